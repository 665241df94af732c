// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

internal import Foundation

/// An angle, stored in radians.
public struct Angle: Hashable, Comparable, Sendable {
  /// The angle in radians.
  public var radians: Double
  /// The angle in degrees.
  public var degrees: Double {
    get { radians * (180 / .pi) }
    set { radians = newValue * (.pi / 180) }
  }

  /// An angle of zero.
  public static let zero = Angle()

  /// Creates an angle of zero.
  public init() { radians = 0 }
  /// Creates an angle in radians.
  public init(radians: Double) { self.radians = radians }
  /// Creates an angle in degrees.
  public init(degrees: Double) { self.init(radians: degrees * (.pi / 180)) }

  /// Returns an angle in radians.
  public static func radians(_ radians: Double) -> Angle { Angle(radians: radians) }
  /// Returns an angle in degrees.
  public static func degrees(_ degrees: Double) -> Angle { Angle(degrees: degrees) }

  /// Returns whether the first angle is smaller than the second.
  public static func < (lhs: Angle, rhs: Angle) -> Bool { lhs.radians < rhs.radians }
}

extension Angle: AdditiveArithmetic {
  /// Returns the sum of two angles.
  public static func + (lhs: Angle, rhs: Angle) -> Angle { Angle(radians: lhs.radians + rhs.radians) }
  /// Returns the difference of two angles.
  public static func - (lhs: Angle, rhs: Angle) -> Angle { Angle(radians: lhs.radians - rhs.radians) }
  /// Returns the negated angle.
  public static prefix func - (operand: Angle) -> Angle { Angle(radians: -operand.radians) }
  /// Returns an angle multiplied by a number.
  public static func * (lhs: Angle, rhs: Double) -> Angle { Angle(radians: lhs.radians * rhs) }
  /// Returns an angle multiplied by a number.
  public static func * (lhs: Double, rhs: Angle) -> Angle { rhs * lhs }
  /// Returns an angle divided by a number.
  public static func / (lhs: Angle, rhs: Double) -> Angle { Angle(radians: lhs.radians / rhs) }
  /// Multiplies an angle by a number.
  public static func *= (lhs: inout Angle, rhs: Double) { lhs = lhs * rhs }
  /// Divides an angle by a number.
  public static func /= (lhs: inout Angle, rhs: Double) { lhs = lhs / rhs }
}

extension Angle: Animatable {
  /// The angle in radians.
  public var animatableData: Double {
    get { radians }
    set { radians = newValue }
  }
}
