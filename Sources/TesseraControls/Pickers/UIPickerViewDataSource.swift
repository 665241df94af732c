// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

/// A data source that provides the number of components and rows in a picker view.
@preconcurrency @MainActor
public protocol UIPickerViewDataSource: AnyObject {
  /// Returns the number of wheels. Negative numbers are treated as 0.
  func numberOfComponents(in pickerView: UIPickerView) -> Int
  /// Returns the number of rows of a wheel. Clamped to the range from 0 to 2⁵⁰.
  func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int
}
