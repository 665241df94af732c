// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

// Tests that run the program EvilScreens as a user would. Good screens pass regardless of the misbehaving screens,
// and each misbehaving screen is reported by name.

import Foundation
import Tessera
import TesseraImaging
import TesseraRaster
import Testing

/// A screen's expected result.
private struct Expectation {
  var words: String
  /// An expected part of the last output line or of the stack trace, or nil for actions without either.
  var trace: String?
}

/// The expected result of each action: the signals that POSIX and Swift's runtime raise for it.
private let expectations: [String: Expectation] = [
  "unwraps-nil": Expectation(words: "crashed: Swift stopped", trace: "Unexpectedly found nil"),
  "reads-past-the-end": Expectation(words: "crashed: Swift stopped", trace: "Index out of range"),
  "fatal-error": Expectation(words: "crashed: Swift stopped", trace: "The model is missing"),
  "precondition": Expectation(words: "crashed: Swift stopped", trace: "One is not two"),
  "overflows-numbers": Expectation(words: "crashed: Swift stopped", trace: "HostileAction.perform()"),
  "divides-by-zero": Expectation(words: "crashed: Swift stopped", trace: "Division by zero"),
  "casts-wrongly": Expectation(words: "(SIGABRT)", trace: "Could not cast value of type"),
  "recurses-forever": Expectation(words: "its stack overflowed", trace: "descend"),
  "uses-strange-memory": Expectation(words: "(SIGSEGV)", trace: "HostileAction.perform()"),
  "aborts": Expectation(words: "(SIGABRT)", trace: "HostileAction.perform()"),
  "allocates-too-much": Expectation(words: "crashed: ", trace: "HostileAction.perform()"),
  "exits-with-success": Expectation(words: "exit(0) was called", trace: "HostileAction.perform()"),
  "exits-with-failure": Expectation(words: "exit(3) was called", trace: "HostileAction.perform()"),
  "leaves-at-once": Expectation(words: "exit(0) was called"),
  "kills-itself": Expectation(words: "(SIGKILL)"),
  "terminates-itself": Expectation(words: "(SIGTERM)", trace: "HostileAction.perform()"),
  // The stack trace is not checked because it depends on timing and is not always readable.
  "hangs": Expectation(words: "did not end within 15 seconds"),
  "sleeps": Expectation(words: "did not end within 15 seconds", trace: "sleep"),
  "closes-descriptors": Expectation(words: "closed descriptors"),
  "crashes-on-another-thread": Expectation(words: "crashed: Swift stopped", trace: "Unexpectedly found nil"),
]

@Suite struct EvilScreensTests {
  private let folder = Folder()

  private struct Ended {
    var code: Int32
    var output: String
    var error: String
  }

  /// Runs the program in a temporary folder, without blocking other tests.
  private func run(
    _ arguments: [String], goodScreens: Int = 20, hasFlows: Bool = false, interruptedAfter words: String? = nil,
    orWhenThereIs file: String? = nil
  ) async throws -> Ended {
    let process = Process()
    process.executableURL = try program()
    process.arguments = arguments
    process.environment = ProcessInfo.processInfo.environment.merging(hasFlows ? ["EVIL_SCREENS_FLOWS": "1"] : [:]) {
      $1
    }
    .merging(
      ["EVIL_SCREENS_GOOD": "\(goodScreens)", "EVIL_SCREENS_LINES": "10000", "TESSERA_RECORD": "never"]) { $1 }
    try FileManager.default.createDirectory(atPath: folder.path, withIntermediateDirectories: true)
    process.currentDirectoryURL = URL(fileURLWithPath: folder.path)
    let (output, error) = (folder.path + "/output", folder.path + "/error")
    for path in [output, error] { _ = FileManager.default.createFile(atPath: path, contents: nil) }
    process.standardOutput = try FileHandle(forWritingTo: URL(fileURLWithPath: output))
    process.standardError = try FileHandle(forWritingTo: URL(fileURLWithPath: error))
    let (ends, end) = AsyncStream<Int32>.makeStream()
    process.terminationHandler = { end.yield($0.terminationStatus) }
    try process.run()
    if words != nil || file != nil {
      func isTime() throws -> Bool {
        if let file, FileManager.default.fileExists(atPath: folder.path + "/" + file) { return true }
        return try words.map { try String(contentsOfFile: error, encoding: .utf8).contains($0) } ?? false
      }
      while process.isRunning, try !isTime() { try await Task.sleep(for: .milliseconds(50)) }
      process.interrupt()
    }
    var code: Int32 = -1
    for await status in ends {
      code = status
      break
    }
    func text(_ path: String) throws -> String {
      String(decoding: try Data(contentsOf: URL(fileURLWithPath: path)), as: UTF8.self)
    }
    return Ended(code: code, output: try text(output), error: try text(error))
  }

  private func program() throws -> URL {
    let tests = URL(fileURLWithPath: CommandLine.arguments[0])
    var candidates = [tests.deletingLastPathComponent()]
    candidates.append(Bundle.main.bundleURL)
    let found = candidates.map { $0.appendingPathComponent("EvilScreens") }
      .first { FileManager.default.isExecutableFile(atPath: $0.path) }
    return try #require(found, "The program EvilScreens was not built.")
  }

  private func goodScreens(_ count: Int) -> [String] { (0..<count).map { "good-\($0)" } }

  private func report() throws -> SnapshotReport {
    let data = try Data(contentsOf: URL(fileURLWithPath: folder.path + "/report/report.json"))
    return try JSONDecoder().decode(SnapshotReport.self, from: data)
  }

  /// Screens that have a golden but leave the process in a bad state.
  private let rude =
    [
      "forks", "forks-and-hangs", "changes-directory", "changes-mask", "sets-alarm", "prints-much", "logs-lines",
    ].map { "rude-\($0)" } + ["moving"]

  private let folders = ["--goldens", "goldens", "--report", "report"]

  @Test(arguments: [1, 3]) func reportsEveryScreen(workers: Int) async throws {
    #expect(try await run(["record"] + goodScreens(20) + rude + folders).code == 0)
    let ended = try await run(
      ["test", "--time-limit", "15", "--workers", "\(workers)", "--junit", "junit.xml"] + folders)
    #expect(ended.code == 1)
    let report = try report()
    #expect(report.isComplete)
    #expect(report.count(.passed) == 20 + rude.count)
    #expect(report.count(.error) == expectations.count)
    // The screen whose golden could not be written is included.
    #expect(report.results.count == 20 + rude.count + 1 + expectations.count)
    for (deed, expectation) in expectations {
      let result = try #require(report.results.first { $0.group == "evil-\(deed)" })
      #expect(result.state == .error)
      #expect(result.message.contains(expectation.words), "\(result.message)")
      if let trace = expectation.trace { #expect(result.message.contains(trace), "\(result.message)") }
      #expect(ended.output.contains("evil-\(deed)"))
    }
    // The report and the complete JUnit file list the results in catalog order.
    let places = report.results.compactMap { $0.group.hasPrefix("good-") ? Int($0.group.dropFirst(5)) : nil }
    #expect(places == Array(0..<20))
    let junit = try String(contentsOfFile: folder.path + "/junit.xml", encoding: .utf8)
    #expect(junit.contains("errors=\"\(expectations.count)\"") && junit.contains("</testsuites>"))
  }

  /// Three flows fail: one crashes, one never ends, and one can't find its element. The fourth one passes.
  @Test func flowsAreIsolated() async throws {
    let arguments = ["walked", "--time-limit", "3", "--workers", "2"] + folders
    #expect(try await run(["record"] + arguments, hasFlows: true).code == 1)
    let ended = try await run(["test"] + arguments, hasFlows: true)
    #expect(ended.code == 1)
    // The screen's image precedes its flows.
    let results = try Array(report().results.dropFirst())
    #expect(
      results.map(\.name) == ["Flows/walked.Good", "Flows/walked.Crash", "Flows/walked.Endless", "Flows/walked.Lost"])
    #expect(results.map(\.state) == [.passed, .error, .error, .error])
    #expect(results[1].message.contains("crashed: Swift stopped"))
    #expect(results[2].message.contains("did not end within 3 seconds"))
    #expect(results[3].message.contains(#"There is no element "Godot". There are "go"."#))
    #expect(try await run(["flow", "walked", "Crash"], hasFlows: true).code == 1)
    // Two shards together cover all screens.
    var counts: [Int] = []
    for shard in ["1/2", "2/2"] {
      _ = try await run(["test"] + arguments + ["--shard", shard], hasFlows: true)
      counts.append(try report().results.count)
    }
    #expect(counts.reduce(0, +) == 5)
    #expect(counts.allSatisfy { $0 >= 2 })
  }

  /// The images of the other screens are written, and the failure is reported.
  @Test func rendersOtherScreensAfterACrash() async throws {
    let ended = try await run(["render", "good-1", "evil-aborts", "good-2", "--out", "out"])
    #expect(ended.code == 1)
    #expect(ended.error.contains("evil-aborts crashed: it called abort() (SIGABRT)."))
    let files = try FileManager.default.contentsOfDirectory(atPath: folder.path + "/out")
    #expect(files.filter { $0.hasPrefix("good-") }.count == 4)
  }

  @Test func auditsOtherScreensAfterACrash() async throws {
    let ended = try await run(["audit", "good-1", "evil-exits-with-success"])
    #expect(ended.code == 1)
    #expect(ended.error.contains("evil-exits-with-success ended the process: exit(0) was called"))
  }

  /// A screen that can't write files is reported, and later screens in the same process are written.
  @Test func recordsOtherScreensOnAFullDisk() async throws {
    let ended = try await run(
      ["record", "--workers", "1", "good-1", "rude-fills-the-disk", "good-2", "good-3"] + folders)
    #expect(ended.code == 1)
    #expect(ended.output.contains("rude-fills-the-disk") && ended.output.contains("disk is full"), "\(ended.output)")
    let files = try FileManager.default.contentsOfDirectory(atPath: folder.path + "/goldens")
    #expect(files.filter { $0.hasSuffix(".png") }.count == 3)
  }

  /// A gigabyte of output is truncated when stored and shown.
  @Test func truncatesOutput() async throws {
    let ended = try await run([
      "render", "rude-prints-much", "rude-logs-lines", "--appearance", "light", "--out", "out",
    ])
    #expect(ended.code == 0)
    #expect(ended.error.utf8.count < 200_000)
    #expect(ended.error.contains("more bytes of output are not shown."))
  }

  /// Animations run in a worker as well. A crash is reported, and only the parent process outputs raw frames.
  @Test func framesAreIsolated() async throws {
    let crash = try await run(["frames", "moving", "--animation", "crash", "--out", "out"])
    #expect(crash.code == 1)
    #expect(crash.error.contains("moving crashed: ") && crash.error.contains("The model is missing"))
    let raw = try await run(["frames", "moving", "--animation", "slide", "--fps", "10", "--format", "raw"])
    #expect(raw.code == 0)
    // One second at 10 frames per second, including both ends, is 11 frames of 60 x 40 pixels with 4 bytes each.
    let bytes = try Data(contentsOf: URL(fileURLWithPath: folder.path + "/output"))
    #expect(bytes.count == 11 * 60 * 40 * 4)
    #expect(raw.error.contains("11/11 frames") && raw.error.contains("The screen says so"))
  }

  /// Ctrl-C stops a one-hour animation between two frames, and the images written so far are complete.
  @Test func interruptsFrames() async throws {
    let ended = try await run(
      ["frames", "moving", "--animation", "slide", "--fps", "1000", "--to", "3600", "--out", "out"],
      orWhenThereIs: "out/frame-00003.png")
    #expect(ended.code == 130)
    #expect(ended.error.contains("Stopped by Ctrl-C: "))
    let files = try FileManager.default.contentsOfDirectory(atPath: folder.path + "/out").filter { !$0.hasPrefix(".") }
    #expect(files.count >= 4 && files.count < 3_600_001)
    for file in files { #expect(try PNG.read(folder.path + "/out/" + file).width == 60) }
  }

  @Test func explainRunsInAWorker() async throws {
    let ended = try await run(["explain", "evil-aborts", "UIView"])
    #expect(ended.code == 1)
    #expect(ended.error.contains("evil-aborts crashed: it called abort() (SIGABRT)."))
  }

  @Test func retriesOnRequest() async throws {
    let ended = try await run(["render", "evil-fatal-error", "--appearance", "light", "--retries", "2", "--out", "out"])
    #expect(ended.error.components(separatedBy: ": Fatal error: The model is missing\n").count == 3 + 1 + 1)
  }

  /// A hanging screen does not prevent the run from stopping.
  @Test func stopsSoonAfterAnInterruption() async throws {
    // The timeout of a screen is one day, so a run that waited for it would not end here.
    let ended = try await run(
      ["test", "good-1", "evil-hangs", "--time-limit", "86400"] + folders, interruptedAfter: "1/2 snapshots")
    #expect(ended.code == 130)
    #expect(ended.error.contains("Stopped by Ctrl-C: 1 of 2 snapshots were compared."))
    #expect(!(try report()).isComplete)
  }

  /// Without workers, a crash terminates the program.
  @Test func withoutWorkers() async throws {
    #expect(try await run(["test", "evil-aborts", "--workers", "0"] + folders).code == SIGABRT)
  }
}
