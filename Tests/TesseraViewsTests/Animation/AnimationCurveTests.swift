// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import Testing

@testable import TesseraViews

@Suite struct AnimationCurveTests {
  /// Keyboard notifications contain the curve 7, and apps force-unwrap the initializer's result.
  @Test func curvesFromRawValues() {
    #expect(UIView.AnimationCurve(rawValue: 7) == .easeInOut)
    for curve in [UIView.AnimationCurve.easeInOut, .easeIn, .easeOut, .linear] {
      #expect(UIView.AnimationCurve(rawValue: curve.rawValue) == curve)
    }
  }
}
