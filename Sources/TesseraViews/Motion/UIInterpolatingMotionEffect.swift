// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

public import Foundation

/// A motion effect that interpolates between two values of a property.
open class UIInterpolatingMotionEffect: UIMotionEffect {
  /// The tilt axis that an effect follows.
  public enum EffectType: Int, Sendable {
    /// Tilting the device to the left and right.
    case tiltAlongHorizontalAxis = 0
    /// Tilting the device up and down.
    case tiltAlongVerticalAxis
  }

  /// The key path of the property that the effect changes, such as `center.x`.
  open var keyPath: String { storedKeyPath }
  private let storedKeyPath: String
  /// The tilt axis that the effect follows.
  open var type: EffectType { storedType }
  private let storedType: EffectType
  /// The property's value at the offset -1. Nil by default.
  open var minimumRelativeValue: Any?
  /// The property's value at the offset 1. Nil by default.
  open var maximumRelativeValue: Any?

  /// Creates an effect for a property, without values.
  public init(keyPath: String, type: EffectType) {
    (storedKeyPath, storedType) = (keyPath, type)
    super.init()
  }

  /// Creates an effect without a property. Decodes nothing.
  public required init?(coder: NSCoder) {
    (storedKeyPath, storedType) = ("", .tiltAlongHorizontalAxis)
    super.init(coder: coder)
  }

  /// Returns the interpolated value for an offset, or nil if the two values are not numbers.
  open override func keyPathsAndRelativeValues(forViewerOffset viewerOffset: UIOffset) -> [String: Any]? {
    guard let least = Self.number(minimumRelativeValue), let most = Self.number(maximumRelativeValue) else {
      return nil
    }
    let offset = type == .tiltAlongHorizontalAxis ? viewerOffset.horizontal : viewerOffset.vertical
    let part = (Double(min(max(offset, -1), 1)) + 1) / 2
    return [keyPath: NSNumber(value: least + (most - least) * part)]
  }

  private static func number(_ value: Any?) -> Double? {
    switch value {
    case let number as NSNumber: number.doubleValue
    case let number as CGFloat: Double(number)
    case let number as Double: number
    case let number as Int: Double(number)
    case let number as Float: Double(number)
    default: nil
    }
  }
}
