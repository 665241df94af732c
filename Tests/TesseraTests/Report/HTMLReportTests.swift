// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import Foundation
@testable import Tessera
import TesseraImaging
import TesseraRaster
import Testing

/// The files of a report page. `Tools/Checks/check-report` tests the page's behavior in a browser.
struct HTMLReportTests {
  static let names = ["index.html", "report-data.js", "report-stage.js", "report.css", "report.js"]

  /// Returns the JSON assigned in `window.tesseraReport = …;`.
  static func data(in folder: String) throws -> (text: String, value: [String: Any]) {
    let text = String(decoding: try AtomicFile.read("\(folder)/report-data.js"), as: UTF8.self)
    let start = "window.tesseraReport = "
    #expect(text.hasPrefix(start) && text.hasSuffix(";\n"))
    let json = Data(text.dropFirst(start.count).dropLast(2).utf8)
    return (text, try #require(try JSONSerialization.jsonObject(with: json) as? [String: Any]))
  }

  static func results(in folder: String) throws -> [[String: Any]] {
    let report = try data(in: folder).value["report"] as? [String: Any]
    return try #require(report?["results"] as? [[String: Any]])
  }

  @Test func writesEveryFileAndNothingElse() throws {
    try SnapshotCheckTests.withFolder { folder in
      let report = SnapshotReport(title: "App", results: [SnapshotResult(name: "a", group: "g", state: .passed)])
      try HTMLReport.write(report, to: "\(folder)/deep/report")
      let files = try FileManager.default.contentsOfDirectory(atPath: "\(folder)/deep/report")
      #expect(files.sorted() == Self.names)
      // Each file that the page links to exists, and the page links to no other location.
      let page = String(decoding: try AtomicFile.read("\(folder)/deep/report/index.html"), as: UTF8.self)
      let parts = page.matches(of: /(?:src|href)="([^"]+)"/).map { String($0.1) }.filter { !$0.hasPrefix("data:") }
      #expect(parts.sorted() == ["report-data.js", "report-stage.js", "report.css", "report.js"])
    }
  }

  @Test func emptyReport() throws {
    try SnapshotCheckTests.withFolder { folder in
      try HTMLReport.write(SnapshotReport(), to: folder)
      #expect(try Self.results(in: folder).isEmpty)
    }
  }

  /// Strings that could terminate scripts, lines or literals, and strings that must be preserved exactly.
  @Test(arguments: [
    "</script><script>alert(1)</script>", "<!--<script>", "\u{2028}\u{2029}", "\"); alert(1); (\"", "\\",
    "\u{0}\u{1}\n\r\t",
    "漢字 Größe 👩‍👩‍👧 עברית", "a#b?c%20d&amp;", "<img src=x onerror=alert(1)>", "", "é\u{2027}\u{202A}",
  ])
  func escapesHostileText(_ text: String) throws {
    try SnapshotCheckTests.withFolder { folder in
      let rect = ViewNode.Rect(x: 0, y: 0, width: 1, height: 1)
      let entry = SnapshotResult(
        name: text, group: text, state: .failed, message: text, golden: text,
        changes: [ViewChange(kind: .moved, path: text, words: text, before: rect, after: nil)],
        findings: [AuditFinding(rule: .lowContrast, path: text, message: text, frame: rect)],
        pictures: .init(expected: text, actual: text, difference: text))
      let report = SnapshotReport(title: text, results: [entry])
      try HTMLReport.write(report, to: folder)
      let script = try Self.data(in: folder).text
      for forbidden in ["<", "\u{2028}", "\u{2029}"] {
        #expect(!script.unicodeScalars.contains(Unicode.Scalar(forbidden)!))
      }
      #expect(script.split(separator: "\n", omittingEmptySubsequences: false).count == 2)
      let back = try Self.results(in: folder)
      #expect(back.first?["name"] as? String == text)
      #expect(back.first?["message"] as? String == text)
    }
  }

  @Test func nonFiniteNumbers() throws {
    try SnapshotCheckTests.withFolder { folder in
      let rect = ViewNode.Rect(x: -.infinity, y: .infinity, width: 1e300, height: -0.0)
      let entry = SnapshotResult(
        name: "a", group: "", state: .failed,
        changes: [ViewChange(kind: .moved, path: "", words: "", before: rect, after: nil)], scale: .infinity)
      let report = SnapshotReport(results: [entry])
      try HTMLReport.write(report, to: folder)
      #expect(try Self.results(in: folder).first?["scale"] as? String == "Infinity")
    }
  }

  @Test func outputIsDeterministic() throws {
    try SnapshotCheckTests.withFolder { folder in
      let results = (0..<50).map { SnapshotResult(name: "\($0)", group: "g", state: .passed, golden: "none.png") }
      try HTMLReport.write(SnapshotReport(results: results), to: "\(folder)/a")
      try HTMLReport.write(SnapshotReport(results: results), to: "\(folder)/b")
      for name in Self.names {
        #expect(try AtomicFile.read("\(folder)/a/\(name)") == AtomicFile.read("\(folder)/b/\(name)"), "\(name)")
      }
    }
  }

  @Test(arguments: [
    ("/a/b/Goldens/x.png", "/a/b/.build/report", "../../Goldens/x.png"), ("/a/b/x.png", "/a/b", "x.png"),
    ("/x.png", "/", "x.png"), ("/c/x.png", "/a/b", "../../c/x.png"), ("/a/bc/x.png", "/a/b", "../bc/x.png"),
  ])
  func relativePaths(_ path: String, _ folder: String, _ expected: String) {
    #expect(HTMLReport.relative(path, to: folder) == expected)
  }

  /// A passing result shows its golden, if any. A failing result has separate images.
  @Test func linksReferences() throws {
    try SnapshotCheckTests.withFolder { folder in
      let golden = "\(folder)/Goldens/ü a.png"
      try Golden.write(SnapshotCheckTests.picture(1), tree: nil, to: golden)
      let report = SnapshotReport(results: [
        SnapshotResult(name: "passed", group: "g", state: .passed, golden: golden),
        SnapshotResult(name: "gone", group: "g", state: .passed, golden: "\(folder)/Goldens/b.png"),
        SnapshotResult(
          name: "failed", group: "g", state: .failed, golden: golden, pictures: .init(actual: "images/a.png")),
      ])
      try HTMLReport.write(report, to: "\(folder)/out/report")
      let goldens = try Self.data(in: "\(folder)/out/report").value["goldens"] as? [String: String]
      #expect(goldens == ["passed": "../../Goldens/ü a.png"])
    }
  }

  @Test func unwritableFoldersAreErrors() throws {
    try SnapshotCheckTests.withFolder { folder in
      try AtomicFile.createDirectory(folder)
      try AtomicFile.write([1], to: "\(folder)/file")
      #expect(throws: FileError.self) { try HTMLReport.write(SnapshotReport(), to: "\(folder)/file/report") }
    }
  }
}
