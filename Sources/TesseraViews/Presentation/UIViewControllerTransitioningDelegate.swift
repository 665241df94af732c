// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

/// The method by which a delegate chooses how a controller is presented.
///
/// - Note: Differs from UIKit: animators are not asked for, as presentations take no time.
@preconcurrency @MainActor
public protocol UIViewControllerTransitioningDelegate: AnyObject {
  /// What places the presented controller; nil for a sheet.
  ///
  /// Asked once, when the presentation controller is first needed, for custom, automatic and sheet styles.
  ///
  /// - Note: Differs from UIKit: it is asked before the presenter is known: `presenting` is nil, and `source` is the
  ///   presented controller.
  func presentationController(
    forPresented presented: UIViewController, presenting: UIViewController?, source: UIViewController
  ) -> UIPresentationController?
}

extension UIViewControllerTransitioningDelegate {
  /// Nil: a sheet.
  public func presentationController(
    forPresented presented: UIViewController, presenting: UIViewController?, source: UIViewController
  ) -> UIPresentationController? { nil }
}
