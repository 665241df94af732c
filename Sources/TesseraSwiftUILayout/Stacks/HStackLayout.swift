// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

public import Foundation

/// A layout that arranges views in a horizontal line.
public struct HStackLayout: Layout {
  /// The alignment of views across the axis.
  public var alignment: VerticalAlignment
  /// The distance between neighbors in points; nil for the preferred distances.
  public var spacing: CGFloat?

  /// Creates a layout.
  public init(alignment: VerticalAlignment = .center, spacing: CGFloat? = nil) {
    self.alignment = alignment
    self.spacing = spacing
  }

  /// The intermediate results of the layout.
  public typealias Cache = StackCache
  /// The layout is not animated.
  public typealias AnimatableData = EmptyAnimatableData

  /// The properties of a stack along its axis.
  public static var layoutProperties: LayoutProperties { LayoutProperties(stackOrientation: .horizontal) }

  private var engine: StackEngine { StackEngine(axis: .horizontal, alignment: alignment.key, distance: spacing) }

  /// Returns a cache of measurements that do not depend on proposals.
  public func makeCache(subviews: Subviews) -> Cache { engine.makeCache(subviews) }

  /// Returns the preferred distances of the outermost views.
  public func spacing(subviews: Subviews, cache: inout Cache) -> ViewSpacing { cache.spacing }

  /// Returns the size of all views and the distances between them.
  public func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache) -> CGSize {
    engine.arrange(proposal, subviews, &cache).size
  }

  /// Places the views one after the other.
  public func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache) {
    engine.place(in: bounds, proposal, subviews, &cache)
  }
}
