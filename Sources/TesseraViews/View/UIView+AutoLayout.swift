// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

// A view's role in Auto Layout: it stores constraints, and it notifies the layout engine of changes.

import Foundation

extension UIView {
  /// The layout engine of the view's tree. Created by the first layout.
  var layoutEngine: LayoutEngine {
    let root = AncestorHints.root(of: self)
    if let engine = root.rootEngine { return engine }
    let engine = LayoutEngine(root: root)
    root.rootEngine = engine
    engine.attach(root)
    return engine
  }

  /// The layout engine of the view's tree, or nil before the first layout.
  package var layoutEngineIfLoaded: LayoutEngine? {
    layoutNode?.engine ?? AncestorHints.root(of: self).rootEngine
  }

  package func install(
    _ constraint: NSLayoutConstraint, between first: (any ConstraintItem)?, _ second: (any ConstraintItem)?
  ) {
    constraints.append(constraint)
    constraint.didInstall(in: self, between: first, second)
    markNeedsLayout()
    layoutEngineIfLoaded?.add(constraint)
  }

  package func uninstall(_ constraint: NSLayoutConstraint) {
    guard constraint.container === self else { return }
    removeFromList(constraint)
    constraint.didUninstall()
    markNeedsLayout()
    layoutEngineIfLoaded?.remove(constraint)
    constraint.row = nil
  }

  /// Removes a constraint from the view's list, which is in activation order.
  private func removeFromList(_ constraint: NSLayoutConstraint) {
    var (low, high) = (0, constraints.count)
    while low < high {
      let middle = (low + high) / 2
      if constraints[middle].activation < constraint.activation { low = middle + 1 } else { high = middle }
    }
    if low < constraints.count, constraints[low] === constraint { constraints.remove(at: low) }
  }

  /// Adds a constraint to this view's list instead of the list of its items' nearest common ancestor. A constraint
  /// whose item has been deallocated stays inactive.
  func adopt(_ constraint: NSLayoutConstraint) {
    guard constraint.container !== self else { return }
    let (first, second) = (constraint.firstHandle?.item, constraint.secondHandle?.item)
    guard first != nil, second != nil || constraint.secondAttribute == .notAnAttribute else { return }
    for item in [first, second] {
      guard let item else { continue }
      if item.layoutView?.isInside(self) != true {
        raise(
          "NSGenericException",
          "The view hierarchy is not prepared for the constraint: \(constraint) When added to a view, the constraint's "
            + "items must be descendants of that view (or the view itself). Add them below \(self) first.")
      }
    }
    constraint.container?.uninstall(constraint)
    install(constraint, between: first, second)
  }

  func setTranslatesAutoresizingMask(to newValue: Bool) {
    guard flags.translatesAutoresizingMask != newValue else { return }
    flags.translatesAutoresizingMask = newValue
    layoutEngineIfLoaded?.autoresizingDidChange(for: self)
    superviewStorage?.markNeedsLayout()
  }

  /// Whether layout preserves the view's frame. This includes view controllers' views, which windows and containers
  /// position.
  package var hasFrameRows: Bool { flags.translatesAutoresizingMask || isPlacedByContainer }

  private var isPlacedByContainer: Bool {
    guard let controller = viewController, let parent = superviewStorage else { return false }
    return parent.placesControllerViews || (parent as? UIWindow)?.rootViewController === controller
  }

  func intrinsicContentSizeDidChange() {
    layoutEngineIfLoaded?.contentSizeDidChange(of: self)
    superviewStorage?.markNeedsLayout()
    superviewStorage?.subviewContentSizeDidChange(self)
  }

  /// Notifies the layout engine that `heightDependsOnWidth` may have changed.
  package func widthDependenceDidChange() {
    layoutEngineIfLoaded?.autoresizingDidChange(for: self)
  }

  func contentPrioritiesDidChange() {
    layoutEngineIfLoaded?.contentPrioritiesDidChange(of: self)
    superviewStorage?.markNeedsLayout()
  }

  func addGuide(_ guide: UILayoutGuide) {
    if guide.owningView === self { return }
    guide.owningView?.removeLayoutGuide(guide)
    layoutGuides.append(guide)
    guide.owningView = self
    layoutEngineIfLoaded?.attach(guide: guide)
  }

  func removeGuide(_ guide: UILayoutGuide) {
    guard guide.owningView === self else { return }
    let own = constraints.filter { $0.firstItemStorage === guide || $0.secondItemStorage === guide }
    for constraint in own + (guide.constraintLinks?.entries.map(\.constraint) ?? []) {
      constraint.container?.uninstall(constraint)
    }
    layoutEngineIfLoaded?.detach(guide: guide)
    layoutGuides.removeAll { $0 === guide }
    guide.owningView = nil
  }

  /// Returns the view that defines the baseline, following `forFirstBaselineLayout` or `forLastBaselineLayout`
  /// recursively.
  func baselineView(_ side: NSLayoutConstraint.Attribute) -> UIView {
    var view = self
    while !view.overridesBaselines {
      let next = side == .firstBaseline ? view.forFirstBaselineLayout : view.forLastBaselineLayout
      guard next !== view, next.isInside(view) else { break }
      view = next.baselineOwner(inside: view)
    }
    return view
  }

  /// Returns the view, or the outermost enclosing view that defines its own baselines, such as a label's button.
  private func baselineOwner(inside outer: UIView) -> UIView {
    var (owner, current) = (self, self)
    while let parent = current.superviewStorage, parent !== outer {
      if parent.overridesBaselines { owner = parent }
      current = parent
    }
    return owner
  }

  func fittingSize(
    target: CGSize, horizontal: UILayoutPriority, vertical: UILayoutPriority
  ) -> CGSize {
    performUpdateConstraints()
    guard superviewStorage == nil else {
      return LayoutEngine(root: self, isScratch: true).fittingSizeOfSubtree(
        target: target, horizontal: horizontal, vertical: vertical)
    }
    return layoutEngine.fittingSizeOfRoot(target: target, horizontal: horizontal, vertical: vertical)
  }

  /// The constraints that the most recent layout of this tree had to break.
  package var brokenConstraints: [NSLayoutConstraint] {
    layoutEngineIfLoaded?.brokenConstraints ?? []
  }
}
