// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

// Solves one component exactly: minimizes, level by level, the sum of absolute violations.
//
// Activity form: the variables are the caller's x and one activity y = a*x per row. Each has a convex piecewise linear
// price made of kinks. At a vertex, as many variables as there are x are held at one of their kinks (nonbasic), and the
// others are computed from the rows (basic, one per row). There is no infeasible state and thus no phase one: required
// rows are simply level 0, and every edit of a constant, a priority or a row leaves a valid vertex to continue from.
// Each nonbasic variable has a gradient of one number per level. A step goes along a direction whose gradient is
// lexicographically negative, through all kinks until it no longer is.
//
// Rejected: slack and error columns (two more columns per optional row), scalar weights (wrong as soon as many weak
// rows oppose a strong one), a dense tableau (quadratic in nested stacks: 268 ms at 3,000 views in a prototype).

/// A vertex of one component, with the state needed to continue from it. Owns its memory; the workspace is the solver's.
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

  // The matrix, by column and by row.
  let columnStart: BufferView<Int32>
  let columnRow: BufferView<Int32>
  let columnCoefficient: BufferView<Double>
  let rowStart: BufferView<Int32>
  let rowVariable: BufferView<Int32>
  let rowCoefficient: BufferView<Double>

  // Kinks, grouped by owner.
  let kinkStart: BufferView<Int32>
  let kinkOwner: BufferView<Int32>
  let kinkLevel: BufferView<Int32>
  let kinkPosition: BufferView<Double>
  let kinkLow: BufferView<Double>
  let kinkHigh: BufferView<Double>
  let kinkTag: BufferView<Int32>
  /// The side of the variable: +1 is right of the kink, -1 left, 0 nonbasic and held at the kink.
  let kinkSide: BufferView<Int8>
  /// The number of kinks to the right of each variable. In long chains, most variables have none, so a move to the
  /// right need not examine kinks.
  let kinksRight: BufferView<Int32>
  let order: BufferView<Int32>

  // The vertex.
  let value: BufferView<Double>
  /// The basis position, or -1 if nonbasic.
  let place: BufferView<Int32>
  /// The kink that holds each nonbasic variable.
  let heldAt: BufferView<Int32>
  /// One number per level for each nonbasic variable.
  let gradient: BufferView<Double>
  var basis: Basis

  // Nonbasic variables with an improving direction, linked per level; those with a free direction come last.
  let listHead: BufferView<Int32>
  let listTail: BufferView<Int32>
  let listNext: BufferView<Int32>
  let listPrevious: BufferView<Int32>
  let listOf: BufferView<Int32>
  let candidateGain: BufferView<Double>
  /// The number of required kinks whose variable is on the side with a price. If it is zero, no required row is violated.
  var costly = 0
  /// The number of consecutive degenerate steps; Bland's rule takes over beyond a limit.
  var stalled = 0
  var stepsSinceRefresh = 0
  var hasExpelled = false
  var changesSinceRefinement = 0
  #if DEBUG
    /// The budget, in entries, since the last check of the vertex, of its optimality, and of the factors.
    var paidForCheck = 0
    var paidForOptimumCheck = 0
    var paidForFactorCheck = 0
    /// Whether an improving direction was abandoned. The optimum must not be checked then.
    var hasGivenUp = false
  #endif

  @inline(__always)
  func kinks(of variable: Int) -> Range<Int> {
    Int(kinkStart[variable])..<Int(kinkStart[variable + 1])
  }

  @inline(__always)
  func isBasic(_ variable: Int) -> Bool { place[variable] >= 0 }

  /// Changes the side of a kink's variable.
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

  /// Returns the violation of the constraint of a kink, in the constraint's units.
  func violation(ofKink kink: Int) -> Double {
    let offset = value[Int(kinkOwner[kink])] - kinkPosition[kink]
    return offset > 0 ? offset * kinkHigh[kink] : offset * kinkLow[kink]
  }
}
