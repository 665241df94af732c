// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import Foundation
import Synchronization
import TesseraJSONSchema
import TesseraPullRequests
import TesseraPullRequestsCommand
import Testing

/// A folder for a test's files, deleted at the end.
final class Folder: Sendable {
  let path: String

  init() {
    path = NSTemporaryDirectory() + "/tessera-test-" + UUID().uuidString
    try? FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
  }

  deinit { try? FileManager.default.removeItem(atPath: path) }

  /// Writes a file and returns its path.
  @discardableResult
  func write(_ bytes: [UInt8], to name: String) throws -> String {
    let file = "\(path)/\(name)"
    try FileManager.default.createDirectory(
      atPath: (file as NSString).deletingLastPathComponent, withIntermediateDirectories: true)
    try Data(bytes).write(to: URL(fileURLWithPath: file))
    return file
  }

  @discardableResult
  func write(_ text: String, to name: String) throws -> String { try write(Array(text.utf8), to: name) }

  func text(_ name: String) throws -> String { try String(contentsOfFile: "\(path)/\(name)", encoding: .utf8) }
}

/// Small PNG files, written from the PNG specification.
enum TestPNG {
  /// Returns a gray picture.
  ///
  /// - Parameters:
  ///   - shade: The gray level of all pixels, 0...255.
  ///   - padding: The number of additional bytes in a private chunk.
  static func make(width: Int = 4, height: Int = 8, shade: UInt8 = 0, padding: Int = 0) -> [UInt8] {
    let row: [UInt8] = [0] + [UInt8](repeating: shade, count: width)
    let rows = [UInt8]((0..<height).map { _ in row }.joined())
    var data: [UInt8] = [0x78, 0x01]
    for start in stride(from: 0, to: rows.count, by: 65535) {
      let end = min(start + 65535, rows.count)
      let length = UInt16(end - start)
      data.append(end == rows.count ? 1 : 0)
      data += [UInt8(length & 255), UInt8(length >> 8), UInt8(~length & 255), UInt8(~length >> 8)]
      data += rows[start..<end]
    }
    var (a, b): (UInt32, UInt32) = (1, 0)
    for byte in rows { (a, b) = ((a + UInt32(byte)) % 65521, (b + a + UInt32(byte)) % 65521) }
    data += big(b << 16 | a)
    let header = big(UInt32(width)) + big(UInt32(height)) + [8, 0, 0, 0, 0]
    let extra = padding > 0 ? chunk("teSs", [UInt8](repeating: shade, count: padding)) : []
    return [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A] + chunk("IHDR", header) + extra + chunk("IDAT", data)
      + chunk("IEND", [])
  }

  private static func big(_ value: UInt32) -> [UInt8] { (0..<4).map { UInt8(value >> (24 - 8 * $0) & 255) } }

  private static let table: [UInt32] = (0..<256).map { index in
    (0..<8).reduce(UInt32(index)) { value, _ in value & 1 == 1 ? 0xEDB8_8320 ^ value >> 1 : value >> 1 }
  }

  private static func chunk(_ type: String, _ data: [UInt8]) -> [UInt8] {
    let body = Array(type.utf8) + data
    let checksum = ~body.reduce(~UInt32(0)) { table[Int(($0 ^ UInt32($1)) & 255)] ^ $0 >> 8 }
    return big(UInt32(data.count)) + body + big(checksum)
  }
}

/// A result of a test's report.
struct TestResult {
  var name: String
  var state = "failed"
  var message = "UILabel \"Total\" moved 4 pt right"
  var golden: String?
  var mismatched = 10
  /// The gray levels of the expected and the actual picture. Nil for no picture.
  var before: UInt8? = 10
  var after: UInt8? = 20
}

extension Folder {
  /// Writes a report with pictures into `report`, in the format of `test`, and returns its path.
  @discardableResult
  func writeReport(_ results: [TestResult], isComplete: Bool = true) throws -> String {
    var entries: [[String: Any]] = []
    for result in results {
      var pictures: [String: String] = [:]
      let shades = [("expected", result.before), ("actual", result.after)]
      for case (let kind, let shade?) in shades where result.state != "passed" {
        pictures[kind] = "images/\(result.name).\(kind).png"
        try write(TestPNG.make(shade: shade), to: "report/images/\(result.name).\(kind).png")
      }
      var entry: [String: Any] = [
        "name": result.name, "group": String(result.name.split(separator: ".")[0]), "state": result.state,
        "message": result.message, "golden": result.golden ?? "Goldens/\(result.name).png", "changes": [Any](),
        "findings": [Any](), "frames": [Any](), "pictures": pictures, "scale": 1, "milliseconds": 1,
      ]
      let box = ["x": 0, "y": 0, "width": 4, "height": 8]
      if result.state == "failed" {
        entry["difference"] = [
          "mismatched": result.mismatched, "compared": 1000, "largestCluster": 1, "boxes": [Any](), "expected": box,
          "actual": box,
        ]
      }
      entries.append(entry)
    }
    let report: [String: Any] = ["version": 1, "title": "Screens", "results": entries, "isComplete": isComplete]
    try write([UInt8](JSONSerialization.data(withJSONObject: report)), to: "report/report.json")
    return "\(path)/report"
  }
}

/// A run of the command with a separate environment.
struct TestRun {
  var variables: [String: String]

  /// Creates the environment of a workflow.
  init(_ server: FakeGitHub, event: String, in folder: Folder, workspace: String = "/w") throws {
    let path = try folder.write(event, to: "event-\(UUID().uuidString).json")
    variables = [
      "PATH": ProcessInfo.processInfo.environment["PATH"] ?? "/usr/bin:/bin", "HOME": folder.path,
      "GITHUB_REPOSITORY": "o/r", "GITHUB_API_URL": server.root, "GITHUB_TOKEN": "test-token",
      "GITHUB_EVENT_PATH": path, "GITHUB_RUN_ID": "77", "GITHUB_WORKSPACE": workspace,
      "GITHUB_OUTPUT": folder.path + "/outputs", "GITHUB_STEP_SUMMARY": folder.path + "/summary.md",
    ]
  }

  /// Runs the command, and returns its exit code.
  func callAsFunction(_ arguments: String...) async -> Int32 {
    let tools = PullRequestTools(environment: WorkflowEnvironment(variables))
    return await PullRequestTools.$current.withValue(tools) { await PullRequestProgram.run(arguments) }
  }

  /// Runs the command with `--json`, validates its output by a schema, and returns its exit code.
  func json(_ schema: String, _ arguments: String...) async throws -> Int32 {
    let lines = Mutex<[String]>([])
    var tools = PullRequestTools(environment: WorkflowEnvironment(variables))
    tools.writeLine = { line in lines.withLock { $0.append(line) } }
    let code = await PullRequestTools.$current.withValue(tools) {
      await PullRequestProgram.run(arguments + ["--json"])
    }
    let printed = lines.withLock { $0 }
    // Errors are sentences on standard error.
    #expect(printed.count == (code == 2 ? 0 : 1))
    for line in printed { try JSONSchema(schema).validate(line) }
    return code
  }
}
