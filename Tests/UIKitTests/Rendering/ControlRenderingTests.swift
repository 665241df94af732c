// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

// Compares controls with measurements of images that open-source projects recorded on iOS 17.5 and 18.5 simulators at
// three pixels per point. Edges are detected in our pixels. Lengths may differ by one pixel, and uniform colors by 8
// levels.

import Foundation
import TesseraViewFixtures
import Testing
import UIKit

@Suite @MainActor struct ControlRenderingTests {
  private func isLevel(_ level: Int, _ expected: Int, within: Int = 8) -> Bool { abs(level - expected) <= within }

  private func sized(_ view: UIView) -> UIView {
    view.sizeToFit()
    return view
  }

  // MARK: Switch

  /// A switch is 51 x 31. The knob is a disc with a diameter of 27, 2 points from the edges. When the switch is off,
  /// the track's gray level is 233. When it is on, the track is (52, 199, 89), whose luminance is 173. Everything
  /// outside is white.
  @Test func switches() throws {
    let off = UISwitch()
    #expect(off.intrinsicContentSize == CGSize(width: 51, height: 31))
    let picture = try RenderedPicture(off, CGSize(width: 51, height: 31))
    #expect(isLevel(picture.level(40, 15.5), 233, within: 3))
    #expect(picture.level(15.5, 15.5) == 255)
    #expect(try #require(picture.box { $0 < 250 }).isNear(0, 0, 51, 31))
    // Along its horizontal center line, the knob is white from 2 to 29.
    #expect(picture.level(2.5, 15.5) >= 250 && picture.level(28.5, 15.5) >= 250)
    #expect(picture.level(1, 15.5) < 245 && picture.level(30.5, 15.5) < 245)
    #expect(isLevel(picture.level(32.5, 15.5), 227, within: 4))
    // The shadow is clipped to the track.
    for (x, y) in [(25.5, 32.0), (15.5, 33), (15.5, 35), (-1, 15.5)] { #expect(picture.level(x, y) == 255) }

    let on = UISwitch()
    on.isOn = true
    let green = try RenderedPicture(on, CGSize(width: 51, height: 31))
    #expect(isLevel(green.level(12, 15.5), 173, within: 2))
    #expect(green.level(24.5, 15.5) >= 250 && green.level(48.5, 15.5) >= 250)
    let disabled = UISwitch()
    disabled.isOn = true
    disabled.isEnabled = false
    #expect(isLevel(try RenderedPicture(disabled, CGSize(width: 51, height: 31)).level(12, 15.5), 210, within: 4))
  }

  // MARK: Slider

  /// The track spans y = 15 to 19 and ends 3 points from both edges. The knob is a disc with a diameter of 27 from y
  /// = 2.33. At three quarters of 382 points, its center is at x = 278.5.
  @Test func slider() throws {
    let slider = UISlider(frame: CGRect(x: 0, y: 0, width: 382, height: 34))
    slider.value = 0.75
    #expect(slider.intrinsicContentSize.height == 34)
    let picture = try RenderedPicture(slider, CGSize(width: 382, height: 34))
    let left = try #require(picture.box(in: CGRect(x: -10, y: 0, width: 100, height: 34)) { $0 < 200 })
    #expect(left.isNear(3, 15, 87, 4))
    let right = try #require(picture.box(in: CGRect(x: 340, y: 0, width: 60, height: 34)) { $0 < 240 })
    #expect(right.isNear(340, 15, 39, 4))
    #expect(isLevel(picture.level(360, 17), 228, within: 3))
    #expect(isLevel(picture.level(100, 17), 128, within: 4))
    // In the middle row, the knob is white between the tinted and the unfilled parts of the track.
    let row = CGRect(x: 250, y: 16.67, width: 60, height: 0.34)
    let knob = try #require(picture.box(in: row) { $0 >= 252 })
    #expect(abs(knob.midX - 278.5) <= 0.34 && abs(knob.width - 27) <= 0.67)
    // The shadow's gray level is 216 just below the knob and 240 just above it.
    #expect(isLevel(picture.level(278.5, 29.8), 216))
    #expect(isLevel(picture.level(278.5, 1.8), 240))
    #expect(picture.level(278.5, 2.9) >= 252 && picture.level(278.5, 28.8) >= 250)
  }

  // MARK: Stepper

  /// A stepper is 94 x 32 with corner radius 8 and gray level 238. The divider is 1 point wide, from y = 7.33 to 25.
  /// The minus sign is 13.67 x 1.67, and the plus sign 14 x 13.67.
  @Test func stepper() throws {
    let stepper = UIStepper()
    stepper.value = 50
    #expect(stepper.intrinsicContentSize == CGSize(width: 94, height: 32))
    let picture = try RenderedPicture(stepper, CGSize(width: 94, height: 32))
    #expect(isLevel(picture.level(23, 5), 238, within: 2))
    #expect(try #require(picture.box { $0 < 250 }).isNear(0, 0, 94, 32))
    let minus = try #require(picture.box(in: CGRect(x: 5, y: 3, width: 36, height: 26)) { $0 < 120 })
    #expect(minus.isNear(minus.minX, 15, 13.67, 1.67))
    let plus = try #require(picture.box(in: CGRect(x: 53, y: 3, width: 36, height: 26)) { $0 < 120 })
    #expect(plus.isNear(plus.minX, 9.33, 14, 13.67))
    let divider = try #require(picture.box(in: CGRect(x: 44, y: 0, width: 6, height: 32)) { $0 < 212 })
    #expect(divider.isNear(46.5, 7.33, 1, 17.67, within: 0.51))
    #expect(isLevel(picture.level(47, 16), 187))
    // At a corner with radius 8, the diagonal intersects the edge at 8 - 8 / √2 = 2.34.
    #expect(picture.level(2, 2) > 246 && picture.level(2.7, 2.7) < 246)
  }

  /// At the end of the range, the stepper's sign is half-transparent black.
  @Test func stepperAtItsEnd() throws {
    let stepper = UIStepper()
    let picture = try RenderedPicture(stepper, CGSize(width: 94, height: 32))
    let minus = try #require(picture.box(in: CGRect(x: 5, y: 3, width: 36, height: 26)) { $0 < 200 })
    #expect(isLevel(picture.level(minus.midX, minus.midY), 119, within: 4))
  }

  // MARK: Segments

  /// Three segments are 87.67 wide each (up to 89 in our font), with corner radius 8. Titles are 13-point medium with
  /// 65.33 points of ink, or semibold with 66.33 points in the selected segment.
  @Test func segments() throws {
    let control = UISegmentedControl(items: ["Segment A", "Segment B", "Segment C"])
    control.selectedSegmentIndex = 1
    #expect(abs(control.intrinsicContentSize.width - 263) <= 4.1 && control.intrinsicContentSize.height == 32)
    let picture = try RenderedPicture(control, CGSize(width: 263, height: 32))
    #expect(isLevel(picture.level(43, 4), 238, within: 2))
    #expect(picture.level(131, 4) >= 253)
    let first = try #require(picture.ink(in: CGRect(x: 4, y: 3, width: 80, height: 26)))
    #expect(abs(first.width - 65.33) <= 1.34 && abs(first.minX - (87.67 - 65.33) / 2) <= 1)
    let second = try #require(picture.ink(in: CGRect(x: 92, y: 3, width: 80, height: 26)))
    #expect(abs(second.width - 66.33) <= 1.34)
    // The selected segment's background is inset by 2 points from the track.
    let pill = try #require(picture.box(in: CGRect(x: 131, y: 0, width: 0.34, height: 32)) { $0 >= 252 })
    #expect(abs(pill.minY - 2) <= 0.34 && abs(pill.maxY - 30) <= 0.67)
    #expect((206...224).contains(picture.level(131.5, 30.2)))
    #expect(picture.level(2, 2) > 246 && picture.level(2.7, 2.7) < 246)
  }

  // MARK: Pages

  /// A page control is 25.67 high. Its dots are 7.33 to 7.67 wide and 17.67 apart.
  @Test func pages() throws {
    let control = UIPageControl(frame: CGRect(x: 0, y: 0, width: 402, height: 25.67))
    control.numberOfPages = 3
    control.pageIndicatorTintColor = .black
    control.currentPageIndicatorTintColor = .black
    #expect(abs(control.intrinsicContentSize.height - 25.67) <= 0.34)
    let picture = try RenderedPicture(control, CGSize(width: 402, height: 25.67))
    let all = try #require(picture.ink())
    let first = try #require(picture.ink(in: CGRect(x: all.minX - 1, y: 0, width: 12, height: 26)))
    #expect((7.32...8.01).contains(first.width) && (7.32...8.01).contains(first.height))
    #expect(abs((all.width - first.width) / 2 - 17.67) <= 0.34)
    #expect(abs(all.midX - 201) <= 0.5)
  }

  // MARK: Buttons and fields

  /// A button without a configuration is as wide as its 18-point title, rounded up to whole points, and 34 high.
  @Test(
    arguments: [("No labels", 75), ("One label", 76), ("Many labels", 96), ("Long label", 83), ("01", 30)]
      as [(String, CGFloat)])
  func buttons(_ title: String, _ width: CGFloat) {
    let button = UIButton()
    button.setTitle(title, for: .normal)
    let size = button.intrinsicContentSize
    #expect(size.height == 34 && size.width == size.width.rounded() && abs(size.width - width) <= 1, "\(size)")
  }

  /// 17-point text: the ink begins at x = 1.33, and the baseline is 21.83 below the top of a 30-point text field.
  @Test func textField() throws {
    let field = UITextField(frame: CGRect(x: 0, y: 0, width: 250, height: 30))
    field.text = "Hello from Text Field"
    let ink = try #require(RenderedPicture(field, CGSize(width: 250, height: 30)).ink())
    #expect(abs(ink.minX - 1.33) <= 0.34 && abs(ink.width - 153) <= 2)
    // None of these letters has a descender.
    #expect(abs(ink.maxY - 21.83) <= 0.67)
  }

  /// 12-point Helvetica, beginning 6 points from the edge.
  @Test func textView() throws {
    let view = UITextView(frame: CGRect(x: 0, y: 0, width: 250, height: 40))
    view.text = "Hello from Text View"
    let ink = try #require(RenderedPicture(view, CGSize(width: 250, height: 40)).ink())
    #expect(abs(ink.minX - 6) <= 0.67 && abs(ink.width - 107.33) <= 1.5, "\(ink)")
  }

  @Test func secondaryLabel() throws {
    let view = UIView()
    view.backgroundColor = .secondaryLabel
    #expect(isLevel(try RenderedPicture(view, CGSize(width: 10, height: 10)).level(5, 5), 138, within: 3))
  }
}
