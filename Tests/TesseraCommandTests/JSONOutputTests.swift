// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

// Runs every command with --json, and validates its output by the command's schema.

import Foundation
import Synchronization
import Tessera
import TesseraImaging
import TesseraJSONSchema
import TesseraRaster
import Testing
import UIKit

@testable import TesseraCommand

@Suite struct JSONOutputTests {
  private let folder = Folder()
  private let catalog = ScreenCatalog {
    Screen(
      "one", device: .iPhoneSE,
      animations: [
        ScreenAnimation("out", duration: 0.1) { (controller: UIViewController) in
          UIView.animate(withDuration: 0.1) { controller.view.alpha = 0 }
        }
      ],
      flows: [
        Flow("Go") { $0.tap("go") },
        Flow("Fail") {
          $0.tap("go")
          $0.tap("stop")
        },
      ]
    ) {
      let controller = UIViewController()
      let button = UIButton(type: .system, primaryAction: UIAction(title: "go") { _ in })
      button.frame = CGRect(x: 20, y: 40, width: 20, height: 20)
      controller.view.addSubview(button)
      _ = UIImage(named: "nowhere")
      return controller
    }
  }

  /// Runs a command, and returns what it printed.
  private func output(_ run: () async -> Int32, code: Int32, _ name: String = "") async throws -> String {
    let lines = Mutex<[String]>([])
    let result = await JSONOutput.$writeLine.withValue({ line in lines.withLock { $0.append(line) } }) { await run() }
    #expect(result == code, "\(name)")
    let printed = lines.withLock { $0 }
    #expect(printed.count == 1)
    return printed.joined(separator: "\n")
  }

  private func check(_ schema: String, code: Int32 = 0, _ arguments: String...) async throws -> String {
    let text = try await output(
      { await CatalogCommand.run(catalog, arguments: arguments + ["--json"]) }, code: code, arguments[0])
    #expect(throws: Never.self, "\(arguments): \(text)") { try JSONSchema(schema).validate(text) }
    return text
  }

  private func checkTool(_ schema: String, code: Int32 = 0, _ arguments: String...) async throws {
    let text = try await output({ await ToolCommand.run(arguments: arguments + ["--json"]) }, code: code, arguments[0])
    #expect(throws: Never.self, "\(arguments): \(text)") { try JSONSchema(schema).validate(text) }
  }

  private func object(_ text: String) throws -> [String: Any] {
    try #require(JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any])
  }

  @Test func screens() async throws {
    let out = folder.path
    _ = try await check("list", "list")
    let rendered = try object(try await check("render", "render", "--out", out))
    let pictures = try #require(rendered["pictures"] as? [[String: String]])
    #expect(pictures.compactMap { $0["variant"] } == ["iphone-se@2.light", "iphone-se@2.dark"])
    #expect(pictures.allSatisfy { FileManager.default.fileExists(atPath: $0["path"] ?? "") })
    #expect((rendered["missing"] as? [[String: String]])?.count == 1)
    _ = try await check("render", code: 1, "render", "--strict", "--out", out)
    _ = try await check("explain", "explain", "one", "UIButton")
    _ = try await check("audit", code: 1, "audit", "one")
    let page = try object(try await check("page", "page", "--out", out + "/page"))
    #expect(page["page"] as? String == out + "/page/index.html")
  }

  @Test(arguments: ["png", "apng", "strip"])
  func frames(_ format: String) async throws {
    let text = try await check(
      "frames", "frames", "one", "--format", format, "--device", "40x30", "--out", folder.path)
    let files = try #require(object(text)["files"] as? [String])
    // The animation's 0.1 seconds have seven frames at 60 frames per second.
    #expect(files.count == (format == "png" ? 7 : 1))
    #expect(files.sorted() == folder.files.map { folder.path + "/" + $0 })
  }

  @Test func rawFramesHaveNoJSON() async {
    let code = await CatalogCommand.run(catalog, arguments: ["frames", "one", "--format", "raw", "--json"])
    #expect(code == 2)
  }

  @Test func flows() async throws {
    let strip = folder.path + "/strip.png"
    let passed = try object(try await check("flow", "flow", "one", "Go", "--out", strip))
    #expect(passed["outputs"] as? [String] == [strip] && passed["failure"] == nil)
    let failed = try object(try await check("flow", code: 1, "flow", "one", "Fail"))
    #expect((failed["steps"] as? [Any])?.count == 1)
    #expect((failed["failure"] as? String)?.contains("stop") == true)
  }

  @Test func references() async throws {
    let (goldens, report) = (folder.path + "/goldens", folder.path + "/report")
    _ = try await check("report", code: 1, "test", "--record", "never", "--goldens", goldens, "--report", report)
    _ = try await check("report", "report", report)
    _ = try await check("report", code: 1, "report", "merge", report, "--out", folder.path + "/merged")
    let approved = try object(
      try await check("approve", "approve", "--all", "--goldens", goldens, "--report", report))
    // The picture and the strip of the animation, light and dark.
    #expect((approved["approved"] as? [Any])?.count == 4)
    let recorded = try object(
      try await check("report", code: 1, "record", "--goldens", goldens, "--report", report))
    let results = try #require(recorded["results"] as? [[String: Any]])
    // The flow that fails is an error, and everything else was approved.
    #expect(results.filter { $0["state"] as? String != "passed" }.count == 1)
    try AtomicFile.write([1], to: goldens + "/two.iphone-se@2.light.png")
    for option in [["--dry-run"], []] {
      let text = try await output(
        { await CatalogCommand.run(catalog, arguments: ["prune", "--goldens", goldens, "--json"] + option) }, code: 0)
      try JSONSchema("prune").validate(text)
      #expect(try object(text)["files"] as? [String] == [goldens + "/two.iphone-se@2.light.png"])
    }
  }

  @Test func pictures() async throws {
    let (a, b) = (folder.path + "/a/x.png", folder.path + "/b/x.png")
    for (path, gray) in [(a, 255), (b, 0)] as [(String, UInt8)] {
      let bytes = (0..<8 * 8).flatMap { _ in [gray, gray, gray, 255] as [UInt8] }
      let bitmap = try #require(Bitmap(width: 8, height: 8, bytes: bytes))
      try PNG.write(bitmap, to: path, preset: .fast, makesFolder: true)
    }
    try await checkTool("diff", code: 1, "diff", a, b)
    try await checkTool("diff", "diff", a, a)
    try await checkTool("diff", code: 1, "diff", folder.path + "/a", folder.path + "/b")
    try await checkTool("compare-ios", "compare-ios", folder.path + "/a", folder.path + "/b")
  }

  @Test func coverage() async throws {
    let table = folder.path + "/coverage.tsv"
    let lines = ["UITableView\tUIKit\tclass\tA list.\t", "UITableView.reloadData()\tUIKit\tmethod\tReloads.\t", ""]
    try AtomicFile.write(Array(lines.joined(separator: "\n").utf8), to: table, makesFolder: true)
    try await checkTool("coverage", "coverage", "UITableView", "--members", "--data", table)
  }

  @Test func address() async throws {
    let text = try await output(
      {
        await Interruption.$signal.withValue({ SIGINT }) {
          await CatalogCommand.run(catalog, arguments: ["serve", "--no-watch", "--json"])
        }
      }, code: 0)
    try JSONSchema("serve").validate(text)
  }

  /// The schemas reject values that lack a property, have an additional one, or one of another type.
  @Test(arguments: [
    ("prune", #"{"files":[]}"#), ("prune", #"{"files":[],"isDryRun":1}"#), ("prune", #"{"files":[1],"isDryRun":true}"#),
    ("prune", #"{"files":[],"isDryRun":true,"more":0}"#), ("frames", "[]"),
    ("pr-comment", #"{"number":0,"outcome":"none"}"#), ("pr-comment", #"{"number":1,"outcome":"lost"}"#),
    ("serve", #"{"address":"http://example.com/","screens":[]}"#), ("coverage", #"{"entries":[]}"#),
    ("explain", #"{"lines":[],"isProblem":true}"#),
  ])
  func mistakes(_ name: String, _ json: String) {
    #expect(throws: JSONSchema.Violation.self) { try JSONSchema(name).validate(json) }
  }
}
