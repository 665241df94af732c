// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import Foundation

/// A participant in focus movement: a view, controller or window.
///
/// - Note: Differs from UIKit: no remote control or keyboard moves the focus; `UIFocusSystem.requestFocusUpdate(to:)` and
///   `updateFocusIfNeeded()` do.
@preconcurrency @MainActor
public protocol UIFocusEnvironment: AnyObject {
  /// The environments that get the focus first, in order of preference.
  var preferredFocusEnvironments: [any UIFocusEnvironment] { get }
  /// The parent environment; nil at the top.
  var parentFocusEnvironment: (any UIFocusEnvironment)? { get }
  /// The container of the focusable items; nil for none.
  var focusItemContainer: (any UIFocusItemContainer)? { get }
  /// The identifier of the group that keys move through; nil for the parent's.
  var focusGroupIdentifier: String? { get }

  /// Requests an update of the focus, if the focused item is inside the environment.
  func setNeedsFocusUpdate()
  /// Moves the focus if an update was requested.
  func updateFocusIfNeeded()
  /// Returns whether the focus may move. Called on environments that lose or gain it.
  func shouldUpdateFocus(in context: UIFocusUpdateContext) -> Bool
  /// Called after the focus has left, entered or moved inside the environment.
  func didUpdateFocus(in context: UIFocusUpdateContext, with coordinator: UIFocusAnimationCoordinator)
  /// Returns the sound of a movement. Never called: there is no sound.
  func soundIdentifierForFocusUpdate(in context: UIFocusUpdateContext) -> UIFocusSoundIdentifier?
}

extension UIFocusEnvironment {
  /// Always nil.
  public var focusGroupIdentifier: String? { nil }
  /// Returns nil.
  public func soundIdentifierForFocusUpdate(in context: UIFocusUpdateContext) -> UIFocusSoundIdentifier? { nil }

  /// The environment and its ancestors, up to the window's.
  var focusChain: [any UIFocusEnvironment] {
    var chain: [any UIFocusEnvironment] = []
    var next: (any UIFocusEnvironment)? = self
    // A custom environment may be its own ancestor.
    while let current = next, chain.count < 1000 {
      chain.append(current)
      next = current.parentFocusEnvironment
    }
    return chain
  }
}

/// The identifier of a focus movement's sound. There is no sound.
public struct UIFocusSoundIdentifier: RawRepresentable, Hashable, Sendable {
  /// The raw value of the identifier.
  public let rawValue: String
  /// Creates an identifier with a raw value.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// No sound.
  public static let none = UIFocusSoundIdentifier(rawValue: "none")
  /// The system's sound.
  public static let `default` = UIFocusSoundIdentifier(rawValue: "default")
}
