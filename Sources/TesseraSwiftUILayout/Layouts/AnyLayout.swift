// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

public import Foundation

/// A type-erased layout, which lets a container change its layout without replacing its views.
public struct AnyLayout: Layout {
  private let storage: any Layout

  /// Creates a type-erased layout.
  public init<L: Layout>(_ layout: L) {
    // Unwraps an `AnyLayout`, because a nested one would hide the properties of stacks.
    storage = (layout as? AnyLayout)?.storage ?? layout
  }

  /// The animatable data, which is empty because the layout isn't animated.
  public typealias AnimatableData = EmptyAnimatableData

  /// The cache of the erased layout.
  public struct Cache {
    fileprivate var box: LayoutBox
  }

  /// The properties of the erased layout.
  var properties: LayoutProperties { type(of: storage).layoutProperties }

  /// Returns the cache of the erased layout.
  public func makeCache(subviews: Subviews) -> Cache { Cache(box: LayoutBox.make(storage)) }

  /// Updates the cache, or replaces it if the erased layout's type has changed.
  public func updateCache(_ cache: inout Cache, subviews: Subviews) {
    if !cache.box.replace(with: storage) { cache = makeCache(subviews: subviews) }
  }

  /// Returns the preferred distances of the erased layout.
  public func spacing(subviews: Subviews, cache: inout Cache) -> ViewSpacing { cache.box.spacing(subviews) }

  /// Returns the size of the erased layout.
  public func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache) -> CGSize {
    cache.box.size(proposal, subviews)
  }

  /// Places the views with the erased layout.
  public func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache) {
    cache.box.place(in: bounds, proposal: proposal, subviews)
  }

  /// Returns the erased layout's explicit position of a horizontal guide, or nil.
  public func explicitAlignment(
    of guide: HorizontalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews,
    cache: inout Cache
  ) -> CGFloat? {
    cache.box.explicitAlignment(of: guide.key, in: ViewDimensions(size: bounds.size, proposal: proposal), subviews)
  }

  /// Returns the erased layout's explicit position of a vertical guide, or nil.
  public func explicitAlignment(
    of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews,
    cache: inout Cache
  ) -> CGFloat? {
    cache.box.explicitAlignment(of: guide.key, in: ViewDimensions(size: bounds.size, proposal: proposal), subviews)
  }
}
