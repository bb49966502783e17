import CFuzzer
import Glibc

// The first argument names the target; the rest are libFuzzer's.
runFuzzer()
