// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import Foundation
import TesseraViewFixtures
import Testing

@testable import TesseraControls
@testable import TesseraViews

/// The delegate provides a wheel's accessibility label and hint unless they were set explicitly.
@MainActor @Suite struct PickerHintTests {
  final class Delegate: NSObject, UIPickerViewDataSource, UIPickerViewAccessibilityDelegate {
    func numberOfComponents(in pickerView: UIPickerView) -> Int { 1 }
    func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int { 3 }
    func pickerView(_ pickerView: UIPickerView, accessibilityLabelForComponent component: Int) -> String? { "Dish" }
    func pickerView(_ pickerView: UIPickerView, accessibilityHintForComponent component: Int) -> String? {
      "Swipe up or down"
    }
  }

  @Test func hints() throws {
    let (picker, delegate) = (UIPickerView(frame: CGRect(x: 0, y: 0, width: 300, height: 216)), Delegate())
    (picker.dataSource, picker.delegate) = (delegate, delegate)
    let window = makeWindow(300, 300)
    window.addSubview(picker)
    window.layoutIfNeeded()
    let wheel = try #require(picker.subviews.compactMap { $0 as? PickerColumn }.first)
    #expect(wheel.accessibilityLabel == "Dish" && wheel.accessibilityHint == "Swipe up or down")
    wheel.accessibilityHint = "Turn"
    #expect(wheel.accessibilityHint == "Turn")
  }
}
