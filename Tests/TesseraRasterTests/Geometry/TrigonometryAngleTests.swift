// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import Foundation
import Testing

@testable import TesseraRaster

@Suite struct TrigonometryAngleTests {
  /// Compares angles with the C library, whose last bit may differ: by at most two units of 2.2e-16 for angles below
  /// 4.
  @Test func allAround() {
    for step in -400...400 {
      let angle = Double(step) / 400 * Double.pi
      let found = Trigonometry.angle(sine: sin(angle) * 7, cosine: cos(angle) * 7)
      #expect(abs(found - atan2(sin(angle) * 7, cos(angle) * 7)) < 1e-15, "\(angle)")
    }
  }

  @Test func zeroVector() {
    #expect(Trigonometry.angle(sine: 0, cosine: 0) == 0)
    #expect(Trigonometry.angle(sine: .infinity, cosine: 1) == 0)
    #expect(Trigonometry.angle(sine: .nan, cosine: .nan) == 0)
  }
}
