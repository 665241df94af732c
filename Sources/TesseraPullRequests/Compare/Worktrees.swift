// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

internal import Foundation

/// Temporary working folders of commits, made with `git worktree`. The repository's working folder and its uncommitted
/// changes are not touched.
package struct Worktrees: Sendable {
  let git: Git
  let scratch: TemporaryFolder

  /// Creates an empty set of working folders.
  ///
  /// - Parameter repository: A folder in the repository.
  package init(
    of repository: String, environment: [String: String], isInterrupted: @escaping @Sendable () -> Bool = { false }
  ) throws {
    let outside = Git(repository, environment: environment)
    let root = try outside.run(["rev-parse", "--show-toplevel"])
    var git = Git(root, environment: environment)
    git.isInterrupted = isInterrupted
    self.git = git
    scratch = try TemporaryFolder()
  }

  /// The repository's working folder.
  package var root: String { git.folder }

  /// Returns the full name of a commit.
  package func resolve(_ name: String) throws(GitError) -> String {
    let result = try git.result(["rev-parse", "--verify", "--quiet", "--end-of-options", "\(name)^{commit}"])
    guard result.status == 0, CommitName.isFull(String(result.text.prefix(40))) else {
      throw .unknownCommit(PlainText.line(name, limit: 100))
    }
    return String(result.text.prefix(40))
  }

  /// Returns the newest common ancestor of two commits.
  package func mergeBase(_ first: String, _ second: String) throws(GitError) -> String {
    let result = try git.result(["merge-base", first, second])
    guard result.status == 0, CommitName.isFull(String(result.text.prefix(40))) else {
      throw .noMergeBase(CommitName.short(first), CommitName.short(second))
    }
    return String(result.text.prefix(40))
  }

  /// Adds the working folder of a commit, and returns its path.
  package func add(_ commit: String, named name: String) throws(GitError) -> String {
    let path = "\(scratch.path)/\(name)"
    try git.run(["worktree", "add", "--quiet", "--detach", path, commit])
    return path
  }

  /// Removes all working folders. Also works after an interruption.
  package func remove() {
    var git = git
    git.isInterrupted = { false }
    for name in (try? FileManager.default.contentsOfDirectory(atPath: scratch.path)) ?? [] {
      _ = try? git.result(["worktree", "remove", "--force", "--force", "\(scratch.path)/\(name)"])
    }
    scratch.remove()
    _ = try? git.result(["worktree", "prune"])
  }
}
