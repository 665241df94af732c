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

  /// None.
  public static let none = CAScrollLayerScrollMode(rawValue: "none")
  /// Up and down.
  public static let vertically = CAScrollLayerScrollMode(rawValue: "vertically")
  /// To the sides.
  public static let horizontally = CAScrollLayerScrollMode(rawValue: "horizontally")
  /// All.
  public static let both = CAScrollLayerScrollMode(rawValue: "both")
}
