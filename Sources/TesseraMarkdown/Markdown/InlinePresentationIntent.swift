// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

/// The intent of a text range within a paragraph, such as emphasis or code. Foundation on Linux lacks this type.
///
/// Labels and text views show such text in bold, italics, a monospaced font or with strikethrough.
public struct InlinePresentationIntent: OptionSet, Hashable, Sendable, Codable {
  /// The bit mask, with one bit per intent, numbered as in Foundation.
  public let rawValue: UInt

  /// Creates intents from a bit mask. Unknown bits are preserved.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// Emphasis, shown in italics.
  public static let emphasized = InlinePresentationIntent(rawValue: 1 << 0)
  /// Strong emphasis, shown in bold.
  public static let stronglyEmphasized = InlinePresentationIntent(rawValue: 1 << 1)
  /// Code, shown in a monospaced font.
  public static let code = InlinePresentationIntent(rawValue: 1 << 2)
  /// Strikethrough.
  public static let strikethrough = InlinePresentationIntent(rawValue: 1 << 5)
  /// A line break in the source, which becomes a space in the text.
  public static let softBreak = InlinePresentationIntent(rawValue: 1 << 6)
  /// A line break within a paragraph.
  public static let lineBreak = InlinePresentationIntent(rawValue: 1 << 7)
  /// An HTML tag within a paragraph, included as text.
  public static let inlineHTML = InlinePresentationIntent(rawValue: 1 << 8)
  /// An HTML block, included as text.
  public static let blockHTML = InlinePresentationIntent(rawValue: 1 << 9)
}
