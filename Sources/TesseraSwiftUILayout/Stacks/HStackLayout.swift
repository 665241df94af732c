// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

public import Foundation

/// A layout that arranges views in a horizontal line.
public struct HStackLayout: Layout {
  /// The vertical alignment of the views.
  public var alignment: VerticalAlignment
  /// The distance between neighboring views in points, or nil for their preferred distances.
  public var spacing: CGFloat?

  /// Creates a layout.
  public init(alignment: VerticalAlignment = .center, spacing: CGFloat? = nil) {
    self.alignment = alignment
    self.spacing = spacing
  }

  /// The intermediate results of the layout.
  public typealias Cache = StackCache
  /// The animatable data, which is empty because the layout isn't animated.
  public typealias AnimatableData = EmptyAnimatableData

  /// The properties of a horizontal stack.
  public static var layoutProperties: LayoutProperties { LayoutProperties(stackOrientation: .horizontal) }

  private var engine: StackEngine { StackEngine(axis: .horizontal, alignment: alignment.key, distance: spacing) }

  /// Returns a cache of measurements that don't depend on proposals.
  public func makeCache(subviews: Subviews) -> Cache { engine.makeCache(subviews) }

  /// Returns the preferred distances of the views at the stack's edges.
  public func spacing(subviews: Subviews, cache: inout Cache) -> ViewSpacing { cache.spacing }

  /// Returns the size of the stack, including the distances between views.
  public func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache) -> CGSize {
    engine.arrange(proposal, subviews, &cache).size
  }

  /// Places the views one after the other.
  public func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache) {
    engine.place(in: bounds, proposal, subviews, &cache)
  }
}
