// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

// Tests changes after a layout pass that the next pass must respect.

import TesseraGraphics
import TesseraViewFixtures
import TesseraViews
import Testing

@Suite @MainActor
struct ChangesAfterLayoutTests {
  @Test func removingTheBaselineView() {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
    let (first, second, other) = (UILabel(), UILabel(), UILabel())
    for label in [first, second, other] { label.text = "Text" }
    let stack = UIStackView(arrangedSubviews: [first, second])
    stack.axis = .vertical
    for view in [stack, other] as [UIView] {
      view.translatesAutoresizingMaskIntoConstraints = false
      root.addSubview(view)
    }
    NSLayoutConstraint.activate([
      stack.leadingAnchor.constraint(equalTo: root.leadingAnchor),
      stack.topAnchor.constraint(equalTo: root.topAnchor, constant: 10),
      other.leadingAnchor.constraint(equalTo: stack.trailingAnchor),
      other.firstBaselineAnchor.constraint(equalTo: stack.firstBaselineAnchor),
    ])
    root.layoutIfNeeded()
    // A frame is calculated from center and bounds, so with thirds of a point its last binary digit is inexact.
    #expect(abs(other.frame.minY - 10) < 1e-9)
    first.removeFromSuperview()
    root.layoutIfNeeded()
    // Now the second label is the first in the stack, at the same position.
    #expect(abs(other.frame.minY - 10) < 1e-9)
    #expect(root.brokenConstraints.isEmpty)
  }

  @Test func changingATextInAProportionalStack() {
    func stack(_ texts: [String]) -> UIStackView {
      let stack = UIStackView(
        arrangedSubviews: texts.map { text in
          let label = UILabel()
          label.text = text
          return label
        })
      stack.distribution = .fillProportionally
      stack.frame = CGRect(x: 0, y: 0, width: 300, height: 40)
      return stack
    }
    let warm = stack(["short", "a longer text"])
    warm.layoutIfNeeded()
    (warm.arrangedSubviews[0] as? UILabel)?.text = "now this is the long one"
    warm.layoutIfNeeded()
    let fresh = stack(["now this is the long one", "a longer text"])
    fresh.layoutIfNeeded()
    #expect(warm.arrangedSubviews.map(\.frame) == fresh.arrangedSubviews.map(\.frame))
  }

  @Test func marginsGuideFollowsAViewThatPreservesMargins() {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
    root.layoutMargins = UIEdgeInsets(top: 0, left: 30, bottom: 0, right: 30)
    let view = UIView()
    view.preservesSuperviewLayoutMargins = true
    view.translatesAutoresizingMaskIntoConstraints = false
    root.addSubview(view)
    let inner = UIView()
    inner.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(inner)
    NSLayoutConstraint.activate([
      view.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 10),
      view.trailingAnchor.constraint(equalTo: root.trailingAnchor),
      view.topAnchor.constraint(equalTo: root.topAnchor), view.bottomAnchor.constraint(equalTo: root.bottomAnchor),
      inner.leadingAnchor.constraint(equalTo: view.layoutMarginsGuide.leadingAnchor),
      inner.trailingAnchor.constraint(equalTo: view.layoutMarginsGuide.trailingAnchor),
      inner.topAnchor.constraint(equalTo: view.topAnchor), inner.bottomAnchor.constraint(equalTo: view.bottomAnchor),
    ])
    root.layoutIfNeeded()
    // The superview's margins span 30...170. The view begins at 10, so in its coordinates they span 20...160.
    #expect(inner.frame.minX == 20)
    #expect(inner.frame.maxX == 160)
  }

  @Test func buttonsInheritTheTintOfTheirNewSuperview() {
    let root = UIView()
    root.tintColor = .systemRed
    let button = UIButton(type: .system)
    button.setTitle("Go", for: .normal)
    root.addSubview(button)
    #expect(button.titleLabel?.textColor == .systemRed)
    let other = UIView()
    other.tintColor = .systemGreen
    other.addSubview(button)
    #expect(button.titleLabel?.textColor == .systemGreen)
  }
}
