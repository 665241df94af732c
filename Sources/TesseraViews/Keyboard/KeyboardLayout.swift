// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

// The keys of the system keyboard, by language and keyboard type. The rows approximate iOS 17 and 18. Languages
// without a layout use the English keyboard with key titles in their language.

import Foundation
import TesseraFoundation
import TesseraGraphics

/// The letter rows of a keyboard.
struct KeyboardLayout {
  /// The letters of each row, from left to right.
  let rows: [[String]]
  /// Whether a shift key switches between lowercase and uppercase letters, or between plain and doubled letters.
  let hasCase: Bool
  /// The title of the key that shows digits.
  let numbers: String
  /// The title of the key that replaces the shift key on a page of symbols, or nil for letters.
  let side: String?

  private init(_ rows: String, hasCase: Bool = true, numbers: String = "123", side: String? = nil) {
    // Splits by Unicode scalars, because a combining mark at the start of a row would form a character with the
    // preceding space.
    self.rows = rows.unicodeScalars.split(separator: " ").map { $0.map { String($0) } }
    (self.hasCase, self.numbers, self.side) = (hasCase, numbers, side)
  }

  /// Returns the keyboard layout for the screen's language. `asciiCapable` keyboards use English if the language has
  /// non-Latin letters.
  static func ambient(isLatin: Bool) -> KeyboardLayout {
    guard let language = AmbientLanguage.current else { return english }
    // Simplified Chinese is typed with Latin letters.
    let isHant = language.language == "zh" && language.likelyScript == "Hant"
    let own = isHant ? zhuyin : languages[language.language] ?? english
    return isLatin && !own.isLatin ? english : own
  }

  var isLatin: Bool { rows.allSatisfy { $0.allSatisfy { $0.unicodeScalars.allSatisfy { $0.value < 0x250 } } } }

  /// The page of digits and punctuation.
  static let punctuation = KeyboardLayout("1234567890 -/:;()$&@\" .,?!'", hasCase: false, numbers: "ABC", side: "#+=")
  /// The page of other symbols.
  static let symbols = KeyboardLayout("[]{}#%^*+= _\\|~<>€£¥• .,?!'", hasCase: false, numbers: "ABC", side: "123")
  /// Latin letters, with a key that returns to kana.
  static let latinWithKanaKey = KeyboardLayout("qwertyuiop asdfghjkl zxcvbnm", numbers: "あいう")

  static let english = KeyboardLayout("qwertyuiop asdfghjkl zxcvbnm")
  private static let zhuyin = KeyboardLayout("ㄅㄉˇˋㄓˊ˙ㄚㄞㄢㄦ ㄆㄊㄍㄐㄔㄗㄧㄛㄟㄣ ㄇㄋㄎㄑㄕㄘㄨㄜㄠㄤ ㄈㄌㄏㄒㄖㄙㄩㄝㄡㄥ", hasCase: false)
  private static let nordic = KeyboardLayout("qwertyuiopå asdfghjklöä zxcvbnm")
  private static let norwegian = KeyboardLayout("qwertyuiopå asdfghjkløæ zxcvbnm")
  private static let qwertz = KeyboardLayout("qwertzuiop asdfghjkl yxcvbnm")

  private static let languages: [String: KeyboardLayout] = [
    "ar": KeyboardLayout("ضصثقفغعهخحج شسيبلاتنمكط ذءؤرىةوزظد", hasCase: false, numbers: "١٢٣"),
    "cs": qwertz, "hu": qwertz, "sk": qwertz, "hr": qwertz, "sl": qwertz,
    "da": KeyboardLayout("qwertyuiopå asdfghjklæø zxcvbnm"),
    "de": KeyboardLayout("qwertzuiopü asdfghjklöä yxcvbnm"),
    "el": KeyboardLayout("ςερτυθιοπ ασδφγηξκλ ζχψωβνμ"),
    "es": KeyboardLayout("qwertyuiop asdfghjklñ zxcvbnm"),
    "fi": nordic, "sv": nordic,
    "fr": KeyboardLayout("azertyuiop qsdfghjklm wxcvbn'"),
    "he": KeyboardLayout("קראטוןםפ שדגכעיחלךף זסבהנמצתץ", hasCase: false),
    "hi": KeyboardLayout("ौैाीूबहगदजड ोे्िुपरकतचट ॉंमनवलसय", hasCase: false, numbers: "१२३"),
    "ko": KeyboardLayout("ㅂㅈㄷㄱㅅㅛㅕㅑㅐㅔ ㅁㄴㅇㄹㅎㅗㅓㅏㅣ ㅋㅌㅊㅍㅠㅜㅡ"),
    "nb": norwegian, "nn": norwegian, "no": norwegian,
    "ru": KeyboardLayout("йцукенгшщзх фывапролджэ ячсмитьбю"),
    "th": KeyboardLayout("ๆไำพะัีรนยบล ฟหกดเ้่าสวง ผปแอิืทมใฝ", hasCase: false, numbers: "๑๒๓"),
    "tr": KeyboardLayout("qwertyuıopğü asdfghjklşi zxcvbnmöç"),
    "uk": KeyboardLayout("йцукенгшщзхї фівапролджє ячсмитьбю"),
  ]

  /// A key of the Japanese keyboard, which represents a row of the kana table.
  struct Kana {
    let title: String
    let tap: String
    /// The strings typed by flicking to the left, up, to the right and down. Empty strings for unsupported
    /// directions.
    let flicks: [String]

    init(_ title: String, _ signs: String = "") {
      let all = signs.map { String($0) }
      (self.title, tap) = (title, all.first ?? "")
      flicks = all.isEmpty ? [] : (1...4).map { $0 < all.count && all[$0] != " " ? all[$0] : "" }
    }
  }

  /// The keys of the Japanese keyboard. The emoticon key, which also toggles voiced and small forms of the last
  /// character, types nothing. Approximates iOS.
  static let kana = [
    Kana("あ", "あいうえお"), Kana("か", "かきくけこ"), Kana("さ", "さしすせそ"), Kana("た", "たちつてと"), Kana("な", "なにぬねの"),
    Kana("は", "はひふへほ"), Kana("ま", "まみむめも"), Kana("や", "や「ゆ」よ"), Kana("ら", "らりるれろ"), Kana("^_^"), Kana("わ", "わをんー〜"),
    Kana("、。?!", "、。?!…"),
  ]
}
