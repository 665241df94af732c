// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import Foundation
import TesseraRaster
import TesseraViewFixtures
import Testing

@testable import TesseraGraphics
@testable import TesseraViews

/// Unrealistic sizes and depths, which must have defined results.
@MainActor @Suite struct HostileTreeTests {
  @Test func aTreeOfAThousandLevels() {
    let root = makeRoot()
    var parent = root
    for _ in 0..<1000 {
      let view = UIView(frame: CGRect(1, 0, 10, 10))
      parent.addSubview(view)
      parent = view
    }
    root.layoutIfNeeded()
    #expect(parent.convert(CGPoint.zero, to: root).x == 1000)
    parent.backgroundColor = .red
    #expect(root.displayList(scale: 1, pixels: (10, 10), background: .clear).commands.count == 1)
  }

  @Test func aMillionPoints() {
    let root = makeRoot(1e6, 1e6)
    let box = addBox(to: root)
    activate(
      box.rightAnchor.constraint(equalTo: root.rightAnchor), box.bottomAnchor.constraint(equalTo: root.bottomAnchor),
      box.widthAnchor.constraint(equalTo: root.widthAnchor, multiplier: 0.5),
      box.heightAnchor.constraint(equalToConstant: 1))
    root.layoutIfNeeded()
    #expect(box.frame == CGRect(500_000, 999_999, 500_000, 1))
  }

  /// In right-to-left layouts, leading is the right edge, and constants are measured inward: 200 - 10 - 30.
  @Test func rightToLeft() {
    let window = makeWindow(200, 100, direction: .rightToLeft)
    let (a, b) = (addBox(to: window), addBox(to: window))
    activate(
      a.leadingAnchor.constraint(equalTo: window.leadingAnchor, constant: 10),
      a.widthAnchor.constraint(equalToConstant: 30),
      b.leadingAnchor.constraint(greaterThanOrEqualTo: a.trailingAnchor, constant: 5),
      b.leadingAnchor.constraint(equalTo: a.trailingAnchor).at(500), b.widthAnchor.constraint(equalToConstant: 20))
    window.layoutIfNeeded()
    #expect((a.frame.minX, a.frame.width) == (160, 30))
    // The view ends at least 5 points farther to the left: 160 - 5 - 20.
    #expect((b.frame.minX, b.frame.width) == (135, 20))
  }
}
