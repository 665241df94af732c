// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

/// The directions in which a scroll layer scrolls.
public struct CAScrollLayerScrollMode: RawRepresentable, Hashable, Sendable {
  /// Core Animation's string for it.
  public let rawValue: String

  /// A string that is none of the constants scrolls in no direction.
  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// Scrolls in no direction.
  public static let none = CAScrollLayerScrollMode(rawValue: "none")
  /// Scrolls up and down alone.
  public static let vertically = CAScrollLayerScrollMode(rawValue: "vertically")
  /// Scrolls to the sides alone.
  public static let horizontally = CAScrollLayerScrollMode(rawValue: "horizontally")
  /// Scrolls in all directions.
  public static let both = CAScrollLayerScrollMode(rawValue: "both")
}
