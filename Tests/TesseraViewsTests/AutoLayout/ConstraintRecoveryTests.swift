// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

// Tests that a broken constraint is restored when the conflicting constraint is removed, after which the layout
// equals a new tree's layout.

import TesseraViewFixtures
import TesseraViews
import Testing

@Suite @MainActor
struct ConstraintRecoveryTests {
  /// Returns a box with a child that is inset by 10 points on both sides.
  private func makeBox(width: CGFloat) -> (root: UIView, box: UIView, child: UIView) {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 400, height: 100))
    let box = UIView(frame: CGRect(x: 0, y: 0, width: width, height: 50))
    let child = UIView()
    child.translatesAutoresizingMaskIntoConstraints = false
    root.addSubview(box)
    box.addSubview(child)
    NSLayoutConstraint.activate([
      child.leadingAnchor.constraint(equalTo: box.leadingAnchor, constant: 10),
      child.trailingAnchor.constraint(equalTo: box.trailingAnchor, constant: -10),
      child.topAnchor.constraint(equalTo: box.topAnchor), child.heightAnchor.constraint(equalToConstant: 20),
    ])
    return (root, box, child)
  }

  @Test func wideningABoxRestoresConstraints() {
    let (root, box, child) = makeBox(width: 0)
    root.layoutIfNeeded()
    // 10 + 10 points do not fit into 0, so one of the two sides is broken and the child's width does not become
    // negative.
    #expect(root.brokenConstraints.count == 1)
    #expect(child.frame.width == 0)
    box.frame.size.width = 300
    root.layoutIfNeeded()
    #expect(root.brokenConstraints.isEmpty)
    #expect(child.frame == CGRect(x: 10, y: 0, width: 280, height: 20))
  }

  @Test func wideningARootRestoresConstraints() {
    let (_, box, child) = makeBox(width: 0)
    box.removeFromSuperview()
    box.layoutIfNeeded()
    #expect(box.brokenConstraints.count == 1)
    box.frame.size.width = 300
    box.layoutIfNeeded()
    #expect(box.brokenConstraints.isEmpty)
    #expect(child.frame == CGRect(x: 10, y: 0, width: 280, height: 20))
  }

  @Test func changingAContradictingConstantRestoresConstraints() {
    let (root, box, child) = makeBox(width: 100)
    let fixed = child.widthAnchor.constraint(equalToConstant: 50)
    fixed.isActive = true
    root.layoutIfNeeded()
    // Among leading, trailing and width, the most recently activated constraint, the width, is broken.
    #expect(root.brokenConstraints.first === fixed)
    #expect(child.frame.width == 80)
    fixed.constant = 80
    root.layoutIfNeeded()
    #expect(root.brokenConstraints.isEmpty)
    fixed.constant = 30
    root.layoutIfNeeded()
    #expect(root.brokenConstraints.first === fixed)
    box.constraints.first { $0.firstAttribute == .trailing }?.isActive = false
    root.layoutIfNeeded()
    #expect(root.brokenConstraints.isEmpty)
    #expect(child.frame == CGRect(x: 10, y: 0, width: 30, height: 20))
  }
}
