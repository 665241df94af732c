// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import Foundation
import Tessera
import TesseraAssertions
import TesseraControls
import TesseraGraphics
import TesseraImaging
import TesseraRaster
@testable import TesseraTesting
import TesseraViews
import Testing

/// The accessibility of a form as text and as an image.
@Suite @MainActor struct AccessibilityStrategyTests {
  private func makeForm() -> UIView {
    let form = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 260))
    let title = UILabel(frame: CGRect(x: 10, y: 10, width: 180, height: 20))
    title.text = "Sound"
    title.accessibilityTraits = .header
    let toggle = UISwitch(frame: CGRect(x: 10, y: 40, width: 51, height: 31))
    toggle.accessibilityLabel = "Silent"
    toggle.isOn = true
    let slider = UISlider(frame: CGRect(x: 10, y: 80, width: 180, height: 34))
    slider.accessibilityLabel = "Volume"
    slider.value = 0.25
    let stepper = UIStepper(frame: CGRect(x: 10, y: 120, width: 94, height: 32))
    let segments = UISegmentedControl(items: ["Low", "High"])
    segments.frame = CGRect(x: 10, y: 160, width: 180, height: 32)
    segments.selectedSegmentIndex = 1
    let field = UITextField(frame: CGRect(x: 10, y: 200, width: 180, height: 30))
    field.placeholder = "Name"
    for view in [title, toggle, slider, stepper, segments, field] as [UIView] { form.addSubview(view) }
    return form
  }

  @Test func texts() throws {
    guard case .text(let text, let ending) = try Snapshotting<UIView, String>.accessibilityElements.capture(makeForm())
    else { return #expect(Bool(false)) }
    #expect(ending == "txt")
    #expect(
      text == """
        1. Sound, Heading
        2. Silent, On, Switch Button
           Hint: Double tap to toggle setting.
        3. Volume, 25%, Adjustable
           Hint: Swipe up or down with one finger to adjust the value.
        4. Decrement, Dimmed, Button
        5. Increment, Button
        6. Low, 1 of 2, Button
        7. Selected, High, 2 of 2, Button
        8. Name, Text Field
           Hint: Double tap to edit.
        """)
  }

  @Test func emptyViewsHaveNoText() throws {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    guard case .text(let text, _) = try Snapshotting<UIView, String>.accessibilityElements.capture(view) else { return }
    #expect(text == "(nothing is read)")
  }

  /// Next to a tall image of 200 x 260 points, the legend is 320 points wide. At 2 pixels per point, the total is
  /// 1040 pixels.
  @Test func images() throws {
    let form = makeForm()
    let strategy = Snapshotting<UIView, UIImage>.accessibilityImage(traits: UITraitCollection(displayScale: 2))
    guard case .picture(let picture, _) = try strategy.capture(form) else { return #expect(Bool(false)) }
    #expect(picture.bitmap.width == 1040)
    #expect(picture.bitmap.height >= 520)
    picture.finish()
    #expect(form.superview == nil)
  }

  /// An element outside the image has no marker, but appears in the legend.
  @Test func offscreenElements() throws {
    let form = makeForm()
    form.subviews[0].frame.origin.x = 5_000
    form.subviews[1].frame = CGRect(x: -1e9, y: 0, width: 1, height: 1)
    guard case .picture(let picture, _) = try Snapshotting<UIView, UIImage>.accessibilityImage.capture(form) else {
      return
    }
    #expect(picture.bitmap.width == 1560)
    picture.finish()
  }
}
