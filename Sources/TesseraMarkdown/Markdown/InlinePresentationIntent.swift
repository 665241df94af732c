// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

/// The purpose of a part of text within a paragraph, such as emphasis or code. Foundation on Linux lacks it.
///
/// Labels and text views draw it: bold, italic, monospaced and strikethrough.
public struct InlinePresentationIntent: OptionSet, Hashable, Sendable, Codable {
  /// One bit per intent, with Foundation's numbers.
  public let rawValue: UInt

  /// Creates intents from a bit mask. Unknown bits are preserved.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// Emphasis: italic.
  public static let emphasized = InlinePresentationIntent(rawValue: 1 << 0)
  /// Strong emphasis: bold.
  public static let stronglyEmphasized = InlinePresentationIntent(rawValue: 1 << 1)
  /// Code: monospaced.
  public static let code = InlinePresentationIntent(rawValue: 1 << 2)
  /// Strikethrough.
  public static let strikethrough = InlinePresentationIntent(rawValue: 1 << 5)
  /// A line break in the source that is a space in the text.
  public static let softBreak = InlinePresentationIntent(rawValue: 1 << 6)
  /// A line break within a paragraph.
  public static let lineBreak = InlinePresentationIntent(rawValue: 1 << 7)
  /// An HTML tag in a paragraph, as text.
  public static let inlineHTML = InlinePresentationIntent(rawValue: 1 << 8)
  /// A block of HTML, as text.
  public static let blockHTML = InlinePresentationIntent(rawValue: 1 << 9)
}
