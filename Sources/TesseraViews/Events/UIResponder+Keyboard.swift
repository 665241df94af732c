// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

public import Foundation

/// Names of what a keyboard tells.
///
/// - Note: Differs from UIKit: there is no keyboard, so only code of your own posts these.
extension UIResponder {
  public nonisolated static let keyboardWillShowNotification = named("UIKeyboardWillShowNotification")
  public nonisolated static let keyboardDidShowNotification = named("UIKeyboardDidShowNotification")
  public nonisolated static let keyboardWillHideNotification = named("UIKeyboardWillHideNotification")
  public nonisolated static let keyboardDidHideNotification = named("UIKeyboardDidHideNotification")
  public nonisolated static let keyboardWillChangeFrameNotification = named("UIKeyboardWillChangeFrameNotification")
  public nonisolated static let keyboardDidChangeFrameNotification = named("UIKeyboardDidChangeFrameNotification")

  /// The keyboard's frame before, an `NSValue` of a `CGRect` in the screen's coordinates.
  public nonisolated static let keyboardFrameBeginUserInfoKey = "UIKeyboardFrameBeginUserInfoKey"
  /// The keyboard's frame after.
  public nonisolated static let keyboardFrameEndUserInfoKey = "UIKeyboardFrameEndUserInfoKey"
  /// Seconds, an `NSNumber`.
  public nonisolated static let keyboardAnimationDurationUserInfoKey = "UIKeyboardAnimationDurationUserInfoKey"
  /// The raw value of a curve, an `NSNumber`.
  public nonisolated static let keyboardAnimationCurveUserInfoKey = "UIKeyboardAnimationCurveUserInfoKey"
  public nonisolated static let keyboardIsLocalUserInfoKey = "UIKeyboardIsLocalUserInfoKey"

  private nonisolated static func named(_ name: String) -> NSNotification.Name { NSNotification.Name(name) }
}
