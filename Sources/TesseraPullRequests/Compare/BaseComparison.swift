// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

internal import Foundation

/// A comparison of the screens of two commits, without goldens in the repository.
///
/// Both commits are checked out in temporary folders and rendered by the same command on the same machine.
package struct BaseComparison: Sendable {
  /// The command that renders all screens. `{out}` is replaced by the folder for the pictures, quoted for the shell.
  package static let defaultCommand = "tessera render --appearance both --out {out}"

  /// A folder in the repository.
  package var repository: String
  /// The commit to compare with. Its newest common ancestor with the head is rendered, unless `usesExactBase` is true.
  package var base: String
  package var head = "HEAD"
  /// Whether the base itself is rendered, including changes that the head doesn't have yet.
  package var usesExactBase = false
  /// The command for `/bin/sh`.
  package var command = Self.defaultCommand
  /// The folder in which the command runs, relative to the repository's root. Empty for the root.
  package var folder = ""
  /// The environment of the command.
  package var environment: [String: String]
  package var timeout = Duration.seconds(7200)
  package var comparing: any PictureComparing = BytewiseComparing()
  /// Returns whether the user asked to stop.
  package var isInterrupted: @Sendable () -> Bool = { false }
  /// Receives a sentence before each step.
  package var progress: @Sendable (String) -> Void = { _ in }

  package init(repository: String, base: String, environment: [String: String]) {
    self.repository = repository
    self.base = base
    self.environment = environment
  }

  /// The commits that were compared.
  package struct Result: Hashable, Sendable {
    package let base: String
    package let head: String
  }

  /// Renders both commits, compares the pictures, and writes a report.
  ///
  /// - Parameter out: The folder for the report. An earlier report in it is replaced.
  package func run(out: String) async throws -> Result {
    guard folder.isEmpty || SafePath.isContained(folder) else {
      throw WorkflowError.invalidOption("--folder", folder, remedy: "Pass a folder relative to the repository's root.")
    }
    let trees = try Worktrees(of: repository, environment: environment, isInterrupted: isInterrupted)
    defer { trees.remove() }
    let pictures = try TemporaryFolder()
    defer { pictures.remove() }
    let headCommit = try trees.resolve(head)
    let given = try trees.resolve(base)
    let baseCommit = usesExactBase ? given : try trees.mergeBase(given, headCommit)
    for (name, commit) in [("base", baseCommit), ("head", headCommit)] {
      progress("Rendering the \(name), \(CommitName.short(commit)).")
      try render(try trees.add(commit, named: name), out: "\(pictures.path)/\(name)", place: "the \(name)")
    }
    progress("Comparing the pictures.")
    let writer = ComparisonReport(
      base: "\(pictures.path)/base", head: "\(pictures.path)/head", out: out, comparing: comparing,
      isInterrupted: isInterrupted)
    let title = "\(CommitName.short(baseCommit)) and \(CommitName.short(headCommit))"
    try await writer.write(title: title, baseCommit: baseCommit)
    return Result(base: baseCommit, head: headCommit)
  }

  private func render(_ worktree: String, out: String, place: String) throws {
    try FileManager.default.createDirectory(atPath: out, withIntermediateDirectories: true)
    let quoted = "'" + out.replacingOccurrences(of: "'", with: "'\\''") + "'"
    let directory = folder.isEmpty ? worktree : "\(worktree)/\(folder)"
    guard FileManager.default.fileExists(atPath: directory) else {
      throw WorkflowError.invalidOption(
        "--folder", folder, remedy: "It doesn't exist in \(place). Pass a folder that both commits have.")
    }
    let text = command.replacingOccurrences(of: "{out}", with: quoted)
    var process = ChildProcess(["/bin/sh", "-c", text], folder: directory, environment: environment)
    process.environment["TESSERA_OUT"] = out
    process.forwardsOutput = true
    process.timeout = timeout
    process.isInterrupted = isInterrupted
    let status = try process.run().status
    guard status == 0 else { throw CommandFailed(command: command, status: status, place: place) }
  }
}
