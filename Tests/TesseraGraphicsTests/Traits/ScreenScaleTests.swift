// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import Foundation
import Testing

@testable import TesseraGraphics

@Suite struct ScreenScaleTests {
  /// The scale is 3 unless the variable contains a valid number. Other values are reported and ignored.
  @Test(
    arguments: [
      (nil, 3), ("", 3), ("2", 2), ("1", 1), ("2.5", 2.5), ("0", 3), ("-1", 3), ("65", 3), ("nan", 3), ("inf", 3),
      ("2x", 3),
    ] as [(String?, CGFloat)])
  func values(_ text: String?, _ scale: CGFloat) {
    #expect(ScreenScale.value(text) == scale)
  }
}
