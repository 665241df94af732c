// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

/// How strings are measured.
public struct NSStringDrawingOptions: OptionSet, Sendable {
  public let rawValue: Int

  public init(rawValue: Int) {
    self.rawValue = rawValue
  }

  /// The rectangle begins at the first line's top, and the text may take several lines; otherwise it begins at the
  /// baseline of a single line.
  public static let usesLineFragmentOrigin = NSStringDrawingOptions(rawValue: 1 << 0)
  /// Lines include their font's leading.
  public static let usesFontLeading = NSStringDrawingOptions(rawValue: 1 << 1)
  /// Kept for source compatibility: text is measured by its advances and line heights.
  public static let usesDeviceMetrics = NSStringDrawingOptions(rawValue: 1 << 3)
  /// Text that does not fit the height ends with an ellipsis; otherwise the rectangle grows beyond the height.
  public static let truncatesLastVisibleLine = NSStringDrawingOptions(rawValue: 1 << 5)
}
