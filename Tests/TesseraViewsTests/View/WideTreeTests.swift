// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import Foundation
import TesseraRandom
import TesseraViewFixtures
import Testing

@testable import TesseraViews

/// When many siblings are removed one at a time, each removal takes time proportional to that view's constraints, not
/// to all constraints.
@MainActor @Suite struct WideTreeTests {
  enum Order: CaseIterable { case fromTheFront, fromTheBack, scattered }

  private func makeRows(_ count: Int) -> (root: UIView, rows: [UIView]) {
    let root = makeRoot(100, 1e6)
    var rows: [UIView] = []
    for _ in 0..<count {
      let row = addBox(to: root)
      activate(
        row.leftAnchor.constraint(equalTo: root.leftAnchor), row.rightAnchor.constraint(equalTo: root.rightAnchor),
        row.heightAnchor.constraint(equalToConstant: 1),
        row.topAnchor.constraint(equalTo: rows.last?.bottomAnchor ?? root.topAnchor))
      rows.append(row)
    }
    return (root, rows)
  }

  @Test(arguments: Order.allCases, [false, true])
  func removesRowsOneByOne(_ order: Order, afterLayout: Bool) {
    let (root, rows) = makeRows(1000)
    if afterLayout { root.layoutIfNeeded() }
    var leaving = rows
    if order == .fromTheBack { leaving.reverse() }
    if order == .scattered {
      var random = SeededRandom(state: 3)
      leaving.shuffle(using: &random)
    }
    let last = leaving.removeLast()
    for row in leaving { row.removeFromSuperview() }
    #expect(root.subviews == [last])
    // The last row has constraints for its two sides and, if it was the first row, its top.
    #expect(root.constraints.count == (last === rows[0] ? 3 : 2))
    #expect(last.constraints.count == 1)
    root.layoutIfNeeded()
    #expect(last.frame == CGRect(0, 0, 100, 1))
  }

  /// Removing a subtree removes constraints that cross its boundary. Constraints inside remain, regardless of the
  /// ancestor that lists them.
  @Test func dropsOnlyCrossingConstraints() {
    let root = makeRoot()
    let (outer, other) = (addBox(to: root), addBox(to: root))
    let inner = addBox(to: outer)
    let guide = UILayoutGuide()
    inner.addLayoutGuide(guide)
    let inside = [
      inner.leftAnchor.constraint(equalTo: outer.leftAnchor), guide.topAnchor.constraint(equalTo: outer.topAnchor),
      inner.widthAnchor.constraint(equalToConstant: 5), guide.leftAnchor.constraint(equalTo: inner.leftAnchor),
    ]
    let crossing = [
      guide.rightAnchor.constraint(equalTo: root.rightAnchor), outer.topAnchor.constraint(equalTo: root.topAnchor),
      other.leftAnchor.constraint(equalTo: inner.rightAnchor), other.topAnchor.constraint(equalTo: guide.topAnchor),
    ]
    let apart = other.rightAnchor.constraint(equalTo: root.rightAnchor)
    NSLayoutConstraint.activate(inside + crossing + [apart])
    #expect(outer.constraintsAcrossCut() == crossing)
    outer.removeFromSuperview()
    #expect(inside.allSatisfy(\.isActive) && apart.isActive && !crossing.contains(where: \.isActive))
    #expect(root.constraints == [apart])
    inner.removeLayoutGuide(guide)
    #expect(inside.map(\.isActive) == [true, false, true, false])
  }

  /// An item outlives the view that listed its constraints, and does not retain the constraints.
  @Test func itemsDropConstraintsOfReleasedAncestors() {
    let box = UIView()
    weak var constraint: NSLayoutConstraint?
    do {
      let root = makeRoot()
      root.addSubview(box)
      let made = box.leftAnchor.constraint(equalTo: root.leftAnchor)
      made.isActive = true
      constraint = made
    }
    #expect(constraint == nil && box.superview == nil)
    #expect(box.constraintLinks?.entries.isEmpty != false)
  }

  /// A window is deallocated while it contains views. The views are notified, and again when they enter the next
  /// window.
  @Test func aViewOutlivesItsWindow() {
    final class WindowLog: UIView {
      var windows: [ObjectIdentifier?] = []
      override func didMoveToWindow() { windows.append(window.map(ObjectIdentifier.init)) }
    }
    let (outer, view) = (UIView(), WindowLog())
    outer.addSubview(view)
    do { makeWindow().addSubview(outer) }
    #expect(outer.superview == nil && view.window == nil && !view.flags.isInWindow)
    #expect(view.windows.count == 2 && view.windows[1] == nil)
    let next = makeWindow()
    next.addSubview(outer)
    #expect(view.windows.count == 3 && view.windows[2] == ObjectIdentifier(next) && view.flags.isInWindow)
  }
}
