// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

internal import Foundation

extension GoldenFiles {
  /// Runs a command that writes goldens in a working folder, and returns the goldens that it changed.
  ///
  /// The command may run code of the pull request, so it has no access to tokens.
  ///
  /// - Parameters:
  ///   - command: A command for `/bin/sh`.
  ///   - folder: The repository's working folder, which is at the reviewed commit.
  ///   - warn: Receives a sentence about changed files that are not goldens, which are ignored.
  package static func run(
    _ command: String, in folder: String, environment: WorkflowEnvironment, warn: (String) -> Void
  ) throws -> GoldenFiles {
    var process = ChildProcess(["/bin/sh", "-c", command], folder: folder, environment: environment.withoutSecrets)
    process.forwardsOutput = true
    process.timeout = .seconds(3600)
    let status = try process.run().status
    guard status == 0 else { throw CommandFailed(command: command, status: status) }
    let git = Git(folder, environment: environment.withoutSecrets)
    let output = try git.run(["status", "--porcelain=v1", "-z", "--no-renames", "--untracked-files=all"])
    var files: [File] = []
    var ignored: [String] = []
    for line in output.split(separator: "\0") where line.count > 3 {
      let path = String(line.dropFirst(3))
      let isText = path.split(separator: "/").dropLast().contains("__Snapshots__")
      guard isAllowed(path, isText: isText),
        let bytes = try? SafePath.read(path, in: folder, maximumBytes: ReviewLimits().pictureBytes),
        isText || PNGHeader(bytes) != nil
      else {
        ignored.append(path)
        continue
      }
      files.append(File(path: path, bytes: bytes))
    }
    if let first = ignored.first {
      warn(
        "\(ignored.count) changed files are not goldens and are not committed, "
          + "such as \(PlainText.line(first, limit: 200))."
      )
    }
    guard !files.isEmpty else { throw ApprovalRefusal.nothing }
    return GoldenFiles(files: files, isComplete: true)
  }
}

/// The failure of a command given by the user.
package struct CommandFailed: Error, CustomStringConvertible {
  let command: String
  let status: Int32
  /// The commit in whose folder the command ran, or nil.
  var place: String?

  /// A description of the problem and its remedy.
  package var description: String {
    "`\(PlainText.line(command, limit: 200))` ended with status \(status)\(place.map { " in \($0)" } ?? ""). Its "
      + "output is above. Correct it, or pass another command with --command."
  }
}
