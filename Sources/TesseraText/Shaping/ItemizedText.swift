// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

/// A text divided into items, which are ranges that can be shaped at once. Created before shaping. Immutable.
struct ItemizedText: Sendable {
  let text: ScannedText
  let attributes: [TextAttributes]
  /// The end of each attribute run as a byte offset. The last end is the end of the text.
  let attributeEnds: [Int]
  let fonts: [ScaledFont]
  let paragraphs: [ShapedText.Paragraph]
  let items: [TextItem]
  /// The language used for Chinese characters if the language of the text doesn't determine their forms.
  let hanLanguage: TextLanguage
}
