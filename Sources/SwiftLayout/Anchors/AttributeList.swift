// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import UIKit

/// An ordered list of attributes without duplicates. Each attribute takes five bits, so no allocation is required.
struct AttributeList {
  private static let perWord: UInt8 = 12
  private var low: UInt64 = 0
  private var high: UInt64 = 0
  private(set) var count: UInt8 = 0

  init(_ attribute: NSLayoutConstraint.Attribute) {
    add(attribute)
  }

  init(_ attributes: NSLayoutConstraint.Attribute...) {
    for attribute in attributes { add(attribute) }
  }

  subscript(index: UInt8) -> NSLayoutConstraint.Attribute {
    let bits = index < Self.perWord ? low >> (5 * UInt64(index)) : high >> (5 * UInt64(index - Self.perWord))
    return NSLayoutConstraint.Attribute(rawValue: Int(bits & 31)) ?? .notAnAttribute
  }

  /// Appends an attribute unless it is in the list. There are twenty attributes and room for twenty-four.
  mutating func add(_ attribute: NSLayoutConstraint.Attribute) {
    for index in 0..<count where self[index] == attribute { return }
    let bits = UInt64(attribute.rawValue & 31)
    if count < Self.perWord {
      low |= bits << (5 * UInt64(count))
    } else {
      high |= bits << (5 * UInt64(count - Self.perWord))
    }
    count += 1
  }

  func adding(_ other: AttributeList) -> AttributeList {
    var list = self
    for index in 0..<other.count { list.add(other[index]) }
    return list
  }

  var array: [NSLayoutConstraint.Attribute] { (0..<count).map { self[$0] } }
}

extension NSLayoutConstraint.Attribute {
  /// Whether the attribute is a width or height, which requires no second item.
  var isDimension: Bool { self == .width || self == .height }

  /// Whether the attribute is an edge or margin at the far end of its axis, where inward offsets are negative.
  var isFarEdge: Bool {
    switch self {
    case .right, .trailing, .rightMargin, .trailingMargin, .bottom, .bottomMargin: true
    default: false
    }
  }
}
