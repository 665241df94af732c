// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import Foundation
import TesseraPullRequests
import Testing

@Suite struct ReviewInputTests {
  let folder = Folder()

  private func error(_ report: String) throws -> ReviewInputError? {
    try folder.write(report, to: "report/report.json")
    do {
      _ = try ReviewInput.read(folder.path + "/report")
      return nil
    } catch { return error as ReviewInputError }
  }

  private func result(_ fields: String) -> String {
    "{\"version\":1,\"results\":[{\"name\":\"a\",\"group\":\"a\",\"state\":\"failed\"\(fields)}]}"
  }

  @Test func readsReports() throws {
    let path = try folder.writeReport([
      TestResult(name: "a.light", mismatched: 250), TestResult(name: "b.light", state: "passed"),
      TestResult(name: "c.light", state: "missing", before: nil),
    ])
    let input = try ReviewInput.read(path)
    #expect(input.entries.map(\.state) == [.failed, .passed, .missing])
    #expect(input.entries[0].severity == 0.25)
    #expect(input.entries[0].sentence == "UILabel \"Total\" moved 4 pt right")
    #expect(input.entries[2].before == nil && input.entries[2].after == "images/c.light.actual.png")
    #expect(!input.isSuccess)
  }

  @Test func invalidReportsHaveReasons() throws {
    let valid = result("")
    #expect(try error(valid) == nil)
    for count in stride(from: 0, to: valid.utf8.count - 1, by: 5) {
      guard case .unreadable = try error(String(valid.prefix(count))) else {
        Issue.record("A report of \(count) bytes was accepted.")
        continue
      }
    }
    guard case .laterVersion(_, 2) = try error("{\"version\":2,\"results\":[]}") else {
      Issue.record("A later version was accepted.")
      return
    }
    guard case .missing = #expect(throws: ReviewInputError.self, performing: { try ReviewInput.read("/nowhere") })
    else {
      Issue.record("A missing report was accepted.")
      return
    }
  }

  @Test(arguments: [
    ",\"pictures\":{\"actual\":\"../secret.png\"}", ",\"pictures\":{\"actual\":\"/etc/passwd.png\"}",
    ",\"pictures\":{\"expected\":\"images/a.txt\"}", ",\"pictures\":{\"difference\":\"images//a.png\"}",
    ",\"pictures\":{\"difference\":\"images/./a.png\"}", ",\"pictures\":{\"actual\":\"a\\u0000.png\"}",
    ",\"pictures\":{\"actual\":\"a\\\\b.png\"}", ",\"newText\":\"../../x.actual.txt\"",
  ])
  func pathsOutsideTheFolderAreRejected(_ fields: String) throws {
    guard case .unsafe = try error(result(fields)) else {
      Issue.record("\(fields) was accepted.")
      return
    }
  }

  @Test func namesOutsideTheFolderAndDuplicatesAreRejected() throws {
    let evil = "{\"version\":1,\"results\":[{\"name\":\"../a\",\"group\":\"a\",\"state\":\"failed\"}]}"
    guard case .unsafe = try error(evil) else {
      Issue.record("A name outside the folder was accepted.")
      return
    }
    let entry = "{\"name\":\"a\",\"group\":\"a\",\"state\":\"failed\"}"
    guard case .unreadable = try error("{\"version\":1,\"results\":[\(entry),\(entry)]}") else {
      Issue.record("Two entries with the same name were accepted.")
      return
    }
  }

  @Test func limitsApply() throws {
    let path = try folder.writeReport([TestResult(name: "a.light")])
    var limits = ReviewLimits()
    limits.reportBytes = 10
    #expect(throws: ReviewInputError.self) { try ReviewInput.read(path, limits: limits) }
    limits = ReviewLimits()
    limits.results = 0
    #expect(throws: ReviewInputError.self) { try ReviewInput.read(path, limits: limits) }
  }

  @Test func linksAreNotFollowed() throws {
    let path = try folder.writeReport([TestResult(name: "a.light")])
    let secret = try folder.write(TestPNG.make(), to: "secret.png")
    let picture = path + "/images/a.light.actual.png"
    try FileManager.default.removeItem(atPath: picture)
    try FileManager.default.createSymbolicLink(atPath: picture, withDestinationPath: secret)
    let input = try ReviewInput.read(path)
    #expect(throws: ReviewPicture.Problem.self) { try ReviewPicture.read("images/a.light.actual.png", of: input) }
    // A link as a folder.
    try FileManager.default.removeItem(atPath: path + "/images")
    try FileManager.default.createSymbolicLink(atPath: path + "/images", withDestinationPath: folder.path)
    #expect(throws: ReviewPicture.Problem.self) { try ReviewPicture.read("images/secret.png", of: input) }
    // A link as the report.
    try FileManager.default.moveItem(atPath: path + "/report.json", toPath: folder.path + "/other.json")
    try FileManager.default.createSymbolicLink(
      atPath: path + "/report.json", withDestinationPath: folder.path + "/other.json")
    #expect(throws: ReviewInputError.self) { try ReviewInput.read(path) }
  }

  @Test func damagedPicturesHaveReasons() throws {
    let png = TestPNG.make()
    var input = ReviewInput(folder: folder.path)
    let cases: [(name: String, bytes: [UInt8])] = [
      ("truncated", Array(png.dropLast())), ("empty", []),
      ("text", Array("not a picture at all, only text, longer".utf8)),
      ("html", Array("<html>".utf8) + png),
    ]
    for (name, bytes) in cases {
      try folder.write(bytes, to: "\(name).png")
      #expect(throws: ReviewPicture.Problem.self, "\(name)") { try ReviewPicture.read("\(name).png", of: input) }
    }
    try folder.write(png, to: "good.png")
    let picture = try ReviewPicture.read("good.png", of: input)
    #expect(picture.size.width == 4 && picture.size.height == 8)
    input.limits.pictureBytes = png.count - 1
    #expect(throws: ReviewPicture.Problem.self) { try ReviewPicture.read("good.png", of: input) }
    input.limits = ReviewLimits()
    input.limits.pictureSide = 7
    #expect(throws: ReviewPicture.Problem.self) { try ReviewPicture.read("good.png", of: input) }
    var huge = png
    huge.replaceSubrange(16..<24, with: [0x7F, 0xFF, 0xFF, 0xFF, 0x7F, 0xFF, 0xFF, 0xFF])
    try folder.write(huge, to: "huge.png")
    input.limits = ReviewLimits()
    #expect(throws: ReviewPicture.Problem.self) { try ReviewPicture.read("huge.png", of: input) }
    #expect(throws: ReviewPicture.Problem.self) { try ReviewPicture.read("missing.png", of: input) }
  }

  /// The hash is that of `sha256sum`, for lengths at the edges of SHA-256's blocks.
  @Test(arguments: [0, 1, 55, 56, 63, 64, 65, 1000])
  func hashesMatchSHA256(_ padding: Int) throws {
    let path = try folder.write(TestPNG.make(padding: padding), to: "a.png")
    let environment = TestRepository.environment
    let output = try ChildProcess(["sha256sum", path], environment: environment).run().text
    #expect(try ReviewPicture.read("a.png", of: ReviewInput(folder: folder.path)).hash == output.prefix(40))
  }
}
