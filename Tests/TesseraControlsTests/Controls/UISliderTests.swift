// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import Foundation
import TesseraRaster
import TesseraViewFixtures
import Testing

@testable import TesseraControls
@testable import TesseraGraphics
@testable import TesseraViews

/// In a 132 x 34 slider, the track spans x = 3 to 129 and y = 15 to 19. The thumb is 27 wide and moves from x = 2 to 130, by
/// 101 points. The thumb's center is 1.17 above the track's center, so its top is at 17 - 13.5 - 1.17 = 2.33.
@MainActor @Suite struct UISliderTests {
  private func slider(_ value: Float = 0) -> UISlider {
    let slider = UISlider(frame: CGRect(10, 10, 132, 34))
    slider.value = value
    return slider
  }

  /// Positions are rounded down to pixels of a third of a point: 2 + 0.25 · 101 = 27.25 becomes 27, and 2 + 0.75 · 101 =
  /// 77.75 becomes 77.67.
  @Test(arguments: [
    (Float(0), CGFloat(2), CGFloat(103)), (0.25, 27, 77.667), (0.5, 52.333, 52.333), (1, 103, 2), (7, 103, 2),
    (-1, 2, 103),
  ])
  func thumb(_ value: Float, _ x: CGFloat, _ mirrored: CGFloat) {
    let slider = slider()
    let track = slider.trackRect(forBounds: slider.bounds)
    #expect(track == CGRect(3, 15, 126, 4))
    func thumb() -> CGRect { slider.thumbRect(forBounds: slider.bounds, trackRect: track, value: value) }
    #expect(
      abs(thumb().minX - x) < 0.001 && abs(thumb().minY - 2.333) < 0.001
        && thumb().size == CGSize(width: 27, height: 27))
    slider.semanticContentAttribute = .forceRightToLeft
    #expect(abs(thumb().minX - mirrored) < 0.001)
  }

  @Test func imagesShortenTheTrack() {
    let slider = slider()
    slider.minimumValueImage = UIImage(bitmap: Bitmap(width: 10, height: 8))
    slider.maximumValueImage = UIImage(bitmap: Bitmap(width: 20, height: 10))
    #expect(slider.minimumValueImageRect(forBounds: slider.bounds) == CGRect(0, 13, 10, 8))
    #expect(slider.maximumValueImageRect(forBounds: slider.bounds) == CGRect(112, 12, 20, 10))
    #expect(slider.trackRect(forBounds: slider.bounds) == CGRect(18, 15, 132 - 18 - 28, 4))
    slider.semanticContentAttribute = .forceRightToLeft
    #expect(slider.minimumValueImageRect(forBounds: slider.bounds).minX == 122)
    #expect(slider.trackRect(forBounds: slider.bounds).minX == 28)
  }

  @Test func limitsAdjustEachOtherAndTheValue() {
    let slider = slider(0.5)
    slider.minimumValue = 2
    #expect(slider.maximumValue == 2 && slider.value == 2)
    slider.maximumValue = 10
    slider.setValue(99, animated: true)
    #expect(slider.value == 10)
    slider.maximumValue = -1
    #expect(slider.minimumValue == -1 && slider.value == -1)
  }

  @Test func invalidNumbers() {
    let slider = slider(0.5)
    slider.value = .nan
    slider.minimumValue = .nan
    slider.maximumValue = .nan
    #expect(slider.value == 0.5 && slider.minimumValue == 0 && slider.maximumValue == 1)
    slider.value = .infinity
    #expect(slider.value == 1)
    slider.maximumValue = .infinity
    // The range is infinite, so the thumb stays at the start.
    let track = slider.trackRect(forBounds: slider.bounds)
    #expect(slider.thumbRect(forBounds: slider.bounds, trackRect: track, value: 5).minX == 2)
    #expect(slider.trackRect(forBounds: .zero).width == 0)
  }

  @Test func aPointSelectsTheValueAtTheThumbsCenter() {
    let slider = slider()
    #expect(slider.value(at: 15.5) == 0 && slider.value(at: 40.75) == 0.25 && slider.value(at: 500) == 1)
    slider.semanticContentAttribute = .forceRightToLeft
    #expect(slider.value(at: 15.5) == 1 && slider.value(at: 91.25) == 0.25)
    #expect(slider.value(at: .nan) == 0)
  }

  /// The slider is at (10, 10), so its center line is at 27 and the thumb's center at 10 + 66.
  @Test func paints() throws {
    let slider = slider(0.5)
    let painted = PaintedControl(slider)
    #expect(try painted.color(76, 27) == .white)
    #expect(try painted.color(20, 27) == UIColor.systemBlue.light)
    #expect(try painted.color(20, 24) == PaintedControl.ground)
    let right = try painted.color(135, 27)
    #expect(right != UIColor.systemBlue.light && right != PaintedControl.ground)
    slider.minimumTrackTintColor = .red
    slider.maximumTrackTintColor = .black
    slider.thumbTintColor = .blue
    #expect(try painted.color(20, 27) == UIColor.red.light)
    #expect(try painted.color(135, 27) == .black)
    #expect(try painted.color(76, 27) == UIColor.blue.light)
    slider.semanticContentAttribute = .forceRightToLeft
    #expect(try painted.color(20, 27) == .black && painted.color(135, 27) == UIColor.red.light)
  }

  @Test func tintIsInherited() throws {
    let slider = slider(1)
    let painted = PaintedControl(slider)
    painted.window.tintColor = .red
    #expect(try painted.color(20, 27) == UIColor.red.light)
    slider.isEnabled = false
    // 50 % red over green.
    let dimmed = try painted.color(20, 27)
    #expect(abs(Int(dimmed.red) - 128) <= 1 && abs(Int(dimmed.green) - 127) <= 1 && dimmed.blue == 0)
  }
}
