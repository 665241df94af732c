// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

// Computes the initial vertex. Every variable starts at the kink (breakpoint of its cost) where its cost is lowest.
// Then each equation makes its most weakly held variable basic. Because layouts are mostly consistent, the simplex
// then needs about one pivot per actual conflict instead of one per row: a few hundred pivots instead of 2,597 on a
// list of 250 rows.
//
// A component that replaces an earlier one starts from the parts of the earlier vertex that still exist.

/// The state of a variable at a previous vertex.
enum Hint {
  static let none: UInt8 = 0
  static let held: UInt8 = 1
  static let basic: UInt8 = 2
}

extension Simplex {
  /// Positions all variables, solves for the basic ones, and computes the gradient.
  mutating func crash(hints: BufferView<UInt8>? = nil) {
    for j in 0..<total {
      if let hints, j < variables, hints[j] != Hint.none {
        holdNearest(j, to: value[j])
      } else {
        restAtOwnMinimum(j)
      }
    }
    chooseBasis(hints)
    _ = refactor()
    recompute()
    assertInvariant(checkInvariants() ?? checkFactor())
  }

  /// Holds a variable at the kink where the variable's own cost stops falling.
  private mutating func restAtOwnMinimum(_ variable: Int) {
    let range = kinks(of: variable)
    guard !range.isEmpty else { return }
    if range.count == 1 {
      heldAt[variable] = Int32(range.lowerBound)
      return
    }
    let slope = work.pointee.theta.view
    for l in 0..<levels { slope[l] = 0 }
    work.pointee.crossings.removeAll()
    for k in range {
      slope[Int(kinkLevel[k])] += kinkLow[k]
      work.pointee.crossings.append(
        Crossing(distance: kinkPosition[k], gain: kinkHigh[k] - kinkLow[k], kink: Int32(k), position: 0))
    }
    let crossings = work.pointee.crossings.view
    let all = work.pointee.crossings.count
    CrossingHeap.makeHeap(crossings, all)
    var count = all
    var last = range.lowerBound
    while count > 0, lexSign(slope) < 0 {
      let crossing = CrossingHeap.popFirst(crossings, &count)
      last = Int(crossing.kink)
      slope[Int(kinkLevel[last])] += crossing.gain
    }
    heldAt[variable] = lexSign(slope) >= 0 && count == all ? Int32(leftmost(range)) : Int32(last)
  }

  /// Returns the leftmost kink of the range. Used if no kink pulls to the right.
  private mutating func leftmost(_ range: Range<Int>) -> Int {
    var best = range.lowerBound
    for k in range where kinkPosition[k] < kinkPosition[best] { best = k }
    return best
  }

  /// Returns the sign of the lane's first nonzero number.
  @inline(__always)
  func lexSign(_ lane: BufferView<Double>) -> Int {
    for l in 0..<levels {
      if lane[l] < -Tolerance.slope { return -1 }
      if lane[l] > Tolerance.slope { return 1 }
    }
    return 0
  }

  /// Returns a rank that is smaller for variables that are held more firmly. The rank is based on the priority level
  /// of the variable's weaker side, then on that of its stronger side.
  private mutating func looseness(_ variable: Int) -> Int32 {
    let held = Int(heldAt[variable])
    guard held >= 0 else { return Int32.max }
    var (left, right) = (Int32(levels), Int32(levels))
    for k in kinks(of: variable) {
      let offset = kinkPosition[k] - kinkPosition[held]
      if offset <= 0, kinkHigh[k] > 0 { right = min(right, kinkLevel[k]) }
      if offset >= 0, kinkLow[k] < 0 { left = min(left, kinkLevel[k]) }
    }
    return max(left, right) * Limit.looseLevels + min(left, right, Limit.looseLevels - 1)
  }

  private mutating func holdNearest(_ variable: Int, to position: Double) {
    var distance = Double.infinity
    for k in kinks(of: variable) {
      let d = (kinkPosition[k] - position).magnitude
      if d < distance || (d == distance && kinkLevel[k] < kinkLevel[Int(heldAt[variable])]) {
        distance = d
        heldAt[variable] = Int32(k)
      }
    }
  }

  private mutating func chooseBasis(_ hints: BufferView<UInt8>?) {
    work.pointee.elimination.columnCount.extend(to: variables, with: 0)
    let looseness = work.pointee.elimination.columnCount.view
    for j in 0..<variables {
      switch hints?[j] ?? Hint.none {
      case Hint.basic: looseness[j] = Int32.max
      case Hint.held: looseness[j] = -2
      default: looseness[j] = self.looseness(j)
      }
      place[j] = -1
    }
    for r in 0..<rows {
      place[variables + r] = -1
      let kink = Int(kinkStart[variables + r])
      let hint = hints?[variables + r] ?? Hint.none
      let isEquation = hint == Hint.held || (hint == Hint.none && kinkLow[kink] < 0 && kinkHigh[kink] > 0)
      let chosen = isEquation ? loosest(in: r, looseness) : variables + r
      basis.head[r] = Int32(chosen)
      place[chosen] = Int32(r)
    }
  }

  private mutating func loosest(in row: Int, _ looseness: BufferView<Int32>) -> Int {
    var (best, score) = (variables + row, Int32(-1))
    for e in Int(rowStart[row])..<Int(rowStart[row + 1]) {
      let j = Int(rowVariable[e])
      if place[j] < 0, looseness[j] > score || (looseness[j] == score && j > best) { (best, score) = (j, looseness[j]) }
    }
    return best
  }
}
