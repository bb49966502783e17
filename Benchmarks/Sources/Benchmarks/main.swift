import Glibc

/// Usage: `Benchmarks [ROUNDS]`. Exits 1 where a limit is exceeded.
let rounds = CommandLine.arguments.dropFirst().first.flatMap { Int($0) } ?? 61
var isWithinLimits = true
for (width, height) in [(200, 120), (800, 480)] {
  let table = Table(
    title: "\(width)×\(height)", workloads: Workload.all(width: width, height: height),
    rounds: max(rounds, 1))
  print(table.text)
  isWithinLimits = isWithinLimits && table.isWithinLimits
}
exit(isWithinLimits ? 0 : 1)
