// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import Foundation
import Testing

@testable import TesseraViews

/// A preferred width takes precedence over a preferred fraction, and both are clamped to the minimum and maximum
/// widths.
@Suite struct SplitColumnWidthsTests {
  private typealias Preference = SplitColumnWidths.Preference

  private func primary(_ style: UISplitViewController.Style, _ preference: Preference, _ total: CGFloat) -> CGFloat {
    SplitColumnWidths(style, primary: preference, supplementary: Preference(), total: total).primary
  }

  @Test func preferences() {
    #expect(primary(.unspecified, Preference(), 1180) == 320)
    // 0.5 x 1180 = 590, but at most 320 unless the app sets a maximum.
    #expect(primary(.unspecified, Preference(fraction: 0.5), 1180) == 320)
    #expect(primary(.unspecified, Preference(fraction: 0.5, maximum: 2000), 1180) == 590)
    #expect(primary(.doubleColumn, Preference(width: 280), 1180) == 280)
    #expect(primary(.doubleColumn, Preference(width: 280, fraction: 0.4), 1180) == 280)
    #expect(primary(.doubleColumn, Preference(fraction: 0.1, minimum: 200), 1180) == 200)
    #expect(primary(.tripleColumn, Preference(), 1180) == 280)
    let triple = SplitColumnWidths(.tripleColumn, primary: Preference(), supplementary: Preference(), total: 1180)
    #expect(triple.supplementary == 320)
    // A double-column style has no supplementary column.
    #expect(SplitColumnWidths(.doubleColumn, primary: .init(), supplementary: .init(), total: 900).supplementary == 0)
  }

  @Test(arguments: [CGFloat.nan, .infinity, -.infinity, -5, 1e9])
  func badWidths(_ bad: CGFloat) {
    for preference in [
      Preference(width: bad), Preference(fraction: bad), Preference(minimum: bad), Preference(maximum: bad),
    ] {
      for style in [UISplitViewController.Style.unspecified, .doubleColumn, .tripleColumn] {
        let width = primary(style, preference, 1000)
        #expect(width >= 0 && width <= 1000)
      }
    }
  }
}
