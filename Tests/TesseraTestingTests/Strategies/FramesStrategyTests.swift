// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import Foundation
import Tessera
import TesseraRaster
import TesseraAssertions
@testable import TesseraTesting
import TesseraGraphics
import TesseraViews
import Testing

@Suite @MainActor
struct FramesStrategyTests {
  func bitmap<Value>(_ value: Value, _ strategy: Snapshotting<Value, UIImage>) throws -> Bitmap {
    guard case .picture(let picture, _) = try strategy.capture(value) else { return Bitmap(width: 0, height: 0) }
    return picture.bitmap
  }

  /// Three frames of 40 x 20 points in 3 columns. The 10-point green square moves linearly and is at 0, 15 and 30.
  @Test func animatesViews() throws {
    let view = twoColors()
    let strip = try bitmap(
      view,
      .frames(fps: 2, duration: 1, columns: 3) { view in
        UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) { view.subviews[0].frame.origin.x = 30 }
      })
    // A spacing of 16 pixels is followed by cells of 40 pixels, in which 3 pixels are reduced to one.
    let greens = (0..<3).map { cell in
      (0..<40).filter { strip.pixel(16 + cell * 56 + $0, 16 + 5) == [0, 255, 0, 255] }
    }
    #expect(greens.map(\.first) == [0, 15, 30] && greens.map(\.last) == [9, 24, 39])
    #expect(view.superview == nil && view.frame.size == CGSize(width: 40, height: 20))
  }

  @Test func usesNamedAnimationsOfScreens() throws {
    let device = try Device(name: "tiny", size: CGSize(width: 40, height: 20), scale: 3)
    let move = ScreenAnimation("move", duration: 0.5) { (view: UIView) in
      UIView.animate(withDuration: 0.5, delay: 0, options: .curveLinear) { view.subviews[0].frame.origin.x = 30 }
    }
    let screen = Screen("two", device: device, animations: [move]) { twoColors() }
    // Frames at 0, 0.25 and 0.5 seconds.
    let named = try bitmap(screen, .frames("move", fps: 4, columns: 3))
    #expect(named.pixel(16 + 2 * 56 + 39, 21) == [0, 255, 0, 255])
    #expect(try bitmap(screen, .frames(fps: 4, columns: 3)) == named, "The first is the default.")
    #expect(throws: RenderError.self) { try bitmap(screen, .frames("fly", fps: 4)) }
    #expect(throws: RenderError.self) { try bitmap(screen, .frames(fps: 0)) }
    #expect(throws: RenderError.self) { try bitmap(screen, .frames(fps: 4, duration: -1)) }
  }

  @Test func animatesControllers() throws {
    let device = try Device(name: "tiny", size: CGSize(width: 40, height: 20), scale: 3)
    let controller = UIViewController()
    controller.view = twoColors()
    let strip = try bitmap(
      controller,
      .frames(fps: 1, duration: 1, columns: 2, on: device) { controller in
        UIView.animate(withDuration: 1) { controller.view.subviews[0].alpha = 0 }
      })
    #expect(strip.pixel(16 + 5, 21) == [0, 255, 0, 255])
    #expect(strip.pixel(16 + 56 + 5, 21) == [255, 0, 0, 255])
  }
}
