// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

// Most required equations of a layout have the form "this attribute equals that attribute plus 8". Presolve solves
// them symbolically, so they never reach the simplex. The result is a program that is replayed when constants change:
//
//     fix     x = K                  equation with one unknown left
//     alias   x = M * parent + K     equation with two unknowns left
//     peel    x = K - sum(M * u)     unknown that appears in only one row, an equation (the end of a chain)
//
// A queue propagates fixes and aliases. Aliases form classes with one root variable each. Smaller classes are merged
// into larger ones, which keeps every path to a root short. Equations with more than two unknowns are left to the
// simplex because substituting them would cause fill-in: a chain of N rows would grow to N squared terms. The
// remaining rows are "mapped": rewritten in terms of root variables only.
//
// Every number that depends on constants is an entry of the tape: K = scale * constant + sum(factor * K of earlier
// entries). After a constant changes, `solve` recomputes only the affected entries, in order, with the same
// arithmetic.

struct Presolve: ~Copyable {
  // Arrays indexed by variable.
  /// The elimination that expresses the variable, or -1 if it is a root.
  var elimination = Buffer<Int32>()
  private(set) var classSize = Buffer<Int32>()
  /// The next variable of the same alias class. Each class is a circular list.
  private(set) var nextInClass = Buffer<Int32>()
  private(set) var firstTerm = Buffer<Int32>()

  // Arrays indexed by the model's terms: the next term of the same variable, and the term's constraint.
  private(set) var nextTerm = Buffer<Int32>()
  private(set) var rowOfTerm = Buffer<Int32>()

  // Arrays indexed by constraint.
  var state = Buffer<UInt8>()
  /// The tape entry of each constraint, or -1.
  var entryOf = Buffer<Int32>()

  // Arrays indexed by elimination. An elimination and its tape entry have the same index.
  var eliminated = Buffer<Int32>()
  /// The variable in terms of which the eliminated variable is expressed, or -1 if the eliminated variable is fixed.
  var parent = Buffer<Int32>()
  var multiplier = Buffer<Double>()

  var tape = Tape()
  var mapped = MappedRows()
  private var queue = Buffer<Int32>()

  enum State {
    static let remaining: UInt8 = 0
    static let queued: UInt8 = 1
    static let consumed: UInt8 = 2
    static let absent: UInt8 = 3
  }

  /// Eliminates the variables determined by equations, and maps the remaining rows.
  mutating func run(_ model: borrowing Model) {
    reset(model)
    linkTerms(model)
    var next = 0
    while next < queue.count {
      let row = Int(queue[next])
      next += 1
      if state[row] == State.queued {
        state[row] = State.remaining
        examine(row, model)
      }
    }
    mapRows(model)
  }

  private mutating func reset(_ model: borrowing Model) {
    elimination.fill(model.variables.count, -1)
    classSize.fill(model.variables.count, 1)
    nextInClass.fill(model.variables.count, 0)
    firstTerm.fill(model.variables.count, -1)
    for v in 0..<model.variables.count { nextInClass[v] = Int32(v) }
    nextTerm.fill(model.termVariable.count, -1)
    rowOfTerm.fill(model.termVariable.count, -1)
    state.fill(model.constraints.count, State.absent)
    entryOf.fill(model.constraints.count, -1)
    eliminated.removeAll()
    parent.removeAll()
    multiplier.removeAll()
    tape.reset()
    tape.reserve(entries: model.constraints.count, edges: model.termVariable.count)
    queue.removeAll()
  }

  /// Links the equations of every variable, and queues the equations with one or two terms, shortest first.
  private mutating func linkTerms(_ model: borrowing Model) {
    for c in 0..<model.constraints.count {
      let record = model.constraints[c]
      guard record.isLive, !record.isBroken else { continue }
      state[c] = State.remaining
      guard record.relation == 0, record.priority == Priority.required.value else { continue }
      let start = Int(record.termStart)
      for t in start..<start + Int(record.termCount) {
        let v = Int(model.termVariable[t])
        rowOfTerm[t] = Int32(c)
        nextTerm[t] = firstTerm[v]
        firstTerm[v] = Int32(t)
      }
      if record.termCount == 1 { enqueue(c) }
    }
    for c in 0..<model.constraints.count where state[c] == State.remaining {
      let record = model.constraints[c]
      if record.termCount == 2, record.relation == 0,
        record.priority == Priority.required.value
      {
        enqueue(c)
      }
    }
  }

  @inline(__always)
  private mutating func enqueue(_ row: Int) {
    state[row] = State.queued
    queue.append(Int32(row))
  }

  /// Returns the root of a variable's class and the factor between the two. The root is -1 if the variable is fixed.
  @inline(__always)
  func root(of variable: Int) -> (variable: Int, factor: Double) {
    var v = variable
    var factor = 1.0
    while elimination[v] >= 0 {
      let e = Int(elimination[v])
      if parent[e] < 0 { return (-1, factor) }
      factor *= multiplier[e]
      v = Int(parent[e])
    }
    return (v, factor)
  }

  /// Solves an equation that has at most two unknowns left.
  private mutating func examine(_ row: Int, _ model: borrowing Model) {
    var (a, b) = (-1, -1)
    var (ca, cb) = (0.0, 0.0)
    for t in model.terms(of: row) {
      let (v, factor) = root(of: Int(model.termVariable[t]))
      if v < 0 { continue }
      let coefficient = factor * model.termCoefficient[t]
      if v == a {
        ca += coefficient
      } else if v == b {
        cb += coefficient
      } else if a < 0 {
        (a, ca) = (v, coefficient)
      } else if b < 0 {
        (b, cb) = (v, coefficient)
      } else {
        return
      }
    }
    if a >= 0, ca.magnitude < Tolerance.rate { (a, ca, b, cb) = (b, cb, -1, 0) }
    if b >= 0, cb.magnitude < Tolerance.rate { (b, cb) = (-1, 0) }
    if a < 0 || ca.magnitude < Tolerance.rate { return }
    if b < 0 {
      eliminate(a, by: row, scale: 1 / ca, parent: -1, multiplier: 0, model)
      return
    }
    if classSize[a] > classSize[b] || (classSize[a] == classSize[b] && a < b) { (a, ca, b, cb) = (b, cb, a, ca) }
    let factor = -cb / ca
    // Extreme factors would lose digits when chained, so such rows are left to the simplex.
    guard factor.magnitude < Tolerance.steepestAlias, factor.magnitude > Tolerance.flattestAlias else { return }
    eliminate(a, by: row, scale: 1 / ca, parent: b, multiplier: factor, model)
  }

  private mutating func eliminate(
    _ variable: Int, by row: Int, scale: Double, parent: Int, multiplier: Double, _ model: borrowing Model
  ) {
    let entry = tape.open(constraint: row, scale: scale)
    appendOffset(of: row, factor: -scale, model)
    tape.evaluate(entry, constant: model.constraints[row].constant)
    state[row] = State.consumed
    entryOf[row] = Int32(entry)
    elimination[variable] = Int32(entry)
    eliminated.append(Int32(variable))
    self.parent.append(Int32(parent))
    self.multiplier.append(multiplier)
    queueNeighbors(of: variable, model)
    if parent >= 0 { joinClasses(variable, parent) }
  }

  /// Adds the constant part of the row's sum, multiplied by `factor`, to the open entry.
  private mutating func appendOffset(of row: Int, factor: Double, _ model: borrowing Model) {
    for t in model.terms(of: row) {
      appendOffset(ofVariable: Int(model.termVariable[t]), factor: factor * model.termCoefficient[t])
    }
  }

  mutating func appendOffset(ofVariable variable: Int, factor: Double) {
    var v = variable
    var factor = factor
    while v >= 0, elimination[v] >= 0 {
      let e = Int(elimination[v])
      tape.append(e, factor: factor)
      factor *= multiplier[e]
      v = Int(parent[e])
    }
  }

  /// Queues the rows that contain a variable of the class. Each has lost an unknown, or two of its unknowns now have
  /// the same root.
  private mutating func queueNeighbors(of variable: Int, _ model: borrowing Model) {
    var member = variable
    repeat {
      var t = Int(firstTerm[member])
      while t >= 0 {
        let row = Int(rowOfTerm[t])
        if state[row] == State.remaining, worthExamining(row, model) { enqueue(row) }
        t = Int(nextTerm[t])
      }
      member = Int(nextInClass[member])
    } while member != variable
  }

  /// Returns whether a row should be examined. In long rows, searches only the last terms for unknowns, which bounds
  /// the total time.
  private func worthExamining(_ row: Int, _ model: borrowing Model) -> Bool {
    let count = Int(model.constraints[row].termCount)
    if count <= Limit.longRow { return true }
    var left = 0
    for t in model.terms(of: row).suffix(Limit.longRow) where elimination[Int(model.termVariable[t])] < 0 {
      left += 1
      if left > 2 { return false }
    }
    return true
  }

  private func joinClasses(_ absorbed: Int, _ into: Int) {
    classSize[into] += classSize[absorbed]
    let next = nextInClass[into]
    nextInClass[into] = nextInClass[absorbed]
    nextInClass[absorbed] = next
  }

  /// Rewrites every remaining row in terms of root variables.
  private mutating func mapRows(_ model: borrowing Model) {
    mapped.reset(variables: model.variables.count)
    for c in 0..<model.constraints.count where state[c] == State.remaining {
      let entry = tape.open(constraint: c, scale: 1)
      mapped.open(constraint: c)
      for t in model.terms(of: c) {
        let v = Int(model.termVariable[t])
        let coefficient = model.termCoefficient[t]
        if elimination[v] < 0 {
          mapped.add(v, coefficient)
          continue
        }
        appendOffset(ofVariable: v, factor: -coefficient)
        let (root, factor) = root(of: v)
        if root >= 0 { mapped.add(root, coefficient * factor) }
      }
      tape.evaluate(entry, constant: model.constraints[c].constant)
      mapped.close()
      entryOf[c] = Int32(entry)
    }
    mapped.finish()
  }
}
