// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

extension NSParagraphStyle {
  /// Refinements of line breaking. Kept and not used: lines break as UAX #14 says.
  public struct LineBreakStrategy: OptionSet, Sendable {
    /// One bit per refinement.
    public let rawValue: UInt

    /// The refinements of a bit mask.
    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    /// No line of one word at a paragraph's end.
    public static let pushOut = LineBreakStrategy(rawValue: 1 << 0)
    /// Korean breaks between words.
    public static let hangulWordPriority = LineBreakStrategy(rawValue: 1 << 1)
    /// All refinements.
    public static let standard = LineBreakStrategy(rawValue: 0xFFFF)
  }
}
