// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

// Is a variable's value decided by the constraints, or only by the pull to rest? Reduced costs answer "decided" at
// once for most components. Where some direction is free, a degenerate vertex can still hide the truth in both
// directions, so the range of the variable over the optimal face is measured: its least and greatest value.

extension Solver {
  /// Whether the constraints, at all their priorities, leave the variable more than one value.
  package func isAmbiguous(_ variable: Variable) -> Bool {
    let slot = live(variable)
    let index = Int(components.ofVariable[slot])
    guard index >= 0 else { return true }
    let simplex = components.list.base + index
    let total = simplex.pointee.total
    let free = (0..<total).contains { j in
      simplex.pointee.place[j] < 0
        && simplex.pointee.hasFlatDirection(of: j, levels: simplex.pointee.userLevels)
    }
    guard free else { return false }
    let local = Int(components.localVariable[slot])
    let tolerance = 1e-6 * (1 + values[slot].magnitude)
    return extreme(of: local, in: index, direction: 1) - values[slot] > tolerance
      || values[slot] - extreme(of: local, in: index, direction: -1) > tolerance
  }

  /// The greatest (or least) value of a variable on the face of all optimal layouts, or a very large number.
  private func extreme(of local: Int, in index: Int, direction: Double) -> Double {
    gatherInput(index)
    let level = components.input.userLevels
    components.input.levels = level + 1
    for k in 0..<components.input.kinks.count where components.input.kinks[k].tag < 0 {
      components.input.kinks.base[k].level = Int32(level)
      components.input.kinks.base[k].low = 0
      components.input.kinks.base[k].high = 0
    }
    components.input.kinks.append(
      Kink(
        owner: Int32(local), level: Int32(level), position: direction * 4 * Tamed.largestConstant,
        low: direction > 0 ? -1 : 0, high: direction > 0 ? 0 : 1, tag: -1))
    var simplex = Simplex(components.input, work: work)
    simplex.crash()
    _ = simplex.optimize()
    let value = simplex.value[local]
    simplex.free()
    return value
  }
}
