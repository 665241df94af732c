// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

public import Foundation

/// The context of a focus update.
@preconcurrency @MainActor
open class UIFocusUpdateContext: NSObject {
  /// The item that loses the focus, or nil.
  open private(set) weak var previouslyFocusedItem: (any UIFocusItem)?
  /// The item that receives the focus, or nil.
  open private(set) weak var nextFocusedItem: (any UIFocusItem)?
  /// The direction of the movement. Always empty, because no key moves the focus.
  open private(set) var focusHeading: UIFocusHeading = []

  init(from previous: (any UIFocusItem)?, to next: (any UIFocusItem)?) {
    (previouslyFocusedItem, nextFocusedItem) = (previous, next)
    super.init()
  }

  /// The view that loses the focus, or nil.
  open var previouslyFocusedView: UIView? { previouslyFocusedItem as? UIView }
  /// The view that receives the focus, or nil.
  open var nextFocusedView: UIView? { nextFocusedItem as? UIView }
}

/// The direction of a focus movement.
public struct UIFocusHeading: OptionSet, Sendable {
  /// The raw bits, with the same values as in UIKit.
  public let rawValue: UInt
  /// Creates a set of directions from raw bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// Up.
  public static let up = UIFocusHeading(rawValue: 1)
  /// Down.
  public static let down = UIFocusHeading(rawValue: 2)
  /// Left.
  public static let left = UIFocusHeading(rawValue: 4)
  /// Right.
  public static let right = UIFocusHeading(rawValue: 8)
  /// The next item in order.
  public static let next = UIFocusHeading(rawValue: 16)
  /// The previous item in order.
  public static let previous = UIFocusHeading(rawValue: 32)
  /// The first item.
  public static let first = UIFocusHeading(rawValue: 256)
  /// The last item.
  public static let last = UIFocusHeading(rawValue: 512)
}

/// The context of the animations that accompany a focus update.
@preconcurrency @MainActor
public protocol UIFocusAnimationContext: NSObjectProtocol {
  /// The duration in seconds.
  var duration: TimeInterval { get }
}

/// A coordinator that runs animations along with a focus update.
@preconcurrency @MainActor
open class UIFocusAnimationCoordinator: NSObject, UIFocusAnimationContext {
  /// The duration in seconds. Approximates iOS; not measured.
  public let duration: TimeInterval = 0.2
  private var animations: [() -> Void] = []
  private var completions: [() -> Void] = []

  /// Adds animations, and a completion.
  open func addCoordinatedAnimations(_ animations: (() -> Void)?, completion: (() -> Void)? = nil) {
    if let animations { self.animations.append(animations) }
    if let completion { completions.append(completion) }
  }

  /// Adds animations for the item that receives the focus.
  open func addCoordinatedFocusingAnimations(
    _ animations: ((any UIFocusAnimationContext) -> Void)?, completion: (() -> Void)? = nil
  ) { addCoordinatedAnimations(animations.map { body in { body(self) } }, completion: completion) }

  /// Adds animations for the item that loses the focus.
  open func addCoordinatedUnfocusingAnimations(
    _ animations: ((any UIFocusAnimationContext) -> Void)?, completion: (() -> Void)? = nil
  ) { addCoordinatedAnimations(animations.map { body in { body(self) } }, completion: completion) }

  func runAnimations() {
    guard !animations.isEmpty || !completions.isEmpty else { return }
    let (animations, completions) = (animations, completions)
    (self.animations, self.completions) = ([], [])
    SystemAnimation.run(for: duration) {
      for animation in animations { animation() }
    } completion: { _ in
      for completion in completions { completion() }
    }
  }
}
