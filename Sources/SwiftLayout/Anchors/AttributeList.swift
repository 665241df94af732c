// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import UIKit

/// Attributes in the order they were named, each once: five bits each, so that naming them allocates nothing.
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

  /// Appends an attribute that is not yet among the others. There are twenty attributes and room for twenty-four.
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
  /// Width and height, which need no second item.
  var isDimension: Bool { self == .width || self == .height }

  /// Whether inwards is against the direction of the axis.
  var isFarEdge: Bool {
    switch self {
    case .right, .trailing, .rightMargin, .trailingMargin, .bottom, .bottomMargin: true
    default: false
    }
  }
}
