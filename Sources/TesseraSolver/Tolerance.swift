// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

// Every tolerance within which the solver treats two numbers as equal, and every count at which it changes strategy. A
// Double carries 15 to 16 digits. Layout numbers are points, up to some thousands, so a value is still accurate to about
// 1e-11 of its size after some hundred operations; frames are rounded to pixels, a third of a point. The range between
// 1e-11 and 0.1 points separates rounding from meaningful differences, and is divided as follows:
//
//   1e-14, 1e-13, 1e-12, 1e-11   rounding noise of one operation or one solve: dropped
//   1e-9, 1e-8                   the same position or slope: numbers after many steps
//   1e-7, 1e-6                   a real difference: reported by diagnostics
//
// A wider tolerance must stay above the narrower tolerances that it builds on: a reported violation (1e-6) must exceed
// the error that a step may leave (1e-9).

enum Tolerance {
  // MARK: Negligible entries (no unit: relative to coefficients, which are near 1)

  /// Entries of a triangular factor and of its updates. Each comes from one elimination. Greater: factors lose digits at
  /// every refactoring. Less: fill-in that is only rounding is stored, and large factors grow.
  static let factorEntry = 1e-14
  /// Entries of a solved lane of a dense basis: one product with the inverse, at most 16 terms. Greater: gradients lose
  /// digits with every step. Less: gradients of unrelated variables are updated and priced again.
  static let laneEntry = 1e-13
  /// A component of the leaving variable's gradient. Greater: a weak level's true gradient is cut off. Less: noise moves
  /// from variable to variable and keeps decided levels active.
  static let gradientEntry = 1e-12
  /// Entries of a solved column, and residuals of rows (points). Greater: basic variables do not follow small moves,
  /// and values drift apart between paths. Less: columns fill up with noise and every step examines more variables.
  static let columnEntry = 1e-11

  // MARK: Equal positions, equal slopes

  /// The distance in points, per point of position, below which a value is at a kink. Greater: nearly equal kinks merge, and
  /// the vertex is not the best one. Less: rounding puts a variable on the wrong side of its kink, and causes long runs
  /// of steps of length zero.
  static let position = 1e-9
  /// Returns the distance in points within which a value counts as equal to a position.
  @inline(__always)
  static func position(at position: Double) -> Double { Tolerance.position * (1 + position.magnitude) }
  /// Slope of a price (no unit, sums of coefficients). Smaller slopes are zero. Greater: a row with the smallest
  /// coefficient, 1e-6, could be overlooked. Less: steps follow rounding and do not end.
  static let slope = 1e-9
  /// The increase of slope at which a single crossing stops a walk. Only crossings beyond it are omitted before the walk, so
  /// it has to exceed `slope` by a digit. Greater: more crossings are put into the heap, with no other effect. Less: rounding
  /// stops a walk early, and each crossing that should have been passed costs a step.
  static let steeper = 1e-8
  /// The rate at which a variable moves with another, or a coefficient after terms were summed. Below it, the two are
  /// unrelated. Greater: weak but intended relations (down to coefficients of 1e-6) are ignored. Less: terms that canceled
  /// except for rounding connect unrelated variables, and their components are solved as one.
  static let rate = 1e-9

  // MARK: Pivots (no unit)

  /// The minimum pivot of a dense inverse; a column with a smaller one depends on the others. Greater: columns of rows in
  /// different units are removed from the basis. Less: its reciprocal magnifies rounding of 1e-11 until it is visible.
  static let densePivot = 1e-7
  /// The minimum pivot of the sparse factors. It may be less than the dense one, because the column was eliminated once, from
  /// the original rows, and not exchanged through an inverse. The consequences are the same.
  static let sparsePivot = 1e-9
  /// The fraction of the greatest entry in its column that a sparse pivot needs if its row is shorter. Greater (to 1): the
  /// most exact factors, with more fill-in. Less: shorter rows, with entries of L above 10 that magnify rounding.
  static let pivotShare = 0.1
  /// The replacement of a sum that canceled to exactly zero in a visited row. Any number negligible next to all others will do.
  static let visited = 1e-300
  /// The steepest factor by which presolve expresses a variable by another; its reciprocal is the flattest. Factors
  /// multiply along chains of aliases: 3 steps of 1000 lose 9 of 15 digits. Greater: values of chains lose digits.
  /// Less: more rows are left to the simplex, which also solves them correctly.
  static let steepestAlias = 1e3
  static let flattestAlias = 1e-3
  /// The minimum coefficient by which a peeled variable is computed from its row, for the same reason.
  static let peelPivot = 1e-3

  // MARK: Significant differences

  /// The minimum length of a walk, in points, that proves that a layout is ambiguous. Greater: smaller ambiguities are
  /// missed. Less: a degenerate vertex looks like an ambiguity, and its group is solved full unnecessarily.
  static let walk = 1e-7
  /// The violation of a required row, in points, that counts as a conflict with others. Greater: smaller contradictions are
  /// hidden. Less: rounding of long chains is reported as a conflict, and one of the user's constraints is broken for it.
  static let conflict = 1e-6
  /// The additional allowance per point of the row's constant: the tolerance grows with the magnitude.
  static let conflictPerPoint = 1e-3
  /// Returns the tolerance of a required row at a kink, in points.
  static func conflict(at position: Double) -> Double {
    Tolerance.conflict * (1 + position.magnitude * Tolerance.conflictPerPoint)
  }
  /// The violation, in points, at which a constraint is reported as overridden.
  static let overridden = 1e-6
  /// The difference between the greatest and the least value, in points per point of value, at which a variable is
  /// ambiguous. The two come from separate solves, so they differ by rounding.
  static let ambiguity = 1e-6

  // MARK: Assertions of debug builds (per point of the greatest value)

  /// The allowed difference between a row and the sum of its terms: rounding of up to 400 steps since values were last
  /// recomputed. Greater: a wrong update is not detected. Less: large numbers raise false alarms.
  static let residual = 1e-6
  /// The allowed distance of a variable beyond a kink whose price still counts on the other side, for the same reasons.
  static let side = 1e-6
  /// The coefficients, and values in points, for which sums are asserted. Hostile numbers go up to 1e12 with
  /// coefficients of 1e-6 to 1e6. For those, the 15 digits of a Double do not resolve a point, and only termination is
  /// guaranteed.
  static let ordinary = 1e-3...1e3
  static let largestChecked = 1e9
}

/// The counts at which the solver changes strategy, measured on lists, forms and nested stacks of 100 to 10,000 views.
enum Limit {
  /// The maximum number of rows of a basis whose inverse is stored in full. At 16, a product update is 256 multiplications,
  /// less than the bookkeeping of any sparse scheme; at 64 it is sixteen times as much.
  static let denseRows = 16
  /// The number of steps after which a dense inverse is recomputed. Every step adds rounding; 400 leave eight digits.
  static let denseSteps = 400
  /// The number of steps after which values and gradients of a sparse component are recomputed with its factors.
  static let sparseSteps = 1000
  /// Returns the number of updates after which sparse factors are recomputed, since solves pass through all updates. Larger
  /// for large components, where factoring costs more than passing.
  static func updates(rows: Int) -> Int { 48 + rows / 128 }
  /// Returns the same limit in entries: a fresh factor is faster when updates are three times as long as the matrix.
  static func updateEntries(rows: Int, entries: Int) -> Int { 3 * (rows + entries) + 256 }
  /// The number of edits without a step after which basic values are corrected by their rows; a step counts for all of them.
  static let editsBeforeRefinement = 64
  /// Returns a limit on steps that no healthy system approaches. It ends the search with a vertex that may not be the best
  /// one, and counts it in `Statistics.abandoned`. Healthy systems need at most a few steps per variable.
  static func steps(total: Int) -> Int { 1_000 + 20 * total }
  static func tieBreakSteps(total: Int) -> Int { 1_000 + 10 * total }
  /// Returns the number of steps for determining whether a choice is left. If they do not suffice, a choice is assumed,
  /// which is always safe.
  static func choiceSteps(rows: Int) -> Int { 16 + rows }
  /// Returns the number of consecutive steps of length zero after which Bland's rule, which cannot cycle, takes over. Large
  /// layouts have many kinks at one point, so only a run as long as the component suggests a cycle.
  static func stalledSteps(total: Int) -> Int { 200 + 4 * total }
  /// The number of candidates compared for the steepest. Comparing all saves steps, but was slower in large trees.
  static let lookahead = 320
  /// The maximum number of terms of a row that presolve examines whenever one of its variables is eliminated. Longer ones are
  /// examined from the end, and only until three unknowns are found, which keeps a sum over all views linear.
  static let longRow = 64
  /// The number of dead terms up to which the store is not compacted.
  static let deadTerms = 1024
  /// The number of levels that the order of looseness distinguishes; further levels count as one.
  static let looseLevels: Int32 = 1024
}
