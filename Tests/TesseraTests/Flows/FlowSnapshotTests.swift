// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import Foundation
import TesseraImaging
import TesseraRaster
import Testing
import UIKit

@testable import Tessera

/// Flows as part of a snapshot run.
struct FlowSnapshotTests {
  private let stage = SnapshotStage()

  /// Returns a screen covered by a button that moves a square by `distance`. A second square at `x` does not move and
  /// can be masked.
  private static func screen(
    _ flows: [Flow], distance: CGFloat = 0, x: CGFloat = 0, masks: [SnapshotMask] = []
  ) -> Screen {
    Screen(
      "page", device: SnapshotStage.device, flows: flows, snapshots: SnapshotMatrix(appearances: [.light]), masks: masks
    ) {
      let view = UIView()
      view.backgroundColor = .white
      let (total, other) = (
        UIView(frame: CGRect(x: x, y: 0, width: 8, height: 8)), UIView(frame: CGRect(x: 0, y: 20, width: 8, height: 8))
      )
      for square in [total, other] {
        square.backgroundColor = .red
        square.isUserInteractionEnabled = false
      }
      total.accessibilityIdentifier = "total"
      let button = UIButton(type: .custom, primaryAction: UIAction { _ in other.frame.origin.x += distance })
      button.frame = CGRect(x: 0, y: 0, width: 40, height: 30)
      button.accessibilityIdentifier = "go"
      for part in [button, total, other] { view.addSubview(part) }
      return view
    }
  }

  private static let go = Flow("Go there!") {
    $0.snapshot("Before")
    $0.tap("go")
    $0.snapshot("After")
  }

  @Test func plansContainFlows() throws {
    let plan = try stage.plan([Self.screen([Self.go, Flow("2") { _ in }])])
    #expect(plan.entries.map(\.name) == ["page.tiny@1.light", "Flows/page.Go-there", "Flows/page.2"])
    #expect(plan.entries[1].goldenPath == stage.golden("Flows/page.Go-there"))
    #expect(plan.entries.map(\.flow?.name) == [nil, "Go there!", "2"])
  }

  @Test func badNamesAreErrors() throws {
    for name in ["", "日本", "../", "\u{202E}"] {
      #expect(throws: SnapshotPlanError.badFlowName(name)) { try stage.plan([Self.screen([Flow(name) { _ in }])]) }
    }
    #expect(throws: SnapshotPlanError.duplicate("Flows/page.GO-There")) {
      try stage.plan([Self.screen([Flow("Go there") { _ in }, Flow("GO? There") { _ in }])])
    }
    let hostile = try stage.plan([Self.screen([Flow("../../a/b") { _ in }])])
    #expect(hostile.entries[1].name == "Flows/page.a-b")
  }

  @Test func comparesSnapshots() async throws {
    let first = try await stage.run([Self.screen([Self.go], distance: 4)], .missing)
    #expect(first.results.map(\.state) == [.recorded, .recorded])
    #expect(stage.files(stage.goldens + "/Flows") == ["page.Go-there.png"])
    // Two full-size images of 40 x 30 pixels next to each other, with a spacing and margins of 16.
    let golden = try PNG.decode(AtomicFile.read(stage.golden("Flows/page.Go-there")))
    #expect(golden.width == 16 + 2 * 56)
    #expect(try await stage.run([Self.screen([Self.go], distance: 4)], .never).isSuccess)
    // The square moves one point farther, so only the second image differs.
    let report = try await stage.run([Self.screen([Self.go], distance: 5)], .never)
    #expect(report.results.map(\.state) == [.passed, .failed])
    #expect(report.results[1].message.hasPrefix(#"1 of 2 snapshots differs, the one "After". "#))
    #expect(report.results[1].frames.map { $0.actual != nil } == [false, true])
    // After a flow is removed, its golden is obsolete.
    let gone = try await stage.run([Self.screen([])], .never)
    #expect(gone.results.map(\.state) == [.passed, .obsolete])
    #expect(gone.results[1].name == "Flows/page.Go-there")
  }

  @Test func masksHideViews() async throws {
    let masks = [SnapshotMask.identifier("total")]
    try await stage.run([Self.screen([Self.go], masks: masks)], .missing)
    #expect(try await stage.run([Self.screen([Self.go], x: 11, masks: masks)], .never).isSuccess)
    #expect(try await !stage.run([Self.screen([Self.go], x: 11)], .never).isSuccess)
  }

  /// A failing flow causes an error with the flow's message and is not recorded. The report shows the screen at the
  /// failure.
  @Test func failuresAreErrors() async throws {
    let flow = Flow("Fail") {
      $0.snapshot("Before")
      $0.tap("stop")
    }
    let report = try await stage.run([Self.screen([flow])], .missing)
    #expect(report.results.map(\.state) == [.recorded, .error])
    #expect(report.results[1].message.contains(#"There is no element "stop". There are "go", "total"."#))
    #expect(stage.files(stage.goldens + "/Flows").isEmpty)
    #expect(report.results[1].pictures.actual != nil)
    #expect(report.results[1].findings.isEmpty)
  }

  /// A flow without snapshots captures the screen at its end.
  @Test func flowsWithoutSnapshotsCaptureTheirEnd() async throws {
    let flow = Flow("Quiet") { $0.tap("go") }
    try await stage.run([Self.screen([flow], distance: 4)], .missing)
    let golden = try PNG.decode(AtomicFile.read(stage.golden("Flows/page.Quiet")))
    #expect(golden.width == 16 + 56)
    #expect(try await stage.run([Self.screen([flow], distance: 4)], .never).isSuccess)
    #expect(try await !stage.run([Self.screen([flow], distance: 5)], .never).isSuccess)
  }

  /// Goldens are skipped if the drawing commands and names of all images match the golden's stamp.
  @Test func skipsUnchangedFlows() async throws {
    let renamed = Flow("Go there!") {
      $0.snapshot("Before")
      $0.tap("go")
      $0.snapshot("Behind")
    }
    try await stage.run([Self.screen([Self.go], distance: 4)], .missing)
    func result(_ flow: Flow) async throws -> SnapshotResult {
      var run = SnapshotRun(
        try stage.plan([Self.screen([flow], distance: 4)]), mode: .never, reportFolder: stage.report)
      run.skipsUnchanged = true
      run.sample = SnapshotSample(of: run.plan, percent: 0, seed: 0)
      return await run.run().results[1]
    }
    #expect(try await result(Self.go).skipped == .unchanged)
    #expect(try await result(renamed).state == .failed)
  }

  /// All shards together contain the same snapshots as a complete run.
  @Test func shardsDivideFlows() throws {
    let screens = [Self.screen((1...5).map { Flow("\($0)") { _ in } })]
    let whole = try stage.plan(screens).entries.map(\.name)
    let parts = try (1...3).flatMap { try stage.plan(screens, shard: SnapshotShard($0, of: 3)).entries.map(\.name) }
    #expect(parts.sorted() == whole.sorted())
  }
}
