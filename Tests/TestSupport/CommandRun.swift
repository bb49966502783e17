internal import Foundation

/// A program run without a terminal, to its end: what it printed where, and its status.
package struct CommandRun {
  /// Its exit status.
  package let status: Int32
  /// Everything printed as data.
  package let output: [UInt8]
  /// Everything printed as messages.
  package let messages: String

  /// What it printed as data, as text.
  package var text: String { String(decoding: output, as: UTF8.self) }

  /// Runs a program to its end, its input empty, its outputs going to files; in a folder, where one is
  /// given.
  package init(
    _ path: String, _ arguments: [String], in workingFolder: String? = nil,
    environment: [String: String] = [:]
  ) throws {
    let folder = TemporaryFolder()
    let files = try ["out", "err"].map { try folder.write([], to: $0) }
    let handles = try files.map { try FileHandle(forWritingTo: URL(filePath: $0)) }
    let process = Process()
    process.executableURL = URL(filePath: path)
    process.arguments = arguments
    process.currentDirectoryURL = workingFolder.map { URL(filePath: $0) }
    process.environment = environment
    process.standardInput = FileHandle.nullDevice
    process.standardOutput = handles[0]
    process.standardError = handles[1]
    try process.run()
    process.waitUntilExit()
    status = process.terminationStatus
    output = try Array(Data(contentsOf: URL(filePath: files[0])))
    messages = try String(decoding: Data(contentsOf: URL(filePath: files[1])), as: UTF8.self)
  }
}
