// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

internal import Foundation

/// A commit of goldens on top of the reviewed commit.
///
/// The commit is made with git's plumbing commands in a temporary repository. No file of the pull request is checked
/// out, no hook and no filter of it runs, and the push succeeds only if the branch still ends with the reviewed commit.
package struct GoldenCommit: Sendable {
  /// The address or path of the repository to push to.
  let remote: String
  let branch: String
  /// The reviewed commit.
  let head: String
  let credentials: GitCredentials?
  let environment: [String: String]

  package init(
    remote: String, branch: String, head: String, credentials: GitCredentials?, environment: [String: String]
  ) {
    self.remote = remote
    self.branch = branch
    self.head = head
    self.credentials = credentials
    self.environment = environment
  }

  /// Commits and pushes files, and returns the name of the commit.
  ///
  /// - Throws: `ApprovalRefusal.changed` if the branch has another commit than the reviewed one, `.nothing` if the
  ///   files are equal to the repository's, or `.unsafeGolden`.
  package func push(_ files: [GoldenFiles.File], message: String) throws -> String {
    let scratch = try TemporaryFolder()
    defer { scratch.remove() }
    let git = try Git.bareRepository(
      scratch.path + "/goldens.git", remote: remote, credentials: credentials, environment: environment)
    let reference = "refs/heads/\(branch)"
    try git.run(["fetch", "--quiet", "--depth=1", "--filter=blob:none", "--no-tags", "origin", reference])
    guard try git.run(["rev-parse", "FETCH_HEAD"]) == head else { throw ApprovalRefusal.changed }
    try check(files, git)
    let index = ["GIT_INDEX_FILE": scratch.path + "/index"]
    try git.run(["read-tree", head], variables: index)
    try checkFilters(of: files, git, index: index)
    let ids = try store(files, in: scratch, git)
    let lines = zip(files, ids).map { "100644 \($1)\t\($0.path)\0" }
    try git.run(["update-index", "-z", "--index-info"], input: Array(lines.joined().utf8), variables: index)
    let tree = try git.run(["write-tree", "--missing-ok"], variables: index)
    guard try git.run(["rev-parse", "\(head)^{tree}"]) != tree else { throw ApprovalRefusal.nothing }
    let commit = try git.commit(tree: tree, parent: head, message: message)
    guard try git.push(commit, to: reference) else { throw ApprovalRefusal.changed }
    return commit
  }

  /// Throws an error unless the repository has each file, or a golden in the same folder, and no path is a link.
  private func check(_ files: [GoldenFiles.File], _ git: Git) throws {
    let output = try git.run(["ls-tree", "-r", "-z", head])
    var modes: [String: String] = [:]
    var folders: Set<String> = []
    for line in output.split(separator: "\0") {
      let parts = line.split(separator: "\t", maxSplits: 1).map(String.init)
      guard parts.count == 2 else { continue }
      modes[parts[1]] = String(parts[0].prefix(6))
      if parts[1].hasSuffix(".png") { folders.insert(Self.folder(of: parts[1])) }
    }
    for file in files {
      let folder = Self.folder(of: file.path)
      let mode = modes[file.path]
      let isNew = folders.contains(folder) || folder.split(separator: "/").contains("__Snapshots__")
      let isBelowFile = Self.ancestors(of: file.path).contains { modes[$0] != nil }
      guard mode == "100644" || mode == "100755" || mode == nil && isNew && !isBelowFile else {
        throw ApprovalRefusal.unsafeGolden(name: file.path, path: file.path)
      }
    }
  }

  /// Throws an error if a filter such as Git LFS stores a file elsewhere.
  private func checkFilters(of files: [GoldenFiles.File], _ git: Git, index: [String: String]) throws {
    let input = Array(files.map { $0.path + "\0" }.joined().utf8)
    let output = try git.run(["check-attr", "--cached", "-z", "--stdin", "filter"], input: input, variables: index)
    let fields = output.split(separator: "\0", omittingEmptySubsequences: false).map(String.init)
    for start in stride(from: 0, to: fields.count - 2, by: 3) {
      let filter = fields[start + 2]
      if !["unspecified", "unset", "set"].contains(filter) {
        throw GitError.filtered(path: fields[start], filter: filter)
      }
    }
  }

  private func store(_ files: [GoldenFiles.File], in scratch: TemporaryFolder, _ git: Git) throws -> [String] {
    var paths: [String] = []
    for (number, file) in files.enumerated() {
      paths.append("\(scratch.path)/\(number)")
      try Data(file.bytes).write(to: URL(fileURLWithPath: "\(scratch.path)/\(number)"))
    }
    let input = Array(paths.map { $0 + "\n" }.joined().utf8)
    return try git.run(["hash-object", "-w", "--no-filters", "--stdin-paths"], input: input)
      .split(separator: "\n").map(String.init)
  }

  /// Returns the paths of all folders that contain a file.
  private static func ancestors(of path: String) -> [String] {
    let parts = path.split(separator: "/")
    return parts.indices.dropFirst().map { parts[..<$0].joined(separator: "/") }
  }

  private static func folder(of path: String) -> String {
    path.lastIndex(of: "/").map { String(path[..<$0]) } ?? ""
  }
}
