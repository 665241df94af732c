// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

// A view's side of constraints: anchors, the list of constraints it holds, and what it tells the engine.

import Foundation

extension UIView {
  public var leadingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(item: self, attribute: .leading) }
  public var trailingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(item: self, attribute: .trailing) }
  public var leftAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(item: self, attribute: .left) }
  public var rightAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(item: self, attribute: .right) }
  public var topAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(item: self, attribute: .top) }
  public var bottomAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(item: self, attribute: .bottom) }
  public var widthAnchor: NSLayoutDimension { NSLayoutDimension(item: self, attribute: .width) }
  public var heightAnchor: NSLayoutDimension { NSLayoutDimension(item: self, attribute: .height) }
  public var centerXAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(item: self, attribute: .centerX) }
  public var centerYAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(item: self, attribute: .centerY) }
  public var firstBaselineAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(item: self, attribute: .firstBaseline) }
  public var lastBaselineAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(item: self, attribute: .lastBaseline) }

  /// The engine of the view's tree, made at the first layout.
  var layoutEngine: LayoutEngine {
    let root = LayoutTree.root(of: self)
    if let engine = root.rootEngine { return engine }
    let engine = LayoutEngine(root: root)
    root.rootEngine = engine
    engine.attach(root)
    return engine
  }

  /// The engine of the view's tree if there has been a layout.
  var layoutEngineIfLoaded: LayoutEngine? {
    layoutNode?.engine ?? LayoutTree.root(of: self).rootEngine
  }

  func install(_ constraint: NSLayoutConstraint) {
    constraints.append(constraint)
    constraint.container = self
    constraint.row = nil
    constraint.activation = ActivationCounter.next()
    markNeedsLayout()
    layoutEngineIfLoaded?.add(constraint)
  }

  func uninstall(_ constraint: NSLayoutConstraint) {
    guard constraint.container === self else { return }
    if constraints.last === constraint {
      constraints.removeLast()
    } else if let index = constraints.firstIndex(where: { $0 === constraint }) {
      constraints.remove(at: index)
    }
    constraint.container = nil
    markNeedsLayout()
    layoutEngineIfLoaded?.remove(constraint)
    constraint.row = nil
  }

  /// Lists a constraint here rather than at the nearest common ancestor of its items.
  func adopt(_ constraint: NSLayoutConstraint) {
    guard constraint.container !== self else { return }
    for item in [constraint.firstItem, constraint.secondItem] {
      guard let item = layoutItem(item) else { continue }
      if item.layoutView?.isDescendant(of: self) != true {
        raise(
          "NSGenericException",
          "The view hierarchy is not prepared for the constraint: \(constraint) When added to a view, the constraint's "
            + "items must be descendants of that view (or the view itself). Add them below \(self) first.")
      }
    }
    constraint.container?.uninstall(constraint)
    install(constraint)
  }

  func setTranslatesAutoresizingMask(_ newValue: Bool) {
    guard flags.translatesAutoresizingMask != newValue else { return }
    flags.translatesAutoresizingMask = newValue
    layoutEngineIfLoaded?.autoresizingDidChange(for: self)
    superview?.markNeedsLayout()
  }

  func intrinsicContentSizeDidChange() {
    layoutEngineIfLoaded?.contentSizeDidChange(of: self)
    superview?.markNeedsLayout()
    superview?.subviewContentSizeDidChange(self)
  }

  /// Tells layout that `heightDependsOnWidth` may have changed.
  func widthDependenceDidChange() {
    layoutEngineIfLoaded?.autoresizingDidChange(for: self)
  }

  func contentPrioritiesDidChange() {
    layoutEngineIfLoaded?.contentPrioritiesDidChange(of: self)
    superview?.markNeedsLayout()
  }

  func add(_ guide: UILayoutGuide) {
    if guide.owningView === self { return }
    guide.owningView?.removeLayoutGuide(guide)
    layoutGuides.append(guide)
    guide.owningView = self
    layoutEngineIfLoaded?.attach(guide)
  }

  func remove(_ guide: UILayoutGuide) {
    guard guide.owningView === self else { return }
    var ancestor: UIView? = self
    while let view = ancestor {
      for constraint in view.constraints where constraint.firstItem === guide || constraint.secondItem === guide {
        view.uninstall(constraint)
      }
      ancestor = view.superview
    }
    layoutEngineIfLoaded?.detach(guide)
    layoutGuides.removeAll { $0 === guide }
    guide.owningView = nil
  }

  /// Follows `forFirstBaselineLayout` or `forLastBaselineLayout` down to the view that knows where its baseline is.
  func baselineView(_ side: NSLayoutConstraint.Attribute) -> UIView {
    if knowsOwnBaselines { return self }
    let next = side == .firstBaseline ? forFirstBaselineLayout : forLastBaselineLayout
    guard next !== self, next.isDescendant(of: self) else { return self }
    return next.baselineView(side)
  }

  func fittingSize(
    _ target: CGSize, _ horizontal: UILayoutPriority, _ vertical: UILayoutPriority
  ) -> CGSize {
    performUpdateConstraints()
    guard superview == nil else {
      return LayoutEngine(root: self, isScratch: true).fittingSizeOfSubtree(target, horizontal, vertical)
    }
    return layoutEngine.fittingSizeOfRoot(target, horizontal, vertical)
  }

  /// The constraints layout had to break, most recent layout of this tree.
  package var brokenConstraints: [NSLayoutConstraint] {
    layoutEngineIfLoaded?.brokenConstraints ?? []
  }
}

/// Counts activations over all constraints, so that the last activated of a conflict is known.
@MainActor
enum ActivationCounter {
  private static var last: Int64 = 0

  static func next() -> Int64 {
    last += 1
    return last
  }
}
