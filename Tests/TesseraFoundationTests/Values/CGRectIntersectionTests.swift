// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import Testing
import TesseraFoundation

/// Tests according to the documentation of `CGRectIntersectsRect` and `CGRectIntersection`.
@Suite struct CGRectIntersectionTests {
  private let box = CGRect(x: 0, y: 0, width: 10, height: 10)

  @Test(arguments: [
    // Rectangles that share only an edge or a corner.
    (CGRect(x: 10, y: 0, width: 5, height: 5), false), (CGRect(x: 10, y: 10, width: 5, height: 5), false),
    (CGRect(x: -5, y: 0, width: 5, height: 10), false), (CGRect(x: 9, y: 9, width: 5, height: 5), true),
    // Empty rectangles inside the other rectangle.
    (CGRect(x: 5, y: 5, width: 0, height: 0), true), (CGRect(x: 5, y: 2, width: 0, height: 3), true),
    (CGRect(x: 0, y: 0, width: 0, height: 0), false),
    // Rectangles with negative sizes. They span 5 to 12 and 10 to 15.
    (CGRect(x: 12, y: 12, width: -7, height: -7), true), (CGRect(x: 15, y: 15, width: -5, height: -5), false),
    (CGRect.null, false), (CGRect.infinite, true),
    (CGRect(x: CGFloat.nan, y: 0, width: 1, height: 1), false),
    (CGRect(x: 0, y: 0, width: CGFloat.nan, height: 1), false),
  ])
  func intersecting(_ other: CGRect, _ expected: Bool) {
    #expect(box._coreGraphicsIntersects(other) == expected)
    #expect(other._coreGraphicsIntersects(box) == expected)
    #expect(box._coreGraphicsIntersection(other).isNull == !expected)
  }

  @Test func intersections() {
    #expect(
      box._coreGraphicsIntersection(CGRect(x: 12, y: 12, width: -7, height: -8))
        == CGRect(x: 5, y: 4, width: 5, height: 6))
    #expect(box._coreGraphicsIntersection(.infinite) == box)
    #expect(CGRect.null._coreGraphicsIntersection(.null).isNull)
  }
}
