// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

// Every tolerance within which the solver treats two numbers as equal, and every count at which it changes strategy.
// A Double has 15 to 16 significant digits. Layout values are in points, up to a few thousand, so after a few hundred
// operations their relative error is about 1e-11. Frames are rounded to pixels, which are a third of a point on a 3x
// display. Rounding errors and meaningful differences are therefore separated by the range between 1e-11 and 0.1
// points, which is divided as follows:
//
//     1e-14, 1e-13, 1e-12, 1e-11   rounding noise of one operation or one solve: dropped
//     1e-9, 1e-8                   the same position or slope: numbers after many steps
//     1e-7, 1e-6                   a real difference: reported by diagnostics
//
// A wider tolerance must exceed the narrower tolerances that it builds on. For example, a reported violation (1e-6)
// must exceed the error that a step may leave (1e-9).
//
// "Greater" and "Less" in the comments below describe the effect of a greater or smaller tolerance.

enum Tolerance {
  // MARK: Negligible entries (no unit: relative to coefficients, which are near 1)

  /// Entries of a triangular factor and of its updates, each computed by one elimination. Greater: factors lose
  /// digits at every refactoring. Less: rounding noise is stored as fill-in, and large factors grow.
  static let factorEntry = 1e-14
  /// Entries of a solved lane of a dense basis, each computed by one product with the inverse of at most 16 terms.
  /// Greater: gradients lose digits with every step. Less: gradients of unrelated variables are updated and repriced.
  static let laneEntry = 1e-13
  /// A component of the leaving variable's gradient. Greater: the true gradient of a weak level is cut off. Less:
  /// noise propagates from variable to variable and keeps decided levels active.
  static let gradientEntry = 1e-12
  /// Entries of a solved column, and residuals of rows (in points). Greater: basic variables don't follow small
  /// moves, and values reached on different paths drift apart. Less: columns fill up with noise, so every step
  /// examines more variables.
  static let columnEntry = 1e-11

  // MARK: Equal positions, equal slopes

  /// The distance in points, per point of position, below which a value counts as being at a kink. Greater: nearly
  /// equal kinks merge, and the vertex is not optimal. Less: rounding puts a variable on the wrong side of its kink,
  /// which causes long sequences of zero-length steps.
  static let position = 1e-9
  /// Returns the distance in points within which a value counts as equal to a position.
  @inline(__always)
  static func position(at position: Double) -> Double { Tolerance.position * (1 + position.magnitude) }
  /// The slope of a cost (unitless, a sum of coefficients) below which it counts as zero. Greater: a row with the
  /// smallest coefficient, 1e-6, could be overlooked. Less: steps follow rounding noise and never end.
  static let slope = 1e-9
  /// The increase in slope at which a single crossing is certain to stop a walk. Crossings beyond it are omitted
  /// before the walk, so the value must exceed `slope` by a factor of ten. Greater: more crossings are added to the
  /// heap, with no other effect. Less: rounding stops a walk early, and each crossing that should have been passed
  /// costs a step.
  static let steeper = 1e-8
  /// The rate at which a variable moves with another one, or a coefficient after terms were combined. Below this
  /// value, the variables count as unrelated. Greater: weak but intended relations (down to coefficients of 1e-6) are
  /// ignored. Less: terms that canceled except for rounding connect unrelated variables, so their components are
  /// solved together.
  static let rate = 1e-9

  // MARK: Pivots (no unit)

  /// The minimum pivot of a dense inverse. A column with a smaller pivot counts as linearly dependent. Greater:
  /// columns of rows in different units are removed from the basis. Less: the reciprocal magnifies rounding errors of
  /// 1e-11 until they are visible.
  static let densePivot = 1e-7
  /// The minimum pivot of the sparse factors. It may be smaller than the dense minimum because each column is
  /// eliminated once, from the original rows, rather than exchanged through an inverse. The effects of greater and
  /// smaller values are the same.
  static let sparsePivot = 1e-9
  /// The minimum ratio of a sparse pivot to the largest entry in its column, required even if the pivot's row is
  /// shorter. Greater (up to 1): the most accurate factors, with more fill-in. Less: shorter rows, but entries of L
  /// above 10 magnify rounding errors.
  static let pivotShare = 0.1
  /// The replacement for a sum that canceled to exactly zero in a visited row. Any number that is negligible compared
  /// with all others works.
  static let visited = 1e-300
  /// The maximum factor with which presolve expresses a variable in terms of another one. Its reciprocal is the
  /// minimum. Factors multiply along chains of aliases: 3 steps of 1000 lose 9 of 15 digits. Greater: values at the
  /// ends of chains lose digits. Less: more rows are left to the simplex, which also solves them correctly.
  static let steepestAlias = 1e3
  static let flattestAlias = 1e-3
  /// The minimum coefficient with which a peeled variable is computed from its row. Smaller coefficients would lose
  /// digits, as with `steepestAlias`.
  static let peelPivot = 1e-3

  // MARK: Significant differences

  /// The minimum length of a walk, in points, that proves a layout ambiguous. Greater: smaller ambiguities are
  /// missed. Less: a degenerate vertex is mistaken for an ambiguity, and its group is unnecessarily solved in full.
  static let walk = 1e-7
  /// The violation of a required row, in points, that counts as a conflict. Greater: smaller contradictions are
  /// hidden. Less: rounding errors of long chains are reported as conflicts, and one of the user's constraints is
  /// broken.
  static let conflict = 1e-6
  /// The additional tolerance per point of the row's constant.
  static let conflictPerPoint = 1e-3
  /// Returns the conflict tolerance of a required row's kink, in points.
  static func conflict(at position: Double) -> Double {
    Tolerance.conflict * (1 + position.magnitude * Tolerance.conflictPerPoint)
  }
  /// The violation, in points, at which a constraint is reported as overridden.
  static let overridden = 1e-6
  /// The difference between a variable's maximum and minimum, in points per point of value, at which the variable
  /// counts as ambiguous. The maximum and the minimum come from separate solves, so they always differ by rounding
  /// errors.
  static let ambiguity = 1e-6

  // MARK: Assertions of debug builds (per point of the greatest value)

  /// The allowed difference between a row and the sum of its terms, caused by rounding in up to 400 steps since
  /// values were last recomputed. Greater: an incorrect update isn't detected. Less: large numbers cause false
  /// alarms.
  static let residual = 1e-6
  /// The allowed distance of a variable beyond a kink whose side has not been updated, for the same reasons as
  /// `residual`.
  static let side = 1e-6
  /// The range of coefficients, and of values in points, for which sums are checked. Extreme numbers reach 1e12, with
  /// coefficients from 1e-6 to 1e6. The 15 digits of a Double don't resolve a point at that scale, so only
  /// termination is guaranteed.
  static let ordinary = 1e-3...1e3
  static let largestChecked = 1e9
}

/// The counts at which the solver changes strategy, measured on lists, forms and nested stacks of 100 to 10,000 views.
enum Limit {
  /// The maximum number of rows of a basis with a dense inverse. At 16 rows, a product update takes 256
  /// multiplications, which is less than the bookkeeping of any sparse scheme. At 64 rows, it takes sixteen times as
  /// many.
  static let denseRows = 16
  /// The number of steps after which a dense inverse is recomputed. Every step adds rounding errors. After 400 steps,
  /// eight digits remain.
  static let denseSteps = 400
  /// The number of steps after which a sparse component's values and gradients are recomputed along with its factors.
  static let sparseSteps = 1000
  /// Returns the number of updates after which sparse factors are recomputed, because every solve traverses all
  /// updates. The limit is higher for large components, where factoring costs more than traversal.
  static func updates(rows: Int) -> Int { 48 + rows / 128 }
  /// Returns the corresponding limit for the number of entries in the updates. Beyond about three times as many
  /// entries as the matrix has, computing new factors is faster.
  static func updateEntries(rows: Int, entries: Int) -> Int { 3 * (rows + entries) + 256 }
  /// The number of edits without a step after which basic values are corrected from their rows. Values are also
  /// corrected after steps.
  static let editsBeforeRefinement = 64
  /// Returns the maximum number of steps. Healthy systems need at most a few steps per variable and never approach
  /// it. Reaching the limit ends the search with a vertex that may not be optimal, and increments
  /// `Statistics.abandoned`.
  static func steps(total: Int) -> Int { 1_000 + 20 * total }
  static func tieBreakSteps(total: Int) -> Int { 1_000 + 10 * total }
  /// Returns the maximum number of steps for determining whether the optimum is unique. If they don't suffice, the
  /// optimum is treated as ambiguous, which is always safe.
  static func choiceSteps(rows: Int) -> Int { 16 + rows }
  /// Returns the number of consecutive zero-length steps after which Bland's rule, which can't cycle, takes over.
  /// Large layouts have many kinks at one point, so only a sequence comparable to the component's size suggests a
  /// cycle.
  static func stalledSteps(total: Int) -> Int { 200 + 4 * total }
  /// The number of candidates compared to find the steepest one. Comparing all of them saves steps but was slower in
  /// large trees.
  static let lookahead = 320
  /// The maximum number of terms in a row that presolve examines completely whenever one of its variables is
  /// eliminated. Longer rows are searched from the end until three unknowns are found, so a sum over all views takes
  /// linear time in total.
  static let longRow = 64
  /// The number of dead terms (those of removed rows) up to which the term arrays aren't compacted.
  static let deadTerms = 1024
  /// The number of priority levels that the rank of `looseness` distinguishes. All further levels count as one.
  static let looseLevels: Int32 = 1024
}
