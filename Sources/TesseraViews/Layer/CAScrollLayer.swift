// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

public import Foundation
@_spi(Tessera) import TesseraGraphics

/// A layer that shows the part of its content within its bounds and clips the rest. Scrolling sets the origin of the
/// bounds.
open class CAScrollLayer: CALayer {
  /// The scrollable directions. `.both` by default.
  open var scrollMode: CAScrollLayerScrollMode = .both

  nonisolated public override init() {
    super.init()
    MainThread.run { masksToBounds = true }
  }

  public override init(layer: Any) {
    super.init(layer: layer)
    if let other = layer as? CAScrollLayer { scrollMode = other.scrollMode }
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    masksToBounds = true
  }

  /// Scrolls a point of the content to the top left corner, as far as the mode allows. Ignores points that are not
  /// finite.
  open func scroll(to p: CGPoint) {
    guard p.x.isFinite, p.y.isFinite else { return }
    var origin = bounds.origin
    if scrollMode == .both || scrollMode == .horizontally { origin.x = p.x }
    if scrollMode == .both || scrollMode == .vertically { origin.y = p.y }
    if origin != bounds.origin { bounds.origin = origin }
  }

  /// Scrolls by the minimum distance that makes a rectangle of the content visible.
  open func scroll(to r: CGRect) {
    let x = Self.scrollStart(from: bounds.minX, length: bounds.width, showing: r.minX, size: r.width)
    scroll(
      to: CGPoint(x: x, y: Self.scrollStart(from: bounds.minY, length: bounds.height, showing: r.minY, size: r.height)))
  }

  private static func scrollStart(from seen: CGFloat, length: CGFloat, showing wanted: CGFloat, size: CGFloat)
    -> CGFloat
  {
    if wanted < seen || size > length { return wanted }
    return wanted + size > seen + length ? wanted + size - length : seen
  }
}

extension CALayer {
  /// The nearest ancestor that is a scroll layer.
  private var scroller: CAScrollLayer? {
    sequence(first: self, next: \.superlayer).dropFirst().lazy.compactMap { $0 as? CAScrollLayer }.first
  }

  func scrollUpwards(to point: CGPoint) {
    if let scroller { scroller.scroll(to: convert(point, to: scroller)) }
  }

  func scrollUpwards(showing rect: CGRect) {
    if let scroller { scroller.scroll(to: convert(rect, to: scroller)) }
  }

  /// The part of the bounds that no superlayer clips.
  var shownPart: CGRect {
    var part = bounds
    for layer in sequence(first: self, next: \.superlayer).dropFirst() where layer.masksToBounds {
      part = part.intersection(layer.convert(layer.bounds, to: self))
    }
    return part.isNull ? .zero : part
  }
}
