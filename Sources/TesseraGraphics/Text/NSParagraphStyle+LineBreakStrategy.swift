// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

extension NSParagraphStyle {
  /// Options for line breaking.
  public struct LineBreakStrategy: OptionSet, Sendable {
    /// The bit mask, with one bit per option.
    public let rawValue: UInt

    /// Creates options from a bit mask.
    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    /// Prevents a paragraph's last line from containing only a short word. If the word fills at most a third of the
    /// line, the last word of the preceding line moves to the last line, unless fewer than two words would remain.
    public static let pushOut = LineBreakStrategy(rawValue: 1 << 0)
    /// Breaks Korean lines between words instead of between syllables.
    public static let hangulWordPriority = LineBreakStrategy(rawValue: 1 << 1)
    /// All options. Labels use this value.
    public static let standard = LineBreakStrategy(rawValue: 0xFFFF)
  }
}
