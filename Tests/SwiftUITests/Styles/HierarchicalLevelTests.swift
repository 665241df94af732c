// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import Foundation
import SwiftUI
import Testing

/// Levels of styles on a white window.
@MainActor @Suite struct HierarchicalLevelTests {
  private func color(_ style: some ShapeStyle) -> [UInt8] { HostedScreen(Rectangle().fill(style)).pixel(100, 50) }

  /// The system's colors in light mode: #F2F2F7 and #FFFFFF.
  @Test func backgroundsHaveTheSystemsLevels() {
    #expect(color(.background.secondary) == [242, 242, 247, 255])
    #expect(color(.background.tertiary) == [255, 255, 255, 255])
    #expect(color(.background) == [255, 255, 255, 255])
  }

  /// A level of another background is a translucent form of it.
  @Test func levelsOfCustomBackgrounds() {
    let view = Rectangle().fill(.background.secondary).backgroundStyle(SwiftUI.Color(red: 0, green: 0, blue: 0))
    let half = HostedScreen(view).pixel(100, 50)
    #expect((127...128).contains(half.first ?? 0))
  }

  @Test func levelsAreMoreAndMoreTranslucent() {
    let black = SwiftUI.Color(red: 0, green: 0, blue: 0)
    let levels = [color(black), color(black.secondary), color(black.tertiary), color(black.quaternary)].map { $0[0] }
    #expect(levels == levels.sorted() && Set(levels).count == 4)
    // The secondary level of a secondary level is the tertiary level.
    #expect(color(black.secondary.secondary) == color(black.tertiary))
    #expect(color(AnyShapeStyle(.background).secondary) == [242, 242, 247, 255])
    #expect(color(HierarchicalShapeStyle.primary.secondary) == color(.secondary))
  }
}
