// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import Foundation

/// A part of a screen that takes part in moving the focus: views, controllers and windows.
///
/// - Note: Differs from UIKit: no remote control and no keyboard moves the focus; `UIFocusSystem.requestFocusUpdate(to:)` and
///   `updateFocusIfNeeded()` do.
@preconcurrency @MainActor
public protocol UIFocusEnvironment: AnyObject {
  /// Where the focus goes when it comes here, the first that can have it.
  var preferredFocusEnvironments: [any UIFocusEnvironment] { get }
  /// What is around; nil at the top.
  var parentFocusEnvironment: (any UIFocusEnvironment)? { get }
  /// What holds the items of this part; nil for none.
  var focusItemContainer: (any UIFocusItemContainer)? { get }
  /// A name that items share which keys go through together; nil for that of the part around.
  var focusGroupIdentifier: String? { get }

  /// Asks for the focus to be decided again, if it is in this part.
  func setNeedsFocusUpdate()
  /// Moves the focus now, if it was asked for.
  func updateFocusIfNeeded()
  /// Returns whether the focus may move, for a part that it leaves or comes to.
  func shouldUpdateFocus(in context: UIFocusUpdateContext) -> Bool
  /// Called when the focus has left this part or come to it, or moved inside.
  func didUpdateFocus(in context: UIFocusUpdateContext, with coordinator: UIFocusAnimationCoordinator)
  /// Returns the sound of a movement. Never asked: nothing sounds.
  func soundIdentifierForFocusUpdate(in context: UIFocusUpdateContext) -> UIFocusSoundIdentifier?
}

extension UIFocusEnvironment {
  /// Always nil.
  public var focusGroupIdentifier: String? { nil }
  /// Nil: the system's sound.
  public func soundIdentifierForFocusUpdate(in context: UIFocusUpdateContext) -> UIFocusSoundIdentifier? { nil }

  /// The part and those around it, up to the window's.
  var focusChain: [any UIFocusEnvironment] {
    var chain: [any UIFocusEnvironment] = []
    var next: (any UIFocusEnvironment)? = self
    // A part of an app may name itself as the one around.
    while let current = next, chain.count < 1000 {
      chain.append(current)
      next = current.parentFocusEnvironment
    }
    return chain
  }
}

/// The name of a sound that a movement of the focus makes. Nothing sounds.
public struct UIFocusSoundIdentifier: RawRepresentable, Hashable, Sendable {
  /// The name.
  public let rawValue: String
  /// Creates a sound of a name.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// No sound.
  public static let none = UIFocusSoundIdentifier(rawValue: "none")
  /// The system's sound.
  public static let `default` = UIFocusSoundIdentifier(rawValue: "default")
}
