// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import Foundation
import Tessera
import Testing

/// Compares an encoded report with the types in `report-data.d.ts`, against which the report's scripts are
/// type-checked.
@Suite struct ReportScriptTypesTests {
  @Test func reportTypesMatch() throws {
    let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent()
    let file = root.appendingPathComponent("Sources/Tessera/Report/Assets/Page/report-data.d.ts")
    let types = ScriptTypes(try String(contentsOf: file, encoding: .utf8))
    let object = try #require(
      try JSONSerialization.jsonObject(with: JSONEncoder().encode(Self.report())) as? [String: Any])
    #expect(types.mistakes(in: object, "Report") == [])
    #expect(types.fields(of: "Report") == Set(object.keys))
    let entry = try #require((object["results"] as? [[String: Any]])?.first)
    #expect(types.fields(of: "Entry") == Set(entry.keys))
    #expect(types.fields(of: "Pictures") == Set((entry["pictures"] as? [String: Any] ?? [:]).keys))
    #expect(types.fields(of: "Change") == Set((entry["changes"] as? [[String: Any]])?.first?.keys.map { $0 } ?? []))
  }

  /// Returns a report without nil values.
  private static func report() -> SnapshotReport {
    let box = SnapshotResult.Box(x: 0, y: 0, width: 1, height: 1)
    let rect = ViewNode.Rect(x: 0, y: 0, width: 1, height: 1)
    let pictures = SnapshotResult.Pictures(expected: "a.png", actual: "b.png", difference: "c.png")
    var result = SnapshotResult(
      name: "a.light", group: "a", state: .failed, message: "It differs.", golden: "a.png", scale: 2)
    result.difference = SnapshotResult.Difference(
      mismatched: 1, compared: 2, largestCluster: 1, boxes: [box], expected: box, actual: box)
    result.changes = [ViewChange(kind: .moved, path: "0", words: "It moved.", before: rect, after: rect)]
    result.findings = [AuditFinding(rule: .truncatedText, path: "0", message: "It is cut.", frame: rect)]
    (result.knownFindings, result.skipped, result.verified) = (1, .cached, .cached)
    (result.pictures, result.frames, result.newText) = (pictures, [pictures], "text")
    var report = SnapshotReport(title: "Title", results: [result], shard: SnapshotShard("1/2"), isComplete: true)
    report.division = "1"
    return report
  }
}
