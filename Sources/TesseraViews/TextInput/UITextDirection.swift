// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

/// A storage or layout direction, as a number.
public struct UITextDirection: RawRepresentable, Hashable, Sendable {
  /// The number of a `UITextStorageDirection` or `UITextLayoutDirection`.
  public var rawValue: Int

  /// Creates a direction from its number.
  public init(rawValue: Int) {
    self.rawValue = rawValue
  }

  /// Returns a storage direction.
  public static func storage(_ direction: UITextStorageDirection) -> UITextDirection {
    UITextDirection(rawValue: direction.rawValue)
  }
  /// Returns a layout direction.
  public static func layout(_ direction: UITextLayoutDirection) -> UITextDirection {
    UITextDirection(rawValue: direction.rawValue)
  }
}
