// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import Mortar3
import Testing

/// Tests the meaning of numbers and arithmetic. All frames are in a container of 400 x 300 points.
@Suite @MainActor
struct CoordinateTests {
  struct Case: CustomTestStringConvertible, Sendable {
    let name: String
    let frame: CGRect
    let layout: @MainActor @Sendable (UIView) -> [MortarAddViewBox]

    var testDescription: String { name }

    init(
      _ name: String, _ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat,
      @MortarAddSubviewsBuilder _ layout: @escaping @MainActor @Sendable (UIView) -> [MortarAddViewBox]
    ) {
      self.name = name
      frame = CGRect(x: x, y: y, width: width, height: height)
      self.layout = layout
    }
  }

  nonisolated static let cases = [
    // Numbers are coordinates in the superview, where the left, leading and top edges are 0.
    Case("numbers", 30, 20, 50, 40) {
      $0.layout.leading == 30
      $0.layout.top == 20
      $0.layout.width == 50
      $0.layout.height == 40
    },
    Case("far edges", 50, 60, 50, 40) {
      $0.layout.trailing == 100
      $0.layout.bottom == 100
      $0.layout.size == CGSize(width: 50, height: 40)
    },
    // The components of a point are not swapped. The origin is (200, 150) minus half the size.
    Case("center", 180, 140, 40, 20) {
      $0.layout.center == CGPoint(x: 200, y: 150)
      $0.layout.size == CGSize(width: 40, height: 20)
    },
    Case("corner", 7, 9, 10, 10) {
      $0.layout.topLeft == CGPoint(x: 7, y: 9)
      $0.layout.size == CGSize(width: 10, height: 10)
    },
    // Insets are measured from the corresponding edges, so the size is 400 - 2 - 4 by 300 - 1 - 3.
    Case("insets", 2, 1, 394, 296) { $0.layout.edges == UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4) },
    Case("inset edges", 2, 1, 394, 296) {
      $0.layout.edges == $0.parentLayout.edges + UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    },
    // Subtracted insets enlarge the rectangle.
    Case("outset edges", -2, -1, 406, 304) {
      $0.layout.edges == $0.parentLayout.edges - UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    },
    Case("offsets", 5, 10, 393, 287) {
      $0.layout.leading == $0.parentLayout.leading + 5
      $0.layout.trailing == $0.parentLayout.trailing - 2
      $0.layout.top == $0.parentLayout.top + 10
      $0.layout.bottom == $0.parentLayout.bottom - 3.0
    },
    // The view's center is the container's center, (200, 150), offset by (10, -20).
    Case("moved center", 205, 125, 10, 10) {
      $0.layout.center == $0.parentLayout.center + CGPoint(x: 10, y: -20)
      $0.layout.size == CGSize(width: 10, height: 10)
    },
    // The corner consists of the top and the trailing edge. The point's y is added to the top, its x to the trailing
    // edge.
    Case("moved corner", 382, 5, 10, 10) {
      $0.layout.topTrailing == $0.parentLayout.topTrailing + CGPoint(x: -8, y: 5)
      $0.layout.size == CGSize(width: 10, height: 10)
    },
    Case("smaller size", 0, 0, 390, 280) {
      $0.layout.topLeft == CGPoint.zero
      $0.layout.size == $0.parentLayout.size - CGSize(width: 10, height: 20)
    },
    // Factors also apply to preceding offsets: (400 + 20) / 2 = 210. The height is 300 * 0.5 - 30 = 120.
    Case("factors", 0, 0, 210, 120) {
      $0.layout.topLeft == CGPoint.zero
      $0.layout.width == ($0.parentLayout.width + 20) / 2
      $0.layout.height == $0.parentLayout.height * 0.5 - 30
    },
    // Terms on the left are moved to the right side: 2 w + 20 = 400 results in w = 190, and -h >= -50 results in h <=
    // 50.
    Case("left side", 0, 0, 190, 50) {
      $0.layout.topLeft == CGPoint.zero
      $0.layout.width * 2 + 20 == $0.parentLayout.width
      $0.layout.height * -1 >= -50
      $0.layout.height == 80 ^ .low
    },
    Case("inequalities", 0, 0, 120, 90) {
      $0.layout.topLeft == CGPoint.zero
      $0.layout.width >= 120
      $0.layout.width == 10 ^ .high
      $0.layout.height <= 90
      $0.layout.height == $0.parentLayout.height ^ .medium
    },
    Case("all kinds of numbers", 1, 2, 3, 4) {
      $0.layout.left == Int8(1)
      $0.layout.top == UInt64(2)
      $0.layout.width == Float(3)
      $0.layout.height == CGFloat(4)
    },
  ]

  @Test(arguments: cases)
  func mapsCoordinates(_ example: Case) {
    #expect(frame(example.layout) == example.frame)
  }
}
