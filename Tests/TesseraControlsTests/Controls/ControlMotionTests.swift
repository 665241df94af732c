// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import Foundation
import TesseraRaster
import TesseraViewFixtures
import Testing

@testable import TesseraControls
@testable import TesseraGraphics
@testable import TesseraViews

/// A control's value changes immediately, and its appearance is animated on the clock.
@MainActor @Suite struct ControlMotionTests {
  private let clock = AnimationClock()

  /// Returns the color at a point and a time.
  private func color(_ painted: PaintedControl, _ time: Double, _ x: CGFloat, _ y: CGFloat) throws -> Color {
    clock.advance(to: time)
    return try clock.run {
      try clock.withPresentation(of: painted.window.layer) { Result { try painted.color(x, y) } }.get()
    }
  }

  @Test func animatesProgress() throws {
    let bar = UIProgressView(frame: CGRect(x: 0, y: 10, width: 200, height: 4))
    let painted = PaintedControl(bar)
    let blue = UIColor.systemBlue.light
    clock.run { bar.setProgress(1, animated: true) }
    #expect(bar.progress == 1)
    // An image without a clock shows the final value.
    #expect(try painted.color(150, 12) == blue)
    #expect(try color(painted, 0, 20, 12) != blue)
    // A symmetric timing curve has covered half of the distance at half the duration.
    #expect(try color(painted, 0.125, 90, 12) == blue && color(painted, 0.125, 110, 12) != blue)
    #expect(try color(painted, 0.25, 190, 12) == blue)
    #expect(!clock.isAnimating)
  }

  /// The duration and timing curve of the animation block apply.
  @Test func animatesSliderValue() throws {
    let slider = UISlider(frame: CGRect(x: 0, y: 10, width: 200, height: 34))
    let painted = PaintedControl(slider)
    clock.run {
      UIView.animate(withDuration: 2, delay: 0, options: .curveLinear) { slider.setValue(1, animated: true) }
    }
    let blue = UIColor.systemBlue.light
    // The thumb's center moves from 16.5 to 183.5, so after a quarter of the time it is at 58.25.
    #expect(try color(painted, 0.5, 20, 27) == blue && color(painted, 0.5, 100, 27) != blue)
    #expect(try color(painted, 0.5, 58, 27) == .white)
    #expect(try color(painted, 2, 140, 27) == blue)
  }

  /// A change during an animation continues from the visible state.
  @Test func aSwitchReversesMidway() throws {
    let toggle = UISwitch(frame: CGRect(x: 0, y: 10, width: 51, height: 31))
    let painted = PaintedControl(toggle)
    var finished = false
    clock.run { toggle.setOn(true, animated: true) }
    #expect(toggle.isOn)
    let before = try color(painted, 0.04, 25, 25)
    clock.run {
      UIView.animate(withDuration: 1) {
        toggle.setOn(false, animated: true)
      } completion: {
        finished = $0
      }
    }
    #expect(!toggle.isOn)
    #expect(try color(painted, 0.04, 25, 25) == before)
    #expect(try color(painted, 1.04, 10, 25) == .white && finished)
    // The translucent gray track of a switch that is off shows the green background.
    let off = PaintedControl(UISwitch(frame: CGRect(x: 0, y: 10, width: 51, height: 31)))
    #expect(try color(painted, 2, 40, 25) == off.color(40, 25))
  }

  @Test func animatesSegmentsAndPages() throws {
    let segments = UISegmentedControl(items: ["", ""])
    segments.frame = CGRect(x: 0, y: 0, width: 200, height: 32)
    segments.selectedSegmentIndex = 0
    let painted = PaintedControl(segments)
    clock.run { segments.selectedSegmentIndex = 1 }
    #expect(try color(painted, 0, 20, 16) == .white && color(painted, 0, 180, 16) != .white)
    #expect(try color(painted, 0.05, 110, 16) == .white)
    #expect(try color(painted, 0.3, 20, 16) != .white && color(painted, 0.3, 180, 16) == .white)

    let dots = UIPageControl(frame: CGRect(x: 0, y: 0, width: 200, height: 26))
    dots.numberOfPages = 3
    (dots.pageIndicatorTintColor, dots.currentPageIndicatorTintColor) = (.black, .white)
    let row = PaintedControl(dots)
    clock.run { dots.currentPage = 2 }
    let gray = Color(red: 128, green: 128, blue: 128)
    #expect(try color(row, 0.3, 82, 13) == .white && color(row, 0.3, 118, 13) == .black)
    #expect(try color(row, 0.425, 82, 13) == gray && color(row, 0.425, 118, 13) == gray)
    #expect(try color(row, 0.55, 82, 13) == .black && color(row, 0.55, 118, 13) == .white)
  }

  /// A change is not animated if the animation would be invisible: without a clock or a window, with animations
  /// disabled, or if the value is equal.
  @Test func invisibleChangesAreNotAnimated() {
    let toggle = UISwitch()
    toggle.setOn(true, animated: true)
    clock.run { toggle.setOn(false, animated: true) }
    let painted = PaintedControl(toggle)
    clock.run {
      UIView.performWithoutAnimation { toggle.setOn(true, animated: true) }
      toggle.setOn(true, animated: true)
      toggle.isOn = false
    }
    #expect(toggle.layer.animations == nil && !clock.isAnimating && painted.window.subviews == [toggle])
  }

  /// At half the duration, half of the difference from the pressed alpha of 0.2 remains.
  @Test func highlightFadesOut() throws {
    let button = UIButton(type: .system)
    button.setTitle("Back", for: .normal)
    button.frame = CGRect(x: 0, y: 0, width: 100, height: 40)
    let painted = PaintedControl(button)
    clock.run {
      button.isHighlighted = true
      button.isHighlighted = false
    }
    let label = try #require(button.titleLabel)
    let opacity = { (time: Double) in
      clock.advance(to: time)
      return clock.withPresentation(of: painted.window.layer) { label.layer.opacity }
    }
    #expect(abs(opacity(0) - 0.2) < 1e-6 && abs(opacity(0.125) - 0.6) < 1e-6 && opacity(0.25) == 1)
  }
}
