// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

// The explicit inverse of a small basis. With 16 rows, a product update takes 256 multiplications, which is less than
// the bookkeeping of any sparse scheme.

extension Simplex {
  mutating func solveColumnDense() {
    let m = rows
    let inverse = basis.inverse.view
    let input = work.pointee.column.values
    let output = work.pointee.spike.values
    for k in 0..<m { output[k] = 0 }
    for r in 0..<m where input[r] != 0 {
      let scale = input[r]
      for k in 0..<m { output[k] += scale * inverse[k * m + r] }
    }
    var count = 0
    let index = work.pointee.column.index
    for k in 0..<m {
      let solved = output[k]
      output[k] = 0
      let kept = solved.magnitude > Tolerance.columnEntry ? solved : 0
      input[k] = kept
      index[count] = Int32(k)
      if kept != 0 { count += 1 }
    }
    work.pointee.column.bits[0] = 0
    work.pointee.column.count = count
  }

  mutating func solveLanesDense(stride: Int) {
    let m = rows
    let inverse = basis.inverse.view
    let lanes = work.pointee.laneValues.view
    // Solves one lane at a time because there are few lanes and at most 16 rows.
    let index = work.pointee.lanes.index
    let column = work.pointee.spike.values
    for l in 0..<stride {
      for r in 0..<m { column[r] = 0 }
      for k in 0..<m {
        let w = lanes[k * stride + l]
        if w == 0 { continue }
        for r in 0..<m { column[r] += w * inverse[k * m + r] }
      }
      for r in 0..<m {
        lanes[r * stride + l] = column[r].magnitude > Tolerance.laneEntry ? column[r] : 0
        column[r] = 0
      }
    }
    var count = 0
    for r in 0..<m {
      for l in 0..<stride where lanes[r * stride + l] != 0 {
        index[count] = Int32(r)
        count += 1
        break
      }
    }
    work.pointee.lanes.bits[0] = 0
    work.pointee.lanes.count = count
  }

  /// Applies the row operations that turn the work column into a unit column.
  mutating func replaceDense(at position: Int) {
    let m = rows
    let inverse = basis.inverse.view
    let column = work.pointee.column.view
    let pivotRow = inverse + position * m
    let scale = 1 / column.values[position]
    for r in 0..<m { pivotRow[r] *= scale }
    for i in 0..<column.count {
      let k = Int(column.index[i])
      if k == position { continue }
      let factor = column.values[k]
      let row = inverse + k * m
      for r in 0..<m { row[r] -= factor * pivotRow[r] }
    }
  }

  /// Starts from the inverse of the activity columns, -1, and exchanges the other basic columns in, largest pivot
  /// first.
  mutating func factorDense() {
    let m = rows
    let wanted = gatherHead()
    basis.inverse.fill(m * m, 0)
    for r in 0..<m {
      basis.inverse[r * m + r] = -1
      basis.head[r] = -1
    }
    claimActivities(wanted)
    for i in 0..<m {
      let variable = Int(work.pointee.integers[i])
      if variable < 0 { continue }
      insertDense(variable)
    }
    for r in 0..<m where basis.head[r] < 0 {
      basis.head[r] = Int32(variables + r)
      place[variables + r] = Int32(r)
    }
    work.pointee.integers.removeAll()
  }

  private mutating func gatherHead() -> Int {
    work.pointee.integers.removeAll()
    for p in 0..<rows { work.pointee.integers.append(basis.head[p]) }
    return rows
  }

  /// Gives each basic activity the position of its row.
  private mutating func claimActivities(_ count: Int) {
    for i in 0..<count {
      let variable = Int(work.pointee.integers[i])
      guard variable >= variables else { continue }
      basis.head[variable - variables] = Int32(variable)
      place[variable] = Int32(variable - variables)
      work.pointee.integers[i] = -1
    }
  }

  private mutating func insertDense(_ variable: Int) {
    scatterColumn(variable, scale: 1)
    solveColumnDense()
    var best = -1
    var size = Tolerance.densePivot
    let column = work.pointee.column.view
    for i in 0..<column.count {
      let k = Int(column.index[i])
      if basis.head[k] < 0, column.values[k].magnitude > size { (best, size) = (k, column.values[k].magnitude) }
    }
    if best >= 0 {
      basis.head[best] = Int32(variable)
      place[variable] = Int32(best)
      replaceDense(at: best)
    } else {
      expel(variable)
    }
    work.pointee.column.clear()
  }
}
