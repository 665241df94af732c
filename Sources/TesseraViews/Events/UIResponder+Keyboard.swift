// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

public import Foundation

/// The names of the keyboard notifications and their `userInfo` keys.
///
/// They are posted when the input views at the bottom of the screen appear, disappear or change height. Frames match
/// iOS 18's keyboard with predictions. Without an ``AnimationClock``, the "did" notifications follow immediately.
///
/// - Note: Differs from UIKit: the keyboard is part of the window that receives the text rather than a separate
///   window. It only draws letters or digits and ignores touches. Use `UIWindow.typeText` to type.
extension UIResponder {
  /// Posted before the keyboard appears.
  public nonisolated static let keyboardWillShowNotification = named("UIKeyboardWillShowNotification")
  /// Posted after the keyboard has appeared.
  public nonisolated static let keyboardDidShowNotification = named("UIKeyboardDidShowNotification")
  /// Posted before the keyboard disappears.
  public nonisolated static let keyboardWillHideNotification = named("UIKeyboardWillHideNotification")
  /// Posted after the keyboard has disappeared.
  public nonisolated static let keyboardDidHideNotification = named("UIKeyboardDidHideNotification")
  /// Posted before the keyboard's frame changes.
  public nonisolated static let keyboardWillChangeFrameNotification = named("UIKeyboardWillChangeFrameNotification")
  /// Posted after the keyboard's frame has changed.
  public nonisolated static let keyboardDidChangeFrameNotification = named("UIKeyboardDidChangeFrameNotification")

  /// The keyboard's frame before the change, an `NSValue` that contains a `CGRect` in screen coordinates.
  public nonisolated static let keyboardFrameBeginUserInfoKey = "UIKeyboardFrameBeginUserInfoKey"
  /// The keyboard's frame after the change, an `NSValue` that contains a `CGRect` in screen coordinates.
  public nonisolated static let keyboardFrameEndUserInfoKey = "UIKeyboardFrameEndUserInfoKey"
  /// The duration of the animation in seconds, an `NSNumber`.
  public nonisolated static let keyboardAnimationDurationUserInfoKey = "UIKeyboardAnimationDurationUserInfoKey"
  /// The animation curve, an `NSNumber` that contains the raw value of a `UIView.AnimationCurve`.
  public nonisolated static let keyboardAnimationCurveUserInfoKey = "UIKeyboardAnimationCurveUserInfoKey"
  /// Whether the keyboard belongs to the current app, an `NSNumber` that contains a `Bool`.
  public nonisolated static let keyboardIsLocalUserInfoKey = "UIKeyboardIsLocalUserInfoKey"

  private nonisolated static func named(_ name: String) -> NSNotification.Name { NSNotification.Name(name) }
}
