// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

/// How text is underlined or struck through.
///
/// Lines go on over neighbouring runs of the same style. A pattern or `byWord` alone draws nothing: it goes with a line.
///
/// - Note: Differs from UIKit: Apple documents no lengths of patterns; those here are Tessera's choice. Lines leave no gaps around letters
///   that reach below the baseline.
public struct NSUnderlineStyle: OptionSet, Hashable, Sendable {
  /// A line in the low byte, a pattern in the next, and the flag of words.
  public let rawValue: Int

  /// Creates the style of a number; unknown bits are kept. 0 for no line.
  public init(rawValue: Int) {
    self.rawValue = rawValue
  }

  /// A line as thick as the font says, a third of a point at least.
  public static let single = NSUnderlineStyle(rawValue: 0x01)
  /// A line twice as thick.
  public static let thick = NSUnderlineStyle(rawValue: 0x02)
  /// Two lines, with a gap as high as a line.
  public static let double = NSUnderlineStyle(rawValue: 0x09)
  /// Dots, three times as long as the line is thick, with gaps as long.
  public static let patternDot = NSUnderlineStyle(rawValue: 0x0100)
  /// Dashes, ten times as long as the line is thick, with gaps of five.
  public static let patternDash = NSUnderlineStyle(rawValue: 0x0200)
  /// A dash of ten and a dot of three thicknesses in turn, with gaps of three.
  public static let patternDashDot = NSUnderlineStyle(rawValue: 0x0300)
  /// A dash of ten and two dots of three thicknesses in turn, with gaps of three.
  public static let patternDashDotDot = NSUnderlineStyle(rawValue: 0x0400)
  /// Words only, not the spaces between them.
  public static let byWord = NSUnderlineStyle(rawValue: 0x8000)
}
