// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import Foundation
import TesseraPullRequests
import Testing

/// A bare repository that plays the server, and a clone in which commits are made.
final class TestRepository: Sendable {
  let folder = Folder()
  var remote: String { folder.path + "/remote.git" }
  var clone: String { folder.path + "/clone" }

  static let environment: [String: String] = [
    "PATH": ProcessInfo.processInfo.environment["PATH"] ?? "/usr/bin:/bin", "HOME": "/nonexistent",
    "GIT_AUTHOR_NAME": "Test", "GIT_AUTHOR_EMAIL": "test@example.com", "GIT_COMMITTER_NAME": "Test",
    "GIT_COMMITTER_EMAIL": "test@example.com", "GIT_CONFIG_NOSYSTEM": "1",
  ]

  /// Creates a repository with a commit on `main` and the branch `feature`.
  init(_ files: [String: [UInt8]] = ["README.md": Array("Test".utf8)]) throws {
    try git(["init", "--quiet", "--bare", "--initial-branch=main", remote], in: folder.path)
    try git(["config", "uploadpack.allowFilter", "true"], in: remote)
    try git(["clone", "--quiet", remote, clone], in: folder.path)
    try git(["checkout", "--quiet", "-b", "main"], in: clone)
    try commit(files, message: "Base")
    try git(["push", "--quiet", "origin", "main"])
    try git(["checkout", "--quiet", "-b", "feature"])
  }

  /// Runs git in the clone or another folder.
  @discardableResult
  func git(_ arguments: [String], in path: String? = nil) throws -> String {
    try Git(path ?? clone, environment: Self.environment).run(arguments)
  }

  /// Commits files on the current branch and returns the commit.
  @discardableResult
  func commit(_ files: [String: [UInt8]], message: String) throws -> String {
    for (name, bytes) in files {
      let path = "\(clone)/\(name)"
      try FileManager.default.createDirectory(
        atPath: (path as NSString).deletingLastPathComponent, withIntermediateDirectories: true)
      try Data(bytes).write(to: URL(fileURLWithPath: path))
    }
    try git(["add", "--all"])
    try git(["commit", "--quiet", "--allow-empty", "-m", message])
    return try git(["rev-parse", "HEAD"])
  }

  /// Commits files on `feature` and pushes them, and returns the commit.
  func push(_ files: [String: [UInt8]], message: String = "Change") throws -> String {
    let commit = try commit(files, message: message)
    try git(["push", "--quiet", "origin", "feature"])
    return commit
  }

  /// Returns the paths on a branch of the server.
  func files(on branch: String) throws -> [String] {
    let result = try Git(remote, environment: Self.environment).result(["ls-tree", "-r", "--name-only", branch])
    return result.text.split(separator: "\n").map(String.init)
  }

  /// Returns a file on a branch of the server.
  func bytes(of path: String, on branch: String) throws -> [UInt8] {
    try Git(remote, environment: Self.environment).result(["show", "\(branch):\(path)"]).output
  }
}
