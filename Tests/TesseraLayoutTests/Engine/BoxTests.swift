// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import Foundation
import Testing

@testable import TesseraLayout

/// Constraint layout of trees without views. The root is 300 x 200 points.
@MainActor
@Suite struct BoxTests {
  private let root = Box(CGRect(x: 0, y: 0, width: 300, height: 200))
  private let child = Box()
  private let other = Box()

  init() {
    root.translatesAutoresizingMask = true
    root.add(child)
  }

  private func constraint(
    _ first: Box, _ side: NSLayoutConstraint.Attribute, _ second: Box?, _ otherSide: NSLayoutConstraint.Attribute,
    _ constant: CGFloat
  ) -> NSLayoutConstraint {
    NSLayoutConstraint(
      item: first, attribute: side, relatedBy: .equal, toItem: second, attribute: otherSide, multiplier: 1,
      constant: constant)
  }

  private func pin(_ box: Box) {
    NSLayoutConstraint.activate([
      constraint(box, .leading, root, .leading, 10), constraint(box, .trailing, root, .trailing, -30),
      constraint(box, .top, root, .top, 20), constraint(box, .height, nil, .notAnAttribute, 50),
    ])
  }

  @Test func placesABox() {
    pin(child)
    root.layOut()
    // 300 - 10 - 30 = 260 points remain for the width.
    #expect(child.frame == CGRect(x: 10, y: 20, width: 260, height: 50))
  }

  @Test func mirrorsLeadingAndTrailing() {
    root.isRightToLeft = true
    pin(child)
    root.layOut()
    #expect(child.frame == CGRect(x: 30, y: 20, width: 260, height: 50))
  }

  @Test func followsAConstant() {
    pin(child)
    root.layOut()
    root.constraints[0].constant = 40
    root.layOut()
    #expect(child.frame == CGRect(x: 40, y: 20, width: 230, height: 50))
  }

  @Test func readsAVisualFormat() {
    root.add(other)
    other.intrinsicSize = CGSize(width: 40, height: 10)
    NSLayoutConstraint.activate(
      NSLayoutConstraint.constraints(
        withVisualFormat: "H:|-5-[child]-[other]-|", options: .alignAllTop, views: ["child": child, "other": other]))
    root.layOut()
    // The margin and the space between boxes are 8 points. The box without content takes the remaining space.
    #expect(other.frame.minX == 300 - 8 - 40 && other.frame.width == 40 && other.frame.height == 10)
    #expect(child.frame.minX == 5 && child.frame.maxX == 300 - 8 - 40 - 8)
  }

  @Test func restoresTheFrameWithoutAConstraint() {
    child.intrinsicSize = CGSize(width: 60, height: 30)
    pin(child)
    root.layOut()
    NSLayoutConstraint.deactivate([root.constraints[1]])
    root.layOut()
    #expect(child.frame == CGRect(x: 10, y: 20, width: 60, height: 50))
    #expect(root.constraints.count == 2 && child.constraints.count == 1)
  }
}
