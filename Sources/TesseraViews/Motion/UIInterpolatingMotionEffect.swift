// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

public import Foundation

/// A motion effect between two values of a property.
open class UIInterpolatingMotionEffect: UIMotionEffect {
  /// The way of turning that an effect follows.
  public enum EffectType: Int, Sendable {
    /// Left and right.
    case tiltAlongHorizontalAxis = 0
    /// Up and down.
    case tiltAlongVerticalAxis
  }

  /// The property that changes: `center.x`.
  open var keyPath: String { storedKeyPath }
  private let storedKeyPath: String
  /// The way of turning that it follows.
  open var type: EffectType { storedType }
  private let storedType: EffectType
  /// The value at -1. Nil by default.
  open var minimumRelativeValue: Any?
  /// The value at 1. Nil by default.
  open var maximumRelativeValue: Any?

  /// An effect on a property, without values yet.
  public init(keyPath: String, type: EffectType) {
    (storedKeyPath, storedType) = (keyPath, type)
    super.init()
  }

  /// Nothing: effects are not kept in archives.
  public required init?(coder: NSCoder) {
    (storedKeyPath, storedType) = ("", .tiltAlongHorizontalAxis)
    super.init(coder: coder)
  }

  /// The value between the two for an offset, where both are numbers; nil for others.
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
