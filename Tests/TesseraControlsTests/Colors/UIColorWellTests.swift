// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import Foundation
import TesseraViewFixtures
import Testing

@testable import TesseraControls
@testable import TesseraGraphics
@testable import TesseraViews

/// A 28-point color well at (10, 10). Its center is at (24, 24), and the ring is 3 points wide, with a 2-point gap
/// inside it.
@MainActor @Suite struct UIColorWellTests {
  @Test func paints() throws {
    let well = UIColorWell(frame: CGRect(10, 10, 28, 28))
    #expect(UIColorWell().frame.size == CGSize(width: 28, height: 28))
    let painted = PaintedControl(well)
    #expect(try painted.color(24, 24) == PaintedControl.ground)
    well.selectedColor = .red
    #expect(try painted.color(24, 24) == UIColor.red.light)
    // Distances from the center: the disc ends at 9, the gap spans 9 to 11, and the ring spans 11 to 14.
    #expect(try painted.color(34, 24) == PaintedControl.ground)
    let (right, left) = try (painted.color(36, 24), painted.color(11, 24))
    #expect(right != PaintedControl.ground && left != PaintedControl.ground && right != left)
    #expect(try painted.color(11, 11) == PaintedControl.ground)
  }

  @Test func unusualSizes() throws {
    let well = UIColorWell(frame: CGRect(10, 10, 2, 5))
    well.selectedColor = .red
    #expect(try PaintedControl(well).color(50, 50) == PaintedControl.ground)
  }
}
