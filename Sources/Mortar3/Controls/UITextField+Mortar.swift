// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

public import UIKit

extension MortarConfigurableView where Self: UITextField {
  /// Answers the delegate's questions with closures that the block sets. What is not set is answered as UIKit does.
  ///
  /// ```swift
  /// $0.handleDelegation { $0.shouldReturn = { field in field.resignFirstResponder() } }
  /// ```
  public func handleDelegation(_ configure: @MainActor (MortarTextFieldDelegation) -> Void) {
    let delegation = companion(MortarTextFieldDelegation.self) { MortarTextFieldDelegation() }
    configure(delegation)
    delegate = delegation
  }
}

/// The delegate of a text field as closures.
public final class MortarTextFieldDelegation: NSObject, UITextFieldDelegate {
  public typealias Question = @MainActor (_ textField: UITextField) -> Bool
  public typealias Event = @MainActor (_ textField: UITextField) -> Void

  public var shouldBeginEditing: Question?
  public var didBeginEditing: Event?
  public var shouldEndEditing: Question?
  public var didEndEditing: Event?
  public var shouldChangeCharacters:
    (@MainActor (_ textField: UITextField, _ range: NSRange, _ string: String) -> Bool)?
  public var didChangeSelection: Event?
  public var shouldClear: Question?
  public var shouldReturn: Question?

  public func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool { shouldBeginEditing?(textField) ?? true }
  public func textFieldDidBeginEditing(_ textField: UITextField) { didBeginEditing?(textField) }
  public func textFieldShouldEndEditing(_ textField: UITextField) -> Bool { shouldEndEditing?(textField) ?? true }
  public func textFieldDidEndEditing(_ textField: UITextField) { didEndEditing?(textField) }
  public func textField(
    _ textField: UITextField, shouldChangeCharactersIn range: NSRange, replacementString string: String
  ) -> Bool {
    shouldChangeCharacters?(textField, range, string) ?? true
  }
  public func textFieldDidChangeSelection(_ textField: UITextField) { didChangeSelection?(textField) }
  public func textFieldShouldClear(_ textField: UITextField) -> Bool { shouldClear?(textField) ?? true }
  public func textFieldShouldReturn(_ textField: UITextField) -> Bool { shouldReturn?(textField) ?? true }
}
