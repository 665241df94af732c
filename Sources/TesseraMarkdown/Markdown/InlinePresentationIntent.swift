// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

/// What a stretch of text within a paragraph is for: its emphasis, or that it is code. Foundation on Linux lacks it.
///
/// Labels and text views draw it: bold, italic, monospaced and struck.
public struct InlinePresentationIntent: OptionSet, Hashable, Sendable, Codable {
  /// One bit per intent, with Foundation's numbers.
  public let rawValue: UInt

  /// The intents of a bit mask; unknown bits are kept.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// Stressed: italic.
  public static let emphasized = InlinePresentationIntent(rawValue: 1 << 0)
  /// Important: bold.
  public static let stronglyEmphasized = InlinePresentationIntent(rawValue: 1 << 1)
  /// Code: monospaced.
  public static let code = InlinePresentationIntent(rawValue: 1 << 2)
  /// No longer valid: a line through the text.
  public static let strikethrough = InlinePresentationIntent(rawValue: 1 << 5)
  /// A line break of the source that is a space in the text.
  public static let softBreak = InlinePresentationIntent(rawValue: 1 << 6)
  /// A line break within a paragraph.
  public static let lineBreak = InlinePresentationIntent(rawValue: 1 << 7)
  /// A tag of HTML in a paragraph, as text.
  public static let inlineHTML = InlinePresentationIntent(rawValue: 1 << 8)
  /// HTML between paragraphs, as text.
  public static let blockHTML = InlinePresentationIntent(rawValue: 1 << 9)
}
