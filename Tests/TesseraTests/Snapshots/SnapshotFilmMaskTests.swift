// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import Tessera
import TesseraImaging
import Testing
import UIKit

struct SnapshotFilmMaskTests {
  private let stage = SnapshotStage()

  /// Returns a screen with a masked square that starts at `x` and moves right by 10 points, and below it another
  /// square that moves by `distance`. Both move linearly in 1.1 seconds, with a frame every 0.1 s.
  private static func screen(
    x: CGFloat, distance: CGFloat = 11, masks: [SnapshotMask] = [.identifier("total")]
  ) -> Screen {
    Screen(
      "film", device: SnapshotStage.device,
      animations: [
        ScreenAnimation("run", duration: 1.1) { (view: UIView) in
          UIView.animate(withDuration: 1.1, delay: 0, options: .curveLinear) {
            view.subviews[0].frame.origin.x += 10
            view.subviews[1].frame.origin.x += distance
          }
        }
      ], snapshots: SnapshotMatrix(appearances: [.light]), masks: masks
    ) {
      let view = UIView()
      view.backgroundColor = .white
      for (x, y) in [(x, 0), (0, 20)] as [(CGFloat, CGFloat)] {
        let square = UIView(frame: CGRect(x: x, y: y, width: 8, height: 8))
        square.backgroundColor = .red
        view.addSubview(square)
      }
      view.subviews[0].accessibilityIdentifier = "total"
      return view
    }
  }

  /// In each frame, pixels are ignored at the masked view's old and new positions.
  @Test(arguments: [0, 5, 21.5, 60]) func maskedViewsCanMove(_ x: Double) async throws {
    try await stage.run([Self.screen(x: 2)], .missing)
    #expect(try await stage.run([Self.screen(x: x)], .never).isSuccess)
    let strict = try await stage.run([Self.screen(x: x, masks: [])], .never)
    #expect(strict.results.map(\.state) == [.failed, .failed])
  }

  /// Frames that differ only under masks are not counted. Both squares differ, but the unmasked square is equal in
  /// the frame at 0 s.
  @Test func comparesOtherViews() async throws {
    try await stage.run([Self.screen(x: 2)], .missing)
    let report = try await stage.run([Self.screen(x: 20, distance: 22)], .never)
    #expect(report.results.map(\.state) == [.passed, .failed])
    #expect(report.results[1].message.hasPrefix("11 of 12 frames differ, the first at 0.10 s. "))
    #expect(report.results[1].changes.isEmpty)
    #expect(report.results[1].frames[0].actual == nil && report.results[1].frames[1].actual != nil)
  }

  /// The golden stores the masked box of each of the 12 frames: 8 x 8 points at a scale of six with a margin of seven
  /// pixels, clipped at the frame's edge. The first box begins at 16 + 2 * 6 - 7.
  @Test func referencesContainTheMasks() async throws {
    try await stage.run([Self.screen(x: 2)], .missing)
    let tree = try #require(try Golden.read(stage.golden("Strips/film.run")).viewTree())
    #expect(tree.className == "Filmstrip")
    #expect(tree.children.map(\.identifier) == Array(repeating: "total", count: 12))
    #expect(tree.children[0].frame == ViewNode.Rect(x: 21, y: 16, width: 62, height: 55))
    try await stage.run([Self.screen(x: 2, masks: [])], .all)
    #expect(try Golden.read(stage.golden("Strips/film.run")).viewTree()?.children == [])
  }
}
