// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

// Which nonbasic variable moves next. The lists of those with an improving direction, and of those with a direction
// that costs nothing, are kept up to date by the updates themselves, so that a solve after a small edit looks at what
// changed and at nothing else. Candidates are linked per level.

/// Doubly linked lists over variables; list `levels` is the one of free directions.
extension Simplex {
  mutating func collectCandidates() {
    for list in 0...levels { listHead[list] = -1 }
    for j in 0..<total {
      listOf[j] = -1
      if place[j] < 0 { reprice(j) }
    }
  }

  /// Prices everything the last update touched.
  func repriceTouched() {
    let touched = work.pointee.touched
    for i in 0..<touched.count {
      let j = Int(touched[i])
      work.pointee.touchedMark[j] = 0
      reprice(j)
    }
    work.pointee.touched.removeAll()
  }

  /// The lanes of the derivatives to the right (first half) and to the left (second half) of a nonbasic variable.
  @inline(__always)
  func directionalDerivatives(of variable: Int) -> UnsafeMutablePointer<Double> {
    let lanes = work.pointee.direction.base
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

  @inline(__always)
  func reprice(_ variable: Int) {
    if place[variable] >= 0 {
      unlist(variable)
      return
    }
    let lanes = directionalDerivatives(of: variable)
    let (right, rightLevel) = leading(lanes)
    if right < 0 { return enlist(variable, in: rightLevel, gain: -right) }
    let (left, leftLevel) = leading(lanes + levels)
    if left < 0 { return enlist(variable, in: leftLevel, gain: left) }
    if right == 0 || left == 0 { return enlist(variable, in: levels, gain: 0) }
    unlist(variable)
  }

  /// The first entry that is not zero, and its level.
  @inline(__always)
  private func leading(_ lane: UnsafeMutablePointer<Double>) -> (Double, Int) {
    for l in 0..<levels where lane[l].magnitude > Simplex.gradientTolerance { return (lane[l], l) }
    return (0, levels)
  }

  /// `gain` is positive for a move to the right.
  @inline(__always)
  private func enlist(_ variable: Int, in list: Int, gain: Double) {
    candidateGain[variable] = gain
    if Int(listOf[variable]) == list { return }
    unlist(variable)
    let head = listHead[list]
    listOf[variable] = Int32(list)
    listNext[variable] = head
    listPrevious[variable] = -1
    if head >= 0 { listPrevious[Int(head)] = Int32(variable) }
    listHead[list] = Int32(variable)
  }

  @inline(__always)
  func unlist(_ variable: Int) {
    let list = Int(listOf[variable])
    if list < 0 { return }
    let (previous, next) = (listPrevious[variable], listNext[variable])
    if previous >= 0 { listNext[Int(previous)] = next } else { listHead[list] = next }
    if next >= 0 { listPrevious[Int(next)] = previous }
    listOf[variable] = -1
  }

  /// Highest level first, then steepest, then lowest; only the lowest once steps have been degenerate for long (Bland).
  func bestCandidate() -> Int {
    if stalled > stallLimit { return lowestCandidate() }
    for list in 0..<levels where listHead[list] >= 0 {
      var best = Int(listHead[list])
      var gain = candidateGain[best].magnitude
      var other = Int(listNext[best])
      while other >= 0 {
        let rival = candidateGain[other].magnitude
        if rival > gain || (rival == gain && other < best) { (best, gain) = (other, rival) }
        other = Int(listNext[other])
      }
      return best
    }
    return -1
  }

  private func lowestCandidate() -> Int {
    for j in 0..<total where listOf[j] >= 0 && Int(listOf[j]) < levels { return j }
    return -1
  }

  /// Large layouts have many kinks at one point; only a run as long as the component smells of a cycle.
  private var stallLimit: Int { 200 + 4 * total }
}
