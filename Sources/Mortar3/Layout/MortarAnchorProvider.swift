// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

/// The anchors of a view, a guide, a parent view or a referenced view.
@preconcurrency @MainActor
@dynamicMemberLookup
public struct MortarAnchorProvider {
  let place: LayoutItemReference

  init(_ place: LayoutItemReference) {
    self.place = place
  }

  /// An unavailable subscript for misspelled anchors, so that the compiler reports the anchor instead of the
  /// enclosing closure.
  @available(*, unavailable, message: "unknown anchor; MortarAnchorProvider lists all anchors")
  public subscript(dynamicMember name: String) -> MortarCoordinate { coordinate() }

  private func coordinate(_ attributes: MortarAliasLayoutAttribute...) -> MortarCoordinate {
    MortarCoordinate(place, attributes)
  }

  // MARK: Single attributes

  /// The left edge.
  public var left: MortarCoordinate { coordinate(.left) }
  /// The right edge.
  public var right: MortarCoordinate { coordinate(.right) }
  /// The top edge.
  public var top: MortarCoordinate { coordinate(.top) }
  /// The bottom edge.
  public var bottom: MortarCoordinate { coordinate(.bottom) }
  /// The leading edge: left, or right in right-to-left layouts.
  public var leading: MortarCoordinate { coordinate(.leading) }
  /// The trailing edge: right, or left in right-to-left layouts.
  public var trailing: MortarCoordinate { coordinate(.trailing) }
  /// The horizontal center.
  public var centerX: MortarCoordinate { coordinate(.centerX) }
  /// The vertical center.
  public var centerY: MortarCoordinate { coordinate(.centerY) }
  /// The first baseline.
  public var firstBaseline: MortarCoordinate { coordinate(.firstBaseline) }
  /// The last baseline.
  public var lastBaseline: MortarCoordinate { coordinate(.lastBaseline) }
  /// The width, in points.
  public var width: MortarCoordinate { coordinate(.width) }
  /// The height, in points.
  public var height: MortarCoordinate { coordinate(.height) }
  /// The left edge inside the layout margins.
  public var leftMargin: MortarCoordinate { coordinate(.leftMargin) }
  /// The right edge inside the layout margins.
  public var rightMargin: MortarCoordinate { coordinate(.rightMargin) }
  /// The top edge inside the layout margins.
  public var topMargin: MortarCoordinate { coordinate(.topMargin) }
  /// The bottom edge inside the layout margins.
  public var bottomMargin: MortarCoordinate { coordinate(.bottomMargin) }
  /// The leading edge inside the layout margins.
  public var leadingMargin: MortarCoordinate { coordinate(.leadingMargin) }
  /// The trailing edge inside the layout margins.
  public var trailingMargin: MortarCoordinate { coordinate(.trailingMargin) }
  /// The horizontal center between the layout margins.
  public var centerXWithinMargins: MortarCoordinate { coordinate(.centerXWithinMargins) }
  /// The vertical center between the layout margins.
  public var centerYWithinMargins: MortarCoordinate { coordinate(.centerYWithinMargins) }
  /// The last baseline.
  public var baseline: MortarCoordinate { coordinate(.lastBaseline) }

  // MARK: Pairs of attributes

  /// The size: width, height.
  public var size: MortarCoordinate { coordinate(.width, .height) }
  /// The center: centerX, centerY.
  public var center: MortarCoordinate { coordinate(.centerX, .centerY) }
  /// The leading and trailing edges.
  public var sides: MortarCoordinate { coordinate(.leading, .trailing) }
  /// The top and bottom edges.
  public var caps: MortarCoordinate { coordinate(.top, .bottom) }
  /// The leading and trailing margins: leadingMargin, trailingMargin.
  public var sideMargins: MortarCoordinate { coordinate(.leadingMargin, .trailingMargin) }
  /// The top and bottom margins: topMargin, bottomMargin.
  public var capMargins: MortarCoordinate { coordinate(.topMargin, .bottomMargin) }
  /// The top-left corner: top, left.
  public var topLeft: MortarCoordinate { coordinate(.top, .left) }
  /// The top-leading corner: top, leading.
  public var topLeading: MortarCoordinate { coordinate(.top, .leading) }
  /// The top-right corner: top, right.
  public var topRight: MortarCoordinate { coordinate(.top, .right) }
  /// The top-trailing corner: top, trailing.
  public var topTrailing: MortarCoordinate { coordinate(.top, .trailing) }
  /// The bottom-left corner: bottom, left.
  public var bottomLeft: MortarCoordinate { coordinate(.bottom, .left) }
  /// The bottom-leading corner: bottom, leading.
  public var bottomLeading: MortarCoordinate { coordinate(.bottom, .leading) }
  /// The bottom-right corner: bottom, right.
  public var bottomRight: MortarCoordinate { coordinate(.bottom, .right) }
  /// The bottom-trailing corner: bottom, trailing.
  public var bottomTrailing: MortarCoordinate { coordinate(.bottom, .trailing) }

  // MARK: Edges

  /// The edges: top, leading, bottom, trailing.
  public var edges: MortarCoordinate { coordinate(.top, .leading, .bottom, .trailing) }
  /// The margins: topMargin, leadingMargin, bottomMargin, trailingMargin.
  public var edgeMargins: MortarCoordinate {
    coordinate(.topMargin, .leadingMargin, .bottomMargin, .trailingMargin)
  }
}
