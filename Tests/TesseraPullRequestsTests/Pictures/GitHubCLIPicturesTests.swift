// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import Foundation
import TesseraPullRequests
import Testing

@Suite struct GitHubCLIPicturesTests {
  let server: FakeGitHub
  let folder = Folder()

  init() throws { server = try FakeGitHub() }

  @Test(arguments: [
    ("gh version 2.99.0 (2026-10-01)\nhttps://…", true), ("gh version 2.98.9 (2026-09-01)", false),
    ("gh version 3.0.0", true), ("gh version 2.100.1-rc1 (x)", true), ("hub version 2.99.0", false), ("", false),
    ("gh version DEV (x)", false),
  ])
  func versions(_ text: String, _ expected: Bool) {
    #expect(GitHubCLIPictures.isSupported(text) == expected)
  }

  /// Installs a program `gh` that posts a comment with an address for each attachment.
  ///
  /// - Parameter addresses: The number of addresses in the comment, or nil for one for each attachment.
  private func install(version: String = "2.99.0", addresses: Int? = nil, status: Int = 0) throws -> [String: String] {
    let script = """
      #!/usr/bin/env python3
      import json, os, sys, urllib.request
      if sys.argv[1:] == ["--version"]:
          print("gh version \(version) (2026-10-01)"); sys.exit(0)
      open("\(folder.path)/calls", "a").write(" ".join(sys.argv[1:4]) + "\\n")
      if \(status): print("no access with " + os.environ["GH_TOKEN"], file=sys.stderr); sys.exit(\(status))
      body = sys.argv[sys.argv.index("--body") + 1]
      files = [b for a, b in zip(sys.argv, sys.argv[1:]) if a == "--attach"]
      assert all(open(f, "rb").read(4) == b"\\x89PNG" for f in files)
      for f in files[:\(addresses.map(String.init) ?? "None")]:
          name = os.path.basename(f)
          body += "\\n![%s](https://github.com/user-attachments/assets/%s)" % (name, name[:8])
      request = urllib.request.Request("\(server.root)/repos/o/r/issues/" + sys.argv[3] + "/comments",
          json.dumps({"body": body}).encode(), {"Authorization": "Bearer " + os.environ["GH_TOKEN"]}, method="POST")
      urllib.request.urlopen(request)
      """
    let path = try folder.write(script, to: "bin/gh")
    try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: path)
    let paths = ProcessInfo.processInfo.environment["PATH"] ?? "/usr/bin:/bin"
    return ["PATH": "\(folder.path)/bin:\(paths)", "GITHUB_TOKEN": "test-token", "HOME": folder.path]
  }

  private func picture(_ shade: UInt8) throws -> ReviewPicture {
    try folder.write(TestPNG.make(shade: shade), to: "\(shade).png")
    return try ReviewPicture.read("\(shade).png", of: ReviewInput(folder: folder.path))
  }

  @Test func availability() throws {
    #expect(GitHubCLIPictures.isAvailable(try install()))
    #expect(!GitHubCLIPictures.isAvailable(try install(version: "2.40.1")))
    #expect(!GitHubCLIPictures.isAvailable(["PATH": "/nowhere"]))
  }

  @Test func carriersBecomeTheCommentAndUnchangedPicturesAreNotUploaded() async throws {
    let environment = try install()
    let report = try folder.writeReport([TestResult(name: "a.light")])
    let head = String(repeating: "a", count: 40)
    try await server.setPull(7, head: head)
    var run = try TestRun(server, event: "{}", in: folder)
    run.variables["PATH"] = environment["PATH"]
    #expect(await run("comment", "--report", report, "--number", "7") == 1)
    var state = try await server.state()
    #expect(state.comments.count == 1)
    #expect(state.comments[0].body.contains("<img src=\"https://github.com/user-attachments/assets/"))
    #expect(state.comments[0].body.hasPrefix("<!-- tessera:review tessera -->"))
    #expect(try folder.text("calls").split(separator: "\n").count == 1)
    // A new picture: the second comment is only a carrier, and is deleted.
    try folder.writeReport([TestResult(name: "a.light", after: 99)])
    #expect(await run("comment", "--report", report, "--number", "7") == 1)
    #expect(await run("comment", "--report", report, "--number", "7") == 1)
    state = try await server.state()
    #expect(state.comments.count == 1)
    #expect(try folder.text("calls").split(separator: "\n").count == 2)
  }

  @Test func failuresAreReportedWithoutTheToken() async throws {
    let store = GitHubCLIPictures(
      client: try server.client(), server: "https://github.com", environment: try install(status: 4))
    do {
      _ = try await store.publish([try picture(1)], at: PicturePlace(pullRequest: 7, key: "tessera"))
      Issue.record("The upload succeeded.")
    } catch {
      #expect("\(error)".contains("no access with ***") && !"\(error)".contains("test-token"))
    }
  }

  @Test func commentsWithoutAddressesAreDeleted() async throws {
    let store = GitHubCLIPictures(
      client: try server.client(), server: "https://github.com", environment: try install(addresses: 1))
    await #expect(throws: GitHubCLIPictures.Failure.self) {
      _ = try await store.publish([try picture(1), try picture(2)], at: PicturePlace(pullRequest: 7, key: "tessera"))
    }
    #expect(try await server.state().comments.isEmpty)
  }

  @Test func theBranchIsTheFallback() async throws {
    let repository = try TestRepository()
    let environment = try install(status: 1)
    let report = try folder.writeReport([TestResult(name: "a.light")])
    try await server.setPull(7, head: String(repeating: "a", count: 40))
    var run = try TestRun(server, event: "{}", in: folder)
    run.variables["PATH"] = environment["PATH"]
    #expect(await run("comment", "--report", report, "--number", "7", "--remote", repository.remote) == 1)
    #expect(try await server.state().comments[0].body.contains("/blob/tessera-pictures/pull-7/"))
  }
}
