// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

internal import UIKit

extension UIView {
  /// The view controller of the nearest ancestor view that has one.
  var nearestController: UIViewController? {
    var next: UIResponder? = self
    while let responder = next {
      if let controller = responder as? UIViewController { return controller }
      next = responder.next
    }
    return window?.rootViewController
  }
}

extension UIViewController {
  /// The controller at the root of the containment hierarchy.
  var root: UIViewController {
    var controller = self
    while let parent = controller.parent { controller = parent }
    return controller
  }

  /// The number of controllers below this one on its navigation stack. Zero if it is not on a stack.
  private var depthOnStack: Int { navigationController?.viewControllers.firstIndex(of: self) ?? 0 }

  /// Whether the controller is presented, or is on a navigation stack above the root.
  var canBeDismissed: Bool { depthOnStack > 0 || presentingViewController != nil }

  /// Pops the controller from its navigation stack, or dismisses its presentation. Does nothing if the controller is
  /// neither pushed nor presented.
  func dismissByContent() {
    let isAnimated = UIView.areAnimationsEnabled
    if depthOnStack > 0, let navigation = navigationController {
      navigation.popToViewController(navigation.viewControllers[depthOnStack - 1], animated: isAnimated)
    } else {
      presentingViewController?.dismiss(animated: isAnimated)
    }
  }
}
