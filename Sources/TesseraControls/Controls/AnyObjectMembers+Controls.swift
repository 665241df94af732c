// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

public import TesseraFoundation
import TesseraViews

@MainActor
extension AnyObjectMembers {
  /// The `isOn` property of a switch; nil for any other object.
  public var isOn: Bool! {
    get { (object as? UISwitch)?.isOn }
    nonmutating set { (object as? UISwitch)?.isOn = newValue ?? false }
  }
  /// The `selectedSegmentIndex` property of a segmented control; nil for any other object.
  public var selectedSegmentIndex: Int! { (object as? UISegmentedControl)?.selectedSegmentIndex }
  /// The `currentPage` property of a page control; nil for any other object.
  public var currentPage: Int! { (object as? UIPageControl)?.currentPage }
  /// The `text` property of a label, text field or text view; nil for any other object.
  public var text: String! {
    get { (object as? UILabel)?.text ?? (object as? UITextField)?.text ?? (object as? UITextView)?.text }
    nonmutating set {
      (object as? UILabel)?.text = newValue
      (object as? UITextField)?.text = newValue
      (object as? UITextView)?.text = newValue
    }
  }
}
