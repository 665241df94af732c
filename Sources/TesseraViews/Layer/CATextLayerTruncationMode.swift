// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

/// How a text layer cuts what does not fit.
public struct CATextLayerTruncationMode: RawRepresentable, Hashable, Sendable {
  /// Core Animation's string for it.
  public let rawValue: String

  /// A string that is none of the constants counts as `none`.
  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// At the edge of the bounds, through letters.
  public static let none = CATextLayerTruncationMode(rawValue: "none")
  /// Three dots at the line's start.
  public static let start = CATextLayerTruncationMode(rawValue: "start")
  /// Three dots at the line's end.
  public static let end = CATextLayerTruncationMode(rawValue: "end")
  /// Three dots in the line's middle.
  public static let middle = CATextLayerTruncationMode(rawValue: "middle")
}
