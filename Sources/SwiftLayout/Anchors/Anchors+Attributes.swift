// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

// `Anchors.top.leading.width`: every attribute as a start, and behind every other. Behind attributes of its own kind an
// attribute keeps the expression's type, so that UIKit's anchors and other attributes can still be named.

import UIKit

extension Anchors {
  public static var centerX: AnchorsExpression<AnchorsXAxis> { AnchorsExpression(AttributeList(.centerX)) }
  public static var leading: AnchorsExpression<AnchorsXAxis> { AnchorsExpression(AttributeList(.leading)) }
  public static var trailing: AnchorsExpression<AnchorsXAxis> { AnchorsExpression(AttributeList(.trailing)) }
  public static var left: AnchorsExpression<AnchorsXAxis> { AnchorsExpression(AttributeList(.left)) }
  public static var right: AnchorsExpression<AnchorsXAxis> { AnchorsExpression(AttributeList(.right)) }
  public static var centerXWithinMargins: AnchorsExpression<AnchorsXAxis> {
    AnchorsExpression(AttributeList(.centerXWithinMargins))
  }
  public static var leadingMargin: AnchorsExpression<AnchorsXAxis> { AnchorsExpression(AttributeList(.leadingMargin)) }
  public static var trailingMargin: AnchorsExpression<AnchorsXAxis> {
    AnchorsExpression(AttributeList(.trailingMargin))
  }
  public static var leftMargin: AnchorsExpression<AnchorsXAxis> { AnchorsExpression(AttributeList(.leftMargin)) }
  public static var rightMargin: AnchorsExpression<AnchorsXAxis> { AnchorsExpression(AttributeList(.rightMargin)) }

  public static var centerY: AnchorsExpression<AnchorsYAxis> { AnchorsExpression(AttributeList(.centerY)) }
  public static var top: AnchorsExpression<AnchorsYAxis> { AnchorsExpression(AttributeList(.top)) }
  public static var bottom: AnchorsExpression<AnchorsYAxis> { AnchorsExpression(AttributeList(.bottom)) }
  public static var firstBaseline: AnchorsExpression<AnchorsYAxis> { AnchorsExpression(AttributeList(.firstBaseline)) }
  public static var lastBaseline: AnchorsExpression<AnchorsYAxis> { AnchorsExpression(AttributeList(.lastBaseline)) }
  public static var centerYWithinMargins: AnchorsExpression<AnchorsYAxis> {
    AnchorsExpression(AttributeList(.centerYWithinMargins))
  }
  public static var topMargin: AnchorsExpression<AnchorsYAxis> { AnchorsExpression(AttributeList(.topMargin)) }
  public static var bottomMargin: AnchorsExpression<AnchorsYAxis> { AnchorsExpression(AttributeList(.bottomMargin)) }

  public static var width: AnchorsExpression<AnchorsDimension> { AnchorsExpression(AttributeList(.width)) }
  public static var height: AnchorsExpression<AnchorsDimension> { AnchorsExpression(AttributeList(.height)) }

  /// `leading`, `trailing`
  public static var horizontal: AnchorsExpression<AnchorsXAxis> { leading.trailing }
  /// `top`, `bottom`
  public static var vertical: AnchorsExpression<AnchorsYAxis> { top.bottom }
  /// `top`, `bottom`, `leading`, `trailing`
  public static var allSides: AnchorsMixedExpression { top.bottom.leading.trailing }
  /// `top`, `leading`, `trailing`
  public static var cap: AnchorsMixedExpression { top.leading.trailing }
  /// `bottom`, `leading`, `trailing`
  public static var shoe: AnchorsMixedExpression { bottom.leading.trailing }
  /// `width`, `height`
  public static var size: AnchorsSizeExpression { AnchorsSizeExpression() }
  /// `centerX`, `centerY`
  public static var center: AnchorsCenterExpression { AnchorsCenterExpression() }
}

extension AnchorsExpression {
  private func adding(_ attribute: NSLayoutConstraint.Attribute) -> Self {
    Self(attributes.adding(AttributeList(attribute)))
  }

  private func mixing(_ added: AttributeList) -> AnchorsMixedExpression {
    AnchorsMixedExpression(attributes.adding(added))
  }

  public var allSides: AnchorsMixedExpression { mixing(AttributeList(.top, .bottom, .leading, .trailing)) }
  public var cap: AnchorsMixedExpression { mixing(AttributeList(.top, .leading, .trailing)) }
  public var shoe: AnchorsMixedExpression { mixing(AttributeList(.bottom, .leading, .trailing)) }
  public var size: AnchorsMixedExpression { mixing(AttributeList(.width, .height)) }
  public var center: AnchorsMixedExpression { mixing(AttributeList(.centerX, .centerY)) }
}

extension AnchorsExpression where Axis == AnchorsXAxis {
  public var centerX: Self { adding(.centerX) }
  public var leading: Self { adding(.leading) }
  public var trailing: Self { adding(.trailing) }
  public var left: Self { adding(.left) }
  public var right: Self { adding(.right) }
  public var centerXWithinMargins: Self { adding(.centerXWithinMargins) }
  public var leadingMargin: Self { adding(.leadingMargin) }
  public var trailingMargin: Self { adding(.trailingMargin) }
  public var leftMargin: Self { adding(.leftMargin) }
  public var rightMargin: Self { adding(.rightMargin) }
  public var centerY: AnchorsMixedExpression { mixing(AttributeList(.centerY)) }
  public var top: AnchorsMixedExpression { mixing(AttributeList(.top)) }
  public var bottom: AnchorsMixedExpression { mixing(AttributeList(.bottom)) }
  public var firstBaseline: AnchorsMixedExpression { mixing(AttributeList(.firstBaseline)) }
  public var lastBaseline: AnchorsMixedExpression { mixing(AttributeList(.lastBaseline)) }
  public var centerYWithinMargins: AnchorsMixedExpression { mixing(AttributeList(.centerYWithinMargins)) }
  public var topMargin: AnchorsMixedExpression { mixing(AttributeList(.topMargin)) }
  public var bottomMargin: AnchorsMixedExpression { mixing(AttributeList(.bottomMargin)) }
  public var width: AnchorsMixedExpression { mixing(AttributeList(.width)) }
  public var height: AnchorsMixedExpression { mixing(AttributeList(.height)) }
  public var horizontal: Self { adding(.leading).adding(.trailing) }
  public var vertical: AnchorsMixedExpression { mixing(AttributeList(.top, .bottom)) }
}

extension AnchorsExpression where Axis == AnchorsYAxis {
  public var centerX: AnchorsMixedExpression { mixing(AttributeList(.centerX)) }
  public var leading: AnchorsMixedExpression { mixing(AttributeList(.leading)) }
  public var trailing: AnchorsMixedExpression { mixing(AttributeList(.trailing)) }
  public var left: AnchorsMixedExpression { mixing(AttributeList(.left)) }
  public var right: AnchorsMixedExpression { mixing(AttributeList(.right)) }
  public var centerXWithinMargins: AnchorsMixedExpression { mixing(AttributeList(.centerXWithinMargins)) }
  public var leadingMargin: AnchorsMixedExpression { mixing(AttributeList(.leadingMargin)) }
  public var trailingMargin: AnchorsMixedExpression { mixing(AttributeList(.trailingMargin)) }
  public var leftMargin: AnchorsMixedExpression { mixing(AttributeList(.leftMargin)) }
  public var rightMargin: AnchorsMixedExpression { mixing(AttributeList(.rightMargin)) }
  public var centerY: Self { adding(.centerY) }
  public var top: Self { adding(.top) }
  public var bottom: Self { adding(.bottom) }
  public var firstBaseline: Self { adding(.firstBaseline) }
  public var lastBaseline: Self { adding(.lastBaseline) }
  public var centerYWithinMargins: Self { adding(.centerYWithinMargins) }
  public var topMargin: Self { adding(.topMargin) }
  public var bottomMargin: Self { adding(.bottomMargin) }
  public var width: AnchorsMixedExpression { mixing(AttributeList(.width)) }
  public var height: AnchorsMixedExpression { mixing(AttributeList(.height)) }
  public var horizontal: AnchorsMixedExpression { mixing(AttributeList(.leading, .trailing)) }
  public var vertical: Self { adding(.top).adding(.bottom) }
}

extension AnchorsExpression where Axis == AnchorsDimension {
  public var centerX: AnchorsMixedExpression { mixing(AttributeList(.centerX)) }
  public var leading: AnchorsMixedExpression { mixing(AttributeList(.leading)) }
  public var trailing: AnchorsMixedExpression { mixing(AttributeList(.trailing)) }
  public var left: AnchorsMixedExpression { mixing(AttributeList(.left)) }
  public var right: AnchorsMixedExpression { mixing(AttributeList(.right)) }
  public var centerXWithinMargins: AnchorsMixedExpression { mixing(AttributeList(.centerXWithinMargins)) }
  public var leadingMargin: AnchorsMixedExpression { mixing(AttributeList(.leadingMargin)) }
  public var trailingMargin: AnchorsMixedExpression { mixing(AttributeList(.trailingMargin)) }
  public var leftMargin: AnchorsMixedExpression { mixing(AttributeList(.leftMargin)) }
  public var rightMargin: AnchorsMixedExpression { mixing(AttributeList(.rightMargin)) }
  public var centerY: AnchorsMixedExpression { mixing(AttributeList(.centerY)) }
  public var top: AnchorsMixedExpression { mixing(AttributeList(.top)) }
  public var bottom: AnchorsMixedExpression { mixing(AttributeList(.bottom)) }
  public var firstBaseline: AnchorsMixedExpression { mixing(AttributeList(.firstBaseline)) }
  public var lastBaseline: AnchorsMixedExpression { mixing(AttributeList(.lastBaseline)) }
  public var centerYWithinMargins: AnchorsMixedExpression { mixing(AttributeList(.centerYWithinMargins)) }
  public var topMargin: AnchorsMixedExpression { mixing(AttributeList(.topMargin)) }
  public var bottomMargin: AnchorsMixedExpression { mixing(AttributeList(.bottomMargin)) }
  public var width: Self { adding(.width) }
  public var height: Self { adding(.height) }
  public var horizontal: AnchorsMixedExpression { mixing(AttributeList(.leading, .trailing)) }
  public var vertical: AnchorsMixedExpression { mixing(AttributeList(.top, .bottom)) }
}

extension AnchorsMixedExpression {
  private func mixing(_ added: AttributeList) -> Self { Self(attributes.adding(added)) }

  public var centerX: Self { mixing(AttributeList(.centerX)) }
  public var leading: Self { mixing(AttributeList(.leading)) }
  public var trailing: Self { mixing(AttributeList(.trailing)) }
  public var left: Self { mixing(AttributeList(.left)) }
  public var right: Self { mixing(AttributeList(.right)) }
  public var centerXWithinMargins: Self { mixing(AttributeList(.centerXWithinMargins)) }
  public var leadingMargin: Self { mixing(AttributeList(.leadingMargin)) }
  public var trailingMargin: Self { mixing(AttributeList(.trailingMargin)) }
  public var leftMargin: Self { mixing(AttributeList(.leftMargin)) }
  public var rightMargin: Self { mixing(AttributeList(.rightMargin)) }
  public var centerY: Self { mixing(AttributeList(.centerY)) }
  public var top: Self { mixing(AttributeList(.top)) }
  public var bottom: Self { mixing(AttributeList(.bottom)) }
  public var firstBaseline: Self { mixing(AttributeList(.firstBaseline)) }
  public var lastBaseline: Self { mixing(AttributeList(.lastBaseline)) }
  public var centerYWithinMargins: Self { mixing(AttributeList(.centerYWithinMargins)) }
  public var topMargin: Self { mixing(AttributeList(.topMargin)) }
  public var bottomMargin: Self { mixing(AttributeList(.bottomMargin)) }
  public var width: Self { mixing(AttributeList(.width)) }
  public var height: Self { mixing(AttributeList(.height)) }
  public var horizontal: Self { mixing(AttributeList(.leading, .trailing)) }
  public var vertical: Self { mixing(AttributeList(.top, .bottom)) }
  public var allSides: Self { mixing(AttributeList(.top, .bottom, .leading, .trailing)) }
  public var cap: Self { mixing(AttributeList(.top, .leading, .trailing)) }
  public var shoe: Self { mixing(AttributeList(.bottom, .leading, .trailing)) }
  public var size: Self { mixing(AttributeList(.width, .height)) }
  public var center: Self { mixing(AttributeList(.centerX, .centerY)) }
}
