// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

public import Foundation
@_spi(Tessera) public import TesseraSwiftUILayout

/// A grid that arranges views in columns and grows vertically, row by row.
///
/// The grid creates its views when they are scrolled into the visible part of the enclosing scroll view. Views that are
/// scrolled out keep their state. Outside of a scroll view, all views are created immediately.
public struct LazyVGrid<Content: View>: View {
  private let arrangement: LazyArrangement
  private let content: Content

  /// Creates a grid. The row spacing is in points. Nil uses 8 points.
  public init(
    columns: [GridItem], alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
    pinnedViews: PinnedScrollableViews = .init(), @ViewBuilder content: () -> Content
  ) {
    arrangement = LazyArrangement(
      axis: .vertical, alignment: Alignment(horizontal: alignment, vertical: .center), spacing: spacing, items: columns,
      pinsHeaders: pinnedViews.contains(.sectionHeaders), pinsFooters: pinnedViews.contains(.sectionFooters))
    self.content = content()
  }

  /// The view has no body.
  public typealias Body = Never
  /// Creates or updates the grid's node.
  public static func _updateNode(_ node: _ViewNode?, with view: Self, in context: _ViewContext) -> _ViewNode {
    context.reuse(node, as: LazyNode<Content>.self) { LazyNode(view.arrangement, context) }
      .update(view.arrangement, content: view.content, in: context)
  }
}

/// A grid that arranges views in rows and grows horizontally, column by column.
///
/// The grid creates its views when they are scrolled into the visible part of the enclosing scroll view. Views that are
/// scrolled out keep their state. Outside of a scroll view, all views are created immediately.
public struct LazyHGrid<Content: View>: View {
  private let arrangement: LazyArrangement
  private let content: Content

  /// Creates a grid. The column spacing is in points. Nil uses 8 points.
  public init(
    rows: [GridItem], alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
    pinnedViews: PinnedScrollableViews = .init(), @ViewBuilder content: () -> Content
  ) {
    arrangement = LazyArrangement(
      axis: .horizontal, alignment: Alignment(horizontal: .center, vertical: alignment), spacing: spacing, items: rows,
      pinsHeaders: pinnedViews.contains(.sectionHeaders), pinsFooters: pinnedViews.contains(.sectionFooters))
    self.content = content()
  }

  /// The view has no body.
  public typealias Body = Never
  /// Creates or updates the grid's node.
  public static func _updateNode(_ node: _ViewNode?, with view: Self, in context: _ViewContext) -> _ViewNode {
    context.reuse(node, as: LazyNode<Content>.self) { LazyNode(view.arrangement, context) }
      .update(view.arrangement, content: view.content, in: context)
  }
}
