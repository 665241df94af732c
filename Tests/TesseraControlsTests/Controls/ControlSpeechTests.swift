// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import Foundation
import TesseraViewFixtures
import Testing

@testable import TesseraControls
@_spi(Tessera) @testable import TesseraViews

/// Accessibility of UIKit's controls, and screen reader actions. The values match VoiceOver on iOS.
@MainActor @Suite struct ControlSpeechTests {
  @Test func slidersAreAdjustable() {
    let slider = UISlider(frame: CGRect(x: 0, y: 0, width: 100, height: 34))
    slider.maximumValue = 200
    slider.value = 100
    var sent = 0
    slider.addAction(UIAction { _ in sent += 1 }, for: .valueChanged)
    #expect(slider.accessibilityValue == "50%")
    #expect(slider.accessibilityTraits.contains(.adjustable))
    slider.accessibilityIncrement()
    #expect(slider.accessibilityValue == "60%")
    slider.value = 0
    slider.accessibilityDecrement()
    #expect(sent == 1)
  }

  @Test func switchesAreToggles() {
    let toggle = UISwitch()
    #expect(toggle.accessibilityValue == "0")
    toggle.isOn = true
    #expect(toggle.accessibilityValue == "1")
    #expect(toggle.accessibilityTraits.contains(.toggleButton))
  }

  @Test func segmentsAreElements() throws {
    let control = UISegmentedControl(items: ["A", "B"])
    control.frame = CGRect(x: 0, y: 0, width: 100, height: 32)
    #expect(!control.isAccessibilityElement)
    let spoken = SpokenOrder(of: control).elements
    #expect(spoken.map(\.words) == ["A, 1 of 2, Button", "B, 2 of 2, Button"])
    #expect(spoken.map(\.frame.width) == [50, 50])
    #expect(spoken[1].source.accessibilityActivate())
    #expect(control.selectedSegmentIndex == 1)
    control.setEnabled(false, forSegmentAt: 0)
    #expect(
      SpokenOrder(of: control).elements.map(\.words) == ["A, 1 of 2, Dimmed, Button", "Selected, B, 2 of 2, Button"])
  }

  @Test func steppersHaveTwoButtons() {
    let stepper = UIStepper(frame: CGRect(x: 0, y: 0, width: 94, height: 32))
    stepper.maximumValue = 1
    #expect(SpokenOrder(of: stepper).elements.map(\.words) == ["Decrement, Dimmed, Button", "Increment, Button"])
    stepper.accessibilityIncrement()
    #expect(stepper.value == 1)
  }

  @Test func pagesAreCounted() {
    let pages = UIPageControl(frame: CGRect(x: 0, y: 0, width: 100, height: 26))
    pages.numberOfPages = 3
    #expect(pages.accessibilityValue == "page 1 of 3")
    pages.accessibilityIncrement()
    #expect(pages.accessibilityValue == "page 2 of 3")
  }

  @Test func progressIsAPercentage() {
    let progress = UIProgressView()
    progress.progress = 0.3
    #expect(progress.accessibilityValue == "30%")
    #expect(progress.isAccessibilityElement)
  }

  @Test func fieldsSpeakTheirTextOrPlaceholder() {
    let field = UITextField()
    field.placeholder = "Name"
    #expect(field.accessibilityValue == "Name")
    field.text = "Ada"
    #expect(field.accessibilityValue == "Ada")
    field.isSecureTextEntry = true
    #expect(field.accessibilityValue == "\u{2022}\u{2022}\u{2022}")
    #expect(UISearchTextField().accessibilityTraits.contains(.searchField))
  }

  @Test func escapeCancelsAlerts() {
    let window = makeWindow(320, 480)
    let base = UIViewController()
    window.rootViewController = base
    window.isHidden = false
    var cancelled = 0
    let alert = UIAlertController(title: "Sure?", message: nil, preferredStyle: .alert)
    base.present(alert, animated: false)
    #expect(!window.performAccessibilityEscape())
    alert.addAction(UIAlertAction(title: "No", style: .cancel) { _ in cancelled += 1 })
    #expect(window.performAccessibilityEscape())
    #expect(cancelled == 1)
    #expect(base.presentedViewController == nil)
  }
}
