// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

/// Options for measuring and drawing strings.
public struct NSStringDrawingOptions: OptionSet, Sendable {
  /// The bit mask, with one bit per option.
  public let rawValue: Int

  /// Creates options from a bit mask. Unknown bits are preserved and have no effect.
  public init(rawValue: Int) {
    self.rawValue = rawValue
  }

  /// Wraps the text into lines. The rectangle's origin is at the top of the first line. Without this option, the text
  /// is a single line, and the rectangle's origin is on its baseline.
  public static let usesLineFragmentOrigin = NSStringDrawingOptions(rawValue: 1 << 0)
  /// Adds the font's leading to the line height.
  public static let usesFontLeading = NSStringDrawingOptions(rawValue: 1 << 1)
  /// Measures the glyphs' outlines instead of their advances and line heights. Has no effect on drawing.
  public static let usesDeviceMetrics = NSStringDrawingOptions(rawValue: 1 << 3)
  /// Ends text that does not fit the height with an ellipsis. Without this option, the measured rectangle may exceed
  /// the height, and drawing omits lines. Has no effect without `usesLineFragmentOrigin`.
  public static let truncatesLastVisibleLine = NSStringDrawingOptions(rawValue: 1 << 5)
}
