// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

/// An entry of a folder in git's object database.
struct TreeEntry: Hashable, Sendable {
  let mode: String
  let kind: String
  let id: String
  let name: String

  /// The number of the pull request in the name of a folder such as `pull-12`.
  var pullRequest: Int? {
    guard kind == "tree", name.hasPrefix("pull-"), let number = Int(name.dropFirst(5)), name == "pull-\(number)" else {
      return nil
    }
    return number
  }
}

extension Git {
  /// Creates an empty repository without a working folder, whose remote `origin` is another repository.
  static func bareRepository(
    _ path: String, remote: String, credentials: GitCredentials?, environment: [String: String]
  ) throws(GitError) -> Git {
    let git = Git(path, credentials: credentials, environment: environment)
    try Git("/", environment: environment).run(["init", "--quiet", "--bare", path])
    try git.run(["config", "remote.origin.url", remote])
    return git
  }

  /// Returns the entries of a commit's or tree's folder.
  func entries(of tree: String) throws(GitError) -> [TreeEntry] {
    try run(["ls-tree", "-z", tree]).split(separator: "\0").compactMap { line in
      let parts = line.split(separator: "\t", maxSplits: 1)
      let fields = parts.first?.split(separator: " ").map(String.init) ?? []
      guard parts.count == 2, fields.count == 3 else { return nil }
      return TreeEntry(mode: fields[0], kind: fields[1], id: fields[2], name: String(parts[1]))
    }
  }

  /// Writes a folder and returns its name in git. Objects that exist only on the server are allowed.
  func makeTree(_ entries: [TreeEntry]) throws(GitError) -> String {
    let lines = entries.map { "\($0.mode) \($0.kind) \($0.id)\t\($0.name)\0" }
    return try run(["mktree", "-z", "--missing"], input: Array(lines.joined().utf8))
  }

  /// Writes a commit and returns its name.
  ///
  /// - Parameter author: The name and address of the author and the committer.
  func commit(
    tree: String, parent: String? = nil, message: String, author: CommitAuthor = .bot
  ) throws(GitError) -> String {
    try run(
      ["commit-tree", tree] + (parent.map { ["-p", $0] } ?? []), input: Array((message + "\n").utf8),
      variables: [
        "GIT_AUTHOR_NAME": author.name, "GIT_AUTHOR_EMAIL": author.email,
        "GIT_COMMITTER_NAME": author.name, "GIT_COMMITTER_EMAIL": author.email,
      ])
  }

  /// Pushes a commit to the remote `origin`. Returns false if the branch was changed concurrently.
  ///
  /// - Throws: `.rejected` if the server rejected the push for another reason.
  func push(
    _ commit: String, to reference: String, options: [String] = []
  ) throws(GitError) -> Bool {
    let result = try result(["push", "--quiet", "--porcelain"] + options + ["origin", "\(commit):\(reference)"])
    if result.status == 0 { return true }
    let text = result.text + result.errorText
    let races = [
      "stale info", "fetch first", "non-fast-forward", "cannot lock ref", "failed to update ref", "incorrect old value",
      "reference already exists", "failed to lock",
    ]
    if races.contains(where: text.contains) { return false }
    throw .rejected(branch: reference, message: redacted(text))
  }
}

/// The author of a commit.
package struct CommitAuthor: Hashable, Sendable {
  package let name: String
  package let email: String

  /// The account of GitHub's workflows.
  package static let bot = CommitAuthor(
    name: "github-actions[bot]", email: "41898282+github-actions[bot]@users.noreply.github.com")

  package init(name: String, email: String) {
    self.name = name
    self.email = email
  }
}
