// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

// Invariants of the replayable program and of the rows that remain after presolve.

extension Presolve {
  /// Returns the first violated invariant, or nil.
  func checkInvariants(_ model: borrowing Model) -> String? {
    if let wrong = checkEliminations() ?? checkEntries() ?? checkClasses() { return wrong }
    return tape.checkInvariants(model) ?? checkMappedRows() ?? mapped.checkPeels()
  }

  /// Checks that each eliminated variable is expressed in terms of a root or of a variable eliminated later, so that
  /// every chain of eliminations ends.
  func checkEliminations() -> String? {
    for e in 0..<eliminated.count {
      let v = Int(eliminated[e])
      if Int(elimination[v]) != e { return "elimination \(e) and its variable \(v) disagree" }
      let parent = Int(parent[e])
      if parent < 0 { continue }
      if elimination[parent] >= 0, Int(elimination[parent]) <= e { return "elimination \(e) refers to an earlier one" }
      let size = multiplier[e].magnitude
      if !(size > Tolerance.flattestAlias && size < Tolerance.steepestAlias) {
        return "elimination \(e) has the steep factor \(multiplier[e])"
      }
    }
    return nil
  }

  /// Checks that each row used for an elimination has the elimination's tape entry, and that the remaining rows have
  /// later entries.
  func checkEntries() -> String? {
    for c in 0..<state.count {
      let entry = Int(entryOf[c])
      switch state[c] {
      case State.absent: if entry >= 0 { return "absent constraint \(c) has an entry" }
      case State.consumed:
        if !(0..<eliminated.count).contains(entry) { return "constraint \(c) was used up without an elimination" }
      case State.remaining:
        let row = entry - eliminated.count
        if !(0..<mapped.count).contains(row) || Int(mapped.constraint[row]) != c {
          return "constraint \(c) and its mapped row disagree"
        }
      default: return "constraint \(c) is still queued"
      }
    }
    return nil
  }

  /// Checks that alias classes are circular lists in which every variable is the successor of exactly one variable.
  func checkClasses() -> String? {
    var seen = [Bool](repeating: false, count: nextInClass.count)
    for v in 0..<nextInClass.count {
      let next = Int(nextInClass[v])
      if !seen.indices.contains(next) || seen[next] { return "the ring of variable \(v) is broken" }
      seen[next] = true
    }
    return nil
  }

  /// Checks that mapped rows contain only roots, with nonzero coefficients.
  func checkMappedRows() -> String? {
    let end = mapped.variable.count
    if let wrong = checkStarts(mapped.start.view, groups: mapped.count, end: end, "mapped rows") { return wrong }
    for at in 0..<end {
      let v = Int(mapped.variable[at])
      if elimination[v] >= 0 { return "a mapped row mentions variable \(v), which is eliminated" }
      if !(mapped.coefficient[at].magnitude > 0) { return "a mapped row mentions variable \(v) with factor 0" }
    }
    return nil
  }
}

extension MappedRows {
  /// Checks that a peeled row and the variable it computes refer to each other.
  func checkPeels() -> String? {
    for peel in 0..<peeledRow.count {
      let (row, at) = (Int(peeledRow[peel]), Int(peeledAt[peel]))
      if Int(peelOfRow[row]) != peel { return "peel \(peel) and row \(row) disagree" }
      if !terms(of: row).contains(at) { return "peel \(peel) computes a variable outside of its row" }
      if Int(peelOfVariable[Int(variable[at])]) != peel { return "peel \(peel) and its variable disagree" }
    }
    return nil
  }
}

extension Tape {
  /// Checks that entries are computed from earlier entries, and that stored values are bitwise equal to recomputed
  /// values.
  func checkInvariants(_ model: borrowing Model) -> String? {
    if let wrong = checkStarts(edgeStart.view, groups: count, end: edgeEntry.count, "tape edges") { return wrong }
    for entry in 0..<count {
      for e in edges(of: entry) where !(0..<entry).contains(Int(edgeEntry[e])) {
        return "entry \(entry) of the tape is computed from entry \(edgeEntry[e])"
      }
    }
    return checkValues(model)
  }

  private func checkValues(_ model: borrowing Model) -> String? {
    for entry in 0..<count {
      let source = Int(constraint[entry])
      let start = source >= 0 ? model.constraints[source].constant : model.variables[-1 - source].rest
      var sum = scale[entry] * start
      for e in edges(of: entry) { sum += edgeFactor[e] * value[Int(edgeEntry[e])] }
      if sum != value[entry] { return "entry \(entry) of the tape is \(value[entry]) and computes to \(sum)" }
    }
    return nil
  }
}
