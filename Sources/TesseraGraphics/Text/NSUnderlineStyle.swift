// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

/// How text is underlined or struck through.
///
/// - Note: Differs from UIKit: patterns are drawn as plain lines, and `byWord` leaves no gaps.
public struct NSUnderlineStyle: OptionSet, Hashable, Sendable {
  /// A line in the low byte, a pattern in the next, and the flag of words.
  public let rawValue: Int

  /// The style of a number; unknown bits are kept. 0 for no line.
  public init(rawValue: Int) {
    self.rawValue = rawValue
  }

  /// A line as thick as the font says, a third of a point at least.
  public static let single = NSUnderlineStyle(rawValue: 0x01)
  /// A line twice as thick.
  public static let thick = NSUnderlineStyle(rawValue: 0x02)
  /// Two lines, with a gap as wide as a line.
  public static let double = NSUnderlineStyle(rawValue: 0x09)
  /// Dots. Drawn as a plain line.
  public static let patternDot = NSUnderlineStyle(rawValue: 0x0100)
  /// Dashes. Drawn as a plain line.
  public static let patternDash = NSUnderlineStyle(rawValue: 0x0200)
  /// A dash and a dot in turn. Drawn as a plain line.
  public static let patternDashDot = NSUnderlineStyle(rawValue: 0x0300)
  /// A dash and two dots in turn. Drawn as a plain line.
  public static let patternDashDotDot = NSUnderlineStyle(rawValue: 0x0400)
  /// Words only, not the spaces between them. Drawn under both.
  public static let byWord = NSUnderlineStyle(rawValue: 0x8000)
}
