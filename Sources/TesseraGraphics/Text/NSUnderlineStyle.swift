// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

/// The style of underlines and strikethroughs.
///
/// A line is continuous across adjacent runs with the same style. A style that contains only a pattern or `byWord`
/// draws nothing.
///
/// - Note: Differs from UIKit: Apple does not document the lengths of patterns, so they are an approximation. Lines
///   have no gaps around descenders.
public struct NSUnderlineStyle: OptionSet, Hashable, Sendable {
  /// The bit mask, with the line in the low byte, and the pattern and the `byWord` flag in the next byte.
  public let rawValue: Int

  /// Creates a style from a bit mask. Unknown bits are preserved. 0 draws no line.
  public init(rawValue: Int) {
    self.rawValue = rawValue
  }

  /// A line with the thickness that the font specifies, but at least a third of a point.
  public static let single = NSUnderlineStyle(rawValue: 0x01)
  /// A line that is twice as thick as the font specifies.
  public static let thick = NSUnderlineStyle(rawValue: 0x02)
  /// Two lines that are separated by a gap with the thickness of a line.
  public static let double = NSUnderlineStyle(rawValue: 0x09)
  /// Dots with a length of three line thicknesses, separated by gaps of the same length.
  public static let patternDot = NSUnderlineStyle(rawValue: 0x0100)
  /// Dashes with a length of ten line thicknesses, separated by gaps of five line thicknesses.
  public static let patternDash = NSUnderlineStyle(rawValue: 0x0200)
  /// Alternating dashes and dots with lengths of ten and three line thicknesses, separated by gaps of three line
  /// thicknesses.
  public static let patternDashDot = NSUnderlineStyle(rawValue: 0x0300)
  /// Dashes followed by two dots, with lengths of ten and three line thicknesses, separated by gaps of three line
  /// thicknesses.
  public static let patternDashDotDot = NSUnderlineStyle(rawValue: 0x0400)
  /// Lines under or through words but not the spaces between words.
  public static let byWord = NSUnderlineStyle(rawValue: 0x8000)
}
