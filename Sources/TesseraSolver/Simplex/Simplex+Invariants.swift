// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

// Invariants of a built component and of its vertex.

extension Simplex {
  /// Returns the first violated invariant of the vertex, or nil. Must not be called between `moveKink` and
  /// `applyEdits`.
  func checkInvariants() -> String? {
    checkMatrix() ?? checkKinks() ?? checkBasis() ?? checkHeld() ?? checkSides() ?? checkCounts() ?? checkLists()
  }

  /// Checks that rows and columns represent the same matrix, and that columns are sorted by row.
  func checkMatrix() -> String? {
    let entries = Int(rowStart[rows])
    if let wrong = checkStarts(rowStart, groups: rows, end: entries, "rowStart") { return wrong }
    if let wrong = checkStarts(columnStart, groups: variables, end: entries, "columnStart") { return wrong }
    for e in 0..<entries where !(0..<variables).contains(Int(rowVariable[e])) {
      return "entry \(e) of the rows names variable \(rowVariable[e])"
    }
    for j in 0..<variables {
      var last: Int32 = -1
      for e in Int(columnStart[j])..<Int(columnStart[j + 1]) {
        let row = columnRow[e]
        if row <= last || Int(row) >= rows { return "column \(j) is not sorted by row" }
        if coefficient(row: Int(row), of: j) != columnCoefficient[e] { return "column \(j) and row \(row) disagree" }
        last = row
      }
    }
    return nil
  }

  private func coefficient(row: Int, of variable: Int) -> Double? {
    for e in Int(rowStart[row])..<Int(rowStart[row + 1]) where Int(rowVariable[e]) == variable {
      return rowCoefficient[e]
    }
    return nil
  }

  /// Checks that kinks (breakpoints of costs) are grouped by owner, and that every cost is convex: falling on the
  /// left and rising on the right.
  func checkKinks() -> String? {
    if let wrong = checkStarts(kinkStart, groups: total, end: Int(kinkStart[total]), "kinkStart") { return wrong }
    for j in 0..<total {
      for k in kinks(of: j) {
        if Int(kinkOwner[k]) != j { return "kink \(k) of variable \(j) names \(kinkOwner[k]) as its owner" }
        if !(0..<max(levels, 1)).contains(Int(kinkLevel[k])) { return "kink \(k) has level \(kinkLevel[k])" }
        if !kinkPosition[k].isFinite { return "kink \(k) lies at \(kinkPosition[k])" }
        if kinkLow[k] > 0 || kinkHigh[k] < 0 { return "the price of kink \(k) is not convex" }
      }
    }
    return nil
  }

  /// Checks that each row has exactly one basic variable, that the variable and its position refer to each other, and
  /// that positions and rows also refer to each other.
  func checkBasis() -> String? {
    if basis.head.count != rows { return "the basis has \(basis.head.count) positions for \(rows) rows" }
    for p in 0..<rows {
      let variable = Int(basis.head[p])
      if !(0..<total).contains(variable) { return "position \(p) of the basis holds \(variable)" }
      if Int(place[variable]) != p { return "variable \(variable) does not store its position \(p)" }
      let row = Int(basis.rowOf[p])
      if !(0..<rows).contains(row) || Int(basis.positionOf[row]) != p { return "position \(p) and its row disagree" }
    }
    var basic = 0
    for j in 0..<total where place[j] >= 0 { basic += 1 }
    return basic == rows ? nil : "\(basic) variables are basic in \(rows) rows"
  }

  /// Checks that each nonbasic variable is exactly at the kink that holds it, and that the kink belongs to the
  /// variable.
  func checkHeld() -> String? {
    for j in 0..<total where place[j] < 0 && !kinks(of: j).isEmpty {
      let kink = Int(heldAt[j])
      if !kinks(of: j).contains(kink) { return "variable \(j) is held at kink \(kink), which is not its own" }
      if value[j] != kinkPosition[kink] { return "variable \(j) is not where kink \(kink) holds it" }
    }
    return nil
  }

  /// Checks that the recorded side of each kink with a cost matches its variable's position, and that side 0 is used
  /// only for nonbasic variables exactly at a kink.
  func checkSides() -> String? {
    let largest = largest
    if !isOrdinary || largest > Tolerance.largestChecked { return nil }
    for j in 0..<total {
      for k in kinks(of: j) where kinkLow[k] != kinkHigh[k] {
        let offset = value[j] - kinkPosition[k]
        if kinkSide[k] == 0 {
          if place[j] >= 0 { return "basic variable \(j) is at kink \(k)" }
          if offset != 0 { return "kink \(k) counts as held, \(offset) away from its variable" }
        } else if offset.magnitude > Tolerance.side * (1 + largest), (offset > 0) != (kinkSide[k] > 0) {
          return "kink \(k) counts on the wrong side, \(offset) from its variable"
        }
      }
    }
    return nil
  }

  /// Checks the cached kink counts that let a step skip examining kinks.
  func checkCounts() -> String? {
    var paying = 0
    for j in 0..<total {
      var right: Int32 = 0
      for k in kinks(of: j) {
        if kinkSide[k] < 0 { right += 1 }
        if hasRequired, kinkLevel[k] == 0, slope(ofKink: k) != 0 { paying += 1 }
      }
      if right != kinksRight[j] { return "\(right) kinks lie right of variable \(j), not \(kinksRight[j])" }
    }
    return !hasRequired || paying == costly ? nil : "\(paying) required kinks cost something, not \(costly)"
  }

  /// Checks that lists are linked in both directions, and that each contains only nonbasic variables that refer to
  /// the list.
  func checkLists() -> String? {
    var listed = 0
    for list in 0...levels {
      var (previous, next) = (Int32(-1), listHead[list])
      while next >= 0 {
        let j = Int(next)
        listed += 1
        if listed > total { return "list \(list) goes in circles" }
        if Int(listOf[j]) != list { return "variable \(j) is in list \(list) and names \(listOf[j])" }
        if listPrevious[j] != previous { return "list \(list) is broken before variable \(j)" }
        if place[j] >= 0 { return "basic variable \(j) is a candidate" }
        (previous, next) = (next, listNext[j])
      }
      if listTail[list] != previous { return "list \(list) does not end at its tail" }
    }
    for j in 0..<total where listOf[j] >= 0 { listed -= 1 }
    return listed == 0 ? nil : "\(-listed) variables name a list that does not contain them"
  }

  /// Checks, after `optimize`, that no nonbasic variable has an improving direction: the sum of its reduced cost and
  /// its kinks' costs is not negative at the first nonzero level.
  func checkOptimum() -> String? {
    for list in 0..<levels where listHead[list] >= 0 { return "variable \(listHead[list]) is still a candidate" }
    if !isOrdinary { return nil }
    for j in 0..<total where place[j] < 0 {
      for direction in [1.0, -1.0] {
        if let level = improvingLevel(of: j, direction) {
          return "variable \(j) improves level \(level) in direction \(direction)"
        }
      }
    }
    return nil
  }

  private func improvingLevel(of variable: Int, _ direction: Double) -> Int? {
    for level in 0..<levels {
      var derivative = direction * gradient[variable * levels + level]
      for k in kinks(of: variable) where kinkSide[k] == 0 && Int(kinkLevel[k]) == level {
        derivative += direction > 0 ? kinkHigh[k] : -kinkLow[k]
      }
      if derivative > Tolerance.slope { return nil }
      if derivative < -2 * Tolerance.slope { return level }
    }
    return nil
  }

  /// Checks that every activity equals the sum of its row, within the rounding errors accumulated since the last
  /// refinement.
  func checkRows() -> String? {
    let largest = largest
    if !isOrdinary || largest > Tolerance.largestChecked { return nil }
    for r in 0..<rows {
      var residual = value[variables + r]
      var size = 1 + largest
      for e in Int(rowStart[r])..<Int(rowStart[r + 1]) {
        residual -= rowCoefficient[e] * value[Int(rowVariable[e])]
        size = max(size, rowCoefficient[e].magnitude * largest)
      }
      if !(residual.magnitude <= Tolerance.residual * size) { return "row \(r) is off by \(residual)" }
    }
    return nil
  }

  /// Whether all coefficients are in the range of ordinary layouts. Outside of this range, rounding errors have no
  /// useful bound to check against.
  var isOrdinary: Bool {
    for e in 0..<Int(rowStart[rows]) where !Tolerance.ordinary.contains(rowCoefficient[e].magnitude) { return false }
    for k in 0..<Int(kinkStart[total]) {
      let price = max(kinkHigh[k], -kinkLow[k])
      if price != 0, !Tolerance.ordinary.contains(price) { return false }
    }
    return true
  }

  /// The largest magnitude of any variable's value, to which rounding errors are relative.
  private var largest: Double {
    var largest = 0.0
    for j in 0..<total { largest = max(largest, value[j].magnitude) }
    return largest
  }
}

// MARK: Times of checks

extension Simplex {
  /// Adds the cost of a step to the check budget, and runs the checks that the budget covers.
  @inline(__always)
  mutating func checkAfterStep() {
    #if DEBUG
      paidForCheck += Invariants.share
      paidForFactorCheck += Invariants.share
      if paidForCheck >= total {
        paidForCheck = 0
        assertInvariant(checkInvariants())
      }
      if paidForFactorCheck >= factorEntries {
        paidForFactorCheck = 0
        assertInvariant(checkFactor())
      }
    #endif
  }

  /// Adds the cost of a finished search to the check budget, and checks that the search ended at an optimum.
  @inline(__always)
  mutating func checkAfterSearch() {
    #if DEBUG
      paidForOptimumCheck += Invariants.share
      guard paidForOptimumCheck >= total else { return }
      paidForOptimumCheck = 0
      if !hasGivenUp { assertInvariant(checkOptimum()) }
    #endif
  }

  /// Adds the cost of a solve to the check budget, and checks the result.
  @inline(__always)
  mutating func checkAfterSolve() {
    #if DEBUG
      paidForCheck += Invariants.share
      guard paidForCheck >= total else { return }
      paidForCheck = 0
      assertInvariant(checkInvariants() ?? checkRows() ?? work.pointee.checkIsClean())
    #endif
  }

  #if DEBUG
    private var factorEntries: Int {
      basis.isDense
        ? rows * rows * 4 : rows + basis.factor.lower.columnIndex.count + basis.factor.upper.columnIndex.count
    }
  #endif
}
