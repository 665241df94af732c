// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

public import Foundation

/// A layout that arranges views in rows and columns.
///
/// Each column is as wide as its widest cell, and each row is as tall as its tallest cell. A proposed size is
/// distributed among columns and rows the way a stack distributes it among its views. A view that isn't a row spans
/// all columns.
public struct GridLayout: Layout {
  /// The alignment of cells within their columns and rows.
  public var alignment: Alignment
  /// The distance between columns in points, or nil for the cells' preferred distances.
  public var horizontalSpacing: CGFloat?
  /// The distance between rows in points, or nil for the cells' preferred distances.
  public var verticalSpacing: CGFloat?

  /// Creates a layout.
  public init(alignment: Alignment = .center, horizontalSpacing: CGFloat? = nil, verticalSpacing: CGFloat? = nil) {
    self.alignment = alignment
    self.horizontalSpacing = horizontalSpacing
    self.verticalSpacing = verticalSpacing
  }

  /// The animatable data, which is empty because the layout isn't animated.
  public typealias AnimatableData = EmptyAnimatableData

  /// The measured cells and recent arrangements.
  public struct Cache {
    var cells: GridCells
    var arrangements: [(proposal: ProposedViewSize, arrangement: GridArrangement)] = []
  }

  /// Returns a cache with the measured cells.
  public func makeCache(subviews: Subviews) -> Cache { Cache(cells: GridCells(subviews, layout: self)) }

  /// Returns the total size of all columns and rows.
  public func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache) -> CGSize {
    arrangement(proposal, &cache).size
  }

  /// Places the cells in their columns and rows.
  public func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache) {
    arrangement(proposal, &cache).place(cache.cells, in: bounds)
  }

  private func arrangement(_ proposal: ProposedViewSize, _ cache: inout Cache) -> GridArrangement {
    if let known = cache.arrangements.last(where: { $0.proposal == proposal }) { return known.arrangement }
    let arrangement = GridArrangement(cache.cells, proposal: proposal)
    if cache.arrangements.count == 8 { cache.arrangements.removeFirst() }
    cache.arrangements.append((proposal, arrangement))
    return arrangement
  }
}
