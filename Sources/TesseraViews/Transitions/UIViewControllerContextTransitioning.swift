// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

public import Foundation

/// A key for one of the two controllers of a transition.
public struct UITransitionContextViewControllerKey: RawRepresentable, Hashable, Sendable {
  /// The key's name.
  public let rawValue: String

  /// Creates a key from its name.
  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// The controller that is visible at the beginning.
  public static let from = Self(rawValue: "UITransitionContextFromViewController")
  /// The controller that is visible at the end.
  public static let to = Self(rawValue: "UITransitionContextToViewController")
}

/// A key for one of the two views of a transition.
public struct UITransitionContextViewKey: RawRepresentable, Hashable, Sendable {
  /// The key's name.
  public let rawValue: String

  /// Creates a key from its name.
  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// The old view.
  public static let from = Self(rawValue: "UITransitionContextFromView")
  /// The new view.
  public static let to = Self(rawValue: "UITransitionContextToView")
}

/// The context of a transition for its animator and interaction controller.
@preconcurrency @MainActor
public protocol UIViewControllerContextTransitioning: AnyObject {
  /// The view that contains the transition. If the child of a container changes, the old view is already in it.
  var containerView: UIView { get }
  /// Whether the transition is animated.
  var isAnimated: Bool { get }
  /// Whether the transition is currently interactive.
  var isInteractive: Bool { get }
  /// Whether the transition was canceled.
  var transitionWasCancelled: Bool { get }
  /// The presentation style, or `.none` for changes in a container.
  var presentationStyle: UIModalPresentationStyle { get }
  /// Reports the completed fraction of an interaction, in 0...1.
  func updateInteractiveTransition(_ percentComplete: CGFloat)
  /// Ends the interaction and completes the transition.
  func finishInteractiveTransition()
  /// Ends the interaction and reverses the transition.
  func cancelInteractiveTransition()
  /// Pauses a running transition for an interaction.
  func pauseInteractiveTransition()
  /// Completes the transition, with `true` at the end and `false` back at the beginning.
  func completeTransition(_ didComplete: Bool)
  /// Returns the controller of a side.
  func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController?
  /// Returns the view of a side, or nil if it is neither added nor removed, such as the presenter's view below a sheet.
  func view(forKey key: UITransitionContextViewKey) -> UIView?
  /// The final transform of the view: the identity.
  var targetTransform: CGAffineTransform { get }
  /// Returns the initial frame of a controller's view, in the container, or zero if it is not in it.
  func initialFrame(for vc: UIViewController) -> CGRect
  /// Returns the final frame of a controller's view, in the container, or zero if it is removed.
  func finalFrame(for vc: UIViewController) -> CGRect
}
