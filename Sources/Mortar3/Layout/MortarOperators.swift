// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

// The operators for coordinates. Except for `<~`, they are standard library operators, so their precedence doesn't
// conflict with that of another layout language:
//
//     operator    meaning                                   precedence group
//     * /         factor                                    MultiplicationPrecedence
//     %           activation state                          MultiplicationPrecedence
//     + -         offset                                    AdditionPrecedence
//     ^           priority                                  AdditionPrecedence
//     == >= <=    statement                                 ComparisonPrecedence
//     <~          binds a publisher (Reactive/Binding.swift) MortarBindingPrecedence

public import UIKit

extension MortarCoordinate {
  /// Adds an offset in points. Accepts a number for one attribute, a point or size for two attributes, and insets for
  /// four attributes.
  public static func + <Offset: MortarCoordinateConvertible>(lhs: MortarCoordinate, rhs: Offset) -> MortarCoordinate {
    lhs.offset(by: rhs.coordinate, sign: 1, symbol: "+")
  }

  /// Subtracts an offset in points. Accepts a number for one attribute, a point or size for two attributes, and
  /// insets for four attributes.
  public static func - <Offset: MortarCoordinateConvertible>(lhs: MortarCoordinate, rhs: Offset) -> MortarCoordinate {
    lhs.offset(by: rhs.coordinate, sign: -1, symbol: "-")
  }

  /// Multiplies the attributes and offsets by a number.
  public static func * (lhs: MortarCoordinate, rhs: CGFloat) -> MortarCoordinate {
    lhs.scaled(by: rhs)
  }

  /// Divides the attributes and offsets by a number.
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

  /// Stores an error, unless an error is already stored.
  mutating func recordFault(_ message: String) {
    if fault == nil { fault = MortarFault(message.prefix(1).uppercased() + message.dropFirst()) }
  }
}

extension MortarCoordinateConvertible {
  /// Sets the statement's priority.
  public static func ^ (lhs: Self, rhs: MortarLayoutPriority) -> MortarCoordinate {
    lhs.coordinate.with { $0.priority = rhs.layoutPriority }
  }

  /// Sets the statement's priority.
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

  /// Constrains the left side to be at least the right side.
  @discardableResult
  public static func >= <Other: MortarCoordinateConvertible>(
    lhs: MortarCoordinate, rhs: Other
  ) -> MortarConstraintGroup {
    MortarConstraintGroup.makeGroup(target: lhs, relation: .greaterThanOrEqual, source: rhs.coordinate)
  }

  /// Constrains the left side to be at most the right side.
  @discardableResult
  public static func <= <Other: MortarCoordinateConvertible>(
    lhs: MortarCoordinate, rhs: Other
  ) -> MortarConstraintGroup {
    MortarConstraintGroup.makeGroup(target: lhs, relation: .lessThanOrEqual, source: rhs.coordinate)
  }
}
