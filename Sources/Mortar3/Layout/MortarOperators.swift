// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

// Only operators of the standard library, so that files don't have to choose between the precedences of two languages:
//
//   operator    meaning                                   precedence group
//   * /         factor                                    MultiplicationPrecedence
//   %           activated or deactivated                  MultiplicationPrecedence
//   + -         offset                                    AdditionPrecedence
//   ^           priority                                  AdditionPrecedence
//   == >= <=    statement                                 ComparisonPrecedence
//   <~          binds a publisher (Reactive/Binding.swift) MortarBindingPrecedence

public import UIKit

extension MortarCoordinate {
  /// Adds an offset in points: a number to a single attribute, a point or size to two, insets to four.
  public static func + <Offset: MortarCoordinateConvertible>(lhs: MortarCoordinate, rhs: Offset) -> MortarCoordinate {
    lhs.offset(by: rhs.coordinate, sign: 1, symbol: "+")
  }

  /// Subtracts an offset in points: a number from a single attribute, a point or size from two, insets from four.
  public static func - <Offset: MortarCoordinateConvertible>(lhs: MortarCoordinate, rhs: Offset) -> MortarCoordinate {
    lhs.offset(by: rhs.coordinate, sign: -1, symbol: "-")
  }

  /// Multiplies attributes and offsets.
  public static func * (lhs: MortarCoordinate, rhs: CGFloat) -> MortarCoordinate {
    lhs.scaled(by: rhs)
  }

  /// Divides attributes and offsets.
  public static func / (lhs: MortarCoordinate, rhs: CGFloat) -> MortarCoordinate {
    lhs.scaled(by: 1 / rhs)
  }

  private func scaled(by factor: CGFloat) -> MortarCoordinate {
    with { result in
      for index in result.components.indices {
        result.components[index].multiplier *= factor
        result.components[index].constant *= factor
      }
    }
  }

  private func offset(by other: MortarCoordinate, sign: CGFloat, symbol: String) -> MortarCoordinate {
    with { result in
      result.fault = fault ?? other.fault
      result.priority = other.priority ?? priority
      result.activation = other.activation ?? activation
      guard other.place == nil else {
        result.recordFault(
          "Only numbers, points, sizes and insets can follow \"\(symbol)\". State the relation to the "
            + "other view separately.")
        return
      }
      guard let numbers = other.numbers(for: components.map(\.attribute)) else {
        result.recordFault(
          "\(other.shape.words) has \(other.degree), but \(text) has \(degree) component\(degree == 1 ? "" : "s"). "
            + "Add a number to one attribute, a CGPoint or CGSize to two, a UIEdgeInsets to four.")
        return
      }
      for (index, number) in numbers.enumerated() { result.components[index].constant += sign * number }
    }
  }

  /// Stores an error, unless there is an earlier one.
  mutating func recordFault(_ message: String) {
    if fault == nil { fault = MortarFault(message.prefix(1).uppercased() + message.dropFirst()) }
  }
}

extension MortarCoordinateConvertible {
  /// Sets the priority of the statement.
  public static func ^ (lhs: Self, rhs: MortarLayoutPriority) -> MortarCoordinate {
    lhs.coordinate.with { $0.priority = rhs.layoutPriority }
  }

  /// Sets the priority of the statement.
  @_disfavoredOverload
  public static func ^ (lhs: Self, rhs: UILayoutPriority) -> MortarCoordinate {
    lhs.coordinate.with { $0.priority = rhs }
  }

  /// Sets whether the statement is initially active.
  public static func % (lhs: Self, rhs: MortarActivationState) -> MortarCoordinate {
    lhs.coordinate.with { $0.activation = rhs }
  }
}

extension MortarCoordinate {
  /// Constrains both sides to be equal.
  @discardableResult
  public static func == <Other: MortarCoordinateConvertible>(
    lhs: MortarCoordinate, rhs: Other
  ) -> MortarConstraintGroup {
    MortarConstraintGroup.makeGroup(target: lhs, relation: .equal, source: rhs.coordinate)
  }

  /// Constrains the left side to be at least the right one.
  @discardableResult
  public static func >= <Other: MortarCoordinateConvertible>(
    lhs: MortarCoordinate, rhs: Other
  ) -> MortarConstraintGroup {
    MortarConstraintGroup.makeGroup(target: lhs, relation: .greaterThanOrEqual, source: rhs.coordinate)
  }

  /// Constrains the left side to be at most the right one.
  @discardableResult
  public static func <= <Other: MortarCoordinateConvertible>(
    lhs: MortarCoordinate, rhs: Other
  ) -> MortarConstraintGroup {
    MortarConstraintGroup.makeGroup(target: lhs, relation: .lessThanOrEqual, source: rhs.coordinate)
  }
}
