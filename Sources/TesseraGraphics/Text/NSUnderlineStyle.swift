// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

/// The style of underlines and strikethroughs.
///
/// Lines continue across adjacent runs of the same style. A pattern or `byWord` without a line draws nothing.
///
/// - Note: Differs from UIKit: Apple does not document the lengths of patterns; those used here are Tessera's choice. Lines
///   have no gaps around descenders.
public struct NSUnderlineStyle: OptionSet, Hashable, Sendable {
  /// The line in the low byte, the pattern in the next byte, and the flag for words.
  public let rawValue: Int

  /// Creates a style from a bit mask. Unknown bits are preserved. 0 means no line.
  public init(rawValue: Int) {
    self.rawValue = rawValue
  }

  /// A line with the thickness given by the font, at least a third of a point.
  public static let single = NSUnderlineStyle(rawValue: 0x01)
  /// A line of twice the thickness.
  public static let thick = NSUnderlineStyle(rawValue: 0x02)
  /// Two lines with a gap of the same thickness.
  public static let double = NSUnderlineStyle(rawValue: 0x09)
  /// Dots three times as long as the thickness of the line, with gaps of the same length.
  public static let patternDot = NSUnderlineStyle(rawValue: 0x0100)
  /// Dashes ten times as long as the thickness of the line, with gaps of five.
  public static let patternDash = NSUnderlineStyle(rawValue: 0x0200)
  /// Alternating dashes of ten and dots of three thicknesses, with gaps of three.
  public static let patternDashDot = NSUnderlineStyle(rawValue: 0x0300)
  /// A dash of ten and two dots of three thicknesses, repeated with gaps of three.
  public static let patternDashDotDot = NSUnderlineStyle(rawValue: 0x0400)
  /// Only words, not the spaces between them.
  public static let byWord = NSUnderlineStyle(rawValue: 0x8000)
}
