// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

// Attribute expressions, such as `Anchors.top.leading.width`. Every attribute can start an expression and follow
// every other attribute. There are three kinds of attributes: horizontal positions, vertical positions and sizes.
// Adding an attribute of the same kind preserves the expression's type, so the expression can still be constrained to
// UIKit's anchors and to other attributes of that kind.

import UIKit

extension Anchors {
  /// The horizontal center.
  public static var centerX: AnchorsExpression<AnchorsXAxis> { AnchorsExpression(AttributeList(.centerX)) }
  /// The leading edge: left, or right in right-to-left layouts.
  public static var leading: AnchorsExpression<AnchorsXAxis> { AnchorsExpression(AttributeList(.leading)) }
  /// The trailing edge: right, or left in right-to-left layouts.
  public static var trailing: AnchorsExpression<AnchorsXAxis> { AnchorsExpression(AttributeList(.trailing)) }
  /// The left edge.
  public static var left: AnchorsExpression<AnchorsXAxis> { AnchorsExpression(AttributeList(.left)) }
  /// The right edge.
  public static var right: AnchorsExpression<AnchorsXAxis> { AnchorsExpression(AttributeList(.right)) }
  /// The horizontal center between the layout margins.
  public static var centerXWithinMargins: AnchorsExpression<AnchorsXAxis> {
    AnchorsExpression(AttributeList(.centerXWithinMargins))
  }
  /// The leading edge inside the layout margins.
  public static var leadingMargin: AnchorsExpression<AnchorsXAxis> { AnchorsExpression(AttributeList(.leadingMargin)) }
  /// The trailing edge inside the layout margins.
  public static var trailingMargin: AnchorsExpression<AnchorsXAxis> {
    AnchorsExpression(AttributeList(.trailingMargin))
  }
  /// The left edge inside the layout margins.
  public static var leftMargin: AnchorsExpression<AnchorsXAxis> { AnchorsExpression(AttributeList(.leftMargin)) }
  /// The right edge inside the layout margins.
  public static var rightMargin: AnchorsExpression<AnchorsXAxis> { AnchorsExpression(AttributeList(.rightMargin)) }

  /// The vertical center.
  public static var centerY: AnchorsExpression<AnchorsYAxis> { AnchorsExpression(AttributeList(.centerY)) }
  /// The top edge.
  public static var top: AnchorsExpression<AnchorsYAxis> { AnchorsExpression(AttributeList(.top)) }
  /// The bottom edge.
  public static var bottom: AnchorsExpression<AnchorsYAxis> { AnchorsExpression(AttributeList(.bottom)) }
  /// The first baseline.
  public static var firstBaseline: AnchorsExpression<AnchorsYAxis> { AnchorsExpression(AttributeList(.firstBaseline)) }
  /// The last baseline.
  public static var lastBaseline: AnchorsExpression<AnchorsYAxis> { AnchorsExpression(AttributeList(.lastBaseline)) }
  /// The vertical center between the layout margins.
  public static var centerYWithinMargins: AnchorsExpression<AnchorsYAxis> {
    AnchorsExpression(AttributeList(.centerYWithinMargins))
  }
  /// The top edge inside the layout margins.
  public static var topMargin: AnchorsExpression<AnchorsYAxis> { AnchorsExpression(AttributeList(.topMargin)) }
  /// The bottom edge inside the layout margins.
  public static var bottomMargin: AnchorsExpression<AnchorsYAxis> { AnchorsExpression(AttributeList(.bottomMargin)) }

  /// The width, in points.
  public static var width: AnchorsExpression<AnchorsDimension> { AnchorsExpression(AttributeList(.width)) }
  /// The height, in points.
  public static var height: AnchorsExpression<AnchorsDimension> { AnchorsExpression(AttributeList(.height)) }

  /// The horizontal edges: `leading`, `trailing`.
  public static var horizontal: AnchorsExpression<AnchorsXAxis> { leading.trailing }
  /// The vertical edges: `top`, `bottom`.
  public static var vertical: AnchorsExpression<AnchorsYAxis> { top.bottom }
  /// All edges: `top`, `bottom`, `leading`, `trailing`.
  public static var allSides: AnchorsMixedExpression { top.bottom.leading.trailing }
  /// The top, leading and trailing edges.
  public static var cap: AnchorsMixedExpression { top.leading.trailing }
  /// The bottom, leading and trailing edges.
  public static var shoe: AnchorsMixedExpression { bottom.leading.trailing }
  /// The size: `width`, `height`.
  public static var size: AnchorsSizeExpression { AnchorsSizeExpression() }
  /// The center: `centerX`, `centerY`.
  public static var center: AnchorsCenterExpression { AnchorsCenterExpression() }
}

extension AnchorsExpression {
  private func adding(_ attribute: NSLayoutConstraint.Attribute) -> Self {
    Self(attributes.adding(AttributeList(attribute)))
  }

  private func mixing(_ added: AttributeList) -> AnchorsMixedExpression {
    AnchorsMixedExpression(attributes.adding(added))
  }

  /// Adds `top`, `bottom`, `leading` and `trailing`.
  public var allSides: AnchorsMixedExpression { mixing(AttributeList(.top, .bottom, .leading, .trailing)) }
  /// Adds `top`, `leading` and `trailing`.
  public var cap: AnchorsMixedExpression { mixing(AttributeList(.top, .leading, .trailing)) }
  /// Adds `bottom`, `leading` and `trailing`.
  public var shoe: AnchorsMixedExpression { mixing(AttributeList(.bottom, .leading, .trailing)) }
  /// Adds `width` and `height`.
  public var size: AnchorsMixedExpression { mixing(AttributeList(.width, .height)) }
  /// Adds `centerX` and `centerY`.
  public var center: AnchorsMixedExpression { mixing(AttributeList(.centerX, .centerY)) }
}

extension AnchorsExpression where Axis == AnchorsXAxis {
  /// Adds the horizontal center.
  public var centerX: Self { adding(.centerX) }
  /// Adds the leading edge.
  public var leading: Self { adding(.leading) }
  /// Adds the trailing edge.
  public var trailing: Self { adding(.trailing) }
  /// Adds the left edge.
  public var left: Self { adding(.left) }
  /// Adds the right edge.
  public var right: Self { adding(.right) }
  /// Adds the horizontal center between the layout margins.
  public var centerXWithinMargins: Self { adding(.centerXWithinMargins) }
  /// Adds the leading edge inside the layout margins.
  public var leadingMargin: Self { adding(.leadingMargin) }
  /// Adds the trailing edge inside the layout margins.
  public var trailingMargin: Self { adding(.trailingMargin) }
  /// Adds the left edge inside the layout margins.
  public var leftMargin: Self { adding(.leftMargin) }
  /// Adds the right edge inside the layout margins.
  public var rightMargin: Self { adding(.rightMargin) }
  /// Adds the vertical center.
  public var centerY: AnchorsMixedExpression { mixing(AttributeList(.centerY)) }
  /// Adds the top edge.
  public var top: AnchorsMixedExpression { mixing(AttributeList(.top)) }
  /// Adds the bottom edge.
  public var bottom: AnchorsMixedExpression { mixing(AttributeList(.bottom)) }
  /// Adds the first baseline.
  public var firstBaseline: AnchorsMixedExpression { mixing(AttributeList(.firstBaseline)) }
  /// Adds the last baseline.
  public var lastBaseline: AnchorsMixedExpression { mixing(AttributeList(.lastBaseline)) }
  /// Adds the vertical center between the layout margins.
  public var centerYWithinMargins: AnchorsMixedExpression { mixing(AttributeList(.centerYWithinMargins)) }
  /// Adds the top edge inside the layout margins.
  public var topMargin: AnchorsMixedExpression { mixing(AttributeList(.topMargin)) }
  /// Adds the bottom edge inside the layout margins.
  public var bottomMargin: AnchorsMixedExpression { mixing(AttributeList(.bottomMargin)) }
  /// Adds the width.
  public var width: AnchorsMixedExpression { mixing(AttributeList(.width)) }
  /// Adds the height.
  public var height: AnchorsMixedExpression { mixing(AttributeList(.height)) }
  /// Adds `leading` and `trailing`.
  public var horizontal: Self { adding(.leading).adding(.trailing) }
  /// Adds `top` and `bottom`.
  public var vertical: AnchorsMixedExpression { mixing(AttributeList(.top, .bottom)) }
}

extension AnchorsExpression where Axis == AnchorsYAxis {
  /// Adds the horizontal center.
  public var centerX: AnchorsMixedExpression { mixing(AttributeList(.centerX)) }
  /// Adds the leading edge.
  public var leading: AnchorsMixedExpression { mixing(AttributeList(.leading)) }
  /// Adds the trailing edge.
  public var trailing: AnchorsMixedExpression { mixing(AttributeList(.trailing)) }
  /// Adds the left edge.
  public var left: AnchorsMixedExpression { mixing(AttributeList(.left)) }
  /// Adds the right edge.
  public var right: AnchorsMixedExpression { mixing(AttributeList(.right)) }
  /// Adds the horizontal center between the layout margins.
  public var centerXWithinMargins: AnchorsMixedExpression { mixing(AttributeList(.centerXWithinMargins)) }
  /// Adds the leading edge inside the layout margins.
  public var leadingMargin: AnchorsMixedExpression { mixing(AttributeList(.leadingMargin)) }
  /// Adds the trailing edge inside the layout margins.
  public var trailingMargin: AnchorsMixedExpression { mixing(AttributeList(.trailingMargin)) }
  /// Adds the left edge inside the layout margins.
  public var leftMargin: AnchorsMixedExpression { mixing(AttributeList(.leftMargin)) }
  /// Adds the right edge inside the layout margins.
  public var rightMargin: AnchorsMixedExpression { mixing(AttributeList(.rightMargin)) }
  /// Adds the vertical center.
  public var centerY: Self { adding(.centerY) }
  /// Adds the top edge.
  public var top: Self { adding(.top) }
  /// Adds the bottom edge.
  public var bottom: Self { adding(.bottom) }
  /// Adds the first baseline.
  public var firstBaseline: Self { adding(.firstBaseline) }
  /// Adds the last baseline.
  public var lastBaseline: Self { adding(.lastBaseline) }
  /// Adds the vertical center between the layout margins.
  public var centerYWithinMargins: Self { adding(.centerYWithinMargins) }
  /// Adds the top edge inside the layout margins.
  public var topMargin: Self { adding(.topMargin) }
  /// Adds the bottom edge inside the layout margins.
  public var bottomMargin: Self { adding(.bottomMargin) }
  /// Adds the width.
  public var width: AnchorsMixedExpression { mixing(AttributeList(.width)) }
  /// Adds the height.
  public var height: AnchorsMixedExpression { mixing(AttributeList(.height)) }
  /// Adds `leading` and `trailing`.
  public var horizontal: AnchorsMixedExpression { mixing(AttributeList(.leading, .trailing)) }
  /// Adds `top` and `bottom`.
  public var vertical: Self { adding(.top).adding(.bottom) }
}

extension AnchorsExpression where Axis == AnchorsDimension {
  /// Adds the horizontal center.
  public var centerX: AnchorsMixedExpression { mixing(AttributeList(.centerX)) }
  /// Adds the leading edge.
  public var leading: AnchorsMixedExpression { mixing(AttributeList(.leading)) }
  /// Adds the trailing edge.
  public var trailing: AnchorsMixedExpression { mixing(AttributeList(.trailing)) }
  /// Adds the left edge.
  public var left: AnchorsMixedExpression { mixing(AttributeList(.left)) }
  /// Adds the right edge.
  public var right: AnchorsMixedExpression { mixing(AttributeList(.right)) }
  /// Adds the horizontal center between the layout margins.
  public var centerXWithinMargins: AnchorsMixedExpression { mixing(AttributeList(.centerXWithinMargins)) }
  /// Adds the leading edge inside the layout margins.
  public var leadingMargin: AnchorsMixedExpression { mixing(AttributeList(.leadingMargin)) }
  /// Adds the trailing edge inside the layout margins.
  public var trailingMargin: AnchorsMixedExpression { mixing(AttributeList(.trailingMargin)) }
  /// Adds the left edge inside the layout margins.
  public var leftMargin: AnchorsMixedExpression { mixing(AttributeList(.leftMargin)) }
  /// Adds the right edge inside the layout margins.
  public var rightMargin: AnchorsMixedExpression { mixing(AttributeList(.rightMargin)) }
  /// Adds the vertical center.
  public var centerY: AnchorsMixedExpression { mixing(AttributeList(.centerY)) }
  /// Adds the top edge.
  public var top: AnchorsMixedExpression { mixing(AttributeList(.top)) }
  /// Adds the bottom edge.
  public var bottom: AnchorsMixedExpression { mixing(AttributeList(.bottom)) }
  /// Adds the first baseline.
  public var firstBaseline: AnchorsMixedExpression { mixing(AttributeList(.firstBaseline)) }
  /// Adds the last baseline.
  public var lastBaseline: AnchorsMixedExpression { mixing(AttributeList(.lastBaseline)) }
  /// Adds the vertical center between the layout margins.
  public var centerYWithinMargins: AnchorsMixedExpression { mixing(AttributeList(.centerYWithinMargins)) }
  /// Adds the top edge inside the layout margins.
  public var topMargin: AnchorsMixedExpression { mixing(AttributeList(.topMargin)) }
  /// Adds the bottom edge inside the layout margins.
  public var bottomMargin: AnchorsMixedExpression { mixing(AttributeList(.bottomMargin)) }
  /// Adds the width.
  public var width: Self { adding(.width) }
  /// Adds the height.
  public var height: Self { adding(.height) }
  /// Adds `leading` and `trailing`.
  public var horizontal: AnchorsMixedExpression { mixing(AttributeList(.leading, .trailing)) }
  /// Adds `top` and `bottom`.
  public var vertical: AnchorsMixedExpression { mixing(AttributeList(.top, .bottom)) }
}

extension AnchorsMixedExpression {
  private func mixing(_ added: AttributeList) -> Self { Self(attributes.adding(added)) }

  /// Adds the horizontal center.
  public var centerX: Self { mixing(AttributeList(.centerX)) }
  /// Adds the leading edge.
  public var leading: Self { mixing(AttributeList(.leading)) }
  /// Adds the trailing edge.
  public var trailing: Self { mixing(AttributeList(.trailing)) }
  /// Adds the left edge.
  public var left: Self { mixing(AttributeList(.left)) }
  /// Adds the right edge.
  public var right: Self { mixing(AttributeList(.right)) }
  /// Adds the horizontal center between the layout margins.
  public var centerXWithinMargins: Self { mixing(AttributeList(.centerXWithinMargins)) }
  /// Adds the leading edge inside the layout margins.
  public var leadingMargin: Self { mixing(AttributeList(.leadingMargin)) }
  /// Adds the trailing edge inside the layout margins.
  public var trailingMargin: Self { mixing(AttributeList(.trailingMargin)) }
  /// Adds the left edge inside the layout margins.
  public var leftMargin: Self { mixing(AttributeList(.leftMargin)) }
  /// Adds the right edge inside the layout margins.
  public var rightMargin: Self { mixing(AttributeList(.rightMargin)) }
  /// Adds the vertical center.
  public var centerY: Self { mixing(AttributeList(.centerY)) }
  /// Adds the top edge.
  public var top: Self { mixing(AttributeList(.top)) }
  /// Adds the bottom edge.
  public var bottom: Self { mixing(AttributeList(.bottom)) }
  /// Adds the first baseline.
  public var firstBaseline: Self { mixing(AttributeList(.firstBaseline)) }
  /// Adds the last baseline.
  public var lastBaseline: Self { mixing(AttributeList(.lastBaseline)) }
  /// Adds the vertical center between the layout margins.
  public var centerYWithinMargins: Self { mixing(AttributeList(.centerYWithinMargins)) }
  /// Adds the top edge inside the layout margins.
  public var topMargin: Self { mixing(AttributeList(.topMargin)) }
  /// Adds the bottom edge inside the layout margins.
  public var bottomMargin: Self { mixing(AttributeList(.bottomMargin)) }
  /// Adds the width.
  public var width: Self { mixing(AttributeList(.width)) }
  /// Adds the height.
  public var height: Self { mixing(AttributeList(.height)) }
  /// Adds `leading` and `trailing`.
  public var horizontal: Self { mixing(AttributeList(.leading, .trailing)) }
  /// Adds `top` and `bottom`.
  public var vertical: Self { mixing(AttributeList(.top, .bottom)) }
  /// Adds `top`, `bottom`, `leading` and `trailing`.
  public var allSides: Self { mixing(AttributeList(.top, .bottom, .leading, .trailing)) }
  /// Adds `top`, `leading` and `trailing`.
  public var cap: Self { mixing(AttributeList(.top, .leading, .trailing)) }
  /// Adds `bottom`, `leading` and `trailing`.
  public var shoe: Self { mixing(AttributeList(.bottom, .leading, .trailing)) }
  /// Adds `width` and `height`.
  public var size: Self { mixing(AttributeList(.width, .height)) }
  /// Adds `centerX` and `centerY`.
  public var center: Self { mixing(AttributeList(.centerX, .centerY)) }
}
