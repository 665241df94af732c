// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

// The conformance of views to `LayoutView`.

package import Foundation
package import TesseraLayout

extension UIView {
  package final var contentArea: (any LayoutContentArea)? { nil }
  package final var anchorDistance: (any AnchorDistance)? { nil }
  package final var guideIdentifier: String? { nil }

  // MARK: Tree

  package final var layoutRoot: any LayoutView { AncestorHints.root(of: self) }

  package final func commonAncestor(with other: any LayoutView) -> (any LayoutView)? {
    guard other !== self, let other = other.uiView else { return self }
    let (above, beside) = (superviewStorage, other.superviewStorage)
    if above === other { return other }
    if beside === self { return self }
    if let above, above === beside { return above }
    var ancestors = Set<ObjectIdentifier>()
    var view: UIView? = self
    while let current = view {
      ancestors.insert(ObjectIdentifier(current))
      view = current.superviewStorage
    }
    view = other
    while let current = view {
      if ancestors.contains(ObjectIdentifier(current)) { return current }
      view = current.superviewStorage
    }
    return nil
  }

  package final func isInside(_ view: any LayoutView) -> Bool {
    var current: UIView? = self
    while let candidate = current {
      if candidate === view { return true }
      current = candidate.superviewStorage
    }
    return false
  }

  package final func visitTree(_ visit: (any LayoutView) -> Void) {
    var walk = TreeWalk(self)
    while let view = walk.next() {
      visit(view)
      walk.descend(into: view)
    }
  }

  package final func visitGuides(_ visit: (any ConstraintItem) -> Void) {
    for guide in layoutGuides { visit(guide) }
  }

  package final func baselineItem(_ side: NSLayoutConstraint.Attribute) -> any ConstraintItem { baselineView(side) }

  // MARK: Frames as constraints

  package final var translatesAutoresizingMask: Bool { flags.translatesAutoresizingMask }
  package final var hasAutoresizingMask: Bool { !autoresizingMask.isEmpty }
  package final var autoresizingCode: String { autoresizingMask.code }

  package final var autoresizingParent: (any LayoutView)? {
    guard !autoresizingMask.isEmpty, let parent = superviewStorage, parent.autoresizesSubviews else { return nil }
    return parent
  }

  package final func autoresizingShares(
    of rect: CGRect, in outer: CGSize
  ) -> (x: AutoresizingShares, y: AutoresizingShares) {
    let mask = autoresizingMask
    return (
      Autoresizing.shares(
        start: rect.minX, length: rect.width, old: outer.width,
        flexible: (
          mask.contains(.flexibleLeftMargin), mask.contains(.flexibleWidth), mask.contains(.flexibleRightMargin)
        )),
      Autoresizing.shares(
        start: rect.minY, length: rect.height, old: outer.height,
        flexible: (
          mask.contains(.flexibleTopMargin), mask.contains(.flexibleHeight), mask.contains(.flexibleBottomMargin)
        ))
    )
  }

  // MARK: Content

  package final func hugging(on axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
    contentPriorities.hugging(on: axis)
  }
  package final func compressionResistance(on axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
    contentPriorities.compression(on: axis)
  }

  package final var isMetered: Bool { LayoutMeter.current != nil }
  package final func beginSolving() { LayoutMeter.current?.beginWork(on: self, work: .solver) }
  package final func endSolving() { LayoutMeter.current?.end() }

  package final var meteredIntrinsicSize: CGSize {
    guard let meter = LayoutMeter.current else { return intrinsicContentSize }
    return meter.measure(self, work: .content) { intrinsicContentSize }
  }

  package final func meteredContentHeight(forWidth width: CGFloat) -> CGFloat? {
    guard let meter = LayoutMeter.current else { return contentHeight(forWidth: width) }
    return meter.measure(self, work: .content) { contentHeight(forWidth: width) }
  }
}

extension ItemHandle {
  /// Registers a function that finds the handles of views and guides based on their classes.
  @MainActor static func findByClass() {
    guard finder == nil else { return }
    finder = { object in
      if let view = object as? UIView { return view.itemHandle }
      return (object as? UILayoutGuide)?.itemHandle
    }
  }
}
