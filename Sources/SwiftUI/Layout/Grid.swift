// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

public import Foundation
@_spi(Tessera) public import TesseraSwiftUILayout

/// A view that arranges views in rows and columns. Each column is as wide as its widest view.
public struct Grid<Content: View>: View {
  private let layout: GridLayout
  private let content: Content

  /// Creates a grid.
  ///
  /// - Parameters:
  ///   - alignment: The alignment of the views in their cells.
  ///   - horizontalSpacing: The distance between columns in points; nil for the preferred distances.
  ///   - verticalSpacing: The distance between rows in points; nil for the preferred distances.
  ///   - content: The rows. A view other than a `GridRow` fills a whole row.
  public init(
    alignment: Alignment = .center, horizontalSpacing: CGFloat? = nil, verticalSpacing: CGFloat? = nil,
    @ViewBuilder content: () -> Content
  ) {
    layout = GridLayout(alignment: alignment, horizontalSpacing: horizontalSpacing, verticalSpacing: verticalSpacing)
    self.content = content()
  }

  /// Never called.
  public typealias Body = Never
  /// Creates or updates the node of the grid.
  public static func _updateNode(_ node: _ViewNode?, with view: Self, in context: _ViewContext) -> _ViewNode {
    context.update(node, view.layout, view.content)
  }
}

/// A row of a grid.
public struct GridRow<Content: View>: View {
  private let alignment: VerticalAlignment?
  private let content: Content

  /// Creates a row with an alignment of its views; nil for the grid's.
  public init(alignment: VerticalAlignment? = nil, @ViewBuilder content: () -> Content) {
    (self.alignment, self.content) = (alignment, content())
  }

  /// Never called.
  public typealias Body = Never
  /// Creates or updates the node of the row.
  public static func _updateNode(_ node: _ViewNode?, with view: Self, in context: _ViewContext) -> _ViewNode {
    context.reuse(node, as: GridRowNode<Content>.self) { GridRowNode(context) }
      .update(view.content, alignment: view.alignment, in: context)
  }
}

private final class GridRowNode<Content: View>: WrapperNode {
  private let element = GridRowElement(cells: [])

  func update(_ content: Content, alignment: VerticalAlignment?, in context: _ViewContext) -> _ViewNode {
    environment = context.environment
    element.direction = environment.layoutDirection
    element.scale = environment.displayScale
    element.alignment = alignment
    updateChild(content, environment)
    return self
  }

  override func childElementsDidChange() {
    let cells = child?.elements ?? []
    if !cells.elementsEqual(element.cells, by: ===) {
      element.cells = cells
      graph.needsAdoption = true
    }
    setElements([element])
  }
}

extension View {
  /// Sets the number of columns of the view in a grid.
  public func gridCellColumns(_ count: Int) -> some View { layoutValue(key: GridCellColumns.self, value: count) }
  /// Sets the anchor of the view in its grid cell.
  public func gridCellAnchor(_ anchor: UnitPoint) -> some View { layoutValue(key: GridCellAnchor.self, value: anchor) }
  /// Sets the alignment of the view's column in a grid.
  public func gridColumnAlignment(_ guide: HorizontalAlignment) -> some View {
    layoutValue(key: GridColumnAlignment.self, value: guide)
  }
  /// Excludes the view from the size of its row and column in a grid.
  public func gridCellUnsizedAxes(_ axes: Axis.Set) -> some View {
    layoutValue(key: GridCellUnsizedAxes.self, value: axes)
  }
}
