// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

// Invariants of the inverse of the basis, and of the scratch memory that components share.

extension Simplex {
  /// Returns the first violated invariant of the factors, or nil.
  func checkFactor() -> String? { basis.isDense ? checkInverse() : checkTriangles() }

  /// Checks that the product of the dense inverse and the basic columns is the identity.
  func checkInverse() -> String? {
    if basis.inverse.count != rows * rows { return "the inverse has \(basis.inverse.count) numbers for \(rows) rows" }
    if !isOrdinary { return nil }
    for p in 0..<rows {
      for q in 0..<rows {
        let (product, size) = product(ofInverseRow: q, withColumnAt: p)
        if !((product - (p == q ? 1 : 0)).magnitude <= Tolerance.residual * (1 + size)) {
          return "row \(q) of the inverse times column \(p) of the basis is \(product)"
        }
      }
    }
    return nil
  }

  private func product(ofInverseRow row: Int, withColumnAt position: Int) -> (Double, size: Double) {
    let variable = Int(basis.head[position])
    if variable >= variables {
      let entry = basis.inverse[row * rows + variable - variables]
      return (-entry, entry.magnitude)
    }
    var (sum, size) = (0.0, 0.0)
    for e in Int(columnStart[variable])..<Int(columnStart[variable + 1]) {
      let part = basis.inverse[row * rows + Int(columnRow[e])] * columnCoefficient[e]
      sum += part
      size += part.magnitude
    }
    return (sum, size)
  }

  /// Checks that L refers only to later positions and U only to earlier ones, that no pivot is zero, and that row
  /// copies are complete.
  func checkTriangles() -> String? {
    let factor = basis.factor.diagonal.count
    if factor != rows { return "the diagonal has \(factor) numbers for \(rows) rows" }
    for p in 0..<rows where !(basis.factor.diagonal[p].magnitude > 0) { return "pivot \(p) of the factors is 0" }
    if let wrong = basis.factor.lower.check(size: rows, "L", allows: { $0 > $1 }) { return wrong }
    if let wrong = basis.factor.upper.check(size: rows, "U", allows: { $0 < $1 }) { return wrong }
    return basis.factor.checkUpdates()
  }
}

extension Triangle {
  /// Checks one triangle. `allows` returns whether the column of its second argument may contain an entry at its
  /// first argument.
  func check(size: Int, _ name: String, allows: (Int, Int) -> Bool) -> String? {
    let entries = columnIndex.count
    if columnStart.count != size + 1 { return "\(name) has \(columnStart.count - 1) columns for \(size) positions" }
    if let wrong = checkStarts(columnStart.view, groups: size, end: entries, "\(name) columns") { return wrong }
    if let wrong = checkStarts(rowStart.view, groups: size, end: entries, "\(name) rows") { return wrong }
    for p in 0..<size {
      for e in Int(columnStart[p])..<Int(columnStart[p + 1]) where !allows(Int(columnIndex[e]), p) {
        return "column \(p) of \(name) has an entry at \(columnIndex[e])"
      }
    }
    return nil
  }
}

extension SparseFactor {
  /// Checks that every update has a pivot, and that its column and row directly follow the previous update's.
  func checkUpdates() -> String? {
    let (columns, rows) = (updateColumnIndex.count, updateRowIndex.count)
    if let wrong = checkStarts(updateColumnStart.view, groups: updates, end: columns, "update columns") { return wrong }
    if let wrong = checkStarts(updateRowStart.view, groups: updates, end: rows, "update rows") { return wrong }
    for u in 0..<updates where !(updatePivot[u].magnitude > 0) { return "the pivot of update \(u) is 0" }
    return nil
  }
}

extension Workspace {
  /// Checks that the shared vectors are zero and nothing is marked between operations, as the next component
  /// requires.
  func checkIsClean() -> String? {
    if let wrong = column.checkIsZero("column") ?? row.checkIsZero("row") ?? lanes.checkIsZero("lanes") { return wrong }
    for i in 0..<laneValues.count where laneValues[i] != 0 { return "lane value \(i) is left over" }
    for j in 0..<touchedMark.count where touchedMark[j] != 0 { return "variable \(j) is still marked as touched" }
    return touched.count == 0 ? nil : "\(touched.count) touched variables were not priced"
  }
}

extension SparseVector {
  func checkIsZero(_ name: String) -> String? {
    if count != 0 { return "the \(name) still lists \(count) positions" }
    for i in 0..<capacity where values[i] != 0 { return "position \(i) of the \(name) is left over" }
    for word in 0...capacity / 64 where bits[word] != 0 { return "word \(word) of the \(name) is still marked" }
    return nil
  }
}
