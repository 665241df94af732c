// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

// The rows that remain after presolve, expressed in root variables only. Variables at the ends of chains are then
// peeled: removed together with the only row that contains them.

struct MappedRows: ~Copyable {
  private(set) var constraint = Buffer<Int32>()
  private(set) var start = Buffer<Int32>()
  private(set) var variable = Buffer<Int32>()
  private(set) var coefficient = Buffer<Double>()
  /// The number of rows that contain each variable, and the XOR of those rows' numbers. When one row is left, the XOR
  /// equals its number.
  private(set) var uses = Buffer<Int32>()
  private(set) var sumOfRows = Buffer<Int32>()
  private var lastAt = Buffer<Int32>()

  // The peeled rows, in peeling order.
  private(set) var peeledRow = Buffer<Int32>()
  /// The position of the peeled variable within its row.
  private(set) var peeledAt = Buffer<Int32>()
  /// The index of each row among the peeled rows, or -1. `peelOfVariable` contains the corresponding index for
  /// variables.
  private(set) var peelOfRow = Buffer<Int32>()
  var peelOfVariable = Buffer<Int32>()
  private var queue = Buffer<Int32>()

  var count: Int { constraint.count }

  mutating func reset(variables: Int) {
    constraint.removeAll()
    start.removeAll()
    variable.removeAll()
    coefficient.removeAll()
    uses.fill(variables, 0)
    sumOfRows.fill(variables, 0)
    lastAt.fill(variables, -1)
    peelOfVariable.fill(variables, -1)
    peeledRow.removeAll()
    peeledAt.removeAll()
  }

  @inline(__always)
  mutating func open(constraint: Int) {
    self.constraint.append(Int32(constraint))
    start.append(Int32(variable.count))
  }

  @inline(__always)
  mutating func add(_ root: Int, _ amount: Double) {
    let at = Int(lastAt[root])
    if at >= Int(start[start.count - 1]), at < variable.count, Int(variable[at]) == root {
      coefficient[at] += amount
      return
    }
    lastAt[root] = Int32(variable.count)
    variable.append(Int32(root))
    coefficient.append(amount)
  }

  /// Finishes a row: drops canceled terms and counts the uses of each variable.
  @inline(__always)
  mutating func close() {
    let first = Int(start[start.count - 1])
    var kept = first
    for at in first..<variable.count where coefficient[at].magnitude > Tolerance.rate {
      variable[kept] = variable[at]
      coefficient[kept] = coefficient[at]
      uses[Int(variable[kept])] += 1
      sumOfRows[Int(variable[kept])] ^= Int32(constraint.count - 1)
      kept += 1
    }
    while variable.count > kept {
      _ = variable.removeLast()
      _ = coefficient.removeLast()
    }
  }

  mutating func finish() { start.append(Int32(variable.count)) }

  @inline(__always)
  func terms(of row: Int) -> Range<Int> { Int(start[row])..<Int(start[row + 1]) }

  /// Peels variables that appear in only one row, if it is a required equation, from the ends of chains inward.
  mutating func peel(_ model: borrowing Model) {
    peelOfRow.fill(count, -1)
    queue.removeAll()
    for row in 0..<count where isPeelable(row, model) {
      for at in terms(of: row) where uses[Int(variable[at])] == 1 { queue.append(variable[at]) }
    }
    var next = 0
    while next < queue.count {
      let v = Int(queue[next])
      next += 1
      guard uses[v] == 1 else { continue }
      let row = Int(sumOfRows[v])
      if isPeelable(row, model) { peel(v, row) }
    }
  }

  private func isPeelable(_ row: Int, _ model: borrowing Model) -> Bool {
    let record = model.constraints[Int(constraint[row])]
    return record.relation == 0 && record.priority == Priority.required.value && peelOfRow[row] < 0
      && terms(of: row).count > 1
  }

  private mutating func peel(_ variable: Int, _ row: Int) {
    guard let at = terms(of: row).first(where: { Int(self.variable[$0]) == variable }) else { return }
    // A small pivot would magnify rounding errors.
    guard coefficient[at].magnitude > Tolerance.peelPivot else { return }
    peelOfRow[row] = Int32(peeledRow.count)
    peelOfVariable[variable] = Int32(peeledRow.count)
    peeledRow.append(Int32(row))
    peeledAt.append(Int32(at))
    for other in terms(of: row) {
      let v = Int(self.variable[other])
      uses[v] -= 1
      sumOfRows[v] ^= Int32(row)
      if uses[v] == 1 { queue.append(Int32(v)) }
    }
  }
}
