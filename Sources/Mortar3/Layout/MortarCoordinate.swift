// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

// One side of a statement: an item's attributes, each with a factor and an offset, or only numbers. A coordinate is a
// value, so arithmetic returns a new coordinate. An error in a coordinate is stored until the statement is evaluated
// and then reported with the statement's line.

import UIKit

/// Attributes of a view or guide, or numbers, with a priority and an activation state.
///
/// ```swift
/// $0.layout.top == $0.parentLayout.top + 8 ^ .high
/// //               └──────────── one coordinate ──┘
/// ```
@preconcurrency @MainActor
public struct MortarCoordinate {
  struct Component {
    var attribute: MortarAliasLayoutAttribute
    var multiplier: CGFloat = 1
    var constant: CGFloat = 0
  }

  /// The type of value that the numbers come from, which determines the components that they apply to.
  enum Shape {
    case anchor
    /// A view or guide without attributes, which uses the attributes of the other side.
    case item
    case number
    case point
    case size
    case insets

    var words: String {
      switch self {
      case .anchor: "an anchor"
      case .item: "a view"
      case .number: "a number"
      case .point: "a CGPoint"
      case .size: "a CGSize"
      case .insets: "a UIEdgeInsets"
      }
    }
  }

  let place: LayoutItemReference?
  let shape: Shape
  var components: [Component]
  var priority: UILayoutPriority?
  var activation: MortarActivationState?
  var fault: MortarFault?

  init(_ place: LayoutItemReference, _ attributes: [MortarAliasLayoutAttribute]) {
    self.place = place
    shape = attributes.isEmpty ? .item : .anchor
    components = attributes.map { Component(attribute: $0) }
  }

  init(_ shape: Shape, _ numbers: [CGFloat]) {
    place = nil
    self.shape = shape
    components = numbers.map { Component(attribute: .notAnAttribute, constant: $0) }
  }

  /// The number of components: 1 for `width`, 2 for `size`, 4 for `edges`.
  var degree: Int { components.count }

  func with(_ change: (inout MortarCoordinate) -> Void) -> MortarCoordinate {
    var copy = self
    change(&copy)
    return copy
  }
}

extension MortarCoordinate {
  /// Returns the numbers for components with the given attributes, in the order of the attributes. Returns nil if
  /// they do not match.
  ///
  /// A point's x applies to the horizontal component and its y to the vertical component, regardless of the order of
  /// the components. The same applies to a size's width and height. If both components are on the same axis, the
  /// numbers are used in order.
  func numbers(for attributes: [MortarAliasLayoutAttribute]) -> [CGFloat]? {
    let values = components.map(\.constant)
    guard values.count == attributes.count else { return nil }
    guard shape == .point || shape == .size, attributes.count == 2 else { return values }
    let isSwapped = !attributes[0].isHorizontal && attributes[1].isHorizontal
    return isSwapped ? [values[1], values[0]] : values
  }

  /// The coordinate in approximately its source form.
  var text: String {
    let numbers = components.map { MortarText.number($0.constant) }.joined(separator: ", ")
    let core: String
    switch (shape, place) {
    case (.item, let place?): core = place.text
    case (.anchor, let place?): core = "\(place.text).\(anchorText)"
    case (.number, _): core = numbers
    case (let shape, _): core = "\(shape.typeName)(\(numbers))"
    }
    let strength = priority.map { " ^ \(MortarText.number(CGFloat($0.rawValue)))" } ?? ""
    return core + strength + (activation == .deactivated ? " % .deactivated" : "")
  }

  private var anchorText: String {
    let names = components.map(\.attribute.statementName)
    let name = names.count == 1 ? names[0] : "(\(names.joined(separator: ", ")))"
    let isPlain = components.allSatisfy { $0.multiplier == 1 && $0.constant == 0 }
    guard !isPlain else { return name }
    let factors = components.map { MortarText.number($0.multiplier) }
    let offsets = components.map { MortarText.number($0.constant) }
    let factor = Set(factors) == ["1"] ? "" : " * \(Self.list(factors))"
    return name + factor + (Set(offsets) == ["0"] ? "" : " + \(Self.list(offsets))")
  }

  private static func list(_ texts: [String]) -> String {
    Set(texts).count == 1 ? texts[0] : "(\(texts.joined(separator: ", ")))"
  }
}

extension MortarCoordinate.Shape {
  fileprivate var typeName: String {
    switch self {
    case .point: "CGPoint"
    case .size: "CGSize"
    case .insets: "UIEdgeInsets"
    case .anchor, .item, .number: ""
    }
  }
}
