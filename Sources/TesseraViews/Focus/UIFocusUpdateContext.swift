// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

public import Foundation

/// The context of a focus movement.
@preconcurrency @MainActor
open class UIFocusUpdateContext: NSObject {
  /// The item that loses the focus; nil for none.
  open private(set) weak var previouslyFocusedItem: (any UIFocusItem)?
  /// The item that gains the focus; nil for none.
  open private(set) weak var nextFocusedItem: (any UIFocusItem)?
  /// The direction of the movement: none, since no key moves the focus.
  open private(set) var focusHeading: UIFocusHeading = []

  init(from previous: (any UIFocusItem)?, to next: (any UIFocusItem)?) {
    (previouslyFocusedItem, nextFocusedItem) = (previous, next)
    super.init()
  }

  /// The view that loses the focus; nil for none.
  open var previouslyFocusedView: UIView? { previouslyFocusedItem as? UIView }
  /// The view that gains the focus; nil for none.
  open var nextFocusedView: UIView? { nextFocusedItem as? UIView }
}

/// The direction of a focus movement.
public struct UIFocusHeading: OptionSet, Sendable {
  /// The bits, with UIKit's values.
  public let rawValue: UInt
  /// Creates a set of directions from bits.
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

/// The duration of a focus movement's animations.
@preconcurrency @MainActor
public protocol UIFocusAnimationContext: NSObjectProtocol {
  /// The duration in seconds.
  var duration: TimeInterval { get }
}

/// An object that runs animations together with a movement of the focus.
@preconcurrency @MainActor
open class UIFocusAnimationCoordinator: NSObject, UIFocusAnimationContext {
  /// The duration in seconds. Approximates iOS; not measured.
  public let duration: TimeInterval = 0.2
  private var animations: [() -> Void] = []
  private var completions: [() -> Void] = []

  /// Adds changes to the animation, and a completion.
  open func addCoordinatedAnimations(_ animations: (() -> Void)?, completion: (() -> Void)? = nil) {
    if let animations { self.animations.append(animations) }
    if let completion { completions.append(completion) }
  }

  /// Adds changes of the item that gains the focus.
  open func addCoordinatedFocusingAnimations(
    _ animations: ((any UIFocusAnimationContext) -> Void)?, completion: (() -> Void)? = nil
  ) { addCoordinatedAnimations(animations.map { body in { body(self) } }, completion: completion) }

  /// Adds changes of the item that loses the focus.
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
