// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

// Edits of a vertex. A new constant moves a kink (a breakpoint of a variable's cost). A variable held at the kink
// moves with it, and the basic variables follow. The slope of a cost changes only if one of these variables passes a
// kink. Most animation frames need only these updates and no pivot.

extension Simplex {
  /// Records a kink's new position. `applyEdits` updates the vertex.
  mutating func moveKink(_ kink: Int, to position: Double) {
    if kinkPosition[kink] == position { return }
    kinkPosition[kink] = position
    work.pointee.edited.append(kinkOwner[kink])
  }

  /// Moves a kink of a basic variable. Succeeds only if the variable stays on the side where the kink has no cost,
  /// because then nothing else changes.
  @inline(__always)
  mutating func shiftUnpricedKink(_ kink: Int, to position: Double) -> Bool {
    let owner = Int(kinkOwner[kink])
    guard place[owner] >= 0 else { return false }
    let offset = value[owner] - position
    let side = kinkSide[kink]
    let stays = side > 0 ? kinkHigh[kink] == 0 && offset > 0 : kinkLow[kink] == 0 && offset < 0
    guard stays, offset.magnitude > Tolerance.position(at: position) else { return false }
    kinkPosition[kink] = position
    return true
  }

  /// Applies all recorded kink moves. Call `optimize` afterward.
  mutating func applyEdits() {
    let edited = work.pointee.edited.view
    let count = work.pointee.edited.count
    var hasMoved = false
    for i in 0..<count where followHeldKink(Int(edited[i])) { hasMoved = true }
    if hasMoved { moveBasics() }
    changesSinceRefinement += 1
    for i in 0..<count where place[Int(edited[i])] >= 0 { crossKinks(Int(place[Int(edited[i])])) }
    work.pointee.edited.removeAll()
    if hasLanes {
      solveLanes(stride: levels)
      applyLanes(tracking: true)
    }
    repriceTouched()
  }

  /// Moves the basic variables that depend on moved held variables.
  private mutating func moveBasics() {
    solveColumn(keepSpike: false)
    let column = work.pointee.column.view
    for i in 0..<column.count {
      let p = Int(column.index[i])
      value[Int(basis.head[p])] += column.values[p]
      crossKinks(p)
    }
    work.pointee.column.clear()
  }

  /// Whether any basis position has a cost change to propagate.
  private var hasLanes: Bool {
    for word in 0...rows / 64 where work.pointee.lanes.bits[word] != 0 { return true }
    return false
  }

  /// Moves a variable with the kink that holds it. Returns whether the variable moved.
  private mutating func followHeldKink(_ variable: Int) -> Bool {
    guard place[variable] < 0 else { return false }
    let moved = kinkPosition[Int(heldAt[variable])] - value[variable]
    if moved != 0 {
      value[variable] += moved
      value[variable] = kinkPosition[Int(heldAt[variable])]
      scatterColumn(variable, scale: -moved)
    }
    let x = value[variable]
    for k in kinks(of: variable) {
      let side: Int8 = x > kinkPosition[k] ? 1 : x < kinkPosition[k] ? -1 : 0
      if side == kinkSide[k] { continue }
      let before = slope(ofKink: k)
      setSide(k, side)
      gradient[variable * levels + Int(kinkLevel[k])] += slope(ofKink: k) - before
    }
    touch(variable)
    return moved != 0
  }

  /// Updates the cost of a basic variable that is now beyond a kink.
  @inline(__always)
  private mutating func crossKinks(_ position: Int) {
    let variable = Int(basis.head[position])
    let x = value[variable]
    for k in kinks(of: variable) {
      let offset = x - kinkPosition[k]
      let wrong = kinkSide[k] > 0 ? offset < 0 : offset > 0
      guard wrong, offset.magnitude > Tolerance.position(at: kinkPosition[k]) else { continue }
      work.pointee.laneValues[position * levels + Int(kinkLevel[k])] += flipSide(k)
      work.pointee.lanes.mark(position)
    }
  }

  /// Returns on which side of the kink its variable currently is. Steps don't track the sides of kinks without a
  /// cost.
  private mutating func currentSide(of kink: Int) -> Int8 {
    let owner = Int(kinkOwner[kink])
    let offset = value[owner] - kinkPosition[kink]
    if place[owner] < 0 { return offset > 0 ? 1 : offset < 0 ? -1 : 0 }
    if offset.magnitude <= Tolerance.position(at: kinkPosition[kink]) {
      return kinkSide[kink] == 0 ? 1 : kinkSide[kink]
    }
    return offset > 0 ? 1 : -1
  }

  /// Sets the cost of a kink and updates the gradient immediately.
  mutating func setPrice(ofKink kink: Int, level: Int, low: Double, high: Double) {
    let owner = Int(kinkOwner[kink])
    let before = slope(ofKink: kink)
    if kinkLevel[kink] == 0, before != 0 { costly -= 1 }
    let oldLevel = Int(kinkLevel[kink])
    if before == 0 { setSide(kink, currentSide(of: kink)) }
    kinkLevel[kink] = Int32(level)
    kinkLow[kink] = low
    kinkHigh[kink] = high
    let after = slope(ofKink: kink)
    if level == 0, after != 0 { costly += 1 }
    if place[owner] < 0 {
      gradient[owner * levels + oldLevel] -= before
      gradient[owner * levels + level] += after
      touch(owner)
    } else {
      let lane = work.pointee.laneValues.view + Int(place[owner]) * levels
      lane[oldLevel] -= before
      lane[level] += after
      work.pointee.lanes.mark(Int(place[owner]))
      solveLanes(stride: levels)
      applyLanes(tracking: true)
    }
    repriceTouched()
  }
}
