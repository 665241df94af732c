// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import Testing

@testable import TesseraSolver

/// Tests that violate an invariant of a solved component (an independent part of the system) and check that this
/// invariant is reported.
struct SimplexInvariantTests {
  /// A violated invariant: the modification of the component, the check that detects it, and its message.
  struct Break: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let words: String
    let check: @Sendable (borrowing Simplex) -> String?
    let damage: @Sendable (inout Simplex) -> Void

    init(
      _ name: String, _ words: String, _ check: @escaping @Sendable (borrowing Simplex) -> String?,
      _ damage: @escaping @Sendable (inout Simplex) -> Void
    ) {
      (testDescription, self.words, self.check, self.damage) = (name, words, check, damage)
    }
  }

  /// Solves x + y = 10 and x - y = 2, with x pulled to 3 and y to 4. There are two rows, in which x and y are basic
  /// variables with the values 6 and 4.
  static func solved(_ body: (inout Simplex) -> Void) {
    let work = Box(Workspace())
    var input = SimplexInput()
    (input.variables, input.rows, input.levels, input.userLevels) = (2, 2, 2, 2)
    input.hasRequired = true
    for (row, sign) in [(0, 1.0), (1, -1.0)] {
      input.rowStart.append(Int32(2 * row))
      for (variable, coefficient) in [(0, 1.0), (1, sign)] {
        input.rowVariable.append(Int32(variable))
        input.rowCoefficient.append(coefficient)
      }
    }
    for (owner, level, position) in [(0, 1, 3.0), (1, 1, 4.0), (2, 0, 10.0), (3, 0, 2.0)] {
      input.kinks.append(
        Kink(owner: Int32(owner), level: Int32(level), position: position, low: -1, high: 1, tag: Int32(owner)))
    }
    input.order.fill(2, 0)
    input.start.fill(2, 0)
    var simplex = Simplex(input, work: work.pointer)
    simplex.crash()
    _ = simplex.optimize()
    body(&simplex)
  }

  @Test func solvedComponentsSatisfyAllInvariants() {
    Self.solved { simplex in
      #expect(simplex.value[0] == 6 && simplex.value[1] == 4)
      #expect(simplex.checkInvariants() == nil && simplex.checkFactor() == nil)
      #expect(simplex.checkRows() == nil && simplex.checkOptimum() == nil)
      #expect(simplex.work.pointee.checkIsClean() == nil)
    }
  }

  @Test(arguments: [
    Break("row starts", "rowStart[2] falls", { $0.checkMatrix() }, { $0.rowStart[1] = 5 }),
    Break("column order", "column 0 is not sorted by row", { $0.checkMatrix() }, { $0.columnRow[0] = 1 }),
    Break("two copies", "column 1 and row 1 disagree", { $0.checkMatrix() }, { $0.rowCoefficient[3] = 7 }),
    Break("owner", "kink 0 of variable 0 names 1 as its owner", { $0.checkKinks() }, { $0.kinkOwner[0] = 1 }),
    Break("level", "kink 1 has level 2", { $0.checkKinks() }, { $0.kinkLevel[1] = 2 }),
    Break("position", "kink 0 lies at nan", { $0.checkKinks() }, { $0.kinkPosition[0] = .nan }),
    Break("bound order", "the price of kink 3 is not convex", { $0.checkKinks() }, { $0.kinkLow[3] = 1 }),
    Break("head", "position 0 of the basis holds 9", { $0.checkBasis() }, { $0.basis.head[0] = 9 }),
    Break("place", "3 variables are basic in 2 rows", { $0.checkBasis() }, { $0.place[2] = 0 }),
    Break("rows", "position 0 and its row disagree", { $0.checkBasis() }, { $0.basis.positionOf[0] = 1 }),
    Break("held", "variable 2 is not where kink 2 holds it", { $0.checkHeld() }, { $0.value[2] = 11 }),
    Break(
      "own kink", "variable 2 is held at kink 0, which is not its own", { $0.checkHeld() }, { $0.heldAt[2] = 0 }),
    Break(
      "side", "kink 0 counts on the wrong side, 3.0 from its variable", { $0.checkSides() }, { $0.kinkSide[0] = -1 }),
    Break("stands", "basic variable 0 is at kink 0", { $0.checkSides() }, { $0.kinkSide[0] = 0 }),
    Break("count", "0 kinks lie right of variable 0, not 1", { $0.checkCounts() }, { $0.kinksRight[0] = 1 }),
    Break("cost", "0 required kinks cost something, not 1", { $0.checkCounts() }, { $0.costly = 1 }),
    Break("list", "1 variables name a list that does not contain them", { $0.checkLists() }, { $0.listOf[2] = 0 }),
    Break("tail", "list 0 does not end at its tail", { $0.checkLists() }, { $0.listTail[0] = 2 }),
    Break("circle", "list 0 is broken before variable 2", { $0.checkLists() }, { $0.loop(2, inList: 0) }),
    Break("optimum", "variable 2 improves level 0 in direction 1.0", { $0.checkOptimum() }, { $0.gradient[4] = -3 }),
    Break("candidate", "variable 2 is still a candidate", { $0.checkOptimum() }, { $0.listHead[0] = 2 }),
    Break("sum", "row 0 is off by -1.0", { $0.checkRows() }, { $0.value[0] = 7 }),
    Break(
      "inverse", "row 0 of the inverse times column 0 of the basis is 2.0", { $0.checkFactor() },
      { for r in 0..<2 { $0.basis.inverse[r] *= 2 } }),
  ])
  func reportsABrokenInvariant(_ broken: Break) {
    Self.solved { simplex in
      #expect(broken.check(simplex) == nil)
      broken.damage(&simplex)
      #expect(broken.check(simplex) == broken.words)
    }
  }

  @Test func reportsLeftoverScratch() {
    Self.solved { simplex in
      let work = simplex.work
      work.pointee.laneValues[0] = 1
      #expect(work.pointee.checkIsClean() == "lane value 0 is left over")
      work.pointee.laneValues[0] = 0
      work.pointee.column.values[1] = 1
      #expect(work.pointee.checkIsClean() == "position 1 of the column is left over")
      work.pointee.column.values[1] = 0
      work.pointee.lanes.mark(0)
      #expect(work.pointee.checkIsClean() == "word 0 of the lanes is still marked")
      work.pointee.lanes.bits[0] = 0
      work.pointee.touchedMark[1] = 1
      #expect(work.pointee.checkIsClean() == "variable 1 is still marked as touched")
    }
  }

  /// A chain of 20 rows x(i+1) - x(i) = 1, which is too long for a dense inverse.
  @Test func reportsBrokenTriangles() {
    let work = Box(Workspace())
    var input = SimplexInput()
    (input.variables, input.rows, input.levels, input.userLevels) = (21, 20, 1, 1)
    for row in 0..<20 {
      input.rowStart.append(Int32(2 * row))
      for (variable, coefficient) in [(row, -1.0), (row + 1, 1.0)] {
        input.rowVariable.append(Int32(variable))
        input.rowCoefficient.append(coefficient)
      }
      input.kinks.append(Kink(owner: Int32(21 + row), level: 0, position: 1, low: -1, high: 1, tag: -1))
    }
    for variable in 0..<21 {
      input.kinks.append(Kink(owner: Int32(variable), level: 0, position: 0, low: 0, high: 0, tag: -1))
    }
    input.order.fill(21, 0)
    input.start.fill(21, 0)
    var simplex = Simplex(input, work: work.pointer)
    simplex.crash()
    #expect(simplex.checkFactor() == nil && !simplex.basis.isDense)
    let pivot = simplex.basis.factor.diagonal[3]
    simplex.basis.factor.diagonal[3] = 0
    #expect(simplex.checkFactor() == "pivot 3 of the factors is 0")
    simplex.basis.factor.diagonal[3] = pivot
    let upper = simplex.basis.factor.upper.columnStart[20]
    simplex.basis.factor.upper.columnStart[20] = upper + 1
    #expect(simplex.checkFactor() == "U columns ends at \(upper + 1), not at \(upper)")
    simplex.basis.factor.upper.columnStart[20] = upper
    simplex.basis.factor.updatePivot.append(0)
    simplex.basis.factor.updateColumnStart.append(0)
    simplex.basis.factor.updateRowStart.append(0)
    #expect(simplex.checkFactor() == "the pivot of update 0 is 0")
  }
}

extension Simplex {
  fileprivate mutating func loop(_ variable: Int, inList list: Int) {
    listHead[list] = Int32(variable)
    listOf[variable] = Int32(list)
    listNext[variable] = Int32(variable)
    listPrevious[variable] = -1
  }
}
