// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

public import Foundation

/// A movement of the focus.
@preconcurrency @MainActor
open class UIFocusUpdateContext: NSObject {
  /// The item that the focus leaves; nil for none.
  open private(set) weak var previouslyFocusedItem: (any UIFocusItem)?
  /// The item that it comes to; nil for none.
  open private(set) weak var nextFocusedItem: (any UIFocusItem)?
  /// The way it moves: none, as no key moves it.
  open private(set) var focusHeading: UIFocusHeading = []

  init(from previous: (any UIFocusItem)?, to next: (any UIFocusItem)?) {
    (previouslyFocusedItem, nextFocusedItem) = (previous, next)
    super.init()
  }

  /// The view that the focus leaves; nil for none.
  open var previouslyFocusedView: UIView? { previouslyFocusedItem as? UIView }
  /// The view that it comes to; nil for none.
  open var nextFocusedView: UIView? { nextFocusedItem as? UIView }
}

/// A way that the focus moves.
public struct UIFocusHeading: OptionSet, Sendable {
  /// The bits, as UIKit numbers them.
  public let rawValue: UInt
  /// Ways of bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// Upwards.
  public static let up = UIFocusHeading(rawValue: 1)
  /// Downwards.
  public static let down = UIFocusHeading(rawValue: 2)
  /// To the left.
  public static let left = UIFocusHeading(rawValue: 4)
  /// To the right.
  public static let right = UIFocusHeading(rawValue: 8)
  /// To the next item in order.
  public static let next = UIFocusHeading(rawValue: 16)
  /// To the item before in order.
  public static let previous = UIFocusHeading(rawValue: 32)
  /// To the first item.
  public static let first = UIFocusHeading(rawValue: 256)
  /// To the last item.
  public static let last = UIFocusHeading(rawValue: 512)
}

/// How long the animations of a movement take.
@preconcurrency @MainActor
public protocol UIFocusAnimationContext: NSObjectProtocol {
  /// Seconds.
  var duration: TimeInterval { get }
}

/// Runs animations along with a movement of the focus.
@preconcurrency @MainActor
open class UIFocusAnimationCoordinator: NSObject, UIFocusAnimationContext {
  /// Seconds. From memory of iOS.
  public let duration: TimeInterval = 0.2
  private var animations: [() -> Void] = []
  private var completions: [() -> Void] = []

  /// Adds changes to the animation, and what is called when it has ended.
  open func addCoordinatedAnimations(_ animations: (() -> Void)?, completion: (() -> Void)? = nil) {
    if let animations { self.animations.append(animations) }
    if let completion { completions.append(completion) }
  }

  /// Adds changes of what gets the focus.
  open func addCoordinatedFocusingAnimations(
    _ animations: ((any UIFocusAnimationContext) -> Void)?, completion: (() -> Void)? = nil
  ) { addCoordinatedAnimations(animations.map { body in { body(self) } }, completion: completion) }

  /// Adds changes of what loses the focus.
  open func addCoordinatedUnfocusingAnimations(
    _ animations: ((any UIFocusAnimationContext) -> Void)?, completion: (() -> Void)? = nil
  ) { addCoordinatedAnimations(animations.map { body in { body(self) } }, completion: completion) }

  func run() {
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
