// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import CTesseraSystem.HarfBuzz

/// The language of text. It determines letter forms in some fonts and the hyphenation of words.
///
/// Chinese characters have different forms in China, Taiwan, Hong Kong, Japan and Korea.
package struct TextLanguage: Hashable, @unchecked Sendable {
  /// HarfBuzz's object for the language. HarfBuzz creates one object per language and never releases it.
  let harfBuzz: OpaquePointer?

  /// Creates a language from a BCP 47 tag such as `ja` or `zh-Hant-HK`. An invalid tag creates an unknown language.
  package init(_ tag: String) {
    harfBuzz = hb_language_from_string(tag, Int32(truncatingIfNeeded: tag.utf8.count))
  }

  /// The lowercase language tag.
  package var tag: String { harfBuzz.flatMap(hb_language_to_string).map { String(cString: $0) } ?? "" }

  static let english = TextLanguage("en")
  static let japanese = TextLanguage("ja")
  static let korean = TextLanguage("ko")
  static let simplifiedChinese = TextLanguage("zh-hans")

  /// Whether the language determines the forms of Chinese characters.
  var choosesHanForms: Bool {
    let tag = tag
    return ["zh", "ja", "ko", "yue", "wuu", "nan", "hak"].contains { code in
      tag.hasPrefix(code) && (tag.utf8.count == code.utf8.count || tag.dropFirst(code.utf8.count).first == "-")
    }
  }
}
