// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import Mortar3
import Testing

@Suite @MainActor
struct StatementDescriptionTests {
  @Test func describesStatements() {
    var group: MortarConstraintGroup?
    let root = UIView {
      UILabel {
        $0.text = "Hello"
        group = $0.layout.sides == $0.parentLayout.sideMargins + CGSize(width: 8, height: -1) ^ .high
      }
    }
    let words = withExtendedLifetime(root) { group?.inWords ?? "" }
    #expect(words.hasPrefix("Mortar3Tests/StatementDescriptionTests.swift:"))
    #expect(
      words.hasSuffix(
        """
        UILabel 'Hello'.(leading, trailing) == parentLayout.(leadingMargin, trailingMargin) + (8, -1) ^ 750
          UILabel 'Hello''s leading edge equals its superview's leading margin plus 8 points, with priority 750.
          UILabel 'Hello''s trailing edge equals its superview's trailing margin minus 1 point, with priority 750.
        """))
    #expect(withExtendedLifetime(root) { group.map { "\($0)" } } == words)
  }

  @Test func describesConstraints() {
    let (root, view, guide) = (UIView(), UIView(), UILayoutGuide())
    root.addSubview(view)
    root.addLayoutGuide(guide)
    view.accessibilityIdentifier = "box"
    view.layout.height == 44 % .deactivated
    view.layout.width <= view.layout.height * 1.5
    view.layout.top >= view.parentSafeAreaLayout.top - 0.5
    view.layout.centerX == guide.layout.centerX
    let group = view.layout.height == 44 % .deactivated
    #expect(group.layoutConstraints.first?.inWords == "UIView 'box''s height equals 44 points (not active).")
    #expect(
      view.constraintsInWords == "UIView 'box''s width is at most 1.5 times its own height.")
    #expect(
      root.constraintsInWords.hasSuffix(
        """
        UIView 'box''s top edge is at least its superview's safe area's top edge minus 0.5 points.
        UIView 'box''s horizontal center equals its superview's layout guide's horizontal center.
        """))
  }
}
