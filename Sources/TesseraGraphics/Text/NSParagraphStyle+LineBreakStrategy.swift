// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

extension NSParagraphStyle {
  /// Refinements of line breaking.
  public struct LineBreakStrategy: OptionSet, Sendable {
    /// One bit per refinement.
    public let rawValue: UInt

    /// Creates the refinements of a bit mask.
    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    /// A paragraph's last line is no single short word: one of at most a third of the line gets another from the line
    /// above, where two stay.
    public static let pushOut = LineBreakStrategy(rawValue: 1 << 0)
    /// Korean lines end between words, not between syllables.
    public static let hangulWordPriority = LineBreakStrategy(rawValue: 1 << 1)
    /// All refinements, as labels are set.
    public static let standard = LineBreakStrategy(rawValue: 0xFFFF)
  }
}
