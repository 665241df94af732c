// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

extension NSParagraphStyle {
  /// Options of line breaking.
  public struct LineBreakStrategy: OptionSet, Sendable {
    /// One bit per option.
    public let rawValue: UInt

    /// Creates options from a bit mask.
    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    /// Avoids a single short word on a paragraph's last line. If the word fills at most a third of the line, the last word of
    /// the line above joins it, provided that two words remain there.
    public static let pushOut = LineBreakStrategy(rawValue: 1 << 0)
    /// Breaks Korean lines between words instead of between syllables.
    public static let hangulWordPriority = LineBreakStrategy(rawValue: 1 << 1)
    /// All options, as used by labels.
    public static let standard = LineBreakStrategy(rawValue: 0xFFFF)
  }
}
