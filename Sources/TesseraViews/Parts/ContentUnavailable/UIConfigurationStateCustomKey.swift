// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

/// The key of a custom state.
public struct UIConfigurationStateCustomKey: RawRepresentable, Hashable, Sendable {
  /// The key's string.
  public let rawValue: String

  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  public init(_ rawValue: String) {
    self.rawValue = rawValue
  }
}
