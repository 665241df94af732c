// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

public import UIKit

/// One side of a statement: attributes of an item with their multipliers, constants and priority, or numbers alone.
///
/// A value: `view.m_top + 5` leaves `view.m_top` as it was.
///
/// - Note: Differs from the published library: there it is a class that arithmetic changes in place.
public struct MortarAttribute {
  /// A view or a layout guide; nil for numbers alone.
  package let item: AnyObject?
  /// What is measured; nil where the other side of the statement decides.
  package let components: MortarComponents?
  package var multiplier = SIMD4<Double>(repeating: 1)
  package var constant: SIMD4<Double>
  package var priority: UILayoutPriority?
  /// Whether multipliers or constants were given.
  var hasArithmetic = false

  package init(_ item: AnyObject?, _ components: MortarComponents?) {
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

  /// Whether the attribute is numbers alone.
  var isConstant: Bool { item == nil && components == nil }

  /// One component as an attribute of its own.
  func component(_ index: Int, of components: MortarComponents) -> MortarAttribute {
    var single = MortarAttribute(item, MortarComponents(components[index]))
    single.multiplier = SIMD4(repeating: multiplier[index])
    single.constant = SIMD4(repeating: constant[index])
    single.priority = priority
    single.hasArithmetic = hasArithmetic
    return single
  }
}

/// What may stand on a side of a statement: views, layout guides, attributes and numbers.
@preconcurrency @MainActor
public protocol MortarAttributable {
  /// The value as a side of a statement: item, components and numbers.
  func m_intoAttribute() -> MortarAttribute
}

extension MortarAttribute: MortarAttributable {
  /// The attribute itself.
  @inlinable public func m_intoAttribute() -> MortarAttribute { self }
}

/// What has Mortar's attributes: views and layout guides.
@preconcurrency @MainActor
public protocol MortarLayoutItem: AnyObject, MortarAttributable {}

extension MortarLayoutItem {
  /// The item without components: the other side of the statement says which are meant.
  public func m_intoAttribute() -> MortarAttribute { MortarAttribute(self, nil) }
}

extension UIView: MortarLayoutItem {}
extension UILayoutGuide: MortarLayoutItem {}
