// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

/// The vertices that the simplex visits for a small system, used to draw its path. A solver stores only the last
/// vertex.
package struct SimplexSteps: Sendable {
  /// The cost of a value. It is zero at `position` and has a slope on each side.
  package struct Price: Sendable {
    /// The index of a variable, or the number of variables plus the index of a row, for the row's activity (its sum).
    package let owner: Int
    /// The index of a priority level, starting at 0 (required) for the highest priority.
    package let level: Int
    package let position: Double
    /// The slope to the left, at most 0.
    package let low: Double
    /// The slope to the right, at least 0.
    package let high: Double

    package init(of owner: Int, level: Int, at position: Double, low: Double = -1, high: Double = 1) {
      (self.owner, self.level, self.position, self.low, self.high) = (owner, level, position, low, high)
    }
  }

  package struct Vertex: Sendable, Equatable {
    /// The values of the variables, followed by the activities of the rows.
    package let values: [Double]
    /// For each value, whether it is computed from the rows (basic) rather than held at a kink.
    package let isBasic: [Bool]
    /// The variable whose step led to this vertex, and the length of the step, or nil at the first vertex.
    package let entering: Int?
    package let distance: Double
  }

  package private(set) var vertices: [Vertex] = []

  /// Solves rows of (variable, coefficient) pairs step by step. Each variable starts at the minimum of its cost.
  package init(variables: Int, rows: [[(variable: Int, coefficient: Double)]], prices: [Price]) {
    let work = Box(Workspace())
    var input = SimplexInput()
    let levels = (prices.map(\.level).max() ?? 0) + 1
    (input.variables, input.rows, input.levels, input.userLevels) = (variables, rows.count, levels, levels)
    input.hasRequired = prices.contains { $0.level == 0 }
    for row in rows {
      input.rowStart.append(Int32(input.rowVariable.count))
      for term in row {
        input.rowVariable.append(Int32(term.variable))
        input.rowCoefficient.append(term.coefficient)
      }
    }
    for (tag, price) in prices.enumerated() {
      input.kinks.append(
        Kink(
          owner: Int32(price.owner), level: Int32(price.level), position: price.position, low: price.low,
          high: price.high, tag: Int32(tag)))
    }
    for variable in 0..<variables { input.order.append(Int32(variable)) }
    input.start.fill(variables, 0)
    var simplex = Simplex(input, work: work.pointer)
    simplex.crash()
    let all = 0..<variables + rows.count
    vertices = [
      Vertex(
        values: all.map { simplex.value[$0] }, isBasic: all.map { simplex.isBasic($0) }, entering: nil, distance: 0)
    ]
    while vertices.count <= Limit.steps(total: all.count) {
      let entering = simplex.bestCandidate()
      guard entering >= 0 else { return }
      let distance = simplex.step(entering, direction: simplex.candidateGain[entering] > 0 ? 1 : -1)
      vertices.append(
        Vertex(
          values: all.map { simplex.value[$0] }, isBasic: all.map { simplex.isBasic($0) }, entering: entering,
          distance: distance))
    }
  }
}
