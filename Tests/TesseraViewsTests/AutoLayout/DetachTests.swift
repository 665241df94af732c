// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

// Tests that subtrees can be removed in any order. The layout engine's rows for a view also contain variables of
// other views, and all of these rows must be removed.

import Foundation
import TesseraSolver
import TesseraViewFixtures
import Testing

@testable import TesseraGraphics
@testable import TesseraLayout
@testable import TesseraViews

@MainActor @Suite struct DetachTests {
  /// Returns a hierarchy in which `outer` contains `inner`, which has the autoresizing mask, and `inner` contains a
  /// box that is constrained to `inner`.
  private func makeOuter(_ mask: UIView.AutoresizingMask, in root: UIView) -> (
    outer: UIView, inner: UIView, box: UIView
  ) {
    let outer = UIView(frame: CGRect(0, 0, 100, 50))
    let inner = UIView(frame: CGRect(0, 0, 100, 50))
    inner.autoresizingMask = mask
    outer.addSubview(inner)
    root.addSubview(outer)
    let box = addBox(to: inner)
    activate(
      box.leftAnchor.constraint(equalTo: inner.leftAnchor, constant: 10),
      box.rightAnchor.constraint(equalTo: inner.rightAnchor), box.topAnchor.constraint(equalTo: inner.topAnchor),
      box.heightAnchor.constraint(equalTo: inner.heightAnchor, multiplier: 0.5))
    return (outer, inner, box)
  }

  nonisolated static let masks: [UIView.AutoresizingMask] = [
    [.flexibleWidth], [.flexibleHeight], [.flexibleLeftMargin], [.flexibleTopMargin, .flexibleWidth],
    [.flexibleWidth, .flexibleHeight],
  ]

  /// The rows for the autoresizing mask of `inner` contain the size of `outer`, which is removed from the engine
  /// first. Afterward, the engine contains only the variables and rows of the remaining views.
  @Test(arguments: masks, [false, true])
  func removingASuperviewDropsAutoresizingConstraints(_ mask: UIView.AutoresizingMask, removesInner: Bool) throws {
    let root = makeRoot()
    let (outer, inner, box) = makeOuter(mask, in: root)
    // The root has a constraint, so its layout engine remains.
    let other = addBox(to: root)
    let counts = { root.layoutEngine.solver.liveCounts }
    activate(other.widthAnchor.constraint(equalTo: root.widthAnchor))
    root.layoutIfNeeded()
    #expect(box.frame.width == 90)
    (removesInner ? inner : outer).removeFromSuperview()
    root.layoutIfNeeded()
    // The root has 4 variables and 4 rows. `other` has 4 variables and its constraint's row. If `outer` remains, it
    // adds 4 of each.
    #expect(counts().variables == 8 + (removesInner ? 4 : 0))
    #expect(counts().rows == 5 + (removesInner ? 4 : 0))
    // The removed tree can be laid out, and added again.
    (removesInner ? inner : outer).layoutIfNeeded()
    #expect(box.frame == CGRect(10, 0, 90, 25))
    if removesInner { outer.addSubview(inner) } else { root.addSubview(outer) }
    root.layoutIfNeeded()
    #expect(box.frame == CGRect(10, 0, 90, 25))
  }

  /// A controller with a label is pushed onto a navigation controller and then removed.
  @Test func removesANavigationControllersView() {
    let controller = UIViewController()
    let label = adopt(UILabel(), controller.view)
    label.text = "Hi"
    activate(
      label.centerXAnchor.constraint(equalTo: controller.view.centerXAnchor),
      label.topAnchor.constraint(equalTo: controller.view.safeAreaLayoutGuide.topAnchor, constant: 8))
    let navigation = UINavigationController(rootViewController: controller)
    for _ in 0..<2 {
      let window = makeWindow()
      window.rootViewController = navigation
      window.layoutIfNeeded()
      // The label is centered in 390 points.
      #expect(abs(label.frame.midX - 195) <= 0.25)
      window.rootViewController = nil
      #expect(navigation.view.superview == nil)
    }
    navigation.setViewControllers([UIViewController()], animated: false)
    navigation.view.layoutIfNeeded()
    #expect(label.window == nil)
  }

  /// Callbacks of an added view may request layout before the engine is notified of the view. Its constraint's row is
  /// created only once.
  @Test func callbacksCanLayOutBeforeInsertionCompletes() {
    final class Eager: UIView {
      override func tintColorDidChange() {
        superview?.layoutIfNeeded()
        let width = subviews[0].widthAnchor.constraint(equalToConstant: 30)
        width.isActive = true
        superview?.layoutIfNeeded()
      }
    }
    let root = makeRoot()
    root.tintColor = .red
    let eager = Eager(frame: CGRect(0, 0, 100, 50))
    let box = addBox(to: eager)
    activate(box.leftAnchor.constraint(equalTo: eager.leftAnchor, constant: 7))
    root.layoutIfNeeded()
    root.addSubview(eager)
    root.layoutIfNeeded()
    #expect(box.frame.minX == 7 && box.frame.width == 30)
    // The root and the box have four variables each. The eager view, to which the box is constrained, needs none.
    // There are 4 rows for the root's frame and 2 for constraints.
    #expect(root.layoutEngine.solver.liveCounts.variables == 8)
    #expect(root.layoutEngine.solver.liveCounts.rows == 6)
    eager.removeFromSuperview()
    root.layoutIfNeeded()
    #expect(root.layoutEngine.solver.liveCounts.rows <= 4)
  }
}
