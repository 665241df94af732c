// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

public import Foundation

/// The two sides of a transition.
public struct UITransitionContextViewControllerKey: RawRepresentable, Hashable, Sendable {
  /// The key's name.
  public let rawValue: String

  /// A key by its name.
  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// The controller that shows at the beginning.
  public static let from = Self(rawValue: "UITransitionContextFromViewController")
  /// The controller that shows at the end.
  public static let to = Self(rawValue: "UITransitionContextToViewController")
}

/// The views of a transition's two sides.
public struct UITransitionContextViewKey: RawRepresentable, Hashable, Sendable {
  /// The key's name.
  public let rawValue: String

  /// A key by its name.
  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// The view that leaves.
  public static let from = Self(rawValue: "UITransitionContextFromView")
  /// The view that comes.
  public static let to = Self(rawValue: "UITransitionContextToView")
}

/// A transition, as its animator and what drives it see it.
@preconcurrency @MainActor
public protocol UIViewControllerContextTransitioning: AnyObject {
  /// The view in which it happens. The view that leaves is in it already, where a container's views change.
  var containerView: UIView { get }
  /// Whether it takes time.
  var isAnimated: Bool { get }
  /// Whether a finger drives it now.
  var isInteractive: Bool { get }
  /// Whether it goes back to its beginning.
  var transitionWasCancelled: Bool { get }
  /// How the controller is presented; `.none` for changes in a container.
  var presentationStyle: UIModalPresentationStyle { get }
  /// Tells how far a finger has come, in 0...1.
  func updateInteractiveTransition(_ percentComplete: CGFloat)
  /// The finger has left, and the rest goes on by itself.
  func finishInteractiveTransition()
  /// The finger has left, and all goes back.
  func cancelInteractiveTransition()
  /// A finger holds what ran by itself.
  func pauseInteractiveTransition()
  /// The views are where they belong: true at the end, false back at the beginning.
  func completeTransition(_ didComplete: Bool)
  /// A side's controller.
  func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController?
  /// A side's view; nil for one that neither comes nor goes, as the presenter's below a sheet.
  func view(forKey key: UITransitionContextViewKey) -> UIView?
  /// How the view is turned in the end: the identity.
  var targetTransform: CGAffineTransform { get }
  /// Where a controller's view is at the beginning, in the container; zero where it is not in it.
  func initialFrame(for vc: UIViewController) -> CGRect
  /// Where a controller's view is in the end, in the container; zero where it leaves.
  func finalFrame(for vc: UIViewController) -> CGRect
}
