// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

// Arithmetic on attributes applies to the whole expression so far: `(a.m_top + 20) * 2` is twice the top edge plus
// 40.

public import UIKit

/// An operand that can be added to or multiplied by an attribute: a number, either alone or with a priority, as in
/// `20 ! .low`.
@preconcurrency @MainActor
public protocol MortarTerm {
  /// Returns the value as an attribute without an item.
  func m_intoTerm() -> MortarAttribute
}

extension MortarAttribute: MortarTerm {
  /// Returns this attribute. Arithmetic traps if the attribute has an item.
  public func m_intoTerm() -> MortarAttribute { self }
}

extension MortarTerm where Self: MortarCGFloatable {
  /// Returns the number, which then applies to every component.
  public func m_intoTerm() -> MortarAttribute { MortarAttribute(number: m_cgfloatValue()) }
}

extension CGFloat: MortarTerm {}
extension Double: MortarTerm {}
extension Float: MortarTerm {}
extension Int: MortarTerm {}
extension Int32: MortarTerm {}
extension Int64: MortarTerm {}
extension UInt: MortarTerm {}
extension UInt32: MortarTerm {}
extension UInt64: MortarTerm {}

// MARK: Operators

/// Adds to the constant of every component. A priority on the right side replaces the priority on the left side.
@preconcurrency @MainActor
public func + (lhs: consuming MortarAttribute, rhs: some MortarTerm) -> MortarAttribute {
  lhs.add(rhs.m_intoTerm(), sign: 1)
  return lhs
}

/// Subtracts from the constant of every component. A priority on the right side replaces the priority on the left
/// side.
@preconcurrency @MainActor
public func - (lhs: consuming MortarAttribute, rhs: some MortarTerm) -> MortarAttribute {
  lhs.add(rhs.m_intoTerm(), sign: -1)
  return lhs
}

/// Multiplies the multipliers and constants of all components: `(view.m_width + 5) * 2` is twice the width plus 10.
@preconcurrency @MainActor
public func * (lhs: consuming MortarAttribute, rhs: some MortarTerm) -> MortarAttribute {
  lhs.scale(by: rhs.m_intoTerm()) { $0 }
  return lhs
}

/// Divides the multipliers and constants of all components.
@preconcurrency @MainActor
public func / (lhs: consuming MortarAttribute, rhs: some MortarTerm) -> MortarAttribute {
  lhs.scale(by: rhs.m_intoTerm()) { 1 / $0 }
  return lhs
}

/// Adds a number to each component's constant. Traps if the attribute doesn't have two components.
@preconcurrency @MainActor
public func + <A: MortarCGFloatable, B: MortarCGFloatable>(lhs: MortarAttribute, rhs: (A, B)) -> MortarAttribute {
  lhs.adding(lhs.numbers(rhs), sign: 1)
}

/// Subtracts a number from each component's constant. Traps if the attribute doesn't have two components.
@preconcurrency @MainActor
public func - <A: MortarCGFloatable, B: MortarCGFloatable>(lhs: MortarAttribute, rhs: (A, B)) -> MortarAttribute {
  lhs.adding(lhs.numbers(rhs), sign: -1)
}

/// Multiplies each component by a number. Traps if the attribute doesn't have two components.
@preconcurrency @MainActor
public func * <A: MortarCGFloatable, B: MortarCGFloatable>(lhs: MortarAttribute, rhs: (A, B)) -> MortarAttribute {
  lhs.scaled(by: lhs.numbers(rhs)) { $0 }
}

/// Divides each component by a number. Traps if the attribute doesn't have two components.
@preconcurrency @MainActor
public func / <A: MortarCGFloatable, B: MortarCGFloatable>(lhs: MortarAttribute, rhs: (A, B)) -> MortarAttribute {
  lhs.scaled(by: lhs.numbers(rhs)) { 1 / $0 }
}

/// Adds a number to each component's constant. Traps if the attribute doesn't have four components.
@preconcurrency @MainActor
public func + <A: MortarCGFloatable, B: MortarCGFloatable, C: MortarCGFloatable, D: MortarCGFloatable>(
  lhs: MortarAttribute, rhs: (A, B, C, D)
) -> MortarAttribute {
  lhs.adding(lhs.numbers(rhs), sign: 1)
}

/// Subtracts a number from each component's constant. Traps if the attribute doesn't have four components.
@preconcurrency @MainActor
public func - <A: MortarCGFloatable, B: MortarCGFloatable, C: MortarCGFloatable, D: MortarCGFloatable>(
  lhs: MortarAttribute, rhs: (A, B, C, D)
) -> MortarAttribute {
  lhs.adding(lhs.numbers(rhs), sign: -1)
}

/// Multiplies each component by a number. Traps if the attribute doesn't have four components.
@preconcurrency @MainActor
public func * <A: MortarCGFloatable, B: MortarCGFloatable, C: MortarCGFloatable, D: MortarCGFloatable>(
  lhs: MortarAttribute, rhs: (A, B, C, D)
) -> MortarAttribute {
  lhs.scaled(by: lhs.numbers(rhs)) { $0 }
}

/// Divides each component by a number. Traps if the attribute doesn't have four components.
@preconcurrency @MainActor
public func / <A: MortarCGFloatable, B: MortarCGFloatable, C: MortarCGFloatable, D: MortarCGFloatable>(
  lhs: MortarAttribute, rhs: (A, B, C, D)
) -> MortarAttribute {
  lhs.scaled(by: lhs.numbers(rhs)) { 1 / $0 }
}

/// Insets every component by the same number of points. Edges move inward, and sizes shrink by the number.
///
/// Traps if the attribute has no components.
@preconcurrency @MainActor
public func ~ (lhs: MortarAttribute, rhs: some MortarTerm) -> MortarAttribute { lhs.inset(by: rhs.m_intoTerm()) }

/// Insets each of two components by a separate number of points: `view.m_sides ~ (8, 16)`.
@preconcurrency @MainActor
public func ~ <A: MortarCGFloatable, B: MortarCGFloatable>(lhs: MortarAttribute, rhs: (A, B)) -> MortarAttribute {
  lhs.inset(by: lhs.numbers(rhs))
}

/// Insets each of four components by a separate number of points, in the order of the components: `view.m_edges ~ (8,
/// 16, 8, 16)`.
@preconcurrency @MainActor
public func ~ <A: MortarCGFloatable, B: MortarCGFloatable, C: MortarCGFloatable, D: MortarCGFloatable>(
  lhs: MortarAttribute, rhs: (A, B, C, D)
) -> MortarAttribute {
  lhs.inset(by: lhs.numbers(rhs))
}

/// Insets the components by edge insets. For example, a width shrinks by the left and right insets.
@preconcurrency @MainActor
public func ~ (lhs: MortarAttribute, rhs: UIEdgeInsets) -> MortarAttribute { lhs.inset(by: rhs) }

/// Multiplies a number of any type by a `CGFloat`, as in the original library.
@_disfavoredOverload
@preconcurrency @MainActor
public func * <N: MortarCGFloatable>(lhs: N, rhs: CGFloat) -> CGFloat { lhs.m_cgfloatValue() * rhs }

// MARK: Steps

@MainActor
extension MortarAttribute {
  fileprivate mutating func add(_ term: MortarAttribute, sign: Double) {
    term.checkIsConstant()
    constant += sign * term.constant
    priority = term.priority ?? priority
    hasArithmetic = true
  }

  fileprivate mutating func scale(by term: MortarAttribute, factor: (SIMD4<Double>) -> SIMD4<Double>) {
    term.checkIsConstant()
    let factors = factor(term.constant)
    multiplier *= factors
    constant *= factors
    priority = term.priority ?? priority
    hasArithmetic = true
  }

  fileprivate func adding(_ term: MortarAttribute, sign: Double) -> MortarAttribute {
    var sum = self
    sum.add(term, sign: sign)
    return sum
  }

  fileprivate func scaled(by term: MortarAttribute, factor: (SIMD4<Double>) -> SIMD4<Double>) -> MortarAttribute {
    var product = self
    product.scale(by: term, factor: factor)
    return product
  }

  fileprivate func inset(by term: MortarAttribute) -> MortarAttribute {
    term.checkIsConstant()
    let components = explicitComponents
    var signed = term
    for index in 0..<components.count { signed.constant[index] *= components[index].mortarInsetSign }
    return adding(signed, sign: 1)
  }

  fileprivate func inset(by insets: UIEdgeInsets) -> MortarAttribute {
    let components = explicitComponents
    var term = MortarAttribute(number: 0)
    for index in 0..<components.count { term.constant[index] = Double(insets.mortarShift(of: components[index])) }
    return adding(term, sign: 1)
  }

  fileprivate func numbers<A: MortarCGFloatable, B: MortarCGFloatable>(_ pair: (A, B)) -> MortarAttribute {
    numbers([pair.0.m_cgfloatValue(), pair.1.m_cgfloatValue()])
  }

  fileprivate func numbers<A: MortarCGFloatable, B: MortarCGFloatable, C: MortarCGFloatable, D: MortarCGFloatable>(
    _ four: (A, B, C, D)
  ) -> MortarAttribute {
    numbers([
      four.0.m_cgfloatValue(), four.1.m_cgfloatValue(), four.2.m_cgfloatValue(), four.3.m_cgfloatValue(),
    ])
  }

  private func numbers(_ values: [CGFloat]) -> MortarAttribute {
    let count = explicitComponents.count
    guard count == values.count else {
      MortarProblem.fail(
        "Attribute has wrong component count: \(text) has \(count), the tuple \(values.count)",
        remedy: "Give one number for each component, or a single number for all.")
    }
    var term = MortarAttribute(number: 0)
    for (index, value) in values.enumerated() { term.constant[index] = Double(value) }
    return term
  }

  private var explicitComponents: MortarComponents {
    guard let components else {
      MortarProblem.fail(
        "Attribute has no components for tuple arithmetic: \(text)",
        remedy: "Name the attribute, as in view.m_size + (10, 20).")
    }
    return components
  }

  private func checkIsConstant() {
    guard !isConstant else { return }
    MortarProblem.fail(
      "Right side of arithmetic must be constant: \(text) is not",
      remedy: "Add and multiply numbers; the view's attribute comes first.")
  }
}

extension UIEdgeInsets {
  /// Returns the amount by which the insets shift an attribute of a rectangle.
  fileprivate func mortarShift(of attribute: NSLayoutConstraint.Attribute) -> CGFloat {
    switch attribute {
    case .left, .leading, .leftMargin, .leadingMargin: left
    case .right, .trailing, .rightMargin, .trailingMargin: -right
    case .top, .topMargin, .firstBaseline: top
    case .bottom, .bottomMargin, .lastBaseline: -bottom
    case .width: -left - right
    case .height: -top - bottom
    case .centerX, .centerXWithinMargins: (left - right) / 2
    case .centerY, .centerYWithinMargins: (top - bottom) / 2
    case .notAnAttribute: 0
    }
  }
}
