// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import Foundation
import Testing

@testable import TesseraViews

@MainActor @Suite struct AnchorEqualityTests {
  @Test func anchorsOfTheSameAttributeAreEqual() {
    let (view, other) = (UIView(), UIView())
    let constraint = view.topAnchor.constraint(equalTo: other.bottomAnchor)
    #expect(constraint.firstAnchor == view.topAnchor)
    #expect(constraint.secondAnchor == other.bottomAnchor)
    #expect(view.topAnchor != view.bottomAnchor)
    #expect(view.topAnchor != other.topAnchor)
    #expect(view.topAnchor.hash == view.topAnchor.hash)
    #expect(Set([view.leadingAnchor, view.leadingAnchor, view.trailingAnchor]).count == 2)
  }
}
