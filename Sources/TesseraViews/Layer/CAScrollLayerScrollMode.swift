// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

/// The directions in which a scroll layer can scroll.
public struct CAScrollLayerScrollMode: RawRepresentable, Hashable, Sendable {
  /// Core Animation's string for the mode.
  public let rawValue: String

  /// Creates a mode from a string. An unknown string disables scrolling.
  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// No scrolling.
  public static let none = CAScrollLayerScrollMode(rawValue: "none")
  /// Vertical scrolling only.
  public static let vertically = CAScrollLayerScrollMode(rawValue: "vertically")
  /// Horizontal scrolling only.
  public static let horizontally = CAScrollLayerScrollMode(rawValue: "horizontally")
  /// Scrolling in both directions.
  public static let both = CAScrollLayerScrollMode(rawValue: "both")
}
