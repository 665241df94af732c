// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

public import UIKit

/// One side of a statement: an item's attributes with multipliers, constants and a priority, or only numbers.
///
/// An attribute is a value: `view.m_top + 5` doesn't change `view.m_top`.
///
/// - Note: Differs from the original library, in which it is a class that arithmetic mutates.
public struct MortarAttribute {
  /// A view or a layout guide, or nil if there are only numbers.
  package let item: AnyObject?
  /// The components, or nil if the other side of the statement determines them.
  package let components: MortarComponents?
  package var multiplier = SIMD4<Double>(repeating: 1)
  package var constant: SIMD4<Double>
  package var priority: UILayoutPriority?
  /// Whether the attribute has multipliers or constants.
  var hasArithmetic = false

  package init(item: AnyObject?, components: MortarComponents?) {
    self.item = item
    self.components = components
    constant = .zero
  }

  package init(number: CGFloat) {
    item = nil
    components = nil
    constant = SIMD4(repeating: Double(number))
    hasArithmetic = true
  }

  /// Whether the attribute consists only of numbers.
  var isConstant: Bool { item == nil && components == nil }

  /// Returns one component as a separate attribute.
  func component(at index: Int, of components: MortarComponents) -> MortarAttribute {
    var single = MortarAttribute(item: item, components: MortarComponents(components[index]))
    single.multiplier = SIMD4(repeating: multiplier[index])
    single.constant = SIMD4(repeating: constant[index])
    single.priority = priority
    single.hasArithmetic = hasArithmetic
    return single
  }
}

/// A value that can form a side of a statement: a view, layout guide, attribute or number.
@preconcurrency @MainActor
public protocol MortarAttributable {
  /// Converts the value to a side of a statement, with an item, components and numbers.
  func m_intoAttribute() -> MortarAttribute
}

extension MortarAttribute: MortarAttributable {
  /// Returns this attribute.
  @inlinable public func m_intoAttribute() -> MortarAttribute { self }
}

/// An object that has Mortar attributes: a view or layout guide.
@preconcurrency @MainActor
public protocol MortarLayoutItem: AnyObject, MortarAttributable {}

extension MortarLayoutItem {
  /// Returns the item without components, which the other side of the statement determines.
  public func m_intoAttribute() -> MortarAttribute { MortarAttribute(item: self, components: nil) }
}

extension UIView: MortarLayoutItem {}
extension UILayoutGuide: MortarLayoutItem {}
