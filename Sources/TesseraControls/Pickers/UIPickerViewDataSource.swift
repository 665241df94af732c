// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

/// What a picker view asks for its counts.
@preconcurrency @MainActor
public protocol UIPickerViewDataSource: AnyObject {
  /// How many wheels stand side by side. Negative numbers count as 0.
  func numberOfComponents(in pickerView: UIPickerView) -> Int
  /// How many rows a wheel has. Negative numbers count as 0, more than 2⁵⁰ as so many.
  func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int
}
