// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

// Copies a gathered component into the simplex's own arrays and finds the initial vertex.

extension Simplex {
  init(_ input: borrowing SimplexInput, work: UnsafeMutablePointer<Workspace>) {
    let n = input.variables
    let m = input.rows
    let entries = input.rowVariable.count
    let kinkCount = input.kinks.count
    let estimate = (n + m) * (44 + 8 * input.levels) + entries * 24 + kinkCount * 41 + 640
    var arena = Arena(blockSize: estimate)
    (variables, rows, total) = (n, m, n + m)
    (levels, userLevels, restLevel) = (input.levels, input.userLevels, input.restLevel)
    self.work = work
    hasRequired = input.hasRequired
    columnStart = arena.allocate(n + 1, 0)
    columnRow = arena.allocate(entries, 0)
    columnCoefficient = arena.allocate(entries, 0)
    rowStart = arena.allocate(m + 1, 0)
    rowVariable = arena.allocate(entries, 0)
    rowCoefficient = arena.allocate(entries, 0)
    kinkStart = arena.allocate(n + m + 1, 0)
    kinkOwner = arena.allocate(kinkCount, 0)
    kinkLevel = arena.allocate(kinkCount, 0)
    kinkPosition = arena.allocate(kinkCount, 0)
    kinkLow = arena.allocate(kinkCount, 0)
    kinkHigh = arena.allocate(kinkCount, 0)
    kinkTag = arena.allocate(kinkCount, 0)
    kinkSide = arena.allocate(kinkCount, 0)
    kinksRight = arena.allocate(n + m, 0)
    order = arena.allocate(n, 0)
    value = arena.allocate(n + m, 0)
    place = arena.allocate(n + m, -1)
    heldAt = arena.allocate(n + m, -1)
    gradient = arena.allocate((n + m) * input.levels, 0)
    listHead = arena.allocate(input.levels + 1, -1)
    listTail = arena.allocate(input.levels + 1, -1)
    listNext = arena.allocate(n + m, -1)
    listPrevious = arena.allocate(n + m, -1)
    listOf = arena.allocate(n + m, -1)
    candidateGain = arena.allocate(n + m, 0)
    self.arena = arena
    basis = Basis(rows: m)
    work.pointee.prepare(rows: m, total: n + m, levels: input.levels)
    copyRows(input)
    copyKinks(input)
    order.update(from: input.order.view, count: n)
    value.update(from: input.start.view, count: n)
    work.pointee.statistics.componentsBuilt += 1
  }

  private func copyRows(_ input: borrowing SimplexInput) {
    let entries = input.rowVariable.count
    rowStart.update(from: input.rowStart.view, count: rows)
    rowStart[rows] = Int32(entries)
    rowVariable.update(from: input.rowVariable.view, count: entries)
    rowCoefficient.update(from: input.rowCoefficient.view, count: entries)
    for i in 0..<entries { columnStart[Int(rowVariable[i]) + 1] += 1 }
    for j in 0..<variables { columnStart[j + 1] += columnStart[j] }
    for r in stride(from: rows - 1, through: 0, by: -1) {
      for i in Int(rowStart[r])..<Int(rowStart[r + 1]) {
        let j = Int(rowVariable[i])
        columnStart[j + 1] -= 1
        let slot = Int(columnStart[j + 1])
        columnRow[slot] = Int32(r)
        columnCoefficient[slot] = rowCoefficient[i]
      }
    }
    // Filling the columns from the end has shifted the starts: columnStart[j + 1] is now the start of j.
    for j in 0..<variables { columnStart[j] = columnStart[j + 1] }
    columnStart[variables] = Int32(entries)
  }

  /// Groups kinks by owner with a counting sort, which preserves the relative order of each owner's kinks.
  private func copyKinks(_ input: borrowing SimplexInput) {
    let count = input.kinks.count
    let source = input.kinks.view
    for k in 0..<count { kinkStart[Int(source[k].owner) + 1] += 1 }
    for j in 0..<total { kinkStart[j + 1] += kinkStart[j] }
    for k in stride(from: count - 1, through: 0, by: -1) {
      let owner = Int(source[k].owner)
      kinkStart[owner + 1] -= 1
      let slot = Int(kinkStart[owner + 1])
      kinkOwner[slot] = source[k].owner
      kinkLevel[slot] = source[k].level
      kinkPosition[slot] = source[k].position
      kinkLow[slot] = source[k].low
      kinkHigh[slot] = source[k].high
      kinkTag[slot] = source[k].tag
    }
    for j in 0..<total { kinkStart[j] = kinkStart[j + 1] }
    kinkStart[total] = Int32(count)
  }
}
