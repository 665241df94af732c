// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

// Layout margins and safe area: both are insets that follow from the superview, the window and the controller, and both
// have a guide whose four edges are required constraints. When an inset changes, four constants change.

import Foundation

/// What a view was told about its margins.
struct MarginState {
  /// Margins in points, by side or by reading direction; the last one set counts.
  enum Margins {
    case absolute(UIEdgeInsets)
    case directional(NSDirectionalEdgeInsets)
  }

  var custom = Margins.absolute(UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8))
  var preservesSuperview = false
  var insetsFromSafeArea = true
  var safeArea = UIEdgeInsets.zero
  /// The margins that the guide and the rows on margins have; nil before the first.
  var applied: UIEdgeInsets?
  var marginsGuide: UILayoutGuide?
  var safeAreaGuide: UILayoutGuide?
}

extension UIView {
  enum SystemGuide { case margins, safeArea }

  /// The margins by side: the view's own, raised by the controller's minimum, the superview's and the safe area.
  var effectiveMargins: UIEdgeInsets {
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
    if margins.insetsFromSafeArea { result = result.adding(margins.safeArea) }
    if margins.preservesSuperview, let parent = superview { result = result.raised(to: overlap(with: parent)) }
    return result
  }

  /// The part of the superview's margins that lies over this view.
  private func overlap(with parent: UIView) -> UIEdgeInsets {
    let outer = parent.effectiveMargins
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

  /// The view moved or grew: margins that depend on its place and width may differ now.
  func placementOfMarginsDidChange() {
    if margins.applied != effectiveMargins { marginsDidChange() }
  }

  func marginsDidChange() {
    updateSystemGuides()
    layoutEngineIfLoaded?.metricsDidChange()
    layoutMarginsDidChange()
    viewController?.viewLayoutMarginsDidChange()
    markNeedsLayout()
    for view in subviews where view.margins.preservesSuperview { view.marginsDidChange() }
  }

  func layoutDirectionDidChange() {
    cachedTraits = nil
    layoutEngineIfLoaded?.rebuildRows()
    marginsDidChange()
    markNeedsUpdateConstraints()
    for view in subviews { view.layoutDirectionDidChange() }
  }

  // MARK: Safe area

  /// Computes the insets from the superview's and this view's place in it, as far as they overlap.
  func updateSafeArea() {
    flags.needsSafeAreaUpdate = false
    var insets = inheritedSafeArea
    if let controller = viewController { insets = insets.adding(controller.additionalSafeAreaInsets) }
    guard insets != margins.safeArea else { return }
    margins.safeArea = insets
    updateSystemGuides()
    layoutEngineIfLoaded?.metricsDidChange()
    safeAreaInsetsDidChange()
    viewController?.viewSafeAreaInsetsDidChange()
    if margins.insetsFromSafeArea { layoutMarginsDidChange() }
    markNeedsLayout()
    for view in subviews {
      view.flags.needsSafeAreaUpdate = true
      view.markSubtreeNeedsLayout()
    }
  }

  private var inheritedSafeArea: UIEdgeInsets {
    guard let parent = superview else { return (self as? UIWindow)?.deviceSafeArea ?? .zero }
    let outer = parent.safeAreaForSubviews
    guard outer != .zero else { return .zero }
    let (frame, box) = (frame, parent.bounds)
    // At most the superview's own inset: a view that is scrolled or hangs over an edge has no more to avoid.
    return UIEdgeInsets(
      top: min(outer.top, max(0, outer.top - (frame.minY - box.minY))),
      left: min(outer.left, max(0, outer.left - (frame.minX - box.minX))),
      bottom: min(outer.bottom, max(0, outer.bottom - (box.maxY - frame.maxY))),
      right: min(outer.right, max(0, outer.right - (box.maxX - frame.maxX))))
  }

  // MARK: Guides

  func systemGuide(_ kind: SystemGuide) -> UILayoutGuide {
    switch kind {
    case .margins:
      if let guide = margins.marginsGuide { return guide }
      let guide = makeGuide("UIViewLayoutMarginsGuide", effectiveMargins)
      margins.marginsGuide = guide
      return guide
    case .safeArea:
      if let guide = margins.safeAreaGuide { return guide }
      let guide = makeGuide("UIViewSafeAreaLayoutGuide", margins.safeArea)
      margins.safeAreaGuide = guide
      return guide
    }
  }

  private func makeGuide(_ name: String, _ insets: UIEdgeInsets) -> UILayoutGuide {
    let guide = UILayoutGuide()
    guide.identifier = name
    addLayoutGuide(guide)
    guide.solvedFrame = bounds.inset(by: insets)
    let edges: [(NSLayoutConstraint.Attribute, CGFloat)] = [
      (.left, insets.left), (.top, insets.top), (.right, -insets.right), (.bottom, -insets.bottom),
    ]
    for (attribute, constant) in edges {
      let edge = SystemConstraint(
        guide, attribute, .equal, self, attribute, multiplier: 1, constant: constant)
      edge.identifier = "\(name)-\(attribute.name)"
      edge.isActive = true
    }
    return guide
  }

  private func updateSystemGuides() {
    margins.applied = effectiveMargins
    viewController?.updateLayoutSupports()
    if let guide = margins.marginsGuide { update(guide, effectiveMargins) }
    if let guide = margins.safeAreaGuide { update(guide, margins.safeArea) }
  }

  private func update(_ guide: UILayoutGuide, _ insets: UIEdgeInsets) {
    for constraint in constraints where constraint.firstItem === guide && constraint is SystemConstraint {
      switch constraint.firstAttribute {
      case .left: constraint.constant = insets.left
      case .top: constraint.constant = insets.top
      case .right: constraint.constant = -insets.right
      default: constraint.constant = -insets.bottom
      }
    }
  }
}

/// A constraint that follows from what a view is told, not from the user's layout code.
final class SystemConstraint: NSLayoutConstraint {
  override var origin: ConstraintOrigin { .system }
}

extension UIEdgeInsets {
  var negated: UIEdgeInsets { UIEdgeInsets(top: -top, left: -left, bottom: -bottom, right: -right) }

  func adding(_ other: UIEdgeInsets) -> UIEdgeInsets {
    UIEdgeInsets(
      top: top + other.top, left: left + other.left, bottom: bottom + other.bottom, right: right + other.right)
  }

  func raised(to other: UIEdgeInsets) -> UIEdgeInsets {
    UIEdgeInsets(
      top: max(top, other.top), left: max(left, other.left), bottom: max(bottom, other.bottom),
      right: max(right, other.right))
  }
}
