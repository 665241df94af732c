// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import Foundation
import Testing

@testable import TesseraGraphics

@Suite struct ScreenScaleTests {
  /// 3 unless a number says otherwise; what is no scale is reported and changes nothing.
  @Test(
    arguments: [
      (nil, 3), ("", 3), ("2", 2), ("1", 1), ("2.5", 2.5), ("0", 3), ("-1", 3), ("65", 3), ("nan", 3), ("inf", 3),
      ("2x", 3),
    ] as [(String?, CGFloat)])
  func values(_ text: String?, _ scale: CGFloat) {
    #expect(ScreenScale.value(text) == scale)
  }
}
