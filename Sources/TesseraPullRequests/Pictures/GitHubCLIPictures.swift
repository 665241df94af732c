// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

internal import Foundation

/// A store that uploads pictures as attachments with `gh pr comment --attach`, which needs gh 2.99 or later.
///
/// Attachments get their addresses when a comment is posted with them. The store therefore posts a comment, reads its
/// addresses through the API, and returns the comment as the carrier, which becomes the sticky comment or is deleted.
/// The sticky comment contains the addresses in a hidden line, so that unchanged pictures aren't uploaded again.
package struct GitHubCLIPictures: PictureStore {
  /// The first version with `--attach`.
  package static let minimumVersion = [2, 99, 0]

  let client: GitHubClient
  let server: String
  let environment: [String: String]

  /// Creates a store.
  ///
  /// - Parameters:
  ///   - server: The server's address, as in `GITHUB_SERVER_URL`.
  ///   - environment: The environment of `gh`, including `PATH` and `GH_TOKEN`.
  package init(client: GitHubClient, server: String, environment: [String: String]) {
    self.client = client
    self.server = server
    self.environment = environment
  }

  /// Returns whether a version of gh that can attach files is on the `PATH`.
  package static func isAvailable(_ environment: [String: String]) -> Bool {
    var process = ChildProcess(["gh", "--version"], environment: environment)
    process.timeout = .seconds(10)
    guard let result = try? process.run(), result.status == 0 else { return false }
    return isSupported(result.text)
  }

  /// Returns whether the output of `gh --version`, such as `gh version 2.99.1 (2026-10-01)`, is of a supported version.
  package static func isSupported(_ text: String) -> Bool {
    let words = text.split(whereSeparator: \.isWhitespace)
    guard words.starts(with: ["gh", "version"]), words.count > 2 else { return false }
    let numbers = words[2].split(separator: "-")[0].split(separator: ".").map { Int($0) ?? -1 }
    guard !numbers.contains(-1) else { return false }
    return !numbers.lexicographicallyPrecedes(minimumVersion)
  }

  /// An error while uploading.
  package enum Failure: Error, CustomStringConvertible {
    case process(ProcessError)
    case gh(message: String)
    case noAddresses(found: Int, expected: Int)

    /// A description of the problem and its remedy.
    package var description: String {
      switch self {
      case .process(let error): "\(error)"
      case .gh(let message): "`gh pr comment --attach` failed: \(message) Use --pictures branch."
      case .noAddresses(let found, let expected):
        "`gh pr comment --attach` returned \(found) addresses for \(expected) pictures. Use --pictures branch."
      }
    }
  }

  /// Uploads the pictures whose addresses are not in the sticky comment.
  package func publish(_ pictures: [ReviewPicture], at place: PicturePlace) async throws -> StoredPictures {
    let wanted = Set(pictures.map(\.hash))
    var stored = StoredPictures(urls: UploadedPictures.read(place.comment ?? "", server: server))
    stored.urls = stored.urls.filter { wanted.contains($0.key) }
    let missing = pictures.filter { stored.urls[$0.hash] == nil }
    if !missing.isEmpty {
      let comment = try await upload(missing, at: place)
      stored.carrier = comment.id
      let urls = UploadedPictures.addresses(in: comment.body ?? "", server: server)
      guard urls.count == missing.count else {
        try await client.deleteComment(id: comment.id)
        throw Failure.noAddresses(found: urls.count, expected: missing.count)
      }
      for (picture, url) in zip(missing, urls) { stored.urls[picture.hash] = url }
    }
    stored.hiddenLines = UploadedPictures.line(stored.urls)
    return stored
  }

  /// Posts a comment with the pictures, and returns it.
  private func upload(_ pictures: [ReviewPicture], at place: PicturePlace) async throws -> GitHubComment {
    let scratch = try TemporaryFolder()
    defer { scratch.remove() }
    let marker = "<!-- tessera:pictures \(UUID().uuidString) -->"
    var arguments = ["gh", "pr", "comment", "\(place.pullRequest)", "--repo", repository, "--body", marker]
    for picture in pictures {
      let path = "\(scratch.path)/\(picture.hash).png"
      try Data(picture.bytes).write(to: URL(fileURLWithPath: path))
      arguments += ["--attach", path]
    }
    var variables = environment
    if variables["GH_TOKEN"] == nil { variables["GH_TOKEN"] = variables["GITHUB_TOKEN"] }
    variables["GH_PROMPT_DISABLED"] = "1"
    let result: ChildProcess.Result
    do { result = try ChildProcess(arguments, environment: variables).run() } catch { throw Failure.process(error) }
    guard result.status == 0 else {
      throw Failure.gh(message: client.redacted(PlainText.line(result.errorText, limit: 500)))
    }
    let comments = try await client.comments(onIssue: place.pullRequest)
    guard let comment = comments.last(where: { $0.body?.hasPrefix(marker) == true }) else {
      throw Failure.noAddresses(found: 0, expected: pictures.count)
    }
    return comment
  }

  /// The repository with its host, as gh expects it.
  private var repository: String {
    let host = URL(string: server)?.host ?? "github.com"
    return host == "github.com" ? client.repository : "\(host)/\(client.repository)"
  }
}

/// The hidden line with the addresses of uploaded pictures.
enum UploadedPictures {
  private static let start = "<!-- tessera:pictures "

  /// Returns the hidden line: `<!-- tessera:pictures HASH=ADDRESS … -->`.
  static func line(_ urls: [String: String]) -> String {
    guard !urls.isEmpty else { return "" }
    return start + urls.sorted { $0.key < $1.key }.map { "\($0.key)=\($0.value)" }.joined(separator: " ") + " -->"
  }

  /// Reads the hidden line of a comment. Ignores addresses of other servers.
  static func read(_ body: String, server: String) -> [String: String] {
    var urls: [String: String] = [:]
    for line in body.split(whereSeparator: \.isNewline) where line.hasPrefix(start) && line.hasSuffix(" -->") {
      for pair in line.dropFirst(start.count).dropLast(4).split(separator: " ") {
        let parts = pair.split(separator: "=", maxSplits: 1).map(String.init)
        guard parts.count == 2, CommitName.isFull(parts[0]), isAttachment(parts[1], server: server) else { continue }
        urls[parts[0]] = parts[1]
      }
    }
    return urls
  }

  /// Returns the addresses of attachments in a comment, in order and without duplicates.
  static func addresses(in body: String, server: String) -> [String] {
    var seen: Set<String> = []
    return body.split { $0.isWhitespace || "()<>[]\"'".contains($0) }.map(String.init)
      .filter { isAttachment($0, server: server) && seen.insert($0).inserted }
  }

  private static func isAttachment(_ url: String, server: String) -> Bool {
    let root = server.hasSuffix("/") ? String(server.dropLast()) : server
    return WebAddress.isSafe(url) && !url.contains("--")
      && (url.hasPrefix("\(root)/user-attachments/") || url.hasPrefix("\(root)/storage/user/"))
  }
}
