// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import Foundation

/// A selector and the object it goes to, which is held weakly. Without an object it goes to whoever along the responder
/// chain has a method for it.
@MainActor
struct TargetAction {
  let action: Selector
  private weak var object: AnyObject?
  private let hasTarget: Bool

  init(_ target: Any?, _ action: Selector) {
    self.action = action
    object = target.map { $0 as AnyObject }
    hasTarget = target != nil
  }

  /// The object, as long as there is one.
  var target: AnyObject? { object }
  /// Whether there was an object, and it is gone.
  var isDead: Bool { hasTarget && object == nil }

  /// Whether this is what a removal names; nil stands for any target and any selector.
  func matches(_ target: Any?, _ action: Selector?) -> Bool {
    (target == nil || object === target as AnyObject?) && (action == nil || action == self.action)
  }

  /// Whether another one has the same target and the same selector.
  func equals(_ other: TargetAction) -> Bool {
    action == other.action && hasTarget == other.hasTarget && object === other.object
  }
}

extension Selector {
  @MainActor private static var count = 0

  /// A unique name for a closure that is used like a method. It has a space, as no method's name has.
  @MainActor static func nameOfClosure() -> String {
    count += 1
    return "closure \(count)"
  }
}
