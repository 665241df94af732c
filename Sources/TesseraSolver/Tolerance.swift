// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

// Every number by which the solver calls two numbers the same, and every count after which it changes its ways. A
// Double carries 15 to 16 digits. Layout numbers are points, up to some thousands, so a value that went through some
// hundred operations is still right to about 1e-11 of its size; frames are rounded to pixels, a third of a point.
// Everything between 1e-11 and 0.1 points is room to tell rounding from meaning, and the table spends it from the
// inside out:
//
//   1e-14, 1e-13, 1e-12, 1e-11   dust of one operation, of one solve: dropped
//   1e-9, 1e-8                   the same place, the same slope: numbers after many steps
//   1e-7, 1e-6                   a real difference: what diagnostics report
//
// A wider tolerance must stay above the narrower ones it judges: a violation that is reported (1e-6) is not one that a
// step may leave behind (1e-9).

enum Tolerance {
  // MARK: Negligible entries (no unit: relative to coefficients, which are near 1)

  /// Entries of a triangular factor and of its updates. They come from one elimination each. Greater: factors lose
  /// digits at every refactoring. Less: fill-in that is only rounding is kept, and large factors grow.
  static let factorEntry = 1e-14
  /// Entries of a solved lane of a dense basis: one product with the inverse, at most 16 terms. Greater: gradients lose
  /// digits with every step. Less: gradients of variables that are not involved are touched and priced again.
  static let laneEntry = 1e-13
  /// A component of the leaving variable's gradient. Greater: a weak level's true gradient is cut off. Less: dust moves
  /// from variable to variable and keeps levels alive that are decided.
  static let gradientEntry = 1e-12
  /// Entries of a solved column, and residuals of rows (points). Greater: basic variables do not follow small moves,
  /// and values drift apart between paths. Less: columns fill up with dust and every step looks at more variables.
  static let columnEntry = 1e-11

  // MARK: Equal positions, equal slopes

  /// Distance in points, per point of position, below which a value lies on a kink. Greater: kinks a hair apart merge,
  /// and the vertex is not the best one. Less: rounding puts a variable on the wrong side of its own kink, and steps of
  /// length zero go on for long.
  static let position = 1e-9
  /// Points from a position within which a value counts as lying on it.
  @inline(__always)
  static func position(at position: Double) -> Double { Tolerance.position * (1 + position.magnitude) }
  /// Slope of a price (no unit, sums of coefficients). Smaller slopes are zero. Greater: a row with the smallest
  /// coefficient, 1e-6, could be overlooked. Less: steps follow rounding and do not end.
  static let slope = 1e-9
  /// How much steeper a price has to get at a crossing to stop a walk on its own. Only crossings behind it are left out
  /// before the walk, so it has to be above `slope` by a digit. Greater: more crossings are put into the heap, nothing
  /// else. Less: rounding cuts a walk short, and crossings that should have been passed cost a step each.
  static let steeper = 1e-8
  /// How fast a variable moves with another, or a coefficient after terms were summed. Below it the two are not tied.
  /// Greater: weak but meant ties (down to coefficients of 1e-6) are ignored. Less: terms that canceled except for
  /// rounding tie variables that have nothing to do with each other, and their components are solved as one.
  static let rate = 1e-9

  // MARK: Pivots (no unit)

  /// The least pivot of a dense inverse, and below it a column is dependent on the others. Greater: columns of rows in
  /// unlike units are thrown out of the basis. Less: 1 over it magnifies rounding of 1e-11 into the visible.
  static let densePivot = 1e-7
  /// The least pivot of the sparse factors. It may be less than the dense one: the column was eliminated once, from the
  /// original rows, and not exchanged through an inverse. The same consequences.
  static let sparsePivot = 1e-9
  /// A sparse pivot may be this part of the greatest in its column when its row is shorter. Greater (to 1): the most
  /// exact factors, with more fill-in. Less: shorter rows, with entries of L above 10 that magnify rounding.
  static let pivotShare = 0.1
  /// Stands for a sum that canceled to exactly zero in a row that was visited: any number that all others hide.
  static let visited = 1e-300
  /// The steepest factor by which presolve expresses a variable by another, and one over it the flattest. Chains of
  /// aliases multiply: 3 steps of 1000 lose 9 of 15 digits. Greater: values of chains lose digits. Less: more rows for
  /// the simplex, which is right for them as well.
  static let steepestAlias = 1e3
  static let flattestAlias = 1e-3
  /// The least coefficient by which a peeled variable is computed from its row, for the same reason.
  static let peelPivot = 1e-3

  // MARK: Significant differences

  /// Points by which a walk must be longer than nothing to prove that a layout leaves a choice. Greater: ambiguity of
  /// less is not seen. Less: a degenerate vertex looks like a choice, and its group is solved full for nothing.
  static let walk = 1e-7
  /// Points by which a required row has to be violated to be in conflict with others. Greater: contradictions of less
  /// are hidden. Less: rounding of long chains is reported as a conflict, and a constraint of the user is broken for
  /// it.
  static let conflict = 1e-6
  /// What is allowed besides, per point of the row's constant: large numbers are satisfied less exactly.
  static let conflictPerPoint = 1e-3
  /// Points at a kink within which a required row holds.
  static func conflict(at position: Double) -> Double {
    Tolerance.conflict * (1 + position.magnitude * Tolerance.conflictPerPoint)
  }
  /// Points by which a constraint has to be violated to be named as one that lost.
  static let loser = 1e-6
  /// Points, per point of value, by which the greatest and the least value have to differ for a variable to be
  /// ambiguous. Both come from solves of their own, so they differ by their rounding.
  static let ambiguity = 1e-6

  // MARK: Assertions of debug builds (per point of the greatest value)

  /// How far a row may be from the sum of its terms: rounding of up to 400 steps since values were made anew. Greater:
  /// a wrong update passes unseen. Less: large numbers raise false alarms.
  static let residual = 1e-6
  /// How far beyond a kink a variable may be whose price still counts on the other side, for the same reasons.
  static let side = 1e-6
  /// Sizes of coefficients, and values in points, for which sums are asserted. Hostile numbers go up to 1e12 with
  /// coefficients of 1e-6 to 1e6; a Double's 15 digits end there above the point, and nothing but termination is
  /// promised.
  static let ordinary = 1e-3...1e3
  static let largestChecked = 1e9
}

/// Counts after which the solver changes its ways, measured on lists, forms and nested stacks of 100 to 10,000 views.
enum Limit {
  /// Rows up to which the inverse of a basis is kept whole. At 16 a product update is 256 multiplications, less than
  /// the bookkeeping of any sparse scheme; at 64 it is sixteen times as much.
  static let denseRows = 16
  /// Steps after which a dense inverse is made anew. Every step adds rounding to it; 400 leave eight digits.
  static let denseSteps = 400
  /// Steps after which values and gradients of a sparse component are made anew with its factors.
  static let sparseSteps = 1000
  /// Updates after which sparse factors are made anew: solves pass all of them. More for large components, where
  /// factoring costs more than passing.
  static func updates(rows: Int) -> Int { 48 + rows / 128 }
  /// The same by entries: when updates are three times as long as the matrix, a fresh factor is faster.
  static func updateEntries(rows: Int, entries: Int) -> Int { 3 * (rows + entries) + 256 }
  /// Edits without a step after which basic values are corrected by their rows; a step counts for all of them.
  static let editsBeforeRefinement = 64
  /// Steps that no healthy system comes near: it ends the search with a vertex that may not be the best one, and
  /// `Statistics.abandoned` tells. Healthy ones need at most some steps per variable.
  static func steps(total: Int) -> Int { 1_000 + 20 * total }
  static func tieBreakSteps(total: Int) -> Int { 1_000 + 10 * total }
  /// Steps for finding out whether a choice is left; when they do not suffice the answer is yes, which is always right
  /// to assume.
  static func choiceSteps(rows: Int) -> Int { 16 + rows }
  /// Steps of length zero in a row after which Bland's rule takes over, which cannot go in circles. Large layouts have
  /// many kinks at one point, so only a run as long as the component smells of a circle.
  static func stalledSteps(total: Int) -> Int { 200 + 4 * total }
  /// Candidates that are compared for the steepest. All of them make fewer steps, but were slower in large trees.
  static let lookahead = 320
  /// Terms up to which presolve looks at a row whenever one of its variables goes. Longer ones are looked at from the
  /// end and only until three unknowns are met, which keeps a sum over all views linear.
  static let longRow = 64
  /// Dead terms that are not worth a compaction of the store.
  static let deadTerms = 1024
  /// Levels that the order of looseness tells apart; more are one.
  static let looseLevels: Int32 = 1024
}
