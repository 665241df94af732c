// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import Foundation
import TesseraViewFixtures
import Testing

@testable import TesseraViews

/// A log of constraint update and layout calls.
final class LayoutLog {
  var entries: [String] = []
}

class Writer: UIView {
  let name: String
  let diary: LayoutLog
  var onLayout: ((Writer) -> Void)?

  init(_ name: String, _ diary: LayoutLog) {
    self.name = name
    self.diary = diary
    super.init(frame: .zero)
  }

  required init?(coder: NSCoder) { nil }

  override func updateConstraints() {
    diary.entries.append("update \(name)")
    super.updateConstraints()
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    diary.entries.append("layout \(name)")
    onLayout?(self)
  }
}

@MainActor @Suite struct LayoutPassTests {
  let diary = LayoutLog()

  /// root ── a ── aa
  ///      └─ b
  func makeTree() -> (root: Writer, a: Writer, aa: Writer, b: Writer) {
    let tree = (
      root: Writer("root", diary), a: Writer("a", diary), aa: Writer("aa", diary), b: Writer("b", diary)
    )
    tree.root.frame = CGRect(0, 0, 100, 100)
    tree.root.addSubview(tree.a)
    tree.root.addSubview(tree.b)
    tree.a.addSubview(tree.aa)
    return tree
  }

  /// Constraints are updated from the leaves up, and layout runs from the root down. Source: UIView's documentation.
  @Test func updatesBottomUpAndLaysOutTopDown() {
    let tree = makeTree()
    tree.root.layoutIfNeeded()
    #expect(
      diary.entries == [
        "update aa", "update a", "update b", "update root", "layout root", "layout a", "layout aa", "layout b",
      ])
  }

  @Test func laysOutOnlyInvalidatedViews() {
    let tree = makeTree()
    tree.root.layoutIfNeeded()
    diary.entries = []
    tree.root.layoutIfNeeded()
    #expect(diary.entries == [])
    tree.aa.setNeedsLayout()
    tree.root.layoutIfNeeded()
    #expect(diary.entries == ["layout aa"])
    diary.entries = []
    tree.b.setNeedsUpdateConstraints()
    #expect(tree.b.needsUpdateConstraints())
    tree.root.layoutIfNeeded()
    #expect(diary.entries == ["update b"])
    #expect(!tree.b.needsUpdateConstraints())
  }

  /// A resized view lays out its subviews, but a moved view does not.
  @Test func resizingInvalidatesLayoutAndMovingDoesNot() {
    let tree = makeTree()
    tree.root.layoutIfNeeded()
    diary.entries = []
    tree.a.frame = CGRect(5, 5, 0, 0)
    tree.root.layoutIfNeeded()
    #expect(diary.entries == [])
    tree.a.frame.size = CGSize(width: 9, height: 9)
    tree.root.layoutIfNeeded()
    #expect(diary.entries == ["layout a"])
    diary.entries = []
    tree.a.bounds.size = CGSize(width: 10, height: 9)
    tree.root.layoutIfNeeded()
    #expect(diary.entries == ["layout a"])
  }

  /// Setting a constant lays out the view that lists the constraint, whose subview moves, and the subview, whose size
  /// changes.
  @Test func constantsLayOutAffectedViews() {
    let tree = makeTree()
    tree.a.translatesAutoresizingMaskIntoConstraints = false
    let width = tree.a.widthAnchor.constraint(equalToConstant: 10)
    width.isActive = true
    tree.root.layoutIfNeeded()
    diary.entries = []
    width.constant = 20
    tree.root.layoutIfNeeded()
    #expect(diary.entries == ["layout root", "layout a"])
  }

  /// A typical use in UIKit: in layoutSubviews, the size is final, so the corner radius can depend on it.
  @Test func boundsAreFinalInLayoutSubviews() {
    let tree = makeTree()
    tree.aa.translatesAutoresizingMaskIntoConstraints = false
    tree.aa.onLayout = { $0.layer.cornerRadius = $0.bounds.height / 2 }
    activate(
      tree.aa.heightAnchor.constraint(equalTo: tree.root.heightAnchor, multiplier: 0.4),
      tree.aa.widthAnchor.constraint(equalToConstant: 50))
    tree.root.layoutIfNeeded()
    #expect(tree.aa.layer.cornerRadius == 20)
    tree.root.frame.size.height = 50
    tree.root.layoutIfNeeded()
    #expect(tree.aa.layer.cornerRadius == 10)
  }

  /// `layoutIfNeeded` on a subview starts at the topmost ancestor that needs layout. Source: CALayer's documentation.
  @Test func startsAtTheTopmostInvalidAncestor() {
    let tree = makeTree()
    tree.aa.translatesAutoresizingMaskIntoConstraints = false
    activate(
      tree.aa.widthAnchor.constraint(equalToConstant: 30), tree.aa.heightAnchor.constraint(equalToConstant: 20))
    tree.aa.layoutIfNeeded()
    #expect(tree.aa.bounds.size == CGSize(width: 30, height: 20))
    #expect(diary.entries.filter { $0.hasPrefix("layout") } == ["layout root", "layout a", "layout aa", "layout b"])
    diary.entries = []
    // Only b needs layout now, and a pass for aa does not affect it.
    tree.b.setNeedsLayout()
    tree.aa.layoutIfNeeded()
    #expect(diary.entries == [])
    tree.root.layoutIfNeeded()
    #expect(diary.entries == ["layout b"])
  }

  /// A constraint changed in layoutSubviews causes another pass.
  @Test func constraintsChangedDuringLayoutAreSolvedInTheSameCall() {
    let tree = makeTree()
    tree.b.translatesAutoresizingMaskIntoConstraints = false
    let width = tree.b.widthAnchor.constraint(equalToConstant: 10)
    width.isActive = true
    tree.root.onLayout = { width.constant = $0.bounds.width / 2 }
    tree.root.layoutIfNeeded()
    #expect(tree.b.frame.width == 50)
  }

  /// Endless layout stops after a limited number of passes.
  @Test func feedbackLoopsTerminate() {
    let tree = makeTree()
    tree.b.translatesAutoresizingMaskIntoConstraints = false
    let width = tree.b.widthAnchor.constraint(equalToConstant: 10)
    width.isActive = true
    tree.b.onLayout = { _ in width.constant += 1 }
    tree.root.layoutIfNeeded()
    #expect(tree.b.frame.width >= 10)
    #expect(diary.entries.count < 200)
    tree.a.onLayout = { $0.setNeedsLayout() }
    tree.root.layoutIfNeeded()
    #expect(diary.entries.count < 400)
  }

  @Test func aControllersCallbacksSurroundItsViewsLayout() {
    final class Controller: UIViewController {
      var entries: [String] = []
      override func viewWillLayoutSubviews() { entries.append("will \(Int(view.subviews[0].frame.width))") }
      override func viewDidLayoutSubviews() { entries.append("did \(Int(view.subviews[0].frame.width))") }
    }
    let controller = Controller()
    let view: UIView = controller.view
    let box = addBox(to: view)
    box.widthAnchor.constraint(equalToConstant: 33).isActive = true
    view.layoutIfNeeded()
    #expect(controller.entries == ["will 0", "did 33"])
  }

  /// `child.layoutIfNeeded()` would begin at its superview, which needs layout again. But the superview's
  /// `layoutSubviews` is still running, so it must not be called again.
  @Test func layoutIsNotReentrant() {
    final class Eager: UIView {
      let child = UIView()
      var depth = 0
      var layouts = 0

      override func layoutSubviews() {
        super.layoutSubviews()
        depth += 1
        layouts += 1
        #expect(depth == 1)
        setNeedsLayout()
        child.layoutIfNeeded()
        depth -= 1
      }
    }
    let root = makeRoot(100, 100)
    let view = Eager(frame: root.bounds)
    view.addSubview(view.child)
    root.addSubview(view)
    root.layoutIfNeeded()
    // A pass is repeated at most sixteen times.
    #expect((1...16).contains(view.layouts))
  }
}
