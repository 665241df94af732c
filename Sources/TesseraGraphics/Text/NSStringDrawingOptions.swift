// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

/// How strings are measured and drawn.
public struct NSStringDrawingOptions: OptionSet, Sendable {
  /// One bit per option.
  public let rawValue: Int

  /// Creates the options of a bit mask; unknown bits are kept and have no effect.
  public init(rawValue: Int) {
    self.rawValue = rawValue
  }

  /// The text may take several lines, and the rectangle begins at the first one's top. Otherwise it is one line, and
  /// the rectangle begins at its baseline.
  public static let usesLineFragmentOrigin = NSStringDrawingOptions(rawValue: 1 << 0)
  /// Lines include their font's leading.
  public static let usesFontLeading = NSStringDrawingOptions(rawValue: 1 << 1)
  /// The rectangle is that around the outlines of the glyphs, not that of their advances and lines. Drawing does not change.
  public static let usesDeviceMetrics = NSStringDrawingOptions(rawValue: 1 << 3)
  /// Text that does not fit the height ends with an ellipsis. Otherwise the rectangle grows beyond the height, and drawing leaves lines
  /// out. Without `usesLineFragmentOrigin` it has no effect.
  public static let truncatesLastVisibleLine = NSStringDrawingOptions(rawValue: 1 << 5)
}
