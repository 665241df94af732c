// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import Foundation
import Testing

@testable import TesseraInteractions
@testable import TesseraViews

/// Menu frames calculated by hand. A menu is 8 points from a control and 16 points from a preview.
@Suite struct MenuPlacementTests {
  private let room = CGRect(x: 8, y: 20, width: 304, height: 440)
  private let size = CGSize(width: 250, height: 88)

  @Test(arguments: [
    // Sources at the left, in the middle and at the right of the available area.
    (CGRect(x: 10, y: 40, width: 60, height: 30), CGRect(x: 10, y: 78, width: 250, height: 88)),
    (CGRect(x: 130, y: 40, width: 60, height: 30), CGRect(x: 35, y: 78, width: 250, height: 88)),
    (CGRect(x: 250, y: 40, width: 60, height: 30), CGRect(x: 60, y: 78, width: 250, height: 88)),
    // A menu that does not fit below its source is above it.
    (CGRect(x: 10, y: 420, width: 60, height: 30), CGRect(x: 10, y: 324, width: 250, height: 88)),
    // If the source is outside the area, the menu stays inside.
    (CGRect(x: -500, y: 40, width: 60, height: 30), CGRect(x: 8, y: 78, width: 250, height: 88)),
  ])
  func nextToAControl(anchor: CGRect, expected: CGRect) {
    #expect(MenuPlacement.adjacent(to: anchor, size: size, room: room).menu == expected)
  }

  @Test func belowAPreview() {
    let placement = MenuPlacement.nextTo(preview: CGRect(x: 20, y: 40, width: 100, height: 50), size: size, room: room)
    #expect(placement.preview == CGRect(x: 20, y: 40, width: 100, height: 50))
    #expect(placement.menu == CGRect(x: 20, y: 106, width: 250, height: 88))
  }

  @Test func aboveALowPreview() {
    let placement = MenuPlacement.nextTo(preview: CGRect(x: 20, y: 400, width: 100, height: 50), size: size, room: room)
    #expect(placement.preview.minY == 400)
    #expect(placement.menu.maxY == 384)
  }

  /// The preview is as wide as the area, so the menu is aligned with its leading edge: it begins at 8, or ends at 312
  /// in a right-to-left layout.
  @Test func alignsWithTheLeadingEdgeOfAWidePreview() {
    let wide = CGRect(x: 8, y: 40, width: 304, height: 50)
    #expect(MenuPlacement.nextTo(preview: wide, size: size, room: room).menu.minX == 8)
    #expect(MenuPlacement.nextTo(preview: wide, size: size, room: room, isRightToLeft: true).menu.maxX == 312)
    // The menu of a preview at the left is aligned to the left.
    let left = CGRect(x: 20, y: 40, width: 100, height: 50)
    #expect(MenuPlacement.nextTo(preview: left, size: size, room: room, isRightToLeft: true).menu.minX == 20)
  }

  @Test func shrinksATallPreview() {
    let placement = MenuPlacement.nextTo(preview: CGRect(x: 8, y: 0, width: 304, height: 600), size: size, room: room)
    // 440 - 16 - 88 = 336 points remain for the preview, up to rounding.
    #expect(abs(placement.preview.height - 336) < 1e-9)
    #expect(abs(placement.preview.minY - 20) < 1e-9)
    #expect(abs(placement.menu.minY - 372) < 1e-9)
    #expect(abs(placement.menu.height - 88) < 1e-9)
  }

  @Test func emptyContentHasAFiniteFrame() {
    let placement = MenuPlacement.nextTo(preview: .zero, size: .zero, room: .zero)
    #expect(placement.menu == .zero)
    #expect(placement.preview == .zero)
  }
}
