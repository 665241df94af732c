// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

public import UIKit

/// One side of a statement: attributes of an item with their multipliers, constants and priority, or numbers alone.
///
/// A value type: `view.m_top + 5` does not change `view.m_top`.
///
/// - Note: Differs from the published library, where it is a class that arithmetic changes in place.
public struct MortarAttribute {
  /// A view or a layout guide; nil for numbers alone.
  package let item: AnyObject?
  /// The components; nil if the other side of the statement determines them.
  package let components: MortarComponents?
  package var multiplier = SIMD4<Double>(repeating: 1)
  package var constant: SIMD4<Double>
  package var priority: UILayoutPriority?
  /// Whether there are multipliers or constants.
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

  /// Whether the attribute consists of numbers only.
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

/// A value that can be a side of a statement: a view, layout guide, attribute or number.
@preconcurrency @MainActor
public protocol MortarAttributable {
  /// Returns the value as a side of a statement: item, components and numbers.
  func m_intoAttribute() -> MortarAttribute
}

extension MortarAttribute: MortarAttributable {
  /// Returns the attribute itself.
  @inlinable public func m_intoAttribute() -> MortarAttribute { self }
}

/// An object with Mortar's attributes: a view or layout guide.
@preconcurrency @MainActor
public protocol MortarLayoutItem: AnyObject, MortarAttributable {}

extension MortarLayoutItem {
  /// Returns the item without components, which the other side of the statement determines.
  public func m_intoAttribute() -> MortarAttribute { MortarAttribute(item: self, components: nil) }
}

extension UIView: MortarLayoutItem {}
extension UILayoutGuide: MortarLayoutItem {}
