// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

public import UIKit

extension MortarConfigurableView where Self: UITextField {
  /// Makes a delegate whose closures the block sets, and keeps it with the field. Questions without a closure get
  /// UIKit's default answer. A second call adds to the same delegate.
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
  /// Answers a question about the field.
  public typealias Question = @MainActor (_ textField: UITextField) -> Bool
  /// Reacts to something that happened in the field.
  public typealias Event = @MainActor (_ textField: UITextField) -> Void

  /// Whether the field may become first responder. Nil means yes.
  public var shouldBeginEditing: Question?
  /// Runs when the field has become first responder.
  public var didBeginEditing: Event?
  /// Whether the field may stop being first responder. Nil means yes.
  public var shouldEndEditing: Question?
  /// Runs when the field has stopped being first responder.
  public var didEndEditing: Event?
  /// Whether text that is typed may replace a range, counted in UTF-16 units. Nil means yes.
  public var shouldChangeCharacters:
    (@MainActor (_ textField: UITextField, _ range: NSRange, _ string: String) -> Bool)?
  /// Runs when the selection or the cursor has moved.
  public var didChangeSelection: Event?
  /// Whether the clear button may empty the field. Nil means yes.
  public var shouldClear: Question?
  /// Whether the return key does its work. Nil means yes.
  public var shouldReturn: Question?

  /// Asks `shouldBeginEditing`; true without it.
  public func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool { shouldBeginEditing?(textField) ?? true }
  /// Calls `didBeginEditing`.
  public func textFieldDidBeginEditing(_ textField: UITextField) { didBeginEditing?(textField) }
  /// Asks `shouldEndEditing`; true without it.
  public func textFieldShouldEndEditing(_ textField: UITextField) -> Bool { shouldEndEditing?(textField) ?? true }
  /// Calls `didEndEditing`.
  public func textFieldDidEndEditing(_ textField: UITextField) { didEndEditing?(textField) }
  /// Asks `shouldChangeCharacters`; true without it.
  public func textField(
    _ textField: UITextField, shouldChangeCharactersIn range: NSRange, replacementString string: String
  ) -> Bool {
    shouldChangeCharacters?(textField, range, string) ?? true
  }
  /// Calls `didChangeSelection`.
  public func textFieldDidChangeSelection(_ textField: UITextField) { didChangeSelection?(textField) }
  /// Asks `shouldClear`; true without it.
  public func textFieldShouldClear(_ textField: UITextField) -> Bool { shouldClear?(textField) ?? true }
  /// Asks `shouldReturn`; true without it.
  public func textFieldShouldReturn(_ textField: UITextField) -> Bool { shouldReturn?(textField) ?? true }
}
