// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

public import Foundation

/// The part of a controller's view that bars cover at one edge.
@preconcurrency @MainActor
public protocol UILayoutSupport: AnyObject {
  /// Points that are covered.
  var length: CGFloat { get }
  var topAnchor: NSLayoutYAxisAnchor { get }
  var bottomAnchor: NSLayoutYAxisAnchor { get }
  var heightAnchor: NSLayoutDimension { get }
}

/// A guide as high as the safe area's inset at the top or bottom of a controller's view.
final class LayoutSupportGuide: UILayoutGuide, UILayoutSupport {
  let edge: NSLayoutConstraint.Attribute
  /// The side that moves with the safe area.
  var inner: NSLayoutConstraint?

  init(edge: NSLayoutConstraint.Attribute) {
    self.edge = edge
    super.init()
  }

  required init?(coder: NSCoder) { nil }

  var length: CGFloat {
    guard let insets = owningView?.safeAreaInsets else { return 0 }
    return edge == .top ? insets.top : insets.bottom
  }
}

extension UIViewController {
  /// Made when first asked for, with two constraints of the view.
  func layoutSupport(_ edge: NSLayoutConstraint.Attribute) -> LayoutSupportGuide {
    if let known = layoutSupports.first(where: { $0.edge == edge }) { return known }
    let guide = LayoutSupportGuide(edge: edge)
    guide.identifier = edge == .top ? "_UIViewControllerTop" : "_UIViewControllerBottom"
    layoutSupports.append(guide)
    guard let view else { return guide }
    view.addLayoutGuide(guide)
    let far: NSLayoutConstraint.Attribute = edge == .top ? .bottom : .top
    let outer = SystemConstraint(guide, edge, .equal, view, edge, multiplier: 1, constant: 0)
    let inner = SystemConstraint(
      guide, far, .equal, view, edge, multiplier: 1, constant: edge == .top ? guide.length : -guide.length)
    guide.inner = inner
    NSLayoutConstraint.activate([outer, inner])
    return guide
  }

  func updateLayoutSupports() {
    for guide in layoutSupports { guide.inner?.constant = guide.edge == .top ? guide.length : -guide.length }
  }
}
