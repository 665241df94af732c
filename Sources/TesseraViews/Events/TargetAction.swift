// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import Foundation

/// A selector and a weak reference to its target. Without a target, the selector is sent to the first object in the
/// responder chain that implements it.
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

  /// The target, or nil if there is none or it was deallocated.
  var target: AnyObject? { object }
  /// Whether the target was deallocated.
  var isDead: Bool { hasTarget && object == nil }

  /// Returns whether the pair matches the arguments of a removal. Nil matches any target or any selector.
  func matches(target: Any?, action: Selector?) -> Bool {
    (target == nil || object === target as AnyObject?) && (action == nil || action == self.action)
  }

  /// Returns whether two pairs have the same target and the same selector.
  func equals(_ other: TargetAction) -> Bool {
    action == other.action && hasTarget == other.hasTarget && object === other.object
  }
}

extension Selector {
  @MainActor private static var count = 0

  /// Returns a unique name for a closure used like a method. Unlike method names, it contains a space.
  @MainActor static func nameOfClosure() -> String {
    count += 1
    return "closure \(count)"
  }
}
