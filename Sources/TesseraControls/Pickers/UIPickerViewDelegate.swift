// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

public import Foundation
public import TesseraViews

/// What a picker view asks for the looks of its rows, and tells of the user's choices.
///
/// A row shows its view, else its attributed title, else its title, else a question mark.
@preconcurrency @MainActor
public protocol UIPickerViewDelegate: AnyObject {
  /// The width of a wheel in points. Negative numbers and NaN stand for an equal share.
  func pickerView(_ pickerView: UIPickerView, widthForComponent component: Int) -> CGFloat
  /// The height of a wheel's rows in points. Numbers that are no height stand for 32.
  func pickerView(_ pickerView: UIPickerView, rowHeightForComponent component: Int) -> CGFloat
  /// The title of a row. Asked if the row has no view and no attributed title.
  func pickerView(_ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int) -> String?
  /// The title of a row with attributes. Asked if the row has no view.
  func pickerView(
    _ pickerView: UIPickerView, attributedTitleForRow row: Int, forComponent component: Int
  ) -> NSAttributedString?
  /// The view of a row. `view` is one that this method made for a row that has left the wheel; nil if there is none.
  ///
  /// A view without a size gets that of the row. Any other keeps its size in the row's middle.
  func pickerView(
    _ pickerView: UIPickerView, viewForRow row: Int, forComponent component: Int, reusing view: UIView?
  ) -> UIView
  /// Called once when the user has turned a wheel to another row and it has come to rest. Not called for `selectRow`.
  func pickerView(_ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int)
}

extension UIPickerViewDelegate {
  /// An equal share of the picker's width.
  public func pickerView(_ pickerView: UIPickerView, widthForComponent component: Int) -> CGFloat { -1 }
  /// 32 points.
  public func pickerView(_ pickerView: UIPickerView, rowHeightForComponent component: Int) -> CGFloat { -1 }
  /// No title.
  public func pickerView(_ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int) -> String? {
    nil
  }
  /// No title.
  public func pickerView(
    _ pickerView: UIPickerView, attributedTitleForRow row: Int, forComponent component: Int
  ) -> NSAttributedString? { nil }
  /// A view that stands for none: the row shows its title.
  public func pickerView(
    _ pickerView: UIPickerView, viewForRow row: Int, forComponent component: Int, reusing view: UIView?
  ) -> UIView { PickerRow.noContent }
  /// Does nothing.
  public func pickerView(_ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int) {}
}

/// What assistive technologies hear about a picker's wheels.
@preconcurrency @MainActor
public protocol UIPickerViewAccessibilityDelegate: UIPickerViewDelegate {
  /// What a wheel is called.
  func pickerView(_ pickerView: UIPickerView, accessibilityLabelForComponent component: Int) -> String?
  /// What turning a wheel does.
  func pickerView(_ pickerView: UIPickerView, accessibilityHintForComponent component: Int) -> String?
}

extension UIPickerViewAccessibilityDelegate {
  /// No label.
  public func pickerView(_ pickerView: UIPickerView, accessibilityLabelForComponent component: Int) -> String? { nil }
  /// No hint.
  public func pickerView(_ pickerView: UIPickerView, accessibilityHintForComponent component: Int) -> String? { nil }
}
