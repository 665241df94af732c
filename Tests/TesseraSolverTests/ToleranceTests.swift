// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import Foundation
import Testing

@testable import TesseraSolver

struct ToleranceTests {
  /// Each tolerance must be larger than the errors that it covers: noise first, then positions, then reports.
  @Test func tolerancesAreOrdered() {
    #expect(Tolerance.factorEntry < Tolerance.laneEntry && Tolerance.laneEntry < Tolerance.gradientEntry)
    #expect(Tolerance.gradientEntry < Tolerance.slope && Tolerance.columnEntry < Tolerance.position)
    #expect(Tolerance.slope < Tolerance.steeper)
    // The smallest coefficient that callers can pass must not count as zero.
    #expect(NumericRange.smallestCoefficient > Tolerance.slope && NumericRange.smallestCoefficient > Tolerance.rate)
    #expect(Tolerance.position < Tolerance.walk && Tolerance.position < Tolerance.conflict)
    #expect(Tolerance.flattestAlias * Tolerance.steepestAlias == 1)
  }

  /// At 1,000 points, the tolerance is 1e-9 * 1001 for a position and 1e-6 * 2 for a conflict.
  @Test func tolerancesScaleWithMagnitudes() {
    #expect(abs(Tolerance.position(at: -1000) - 1.001e-6) < 1e-18)
    #expect(Tolerance.conflict(at: 1000) == 2e-6)
  }

  /// The tolerance table contains every small number in the solver's sources. `NumericRange` is the range of external
  /// numbers.
  @Test func allTolerancesAreInTheTable() throws {
    let package = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent()
    let folder = package.appendingPathComponent("Sources/TesseraSolver").resolvingSymlinksInPath()
    let files = try #require(FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil))
    var seen = 0
    for case let file as URL in files where file.pathExtension == "swift" {
      seen += 1
      if ["Tolerance.swift", "Terms.swift"].contains(file.lastPathComponent) { continue }
      for line in try String(contentsOf: file, encoding: .utf8).split(separator: "\n") {
        let code = line.split(separator: "//", maxSplits: 1, omittingEmptySubsequences: false)[0]
        #expect(code.firstMatch(of: /[0-9]e-[0-9]/) == nil, "\(file.lastPathComponent): \(line)")
      }
    }
    #expect(seen > 30)
  }
}
