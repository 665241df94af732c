// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

public import UIKit

extension MortarConfigurableView where Self: UITextField {
  /// Creates a delegate based on closures, which the block sets, and retains the delegate with the text field.
  /// Methods without a closure return UIKit's default. Further calls configure the same delegate.
  ///
  /// ```swift
  /// $0.handleDelegation { $0.shouldReturn = { field in field.resignFirstResponder() } }
  /// ```
  public func handleDelegation(_ configure: @MainActor (MortarTextFieldDelegation) -> Void) {
    let delegation = associatedObject(of: MortarTextFieldDelegation.self) { MortarTextFieldDelegation() }
    configure(delegation)
    delegate = delegation
  }
}

/// A text field's delegate based on closures.
public final class MortarTextFieldDelegation: NSObject, UITextFieldDelegate {
  /// A closure that makes a decision about the text field.
  public typealias Question = @MainActor (_ textField: UITextField) -> Bool
  /// A closure that handles an event of the text field.
  public typealias Event = @MainActor (_ textField: UITextField) -> Void

  /// Returns whether the field may become first responder. If nil, the result is `true`.
  public var shouldBeginEditing: Question?
  /// Called after the field becomes first responder.
  public var didBeginEditing: Event?
  /// Returns whether the field may resign first responder. If nil, the result is `true`.
  public var shouldEndEditing: Question?
  /// Called after the field resigns first responder.
  public var didEndEditing: Event?
  /// Returns whether typed text may replace a range, in UTF-16 code units. If nil, the result is `true`.
  public var shouldChangeCharacters:
    (@MainActor (_ textField: UITextField, _ range: NSRange, _ string: String) -> Bool)?
  /// Called after the selection or the insertion point changes.
  public var didChangeSelection: Event?
  /// Returns whether the clear button may clear the field. If nil, the result is `true`.
  public var shouldClear: Question?
  /// Returns whether the return key performs its action. If nil, the result is `true`.
  public var shouldReturn: Question?

  /// Returns the result of `shouldBeginEditing`, or `true` if it is nil.
  public func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool { shouldBeginEditing?(textField) ?? true }
  /// Calls `didBeginEditing`.
  public func textFieldDidBeginEditing(_ textField: UITextField) { didBeginEditing?(textField) }
  /// Returns the result of `shouldEndEditing`, or `true` if it is nil.
  public func textFieldShouldEndEditing(_ textField: UITextField) -> Bool { shouldEndEditing?(textField) ?? true }
  /// Calls `didEndEditing`.
  public func textFieldDidEndEditing(_ textField: UITextField) { didEndEditing?(textField) }
  /// Returns the result of `shouldChangeCharacters`, or `true` if it is nil.
  public func textField(
    _ textField: UITextField, shouldChangeCharactersIn range: NSRange, replacementString string: String
  ) -> Bool {
    shouldChangeCharacters?(textField, range, string) ?? true
  }
  /// Calls `didChangeSelection`.
  public func textFieldDidChangeSelection(_ textField: UITextField) { didChangeSelection?(textField) }
  /// Returns the result of `shouldClear`, or `true` if it is nil.
  public func textFieldShouldClear(_ textField: UITextField) -> Bool { shouldClear?(textField) ?? true }
  /// Returns the result of `shouldReturn`, or `true` if it is nil.
  public func textFieldShouldReturn(_ textField: UITextField) -> Bool { shouldReturn?(textField) ?? true }
}
