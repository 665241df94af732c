// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import Foundation
import TesseraGraphics

@testable import TesseraLayout

/// A rectangle that layout treats like a view.
@MainActor
final class Box: LayoutView {
  var layoutNode: EngineNode?
  var constraintLinks: ConstraintLinks?
  private(set) lazy var itemHandle = ItemHandle(view: self)
  var rootEngine: LayoutEngine?
  private(set) var constraints: [NSLayoutConstraint] = []
  var frame: CGRect
  var intrinsicSize = CGSize(width: -1, height: -1)
  var translatesAutoresizingMask = false
  var isRightToLeft = false
  private(set) weak var parent: Box?
  private(set) var children: [Box] = []
  private(set) var marks = 0

  init(_ frame: CGRect = .zero) { self.frame = frame }

  func add(_ child: Box) {
    children.append(child)
    child.parent = self
  }

  /// Solves the constraints in this root's tree and sets the frames of its boxes.
  func layOut() {
    let engine = rootEngine ?? LayoutEngine(root: self)
    if rootEngine == nil {
      rootEngine = engine
      engine.attach(self)
    }
    engine.solve()
    visitTree { box in
      guard box !== self, let node = engine.existingNode(of: box) else { return }
      (box as? Box)?.frame = engine.solvedRect(node)
    }
  }

  var itemView: (any LayoutView)? { self }
  var layoutView: (any LayoutView)? { self }
  var layoutContainer: (any LayoutView)? { parent }
  var layoutScrollView: (any LayoutScrollView)? { nil }
  var contentArea: (any LayoutContentArea)? { nil }
  var anchorDistance: (any AnchorDistance)? { nil }
  var guideIdentifier: String? { nil }

  var layoutRoot: any LayoutView { parent?.layoutRoot ?? self }
  func commonAncestor(with other: any LayoutView) -> (any LayoutView)? {
    var box: Box? = self
    while let current = box, !other.isInside(current) { box = current.parent }
    return box
  }
  func isInside(_ view: any LayoutView) -> Bool { view === self || parent?.isInside(view) == true }

  func visitTree(_ visit: (any LayoutView) -> Void) {
    visit(self)
    for child in children { child.visitTree(visit) }
  }

  func visitGuides(_ visit: (any ConstraintItem) -> Void) {}

  var layoutEngineIfLoaded: LayoutEngine? { layoutRoot.rootEngine }

  func install(_ constraint: NSLayoutConstraint, between first: (any ConstraintItem)?, _ second: (any ConstraintItem)?)
  {
    constraints.append(constraint)
    constraint.didInstall(in: self, between: first, second)
    layoutEngineIfLoaded?.add(constraint)
  }

  func uninstall(_ constraint: NSLayoutConstraint) {
    constraints.removeAll { $0 === constraint }
    constraint.didUninstall()
    layoutEngineIfLoaded?.remove(constraint)
    constraint.row = nil
  }

  func markNeedsLayout() { marks += 1 }
  func markSubtreeNeedsLayout() { marks += 1 }

  var pixelScale: CGFloat { 1 }
  var bounds: CGRect { CGRect(origin: .zero, size: frame.size) }
  func alignmentRect(forFrame frame: CGRect) -> CGRect { frame }
  func frame(forAlignmentRect alignmentRect: CGRect) -> CGRect { alignmentRect }
  var effectiveUserInterfaceLayoutDirection: UIUserInterfaceLayoutDirection {
    isRightToLeft ? .rightToLeft : .leftToRight
  }
  var effectiveMargins: UIEdgeInsets { UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8) }
  func baselineItem(_ side: NSLayoutConstraint.Attribute) -> any ConstraintItem { self }
  func baselineOffsets() -> (first: CGFloat, last: CGFloat) { (0, 0) }

  var hasFrameRows: Bool { translatesAutoresizingMask }
  var hasAutoresizingMask: Bool { false }
  var autoresizingParent: (any LayoutView)? { nil }
  func autoresizingShares(of rect: CGRect, in outer: CGSize) -> (x: AutoresizingShares, y: AutoresizingShares) {
    ((0, 0), (0, 0))
  }
  var autoresizingCode: String { "h=--& v=--&" }

  func hugging(on axis: NSLayoutConstraint.Axis) -> UILayoutPriority { .defaultLow }
  func compressionResistance(on axis: NSLayoutConstraint.Axis) -> UILayoutPriority { .defaultHigh }
  var heightDependsOnWidth: Bool { false }
  var meteredIntrinsicSize: CGSize { intrinsicSize }
  func meteredContentHeight(forWidth width: CGFloat) -> CGFloat? { nil }
  var isMetered: Bool { false }
  func beginSolving() {}
  func endSolving() {}

  var accessibilityIdentifier: String? { nil }
  var textForDescription: String? { nil }
}
