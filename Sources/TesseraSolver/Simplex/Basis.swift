// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

// A common interface to the inverse of the basis matrix: a dense inverse for the small components that make up most of a
// screen, sparse triangular factors for the large ones (nested stacks, chains of rows).

/// The basic variables, one per row, and the inverse or factors of their columns.
struct Basis: ~Copyable {
  let rows: Int
  /// The variable that is basic at each position.
  var head: Buffer<Int32>
  /// The row eliminated at each position, and the inverse map.
  var rowOf: Buffer<Int32>
  var positionOf: Buffer<Int32>
  /// The dense inverse, row major: position by row.
  var inverse: Buffer<Double>
  var factor: SparseFactor

  var isDense: Bool { rows <= Limit.denseRows }

  init(rows: Int) {
    self.rows = rows
    head = Buffer(capacity: rows)
    head.fill(rows, -1)
    rowOf = Buffer(capacity: rows)
    positionOf = Buffer(capacity: rows)
    for r in 0..<rows {
      rowOf.append(Int32(r))
      positionOf.append(Int32(r))
    }
    inverse = Buffer(capacity: rows <= Limit.denseRows ? rows * rows : 0)
    factor = SparseFactor()
  }
}

extension Simplex {
  /// Adds `scale` times the column of `variable` to the work column, by position.
  @inline(__always)
  func scatterColumn(_ variable: Int, scale: Double) {
    let column = work.pointee.column.view
    let position = basis.positionOf.view
    if variable >= variables {
      let p = Int(position[variable - variables])
      column.values[p] -= scale
      column.mark(p)
      return
    }
    for i in Int(columnStart[variable])..<Int(columnStart[variable + 1]) {
      let p = Int(position[Int(columnRow[i])])
      column.values[p] += scale * columnCoefficient[i]
      column.mark(p)
    }
  }

  /// Replaces the work column v by B^-1 v, with its nonzero positions listed in `index`.
  mutating func solveColumn(keepSpike: Bool) {
    if basis.isDense {
      solveColumnDense()
    } else {
      solveColumnSparse(keepSpike: keepSpike)
    }
  }

  /// Replaces the lanes w (by position) by B^-T w (by row, still indexed through `rowOf`), and lists them in `index`.
  mutating func solveLanes(stride: Int) {
    if basis.isDense {
      solveLanesDense(stride: stride)
    } else {
      solveLanesSparse(stride: stride)
    }
  }

  /// Replaces the variable at `position` by `entering`. The work column contains the solved column of `entering`.
  mutating func replaceBasic(at position: Int, with entering: Int) {
    basis.head[position] = Int32(entering)
    if basis.isDense {
      replaceDense(at: position)
    } else {
      replaceSparse(at: position)
    }
  }

  /// Refactors the basis. Replaces dependent columns by activities of the remaining rows; returns whether there were any.
  mutating func refactor() -> Bool {
    work.pointee.statistics.refactorings += 1
    hasExpelled = false
    if basis.isDense {
      factorDense()
    } else {
      factorSparse()
    }
    return hasExpelled
  }

  /// Removes a basic variable whose column is dependent from the basis, and holds it at its nearest kink.
  mutating func expel(_ variable: Int) {
    hasExpelled = true
    place[variable] = -1
    var best = -1
    var distance = Double.infinity
    for k in kinks(of: variable) {
      let d = (kinkPosition[k] - value[variable]).magnitude
      if d < distance { (best, distance) = (k, d) }
    }
    heldAt[variable] = Int32(best)
  }
}
