// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

/// Options of measuring and drawing strings.
public struct NSStringDrawingOptions: OptionSet, Sendable {
  /// One bit per option.
  public let rawValue: Int

  /// Creates options from a bit mask. Unknown bits are preserved and have no effect.
  public init(rawValue: Int) {
    self.rawValue = rawValue
  }

  /// Wraps the text in lines, and begins the rectangle at the top of the first one. Otherwise there is one line, and the
  /// rectangle begins at its baseline.
  public static let usesLineFragmentOrigin = NSStringDrawingOptions(rawValue: 1 << 0)
  /// Includes the font's leading in lines.
  public static let usesFontLeading = NSStringDrawingOptions(rawValue: 1 << 1)
  /// Measures the rectangle of the glyphs' outlines instead of their advances and lines. Has no effect on drawing.
  public static let usesDeviceMetrics = NSStringDrawingOptions(rawValue: 1 << 3)
  /// Ends text that does not fit the height with an ellipsis. Otherwise the measured rectangle exceeds the height, and drawing
  /// omits lines. Has no effect without `usesLineFragmentOrigin`.
  public static let truncatesLastVisibleLine = NSStringDrawingOptions(rawValue: 1 << 5)
}
