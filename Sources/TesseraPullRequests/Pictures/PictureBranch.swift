// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

internal import Foundation

/// A store that pushes pictures to a branch without history.
///
/// The branch contains a folder for each pull request, with a folder for each review:
///
///     pull-12/tessera/9f86d081884c7d659a2feaa0c55ad015a3bf4f1b.png
///
/// Files are named by their contents, so unchanged pictures are neither stored nor pushed again. Each push replaces the
/// branch's only commit, so the repository doesn't keep pictures of earlier pushes. A push succeeds only if the branch
/// was not changed in the meantime; otherwise the change is repeated on the new contents. Only git's plumbing commands
/// are used, in a temporary repository without a working folder.
package struct PictureBranch: PictureStore {
  /// The default name of the branch.
  package static let defaultName = "tessera-pictures"

  /// The address or path of the repository.
  let remote: String
  let address: PictureAddress
  let credentials: GitCredentials?
  let environment: [String: String]
  /// The maximum number of attempts to push.
  var attempts = 12

  /// Creates a store.
  ///
  /// - Parameters:
  ///   - remote: The address or path of the repository to push to.
  ///   - address: The branch, and the form of the pictures' addresses.
  package init(remote: String, address: PictureAddress, credentials: GitCredentials?, environment: [String: String]) {
    self.remote = remote
    self.address = address
    self.credentials = credentials
    self.environment = environment
  }

  private var reference: String { "refs/heads/\(address.branch)" }

  /// Replaces the pictures of a review.
  package func publish(_ pictures: [ReviewPicture], at place: PicturePlace) async throws -> StoredPictures {
    let scratch = try TemporaryFolder()
    defer { scratch.remove() }
    let git = try repository(in: scratch)
    let blobs = try store(pictures, in: scratch, git)
    let folder = "pull-\(place.pullRequest)"
    let entries = zip(pictures, blobs).map { TreeEntry(mode: "100644", kind: "blob", id: $1, name: "\($0.hash).png") }
    try await edit(git) { root throws(GitError) in
      let old = root.first { $0.name == folder }?.id
      var reviews = try old.map { id throws(GitError) in try git.entries(of: id) } ?? []
      reviews.removeAll { $0.name == place.key }
      if !entries.isEmpty {
        reviews.append(TreeEntry(mode: "040000", kind: "tree", id: try git.makeTree(entries), name: place.key))
      }
      root.removeAll { $0.name == folder }
      if !reviews.isEmpty {
        root.append(TreeEntry(mode: "040000", kind: "tree", id: try git.makeTree(reviews), name: folder))
      }
    }
    return StoredPictures(
      urls: Dictionary(
        uniqueKeysWithValues: pictures.map {
          ($0.hash, address.url(of: "\(folder)/\(place.key)/\($0.hash).png"))
        }))
  }

  /// Deletes the pictures of closed pull requests.
  ///
  /// - Parameter isClosed: Returns whether the pull request with a number is closed.
  /// - Returns: The numbers of the pull requests whose pictures were deleted.
  package func prune(_ isClosed: (Int) async throws -> Bool) async throws -> [Int] {
    let scratch = try TemporaryFolder()
    defer { scratch.remove() }
    let git = try repository(in: scratch)
    guard let tip = try fetchTip(git) else { return [] }
    var closed: [Int] = []
    for number in try checked(git.entries(of: tip)).compactMap(\.pullRequest) where try await isClosed(number) {
      closed.append(number)
    }
    let numbers = Set(closed)
    guard !numbers.isEmpty else { return [] }
    try await edit(git) { root in root.removeAll { $0.pullRequest.map(numbers.contains) == true } }
    return closed.sorted()
  }

  private func repository(in scratch: TemporaryFolder) throws(GitError) -> Git {
    let path = scratch.path + "/pictures.git"
    return try Git.bareRepository(path, remote: remote, credentials: credentials, environment: environment)
  }

  /// Writes the pictures as blobs, and returns their names in git.
  private func store(_ pictures: [ReviewPicture], in scratch: TemporaryFolder, _ git: Git) throws -> [String] {
    guard !pictures.isEmpty else { return [] }
    let paths = pictures.map { "\(scratch.path)/\($0.hash)" }
    for (picture, path) in zip(pictures, paths) { try Data(picture.bytes).write(to: URL(fileURLWithPath: path)) }
    let input = Array(paths.map { $0 + "\n" }.joined().utf8)
    return try git.run(["hash-object", "-w", "--no-filters", "--stdin-paths"], input: input)
      .split(separator: "\n").map(String.init)
  }

  /// Changes the branch's root folder, and pushes it. Repeats the change if the branch was changed concurrently.
  private func edit(_ git: Git, _ change: (inout [TreeEntry]) throws(GitError) -> Void) async throws {
    for attempt in 0..<attempts {
      let tip = try fetchTip(git)
      var root = try tip.map { tip throws(GitError) in try checked(git.entries(of: tip)) } ?? []
      try change(&root)
      let tree = try git.makeTree(root)
      if let tip, try git.run(["rev-parse", "\(tip)^{tree}"]) == tree { return }
      if tip == nil, root.isEmpty { return }
      let commit = try git.commit(tree: tree, message: "Pictures of pull requests")
      let lease = "--force-with-lease=\(reference):\(tip ?? "")"
      if try git.push(commit, to: reference, options: [lease]) { return }
      let limit = 100 << min(attempt, 6)
      try await Task.sleep(for: .milliseconds(Int.random(in: 20...limit)))
    }
    throw GitError.contended(branch: address.branch, attempts: attempts)
  }

  /// Fetches the branch's commit and folders without the pictures. Returns nil if there is no such branch.
  private func fetchTip(_ git: Git) throws(GitError) -> String? {
    for _ in 0..<3 {
      guard try !git.run(["ls-remote", "origin", reference]).isEmpty else { return nil }
      let fetch = ["fetch", "--quiet", "--depth=1", "--filter=blob:none", "--no-tags", "origin", reference]
      if try git.result(fetch).status == 0 { return try git.run(["rev-parse", "FETCH_HEAD"]) }
    }
    // The branch is not deleted between two commands three times in a row.
    try git.run(["fetch", "--quiet", "--depth=1", "--no-tags", "origin", reference])
    return try git.run(["rev-parse", "FETCH_HEAD"])
  }

  /// Throws an error if the branch contains files other than pictures, which would be lost.
  private func checked(_ entries: [TreeEntry]) throws(GitError) -> [TreeEntry] {
    for entry in entries where entry.pullRequest == nil {
      throw .foreignBranch(address.branch, entry: PlainText.line(entry.name, limit: 100))
    }
    return entries
  }
}
