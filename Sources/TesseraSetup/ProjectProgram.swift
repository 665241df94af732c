// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

internal import Foundation

/// Runs `tessera-project`, the program of the command `tessera project`, which is part of the Swift SDK.
package enum ProjectProgram {
  /// The endings of folders and the names of files that are projects.
  private static let endings = [".xcodeproj", ".xcworkspace"]
  private static let names = ["project.yml", "Project.swift", "Workspace.swift"]

  /// Replaces this process with the program. Returns an exit code if it can't be run.
  package static func run(_ arguments: [String]) -> Int32 {
    guard let path else { return complainAboutMissingProgram() }
    complain("error: can't run \(path): \(ProcessReplacement.run(path, arguments)).")
    return 2
  }

  /// Whether a command with screens needs the package of a project: if the current folder has a project, and neither it nor a folder
  /// above it has a manifest.
  package static func isNeeded(
    for arguments: [String], in folder: String = FileManager.default.currentDirectoryPath
  ) -> Bool {
    guard !arguments.contains("--package-path") else { return false }
    if arguments.contains("--project") { return true }
    guard PackageCatalog.nearestPackage(to: folder) == nil else { return false }
    let files = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    return files.contains { name in names.contains(name) || endings.contains(where: name.hasSuffix) }
  }

  /// Builds the package of the project in the current folder, and adds its path to the arguments of a command with screens. Takes the
  /// options `--project` and `--configuration` out of them.
  ///
  /// - Returns: An exit code if there is no package.
  package static func prepare(_ arguments: inout [String]) -> Int32? {
    guard let path else { return complainAboutMissingProgram() }
    var options = ["--print-path"]
    for option in ["--project", "--configuration"] {
      guard let index = arguments.firstIndex(of: option) else { continue }
      guard index + 1 < arguments.count else {
        complain("error: \(option) needs a value.")
        return 2
      }
      options += [option, arguments[index + 1]]
      arguments.removeSubrange(index...index + 1)
    }
    let process = Process()
    process.executableURL = URL(fileURLWithPath: path)
    process.arguments = options
    let pipe = Pipe()
    // Standard input is reserved for the command that follows.
    (process.standardOutput, process.standardInput) = (pipe, FileHandle.nullDevice)
    do { try process.run() } catch {
      complain("error: can't run \(path): \(error.localizedDescription).")
      return 2
    }
    let output = String(decoding: pipe.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    process.waitUntilExit()
    guard process.terminationStatus == 0 else { return process.terminationStatus }
    arguments += ["--package-path", output.trimmingCharacters(in: .newlines)]
    return nil
  }

  /// The path of the program, or nil without the SDK.
  private static var path: String? {
    let environment = ProcessInfo.processInfo.environment
    if let path = environment["TESSERA_PROJECT_TOOL"] { return path }
    guard let program = environment["TESSERA_PROGRAM"] else { return nil }
    let sdk = URL(fileURLWithPath: program).deletingLastPathComponent().deletingLastPathComponent()
    let path = sdk.appendingPathComponent("libexec/tessera-project").path
    return FileManager.default.isExecutableFile(atPath: path) ? path : nil
  }

  private static func complainAboutMissingProgram() -> Int32 {
    complain(
      "error: projects require the Swift SDK, which contains tessera-project. Install it with `swift sdk install`, and run its "
        + "bin/tessera.")
    return 2
  }

  private static func complain(_ text: String) {
    // There is no place left to report a closed standard error.
    try? FileHandle.standardError.write(contentsOf: Data((text + "\n").utf8))
  }
}
