// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import Dispatch
import Foundation
import Tessera
@testable import TesseraAssertions
import TesseraGraphics
import TesseraRaster
import TesseraControls
import TesseraTesting
import TesseraViews
import Testing

@Suite struct TestRunRecorderTests {
  private func withReport<R>(_ body: (String) throws -> R) rethrows -> R {
    let folder = NSTemporaryDirectory() + "tessera-\(UUID().uuidString)"
    defer { try? FileManager.default.removeItem(atPath: folder) }
    return try body(folder)
  }

  private func recorder(_ report: String, run: String = "1-1") -> TestRunRecorder {
    TestRunRecorder(report: report, run: run, starter: ["swift-test"])
  }

  /// A process counts as unfinished until it records its end, so that crashes are detected.
  @Test func recordsProcessesAtStartAndEnd() throws {
    try withReport { report in
      let recorder = recorder(report)
      #expect(TestRun.last(in: report) == nil)
      recorder.recordUse(of: "/b")
      #expect(TestRun.last(in: report)?.gap == .unfinished)
      recorder.recordUse(of: "/a")
      recorder.recordUse(of: "/b")
      recorder.recordWritten(path: "/a")
      recorder.endRun(status: 0)
      let run = try #require(TestRun.last(in: report))
      #expect(run.gap == nil)
      #expect(run.processes.map(\.references) == [["/a", "/b"]])
      #expect(run.processes.map(\.recorded) == [["/a"]])
    }
  }

  /// A new run's first snapshot deletes the records of earlier runs. The closure that registers the exit handler is
  /// called once.
  @Test func newRunsReplaceOldOnes() throws {
    try withReport { (report) throws in
      let old = recorder(report, run: "1-1")
      old.recordUse(of: "/old")
      old.endRun(status: 0)
      nonisolated(unsafe) var asked = 0
      let new = TestRunRecorder(report: report, run: "2-2", starter: ["swift-test"]) { asked += 1 }
      new.recordUse(of: "/new")
      new.recordUse(of: "/newer")
      new.endRun(status: 1)
      #expect(asked == 1)
      let runs = try FileManager.default.contentsOfDirectory(atPath: report + "/runs")
      #expect(runs == ["2-2"])
      #expect(TestRun.last(in: report)?.gap == .failed)
    }
  }

  @Test func concurrentRecordsAreNotLost() throws {
    withReport { report in
      let recorder = recorder(report)
      DispatchQueue.concurrentPerform(iterations: 200) { recorder.recordUse(of: "/\($0)") }
      recorder.endRun(status: 0)
      #expect(TestRun.last(in: report)?.references.count == 200)
    }
  }

  @Test func unwritableFoldersDoNotFailTests() {
    let recorder = recorder("/dev/null/report")
    recorder.recordUse(of: "/a")
    recorder.endRun(status: 0)
    #expect(TestRun.last(in: "/dev/null/report") == nil)
  }

  /// This process was started by a program with a command line, whereas process 0 has none.
  @Test func readsTheParentProcess() {
    #if os(Linux)
      #expect(!TestStarter.current.arguments.isEmpty)
      #expect(TestStarter.current.run != "0-\(getppid())")
      #expect(TestStarter.current.run == TestStarter(process: getppid()).run)
    #endif
    #expect(TestStarter(process: 0).arguments.isEmpty)
  }

  /// A 20-point button is smaller than the 44 points that the audit requires, and the requested image does not exist.
  @Test @MainActor func auditsAnImage() throws {
    try withReport { report in
      let inspection = TestInspection()
      let view = inspection.watching { () -> UIView in
        let root = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        let button = UIButton(frame: CGRect(x: 40, y: 40, width: 20, height: 20))
        button.accessibilityIdentifier = "pay"
        button.accessibilityLabel = "Pay"
        _ = UIImage(named: "no-such-picture")
        root.addSubview(button)
        return root
      }
      let picture = try HostedValue.view(view, in: HostingEnvironment()).picture(background: .clear)
      defer { picture.finish() }
      let recorder = recorder(report)
      let inspected = try #require(picture.inspect(inspection))
      inspection.record(inspected, name: "F/a", group: "F", in: recorder)
      recorder.endRun(status: 0)
      let found = try #require(TestRun.last(in: report)?.processes.first?.inspections.first)
      #expect(found.name == "F/a" && found.group == "F" && found.explanation == nil)
      #expect(found.findings.map(\.rule) == [.smallTouchTarget, .missingResource])
      #expect(found.findings.last?.path == "image 'no-such-picture'")
    }
  }

  @Test @MainActor func explainsAView() throws {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let label = UILabel()
    label.accessibilityIdentifier = "total"
    label.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(label)
    NSLayoutConstraint.activate([
      label.leftAnchor.constraint(equalTo: view.leftAnchor, constant: 12),
      label.topAnchor.constraint(equalTo: view.topAnchor, constant: 8),
    ])
    let picture = try HostedValue.view(view, in: HostingEnvironment()).picture(background: .clear)
    defer { picture.finish() }
    let answer = try #require(picture.inspect(TestInspection(view: "total"))?.explanation)
    #expect(!answer.isProblem)
    #expect(answer.lines.contains { $0.contains("left") && $0.contains("12") }, "\(answer.lines)")
    let none = try #require(picture.inspect(TestInspection(view: "nobody"))?.explanation)
    #expect(none.isProblem && none.lines.joined().contains("nobody"))
  }
}
