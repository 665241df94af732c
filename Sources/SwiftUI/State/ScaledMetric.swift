// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

internal import Foundation
@_spi(Tessera) internal import TesseraSwiftUILayout
internal import UIKit

/// A property wrapper for a number that scales with the Dynamic Type size.
@propertyWrapper
public struct ScaledMetric<Value: BinaryFloatingPoint>: DynamicProperty {
  private let base: Value
  private let style: Font.TextStyle
  private var value: Value

  /// Creates a number that scales relative to a text style.
  public init(wrappedValue: Value, relativeTo textStyle: Font.TextStyle) {
    (base, style, value) = (wrappedValue, textStyle, wrappedValue)
  }
  /// Creates a number that scales relative to the body style.
  public init(wrappedValue: Value) { self.init(wrappedValue: wrappedValue, relativeTo: .body) }

  /// The scaled number. The number is not scaled until the view is part of a view graph.
  public var wrappedValue: Value { value }
}

extension ScaledMetric: Sendable where Value: Sendable {}

extension ScaledMetric: GraphProperty {
  mutating func bind(_ slot: inout AnyObject?, _ node: _ViewNode) {
    let metrics = UIFontMetrics(forTextStyle: style.uiStyle)
    value = Value(metrics.scaledValue(for: CGFloat(base), compatibleWith: node.environment.traits))
  }

  static func areSame(_ old: Self, _ new: Self) -> Bool { old.base == new.base && old.style == new.style }
}

/// A property wrapper for an identifier that is unique to the view.
@propertyWrapper
public struct Namespace: DynamicProperty, Sendable {
  /// A namespace identifier.
  public struct ID: Hashable, Sendable {
    let value: Int
  }

  private var id = ID(value: 0)

  /// Creates a property. The graph assigns its identifier.
  public nonisolated init() {}

  /// The namespace identifier.
  public var wrappedValue: ID { id }
}

extension Namespace: GraphProperty {
  private final class Slot {
    let id: ID
    init(_ id: ID) { self.id = id }
  }

  @MainActor private static var count = 0

  mutating func bind(_ slot: inout AnyObject?, _ node: _ViewNode) {
    if let known = slot as? Slot {
      id = known.id
    } else {
      Self.count += 1
      id = ID(value: Self.count)
      slot = Slot(id)
    }
  }
}
