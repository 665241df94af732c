// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

// Computes the sparse factors in four steps: 1. activity columns, 2. column singletons, 3. row singletons, 4. the
// remaining columns, by left-looking elimination with threshold pivoting. In layouts, few columns reach step 4.

/// Scratch counters for factoring.
struct EliminationScratch: ~Copyable {
  var columnCount = Buffer<Int32>()
  var rowCount = Buffer<Int32>()
  var queue = Buffer<Int32>()
  var loose = Buffer<Int32>()
  var basics = Buffer<Int32>()
}

extension Simplex {
  mutating func factorSparse() {
    beginElimination()
    eliminateActivities()
    eliminateColumnSingletons()
    eliminateRowSingletons()
    eliminateRest()
    finishElimination()
  }

  private mutating func beginElimination() {
    work.pointee.elimination.basics.removeAll()
    for p in 0..<rows where basis.head[p] >= 0 { work.pointee.elimination.basics.append(basis.head[p]) }
    basis.head.removeAll()
    basis.rowOf.removeAll()
    basis.positionOf.fill(rows, -1)
    basis.factor.lower.reset()
    basis.factor.upper.reset()
    basis.factor.diagonal.removeAll()
    basis.factor.clearUpdates()
    basis.factor.upper.reserve(rows, entries: rows * 2)
    basis.factor.lower.reserve(rows, entries: 0)
    basis.factor.diagonal.reserve(rows)
    work.pointee.elimination.queue.removeAll()
    work.pointee.elimination.columnCount.extend(to: variables, with: 0)
    // Until it is eliminated, a basic variable's place is `rows`, which means basic at an unknown position.
    for i in 0..<work.pointee.elimination.basics.count {
      let variable = Int(work.pointee.elimination.basics[i])
      place[variable] = Int32(rows)
      if variable < variables {
        work.pointee.elimination.columnCount[variable] = columnStart[variable + 1] - columnStart[variable]
      }
    }
  }

  /// Opens the next position. Must be called before anything is appended to it.
  private mutating func open() {
    basis.factor.upper.columnStart.append(Int32(basis.factor.upper.columnIndex.count))
    basis.factor.lower.columnStart.append(Int32(basis.factor.lower.columnIndex.count))
  }

  private mutating func close(row: Int, variable: Int, diagonal: Double) {
    let position = Int32(basis.head.count)
    basis.factor.diagonal.append(diagonal)
    basis.head.append(Int32(variable))
    basis.rowOf.append(Int32(row))
    basis.positionOf[row] = position
    place[variable] = position
  }

  private mutating func eliminateActivities() {
    let basics = work.pointee.elimination.basics.view
    let count = work.pointee.elimination.basics.count
    for i in 0..<count where Int(basics[i]) >= variables {
      let row = Int(basics[i]) - variables
      open()
      close(row: row, variable: Int(basics[i]), diagonal: -1)
      discountColumns(of: row)
    }
    for i in 0..<count {
      let variable = Int(basics[i])
      if variable < variables, Int(place[variable]) == rows, columnStart[variable + 1] - columnStart[variable] == 1,
        work.pointee.elimination.columnCount[variable] == 1
      {
        work.pointee.elimination.queue.append(Int32(variable))
      }
    }
  }

  /// Removes a row from the column counts. Columns left with one row become singletons.
  private func discountColumns(of row: Int) {
    for e in Int(rowStart[row])..<Int(rowStart[row + 1]) {
      let variable = Int(rowVariable[e])
      guard Int(place[variable]) == rows else { continue }
      work.pointee.elimination.columnCount[variable] -= 1
      if work.pointee.elimination.columnCount[variable] == 1 { work.pointee.elimination.queue.append(Int32(variable)) }
    }
  }

  private mutating func eliminateColumnSingletons() {
    var next = 0
    while next < work.pointee.elimination.queue.count {
      let variable = Int(work.pointee.elimination.queue[next])
      next += 1
      guard Int(place[variable]) == rows, work.pointee.elimination.columnCount[variable] == 1 else { continue }
      open()
      var (pivotRow, diagonal) = (-1, 0.0)
      for e in Int(columnStart[variable])..<Int(columnStart[variable + 1]) {
        let row = Int(columnRow[e])
        let position = basis.positionOf[row]
        if position < 0 {
          (pivotRow, diagonal) = (row, columnCoefficient[e])
        } else {
          basis.factor.upper.columnIndex.append(position)
          basis.factor.upper.columnValue.append(columnCoefficient[e])
        }
      }
      close(row: pivotRow, variable: variable, diagonal: diagonal)
      discountColumns(of: pivotRow)
    }
  }

  private mutating func eliminateRowSingletons() {
    guard basis.head.count < rows else { return }
    countRows()
    var next = 0
    while next < work.pointee.elimination.queue.count {
      let row = Int(work.pointee.elimination.queue[next])
      next += 1
      guard basis.positionOf[row] < 0, work.pointee.elimination.rowCount[row] == 1 else { continue }
      var (variable, diagonal) = (-1, 0.0)
      for e in Int(rowStart[row])..<Int(rowStart[row + 1]) where Int(place[Int(rowVariable[e])]) == rows {
        (variable, diagonal) = (Int(rowVariable[e]), rowCoefficient[e])
      }
      guard variable >= 0 else { continue }
      eliminate(rowSingleton: row, variable: variable, diagonal: diagonal)
    }
  }

  private func countRows() {
    work.pointee.elimination.rowCount.fill(rows, 0)
    work.pointee.elimination.queue.removeAll()
    for row in 0..<rows where basis.positionOf[row] < 0 {
      var count: Int32 = 0
      for e in Int(rowStart[row])..<Int(rowStart[row + 1]) where Int(place[Int(rowVariable[e])]) == rows { count += 1 }
      work.pointee.elimination.rowCount[row] = count
      if count == 1 { work.pointee.elimination.queue.append(Int32(row)) }
    }
  }

  private mutating func eliminate(rowSingleton pivotRow: Int, variable: Int, diagonal: Double) {
    open()
    for e in Int(columnStart[variable])..<Int(columnStart[variable + 1]) {
      let row = Int(columnRow[e])
      if row == pivotRow { continue }
      let position = basis.positionOf[row]
      if position >= 0 {
        basis.factor.upper.columnIndex.append(position)
        basis.factor.upper.columnValue.append(columnCoefficient[e])
        continue
      }
      basis.factor.lower.columnIndex.append(Int32(row))
      basis.factor.lower.columnValue.append(columnCoefficient[e] / diagonal)
      work.pointee.elimination.rowCount[row] -= 1
      if work.pointee.elimination.rowCount[row] == 1 { work.pointee.elimination.queue.append(Int32(row)) }
    }
    close(row: pivotRow, variable: variable, diagonal: diagonal)
  }

  private mutating func eliminateRest() {
    let basics = work.pointee.elimination.basics.view
    var count = 0
    for i in 0..<work.pointee.elimination.basics.count where Int(place[Int(basics[i])]) == rows {
      basics[count] = basics[i]
      count += 1
    }
    sortByLength(basics, count)
    for i in 0..<count { eliminateLeftLooking(Int(basics[i])) }
  }

  private func sortByLength(_ list: BufferView<Int32>, _ count: Int) {
    let length = work.pointee.elimination.columnCount.view
    var columns = list.prefix(count)
    columns.sort {
      (length[Int($0)], $0) < (length[Int($1)], $1)
    }
  }

  private mutating func eliminateLeftLooking(_ variable: Int) {
    let dense = work.pointee.row.view
    work.pointee.elimination.loose.removeAll()
    // Scatters the column by row. The bit set visits eliminated rows in elimination order.
    for e in Int(columnStart[variable])..<Int(columnStart[variable + 1]) {
      meet(row: Int(columnRow[e]), amount: columnCoefficient[e], dense: dense)
    }
    open()
    for word in 0..<(rows + 63) / 64 {
      while dense.bits[word] != 0 {
        let bit = dense.bits[word].trailingZeroBitCount
        dense.bits[word] &= dense.bits[word] &- 1
        passRow(at: word &* 64 &+ bit, dense)
      }
    }
    choosePivot(for: variable, dense)
  }

  @inline(__always)
  private func meet(row: Int, amount: Double, dense: SparseVectorView) {
    if basis.positionOf[row] >= 0 {
      dense.mark(Int(basis.positionOf[row]))
    } else if dense.values[row] == 0 {
      work.pointee.elimination.loose.append(Int32(row))
    }
    dense.values[row] += amount
    // A value that cancels to zero must stay distinguishable from an unvisited row.
    if dense.values[row] == 0 { dense.values[row] = Tolerance.visited }
  }

  private mutating func passRow(at position: Int, _ dense: SparseVectorView) {
    let row = Int(basis.rowOf[position])
    let x = dense.values[row]
    dense.values[row] = 0
    if x.magnitude <= Tolerance.factorEntry { return }
    basis.factor.upper.columnIndex.append(Int32(position))
    basis.factor.upper.columnValue.append(x)
    let start = basis.factor.lower.columnStart.view
    let index = basis.factor.lower.columnIndex.view
    let entry = basis.factor.lower.columnValue.view
    for e in Int(start[position])..<Int(start[position + 1]) {
      meet(row: Int(index[e]), amount: -entry[e] * x, dense: dense)
    }
  }

  private mutating func choosePivot(for variable: Int, _ dense: SparseVectorView) {
    let loose = work.pointee.elimination.loose.view
    let count = work.pointee.elimination.loose.count
    var largest = 0.0
    for i in 0..<count { largest = max(largest, dense.values[Int(loose[i])].magnitude) }
    var (best, fewest) = (-1, Int32.max)
    for i in 0..<count where largest > Tolerance.sparsePivot {
      let row = Int(loose[i])
      let length = rowStart[row + 1] - rowStart[row]
      if dense.values[row].magnitude >= Tolerance.pivotShare * largest,
        length < fewest || (length == fewest && row < best)
      {
        (best, fewest) = (row, length)
      }
    }
    if best < 0 { discard(variable) } else { keep(variable, pivotRow: best, dense) }
    for i in 0..<count { dense.values[Int(loose[i])] = 0 }
  }

  /// Discards a column that depends linearly on earlier columns, and removes its open position.
  private mutating func discard(_ variable: Int) {
    let start = Int(basis.factor.upper.columnStart.removeLast())
    _ = basis.factor.lower.columnStart.removeLast()
    while basis.factor.upper.columnIndex.count > start {
      _ = basis.factor.upper.columnIndex.removeLast()
      _ = basis.factor.upper.columnValue.removeLast()
    }
    expel(variable)
  }

  private mutating func keep(_ variable: Int, pivotRow: Int, _ dense: SparseVectorView) {
    let loose = work.pointee.elimination.loose.view
    let diagonal = dense.values[pivotRow]
    for i in 0..<work.pointee.elimination.loose.count where Int(loose[i]) != pivotRow {
      let x = dense.values[Int(loose[i])]
      if x.magnitude <= Tolerance.factorEntry { continue }
      basis.factor.lower.columnIndex.append(loose[i])
      basis.factor.lower.columnValue.append(x / diagonal)
    }
    close(row: pivotRow, variable: variable, diagonal: diagonal)
  }

  /// Assigns each unclaimed row its own activity, then converts the row numbers in L to positions.
  private mutating func finishElimination() {
    for row in 0..<rows where basis.positionOf[row] < 0 {
      open()
      close(row: row, variable: variables + row, diagonal: -1)
    }
    basis.factor.upper.columnStart.append(Int32(basis.factor.upper.columnIndex.count))
    basis.factor.lower.columnStart.append(Int32(basis.factor.lower.columnIndex.count))
    let lower = basis.factor.lower.columnIndex.view
    for e in 0..<basis.factor.lower.columnIndex.count { lower[e] = basis.positionOf[Int(lower[e])] }
    basis.factor.upper.transpose(size: rows)
    basis.factor.lower.transpose(size: rows)
  }
}
