// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

// Solves one component exactly: minimizes the sum of absolute violations, priority level by priority level.
//
// Activity form: the variables are the caller's x and one activity y = a*x per row. Each variable has a convex,
// piecewise linear cost that consists of kinks. At a vertex, as many variables as there are x are held at one of
// their kinks (nonbasic). The others, one per row, are computed from the rows (basic). No state is infeasible, so
// phase one is unnecessary: required rows are simply level 0, and every edit of a constant, a priority or a row
// leaves a valid vertex to continue from. Each nonbasic variable has a gradient with one number per level. A step
// follows a direction with a lexicographically negative gradient through all kinks until the gradient is no longer
// negative.
//
// Rejected alternatives: slack and error columns (two more columns per optional row), scalar weights (wrong when many
// weak rows oppose a strong one), and a dense tableau (quadratic in nested stacks: 268 ms at 3,000 views in a
// prototype).

/// A vertex of one component, with the state needed to continue from it. Owns its memory, except the workspace, which
/// belongs to the solver.
struct Simplex: ~Copyable {
  var arena: Arena
  let work: UnsafeMutablePointer<Workspace>

  let variables: Int
  let rows: Int
  let total: Int
  let levels: Int
  let userLevels: Int
  let restLevel: Int
  let hasRequired: Bool

  // The matrix, stored by column and by row.
  let columnStart: BufferView<Int32>
  let columnRow: BufferView<Int32>
  let columnCoefficient: BufferView<Double>
  let rowStart: BufferView<Int32>
  let rowVariable: BufferView<Int32>
  let rowCoefficient: BufferView<Double>

  // The kinks, grouped by the variable they belong to.
  let kinkStart: BufferView<Int32>
  let kinkOwner: BufferView<Int32>
  let kinkLevel: BufferView<Int32>
  let kinkPosition: BufferView<Double>
  let kinkLow: BufferView<Double>
  let kinkHigh: BufferView<Double>
  let kinkTag: BufferView<Int32>
  /// The variable's side of each kink: +1 if right of the kink, -1 if left, 0 if nonbasic and held at the kink.
  let kinkSide: BufferView<Int8>
  /// The number of kinks to the right of each variable. In long chains, most variables have none, so a move to the
  /// right doesn't have to examine kinks.
  let kinksRight: BufferView<Int32>
  let order: BufferView<Int32>

  // The state of the vertex.
  let value: BufferView<Double>
  /// The basis position of each variable, or -1 if the variable is nonbasic.
  let place: BufferView<Int32>
  /// The kink that holds each nonbasic variable.
  let heldAt: BufferView<Int32>
  /// The gradient of each nonbasic variable, one number per level.
  let gradient: BufferView<Double>
  var basis: Basis

  // Lists of nonbasic variables with an improving direction, one per level. The last list contains the variables with
  // a cost-free direction.
  let listHead: BufferView<Int32>
  let listTail: BufferView<Int32>
  let listNext: BufferView<Int32>
  let listPrevious: BufferView<Int32>
  let listOf: BufferView<Int32>
  let candidateGain: BufferView<Double>
  /// The number of required kinks with a nonzero cost on their variable's side. If it is zero, no required row is
  /// violated.
  var costly = 0
  /// The number of consecutive degenerate steps. Beyond a limit, Bland's rule takes over.
  var stalled = 0
  var stepsSinceRefresh = 0
  var hasExpelled = false
  var changesSinceRefinement = 0
  #if DEBUG
    /// The check budgets, in matrix entries, accumulated since the last checks of the vertex, of its optimality, and
    /// of the factors.
    var paidForCheck = 0
    var paidForOptimumCheck = 0
    var paidForFactorCheck = 0
    /// Whether an improving direction was abandoned, in which case the optimum must not be checked.
    var hasGivenUp = false
  #endif

  @inline(__always)
  func kinks(of variable: Int) -> Range<Int> {
    Int(kinkStart[variable])..<Int(kinkStart[variable + 1])
  }

  @inline(__always)
  func isBasic(_ variable: Int) -> Bool { place[variable] >= 0 }

  /// Sets the side of a kink on which its variable is located.
  @inline(__always)
  mutating func setSide(_ kink: Int, _ side: Int8) {
    let owner = Int(kinkOwner[kink])
    if kinkSide[kink] < 0 { kinksRight[owner] &-= 1 }
    if side < 0 { kinksRight[owner] &+= 1 }
    if hasRequired, kinkLevel[kink] == 0 {
      costly &-= slope(ofKink: kink) != 0 ? 1 : 0
      kinkSide[kink] = side
      costly &+= slope(ofKink: kink) != 0 ? 1 : 0
    } else {
      kinkSide[kink] = side
    }
  }

  /// Returns the violation of a kink's constraint, in the constraint's units.
  func violation(ofKink kink: Int) -> Double {
    let offset = value[Int(kinkOwner[kink])] - kinkPosition[kink]
    return offset > 0 ? offset * kinkHigh[kink] : offset * kinkLow[kink]
  }
}
