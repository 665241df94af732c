// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

// The caller's declarations in flat arrays: variables, rows and their terms. This file doesn't depend on how the rows
// are solved.

/// A declared variable.
struct VariableRecord {
  var order: Int64
  var rest: Double
  /// The number of live rows that contain the variable.
  var uses: Int32
  var role: UInt8
  var generation: UInt8
  var isLive: Bool
}

/// A declared row.
struct ConstraintRecord {
  var constant: Double
  var rank: Int64
  var termStart: Int32
  var termCount: Int32
  var priority: Float
  var relation: Int8
  var generation: UInt8
  var isLive: Bool
  /// Whether the row is required but conflicts with required rows of lower rank. While the row is broken, violating
  /// it has no cost.
  var isBroken: Bool
  /// Whether the row's sum is pulled to the bound of the inequality if the priorities don't determine it.
  var isDrawn: Bool
}

struct Model: ~Copyable {
  var variables = Buffer<VariableRecord>()
  var freeVariables = Buffer<Int32>()
  var constraints = Buffer<ConstraintRecord>()
  var freeConstraints = Buffer<Int32>()
  var termVariable = Buffer<Int32>()
  var termCoefficient = Buffer<Double>()
  /// The most recent term of each variable, used to find duplicates within a row.
  private var termAt = Buffer<Int32>()
  private var deadTerms = 0

  mutating func addVariable(role: UInt8, order: Int64, rest: Double) -> Int {
    var record = VariableRecord(
      order: order, rest: NumericRange.constant(rest), uses: 0, role: role, generation: 0, isLive: true)
    if freeVariables.count > 0 {
      let slot = Int(freeVariables.removeLast())
      record.generation = (variables[slot].generation &+ 1) & 0x7f
      variables[slot] = record
      return slot
    }
    precondition(variables.count < Handle.maximumSlots, "Too many variables: split the screen into several solvers.")
    variables.append(record)
    return variables.count - 1
  }

  mutating func removeVariable(_ slot: Int) {
    variables[slot].isLive = false
    freeVariables.append(Int32(slot))
  }

  /// Appends a row. Combines terms of the same variable and drops terms whose coefficients cancel.
  mutating func addConstraint(
    _ terms: [Term], relation: Int8, constant: Double, priority: Float, rank: Int64, isDrawn: Bool = false
  ) -> Int {
    let start = termVariable.count
    for term in terms { appendTerm(term.variable.slot, NumericRange.coefficient(term.coefficient), from: start) }
    dropZeroTerms(from: start)
    var record = ConstraintRecord(
      constant: NumericRange.constant(constant), rank: rank, termStart: Int32(start),
      termCount: Int32(termVariable.count - start), priority: priority, relation: relation, generation: 0,
      isLive: true, isBroken: false, isDrawn: isDrawn && relation != 0)
    for t in start..<termVariable.count { variables[Int(termVariable[t])].uses += 1 }
    if freeConstraints.count > 0 {
      let slot = Int(freeConstraints.removeLast())
      record.generation = (constraints[slot].generation &+ 1) & 0x7f
      constraints[slot] = record
      return slot
    }
    precondition(
      constraints.count < Handle.maximumSlots, "Too many constraints: split the screen into several solvers.")
    constraints.append(record)
    return constraints.count - 1
  }

  private mutating func appendTerm(_ variable: Int, _ coefficient: Double, from start: Int) {
    termAt.extend(to: variables.count, with: -1)
    let t = Int(termAt[variable])
    if t >= start, t < termVariable.count, Int(termVariable[t]) == variable {
      termCoefficient[t] = NumericRange.coefficient(termCoefficient[t] + coefficient)
      return
    }
    termAt[variable] = Int32(termVariable.count)
    termVariable.append(Int32(variable))
    termCoefficient.append(coefficient)
  }

  private mutating func dropZeroTerms(from start: Int) {
    var kept = start
    for t in start..<termVariable.count where termCoefficient[t] != 0 {
      termVariable[kept] = termVariable[t]
      termCoefficient[kept] = termCoefficient[t]
      kept += 1
    }
    while termVariable.count > kept {
      _ = termVariable.removeLast()
      _ = termCoefficient.removeLast()
    }
  }

  mutating func removeConstraint(_ slot: Int) {
    let record = constraints[slot]
    for t in 0..<Int(record.termCount) {
      variables[Int(termVariable[Int(record.termStart) + t])].uses -= 1
    }
    constraints[slot].isLive = false
    freeConstraints.append(Int32(slot))
    deadTerms += Int(record.termCount)
    if deadTerms == termVariable.count {
      termVariable.removeAll()
      termCoefficient.removeAll()
      deadTerms = 0
    } else if deadTerms > Limit.deadTerms, deadTerms > termVariable.count / 2 {
      compactTerms()
    }
  }

  private mutating func compactTerms() {
    var fresh = Buffer<Int32>(capacity: termVariable.count - deadTerms)
    var freshCoefficient = Buffer<Double>(capacity: termVariable.count - deadTerms)
    for c in 0..<constraints.count where constraints[c].isLive {
      let record = constraints[c]
      let start = fresh.count
      for t in Int(record.termStart)..<Int(record.termStart + record.termCount) {
        fresh.append(termVariable[t])
        freshCoefficient.append(termCoefficient[t])
      }
      constraints[c].termStart = Int32(start)
    }
    termVariable = fresh
    termCoefficient = freshCoefficient
    deadTerms = 0
  }

  /// The number of terms in live rows. The term arrays also contain terms of removed rows.
  var liveTerms: Int { termVariable.count - deadTerms }
  var storedTerms: Int { termVariable.count }

  var bytes: Int {
    variables.bytes + freeVariables.bytes + constraints.bytes + freeConstraints.bytes + termVariable.bytes
      + termCoefficient.bytes + termAt.bytes
  }

  @inline(__always)
  func terms(of constraint: Int) -> Range<Int> {
    let start = Int(constraints[constraint].termStart)
    return start..<start + Int(constraints[constraint].termCount)
  }
}
