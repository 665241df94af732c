// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import Foundation
import Testing

@testable import TesseraRaster

@Suite struct TrigonometryTests {
  // The C library is the reference. It is within one unit in the last place of the exact value.
  @Test func matchesTheMathLibrary() {
    var worst = 0.0
    for step in -100_000...100_000 {
      let angle = Double(step) * 0.001234567
      let (s, c) = Trigonometry.sineAndCosine(angle: angle)
      worst = max(worst, max(abs(s - sin(angle)), abs(c - cos(angle))))
    }
    #expect(worst < 4e-16)
    for angle in [1e3, 12345.678, 1e6, 9.9e7] {
      let (s, c) = Trigonometry.sineAndCosine(angle: angle)
      #expect(abs(s - sin(angle)) < 4e-16)
      #expect(abs(c - cos(angle)) < 4e-16)
    }
  }

  @Test(arguments: [Double.nan, .infinity, -.infinity, 1e300])
  func invalidAnglesCountAsZero(angle: Double) {
    let (s, c) = Trigonometry.sineAndCosine(angle: angle)
    #expect(s == 0)
    #expect(c == 1)
  }
}
