// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

public import Foundation

/// The number of columns of a grid's cell.
@_spi(Tessera) public enum GridCellColumns: LayoutValueKey {
  /// One column.
  public static let defaultValue = 1
}

/// The anchor of a cell in its part of the grid; nil for the alignments of row and column.
@_spi(Tessera) public enum GridCellAnchor: LayoutValueKey {
  /// No anchor.
  public static let defaultValue: UnitPoint? = nil
}

/// The alignment of the column of a cell; nil for the grid's.
@_spi(Tessera) public enum GridColumnAlignment: LayoutValueKey {
  /// The grid's alignment.
  public static let defaultValue: HorizontalAlignment? = nil
}

/// The axes along which a cell does not affect the size of its row and column.
@_spi(Tessera) public enum GridCellUnsizedAxes: LayoutValueKey {
  /// No axes.
  public static let defaultValue: Axis.Set = []
}

/// A row of a grid. Its children are the cells, which the grid arranges.
@_spi(Tessera) public final class GridRowElement: LayoutElement {
  /// The cells.
  public var cells: [LayoutElement] {
    didSet {
      for cell in oldValue where cell.container === self { cell.container = nil }
      for cell in cells { cell.container = self }
      invalidate()
    }
  }

  /// The vertical alignment of the cells; nil for the grid's.
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

  /// Returns the width of the widest cell and the height of the tallest, for rows outside of a grid.
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
