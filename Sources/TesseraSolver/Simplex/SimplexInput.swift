// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

// The input of a component: rows over local variables, and kinks. A kink is the cost of one constraint. It consists
// of the position where its variable (or its row's activity) satisfies the constraint, and the slope of the violation
// on either side. Constraints on a single variable become kinks of the variable instead of rows, which removes two
// thirds of a screen's rows.

/// A convex cost at a priority level: slope `low` (<= 0) left of `position`, slope `high` (>= 0) right of it.
struct Kink {
  var owner: Int32
  var level: Int32
  var position: Double
  var low: Double
  var high: Double
  /// The caller's identifier of the kink.
  var tag: Int32
}

/// The rows and costs of a component, gathered before the simplex is built.
struct SimplexInput: ~Copyable {
  var variables = 0
  var rows = 0
  var rowStart = Buffer<Int32>()
  var rowVariable = Buffer<Int32>()
  var rowCoefficient = Buffer<Double>()
  /// The kinks of variables (owner < variables) and of row activities (owner - variables = row).
  var kinks = Buffer<Kink>()
  /// Each variable's index in the caller's order, where a smaller index wins ties, and its initial position.
  var order = Buffer<Int32>()
  var start = Buffer<Double>()
  /// The state of each variable at a previous vertex: 0 is unknown, 1 held at `start`, 2 basic. The states of
  /// activities follow those of variables.
  var hint = Buffer<UInt8>()
  /// The number of levels. Levels `0..<userLevels` are the caller's priorities. The remaining levels break ties.
  var levels = 0
  var userLevels = 0
  /// The first of the two levels that pull variables to their rest values. If there are inequalities, the preceding
  /// level pulls them to their bounds.
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
