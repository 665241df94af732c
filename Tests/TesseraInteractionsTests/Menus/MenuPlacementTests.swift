// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import Foundation
import Testing

@testable import TesseraInteractions
@testable import TesseraViews

/// Frames calculated by hand. A menu's distance is 8 points to a control, and 16 to a preview.
@Suite struct MenuPlacementTests {
  private let room = CGRect(x: 8, y: 20, width: 304, height: 440)
  private let size = CGSize(width: 250, height: 88)

  @Test(arguments: [
    // At the left, in the middle and at the right of the available area.
    (CGRect(x: 10, y: 40, width: 60, height: 30), CGRect(x: 10, y: 78, width: 250, height: 88)),
    (CGRect(x: 130, y: 40, width: 60, height: 30), CGRect(x: 35, y: 78, width: 250, height: 88)),
    (CGRect(x: 250, y: 40, width: 60, height: 30), CGRect(x: 60, y: 78, width: 250, height: 88)),
    // Above if it does not fit below.
    (CGRect(x: 10, y: 420, width: 60, height: 30), CGRect(x: 10, y: 324, width: 250, height: 88)),
    // For a source outside of the area, the menu stays inside.
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

  /// The preview is as wide as the area: the menu is at the leading edge, beginning at 8 or ending at 312.
  @Test func alignsWithTheLeadingEdgeOfAWidePreview() {
    let wide = CGRect(x: 8, y: 40, width: 304, height: 50)
    #expect(MenuPlacement.nextTo(preview: wide, size: size, room: room).menu.minX == 8)
    #expect(MenuPlacement.nextTo(preview: wide, size: size, room: room, isRightToLeft: true).menu.maxX == 312)
    // The menu of a preview at the left stays at the left.
    let left = CGRect(x: 20, y: 40, width: 100, height: 50)
    #expect(MenuPlacement.nextTo(preview: left, size: size, room: room, isRightToLeft: true).menu.minX == 20)
  }

  @Test func shrinksATallPreview() {
    let placement = MenuPlacement.nextTo(preview: CGRect(x: 8, y: 0, width: 304, height: 600), size: size, room: room)
    // 440 - 16 - 88 are left for it, up to rounding.
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
