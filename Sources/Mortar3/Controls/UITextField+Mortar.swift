// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

public import UIKit

extension MortarConfigurableView where Self: UITextField {
  /// Creates a delegate whose closures the block sets, and retains it with the field. Methods without a closure return UIKit's
  /// default. A second call configures the same delegate.
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
  /// A closure that decides about the field.
  public typealias Question = @MainActor (_ textField: UITextField) -> Bool
  /// A closure that handles an event of the field.
  public typealias Event = @MainActor (_ textField: UITextField) -> Void

  /// Returns whether the field may become first responder. True if nil.
  public var shouldBeginEditing: Question?
  /// Called after the field becomes first responder.
  public var didBeginEditing: Event?
  /// Returns whether the field may resign first responder. True if nil.
  public var shouldEndEditing: Question?
  /// Called after the field resigns first responder.
  public var didEndEditing: Event?
  /// Returns whether typed text may replace a range, in UTF-16 units. True if nil.
  public var shouldChangeCharacters:
    (@MainActor (_ textField: UITextField, _ range: NSRange, _ string: String) -> Bool)?
  /// Called after the selection or the insertion point moves.
  public var didChangeSelection: Event?
  /// Returns whether the clear button may clear the field. True if nil.
  public var shouldClear: Question?
  /// Returns whether the return key performs its action. True if nil.
  public var shouldReturn: Question?

  /// Returns the result of `shouldBeginEditing`; true without it.
  public func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool { shouldBeginEditing?(textField) ?? true }
  /// Calls `didBeginEditing`.
  public func textFieldDidBeginEditing(_ textField: UITextField) { didBeginEditing?(textField) }
  /// Returns the result of `shouldEndEditing`; true without it.
  public func textFieldShouldEndEditing(_ textField: UITextField) -> Bool { shouldEndEditing?(textField) ?? true }
  /// Calls `didEndEditing`.
  public func textFieldDidEndEditing(_ textField: UITextField) { didEndEditing?(textField) }
  /// Returns the result of `shouldChangeCharacters`; true without it.
  public func textField(
    _ textField: UITextField, shouldChangeCharactersIn range: NSRange, replacementString string: String
  ) -> Bool {
    shouldChangeCharacters?(textField, range, string) ?? true
  }
  /// Calls `didChangeSelection`.
  public func textFieldDidChangeSelection(_ textField: UITextField) { didChangeSelection?(textField) }
  /// Returns the result of `shouldClear`; true without it.
  public func textFieldShouldClear(_ textField: UITextField) -> Bool { shouldClear?(textField) ?? true }
  /// Returns the result of `shouldReturn`; true without it.
  public func textFieldShouldReturn(_ textField: UITextField) -> Bool { shouldReturn?(textField) ?? true }
}
