import Commands
import Glibc

exit(Tool.runProcess())
