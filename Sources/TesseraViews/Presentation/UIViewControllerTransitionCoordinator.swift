// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

public import Foundation

/// The facts about a transition that runs.
@preconcurrency @MainActor
public protocol UIViewControllerTransitionCoordinatorContext: AnyObject {
  /// Whether it takes time. False here.
  var isAnimated: Bool { get }
  /// Whether a finger drives it. False here.
  var isInteractive: Bool { get }
  /// Whether it was cancelled. False here.
  var isCancelled: Bool { get }
  /// How long it takes, in seconds. 0 here.
  var transitionDuration: TimeInterval { get }
  /// The view in which it happens: the window.
  var containerView: UIView { get }
  /// How the view is turned in the end. The identity here.
  var targetTransform: CGAffineTransform { get }
}

/// A transition that runs closures along with it.
@preconcurrency @MainActor
public protocol UIViewControllerTransitionCoordinator: UIViewControllerTransitionCoordinatorContext {
  /// Runs `animation` when the change has been made and then `completion`. True if both will run.
  @discardableResult
  func animate(
    alongsideTransition animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?,
    completion: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
  ) -> Bool
}

extension UIViewControllerTransitionCoordinator {
  /// Runs `animation` when the change has been made. True if it will run.
  @discardableResult
  public func animate(
    alongsideTransition animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
  ) -> Bool {
    animate(alongsideTransition: animation, completion: nil)
  }
}

/// A transition that takes no time: what runs alongside it runs when its change has been made.
@MainActor
final class ImmediateTransition: UIViewControllerTransitionCoordinator {
  let containerView: UIView
  private var closures: [(any UIViewControllerTransitionCoordinatorContext) -> Void] = []
  private var completions: [(any UIViewControllerTransitionCoordinatorContext) -> Void] = []

  init(containerView: UIView) {
    self.containerView = containerView
  }

  var isAnimated: Bool { false }
  var isInteractive: Bool { false }
  var isCancelled: Bool { false }
  var transitionDuration: TimeInterval { 0 }
  var targetTransform: CGAffineTransform { .identity }

  func animate(
    alongsideTransition animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?,
    completion: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
  ) -> Bool {
    if let animation { closures.append(animation) }
    if let completion { completions.append(completion) }
    return true
  }

  func finish() {
    for closure in closures + completions { closure(self) }
    (closures, completions) = ([], [])
  }
}
