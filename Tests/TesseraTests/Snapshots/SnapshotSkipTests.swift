// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

// Tests that snapshots with the same drawing commands as their goldens are not drawn, and that drawing a sample of
// them detects wrong fingerprints.

import Foundation
import TesseraImaging
import TesseraRaster
import Testing
import UIKit

@testable import Tessera

struct SnapshotSkipTests {
  private let stage = SnapshotStage()

  private func run(
    _ screens: [Screen], percent: Double = 0, mode: RecordMode = .never, audit: SnapshotAudit? = nil
  ) async throws -> SnapshotReport {
    let plan = try stage.plan(screens)
    var run = SnapshotRun(plan, mode: mode, reportFolder: stage.report, threads: 2)
    run.skipsUnchanged = true
    run.sample = SnapshotSample(of: plan, percent: percent, seed: 7)
    run.audit = audit
    let report = await run.run()
    try #require(report.results.count == plan.entries.count)
    // Checks each snapshot separately, as workers do.
    for index in plan.entries.indices where mode == .never {
      let alone = await run.result(at: index)
      #expect(
        (alone.state, alone.skipped, alone.verified) == (
          report.results[index].state, report.results[index].skipped, report.results[index].verified
        ))
    }
    return report
  }

  @Test func skipsUnchangedScreens() async throws {
    let screens = (0..<4).map { SnapshotStage.screen("s\($0)", x: CGFloat($0)) }
    try await stage.run(screens, .missing)
    let report = try await run(screens)
    #expect(report.isSuccess)
    #expect(report.results.map(\.skipped) == Array(repeating: .unchanged, count: 4))
    // One square is moved by a point.
    let moved = screens.dropLast() + [SnapshotStage.screen("s3", x: 4)]
    let second = try await run(Array(moved))
    #expect(second.results.map(\.state) == [.passed, .passed, .passed, .failed])
    #expect(second.results.map(\.skipped) == [.unchanged, .unchanged, .unchanged, nil])
    #expect(second.results[3].difference?.mismatched == 12)
  }

  /// Nothing is skipped by default.
  @Test func skipsNothingByDefault() async throws {
    let screens = [SnapshotStage.screen("a", x: 3)]
    try await stage.run(screens, .missing)
    let report = try await stage.run(screens, .never)
    #expect(report.results.map(\.skipped) == [nil] && report.results.map(\.verified) == [nil])
  }

  /// The views have equal positions and sizes. Only pixels of an image differ.
  @Test func paintsChangedImages() async throws {
    func screen(_ color: UIColor) -> Screen {
      Screen("a", device: SnapshotStage.device, snapshots: SnapshotMatrix(appearances: [.light])) {
        let image = UIGraphicsImageRenderer(size: CGSize(width: 9, height: 9)).image { context in
          UIColor.red.setFill()
          context.fill(CGRect(x: 0, y: 0, width: 9, height: 9))
          color.setFill()
          context.fill(CGRect(x: 8, y: 8, width: 1, height: 1))
        }
        let view = UIImageView(image: image)
        view.contentMode = .topLeft
        return view
      }
    }
    try await stage.run([screen(.blue)], .missing)
    #expect(try await run([screen(.blue)]).results.map(\.skipped) == [.unchanged])
    let report = try await run([screen(.green)])
    #expect(report.results.map(\.state) == [.failed] && report.results.map(\.skipped) == [nil])
  }

  /// Content that a view draws in code is compared like other commands and pixels.
  @Test func comparesDrawnContent() async throws {
    func screen(_ width: CGFloat) -> Screen {
      Screen("a", device: SnapshotStage.device, snapshots: SnapshotMatrix(appearances: [.light])) {
        let view = DrawingView()
        view.width = width
        return view
      }
    }
    try await stage.run([screen(5)], .missing)
    #expect(try await run([screen(5)]).results.map(\.skipped) == [.unchanged])
    #expect(try await run([screen(6)]).results.map(\.state) == [.failed])
  }

  private static func animated(_ end: CGFloat) -> Screen {
    Screen(
      "moving", device: SnapshotStage.device,
      animations: [
        ScreenAnimation("run", duration: 1) { (controller: UIViewController) in
          UIView.animate(withDuration: 1) { controller.view.subviews[0].frame.origin.x = end }
        }
      ], snapshots: SnapshotMatrix(appearances: [])
    ) {
      let view = UIView()
      let square = UIView(frame: CGRect(x: 0, y: 4, width: 8, height: 6))
      square.backgroundColor = .blue
      view.addSubview(square)
      return view
    }
  }

  @Test func skipsUnchangedFilmstrips() async throws {
    try await stage.run([Self.animated(20)], .missing)
    let name = try stage.plan([Self.animated(20)]).entries.last?.name
    #expect(name == "Strips/moving.run")
    #expect(try await run([Self.animated(20)]).results.last?.skipped == .unchanged)
    let changed = try await run([Self.animated(21)])
    #expect(changed.results.last?.state == .failed && changed.results.last?.skipped == nil)
  }

  /// A golden from an earlier version is compared by its pixels, and receives the fingerprint when it is recorded.
  @Test func paintsReferencesWithoutFingerprint() async throws {
    let screen = SnapshotStage.screen("a", x: 3)
    try await stage.run([screen], .missing)
    let path = stage.golden("a.tiny@1.light")
    let golden = try Golden.read(path)
    #expect(golden.stamp?.list != nil)
    try Golden.write(try golden.bitmap(), tree: golden.viewTree(), to: path)
    #expect(try Golden.read(path).stamp?.list == nil)
    let report = try await run([screen])
    #expect(report.isSuccess && report.results.map(\.skipped) == [nil])
    try await stage.run([screen], .all)
    #expect(try Golden.read(path).stamp?.list == golden.stamp?.list)
    #expect(try await run([screen]).results.map(\.skipped) == [.unchanged])
  }

  /// An approved golden contains the fingerprint of its drawing commands.
  @Test func approvedImagesHaveFingerprints() async throws {
    try await stage.run([SnapshotStage.screen("a", x: 3)], .missing)
    let changed = SnapshotStage.screen("a", x: 9)
    try await stage.run([changed], .never)
    var approval = try SnapshotApproval(report: stage.report, plan: try stage.plan([changed]))
    try approval.approve("a.tiny@1.light")
    #expect(try await run([changed]).results.map(\.skipped) == [.unchanged])
  }

  /// A golden that was modified after it was stamped is an error and is not skipped.
  @Test func doesNotSkipDamagedReferences() async throws {
    let screen = SnapshotStage.screen("a", x: 3)
    try await stage.run([screen], .missing)
    let path = stage.golden("a.tiny@1.light")
    try stage.write(stage.bytes(path).dropLast(9), to: path)
    #expect(try await run([screen]).results.map(\.state) == [.error])
    try FileManager.default.removeItem(atPath: path)
    #expect(try await run([screen]).results.map(\.state) == [.missing])
  }

  /// A screen with broken constraints is an error even if its image equals the golden.
  @Test func doesNotSkipBrokenConstraints() async throws {
    func screen(_ isAllowed: Bool) -> Screen {
      var screen = Screen("a", device: SnapshotStage.device, snapshots: SnapshotMatrix(appearances: [.light])) {
        let view = UIView()
        let child = UIView()
        child.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(child)
        NSLayoutConstraint.activate([
          child.widthAnchor.constraint(equalToConstant: 10), child.widthAnchor.constraint(equalToConstant: 20),
        ])
        return view
      }
      screen.allowsBrokenConstraints = isAllowed
      return screen
    }
    try await stage.run([screen(true)], .missing)
    #expect(try await run([screen(true)]).results.map(\.skipped) == [.unchanged])
    #expect(try await run([screen(false)]).results.map(\.state) == [.error])
  }

  // MARK: Verifying

  /// The golden claims that the same commands yielded different pixels, which the sample detects.
  @Test(arguments: [RecordMode.never, .failed, .missing]) func detectsWrongFingerprint(mode: RecordMode) async throws {
    let screen = SnapshotStage.screen("a", x: 3)
    try await stage.run([screen], .missing)
    let path = stage.golden("a.tiny@1.light")
    let golden = try Golden.read(path)
    var pixels = try golden.bitmap().bytes
    pixels[500] ^= 1
    let forged = try #require(Bitmap(width: 40, height: 30, bytes: pixels))
    try Golden.write(forged, tree: golden.viewTree(), list: golden.stamp?.list, to: path)
    // Outside the sample, the golden passes, which is why a sample is drawn.
    #expect(try await run([screen]).results.map(\.skipped) == [.unchanged])
    let result = try #require(try await run([screen], percent: 100, mode: mode).results.first)
    #expect(result.state == .error && result.skipped == nil && result.verified == .unchanged)
    #expect(result.message.contains("\(SnapshotSkipError.unchangedListDiffers(name: "a.tiny@1.light"))"))
    #expect(result.difference?.mismatched == 1 && result.pictures.difference != nil)
    // The golden was not overwritten.
    #expect(try Golden.read(path).bitmap() == forged)
  }

  /// A wrong fingerprint is an error even if the difference is within the tolerance.
  @Test func detectsWrongFingerprintWithinTolerance() async throws {
    let screen = SnapshotStage.screen("a", x: 3, tolerance: SnapshotTolerance(maximumDifferingPixels: 9))
    try await stage.run([screen], .missing)
    let path = stage.golden("a.tiny@1.light")
    let golden = try Golden.read(path)
    var pixels = try golden.bitmap().bytes
    pixels[500] ^= 1
    let forged = try #require(Bitmap(width: 40, height: 30, bytes: pixels))
    try Golden.write(forged, tree: golden.viewTree(), list: golden.stamp?.list, to: path)
    #expect(try await run([screen], percent: 100).results.map(\.state) == [.error])
    // Without skipping, the snapshot passes as before.
    #expect(try await stage.run([screen], .never).results.map(\.state) == [.passed])
  }

  @Test func verifiesSamples() async throws {
    let screens = (0..<4).map { SnapshotStage.screen("s\($0)", x: CGFloat($0)) }
    try await stage.run(screens, .missing)
    let all = try await run(screens, percent: 100)
    #expect(all.isSuccess && all.results.allSatisfy { $0.verified == .unchanged && $0.skipped == nil })
    let some = try await run(screens, percent: 50)
    #expect(some.results.count { $0.verified != nil } == 2 && some.results.count { $0.skipped != nil } == 2)
  }

  @Test func samplesHaveTheRequestedSize() {
    let names = (0..<1000).map { "screen-\($0)" }
    for (percent, count) in [
      (0.0, 0), (0.01, 1), (5, 50), (33.3, 333), (100, 1000), (200, 1000), (-1, 0), (.nan, 1000),
    ] {
      let sample = SnapshotSample(names, percent: percent, seed: 1)
      #expect(sample.count == count)
      #expect(names.indices.count { sample.contains(index: $0) } == count)
    }
    #expect(SnapshotSample([], percent: 50, seed: 1).count == 0)
    #expect(SnapshotSample(["a"], percent: 1, seed: 1).contains(index: 0))
  }

  /// A different seed selects different snapshots. After 200 builds, a sample of 5 percent has included nearly all of
  /// them (0.95^200 is 1 in 28,000).
  @Test func seedsSelectDifferentSamples() {
    let names = (0..<200).map { "screen-\($0)" }
    #expect(SnapshotSample(names, percent: 5, seed: 3) == SnapshotSample(names, percent: 5, seed: 3))
    var met: Set<Int> = []
    for seed in 0..<200 {
      let sample = SnapshotSample(names, percent: 5, seed: UInt64(seed))
      met.formUnion(names.indices.filter(sample.contains))
    }
    #expect(met.count > 190)
  }

  // MARK: Audit

  private static let smallButton = Screen(
    "a", device: SnapshotStage.device, snapshots: SnapshotMatrix()
  ) {
    let view = UIView()
    let button = UIButton(frame: CGRect(x: 5, y: 5, width: 20, height: 10))
    button.accessibilityLabel = "Close"
    view.addSubview(button)
    return view
  }

  @Test func auditsPassingScreens() async throws {
    let screens = [Self.smallButton]
    try await stage.run(screens, .missing)
    var run = SnapshotRun(try stage.plan(screens), mode: .never)
    run.audit = SnapshotAudit()
    let report = await run.run()
    #expect(report.results.map(\.state) == [.passed, .passed])
    #expect(report.results.map { $0.findings.map(\.rule) } == [[.smallTouchTarget], [.smallTouchTarget]])
    #expect(report.results.map(\.knownFindings) == [0, 0])
    // A finding in light and dark mode counts once.
    #expect(report.newFindings.map(\.screen) == ["a"])
    #expect(!report.isSuccess)
    // Skipped screens are also audited.
    let skipped = try await self.run(screens, audit: SnapshotAudit())
    #expect(skipped.results.map(\.skipped) == [.unchanged, .unchanged])
    #expect(skipped.results.map(\.findings) == report.results.map(\.findings))
  }

  @Test func baselineFindingsDoNotFail() async throws {
    let screens = [Self.smallButton]
    try await stage.run(screens, .missing)
    var run = SnapshotRun(try stage.plan(screens), mode: .never)
    run.audit = SnapshotAudit()
    let findings = await run.run().results[0].findings
    run.audit?.baseline.insert(try #require(findings.first), screen: "a")
    let report = await run.run()
    #expect(report.isSuccess && report.results.map(\.knownFindings) == [1, 1] && report.newFindings.isEmpty)
    // The same finding on another screen is new.
    run.audit?.baseline = AuditBaseline()
    run.audit?.baseline.insert(try #require(findings.first), screen: "b")
    #expect(await !run.run().isSuccess)
    // A rule that is not selected has no findings.
    run.audit = SnapshotAudit(rules: [.lowContrast])
    #expect(await run.run().isSuccess)
  }

  /// The image and the audit share one layout pass.
  @Test func auditsDoNotLayOutAgain() async throws {
    let counter = SnapshotCounter()
    let screen = Screen("a", device: SnapshotStage.device, snapshots: SnapshotMatrix(appearances: [.light])) {
      counter.next()
      return UIView()
    }
    try await stage.run([screen], .missing)
    let before = counter.count
    var run = SnapshotRun(try stage.plan([screen]), mode: .never)
    run.audit = SnapshotAudit()
    #expect(await run.run().isSuccess)
    #expect(counter.count == before + 1)
  }

  /// The output for CI systems and pull requests.
  @Test func reportsListSkippedScreensAndFindings() async throws {
    let screens = [SnapshotStage.screen("b", x: 3), Self.smallButton]
    try await stage.run(screens, .missing)
    let report = try await run(screens, percent: 1, audit: SnapshotAudit())
    let xml = report.junit()
    #expect(xml.contains("<property name=\"tessera.skipped\" value=\"unchanged\"/>"))
    #expect(xml.contains("<property name=\"tessera.verified\" value=\"unchanged\"/>"))
    #expect(xml.contains("<failure type=\"audit\" message=\"small-touch-target: "))
    #expect(xml.contains("tests=\"3\" failures=\"2\" errors=\"0\""))
    let lines = report.annotations()
    #expect(lines.count == 1 && lines[0].hasPrefix("::warning title=a%3A small-touch-target::"))
    // The report is unchanged after encoding and decoding, and a report without skipped screens and findings has the
    // same JSON as before.
    #expect(try JSONDecoder().decode(SnapshotReport.self, from: Data(report.json().utf8)) == report)
    let plain = SnapshotReport(results: [SnapshotResult(name: "a", group: "a", state: .passed)])
    #expect(!plain.json().contains("skipped") && !plain.json().contains("known"))
  }
}

private final class DrawingView: UIView {
  var width: CGFloat = 0

  override func draw(_ rect: CGRect) {
    UIColor.green.setFill()
    UIBezierPath(ovalIn: CGRect(x: 2, y: 2, width: width, height: 9)).fill()
  }
}
