// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

// Layout margins and safe areas. Both depend on the superview, the window and the view controller. For guides, see
// SystemGuides.swift.

import Foundation

/// A view's margin settings and the values derived from them.
package struct MarginState {
  /// Margins in points, stored in the form of the last assignment: left and right, or leading and trailing.
  package enum Margins {
    case absolute(UIEdgeInsets)
    case directional(NSDirectionalEdgeInsets)
  }

  package var custom = Margins.absolute(UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8))
  var preservesSuperview = false
  var insetsFromSafeArea = true
  var safeArea = UIEdgeInsets.zero
  /// The margins for which the guide and margin constraints were last updated; nil before the first update.
  var applied: UIEdgeInsets?
  var guides: SystemGuides?
  /// The keyboard's frame in the window's coordinates. Set on windows only.
  var keyboardFrame: CGRect?
}

extension UIView {
  /// The effective margins: the view's own margins, increased to the view controller's minimum, the superview's
  /// margins and the safe area.
  package var effectiveMargins: UIEdgeInsets {
    guard margins.preservesSuperview, superview != nil else { return ownMargins }
    var chain: [UIView] = [self]
    while let view = chain.last, view.margins.preservesSuperview, let parent = view.superview { chain.append(parent) }
    var outer: UIEdgeInsets?
    while let view = chain.popLast() { outer = view.margins(inside: outer) }
    return outer ?? ownMargins
  }

  /// Returns the effective margins, given the superview's margins.
  private func margins(inside outer: UIEdgeInsets?) -> UIEdgeInsets {
    guard margins.preservesSuperview, let outer, let parent = superview else { return ownMargins }
    return ownMargins.raised(to: overlap(with: parent, outer: outer))
  }

  /// The view's margins including the view controller's minimum and the safe area, but not the superview's margins.
  private var ownMargins: UIEdgeInsets {
    let isRTL = effectiveUserInterfaceLayoutDirection == .rightToLeft
    var result: UIEdgeInsets
    switch margins.custom {
    case .absolute(let insets): result = insets
    case .directional(let insets):
      result = UIEdgeInsets(
        top: insets.top, left: isRTL ? insets.trailing : insets.leading, bottom: insets.bottom,
        right: isRTL ? insets.leading : insets.trailing)
    }
    if let controller = viewController, controller.viewRespectsSystemMinimumLayoutMargins {
      let minimum = controller.systemMinimumLayoutMargins
      result.left = max(result.left, isRTL ? minimum.trailing : minimum.leading)
      result.right = max(result.right, isRTL ? minimum.leading : minimum.trailing)
      result.top = max(result.top, minimum.top)
      result.bottom = max(result.bottom, minimum.bottom)
    }
    if margins.insetsFromSafeArea { result = result.adding(safeAreaInsets) }
    return result
  }

  /// Returns the amounts by which the superview's margins overlap this view.
  private func overlap(with parent: UIView, outer: UIEdgeInsets) -> UIEdgeInsets {
    let (frame, size) = (frame, parent.bounds.size)
    return UIEdgeInsets(
      top: outer.top - frame.minY, left: outer.left - frame.minX, bottom: outer.bottom - (size.height - frame.maxY),
      right: outer.right - (size.width - frame.maxX))
  }

  var effectiveDirectionalMargins: NSDirectionalEdgeInsets {
    let insets = effectiveMargins
    let isRTL = effectiveUserInterfaceLayoutDirection == .rightToLeft
    return NSDirectionalEdgeInsets(
      top: insets.top, leading: isRTL ? insets.right : insets.left, bottom: insets.bottom,
      trailing: isRTL ? insets.left : insets.right)
  }

  func setMargins(_ insets: UIEdgeInsets) {
    margins.custom = .absolute(insets)
    marginsDidChange()
  }

  func setDirectionalMargins(_ insets: NSDirectionalEdgeInsets) {
    margins.custom = .directional(insets)
    marginsDidChange()
  }

  /// Updates the margins after a change of the view's position or width.
  func placementOfMarginsDidChange() {
    if margins.applied != effectiveMargins { marginsDidChange() }
  }

  func marginsDidChange() {
    updateSystemGuides(effectiveMargins)
    var walk = TreeWalk(self)
    while let view = walk.next() {
      if view !== self {
        guard view.margins.preservesSuperview else { continue }
        view.updateSystemGuides(view.margins(inside: view.superview?.margins.applied))
      }
      view.layoutMarginsDidChange()
      view.viewController?.viewLayoutMarginsDidChange()
      view.markNeedsLayout()
      walk.descend(into: view)
    }
    layoutEngineIfLoaded?.metricsDidChange()
  }

  /// Updates the view after a change of its layout direction. Subviews do not inherit the semantic content attribute.
  func layoutDirectionDidChange() {
    layoutEngineIfLoaded?.rebuildRows()
    marginsDidChange()
    markNeedsUpdateConstraints()
  }

  // MARK: Safe area

  /// Computes the safe area from the superview's safe area and the view's position.
  func updateSafeArea() {
    flags.needsSafeAreaUpdate = false
    if let guides = margins.guides { guides.update([.keyboard], of: self) }
    var insets = inheritedSafeArea
    if let controller = viewController { insets = insets.adding(controller.additionalSafeAreaInsets) }
    // Frames on a grid of fractional pixels carry rounding errors. If each of them counted as a change, layout that
    // depends on the safe area and determines the frame would never settle.
    if insets.isEqual(to: margins.safeArea, within: 1e-7) { insets = margins.safeArea }
    guard insets != margins.safeArea else {
      // Even if the inset is unchanged, a subclass's override of `safeAreaInsets` may return a different value.
      if safeAreaInsets != insets { showSafeArea() }
      return
    }
    margins.safeArea = insets
    showSafeArea()
    layoutEngineIfLoaded?.metricsDidChange()
    safeAreaInsetsDidChange()
    viewController?.viewSafeAreaInsetsDidChange()
    if margins.insetsFromSafeArea { layoutMarginsDidChange() }
    markNeedsLayout()
  }

  /// Updates everything that depends on `safeAreaInsets`, or schedules the update.
  private func showSafeArea() {
    updateSystemGuides(effectiveMargins)
    for view in subviews {
      view.flags.needsSafeAreaUpdate = true
      view.markSubtreeNeedsLayout()
    }
  }

  private var inheritedSafeArea: UIEdgeInsets {
    guard let parent = superview else { return (self as? UIWindow)?.deviceSafeArea ?? .zero }
    let outer = parent.safeArea(for: self)
    guard outer != .zero else { return .zero }
    let (frame, box) = (frame, parent.bounds)
    // The superview's inset is the maximum. A view that is scrolled or extends past an edge does not need a larger
    // inset.
    return UIEdgeInsets(
      top: min(outer.top, max(0, outer.top - (frame.minY - box.minY))),
      left: min(outer.left, max(0, outer.left - (frame.minX - box.minX))),
      bottom: min(outer.bottom, max(0, outer.bottom - (box.maxY - frame.maxY))),
      right: min(outer.right, max(0, outer.right - (box.maxX - frame.maxX))))
  }
}

extension UIEdgeInsets {
  var negated: UIEdgeInsets { UIEdgeInsets(top: -top, left: -left, bottom: -bottom, right: -right) }

  func adding(_ other: UIEdgeInsets) -> UIEdgeInsets {
    UIEdgeInsets(
      top: top + other.top, left: left + other.left, bottom: bottom + other.bottom, right: right + other.right)
  }

  func isEqual(to other: UIEdgeInsets, within tolerance: CGFloat) -> Bool {
    abs(top - other.top) <= tolerance && abs(left - other.left) <= tolerance
      && abs(bottom - other.bottom) <= tolerance && abs(right - other.right) <= tolerance
  }

  func raised(to other: UIEdgeInsets) -> UIEdgeInsets {
    UIEdgeInsets(
      top: max(top, other.top), left: max(left, other.left), bottom: max(bottom, other.bottom),
      right: max(right, other.right))
  }
}
