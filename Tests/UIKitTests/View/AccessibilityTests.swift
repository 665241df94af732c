// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import Foundation
import TesseraViewFixtures
import Testing

@testable import TesseraControls
@testable import TesseraGraphics
@testable import TesseraLists
@testable import TesseraViews

/// The default accessibility properties of views.
@MainActor @Suite struct AccessibilityTests {
  @Test func views() {
    let view = UIView()
    #expect(!view.isAccessibilityElement && view.accessibilityLabel == nil && view.accessibilityTraits == [])
    view.accessibilityLabel = "label"
    view.accessibilityHint = "hint"
    view.accessibilityValue = "value"
    view.accessibilityTraits = [.header, .button]
    view.isAccessibilityElement = true
    view.accessibilityElementsHidden = true
    view.accessibilityElements = [UIView()]
    #expect(
      view.accessibilityLabel == "label" && view.accessibilityHint == "hint" && view.accessibilityValue == "value")
    #expect(view.accessibilityTraits == [.header, .button] && view.isAccessibilityElement)
    #expect(view.accessibilityElementsHidden && view.accessibilityElements?.count == 1)
    #expect(view.accessibilityUserInputLabels == ["label"])
  }

  @Test func labelsAndButtons() {
    let label = UILabel()
    label.text = "Name"
    // As on iOS, only screen readers use a label's text as its accessibility label.
    #expect(label.isAccessibilityElement && label.accessibilityLabel == nil)
    #expect(label.accessibilityTraits == .staticText)
    label.accessibilityLabel = "Other"
    #expect(label.accessibilityLabel == "Other")
    let button = UIButton(type: .system)
    button.setTitle("Send", for: .normal)
    #expect(button.isAccessibilityElement && button.accessibilityLabel == "Send")
    #expect(button.accessibilityTraits == .button)
    button.isEnabled = false
    button.isSelected = true
    #expect(button.accessibilityTraits == [.button, .notEnabled, .selected])
  }

  @Test func imagesAndSwitches() {
    #expect(UIImageView().accessibilityTraits == .image && !UIImageView().isAccessibilityElement)
    let control = UISwitch()
    #expect(control.accessibilityValue == "0")
    control.isOn = true
    #expect(control.accessibilityValue == "1" && control.accessibilityTraits == [.button, .toggleButton])
  }

  @Test func cells() {
    let cell = UITableViewCell(style: .subtitle, reuseIdentifier: nil)
    #expect(cell.isAccessibilityElement && cell.accessibilityLabel == nil)
    cell.textLabel?.text = "One"
    cell.detailTextLabel?.text = "Two"
    #expect(cell.accessibilityLabel == "One, Two")
  }

  @Test func frames() {
    let window = makeWindow(100, 100)
    let view = UIView(frame: CGRect(10, 10, 20, 20))
    let child = UIView(frame: CGRect(5, 5, 10, 10))
    view.addSubview(child)
    window.addSubview(view)
    #expect(child.accessibilityFrame == CGRect(15, 15, 10, 10))
  }

  @Test func settings() {
    #expect(!UIAccessibility.isVoiceOverRunning && !UIAccessibility.isReduceMotionEnabled)
    #expect(UIAccessibility.isBoldTextEnabled == (UIScreen.main.traitCollection.legibilityWeight == .bold))
  }
}
