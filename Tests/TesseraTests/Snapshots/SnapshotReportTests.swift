// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import Foundation
import Tessera
import TesseraImaging
import TesseraRaster
import Testing

#if canImport(FoundationXML)
  import FoundationXML
#endif

struct SnapshotReportTests {
  private let stage = SnapshotStage()

  private static func result(_ name: String, _ state: SnapshotResult.State = .passed) -> SnapshotResult {
    SnapshotResult(
      name: name, group: "g", state: state, message: state == .passed ? "" : "Something.", golden: "G/a.png")
  }

  @Test func roundTrips() throws {
    var report = SnapshotReport(
      title: "Ünï", results: [Self.result("a"), Self.result("S/b", .failed)], shard: SnapshotShard(2, of: 3),
      isComplete: false)
    report.results[1].milliseconds = 1.5
    try report.write(to: stage.report)
    #expect(try SnapshotReport.read(stage.report) == report)
  }

  /// A report written by a version without shards.
  @Test func olderReports() throws {
    try stage.write(
      Array(#"{"version":1,"title":"","results":[]}"#.utf8), to: stage.report + "/report.json")
    let report = try SnapshotReport.read(stage.report)
    #expect(report.shard == nil)
    #expect(report.isComplete)
  }

  @Test func laterVersions() throws {
    let path = stage.report + "/report.json"
    try stage.write(Array(#"{"version":2,"anything":[]}"#.utf8), to: path)
    #expect(throws: SnapshotReportError.laterVersion(path: path, 2)) { try SnapshotReport.read(stage.report) }
  }

  @Test(arguments: [
    "", "{", "[]", "null", "{}", #"{"version":"x"}"#, #"{"version":1}"#, #"{"version":1,"results":[{}]}"#,
  ])
  func damagedReports(_ text: String) throws {
    try stage.write(Array(text.utf8), to: stage.report + "/report.json")
    #expect {
      try SnapshotReport.read(stage.report)
    } throws: { error in
      guard case .unreadable = error as? SnapshotReportError else { return false }
      return true
    }
  }

  @Test func everyTruncation() throws {
    let text = Array(SnapshotReport(title: "t", results: [Self.result("a", .failed)]).json().utf8)
    for length in 0..<text.count {
      try stage.write(Array(text.prefix(length)), to: stage.report + "/report.json")
      #expect(throws: SnapshotReportError.self) { try SnapshotReport.read(stage.report) }
    }
  }

  @Test func missingReports() {
    #expect(throws: SnapshotReportError.self) { try SnapshotReport.read(stage.folder + "/nowhere") }
  }

  @Test(arguments: ["../x", "/x", "a/../../x", "a//b", ".", "", "a/", "x\0y", "a\\b", "a\nb", "a/./b"])
  func hostileNames(_ name: String) throws {
    try stage.write(Array(SnapshotReport(results: [Self.result(name)]).json().utf8), to: stage.report + "/report.json")
    #expect(throws: SnapshotReportError.self) { try SnapshotReport.read(stage.report) }
    for keyPath in [\SnapshotResult.Pictures.expected, \.actual, \.difference] {
      var result = Self.result("a")
      result.pictures[keyPath: keyPath] = name + ".png"
      // Here, `.` and the empty name result in valid file names.
      guard ![".", ""].contains(name) else { continue }
      if name == "a/" { continue }
      try stage.write(Array(SnapshotReport(results: [result]).json().utf8), to: stage.report + "/report.json")
      #expect(throws: SnapshotReportError.self) { try SnapshotReport.read(stage.report) }
    }
  }

  @Test func duplicateEntries() throws {
    let report = SnapshotReport(results: [Self.result("a"), Self.result("a")])
    try stage.write(Array(report.json().utf8), to: stage.report + "/report.json")
    #expect(throws: SnapshotReportError.self) { try SnapshotReport.read(stage.report) }
  }

  /// Images of the previous report are deleted, and other files in the folder are kept.
  @Test func removesOldImages() async throws {
    try await stage.run([SnapshotStage.screen("a")], .missing)
    try await stage.run([SnapshotStage.screen("a", x: 3)], .never)
    #expect(stage.files(stage.report + "/images").count == 3)
    try stage.write([1], to: stage.report + "/images/other.png")
    try await stage.run([SnapshotStage.screen("a")], .never)
    #expect(stage.files(stage.report + "/images") == ["other.png"])
  }

  private static let nasty = "a\u{0}\u{1B}[31m<b>&\"'\r\n\u{FFFE}]]> %0A ::x,y:z ö🙂"

  /// Foundation's XML parser can read the file.
  @Test func junit() throws {
    var results = SnapshotResult.State.allCases.map { Self.result("n.\($0.rawValue)", $0) }
    results[1].message = Self.nasty
    results[1].name = Self.nasty
    results[0].milliseconds = 1234.4
    let report = SnapshotReport(title: "<&>", results: results)
    let reader = XMLReader()
    let parser = XMLParser(data: Data(report.junit().utf8))
    parser.delegate = reader
    let isXML = parser.parse()
    #expect(isXML, "\(String(describing: parser.parserError))")
    let suites = reader.elements.filter { $0.name == "testsuites" || $0.name == "testsuite" }
    // The failures are one failed, one missing and one obsolete snapshot. There is one error.
    for suite in suites {
      #expect(suite.attributes["tests"] == "6")
      #expect(suite.attributes["failures"] == "3")
      #expect(suite.attributes["errors"] == "1")
      #expect(suite.attributes["time"] == "1.234")
    }
    let cases = reader.elements.filter { $0.name == "testcase" }
    #expect(cases.map { $0.attributes["name"] }.count == 6)
    #expect(cases[1].attributes["name"] == "a[U+0000][U+001B][31m<b>&\"'\r\n[U+FFFE]]]> %0A ::x,y:z ö🙂")
    #expect(reader.elements.filter { $0.name == "failure" }.count == 3)
    #expect(report.junit(failsWhenRecorded: true).contains("failures=\"4\""))
  }

  @Test func junitOfAStoppedRun() {
    #expect(SnapshotReport(isComplete: false).junit().contains("<error message=\"The run was stopped"))
  }

  /// As in actions/toolkit, data escapes %, CR and LF, and properties also escape colons and commas.
  @Test func annotations() {
    var result = Self.result("n:1,2", .failed)
    result.message = "50 %\r\nmore: ok, yes"
    result.golden = "/app/G/a,b:c.png"
    let report = SnapshotReport(results: [Self.result("p"), result, Self.result("r", .recorded)])
    #expect(
      report.annotations(root: "/app") == [
        "::error file=G/a%2Cb%3Ac.png,title=n%3A1%2C2 failed::50 %25%0D%0Amore: ok, yes"
      ])
    #expect(report.annotations(failsWhenRecorded: true, root: "/").count == 2)
    #expect(SnapshotReport(isComplete: false).annotations().count == 1)
  }
}

private final class XMLReader: NSObject, XMLParserDelegate {
  struct Element {
    let name: String
    let attributes: [String: String]
  }

  private(set) var elements: [Element] = []

  func parser(
    _ parser: XMLParser, didStartElement elementName: String, namespaceURI: String?, qualifiedName qName: String?,
    attributes attributeDict: [String: String] = [:]
  ) {
    elements.append(Element(name: elementName, attributes: attributeDict))
  }
}
