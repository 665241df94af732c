// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import Foundation

/// A participant in focus updates: a view, view controller or window.
///
/// - Note: Differs from UIKit: no remote control or keyboard moves the focus. Only
///   `UIFocusSystem.requestFocusUpdate(to:)` and `updateFocusIfNeeded()` move it.
@preconcurrency @MainActor
public protocol UIFocusEnvironment: AnyObject {
  /// The environments that should receive the focus, in order of preference.
  var preferredFocusEnvironments: [any UIFocusEnvironment] { get }
  /// The parent environment, or nil for the root.
  var parentFocusEnvironment: (any UIFocusEnvironment)? { get }
  /// The container of the environment's focusable items, or nil.
  var focusItemContainer: (any UIFocusItemContainer)? { get }
  /// The identifier of the focus group for keyboard navigation, or nil to use the parent's identifier.
  var focusGroupIdentifier: String? { get }

  /// Requests a focus update if the focused item is within the environment.
  func setNeedsFocusUpdate()
  /// Moves the focus if an update was requested.
  func updateFocusIfNeeded()
  /// Returns whether the focus may move. Called on environments that lose or receive the focus.
  func shouldUpdateFocus(in context: UIFocusUpdateContext) -> Bool
  /// Called after the focus has left, entered or moved within the environment.
  func didUpdateFocus(in context: UIFocusUpdateContext, with coordinator: UIFocusAnimationCoordinator)
  /// Returns the sound of a focus update. Never called, because there is no sound.
  func soundIdentifierForFocusUpdate(in context: UIFocusUpdateContext) -> UIFocusSoundIdentifier?
}

extension UIFocusEnvironment {
  /// Always nil.
  public var focusGroupIdentifier: String? { nil }
  /// Returns nil.
  public func soundIdentifierForFocusUpdate(in context: UIFocusUpdateContext) -> UIFocusSoundIdentifier? { nil }

  /// The environment and its ancestors, up to the window.
  var focusChain: [any UIFocusEnvironment] {
    var chain: [any UIFocusEnvironment] = []
    var next: (any UIFocusEnvironment)? = self
    // The limit prevents an infinite loop, because a custom environment may be its own ancestor.
    while let current = next, chain.count < 1000 {
      chain.append(current)
      next = current.parentFocusEnvironment
    }
    return chain
  }
}

/// The identifier of a sound for focus updates. No sound is played.
public struct UIFocusSoundIdentifier: RawRepresentable, Hashable, Sendable {
  /// The raw value of the identifier.
  public let rawValue: String
  /// Creates an identifier with a raw value.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// No sound.
  public static let none = UIFocusSoundIdentifier(rawValue: "none")
  /// The default sound.
  public static let `default` = UIFocusSoundIdentifier(rawValue: "default")
}
