// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

/// The methods called when the user dismisses a presentation, for example by tapping outside it or by pulling a sheet
/// down.
@preconcurrency @MainActor
public protocol UIAdaptivePresentationControllerDelegate: AnyObject {
  /// Returns the style of a popover in a window of compact width. `.none` keeps the popover.
  ///
  /// - Note: Differs from UIKit: called for popovers only. Sheets and full-screen presentations always keep their
  ///   style.
  func adaptivePresentationStyle(
    for controller: UIPresentationController, traitCollection: UITraitCollection
  ) -> UIModalPresentationStyle
  /// Returns the style for any traits. Called if the method with a trait collection is not implemented.
  func adaptivePresentationStyle(for controller: UIPresentationController) -> UIModalPresentationStyle
  /// Never called, because the presented controller itself is shown in every style.
  func presentationController(
    _ controller: UIPresentationController, viewControllerForAdaptivePresentationStyle style: UIModalPresentationStyle
  ) -> UIViewController?
  /// Returns whether the user may dismiss the presented controller.
  func presentationControllerShouldDismiss(_ presentationController: UIPresentationController) -> Bool
  /// Called before the user dismisses the presented controller.
  func presentationControllerWillDismiss(_ presentationController: UIPresentationController)
  /// Called after the user has dismissed the presented controller.
  func presentationControllerDidDismiss(_ presentationController: UIPresentationController)
  /// Called if `isModalInPresentation` or `presentationControllerShouldDismiss` prevented a dismissal.
  func presentationControllerDidAttemptToDismiss(_ presentationController: UIPresentationController)
}

extension UIAdaptivePresentationControllerDelegate {
  /// Returns the result of the method without traits.
  public func adaptivePresentationStyle(
    for controller: UIPresentationController, traitCollection: UITraitCollection
  ) -> UIModalPresentationStyle { adaptivePresentationStyle(for: controller) }
  /// Returns `.automatic`, which is a sheet.
  public func adaptivePresentationStyle(for controller: UIPresentationController) -> UIModalPresentationStyle {
    .automatic
  }
  /// Returns nil, which means the presented controller itself.
  public func presentationController(
    _ controller: UIPresentationController, viewControllerForAdaptivePresentationStyle style: UIModalPresentationStyle
  ) -> UIViewController? { nil }
  /// Returns `true`.
  public func presentationControllerShouldDismiss(_ presentationController: UIPresentationController) -> Bool { true }
  /// Does nothing.
  public func presentationControllerWillDismiss(_ presentationController: UIPresentationController) {}
  /// Does nothing.
  public func presentationControllerDidDismiss(_ presentationController: UIPresentationController) {}
  /// Does nothing.
  public func presentationControllerDidAttemptToDismiss(_ presentationController: UIPresentationController) {}
}
