// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

// Sparse triangular factors of a large basis, B = L T1 ... Tk U, where each T is the update of a pivot since the last
// factoring (alternate product form). A screen's basis is almost a permuted triangle. Singletons are peeled first,
// which leaves L empty and U as sparse as the rows, so only the remaining columns are eliminated. A pivot never
// changes U. Instead, an update stores the short difference between two columns and the affected row of U^-1, so
// nothing has to be searched or moved. The plain product form was rejected because, in a chain of rows, its columns
// grow to the length of the chain.

/// A triangular matrix stored by column and by row, so that solves in either orientation visit only nonzero entries.
struct Triangle: ~Copyable {
  var columnStart = Buffer<Int32>()
  var columnIndex = Buffer<Int32>()
  var columnValue = Buffer<Double>()
  var rowStart = Buffer<Int32>()
  var rowIndex = Buffer<Int32>()
  var rowValue = Buffer<Double>()

  mutating func reset() {
    columnStart.removeAll()
    columnIndex.removeAll()
    columnValue.removeAll()
  }

  mutating func reserve(_ size: Int, entries: Int) {
    columnStart.reserve(size + 1)
    columnIndex.reserve(entries)
    columnValue.reserve(entries)
  }

  /// Builds the row copy from the column copy.
  mutating func transpose(size: Int) {
    let entries = columnIndex.count
    rowStart.fill(size + 1, 0)
    rowIndex.fill(entries, 0)
    rowValue.fill(entries, 0)
    for e in 0..<entries { rowStart[Int(columnIndex[e]) + 1] += 1 }
    for i in 0..<size { rowStart[i + 1] += rowStart[i] }
    for k in stride(from: size - 1, through: 0, by: -1) {
      for e in Int(columnStart[k])..<Int(columnStart[k + 1]) {
        let i = Int(columnIndex[e])
        rowStart[i + 1] -= 1
        let slot = Int(rowStart[i + 1])
        rowIndex[slot] = Int32(k)
        rowValue[slot] = columnValue[e]
      }
    }
    for i in 0..<size { rowStart[i] = rowStart[i + 1] }
    rowStart[size] = Int32(entries)
  }
}

struct SparseFactor: ~Copyable {
  var lower = Triangle()
  var upper = Triangle()
  var diagonal = Buffer<Double>()

  // The updates T = I + column * row^T, with 1 + row^T column = pivot.
  var updatePivot = Buffer<Double>()
  var updateColumnStart = Buffer<Int32>()
  var updateColumnIndex = Buffer<Int32>()
  var updateColumnValue = Buffer<Double>()
  var updateRowStart = Buffer<Int32>()
  var updateRowIndex = Buffer<Int32>()
  var updateRowValue = Buffer<Double>()

  var updates: Int { updatePivot.count }
  @inline(__always)
  var updateView: UpdateView {
    UpdateView(
      pivot: updatePivot.view, columnStart: updateColumnStart.view, columnIndex: updateColumnIndex.view,
      columnValue: updateColumnValue.view, rowStart: updateRowStart.view, rowIndex: updateRowIndex.view,
      rowValue: updateRowValue.view)
  }
  var updateEntries: Int { updateColumnIndex.count + updateRowIndex.count }

  mutating func clearUpdates() {
    updatePivot.removeAll()
    updateColumnStart.removeAll()
    updateColumnStart.append(0)
    updateColumnIndex.removeAll()
    updateColumnValue.removeAll()
    updateRowStart.removeAll()
    updateRowStart.append(0)
    updateRowIndex.removeAll()
    updateRowValue.removeAll()
  }
}

/// A view of the updates, used by solves.
struct UpdateView {
  let pivot: BufferView<Double>
  let columnStart: BufferView<Int32>
  let columnIndex: BufferView<Int32>
  let columnValue: BufferView<Double>
  let rowStart: BufferView<Int32>
  let rowIndex: BufferView<Int32>
  let rowValue: BufferView<Double>

  @inline(__always)
  func column(_ update: Int) -> Range<Int> { Int(columnStart[update])..<Int(columnStart[update + 1]) }

  @inline(__always)
  func row(_ update: Int) -> Range<Int> { Int(rowStart[update])..<Int(rowStart[update + 1]) }
}
