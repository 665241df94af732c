// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import Foundation

/// A selector and a weak reference to its target. Without a target, the selector is sent to the first object in the responder chain
/// that has a method for it.
@MainActor
struct TargetAction {
  let action: Selector
  private weak var object: AnyObject?
  private let hasTarget: Bool

  init(target: Any?, action: Selector) {
    self.action = action
    object = target.map { $0 as AnyObject }
    hasTarget = target != nil
  }

  /// The target if it still exists.
  var target: AnyObject? { object }
  /// Whether there was a target that no longer exists.
  var isDead: Bool { hasTarget && object == nil }

  /// Returns whether a removal with these arguments applies. Nil means any target or any selector.
  func matches(target: Any?, action: Selector?) -> Bool {
    (target == nil || object === target as AnyObject?) && (action == nil || action == self.action)
  }

  /// Returns whether both have the same target and the same selector.
  func equals(_ other: TargetAction) -> Bool {
    action == other.action && hasTarget == other.hasTarget && object === other.object
  }
}

extension Selector {
  @MainActor private static var count = 0

  /// Returns a unique name for a closure used like a method. It contains a space, unlike any method's name.
  @MainActor static func nameOfClosure() -> String {
    count += 1
    return "closure \(count)"
  }
}
