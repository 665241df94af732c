// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import Foundation
import TesseraRaster
import TesseraViewFixtures
import Testing

@testable import TesseraGraphics
@testable import TesseraViews

/// A full-height sheet scales down the presenter, which loses 16 of its 320 points on both sides. Its upper edge is
/// at the lower end of the 20-point status bar, 10 points above the sheet.
@MainActor @Suite struct SheetRecessionTests {
  private let window = makeWindow(320, 480, scale: 1, safeArea: UIEdgeInsets(top: 20, left: 0, bottom: 0, right: 0))
  private let base = UIViewController()
  private let card = UIViewController()
  private let clock = AnimationClock()

  init() {
    base.view.backgroundColor = .red
    card.view.backgroundColor = .blue
    window.rootViewController = base
    window.isHidden = false
    window.layoutIfNeeded()
  }

  private func color(_ x: Int, _ y: Int, at time: Double? = nil) throws -> [UInt8] {
    let list = { self.window.displayList(scale: 1, pixels: (320, 480), background: .black) }
    if let time { clock.advance(to: time) }
    let shown = time == nil ? list() : clock.run { clock.withPresentation(of: window.layer, list) }
    let bitmap = try shown.paint()
    return Array(bitmap.bytes[(y * 320 + x) * 4..<(y * 320 + x) * 4 + 3])
  }

  /// `UIColor.red`, (255, 0, 0), below black with opacity 0.2 is (204, 0, 0).
  private static let dimmed: [UInt8] = [204, 0, 0]
  private static let black: [UInt8] = [0, 0, 0]
  private static let blue: [UInt8] = [0, 0, 255]

  private func isBack() throws -> Bool {
    try color(160, 15) == Self.black && color(160, 25) == Self.dimmed && color(14, 29) == Self.black
      && color(27, 29) == Self.dimmed && color(160, 40) == Self.blue
  }

  @Test func recedesInAStillImage() throws {
    base.present(card, animated: true)
    window.layoutIfNeeded()
    #expect(try isBack())
    #expect(base.view.frame == window.bounds && base.view.transform == .identity)
    base.dismiss(animated: true)
    window.layoutIfNeeded()
    #expect(try color(1, 1) == [255, 0, 0] && color(160, 470) == [255, 0, 0])
  }

  /// A half-height sheet only dims the presenter.
  @Test func doesNotRecedeForLowSheets() throws {
    let sheet = try #require(card.sheetPresentationController)
    sheet.detents = [.medium(), .large()]
    base.present(card, animated: false)
    window.layoutIfNeeded()
    #expect(try color(1, 1) == Self.dimmed)
    sheet.selectedDetentIdentifier = .large
    window.layoutIfNeeded()
    #expect(try isBack())
    sheet.largestUndimmedDetentIdentifier = .large
    window.layoutIfNeeded()
    #expect(try color(1, 1) == [255, 0, 0])
  }

  @Test func animatesReceding() throws {
    clock.run {
      base.present(card, animated: true)
      window.layoutIfNeeded()
    }
    #expect(try color(1, 1, at: 0) == [255, 0, 0])
    #expect(try color(160, 0, at: 0.1) == Self.black && color(160, 25, at: 0.1) != Self.black)
    clock.advance(to: 0.6)
    #expect(try isBack() && !clock.isAnimating)
    clock.run { base.dismiss(animated: true) }
    #expect(try isBack() == false && color(160, 15, at: 0.6) == Self.black)
    clock.advance(to: 1.2)
    #expect(try color(1, 1) == [255, 0, 0] && base.view.layer.extras?.recession == nil)
  }

  /// An animated detent change takes half a second.
  @Test func detentsMove() throws {
    let sheet = try #require(card.sheetPresentationController)
    sheet.detents = [.medium(), .large()]
    base.present(card, animated: false)
    window.layoutIfNeeded()
    let frameView = try #require(card.view.superview)
    let low = frameView.frame.minY
    clock.run { sheet.animateChanges { sheet.selectedDetentIdentifier = .large } }
    #expect(frameView.frame.minY == 30)
    let top = { (time: Double) in
      clock.advance(to: time)
      return clock.withPresentation(of: window.layer) { frameView.layer.frame.minY }
    }
    #expect(top(0) == low && low == 255)
    let middle = top(0.1)
    #expect(middle > 30 && middle < low && top(0.5) == 30)
    #expect(try isBack())
  }
}
