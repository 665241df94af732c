// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

internal import Foundation
@testable import Tessera

#if canImport(FoundationXML)
  internal import FoundationXML
#endif

/// A target that reads `report.json` and writes reports in all formats. Each report must be valid in its format and
/// contain no invisible characters.
enum ReportTarget {
  static func take(_ bytes: [UInt8]) {
    let decoder = JSONDecoder()
    decoder.nonConformingFloatDecodingStrategy = .convertFromString(
      positiveInfinity: "Infinity", negativeInfinity: "-Infinity", nan: "NaN")
    var report: SnapshotReport
    do { report = try decoder.decode(SnapshotReport.self, from: Data(bytes)) } catch {
      // The bytes are used as the text in a report.
      let text = String(decoding: bytes, as: UTF8.self)
      report = SnapshotReport(
        title: text, results: [SnapshotResult(name: text, group: text, state: .failed, message: text, golden: text)])
    }
    let json = report.json()
    checkHidden(json, "report.json")
    let again = (try? decoder.decode(SnapshotReport.self, from: Data(json.utf8)))?.json()
    check(again == json, "report.json changes when it is read and written")
    let junit = report.junit()
    checkHidden(junit, "JUnit")
    check(XMLParser(data: Data(junit.utf8)).parse(), "JUnit's file is no XML")
    for line in report.annotations(root: "/") {
      checkHidden(line.replacing("\t", with: ""), "an annotation")
      check(!line.contains("\n"), "an annotation has two lines")
    }
    let script = HTMLReport.script(of: report, folder: "/tmp")
    check(!script.contains(0x3C), "the page's data has a <")
    checkHidden(String(decoding: script, as: UTF8.self), "the page's data")
  }

  private static func checkHidden(_ text: String, _ format: String) {
    let found = text.unicodeScalars.first { HiddenCharacters.contains($0) && $0 != "\n" }
    check(found == nil, "\(format) holds U+\(String(found?.value ?? 0, radix: 16))")
  }
}
