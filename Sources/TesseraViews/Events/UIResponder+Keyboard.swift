// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

public import Foundation

/// The names of the keyboard notifications and of the keys of their `userInfo`.
///
/// They are posted when the input views at the bottom of the screen appear, disappear or change their height. Frames are those
/// of iOS 18's keyboard with predictions. Without an ``AnimationClock`` the "did" notifications follow immediately.
///
/// - Note: Differs from UIKit: the keyboard is part of the window that receives the text, not of a separate one. It is an image of
///   letters or digits and lets touches through. Use `UIWindow.typeText` to type.
extension UIResponder {
  /// The keyboard is about to show.
  public nonisolated static let keyboardWillShowNotification = named("UIKeyboardWillShowNotification")
  /// The keyboard has shown.
  public nonisolated static let keyboardDidShowNotification = named("UIKeyboardDidShowNotification")
  /// The keyboard is about to hide.
  public nonisolated static let keyboardWillHideNotification = named("UIKeyboardWillHideNotification")
  /// The keyboard has hidden.
  public nonisolated static let keyboardDidHideNotification = named("UIKeyboardDidHideNotification")
  /// The keyboard's frame is about to change.
  public nonisolated static let keyboardWillChangeFrameNotification = named("UIKeyboardWillChangeFrameNotification")
  /// The keyboard's frame has changed.
  public nonisolated static let keyboardDidChangeFrameNotification = named("UIKeyboardDidChangeFrameNotification")

  /// The keyboard's frame before the change, an `NSValue` of a `CGRect` in the screen's coordinates.
  public nonisolated static let keyboardFrameBeginUserInfoKey = "UIKeyboardFrameBeginUserInfoKey"
  /// The keyboard's frame after the change, an `NSValue` of a `CGRect` in the screen's coordinates.
  public nonisolated static let keyboardFrameEndUserInfoKey = "UIKeyboardFrameEndUserInfoKey"
  /// The duration of the change in seconds, an `NSNumber`.
  public nonisolated static let keyboardAnimationDurationUserInfoKey = "UIKeyboardAnimationDurationUserInfoKey"
  /// The raw value of a `UIView.AnimationCurve`, an `NSNumber`.
  public nonisolated static let keyboardAnimationCurveUserInfoKey = "UIKeyboardAnimationCurveUserInfoKey"
  /// Whether the keyboard belongs to the app itself, an `NSNumber` of a `Bool`.
  public nonisolated static let keyboardIsLocalUserInfoKey = "UIKeyboardIsLocalUserInfoKey"

  private nonisolated static func named(_ name: String) -> NSNotification.Name { NSNotification.Name(name) }
}
