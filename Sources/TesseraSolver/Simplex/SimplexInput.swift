// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

// The input of a component: rows over local variables, and kinks. A kink is the price of one constraint: the position
// where its variable (or its row's activity) satisfies it, and the slope of the violation on either side. Constraints on
// a single variable become kinks of that variable and not rows, which removes two thirds of the rows of a screen.

/// A convex price: slope `low` (<= 0) left of `position`, `high` (>= 0) right of it, at a priority level.
struct Kink {
  var owner: Int32
  var level: Int32
  var position: Double
  var low: Double
  var high: Double
  /// The caller's identifier of the kink.
  var tag: Int32
}

/// The rows and prices of one component, gathered before it is built.
struct SimplexInput: ~Copyable {
  var variables = 0
  var rows = 0
  var rowStart = Buffer<Int32>()
  var rowVariable = Buffer<Int32>()
  var rowCoefficient = Buffer<Double>()
  /// The kinks of variables (owner < variables) and of row activities (owner - variables = row).
  var kinks = Buffer<Kink>()
  /// The index of each variable in the caller's order (smaller decides ties first), and its initial position.
  var order = Buffer<Int32>()
  var start = Buffer<Double>()
  /// The state of each variable at an earlier vertex: 0 unknown, 1 held at `start`, 2 basic. Activities follow.
  var hint = Buffer<UInt8>()
  /// The number of levels. Levels 0 ..< userLevels are the caller's priorities; the rest break ties.
  var levels = 0
  var userLevels = 0
  /// The first of the two levels that pull to rest. If there are inequalities, the level that draws them to their bounds
  /// precedes it.
  var restLevel = 0
  /// Whether level 0 contains required constraints.
  var hasRequired = false

  mutating func reset() {
    (variables, rows, levels, userLevels, restLevel) = (0, 0, 0, 0, 0)
    hasRequired = false
    rowStart.removeAll()
    rowVariable.removeAll()
    rowCoefficient.removeAll()
    kinks.removeAll()
    order.removeAll()
    start.removeAll()
    hint.removeAll()
  }
}
