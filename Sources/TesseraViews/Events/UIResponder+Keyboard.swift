// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

public import Foundation

/// The names of a keyboard's notifications and of the values in their `userInfo`.
///
/// They are posted when what stands at the bottom of the screen for the first responder comes, goes or changes its
/// height. Frames are those of iOS 18's keyboard with predictions. Without an ``AnimationClock`` the notifications of the
/// end follow at once.
///
/// - Note: Differs from UIKit: the keyboard lies on the window that is typed into, and not in one of its own. It is a
///   picture of letters or digits and lets touches through; `UIWindow.typeText` types.
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

  /// The keyboard's frame before, an `NSValue` of a `CGRect` in the screen's coordinates.
  public nonisolated static let keyboardFrameBeginUserInfoKey = "UIKeyboardFrameBeginUserInfoKey"
  /// The keyboard's frame after, an `NSValue` of a `CGRect` in the screen's coordinates.
  public nonisolated static let keyboardFrameEndUserInfoKey = "UIKeyboardFrameEndUserInfoKey"
  /// How long the change takes in seconds, an `NSNumber`.
  public nonisolated static let keyboardAnimationDurationUserInfoKey = "UIKeyboardAnimationDurationUserInfoKey"
  /// The raw value of a `UIView.AnimationCurve`, an `NSNumber`.
  public nonisolated static let keyboardAnimationCurveUserInfoKey = "UIKeyboardAnimationCurveUserInfoKey"
  /// Whether the keyboard belongs to the app itself, an `NSNumber` of a `Bool`.
  public nonisolated static let keyboardIsLocalUserInfoKey = "UIKeyboardIsLocalUserInfoKey"

  private nonisolated static func named(_ name: String) -> NSNotification.Name { NSNotification.Name(name) }
}
