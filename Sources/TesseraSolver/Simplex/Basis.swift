// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

// A common interface to the inverse of the basis matrix. Small components, which make up most of a screen, use a
// dense inverse. Large components, such as nested stacks and chains of rows, use sparse triangular factors.

/// The basic variables, one per row, and the inverse or the factors of the matrix of their columns.
struct Basis: ~Copyable {
  let rows: Int
  /// The basic variable at each position.
  var head: Buffer<Int32>
  /// The row eliminated at each position, and the inverse mapping.
  var rowOf: Buffer<Int32>
  var positionOf: Buffer<Int32>
  /// The dense inverse in row-major order. Its rows are basis positions; its columns are constraint rows.
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
  /// Adds the column of `variable`, multiplied by `scale`, to the work column. Entries are indexed by position.
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

  /// Replaces the work column v with B^-1 v, and lists its nonzero positions in `index`.
  mutating func solveColumn(keepSpike: Bool) {
    if basis.isDense {
      solveColumnDense()
    } else {
      solveColumnSparse(keepSpike: keepSpike)
    }
  }

  /// Replaces the lanes w (vectors with one number per level), indexed by position, with B^-T w, indexed by row.
  /// Lists the nonzero lanes in `index`, which `rowOf` maps to rows.
  mutating func solveLanes(stride: Int) {
    if basis.isDense {
      solveLanesDense(stride: stride)
    } else {
      solveLanesSparse(stride: stride)
    }
  }

  /// Replaces the variable at `position` with `entering`. The work column must contain the solved column of
  /// `entering`.
  mutating func replaceBasic(at position: Int, with entering: Int) {
    basis.head[position] = Int32(entering)
    if basis.isDense {
      replaceDense(at: position)
    } else {
      replaceSparse(at: position)
    }
  }

  /// Refactors the basis. Replaces linearly dependent columns with the activities of the unassigned rows. Returns
  /// whether any column was replaced.
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

  /// Removes a basic variable with a linearly dependent column from the basis, and holds it at its nearest kink.
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
