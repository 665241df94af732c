// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

internal import Foundation

/// A type-erased layout with its cache.
class LayoutBox {
  /// Whether the layout or its views have changed since the cache was created or last updated.
  var isStale = true

  /// The layout.
  var layout: any Layout { EmptyLayout() }
  /// The properties of the layout.
  var properties: LayoutProperties { LayoutProperties() }

  /// Creates a box for a layout.
  static func make<L: Layout>(_ layout: L) -> LayoutBox { TypedLayoutBox(layout) }

  /// Stores a layout of the same type. Returns false if the type differs.
  func replace(with layout: any Layout) -> Bool { false }
  func spacing(_ subviews: LayoutSubviews) -> ViewSpacing { ViewSpacing() }
  func size(_ proposal: ProposedViewSize, _ subviews: LayoutSubviews) -> CGSize { .zero }
  func place(in bounds: CGRect, proposal: ProposedViewSize, _ subviews: LayoutSubviews) {}
  func explicitAlignment(of key: AlignmentKey, in dimensions: ViewDimensions, _ subviews: LayoutSubviews) -> CGFloat? {
    nil
  }
}

/// The placeholder layout of an untyped box.
private struct EmptyLayout: Layout {
  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize { .zero }
  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {}
}

/// A box for a layout of a specific type.
private final class TypedLayoutBox<L: Layout>: LayoutBox {
  private var typed: L
  private var cache: L.Cache?

  init(_ layout: L) { typed = layout }

  override var layout: any Layout { typed }

  override var properties: LayoutProperties {
    (typed as? AnyLayout)?.properties ?? L.layoutProperties
  }

  override func replace(with layout: any Layout) -> Bool {
    guard let layout = layout as? L else { return false }
    typed = layout
    isStale = true
    return true
  }

  /// Calls a function with an up-to-date cache.
  private func withCache<R>(_ subviews: LayoutSubviews, _ body: (inout L.Cache) -> R) -> R {
    // Moving the cache out of the box during the call avoids a copy.
    var current: L.Cache
    if let stored = cache.take() {
      current = stored
      if isStale { typed.updateCache(&current, subviews: subviews) }
    } else {
      current = typed.makeCache(subviews: subviews)
    }
    isStale = false
    defer { cache = current }
    return body(&current)
  }

  override func spacing(_ subviews: LayoutSubviews) -> ViewSpacing {
    withCache(subviews) { typed.spacing(subviews: subviews, cache: &$0) }
  }

  override func size(_ proposal: ProposedViewSize, _ subviews: LayoutSubviews) -> CGSize {
    withCache(subviews) { typed.sizeThatFits(proposal: proposal, subviews: subviews, cache: &$0) }
  }

  override func place(in bounds: CGRect, proposal: ProposedViewSize, _ subviews: LayoutSubviews) {
    withCache(subviews) { typed.placeSubviews(in: bounds, proposal: proposal, subviews: subviews, cache: &$0) }
  }

  override func explicitAlignment(
    of key: AlignmentKey, in dimensions: ViewDimensions, _ subviews: LayoutSubviews
  ) -> CGFloat? {
    let bounds = CGRect(origin: .zero, size: dimensions.size)
    return withCache(subviews) { cache in
      switch key.axis {
      case .horizontal:
        typed.explicitAlignment(
          of: HorizontalAlignment(key.id), in: bounds, proposal: dimensions.proposal, subviews: subviews,
          cache: &cache)
      case .vertical:
        typed.explicitAlignment(
          of: VerticalAlignment(key.id), in: bounds, proposal: dimensions.proposal, subviews: subviews, cache: &cache)
      }
    }
  }
}
