// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

// Tests runs of small catalogs: order, states, decoding, and failing screens that do not affect others.

import Foundation
import Tessera
import TesseraImaging
import TesseraRaster
import Testing
import UIKit

@testable import Tessera

struct SnapshotRunTests {
  private let stage = SnapshotStage()
  private static func screens(_ count: Int) -> [Screen] {
    (0..<count).map { SnapshotStage.screen("s\($0)", x: CGFloat($0 % 30)) }
  }

  /// Results are in the plan's order with one thread, several threads, and more threads than snapshots.
  @Test(arguments: [1, 2, 64]) func resultsAreInOrder(threads: Int) async throws {
    let recorded = try await stage.run(Self.screens(9), .missing, threads: threads)
    #expect(recorded.results.map(\.name) == (0..<9).map { "s\($0).tiny@1.light" })
    #expect(recorded.results.allSatisfy { $0.state == .recorded && $0.milliseconds > 0 })
    let passed = try await stage.run(Self.screens(9), .never, threads: threads)
    #expect(passed.results.map(\.state) == Array(repeating: .passed, count: 9))
    #expect(passed.isSuccess)
  }

  /// Fingerprints are compared without decoding pixels.
  @Test func passingDecodesNothing() async throws {
    let counter = SnapshotCounter()
    try await stage.run(Self.screens(5), .missing)
    try await Golden.$willDecode.withValue({ _ in counter.next() }) {
      #expect(try await stage.run(Self.screens(5), .never).isSuccess)
      #expect(counter.count == 0)
      // Checks the counter itself: a differing snapshot is decoded.
      _ = try await stage.run([SnapshotStage.screen("s0", x: 20)], .never)
      #expect(counter.count > 0)
    }
  }

  /// View trees are captured only for differing snapshots.
  @Test func passingCapturesNoTrees() async throws {
    let counter = SnapshotCounter()
    func screen(_ color: UIColor) -> Screen {
      Screen("a", device: SnapshotStage.device) {
        let view = CountingView(counter)
        view.backgroundColor = color
        return view
      }
    }
    try await stage.run([screen(.red)], .missing)
    let recorded = counter.count
    #expect(recorded > 0)
    #expect(try await stage.run([screen(.red)], .never).isSuccess)
    #expect(counter.count == recorded)
  }

  /// One pixel of a golden is changed. The golden gets a new stamp, so only its pixels differ.
  @Test func oneDifferentPixelFails() async throws {
    let screens = Self.screens(4)
    try await stage.run(screens, .missing)
    let path = stage.golden("s2.tiny@1.light")
    let golden = try Golden.read(path).bitmap()
    var pixels = golden.bytes
    pixels[(7 * 40 + 30) * 4 + 1] ^= 1
    try Golden.write(try #require(Bitmap(width: 40, height: 30, bytes: pixels)), tree: nil, to: path)
    let report = try await stage.run(screens, .never)
    #expect(!report.isSuccess)
    #expect(report.results.filter { $0.state != .passed }.map(\.name) == ["s2.tiny@1.light"])
    let result = report.results[2]
    #expect(result.state == .failed)
    #expect(result.difference?.mismatched == 1)
    #expect(result.difference?.boxes == [.init(x: 30, y: 7, width: 1, height: 1)])
    #expect(
      stage.files(stage.report + "/images") == [
        "s2.tiny@1.light.actual.png", "s2.tiny@1.light.difference.png", "s2.tiny@1.light.expected.png",
      ])
  }

  /// A view is moved by one point. In its 8 x 6 pixels, the first and last columns differ.
  @Test func aMovedViewFails() async throws {
    try await stage.run([SnapshotStage.screen("a", x: 4)], .missing)
    let report = try await stage.run([SnapshotStage.screen("a", x: 5)], .missing)
    #expect(report.results.map(\.state) == [.failed])
    #expect(report.results[0].difference?.mismatched == 12)
    #expect(!report.results[0].message.isEmpty)
  }

  /// The same difference passes with a tolerance or a mask declared by the screen.
  @Test func declaredMasksAndTolerances() async throws {
    let masks = [SnapshotMask.identifier("total")]
    try await stage.run([SnapshotStage.screen("a", x: 4)], .missing)
    let tolerant = SnapshotStage.screen("a", x: 5, tolerance: SnapshotTolerance(maximumDifferingPixels: 12))
    #expect(try await stage.run([tolerant], .never).isSuccess)
    let strict = SnapshotStage.screen("a", x: 5, tolerance: SnapshotTolerance(maximumDifferingPixels: 11))
    #expect(try await !stage.run([strict], .never).isSuccess)
    let entry = try stage.plan([SnapshotStage.screen("a", masks: masks)]).entries[0]
    #expect(entry.check(mode: .never).masks == masks)
  }

  /// A person reviews failing images, so the audit lists their other problems: a 20 x 10 button is too small for a
  /// finger. Passing images are not audited.
  @Test func auditsFailedScreens() async throws {
    let screen = Screen("a", device: SnapshotStage.device, snapshots: SnapshotMatrix(appearances: [.light])) {
      let view = UIView()
      let button = UIButton(frame: CGRect(x: 5, y: 5, width: 20, height: 10))
      button.accessibilityLabel = "Close"
      view.addSubview(button)
      return view
    }
    let missing = try await stage.run([screen], .never)
    #expect(missing.results[0].findings.map(\.rule) == [.smallTouchTarget])
    try await stage.run([screen], .missing)
    #expect(try await stage.run([screen], .never).results[0].findings.isEmpty)
  }

  @Test func missingGoldens() async throws {
    let report = try await stage.run(Self.screens(2), .never)
    #expect(report.results.map(\.state) == [.missing, .missing])
    #expect(!report.isSuccess)
    #expect(stage.files(stage.goldens).isEmpty)
  }

  /// Conflicting constraints and an animation with the wrong class are two errors, between two passing screens.
  @Test func errorsOfOneScreenDoNotAffectOthers() async throws {
    let broken = Screen("broken", device: SnapshotStage.device, snapshots: SnapshotMatrix(appearances: [.light])) {
      let view = UIView()
      let child = UIView()
      child.translatesAutoresizingMaskIntoConstraints = false
      view.addSubview(child)
      NSLayoutConstraint.activate([
        child.widthAnchor.constraint(equalToConstant: 10), child.widthAnchor.constraint(equalToConstant: 20),
      ])
      return view
    }
    let wrong = Screen(
      "wrong", device: SnapshotStage.device,
      animations: [ScreenAnimation("run", duration: 1) { (_: UITableViewController) in }],
      snapshots: SnapshotMatrix(appearances: [.light])
    ) { UIView() }
    let screens = [SnapshotStage.screen("a"), broken, wrong, SnapshotStage.screen("z")]
    let report = try await stage.run(screens, .all)
    #expect(report.results.map(\.state) == [.recorded, .error, .recorded, .error, .recorded])
    #expect(report.results[1].message.contains("constraint"))
    #expect(report.results[3].name == "Strips/wrong.run")
    #expect(report.results[3].message.contains("UITableViewController"))
    // The image with broken constraints is shown but does not become a golden.
    #expect(report.results[1].pictures.actual != nil)
    #expect(stage.files(stage.goldens) == ["a.tiny@1.light.png", "wrong.tiny@1.light.png", "z.tiny@1.light.png"])
    var allowed = broken
    allowed.allowsBrokenConstraints = true
    #expect(try await stage.run([allowed], .missing).results.first?.state == .recorded)
  }

  @Test(arguments: [0, 1, 3]) func reportsAStoppedRun(after count: Int) async throws {
    let counter = SnapshotCounter()
    let run = SnapshotRun(try stage.plan(Self.screens(5)), mode: .missing, threads: 1)
    let report = await run.run(isStopped: { counter.next() > count })
    #expect(report.results.count == count)
    #expect(!report.isComplete)
    #expect(!report.isSuccess)
    #expect(stage.files(stage.goldens).count == count)
  }

  /// Only runs of all screens can find obsolete goldens, and only files with generated names are considered.
  @Test func obsoleteGoldens() async throws {
    try await stage.run(Self.screens(3), .missing)
    try stage.write([1], to: stage.goldens + "/Strips/gone.open.png")
    try stage.write([1], to: stage.goldens + "/photo.png")
    try stage.write([1], to: stage.goldens + "/notes.txt")
    let report = try await stage.run(Self.screens(2), .never)
    #expect(report.results.filter { $0.state == .obsolete }.map(\.name) == ["s2.tiny@1.light", "Strips/gone.open"])
    #expect(report.results.filter { $0.state == .obsolete }.map(\.group) == ["s2", "gone"])
    #expect(!report.isSuccess)
    // A run of selected screens finds no obsolete goldens.
    let some = try SnapshotPlan(ScreenCatalog(Self.screens(2), goldens: stage.goldens), screens: ["s0"])
    #expect(await SnapshotRun(some, mode: .never).run().isSuccess)
  }

  /// Machines that share a run also divide the obsolete goldens. Together, they report the same goldens as a single
  /// machine.
  @Test(arguments: [1, 2, 3, 7]) func shardsDivideObsoleteGoldens(count: Int) async throws {
    try await stage.run(Self.screens(20), .missing)
    try stage.write([1], to: stage.goldens + "/Strips/gone.open.png")
    let screens = Self.screens(6)
    let whole = try await stage.run(screens, .never)
    #expect(whole.results.count { $0.state == .obsolete } == 15)
    var folders: [String] = []
    for index in 1...count {
      let folder = "\(stage.folder)/part\(index)"
      let plan = try stage.plan(screens, shard: SnapshotShard(index, of: count))
      try await SnapshotRun(plan, mode: .never, reportFolder: folder).run().write(to: folder)
      folders.append(folder)
    }
    let merged = try SnapshotReport.merge(folders, into: stage.folder + "/merged")
    #expect(merged.results.map(\.name) == whole.results.map(\.name))
    #expect(merged.results.map(\.state) == whole.results.map(\.state))
  }

  /// Two runs record concurrently several times. Each golden is complete and from one of the runs, and no temporary
  /// file remains.
  @Test func concurrentRecorders() async throws {
    let stage = stage
    for round in 0..<5 {
      try await withThrowingTaskGroup(of: Void.self) { group in
        for x in [1, 20] {
          group.addTask {
            let screens = (0..<4).map { SnapshotStage.screen("s\($0)", x: CGFloat(x + round)) }
            _ = await SnapshotRun(try stage.plan(screens), mode: .all, threads: 4).run()
          }
        }
        try await group.waitForAll()
      }
      #expect(stage.files(stage.goldens) == (0..<4).map { "s\($0).tiny@1.light.png" })
      for name in stage.files(stage.goldens) { _ = try Golden.read(stage.goldens + "/" + name).bitmap() }
    }
  }

  /// A filmstrip has the requested number of frames, and the message names the first frame that differs.
  @Test func filmstrips() async throws {
    func screen(_ distance: CGFloat, duration: Double = 1.1) -> Screen {
      Screen(
        "film", device: SnapshotStage.device,
        animations: [
          ScreenAnimation("run", duration: duration) { (view: UIView) in
            UIView.animate(withDuration: duration, delay: 0, options: .curveLinear) {
              view.subviews.first?.frame.origin.x += distance
            }
          }
        ], snapshots: SnapshotMatrix(appearances: [.light])
      ) {
        let view = UIView()
        view.addSubview(UIView(frame: CGRect(x: 0, y: 0, width: 8, height: 8)))
        view.subviews.first?.backgroundColor = .red
        return view
      }
    }
    let recorded = try await stage.run([screen(11)], .missing)
    #expect(recorded.results.map(\.name) == ["film.tiny@1.light", "Strips/film.run"])
    #expect(try await stage.run([screen(11)], .never).isSuccess)
    let report = try await stage.run([screen(22)], .never)
    #expect(report.results.map(\.state) == [.passed, .failed])
    let result = report.results[1]
    // A frame every 0.1 s. All frames except the frame at 0 s differ.
    #expect(result.message.hasPrefix("11 of 12 frames differ, the first at 0.10 s. "))
    #expect(result.frames.count == 12)
    #expect(result.frames[0] == .init(expected: "images/Strips/film.run.frame-00.expected.png"))
    let frame = try PNG.read(stage.report + "/" + #require(result.frames[1].actual))
    // Cells are 240 pixels wide.
    #expect((frame.width, frame.height) == (240, 180))
  }

  /// For any duration, the frames span the first to the last moment.
  @Test(arguments: [0, 0.0001, 0.005, 0.011, 1.0 / 3, 1, 2.0 / 3, 999.9, 1000, 5000, 11_000])
  func everyDurationHasARate(_ duration: Double) throws {
    let animation = ScreenAnimation("run", duration: duration) { (_: UIView) in }
    let end = try animation.snapshotRate.time(of: 11)
    // The end is exact to a thousandth of the duration or half a millisecond. The rate is at most 1000 frames per
    // second, so 11 intervals take at least 0.011 s.
    #expect(abs(end - max(duration, 0.011)) <= max(0.0005, duration * 0.001))
  }

  @Test(arguments: [-1, .nan, .infinity, 1e300]) func badDurations(_ duration: Double) {
    let animation = ScreenAnimation("run", duration: duration) { (_: UIView) in }
    #expect(throws: RenderError.self) { try animation.snapshotRate }
  }
}

/// A view that counts how often its identifier is read. Each capture of a view tree reads it once.
private final class CountingView: UIView {
  private let counter: SnapshotCounter

  init(_ counter: SnapshotCounter) {
    self.counter = counter
    super.init(frame: .zero)
  }

  required init?(coder: NSCoder) { nil }

  override var accessibilityIdentifier: String? {
    get {
      counter.next()
      return super.accessibilityIdentifier
    }
    set { super.accessibilityIdentifier = newValue }
  }
}
