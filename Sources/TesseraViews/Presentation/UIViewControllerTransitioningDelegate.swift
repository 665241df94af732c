// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

/// What chooses how a controller is presented.
///
/// - Note: Differs from UIKit: animators are not asked for, as presentations take no time.
@preconcurrency @MainActor
public protocol UIViewControllerTransitioningDelegate: AnyObject {
  func presentationController(
    forPresented presented: UIViewController, presenting: UIViewController?, source: UIViewController
  ) -> UIPresentationController?
}

extension UIViewControllerTransitioningDelegate {
  public func presentationController(
    forPresented presented: UIViewController, presenting: UIViewController?, source: UIViewController
  ) -> UIPresentationController? { nil }
}
