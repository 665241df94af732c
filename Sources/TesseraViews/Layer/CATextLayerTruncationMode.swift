// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

/// The position at which a text layer truncates lines that do not fit.
public struct CATextLayerTruncationMode: RawRepresentable, Hashable, Sendable {
  /// Core Animation's string for the mode.
  public let rawValue: String

  /// Creates a mode from a string. An unknown string has the effect of `none`.
  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// No ellipsis. The bounds clip the text.
  public static let none = CATextLayerTruncationMode(rawValue: "none")
  /// An ellipsis at the line's start.
  public static let start = CATextLayerTruncationMode(rawValue: "start")
  /// An ellipsis at the line's end.
  public static let end = CATextLayerTruncationMode(rawValue: "end")
  /// An ellipsis in the middle of the line.
  public static let middle = CATextLayerTruncationMode(rawValue: "middle")
}
