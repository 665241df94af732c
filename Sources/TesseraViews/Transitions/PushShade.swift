// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import Foundation

/// The dimming of the lower view during a push, and the shadow of the upper view's leading edge.
///
/// Approximates iOS: black at 10 percent opacity and a shadow 9 points wide. Both become stronger as the upper view
/// covers the lower.
@MainActor
final class PushShade {
  private static let darkest: CGFloat = 0.1
  private static let width: CGFloat = 9

  private let dimming = UIView()
  private let edge = EdgeShadow()
  private let isPush: Bool

  /// Creates the shade and inserts it between two views of a container. Returns nil if the transition is not a push
  /// or pop, or if a view is missing.
  init?(over lower: UIView?, under upper: UIView?, kind way: SystemTransition.Kind, container: UIView) {
    guard way == .push || way == .pop, let lower, let upper, upper.superview === container,
      lower.superview === container
    else { return nil }
    isPush = way == .push
    let box = container.bounds
    let isRightToLeft = container.isRightToLeft
    edge.isReversed = isRightToLeft
    dimming.frame = box
    dimming.backgroundColor = .black
    let x = isRightToLeft ? upper.frame.maxX : upper.frame.minX - Self.width
    edge.frame = CGRect(x: x, y: box.minY, width: Self.width, height: box.height)
    for view in [dimming, edge] as [UIView] {
      view.isUserInteractionEnabled = false
      container.insertSubview(view, belowSubview: upper)
    }
  }

  /// Sets up the initial state, in which the upper view is offset by the given distance.
  func begin(offset way: CGFloat) {
    if isPush { edge.center.x += way }
    (dimming.alpha, edge.alpha) = isPush ? (0, 0) : (Self.darkest, 1)
  }

  func move(by way: CGFloat) {
    edge.center.x += way
    (dimming.alpha, edge.alpha) = isPush ? (Self.darkest, 1) : (0, 0)
  }

  func end() {
    for view in [dimming, edge] as [UIView] { view.removeFromSuperview() }
  }
}

/// A shadow that becomes darker toward the view next to it.
private final class EdgeShadow: UIView {
  private static let darkest: CGFloat = 0.15
  override class var layerClass: AnyClass { CAGradientLayer.self }
  override var viewInspector: AnyViewInspector { AnyViewInspector(EffectInspector(view: self)) }

  /// Whether the view is to the left of the shadow.
  var isReversed = false {
    didSet {
      guard let gradient = layer as? CAGradientLayer else { return }
      let colors = [UIColor(white: 0, alpha: 0).cgColor, UIColor(white: 0, alpha: Self.darkest).cgColor]
      gradient.colors = isReversed ? colors.reversed() : colors
      gradient.startPoint = CGPoint(x: 0, y: 0.5)
      gradient.endPoint = CGPoint(x: 1, y: 0.5)
    }
  }
}
