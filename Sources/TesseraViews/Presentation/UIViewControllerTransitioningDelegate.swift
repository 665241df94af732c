// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

/// The method by which a delegate chooses how a controller is presented.
///
/// - Note: Differs from UIKit: animators are not asked for, as presentations take no time.
@preconcurrency @MainActor
public protocol UIViewControllerTransitioningDelegate: AnyObject {
  /// What places the presented controller; nil for the whole window.
  ///
  /// Asked once, for the style `.custom`, when the controller is presented: `source` is the controller whose `present` was
  /// called, and `presenting` the one that presents, which may be an ancestor. Where the presented controller's
  /// `presentationController` is read before, it is asked then, with nil and the presented controller.
  func presentationController(
    forPresented presented: UIViewController, presenting: UIViewController?, source: UIViewController
  ) -> UIPresentationController?
}

extension UIViewControllerTransitioningDelegate {
  /// Nil: the whole window.
  public func presentationController(
    forPresented presented: UIViewController, presenting: UIViewController?, source: UIViewController
  ) -> UIPresentationController? { nil }
}
