// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import CTesseraHarfBuzz

/// The language of a text: which forms of letters a font chooses, and how words are hyphenated.
///
/// Chinese characters look different in China, Taiwan, Hong Kong, Japan and Korea.
package struct TextLanguage: Hashable, @unchecked Sendable {
  /// HarfBuzz keeps one object for each language for the life of the process.
  let harfBuzz: OpaquePointer?

  /// Creates a BCP 47 tag such as `ja` or `zh-Hant-HK`. What is no tag is a language that nobody knows.
  package init(_ tag: String) {
    harfBuzz = hb_language_from_string(tag, Int32(truncatingIfNeeded: tag.utf8.count))
  }

  /// The tag, in lower case.
  package var tag: String { harfBuzz.flatMap(hb_language_to_string).map { String(cString: $0) } ?? "" }

  static let english = TextLanguage("en")
  static let japanese = TextLanguage("ja")
  static let korean = TextLanguage("ko")
  static let simplifiedChinese = TextLanguage("zh-hans")

  /// Whether the language says how Chinese characters look.
  var choosesHanForms: Bool {
    let tag = tag
    return ["zh", "ja", "ko", "yue", "wuu", "nan", "hak"].contains { code in
      tag.hasPrefix(code) && (tag.utf8.count == code.utf8.count || tag.dropFirst(code.utf8.count).first == "-")
    }
  }
}
