// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

// Tests of the snapshot commands as users and CI systems run them: exit codes, files, and standard output.

import Foundation
import Tessera
import TesseraImaging
import TesseraRaster
import TesseraViews
import Testing
import UIKit

@testable import TesseraCommand

/// Returns screens of 40 x 30 pixels with a square at `x`.
private func catalog(_ names: [String] = ["a", "b"], x: CGFloat = 4) -> ScreenCatalog {
  let device = (try? Device(name: "tiny", size: CGSize(width: 40, height: 30), scale: 1)) ?? .iPhoneSE
  return ScreenCatalog(
    names.map { name in
      Screen(name, device: device) {
        let view = UIView()
        let square = UIView(frame: CGRect(x: x, y: 4, width: 8, height: 6))
        square.backgroundColor = .blue
        view.addSubview(square)
        return view
      }
    }, goldens: "/nonexistent/goldens")
}

@Suite struct SnapshotCommandsTests {
  private let folder = Folder()
  private var goldens: String { folder.path + "/goldens" }
  private var report: String { folder.path + "/report" }

  private func files(_ name: String) -> [String] {
    ((try? FileManager.default.contentsOfDirectory(atPath: folder.path + "/" + name)) ?? []).sorted()
  }

  private func run(_ arguments: [String], _ screens: ScreenCatalog = catalog()) async -> Int32 {
    let takesReport = ["test", "record", "approve"].contains(arguments[0])
    var arguments = arguments
    // Makes the test independent of environment variables.
    if arguments[0] == "test", !arguments.contains("--record") { arguments += ["--record", "never"] }
    let all = arguments + ["--goldens", goldens] + (takesReport ? ["--report", report] : [])
    // Simulates a program without previews.
    return await Preview.$onlyFile.withValue("") { await CatalogCommand.run(screens, arguments: all) }
  }

  /// New goldens must be reviewed, so the first run exits with code 1 and the next one with 0.
  @Test func recordsMissingReferencesAndFails() async {
    #expect(await run(["test", "--record", "missing"]) == 1)
    #expect(
      files("goldens") == [
        "a.tiny@1.dark.png", "a.tiny@1.light.png", "b.tiny@1.dark.png", "b.tiny@1.light.png",
      ])
    #expect(await run(["test", "--record", "missing"]) == 0)
    #expect(files("report").contains("report.json"))
  }

  @Test func doesNotRecordWithRecordNever() async {
    #expect(await run(["test", "--record", "never"]) == 1)
    #expect(files("goldens").isEmpty)
  }

  /// A changed screen fails and is listed. After approval, it passes.
  @Test func approvesAChange() async throws {
    #expect(await run(["record"]) == 0)
    let before = try folder.bytes("goldens/a.tiny@1.light.png")
    let moved = catalog(x: 5)
    #expect(await run(["test"], moved) == 1)
    let results = try SnapshotReport.read(report).results
    #expect(results.map(\.state) == [.failed, .failed, .failed, .failed])
    #expect(results.map(\.name)[0] == "a.tiny@1.light")
    #expect(try folder.bytes("goldens/a.tiny@1.light.png") == before)
    #expect(await run(["approve", "nonsense"], moved) == 2)
    #expect(await run(["approve", "a.tiny@1.light"], moved) == 0)
    #expect(await run(["test", "a", "--appearance", "light"], moved) == 0)
    #expect(await run(["test"], moved) == 1)
    #expect(await run(["approve", "b"], moved) == 0)
    #expect(await run(["approve", "--all"], moved) == 0)
    #expect(await run(["test"], moved) == 0)
    // Nothing is left to approve.
    #expect(await run(["approve", "--all"], moved) == 0)
  }

  /// A golden with one changed bit in one pixel and a matching fingerprint.
  @Test func oneDifferentPixelFails() async throws {
    #expect(await run(["record"]) == 0)
    let path = goldens + "/b.tiny@1.dark.png"
    var pixels = try Golden.read(path).bitmap().bytes
    pixels[4 * 600 + 2] ^= 1
    try Golden.write(try #require(Bitmap(width: 40, height: 30, bytes: pixels)), tree: nil, to: path)
    #expect(await run(["test", "--record", "never"]) == 1)
    let results = try SnapshotReport.read(report).results.filter { $0.state != .passed }
    #expect(results.map(\.name) == ["b.tiny@1.dark"])
    #expect(results[0].difference?.mismatched == 1)
  }

  @Test func recordWritesOnlyDifferences() async throws {
    #expect(await run(["record", "a"]) == 0)
    let path = goldens + "/a.tiny@1.light.png"
    let old = try FileManager.default.attributesOfItem(atPath: path)[.systemFileNumber] as? Int
    #expect(await run(["record"]) == 0)
    let new = try FileManager.default.attributesOfItem(atPath: path)[.systemFileNumber] as? Int
    #expect(old == new)
    #expect(files("goldens").count == 4)
    #expect(await run(["record", "--all"]) == 0)
    let all = try FileManager.default.attributesOfItem(atPath: path)[.systemFileNumber] as? Int
    #expect(all != new)
  }

  @Test func mergesShards() async throws {
    #expect(await run(["record"]) == 0)
    for index in 1...3 {
      let code = await CatalogCommand.run(
        catalog(),
        arguments: [
          "test", "--record", "never", "--shard", "\(index)/3", "--goldens", goldens, "--report",
          "\(folder.path)/s\(index)",
        ])
      #expect(code == 0)
    }
    let parts = (1...3).map { "\(folder.path)/s\($0)" }
    let out = folder.path + "/out"
    func merge(_ parts: [String]) async -> Int32 {
      await CatalogCommand.run(catalog(), arguments: ["report", "merge"] + parts + ["--out", out])
    }
    #expect(await merge(Array(parts.dropFirst())) == 2)
    #expect(files("out").isEmpty)
    #expect(await merge(parts) == 0)
    #expect(
      try SnapshotReport.read(out).results.map(\.name) == [
        "a.tiny@1.light", "a.tiny@1.dark", "b.tiny@1.light", "b.tiny@1.dark",
      ])
  }

  @Test func prunes() async throws {
    #expect(await run(["record"]) == 0)
    let fewer = catalog(["a"])
    #expect(await run(["test"], fewer) == 1)
    #expect(await run(["prune", "--dry-run"], fewer) == 0)
    #expect(files("goldens").count == 4)
    #expect(await run(["prune"], fewer) == 0)
    #expect(files("goldens") == ["a.tiny@1.dark.png", "a.tiny@1.light.png"])
    #expect(await run(["test"], fewer) == 0)
    // Without screens, all goldens would be unused, so the command is rejected.
    #expect(await run(["prune"], ScreenCatalog([])) == 2)
    #expect(files("goldens").count == 2)
  }

  @Test func prunesSnapshotsOfRemovedTests() async throws {
    #expect(await run(["record"]) == 0)
    let tests = folder.path + "/Tests"
    for name in ["__Snapshots__/Gone/a.png", "__Snapshots__/Kept/a.png", "Kept.swift"] {
      let path = tests + "/" + name
      try AtomicFile.createDirectory((path as NSString).deletingLastPathComponent)
      try AtomicFile.write([1], to: path)
    }
    #expect(await run(["prune", "--snapshots", tests]) == 0)
    #expect(files("Tests/__Snapshots__") == ["Kept"])
    #expect(files("Tests/__Snapshots__/Kept") == ["a.png"])
    #expect(await run(["prune", "--snapshots", folder.path + "/nowhere"]) == 2)
  }

  @Test(arguments: [
    ["test", "nobody"], ["test", "--shard", "3/2"], ["test", "--shard", "x"], ["test", "--record", "sometimes"],
    ["test", "--threads", "0"], ["test", "--device", "nokia"], ["test", "--appearance", "pink"], ["record", "nobody"],
    ["approve"], ["approve", "a", "--all"], ["test", "--nonsense"], ["prune", "everything"],
  ])
  func usageErrorsExitWithTwoAndWriteNothing(_ arguments: [String]) async {
    #expect(await run(arguments) == 2)
    #expect(folder.files.isEmpty)
  }

  @Test func catalogErrors() async {
    #expect(await run(["test"], catalog(["a", "a"])) == 2)
    #expect(await run(["test"], catalog(["a", "A"])) == 2)
    #expect(await run(["test"], ScreenCatalog([])) == 2)
    #expect(folder.files.isEmpty)
  }

  /// If the report is missing or malformed, has a later version, or contains a path outside its folder, the exit code
  /// is 1 and nothing is written.
  @Test(arguments: [
    "", "{", #"{"version":9}"#,
    #"{"version":1,"results":[{"name":"../../x","group":"","state":"failed","message":"","golden":"","changes":[],"#
      + #""findings":[],"pictures":{},"frames":[],"scale":1,"milliseconds":0}]}"#,
  ])
  func badReports(_ text: String) async throws {
    try AtomicFile.createDirectory(report)
    if !text.isEmpty { try AtomicFile.write(Array(text.utf8), to: report + "/report.json") }
    #expect(await run(["approve", "--all"]) == 1)
    let code = await CatalogCommand.run(
      catalog(), arguments: ["report", "merge", report, "--out", folder.path + "/out"])
    #expect(code == 1)
    #expect(folder.files == ["report"])
  }

  /// If the report can't be written, the error is printed once, and the output does not suggest an approval.
  @Test func unwritableReport() async throws {
    #expect(await run(["record"]) == 0)
    let goldens = goldens
    let result = await #expect(processExitsWith: .exitCode(1), observing: [\.standardOutputContent]) {
      [goldens = goldens as String] in
      exit(
        await CatalogCommand.run(
          catalog(x: 5),
          arguments: [
            "test", "--record", "never", "--goldens", goldens, "--report", goldens + "/a.tiny@1.light.png/inside",
          ]))
    }
    let output = String(decoding: try #require(result).standardOutputContent, as: UTF8.self)
    let line = try #require(output.split(separator: "\n").first { $0.hasPrefix("failed   a.tiny@1.light: ") })
    #expect(line.contains(" moved 1 pt right. Cannot create folder "), "\(line)")
    #expect(line.split(separator: "Cannot").count == 2)
    #expect(!output.contains("approve"))
  }

  @Test func junitFile() async throws {
    #expect(await run(["test", "--record", "never", "--junit", folder.path + "/x/junit.xml", "--github"]) == 1)
    let text = String(decoding: try folder.bytes("x/junit.xml"), as: UTF8.self)
    #expect(text.hasPrefix("<?xml"))
    #expect(text.contains("failures=\"4\""))
  }

  /// Standard output contains nothing but the report, even with annotations enabled.
  @Test func jsonAlone() async throws {
    let folder = folder.path
    let result = await #expect(processExitsWith: .exitCode(1), observing: [\.standardOutputContent]) {
      [folder = folder as String] in
      exit(
        await CatalogCommand.run(
          catalog(),
          arguments: [
            "test", "--json", "--github", "--record", "never", "--goldens", folder + "/goldens", "--report",
            folder + "/report",
          ]))
    }
    let output = String(decoding: try #require(result).standardOutputContent, as: UTF8.self)
    // The test library prints lines before and after the report.
    let line = try #require(output.split(separator: "\n").first { $0.hasPrefix("{\"isComplete\"") })
    let read = try JSONDecoder().decode(SnapshotReport.self, from: Data(line.utf8))
    #expect(read == (try SnapshotReport.read(folder + "/report")))
    #expect(!output.contains("::error"))
    #expect(!output.contains("approve"))
  }

  /// A signal arrives before the third of four snapshots. Two goldens are written completely, and the report is
  /// marked as incomplete.
  @Test func interruption() async throws {
    let counter = Calls()
    let code = await Interruption.$signal.withValue({ counter.next() > 2 ? SIGINT : nil }) {
      await run(["test", "--record", "missing", "--threads", "1"])
    }
    #expect(code == 130)
    #expect(files("goldens") == ["a.tiny@1.dark.png", "a.tiny@1.light.png"])
    for name in files("goldens") { _ = try Golden.read(goldens + "/" + name).bitmap() }
    let report = try SnapshotReport.read(report)
    #expect(report.results.map(\.state) == [.recorded, .recorded])
    #expect(!report.isComplete)
  }

  /// On a CI machine, nothing is recorded by default.
  @Test func continuousIntegration() async throws {
    await #expect(processExitsWith: .exitCode(1)) { [folder = folder.path as String] in
      setenv("CI", "true", 1)
      unsetenv("TESSERA_RECORD")
      exit(
        await CatalogCommand.run(
          catalog(), arguments: ["test", "--goldens", folder + "/goldens", "--report", folder + "/report"]))
    }
    #expect(files("goldens").isEmpty)
    #expect(try SnapshotReport.read(report).results.map(\.state) == Array(repeating: .missing, count: 4))
  }

  /// A user presses Ctrl-C while the second screen is rendered. Work in progress is completed, and no further screens
  /// are started.
  @Test func aRealSignal() async throws {
    await #expect(processExitsWith: .exitCode(130)) { [folder = folder.path as String] in
      Interruption.install()
      let screens = ["a", "b", "c"].map { name in
        Screen(name, device: .iPhoneSE, snapshots: SnapshotMatrix(appearances: [.light])) {
          if name == "b" {
            kill(getpid(), SIGINT)
            for _ in 0..<5000 where Interruption.received == nil { usleep(1000) }
          }
          return UIView()
        }
      }
      exit(
        await CatalogCommand.run(
          ScreenCatalog(screens, goldens: folder + "/goldens"),
          arguments: ["record", "--report", folder + "/report"]))
    }
    #expect(files("goldens") == ["a.iphone-se@2.light.png", "b.iphone-se@2.light.png"])
    for name in files("goldens") { _ = try Golden.read(goldens + "/" + name).bitmap() }
    #expect(try !SnapshotReport.read(report).isComplete)
  }

  /// Two processes record different images under the same names at the same time.
  @Test func twoProcesses() async throws {
    async let first: Void = record(x: 4)
    async let second: Void = record(x: 20)
    _ = await (first, second)
    #expect(files("goldens").count == 20)
    for name in files("goldens") {
      let golden = try Golden.read(goldens + "/" + name).bitmap()
      #expect(golden.width == 40)
    }
  }

  private func record(x: Int) async {
    await #expect(processExitsWith: .exitCode(0)) { [folder = folder.path as String, x = x as Int] in
      var code: Int32 = 0
      for _ in 0..<5 {
        code = max(
          code,
          await CatalogCommand.run(
            catalog((0..<10).map { "s\($0)" }, x: CGFloat(x)),
            arguments: ["record", "--all", "--goldens", folder + "/goldens", "--report", folder + "/report-\(x)"]))
      }
      exit(code)
    }
  }

  @Test func list() async throws {
    let result = await #expect(processExitsWith: .success, observing: [\.standardOutputContent]) {
      exit(await CatalogCommand.run(catalog(["a"]), arguments: ["list", "--json"]))
    }
    let output = String(decoding: try #require(result).standardOutputContent, as: UTF8.self)
    #expect(
      output.contains(
        #"[{"animations":[],"device":"tiny","flows":[],"name":"a","snapshots":["tiny@1.light","tiny@1.dark"]}]"#))
  }
}

private final class Calls: @unchecked Sendable {
  private let lock = NSLock()
  private var count = 0

  func next() -> Int {
    lock.withLock {
      count += 1
      return count
    }
  }
}
