// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

// The kind of an attribute, which determines the attributes it can be constrained to.

import TesseraViews
import UIKit

enum AttributeKind: Equatable {
  /// A position that ignores the layout direction: left, right, centerX.
  case horizontal
  /// A position that follows the layout direction: leading, trailing.
  case directional
  case vertical
  case size
  case nothing

  /// Returns whether a constraint between two attributes is valid. Horizontal centers are compatible with both kinds
  /// of horizontal edges.
  static func areCompatible(_ first: MortarAliasLayoutAttribute, _ second: MortarAliasLayoutAttribute) -> Bool {
    let (a, b) = (first.kind, second.kind)
    if a == b { return true }
    let centers: [MortarAliasLayoutAttribute] = [.centerX, .centerXWithinMargins]
    return (a == .directional && centers.contains(second)) || (b == .directional && centers.contains(first))
  }
}

extension MortarAliasLayoutAttribute {
  var kind: AttributeKind {
    if self == .notAnAttribute { return .nothing }
    if isSize { return .size }
    if axis == .vertical { return .vertical }
    return isDirectional ? .directional : .horizontal
  }

  /// Whether the attribute is horizontal, such as x, width, left and right, instead of vertical, such as y, height,
  /// top and bottom.
  var isHorizontal: Bool { self != .notAnAttribute && axis == .horizontal }

  /// The superview's edge that numeric positions are relative to.
  var origin: MortarAliasLayoutAttribute {
    switch kind {
    case .directional: .leading
    case .horizontal: .left
    case .vertical: .top
    case .size, .nothing: .notAnAttribute
    }
  }

  /// The attribute's name in statements.
  var statementName: String {
    switch self {
    case .notAnAttribute: "nothing"
    case .lastBaseline: "baseline"
    default: name
    }
  }

  /// The attribute's name in an English sentence.
  var words: String {
    switch self {
    case .notAnAttribute: "nothing"
    case .left, .right, .leading, .trailing: name + " edge"
    case .top, .bottom: name + " edge"
    case .width, .height: name
    case .centerX: "horizontal center"
    case .centerY: "vertical center"
    case .lastBaseline: "last baseline"
    case .firstBaseline: "first baseline"
    case .leftMargin: "left margin"
    case .rightMargin: "right margin"
    case .topMargin: "top margin"
    case .bottomMargin: "bottom margin"
    case .leadingMargin: "leading margin"
    case .trailingMargin: "trailing margin"
    case .centerXWithinMargins: "horizontal center within the margins"
    case .centerYWithinMargins: "vertical center within the margins"
    }
  }
}
