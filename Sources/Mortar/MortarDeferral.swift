// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

/// Defers the activation of constraints while a hierarchy is being built because views are added to their superviews
/// only at the end.
@MainActor
package enum MortarDeferral {
  private static var depth = 0
  private static var queue: [MortarConstraint] = []

  static var isRunning: Bool { depth > 0 }

  static func postpone(_ constraint: MortarConstraint) { queue.append(constraint) }

  /// Calls `build`. When the outermost call ends, activates the deferred constraints in the order in which they were
  /// written.
  static func run(_ build: () -> Void) {
    depth += 1
    build()
    depth -= 1
    guard depth == 0 else { return }
    let postponed = queue
    queue = []
    for constraint in postponed { constraint.installDeferred() }
  }
}
