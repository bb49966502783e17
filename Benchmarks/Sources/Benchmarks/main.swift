import Glibc

/// Usage: `Benchmarks [ROUNDS]`. Exits 1 where a limit is exceeded.
let rounds = CommandLine.arguments.dropFirst().first.flatMap { Int($0) } ?? 61
let tables = [
  ("200×120", "pixel", Workload.all(width: 200, height: 120)),
  ("800×480", "pixel", Workload.all(width: 800, height: 480)),
  ("1,000 layers", "layer", Workload.layers()),
].map { title, unit, workloads in
  let table = Table(title: title, unit: unit, workloads: workloads, rounds: max(rounds, 1))
  print(table.text)
  return table
}
exit(tables.allSatisfy(\.isWithinLimits) ? 0 : 1)
