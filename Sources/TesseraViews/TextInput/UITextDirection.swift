// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

/// A storage or layout direction, represented by its raw value.
public struct UITextDirection: RawRepresentable, Hashable, Sendable {
  /// The raw value of a `UITextStorageDirection` or `UITextLayoutDirection`.
  public var rawValue: Int

  /// Creates a direction from its raw value.
  public init(rawValue: Int) {
    self.rawValue = rawValue
  }

  /// Returns a text direction for a storage direction.
  public static func storage(_ direction: UITextStorageDirection) -> UITextDirection {
    UITextDirection(rawValue: direction.rawValue)
  }
  /// Returns a text direction for a layout direction.
  public static func layout(_ direction: UITextLayoutDirection) -> UITextDirection {
    UITextDirection(rawValue: direction.rawValue)
  }
}
