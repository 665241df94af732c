// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

/// The truncation of a text layer's text.
public struct CATextLayerTruncationMode: RawRepresentable, Hashable, Sendable {
  /// Core Animation's string for the mode.
  public let rawValue: String

  /// Creates a mode from a string. An unknown string counts as `none`.
  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// No ellipsis: the bounds clip the text.
  public static let none = CATextLayerTruncationMode(rawValue: "none")
  /// An ellipsis at the line's start.
  public static let start = CATextLayerTruncationMode(rawValue: "start")
  /// An ellipsis at the line's end.
  public static let end = CATextLayerTruncationMode(rawValue: "end")
  /// An ellipsis in the line's middle.
  public static let middle = CATextLayerTruncationMode(rawValue: "middle")
}
