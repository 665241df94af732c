// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

public import Foundation

/// A layout that overlays its views.
public struct ZStackLayout: Layout {
  /// The alignment of the views.
  public var alignment: Alignment

  /// Creates a layout.
  public init(alignment: Alignment = .center) { self.alignment = alignment }

  /// The animatable data, which is empty because the layout isn't animated.
  public typealias AnimatableData = EmptyAnimatableData

  /// Returns the size of the smallest rectangle that contains all aligned views.
  public func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    extent(subviews.map { $0.dimensions(in: proposal) }).size
  }

  /// Places the views so that their alignment guides coincide.
  public func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
    let dimensions = subviews.map { $0.dimensions(in: proposal) }
    let guide = extent(dimensions).guide
    for (view, dimensions) in zip(subviews, dimensions) {
      let origin = bounds.origin.offset(
        x: (guide.x - dimensions[alignment.horizontal]).orZero, y: (guide.y - dimensions[alignment.vertical]).orZero)
      view.place(at: origin, proposal: proposal)
    }
  }

  /// Returns the size of the smallest rectangle that contains all views, and the position of the alignment guides in
  /// it.
  private func extent(_ dimensions: [ViewDimensions]) -> (size: CGSize, guide: CGPoint) {
    guard let first = dimensions.first else { return (.zero, .zero) }
    var before = CGPoint(x: first[alignment.horizontal], y: first[alignment.vertical])
    var after = CGPoint(x: first.width - before.x, y: first.height - before.y)
    for dimensions in dimensions.dropFirst() {
      let (x, y) = (dimensions[alignment.horizontal], dimensions[alignment.vertical])
      before = CGPoint(x: max(before.x, x), y: max(before.y, y))
      after = CGPoint(x: max(after.x, dimensions.width - x), y: max(after.y, dimensions.height - y))
    }
    return (CGSize(width: before.x + after.x, height: before.y + after.y), before)
  }
}
