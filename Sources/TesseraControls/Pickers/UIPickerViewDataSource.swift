// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

/// The data source of a picker view's counts.
@preconcurrency @MainActor
public protocol UIPickerViewDataSource: AnyObject {
  /// Returns the number of wheels. Negative numbers are treated as 0.
  func numberOfComponents(in pickerView: UIPickerView) -> Int
  /// Returns the number of rows of a wheel. Negative numbers are treated as 0, more than 2⁵⁰ as 2⁵⁰.
  func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int
}
