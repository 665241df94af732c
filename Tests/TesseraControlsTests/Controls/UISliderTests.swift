// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import Foundation
import TesseraRaster
import TesseraViewFixtures
import Testing

@testable import TesseraControls
@testable import TesseraGraphics
@testable import TesseraViews

/// A slider of 132 x 34 has its track from 2 to 130 at 15 to 19, and a thumb of 28 with 100 points to go.
@MainActor @Suite struct UISliderTests {
  private func slider(_ value: Float = 0) -> UISlider {
    let slider = UISlider(frame: CGRect(10, 10, 132, 34))
    slider.value = value
    return slider
  }

  @Test(arguments: [(Float(0), CGFloat(2)), (0.25, 27), (0.5, 52), (1, 102), (7, 102), (-1, 2)])
  func thumb(_ value: Float, _ x: CGFloat) {
    let slider = slider()
    let track = slider.trackRect(forBounds: slider.bounds)
    #expect(track == CGRect(2, 15, 128, 4))
    #expect(slider.thumbRect(forBounds: slider.bounds, trackRect: track, value: value) == CGRect(x, 3, 28, 28))
    slider.semanticContentAttribute = .forceRightToLeft
    let mirrored = slider.thumbRect(forBounds: slider.bounds, trackRect: track, value: value)
    #expect(mirrored == CGRect(104 - x, 3, 28, 28))
  }

  @Test func imagesTakeFromTheTrack() {
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

  @Test func limitsMoveEachOtherAndTheValue() {
    let slider = slider(0.5)
    slider.minimumValue = 2
    #expect(slider.maximumValue == 2 && slider.value == 2)
    slider.maximumValue = 10
    slider.setValue(99, animated: true)
    #expect(slider.value == 10)
    slider.maximumValue = -1
    #expect(slider.minimumValue == -1 && slider.value == -1)
  }

  @Test func strangeNumbers() {
    let slider = slider(0.5)
    slider.value = .nan
    slider.minimumValue = .nan
    slider.maximumValue = .nan
    #expect(slider.value == 0.5 && slider.minimumValue == 0 && slider.maximumValue == 1)
    slider.value = .infinity
    #expect(slider.value == 1)
    slider.maximumValue = .infinity
    // No share of an infinite span: the thumb stays at its start.
    let track = slider.trackRect(forBounds: slider.bounds)
    #expect(slider.thumbRect(forBounds: slider.bounds, trackRect: track, value: 5).minX == 2)
    #expect(slider.trackRect(forBounds: .zero).width == 0)
  }

  @Test func aPointChoosesTheValueUnderTheThumbsCentre() {
    let slider = slider()
    #expect(slider.value(at: 16) == 0 && slider.value(at: 41) == 0.25 && slider.value(at: 500) == 1)
    slider.semanticContentAttribute = .forceRightToLeft
    #expect(slider.value(at: 16) == 1 && slider.value(at: 91) == 0.25)
    #expect(slider.value(at: .nan) == 0)
  }

  /// The slider stands at (10, 10): its middle line is at 27, the thumb's centre at 10 + 52 + 14.
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

  @Test func tintComesFromAbove() throws {
    let slider = slider(1)
    let painted = PaintedControl(slider)
    painted.window.tintColor = .red
    #expect(try painted.color(20, 27) == UIColor.red.light)
    slider.isEnabled = false
    // Half of red on green.
    let dimmed = try painted.color(20, 27)
    #expect(abs(Int(dimmed.red) - 128) <= 1 && abs(Int(dimmed.green) - 127) <= 1 && dimmed.blue == 0)
  }
}
