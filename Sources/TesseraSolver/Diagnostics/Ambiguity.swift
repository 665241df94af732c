// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

// Determines whether the constraints determine a variable's value, or whether its value depends on the pull to rest.
// For most components, the reduced costs are sufficient to prove that the value is determined. If moving in a
// direction has no cost, a degenerate vertex may still block the move. In that case, the minimum and maximum of the
// variable among all optimal layouts (the optimal face) are computed.

extension Solver {
  /// Returns whether the constraints, with all their priorities, allow more than one value of the variable.
  package func isAmbiguous(_ variable: Variable) -> Bool {
    let slot = live(variable)
    if model.variables[slot].uses == 0 { return true }
    let root = presolve.root(of: slot).variable
    if root < 0 { return false }
    // Peeled variables of lean groups, and variables of lean components, are determined. Otherwise, their group would
    // have been solved in full.
    let index = Int(components.ofVariable[root])
    guard index >= 0, components.isFull[index] else { return false }
    let simplex = components.list[index]
    let isFree = (0..<simplex.pointee.total).contains { j in
      simplex.pointee.place[j] < 0
        && simplex.pointee.hasFlatDirection(of: j, levels: simplex.pointee.userLevels)
    }
    guard isFree else { return false }
    let local = Int(components.localVariable[root])
    let value = simplex.pointee.value[local]
    let tolerance = Tolerance.ambiguity * (1 + value.magnitude)
    return extreme(of: local, in: index, direction: 1) - value > tolerance
      || value - extreme(of: local, in: index, direction: -1) > tolerance
  }

  /// Returns the maximum (or minimum) of a root variable on the face of all optimal layouts, or a very large number
  /// if it is unbounded.
  private func extreme(of local: Int, in index: Int, direction: Double) -> Double {
    gatherInput(index, full: false)
    let level = components.input.userLevels
    components.input.levels = level + 1
    components.input.kinks.append(
      Kink(
        owner: Int32(local), level: Int32(level), position: direction * 4 * NumericRange.largestConstant,
        low: direction > 0 ? -1 : 0, high: direction > 0 ? 0 : 1, tag: -1))
    var simplex = Simplex(components.input, work: work)
    simplex.crash()
    _ = simplex.optimize()
    return simplex.value[local]
  }
}
