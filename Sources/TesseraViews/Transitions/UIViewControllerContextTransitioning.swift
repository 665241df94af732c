// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

public import Foundation

/// A key for one of a transition's two view controllers.
public struct UITransitionContextViewControllerKey: RawRepresentable, Hashable, Sendable {
  /// The key's name.
  public let rawValue: String

  /// Creates a key from its name.
  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// The view controller that is visible before the transition.
  public static let from = Self(rawValue: "UITransitionContextFromViewController")
  /// The view controller that is visible after the transition.
  public static let to = Self(rawValue: "UITransitionContextToViewController")
}

/// A key for one of a transition's two views.
public struct UITransitionContextViewKey: RawRepresentable, Hashable, Sendable {
  /// The key's name.
  public let rawValue: String

  /// Creates a key from its name.
  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// The view that is visible before the transition.
  public static let from = Self(rawValue: "UITransitionContextFromView")
  /// The view that is visible after the transition.
  public static let to = Self(rawValue: "UITransitionContextToView")
}

/// The context of a transition, passed to its animator and interaction controller.
@preconcurrency @MainActor
public protocol UIViewControllerContextTransitioning: AnyObject {
  /// The view that contains the transition's views. If a container controller changes its child, the old view is
  /// already in it.
  var containerView: UIView { get }
  /// Whether the transition is animated.
  var isAnimated: Bool { get }
  /// Whether the transition is currently interactive.
  var isInteractive: Bool { get }
  /// Whether the transition was canceled.
  var transitionWasCancelled: Bool { get }
  /// The presentation style, or `.none` for transitions between children of a container controller.
  var presentationStyle: UIModalPresentationStyle { get }
  /// Reports the progress of an interaction, in 0...1.
  func updateInteractiveTransition(_ percentComplete: CGFloat)
  /// Ends the interaction and completes the transition.
  func finishInteractiveTransition()
  /// Ends the interaction and reverses the transition.
  func cancelInteractiveTransition()
  /// Pauses a running transition so that an interaction can control it.
  func pauseInteractiveTransition()
  /// Ends the transition. Pass `true` if it was completed, or `false` if it was reversed.
  func completeTransition(_ didComplete: Bool)
  /// Returns one of the two view controllers.
  func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController?
  /// Returns one of the two views, or nil if it is neither added nor removed, such as the presenter's view below a
  /// sheet.
  func view(forKey key: UITransitionContextViewKey) -> UIView?
  /// The final transform of the new view. Always the identity.
  var targetTransform: CGAffineTransform { get }
  /// Returns the initial frame of a view controller's view in the container, or zero if the view is not in the
  /// container.
  func initialFrame(for vc: UIViewController) -> CGRect
  /// Returns the final frame of a view controller's view in the container, or zero if the view is removed.
  func finalFrame(for vc: UIViewController) -> CGRect
}
