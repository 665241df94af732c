// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import Foundation
import TesseraPullRequests
import Testing

@Suite struct PictureBranchTests {
  let repository: TestRepository
  let folder = Folder()

  init() throws { repository = try TestRepository() }

  private func store(form: PictureAddress.Form = .blob) -> PictureBranch {
    PictureBranch(
      remote: repository.remote,
      address: PictureAddress(server: "https://github.com", repository: "o/r", branch: "tessera-pictures", form: form),
      credentials: nil, environment: TestRepository.environment)
  }

  private func picture(_ shade: UInt8) throws -> ReviewPicture {
    try folder.write(TestPNG.make(shade: shade), to: "\(shade).png")
    return try ReviewPicture.read("\(shade).png", of: ReviewInput(folder: folder.path))
  }

  private func tip() throws -> String { try repository.git(["rev-parse", "tessera-pictures"], in: repository.remote) }

  @Test func picturesAreNamedByContent() async throws {
    let (first, second) = (try picture(1), try picture(2))
    let place = PicturePlace(pullRequest: 12, key: "tessera")
    let stored = try await store().publish([first, second], at: place)
    #expect(
      stored.urls[first.hash]
        == "https://github.com/o/r/blob/tessera-pictures/pull-12/tessera/\(first.hash).png?raw=true")
    #expect(
      try repository.bytes(of: "pull-12/tessera/\(second.hash).png", on: "tessera-pictures") == TestPNG.make(shade: 2))
    // The same pictures again: nothing is pushed.
    let commit = try tip()
    _ = try await store().publish([first, second], at: place)
    #expect(try tip() == commit)
    // Fewer pictures, and another review of the same pull request.
    _ = try await store().publish([second], at: place)
    _ = try await store().publish([first], at: PicturePlace(pullRequest: 12, key: "ipad"))
    #expect(
      Set(try repository.files(on: "tessera-pictures"))
        == ["pull-12/tessera/\(second.hash).png", "pull-12/ipad/\(first.hash).png"])
    #expect(try repository.git(["rev-list", "--count", "tessera-pictures"], in: repository.remote) == "1")
    #expect(try repository.files(on: "main") == ["README.md"])
  }

  @Test func concurrentPushesKeepAllPictures() async throws {
    let pictures = try (0..<8).map { try picture(UInt8($0)) }
    try await withThrowingTaskGroup(of: Void.self) { group in
      for (number, picture) in pictures.enumerated() {
        group.addTask {
          _ = try await store().publish([picture], at: PicturePlace(pullRequest: number + 1, key: "tessera"))
        }
      }
      try await group.waitForAll()
    }
    #expect(
      Set(try repository.files(on: "tessera-pictures"))
        == Set(pictures.enumerated().map { "pull-\($0 + 1)/tessera/\($1.hash).png" }))
  }

  @Test func closedPullRequestsArePruned() async throws {
    for number in 1...3 {
      _ = try await store().publish([try picture(UInt8(number))], at: PicturePlace(pullRequest: number, key: "tessera"))
    }
    #expect(try await store().prune { $0 != 2 } == [1, 3])
    #expect(try repository.files(on: "tessera-pictures").map { $0.prefix(6) } == ["pull-2"])
    #expect(try await store().prune { $0 != 2 } == [])
  }

  @Test func pruningWithoutABranchDoesNothing() async throws {
    #expect(try await store().prune { _ in true } == [])
  }

  @Test func otherBranchesAreNotOverwritten() async throws {
    try repository.git(["push", "--quiet", "origin", "main:tessera-pictures"])
    let commit = try tip()
    await #expect(throws: GitError.self) {
      _ = try await store().publish([try picture(1)], at: PicturePlace(pullRequest: 1, key: "tessera"))
    }
    #expect(try tip() == commit)
  }

  @Test func serversThatRejectAreReported() async throws {
    let hook = repository.remote + "/hooks/pre-receive"
    try Data("#!/bin/sh\necho protected branch >&2\nexit 1\n".utf8).write(to: URL(fileURLWithPath: hook))
    try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: hook)
    do {
      _ = try await store().publish([try picture(1)], at: PicturePlace(pullRequest: 1, key: "tessera"))
      Issue.record("The push succeeded.")
    } catch {
      #expect("\(error)".contains("protected branch") && "\(error)".contains("contents: write"))
    }
  }

  @Test func missingRepositoriesAreReported() async throws {
    let store = PictureBranch(
      remote: "/nowhere.git", address: PictureAddress(server: "https://x.y", repository: "o/r", branch: "p"),
      credentials: nil, environment: TestRepository.environment)
    await #expect(throws: GitError.self) {
      _ = try await store.publish([try picture(1)], at: PicturePlace(pullRequest: 1, key: "tessera"))
    }
  }

  @Test(arguments: [
    (PictureAddress.Form.blob, "https://git.example.com/", "https://git.example.com/o/r/blob/a/b/c%20d.png?raw=true"),
    (.raw, "https://git.example.com", "https://git.example.com/o/r/raw/a/b/c%20d.png"),
    (.raw, "https://github.com", "https://raw.githubusercontent.com/o/r/a/b/c%20d.png"),
  ])
  func addresses(_ form: PictureAddress.Form, _ server: String, _ expected: String) {
    #expect(PictureAddress(server: server, repository: "o/r", branch: "a/b", form: form).url(of: "c d.png") == expected)
  }
}
