// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

// Solves with the sparse factors. Every pass visits only the nonzero positions, in elimination order.

extension Simplex {
  /// Computes v <- U^-1 Tk^-1 ... T1^-1 L^-1 v.
  mutating func solveColumnSparse(keepSpike: Bool) {
    if basis.factor.lower.columnIndex.count > 0 { solveLower() }
    applyUpdates()
    if keepSpike { copySpike() }
    solveUpper()
  }

  private mutating func solveLower() {
    let column = work.pointee.column.view
    let (values, bits) = (column.values, column.bits)
    let start = basis.factor.lower.columnStart.view
    let index = basis.factor.lower.columnIndex.view
    let entry = basis.factor.lower.columnValue.view
    for word in 0..<(rows + 63) / 64 {
      var pending = bits[word]
      while pending != 0 {
        let bit = pending.trailingZeroBitCount
        let k = word &* 64 &+ bit
        let x = values[k]
        if x != 0 {
          for e in Int(start[k])..<Int(start[k + 1]) {
            let i = Int(index[e])
            values[i] -= entry[e] * x
            column.mark(i)
          }
        }
        pending = bits[word] & (~1 << UInt64(bit))
      }
    }
  }

  /// Computes T^-1 v = v - column * (row . v) / pivot for each update.
  private mutating func applyUpdates() {
    let column = work.pointee.column.view
    let values = column.values
    let updates = basis.factor.updateView
    for u in 0..<basis.factor.updates {
      var dot = 0.0
      for e in updates.row(u) { dot += updates.rowValue[e] * values[Int(updates.rowIndex[e])] }
      if dot == 0 { continue }
      dot /= updates.pivot[u]
      for e in updates.column(u) {
        let i = Int(updates.columnIndex[e])
        values[i] -= dot * updates.columnValue[e]
        column.mark(i)
      }
    }
  }

  private mutating func copySpike() {
    let column = work.pointee.column.view
    let spike = work.pointee.spike.view
    var count = 0
    for word in 0..<(rows + 63) / 64 {
      var pending = column.bits[word]
      while pending != 0 {
        let k = word &* 64 &+ pending.trailingZeroBitCount
        pending &= pending &- 1
        if column.values[k] == 0 { continue }
        spike.values[count] = column.values[k]
        spike.index[count] = Int32(k)
        count += 1
      }
    }
    work.pointee.spike.count = count
  }

  private mutating func solveUpper() {
    let column = work.pointee.column.view
    let (values, bits, list) = (column.values, column.bits, column.index)
    let start = basis.factor.upper.columnStart.view
    let index = basis.factor.upper.columnIndex.view
    let entry = basis.factor.upper.columnValue.view
    let diagonal = basis.factor.diagonal.view
    var count = 0
    var word = (rows + 63) / 64 - 1
    while word >= 0 {
      while bits[word] != 0 {
        let bit = 63 &- bits[word].leadingZeroBitCount
        bits[word] &= ~(1 << UInt64(bit))
        let k = word &* 64 &+ bit
        let x = values[k] / diagonal[k]
        if x.magnitude <= Tolerance.columnEntry {
          values[k] = 0
          continue
        }
        values[k] = x
        list[count] = Int32(k)
        count &+= 1
        for e in Int(start[k])..<Int(start[k + 1]) {
          let i = Int(index[e])
          values[i] -= entry[e] * x
          column.mark(i)
        }
      }
      word -= 1
    }
    work.pointee.column.count = count
  }

  /// Computes w <- L^-T T1^-T ... Tk^-T U^-T w, one lane of `stride` numbers per position.
  mutating func solveLanesSparse(stride: Int) {
    solveUpperTransposed(stride: stride)
    applyUpdatesTransposed(stride: stride)
    solveLowerTransposed(stride: stride)
  }

  private mutating func solveUpperTransposed(stride: Int) {
    let lanes = work.pointee.lanes.view
    let values = work.pointee.laneValues.view
    let bits = lanes.bits
    let start = basis.factor.upper.rowStart.view
    let index = basis.factor.upper.rowIndex.view
    let entry = basis.factor.upper.rowValue.view
    let diagonal = basis.factor.diagonal.view
    for word in 0..<(rows + 63) / 64 {
      var pending = bits[word]
      while pending != 0 {
        let bit = pending.trailingZeroBitCount
        let k = word &* 64 &+ bit
        let lane = values + k &* stride
        let scale = 1 / diagonal[k]
        for l in 0..<stride { lane[l] *= scale }
        for e in Int(start[k])..<Int(start[k + 1]) {
          let i = Int(index[e])
          let target = values + i &* stride
          let x = entry[e]
          for l in 0..<stride { target[l] -= x * lane[l] }
          lanes.mark(i)
        }
        pending = bits[word] & (~1 << UInt64(bit))
      }
    }
  }

  private mutating func applyUpdatesTransposed(stride: Int) {
    let lanes = work.pointee.lanes.view
    let values = work.pointee.laneValues.view
    let updates = basis.factor.updateView
    for u in Swift.stride(from: basis.factor.updates - 1, through: 0, by: -1) {
      let columns = updates.column(u)
      var meets = false
      for e in columns {
        let i = Int(updates.columnIndex[e])
        meets = meets || lanes.bits[i &>> 6] & (1 &<< UInt64(truncatingIfNeeded: i & 63)) != 0
      }
      if !meets { continue }
      for l in 0..<stride {
        var dot = 0.0
        for e in columns {
          dot += updates.columnValue[e] * values[Int(updates.columnIndex[e]) &* stride &+ l]
        }
        if dot == 0 { continue }
        dot /= updates.pivot[u]
        for e in updates.row(u) {
          let i = Int(updates.rowIndex[e])
          values[i &* stride &+ l] -= dot * updates.rowValue[e]
          lanes.mark(i)
        }
      }
    }
  }

  private mutating func solveLowerTransposed(stride: Int) {
    let lanes = work.pointee.lanes.view
    let values = work.pointee.laneValues.view
    let (bits, list) = (lanes.bits, lanes.index)
    let start = basis.factor.lower.rowStart.view
    let index = basis.factor.lower.rowIndex.view
    let entry = basis.factor.lower.rowValue.view
    var count = 0
    var word = (rows + 63) / 64 - 1
    while word >= 0 {
      while bits[word] != 0 {
        let bit = 63 &- bits[word].leadingZeroBitCount
        bits[word] &= ~(1 << UInt64(bit))
        let k = word &* 64 &+ bit
        list[count] = Int32(k)
        count &+= 1
        let lane = values + k &* stride
        for e in Int(start[k])..<Int(start[k + 1]) {
          let i = Int(index[e])
          let target = values + i &* stride
          let x = entry[e]
          for l in 0..<stride { target[l] -= x * lane[l] }
          lanes.mark(i)
        }
      }
      word -= 1
    }
    work.pointee.lanes.count = count
  }

  /// Appends the update for a pivot. Solving the entering column must have stored its spike.
  mutating func replaceSparse(at position: Int) {
    let pivot = work.pointee.column.values[position]
    storeUpdateColumn(position)
    storeUpdateRow(position)
    basis.factor.updatePivot.append(pivot)
  }

  /// Stores spike - U e_p.
  private mutating func storeUpdateColumn(_ position: Int) {
    let spike = work.pointee.spike.view
    var dropped = basis.factor.diagonal[position]
    let start = basis.factor.upper.columnStart.view
    for i in 0..<spike.count {
      let k = Int(spike.index[i])
      var x = spike.values[i]
      if k == position {
        x -= dropped
        dropped = 0
      }
      basis.factor.updateColumnIndex.append(Int32(k))
      basis.factor.updateColumnValue.append(x)
    }
    if dropped != 0 {
      basis.factor.updateColumnIndex.append(Int32(position))
      basis.factor.updateColumnValue.append(-dropped)
    }
    for e in Int(start[position])..<Int(start[position + 1]) {
      basis.factor.updateColumnIndex.append(basis.factor.upper.columnIndex[e])
      basis.factor.updateColumnValue.append(-basis.factor.upper.columnValue[e])
    }
    basis.factor.updateColumnStart.append(Int32(basis.factor.updateColumnIndex.count))
  }

  /// Stores e_p^T U^-1.
  private mutating func storeUpdateRow(_ position: Int) {
    let row = work.pointee.row.view
    let (values, bits) = (row.values, row.bits)
    let start = basis.factor.upper.rowStart.view
    let index = basis.factor.upper.rowIndex.view
    let entry = basis.factor.upper.rowValue.view
    values[position] = 1
    row.mark(position)
    for word in position / 64..<(rows + 63) / 64 {
      while bits[word] != 0 {
        let bit = bits[word].trailingZeroBitCount
        bits[word] &= bits[word] &- 1
        let k = word &* 64 &+ bit
        let x = values[k] / basis.factor.diagonal[k]
        values[k] = 0
        if x.magnitude <= Tolerance.factorEntry { continue }
        basis.factor.updateRowIndex.append(Int32(k))
        basis.factor.updateRowValue.append(x)
        for e in Int(start[k])..<Int(start[k + 1]) {
          let i = Int(index[e])
          values[i] -= entry[e] * x
          row.mark(i)
        }
      }
    }
    basis.factor.updateRowStart.append(Int32(basis.factor.updateRowIndex.count))
  }
}
