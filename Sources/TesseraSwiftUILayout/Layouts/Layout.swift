// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

public import Foundation

/// A type that determines the size of a container and the positions of its views.
public nonisolated protocol Layout: Animatable {
  /// The properties of the layout that don't depend on its views.
  static var layoutProperties: LayoutProperties { get }

  /// The type of the intermediate results that the layout caches between calls.
  associatedtype Cache = Void

  /// The views that the layout arranges.
  typealias Subviews = LayoutSubviews

  /// Returns the initial cache.
  func makeCache(subviews: Subviews) -> Cache

  /// Updates the cache after the layout or its views have changed.
  func updateCache(_ cache: inout Cache, subviews: Subviews)

  /// Returns the container's preferred distances to its neighbors.
  func spacing(subviews: Subviews, cache: inout Cache) -> ViewSpacing

  /// Returns the size of the container for a proposal, in points.
  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache) -> CGSize

  /// Places each view with `LayoutSubview.place(at:anchor:proposal:)`.
  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache)

  /// Returns the explicit position of a horizontal guide, in points from the leading edge, or nil.
  func explicitAlignment(
    of guide: HorizontalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews,
    cache: inout Cache
  ) -> CGFloat?

  /// Returns the explicit position of a vertical guide, in points from the top edge, or nil.
  func explicitAlignment(
    of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews,
    cache: inout Cache
  ) -> CGFloat?
}

extension Layout where Cache == () {
  /// Returns an empty cache.
  public func makeCache(subviews: Subviews) {}
}

extension Layout {
  /// The default properties, which have no stack orientation.
  public static var layoutProperties: LayoutProperties { LayoutProperties() }

  /// Replaces the cache with a new one.
  public func updateCache(_ cache: inout Cache, subviews: Subviews) { cache = makeCache(subviews: subviews) }

  /// Returns the union of the views' preferred spacing.
  public func spacing(subviews: Subviews, cache: inout Cache) -> ViewSpacing {
    guard let first = subviews.first else { return ViewSpacing() }
    return subviews.dropFirst().reduce(first.spacing) { $0.union($1.spacing) }
  }

  /// Merges the explicit positions of the placed views.
  public func explicitAlignment(
    of guide: HorizontalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews,
    cache: inout Cache
  ) -> CGFloat? {
    subviews.mergedPosition(of: guide.key, in: bounds) {
      placeSubviews(in: bounds, proposal: proposal, subviews: subviews, cache: &cache)
    }
  }

  /// Merges the explicit positions of the placed views.
  public func explicitAlignment(
    of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews,
    cache: inout Cache
  ) -> CGFloat? {
    subviews.mergedPosition(of: guide.key, in: bounds) {
      placeSubviews(in: bounds, proposal: proposal, subviews: subviews, cache: &cache)
    }
  }
}
