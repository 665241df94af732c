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

  /// Stands for misspelt anchors, so that the compiler points at them. Without it, it would look for a mistake in the braces
  /// around them.
  @available(*, unavailable, message: "no anchor has this name; see MortarAnchorProvider for those there are")
  public subscript(dynamicMember name: String) -> MortarCoordinate { coordinate() }

  private func coordinate(_ attributes: MortarAliasLayoutAttribute...) -> MortarCoordinate {
    MortarCoordinate(place, attributes)
  }

  // MARK: One attribute

  public var left: MortarCoordinate { coordinate(.left) }
  public var right: MortarCoordinate { coordinate(.right) }
  public var top: MortarCoordinate { coordinate(.top) }
  public var bottom: MortarCoordinate { coordinate(.bottom) }
  public var leading: MortarCoordinate { coordinate(.leading) }
  public var trailing: MortarCoordinate { coordinate(.trailing) }
  public var centerX: MortarCoordinate { coordinate(.centerX) }
  public var centerY: MortarCoordinate { coordinate(.centerY) }
  public var firstBaseline: MortarCoordinate { coordinate(.firstBaseline) }
  public var lastBaseline: MortarCoordinate { coordinate(.lastBaseline) }
  public var width: MortarCoordinate { coordinate(.width) }
  public var height: MortarCoordinate { coordinate(.height) }
  public var leftMargin: MortarCoordinate { coordinate(.leftMargin) }
  public var rightMargin: MortarCoordinate { coordinate(.rightMargin) }
  public var topMargin: MortarCoordinate { coordinate(.topMargin) }
  public var bottomMargin: MortarCoordinate { coordinate(.bottomMargin) }
  public var leadingMargin: MortarCoordinate { coordinate(.leadingMargin) }
  public var trailingMargin: MortarCoordinate { coordinate(.trailingMargin) }
  public var centerXWithinMargins: MortarCoordinate { coordinate(.centerXWithinMargins) }
  public var centerYWithinMargins: MortarCoordinate { coordinate(.centerYWithinMargins) }
  /// The last baseline.
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
