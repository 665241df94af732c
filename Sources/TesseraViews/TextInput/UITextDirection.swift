// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

/// A direction in the storage or on the screen, by its number.
public struct UITextDirection: RawRepresentable, Hashable, Sendable {
  /// The number of a `UITextStorageDirection` or `UITextLayoutDirection`.
  public var rawValue: Int

  /// Creates a direction from its number.
  public init(rawValue: Int) {
    self.rawValue = rawValue
  }

  /// Returns a direction in the storage.
  public static func storage(_ direction: UITextStorageDirection) -> UITextDirection {
    UITextDirection(rawValue: direction.rawValue)
  }
  /// Returns a direction on the screen.
  public static func layout(_ direction: UITextLayoutDirection) -> UITextDirection {
    UITextDirection(rawValue: direction.rawValue)
  }
}
