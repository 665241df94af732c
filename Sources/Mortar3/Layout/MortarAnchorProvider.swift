// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

/// The anchors of a view, a guide, a parent or a referenced view.
@preconcurrency @MainActor
@dynamicMemberLookup
public struct MortarAnchorProvider {
  let place: MortarPlace

  init(_ place: MortarPlace) {
    self.place = place
  }

  /// Unavailable: catches misspelt anchors, so that the compiler points at them and not at the braces around them.
  @available(*, unavailable, message: "no anchor has this name; see MortarAnchorProvider for those there are")
  public subscript(dynamicMember name: String) -> MortarCoordinate { coordinate() }

  private func coordinate(_ attributes: MortarAliasLayoutAttribute...) -> MortarCoordinate {
    MortarCoordinate(place, attributes)
  }

  // MARK: One attribute

  /// The left edge.
  public var left: MortarCoordinate { coordinate(.left) }
  /// The right edge.
  public var right: MortarCoordinate { coordinate(.right) }
  /// The top edge.
  public var top: MortarCoordinate { coordinate(.top) }
  /// The bottom edge.
  public var bottom: MortarCoordinate { coordinate(.bottom) }
  /// The edge where reading starts: left, or right in right-to-left layouts.
  public var leading: MortarCoordinate { coordinate(.leading) }
  /// The edge where reading ends: right, or left in right-to-left layouts.
  public var trailing: MortarCoordinate { coordinate(.trailing) }
  /// The horizontal middle.
  public var centerX: MortarCoordinate { coordinate(.centerX) }
  /// The vertical middle.
  public var centerY: MortarCoordinate { coordinate(.centerY) }
  /// The baseline of the first line of text.
  public var firstBaseline: MortarCoordinate { coordinate(.firstBaseline) }
  /// The baseline of the last line of text.
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
  /// The horizontal middle between the layout margins.
  public var centerXWithinMargins: MortarCoordinate { coordinate(.centerXWithinMargins) }
  /// The vertical middle between the layout margins.
  public var centerYWithinMargins: MortarCoordinate { coordinate(.centerYWithinMargins) }
  /// The baseline of the last line of text.
  public var baseline: MortarCoordinate { coordinate(.lastBaseline) }

  // MARK: Two

  /// width, height
  public var size: MortarCoordinate { coordinate(.width, .height) }
  /// centerX, centerY
  public var center: MortarCoordinate { coordinate(.centerX, .centerY) }
  /// leading, trailing
  public var sides: MortarCoordinate { coordinate(.leading, .trailing) }
  /// top, bottom
  public var caps: MortarCoordinate { coordinate(.top, .bottom) }
  /// leadingMargin, trailingMargin
  public var sideMargins: MortarCoordinate { coordinate(.leadingMargin, .trailingMargin) }
  /// topMargin, bottomMargin
  public var capMargins: MortarCoordinate { coordinate(.topMargin, .bottomMargin) }
  /// top, left
  public var topLeft: MortarCoordinate { coordinate(.top, .left) }
  /// top, leading
  public var topLeading: MortarCoordinate { coordinate(.top, .leading) }
  /// top, right
  public var topRight: MortarCoordinate { coordinate(.top, .right) }
  /// top, trailing
  public var topTrailing: MortarCoordinate { coordinate(.top, .trailing) }
  /// bottom, left
  public var bottomLeft: MortarCoordinate { coordinate(.bottom, .left) }
  /// bottom, leading
  public var bottomLeading: MortarCoordinate { coordinate(.bottom, .leading) }
  /// bottom, right
  public var bottomRight: MortarCoordinate { coordinate(.bottom, .right) }
  /// bottom, trailing
  public var bottomTrailing: MortarCoordinate { coordinate(.bottom, .trailing) }

  // MARK: Four

  /// top, leading, bottom, trailing
  public var edges: MortarCoordinate { coordinate(.top, .leading, .bottom, .trailing) }
  /// topMargin, leadingMargin, bottomMargin, trailingMargin
  public var edgeMargins: MortarCoordinate {
    coordinate(.topMargin, .leadingMargin, .bottomMargin, .trailingMargin)
  }
}
