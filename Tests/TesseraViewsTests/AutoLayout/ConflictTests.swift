// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import Foundation
import TesseraFoundation
import TesseraViewFixtures
import Testing

@testable import TesseraLayout
@testable import TesseraViews

/// Unsatisfiable constraints: the constraint that is broken, the log message, and the restoration of the constraint.
@MainActor @Suite struct ConflictTests {
  @Test func breaksTheLastActivatedConstraint() {
    let root = makeRoot()
    let box = addBox(to: root)
    let (a, b) = (box.widthAnchor.constraint(equalToConstant: 50), box.widthAnchor.constraint(equalToConstant: 70))
    activate(a, b)
    root.layoutIfNeeded()
    #expect(root.brokenConstraints == [b])
    #expect(box.frame.width == 50)
    // After its reactivation, `a` is the most recently activated constraint.
    a.isActive = false
    root.layoutIfNeeded()
    #expect(root.brokenConstraints.isEmpty)
    #expect(box.frame.width == 70)
    a.isActive = true
    root.layoutIfNeeded()
    #expect(root.brokenConstraints == [a])
  }

  /// The broken constraint is restored when the conflicting constraint is removed, or when the constants agree.
  @Test func recoversWhenTheConflictIsResolved() {
    let root = makeRoot()
    let box = addBox(to: root)
    let (a, b) = (box.widthAnchor.constraint(equalToConstant: 50), box.widthAnchor.constraint(equalToConstant: 70))
    activate(a, b)
    root.layoutIfNeeded()
    a.constant = 70
    root.layoutIfNeeded()
    #expect(root.brokenConstraints.isEmpty)
    a.constant = 20
    root.layoutIfNeeded()
    #expect(root.brokenConstraints == [b])
    a.priority = .defaultHigh
    root.layoutIfNeeded()
    #expect(root.brokenConstraints.isEmpty)
    #expect(box.frame.width == 70)
  }

  /// A user constraint is broken in favor of the frame of a view with an autoresizing mask, and in favor of a root's
  /// size.
  @Test func keepsSystemConstraints() {
    let root = makeRoot()
    let placed = UIView(frame: CGRect(5, 5, 30, 30))
    root.addSubview(placed)
    let wrong = placed.widthAnchor.constraint(equalToConstant: 99)
    let tooWide = root.widthAnchor.constraint(equalToConstant: 500)
    activate(wrong, tooWide)
    root.layoutIfNeeded()
    #expect(Set(root.brokenConstraints) == [wrong, tooWide])
    #expect(placed.frame == CGRect(5, 5, 30, 30))
    #expect(root.frame.width == 200)
  }

  /// Sizes are never negative. If two edges would cross, the later constraint is broken and the width is zero.
  @Test func sizesAreNeverNegative() {
    let root = makeRoot()
    let box = addBox(to: root)
    let left = box.leftAnchor.constraint(equalTo: root.leftAnchor, constant: 150)
    let right = box.rightAnchor.constraint(equalTo: root.leftAnchor, constant: 100)
    activate(left, right)
    root.layoutIfNeeded()
    #expect(box.frame.width >= 0)
    #expect(root.brokenConstraints == [right])
    #expect(box.frame.minX == 150)
    // An optional constraint to a negative width results in a width of zero.
    let other = addBox(to: root)
    other.widthAnchor.constraint(equalToConstant: -40).at(999).isActive = true
    root.layoutIfNeeded()
    #expect(other.frame.width == 0)
  }

  @Test func usesUIKitsMessage() {
    let root = makeRoot()
    let label = UILabel()
    label.text = "Name"
    _ = adopt(label, root)
    let a = label.widthAnchor.constraint(equalToConstant: 50)
    let b = label.widthAnchor.constraint(greaterThanOrEqualToConstant: 70)
    (a.identifier, b.identifier) = ("narrow", "wide")
    activate(a, b)
    root.layoutIfNeeded()
    let address = ConstraintDescription.address(of:)
    let name = "UILabel:\(address(label))'Name'"
    #expect(
      root.layoutEngine.conflictTexts == [
        """
        Unable to simultaneously satisfy constraints.
        \tProbably at least one of the constraints in the following list is one you don't want.\(" ")
        \tTry this:\(" ")
        \t\t(1) look at each constraint and try to figure out which you don't expect;\(" ")
        \t\t(2) find the code that added the unwanted constraint or constraints and fix it.\(" ")
        (
            "<NSLayoutConstraint:\(address(a)) 'narrow' \(name).width == 50   (active)>",
            "<NSLayoutConstraint:\(address(b)) 'wide' \(name).width >= 70   (active)>"
        )

        Will attempt to recover by breaking constraint\(" ")
        <NSLayoutConstraint:\(address(b)) 'wide' \(name).width >= 70   (active)>

        Make a symbolic breakpoint at UIViewAlertForUnsatisfiableConstraints to catch this in the debugger.
        The methods in the UIConstraintBasedLayoutDebugging category on UIView listed in <UIKitCore/UIView.h> may also be helpful.

        """
      ])
  }

  @Test func explainsAutoresizingConstraints() throws {
    let root = makeRoot()
    let placed = UIView(frame: CGRect(5, 5, 30, 30))
    root.addSubview(placed)
    placed.widthAnchor.constraint(equalToConstant: 99).isActive = true
    root.layoutIfNeeded()
    let text = try #require(root.layoutEngine.conflictTexts.first)
    #expect(text.contains("(Note: If you're seeing NSAutoresizingMaskLayoutConstraints that you don't understand"))
    #expect(text.contains("h=--& v=--& UIView:\(ConstraintDescription.address(of: placed)).width == 30   (active)>"))
  }

  /// Each form of constraint is described by its equation, in UIKit's format.
  @Test func describesEquations() {
    let root = makeRoot()
    let box = addBox(to: root)
    let address = ConstraintDescription.address(of:)
    let (b, r) = ("UIView:\(address(box))", "UIView:\(address(root))")
    let cases: [(NSLayoutConstraint, String)] = [
      (box.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 10), "\(b).leading == \(r).leading + 10"),
      (
        box.rightAnchor.constraint(lessThanOrEqualTo: root.rightAnchor, constant: -2.5),
        "\(b).right <= \(r).right - 2.5"
      ),
      (box.widthAnchor.constraint(equalTo: root.heightAnchor, multiplier: 0.5), "\(b).width == 0.5*\(r).height"),
      (box.heightAnchor.constraint(greaterThanOrEqualToConstant: 3).at(750), "\(b).height >= 3 @750"),
    ]
    for (constraint, text) in cases {
      #expect(constraint.description == "<NSLayoutConstraint:\(address(constraint)) \(text)   (inactive)>")
    }
    cases[0].0.isActive = true
    #expect(cases[0].0.description.hasSuffix("   (active, names: '|':\(r) )>"))
  }

  /// In a constraint's description, a view's accessibility identifier replaces the class and address, which are
  /// listed at the end. For a label, UIKit adds the text to the class and address.
  @Test func messagesContainIdentifiers() {
    let root = makeRoot()
    let (box, label) = (addBox(to: root), adopt(UILabel(), root))
    label.text = "Hi"
    (box.accessibilityIdentifier, root.accessibilityIdentifier) = ("card", "screen")
    let address = ConstraintDescription.address(of:)
    let texts: [(NSLayoutConstraint, String)] = [
      (
        box.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 10),
        "card.leading == screen.leading + 10   (active, names: card:\(address(box)), screen:\(address(root)), "
          + "'|':screen:\(address(root)) )"
      ),
      (box.widthAnchor.constraint(equalToConstant: 5), "card.width == 5   (active, names: card:\(address(box)) )"),
      (
        label.topAnchor.constraint(equalTo: box.topAnchor),
        "UILabel:\(address(label))'Hi'.top == card.top   (active, names: card:\(address(box)) )"
      ),
      (
        box.widthAnchor.constraint(equalTo: box.heightAnchor),
        "card.width == card.height   (active, names: card:\(address(box)) )"
      ),
    ]
    for (constraint, text) in texts {
      constraint.isActive = true
      #expect(constraint.description == "<NSLayoutConstraint:\(address(constraint)) \(text)>")
    }
    texts[1].0.isActive = false
    #expect(texts[1].0.description.hasSuffix("card.width == 5   (inactive, names: card:\(address(box)) )>"))
    // Addresses distinguish two views with the same name.
    label.accessibilityIdentifier = "card"
    #expect(
      texts[2].0.description.contains("UILabel:\(address(label))'Hi'.top == UIView:\(address(box)).top   (active)>"))
  }

  /// Constraints for a view's content size and frame also contain the view's identifier.
  @Test func theLogContainsIdentifiers() throws {
    let root = makeRoot()
    let placed = UIView(frame: CGRect(5, 5, 30, 30))
    placed.accessibilityIdentifier = "placed"
    root.addSubview(placed)
    placed.widthAnchor.constraint(equalToConstant: 99).isActive = true
    root.layoutIfNeeded()
    let text = try #require(root.layoutEngine.conflictTexts.first)
    let names = "(active, names: placed:\(ConstraintDescription.address(of: placed)) )>"
    #expect(text.contains("h=--& v=--& placed.width == 30   \(names)"))
    #expect(text.contains(" placed.width == 99   \(names)"))
  }

  /// A hundred views with two conflicting widths each result in a hundred broken constraints and not in a hang.
  @Test func manyConflicts() {
    let root = makeRoot()
    for _ in 0..<100 {
      let box = addBox(to: root)
      activate(box.widthAnchor.constraint(equalToConstant: 1), box.widthAnchor.constraint(equalToConstant: 2))
    }
    root.layoutIfNeeded()
    #expect(root.brokenConstraints.count == 100)
    #expect(root.subviews.allSatisfy { $0.frame.width == 1 })
  }

  /// A view is often measured before it has a size, such as a table header view. Its size then conflicts with its
  /// margins, but UIKit logs nothing because nothing is laid out.
  @Test func measuringReportsNoConflict() {
    let stack = UIStackView(arrangedSubviews: [box(width: 30, height: 10)])
    stack.isLayoutMarginsRelativeArrangement = true
    stack.directionalLayoutMargins = NSDirectionalEdgeInsets(top: 16, leading: 20, bottom: 8, trailing: 20)
    let recorder = StandardError.Recorder()
    StandardError.recording(into: recorder) {
      // The content is 30 x 10, so the size with margins is 20 + 30 + 20 by 16 + 10 + 8.
      #expect(stack.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize) == CGSize(width: 70, height: 34))
    }
    #expect(recorder.messages.isEmpty)
  }

  private func box(width: CGFloat, height: CGFloat) -> UIView {
    let box = UIView()
    activate(box.widthAnchor.constraint(equalToConstant: width), box.heightAnchor.constraint(equalToConstant: height))
    return box
  }
}
