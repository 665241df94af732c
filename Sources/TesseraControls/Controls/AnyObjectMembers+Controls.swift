// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

public import TesseraFoundation
import TesseraViews

@MainActor
extension AnyObjectMembers {
  /// Whether a switch is on.
  public var isOn: Bool! {
    get { (object as? UISwitch)?.isOn }
    nonmutating set { (object as? UISwitch)?.isOn = newValue ?? false }
  }
  /// The selected segment.
  public var selectedSegmentIndex: Int! { (object as? UISegmentedControl)?.selectedSegmentIndex }
  /// The current page of a page control.
  public var currentPage: Int! { (object as? UIPageControl)?.currentPage }
  /// The text of a label or a field.
  public var text: String! {
    get { (object as? UILabel)?.text ?? (object as? UITextField)?.text ?? (object as? UITextView)?.text }
    nonmutating set {
      (object as? UILabel)?.text = newValue
      (object as? UITextField)?.text = newValue
      (object as? UITextView)?.text = newValue
    }
  }
}
