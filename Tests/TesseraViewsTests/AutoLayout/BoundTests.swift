// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import Foundation
import TesseraViewFixtures
import Testing

@testable import TesseraViews

/// An edge constrained only by inequalities is placed at their bound, as recorded on iOS. The root is 200 x 100.
@MainActor @Suite struct BoundTests {
  private let root = makeRoot()

  private func frame(_ make: (UIView) -> [NSLayoutConstraint]) -> CGRect {
    let box = addBox(to: root)
    NSLayoutConstraint.activate(make(box))
    root.layoutIfNeeded()
    return box.frame
  }

  /// With v.top <= w.top + 23, iOS places the edge at 23 instead of 0.
  @Test func topAtMost() {
    let box = frame { [$0.topAnchor.constraint(lessThanOrEqualTo: root.topAnchor, constant: 23)] }
    #expect(box.minY == 23)
  }

  /// v.trailing <= w.trailing - 74 has the bound 200 - 74.
  @Test func trailingAtMost() {
    let box = frame {
      [
        $0.trailingAnchor.constraint(lessThanOrEqualTo: root.trailingAnchor, constant: -74),
        $0.widthAnchor.constraint(equalToConstant: 50),
      ]
    }
    #expect(box == CGRect(200 - 74 - 50, 0, 50, 0))
  }

  @Test func bottomAtLeast() {
    let box = frame {
      [
        $0.bottomAnchor.constraint(greaterThanOrEqualTo: root.bottomAnchor, constant: -10),
        $0.heightAnchor.constraint(equalToConstant: 30),
      ]
    }
    #expect(box.maxY == 90)
  }

  @Test func centerAtMostOptional() {
    let box = frame {
      [
        $0.centerXAnchor.constraint(lessThanOrEqualTo: root.centerXAnchor, constant: 30).at(100),
        $0.widthAnchor.constraint(equalToConstant: 20),
      ]
    }
    #expect(box.midX == 130)
  }

  /// A size is not an edge, so without content it keeps its default, 0.
  @Test func widthAtMostKeepsTheDefault() {
    let box = frame { [$0.widthAnchor.constraint(lessThanOrEqualToConstant: 100)] }
    #expect(box.width == 0)
  }

  /// Content takes precedence over bounds, so a label keeps the width of its text.
  @Test func contentSizeWins() {
    let label = adopt(UILabel(), root)
    label.text = "Hug"
    activate(
      label.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 10),
      label.trailingAnchor.constraint(lessThanOrEqualTo: root.trailingAnchor, constant: -10))
    root.layoutIfNeeded()
    #expect(abs(label.frame.width - label.intrinsicContentSize.width) < 1e-9)
  }

  /// The result does not depend on previous constraints.
  @Test func boundsCanChangeAndBeReactivated() {
    let box = addBox(to: root)
    let top = box.topAnchor.constraint(lessThanOrEqualTo: root.topAnchor, constant: 23)
    top.isActive = true
    root.layoutIfNeeded()
    top.constant = 61
    root.layoutIfNeeded()
    #expect(box.frame.minY == 61)
    top.isActive = false
    root.layoutIfNeeded()
    #expect(box.frame.minY == 0)
    top.isActive = true
    root.layoutIfNeeded()
    #expect(box.frame.minY == 61)
    #expect(box.hasAmbiguousLayout)
  }
}
