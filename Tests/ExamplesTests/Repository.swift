/// Where things lie in the repository.
enum Repository {
  /// Its top.
  static let root = #filePath.split(separator: "/").dropLast(3).reduce("") { "\($0)/\($1)" }
}
