// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

// Computes values, sides and gradients from the rows alone: once at the initial vertex, then regularly to correct
// numerical drift.

extension Simplex {
  mutating func recompute() {
    recomputeValues()
    for j in 0..<total { resetSides(j) }
    countSides()
    recomputeGradient()
    collectCandidates()
  }

  /// Computes x_B = -B^-1 A_N x_N.
  mutating func recomputeValues() {
    for j in 0..<total where place[j] < 0 {
      if heldAt[j] >= 0 { value[j] = kinkPosition[Int(heldAt[j])] }
      if value[j] != 0 { scatterColumn(j, scale: -value[j]) }
    }
    solveColumn(keepSpike: false)
    for p in 0..<rows { value[Int(basis.head[p])] = 0 }
    let column = work.pointee.column.view
    for i in 0..<column.count {
      let p = Int(column.index[i])
      value[Int(basis.head[p])] = column.values[p]
    }
    work.pointee.column.clear()
  }

  /// Corrects basic values by the residuals of their rows. Steps and edits accumulate rounding errors, but a vertex
  /// must agree to 1e-9 with the same vertex reached on another path. Required after steps, and after many edits
  /// without a step.
  mutating func refineValues() {
    guard changesSinceRefinement >= Limit.editsBeforeRefinement, rows > 0 else { return }
    changesSinceRefinement = 0
    var isExact = true
    for r in 0..<rows {
      var residual = value[variables + r]
      for e in Int(rowStart[r])..<Int(rowStart[r + 1]) { residual -= rowCoefficient[e] * value[Int(rowVariable[e])] }
      if residual.magnitude <= Tolerance.columnEntry { continue }
      isExact = false
      let p = Int(basis.positionOf[r])
      work.pointee.column.values[p] += residual
      work.pointee.column.mark(p)
    }
    if isExact { return }
    solveColumn(keepSpike: false)
    let column = work.pointee.column.view
    for i in 0..<column.count { value[Int(basis.head[Int(column.index[i])])] += column.values[Int(column.index[i])] }
    work.pointee.column.clear()
  }

  /// Sets the sides of a variable's kinks (breakpoints of its cost). A held variable is on side 0 of every kink at
  /// its position. A basic variable is strictly on one side. If it is exactly at a kink, it stays on its current
  /// side, which earlier zero-length steps have selected. Initially, that is the side without a cost.
  private mutating func resetSides(_ variable: Int) {
    let x = value[variable]
    let basic = place[variable] >= 0
    for k in kinks(of: variable) {
      let p = kinkPosition[k]
      if !basic {
        kinkSide[k] = x > p ? 1 : x < p ? -1 : 0
      } else if (x - p).magnitude <= Tolerance.position(at: p) {
        if kinkSide[k] == 0 { kinkSide[k] = kinkHigh[k] == 0 ? 1 : kinkLow[k] == 0 ? -1 : 1 }
      } else {
        kinkSide[k] = x > p ? 1 : -1
      }
    }
  }

  private mutating func countSides() {
    costly = 0
    for j in 0..<total {
      var right: Int32 = 0
      for k in kinks(of: j) {
        if kinkSide[k] < 0 { right += 1 }
        if hasRequired, kinkLevel[k] == 0, slope(ofKink: k) != 0 { costly += 1 }
      }
      kinksRight[j] = right
    }
  }

  /// Returns the slope of the kink on its variable's side, or zero if the variable is held at the kink.
  @inline(__always)
  func slope(ofKink k: Int) -> Double {
    kinkSide[k] > 0 ? kinkHigh[k] : kinkSide[k] < 0 ? kinkLow[k] : 0
  }

  /// Computes d_N = c_N - c_B B^-1 A_N for all levels at once.
  mutating func recomputeGradient() {
    (gradient).update(repeating: 0, count: total * levels)
    let lanes = work.pointee.laneValues.view
    for p in 0..<rows {
      let variable = Int(basis.head[p])
      for k in kinks(of: variable) where slope(ofKink: k) != 0 {
        lanes[p * levels + Int(kinkLevel[k])] += slope(ofKink: k)
        work.pointee.lanes.mark(p)
      }
    }
    for j in 0..<total where place[j] < 0 {
      for k in kinks(of: j) { gradient[j * levels + Int(kinkLevel[k])] += slope(ofKink: k) }
    }
    solveLanes(stride: levels)
    applyLanes(tracking: false)
  }

  /// Computes d_j -= w . A_j for every nonbasic j that the solved lanes touch, and zeroes the lanes.
  mutating func applyLanes(tracking: Bool) {
    let lanes = work.pointee.lanes.view
    let values = work.pointee.laneValues.view
    let levels = levels
    for i in 0..<lanes.count {
      let p = Int(lanes.index[i])
      let row = Int(basis.rowOf[p])
      let lane = values + p &* levels
      for e in Int(rowStart[row])..<Int(rowStart[row + 1]) {
        let j = Int(rowVariable[e])
        if place[j] >= 0 { continue }
        let a = rowCoefficient[e]
        let target = gradient + j &* levels
        for l in 0..<levels { target[l] -= a * lane[l] }
        if tracking { touch(j) }
      }
      let activity = variables &+ row
      if place[activity] < 0 {
        let target = gradient + activity &* levels
        for l in 0..<levels { target[l] += lane[l] }
        if tracking { touch(activity) }
      }
      for l in 0..<levels { lane[l] = 0 }
    }
    work.pointee.lanes.count = 0
  }

  @inline(__always)
  func touch(_ variable: Int) {
    if work.pointee.touchedMark[variable] == 0 {
      work.pointee.touchedMark[variable] = 1
      work.pointee.touched.append(Int32(variable))
    }
  }
}
