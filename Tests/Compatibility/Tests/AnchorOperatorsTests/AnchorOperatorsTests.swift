// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import AnchorOperators
import PinKit
import Testing
import UIKit

@Suite @MainActor
struct AnchorOperatorsTests {
  let container = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
  let first = UIView()
  let second = UIView()

  init() {
    container.addSubview(first)
    container.addSubview(second)
  }

  /// The first view begins 16 points from the left and is 320 / 4 = 80 points wide. The second view begins 8 points
  /// after it, at 16 + 80 + 8, and ends 16 points from the right.
  @Test func operatorsCreateConstraints() {
    first.leadingAnchor == container.leadingAnchor + 16
    first.topAnchor == container.topAnchor + 20
    first.widthAnchor == container.widthAnchor * 0.25
    first.heightAnchor == 44
    second.leadingAnchor == first.trailingAnchor + 8
    second.trailingAnchor == container.trailingAnchor - 16
    second.topAnchor == first.topAnchor
    second.bottomAnchor == first.bottomAnchor
    container.layoutIfNeeded()
    #expect(first.frame == CGRect(x: 16, y: 20, width: 80, height: 44))
    #expect(second.frame == CGRect(x: 104, y: 20, width: 200, height: 44))
  }

  /// If two widths conflict, the width with the higher priority applies.
  @Test func higherPriorityWins() {
    first.leadingAnchor == container.leadingAnchor
    first.topAnchor == container.topAnchor
    first.heightAnchor == 10
    first.widthAnchor == 100 ~ .defaultLow
    first.widthAnchor == 60 ~ .defaultHigh
    container.layoutIfNeeded()
    #expect(first.frame.width == 60)
  }

  @Test func viewsAndGuidesShareAProtocol() {
    NSLayoutConstraint.pin {
      first.constrained().edges(to: container.layoutMarginsGuide)
      if container.bounds.width > 300 {
        second.constrained().size(CGSize(width: 30, height: 20))
      }
      for item in [second] { item.center(in: first) }
    }
    container.layoutIfNeeded()
    // The margins of a plain view are 8 points.
    #expect(first.frame == CGRect(x: 8, y: 8, width: 304, height: 464))
    #expect(second.frame == CGRect(x: 145, y: 230, width: 30, height: 20))
  }

  @Test func viewsAreHashable() {
    var names: [UIView: String] = [:]
    names[first] = "first"
    names[second] = "second"
    #expect(names[first] == "first" && names.count == 2)
    #expect(Set([first, second, first]).count == 2)
    #expect(first == first && first != second)
  }
}
