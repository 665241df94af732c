// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

/// A text divided into items, before shaping. Immutable.
struct ItemizedText: Sendable {
  let text: ScannedText
  let attributes: [TextAttributes]
  /// The end of each attribute run in bytes; the last one is the end of the text.
  let attributeEnds: [Int]
  let fonts: [ScaledFont]
  let paragraphs: [ShapedText.Paragraph]
  let items: [TextItem]
  /// The language of Chinese characters in text whose language does not determine their forms.
  let hanLanguage: TextLanguage
}
