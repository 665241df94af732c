// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

public import Foundation
@_spi(Tessera) public import TesseraSwiftUILayout

/// A container that arranges views in rows and columns. Each column is as wide as its widest view.
public struct Grid<Content: View>: View {
  private let layout: GridLayout
  private let content: Content

  /// Creates a grid.
  ///
  /// - Parameters:
  ///   - alignment: The alignment of views within their cells.
  ///   - horizontalSpacing: The distance between columns in points, or nil for the preferred spacing.
  ///   - verticalSpacing: The distance between rows in points, or nil for the preferred spacing.
  ///   - content: The rows. A view that is not a `GridRow` spans a whole row.
  public init(
    alignment: Alignment = .center, horizontalSpacing: CGFloat? = nil, verticalSpacing: CGFloat? = nil,
    @ViewBuilder content: () -> Content
  ) {
    layout = GridLayout(alignment: alignment, horizontalSpacing: horizontalSpacing, verticalSpacing: verticalSpacing)
    self.content = content()
  }

  /// The view has no body.
  public typealias Body = Never
  /// Creates or updates the grid's node.
  public static func _updateNode(_ node: _ViewNode?, with view: Self, in context: _ViewContext) -> _ViewNode {
    context.update(node, view.layout, view.content)
  }
}

/// A row of a grid.
public struct GridRow<Content: View>: View {
  private let alignment: VerticalAlignment?
  private let content: Content

  /// Creates a row with a vertical alignment for its views. Nil uses the grid's alignment.
  public init(alignment: VerticalAlignment? = nil, @ViewBuilder content: () -> Content) {
    (self.alignment, self.content) = (alignment, content())
  }

  /// The view has no body.
  public typealias Body = Never
  /// Creates or updates the row's node.
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
  /// Sets the number of grid columns that the view spans.
  public func gridCellColumns(_ count: Int) -> some View { layoutValue(key: GridCellColumns.self, value: count) }
  /// Sets the view's anchor within its grid cell.
  public func gridCellAnchor(_ anchor: UnitPoint) -> some View { layoutValue(key: GridCellAnchor.self, value: anchor) }
  /// Sets the horizontal alignment of the grid column that contains the view.
  public func gridColumnAlignment(_ guide: HorizontalAlignment) -> some View {
    layoutValue(key: GridColumnAlignment.self, value: guide)
  }
  /// Prevents the view from enlarging its grid row or column along the given axes.
  public func gridCellUnsizedAxes(_ axes: Axis.Set) -> some View {
    layoutValue(key: GridCellUnsizedAxes.self, value: axes)
  }
}
