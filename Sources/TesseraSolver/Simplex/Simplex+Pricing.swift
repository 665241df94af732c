// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

// Pricing: selects the next nonbasic variable to move. Updates maintain lists of the variables with an improving
// direction and of those with a cost-free direction, so a solve after a small edit examines only what changed.
// Candidates are linked per priority level.

/// Doubly linked lists of variables. The list at index `levels` contains the variables with a cost-free direction.
extension Simplex {
  mutating func collectCandidates() {
    for list in 0...levels {
      listHead[list] = -1
      listTail[list] = -1
    }
    for j in 0..<total {
      listOf[j] = -1
      if place[j] < 0 { reprice(j) }
    }
  }

  /// Updates the list entries of all variables touched by the last update.
  mutating func repriceTouched() {
    let touched = work.pointee.touched.view
    for i in 0..<work.pointee.touched.count {
      let j = Int(touched[i])
      work.pointee.touchedMark[j] = 0
      reprice(j)
    }
    work.pointee.touched.removeAll()
  }

  /// Returns the directional derivatives of a nonbasic variable, one lane per direction: right in the first half,
  /// left in the second half.
  @inline(__always)
  func directionalDerivatives(of variable: Int) -> BufferView<Double> {
    let lanes = work.pointee.direction.view
    let source = gradient + variable &* levels
    for l in 0..<levels {
      lanes[l] = source[l]
      lanes[levels &+ l] = -source[l]
    }
    for k in kinks(of: variable) where kinkSide[k] == 0 {
      lanes[Int(kinkLevel[k])] += kinkHigh[k]
      lanes[levels &+ Int(kinkLevel[k])] -= kinkLow[k]
    }
    return lanes
  }

  /// Updates a variable's list entry. Only the direction opposite to the gradient at its leading (first nonzero)
  /// level can improve, because the costs of the kinks that hold the variable add to both directions. If the first
  /// such cost precedes the leading level, no improvement is possible. If it is at the leading level, the two are
  /// compared.
  @inline(__always)
  mutating func reprice(_ variable: Int) {
    if place[variable] >= 0 { return unlist(variable) }
    let own = gradient + variable &* levels
    var lead = 0
    while lead < levels, own[lead].magnitude <= Tolerance.slope { lead &+= 1 }
    if lead == levels { return repriceFlat(variable) }
    let right = own[lead] < 0
    var derivative = -own[lead].magnitude
    for k in kinks(of: variable) where kinkSide[k] == 0 {
      let price = right ? kinkHigh[k] : -kinkLow[k]
      if price == 0 { continue }
      if kinkLevel[k] < lead { return unlist(variable) }
      if kinkLevel[k] == lead { derivative += price }
    }
    if derivative > Tolerance.slope { return unlist(variable) }
    if derivative < -Tolerance.slope {
      return enlist(variable, in: lead, gain: right ? -derivative : derivative)
    }
    repriceBeyond(lead: lead, variable: variable, right: right)
  }

  /// Reprices a variable whose gradient is zero at all levels. The variable is free to move if none of the kinks that
  /// hold it has a cost.
  private mutating func repriceFlat(_ variable: Int) {
    var (right, left) = (true, true)
    for k in kinks(of: variable) where kinkSide[k] == 0 {
      if kinkHigh[k] > 0 { right = false }
      if kinkLow[k] < 0 { left = false }
    }
    if right || left { enlist(variable, in: levels, gain: 0) } else { unlist(variable) }
  }

  /// Reprices a variable whose gradient and cost cancel at the leading level, so that the following levels decide.
  private mutating func repriceBeyond(lead: Int, variable: Int, right: Bool) {
    let lanes = directionalDerivatives(of: variable) + (right ? 0 : levels)
    for l in lead &+ 1..<max(levels, lead &+ 1) where lanes[l].magnitude > Tolerance.slope {
      if lanes[l] > 0 { return unlist(variable) }
      return enlist(variable, in: l, gain: right ? -lanes[l] : lanes[l])
    }
    enlist(variable, in: levels, gain: 0)
  }

  /// Adds a candidate to a list. `gain` is positive for a move to the right.
  @inline(__always)
  private func enlist(_ variable: Int, in list: Int, gain: Double) {
    candidateGain[variable] = gain
    if Int(listOf[variable]) == list { return }
    unlist(variable)
    let tail = listTail[list]
    listOf[variable] = Int32(list)
    listPrevious[variable] = tail
    listNext[variable] = -1
    if tail >= 0 { listNext[Int(tail)] = Int32(variable) } else { listHead[list] = Int32(variable) }
    listTail[list] = Int32(variable)
  }

  @inline(__always)
  func unlist(_ variable: Int) {
    let list = Int(listOf[variable])
    if list < 0 { return }
    let (previous, next) = (listPrevious[variable], listNext[variable])
    if previous >= 0 { listNext[Int(previous)] = next } else { listHead[list] = next }
    if next >= 0 { listPrevious[Int(next)] = previous } else { listTail[list] = previous }
    listOf[variable] = -1
  }

  /// Returns the best candidate: among those at the highest level that were listed first, the steepest one, then the
  /// one with the lowest index. After many degenerate steps, returns the lowest index (Bland's rule). Comparing all
  /// candidates takes fewer pivots but was slower in large trees.
  mutating func bestCandidate() -> Int {
    if stalled > Limit.stalledSteps(total: total) { return lowestCandidate() }
    for list in 0..<levels where listHead[list] >= 0 {
      var best = Int(listHead[list])
      var gain = candidateGain[best].magnitude
      var other = Int(listNext[best])
      var seen = 1
      while other >= 0, seen < Limit.lookahead {
        let rival = candidateGain[other].magnitude
        if rival > gain || (rival == gain && other < best) { (best, gain) = (other, rival) }
        other = Int(listNext[other])
        seen &+= 1
      }
      return best
    }
    return -1
  }

  private mutating func lowestCandidate() -> Int {
    for j in 0..<total where listOf[j] >= 0 && Int(listOf[j]) < levels { return j }
    return -1
  }
}
