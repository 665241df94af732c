// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

public import Foundation

/// The number of columns that a grid cell spans.
@_spi(Tessera) public enum GridCellColumns: LayoutValueKey {
  /// One column.
  public static let defaultValue = 1
}

/// The anchor of a cell's content, or nil to use the alignments of its row and column.
@_spi(Tessera) public enum GridCellAnchor: LayoutValueKey {
  /// No anchor.
  public static let defaultValue: UnitPoint? = nil
}

/// The alignment that a cell sets for its column, or nil to use the grid's alignment.
@_spi(Tessera) public enum GridColumnAlignment: LayoutValueKey {
  /// The default, which uses the grid's alignment.
  public static let defaultValue: HorizontalAlignment? = nil
}

/// The axes along which a cell doesn't affect the size of its row or column.
@_spi(Tessera) public enum GridCellUnsizedAxes: LayoutValueKey {
  /// No axes.
  public static let defaultValue: Axis.Set = []
}

/// A grid row. Its children are the cells, which the grid arranges.
@_spi(Tessera) public final class GridRowElement: LayoutElement {
  /// The cells.
  public var cells: [LayoutElement] {
    didSet {
      for cell in oldValue where cell.container === self { cell.container = nil }
      for cell in cells { cell.container = self }
      invalidate()
    }
  }

  /// The vertical alignment of the cells, or nil to use the grid's alignment.
  public var alignment: VerticalAlignment? {
    didSet { if alignment != oldValue { invalidate() } }
  }

  /// Creates a row.
  public init(cells: [LayoutElement], alignment: VerticalAlignment? = nil) {
    self.cells = cells
    self.alignment = alignment
    super.init()
    for cell in cells { cell.container = self }
  }

  /// Returns the width of the widest cell and the height of the tallest cell. Applies to rows outside of a grid.
  public override func measure(_ proposal: ProposedViewSize) -> CGSize {
    cells.reduce(.zero) { size, cell in
      let own = cell.size(proposal)
      return CGSize(width: max(size.width, own.width), height: max(size.height, own.height))
    }
  }

  public override func placeContent(in frame: CGRect, proposal: ProposedViewSize, space: LayoutSpace) {
    for cell in cells {
      let pending =
        cell.pending ?? PendingPlacement(position: frame.origin, anchor: .topLeading, proposal: proposal)
      cell.pending = nil
      let place = pending.frame(of: cell)
      cell.place(
        in: direction == .rightToLeft ? frame.mirroring(place) : place, proposal: pending.proposal, space: space)
    }
  }
}
