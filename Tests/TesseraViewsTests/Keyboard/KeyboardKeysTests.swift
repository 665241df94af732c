// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import Foundation
import Testing
import TesseraFoundation
import TesseraGraphics
@testable import TesseraViews

@MainActor
struct KeyboardKeysTests {
  private nonisolated static let languages = [
    "en", "ar", "cs", "da", "de", "el", "es", "fi", "fr", "he", "hi", "it", "ja", "ko", "nb", "nl", "pl", "pt", "ru",
    "sv", "th",
    "tr", "uk", "zh-Hans", "zh-Hant", "xx",
  ]
  /// The keyboard sizes of phones in portrait with and without a home indicator, of the narrowest phone, of phones in
  /// landscape, and of tablets.
  private static let sizes = [
    CGSize(width: 393, height: 336), CGSize(width: 430, height: 346), CGSize(width: 375, height: 260),
    CGSize(width: 320, height: 253), CGSize(width: 852, height: 209), CGSize(width: 667, height: 200),
    CGSize(width: 834, height: 313),
  ]

  private func keys(
    _ language: String?, _ size: CGSize = CGSize(width: 393, height: 336), _ type: UIKeyboardType = .default,
    _ returnKey: UIReturnKeyType = .default, isShifted: Bool = false
  ) -> [KeyboardKey] {
    AmbientLanguage.with(language.flatMap { LanguageTag($0) }) {
      KeyboardKeys(size: size, type: type, returnKey: returnKey, isShifted: isShifted).keys
    }
  }

  @Test(arguments: languages)
  func keysStayInTheKeyboardWithoutOverlap(_ language: String) {
    let types: [UIKeyboardType] = [
      .default, .asciiCapable, .numbersAndPunctuation, .URL, .numberPad, .phonePad, .namePhonePad, .emailAddress,
      .decimalPad,
      .twitter, .webSearch, .asciiCapableNumberPad,
    ]
    for size in Self.sizes {
      for type in types {
        let keys = keys(language, size, type)
        #expect(keys.count >= 11)
        for (index, key) in keys.enumerated() {
          #expect(key.rect.width > 10 && key.rect.height > 10, "\(language) \(type) \(size) \(key)")
          // The key's shadow takes one additional point.
          let isInside = CGRect(origin: .zero, size: size).insetBy(dx: -0.01, dy: -0.01).contains(key.rect)
          #expect(isInside, "\(language) \(type) \(size) \(key)")
          for other in keys[..<index] {
            let common = key.rect.insetBy(dx: 0.5, dy: 0.5).intersection(other.rect.insetBy(dx: 0.5, dy: 0.5))
            #expect(common.isNull, "\(language) \(type) \(size) \(key) \(other)")
          }
        }
      }
    }
  }

  /// The other pages start with a digit, a symbol or a Latin letter, and have a key that switches back to letters.
  @Test(arguments: [KeyboardPage.punctuation, .symbols, .latin])
  func pagesStayInTheKeyboardWithoutOverlap(_ page: KeyboardPage) {
    for size in Self.sizes {
      let keys = KeyboardKeys(size: size, type: .default, returnKey: .default, isShifted: false, page: page).keys
      #expect(keys.first?.title == [.punctuation: "1", .symbols: "[", .latin: "q"][page])
      #expect(keys.contains { $0.change == .page(.letters) })
      for (index, key) in keys.enumerated() {
        #expect(CGRect(origin: .zero, size: size).insetBy(dx: -0.01, dy: -0.01).contains(key.rect), "\(size) \(key)")
        for other in keys[..<index] {
          let common = key.rect.insetBy(dx: 0.5, dy: 0.5).intersection(other.rect.insetBy(dx: 0.5, dy: 0.5))
          #expect(common.isNull, "\(size) \(key) \(other)")
        }
      }
    }
  }

  /// The first keys of well-known keyboard layouts.
  @Test(arguments: [
    ("en", "qwerty"), ("fr", "azerty"), ("de", "qwertzuiopü"), ("ru", "йцукен"), ("ko", "ㅂㅈㄷㄱ"), ("ja", "あかさたなは"),
    ("xx", "qwerty"),
    ("zh-Hans", "qwerty"), ("zh-TW", "ㄅㄉ"),
  ])
  func lettersFollowTheLanguage(_ language: String, _ letters: String) {
    #expect(keys(language).map(\.title).joined().hasPrefix(letters))
  }

  @Test func addressKeyboardsAreLatin() {
    #expect(keys("ru", CGSize(width: 393, height: 336), .emailAddress).first?.title == "q")
    #expect(keys("ar", CGSize(width: 393, height: 336), .URL).first?.title == "q")
    #expect(keys("fr", CGSize(width: 393, height: 336), .emailAddress).first?.title == "a")
  }

  @Test func capitalLettersFollowTheLanguage() {
    #expect(keys("en", isShifted: true).prefix(3).map(\.title) == ["Q", "W", "E"])
    // The uppercase Turkish i keeps its dot.
    #expect(keys("tr", isShifted: true).map(\.title).contains("İ"))
    #expect(keys("en", isShifted: true).contains { $0.symbol == "shift.fill" && $0.face == .letter })
  }

  /// Return keys. Keys that perform the text field's action are blue.
  @Test(arguments: [
    (UIReturnKeyType.default, "Return", KeyboardKey.Face.special), (.go, "Öffnen", .action),
    (.search, "suchen", .action),
    (.next, "Weiter", .special), (.send, "Senden", .action),
  ])
  func returnKeyIsLocalized(_ type: UIReturnKeyType, _ title: String, _ face: KeyboardKey.Face) {
    let key = keys("de", CGSize(width: 393, height: 336), .default, type).last { $0.face == face && $0.symbol == nil }
    #expect(key?.title == title)
  }

  @Test func numberPadHasLettersAndTheLocalesSeparator() {
    let pad = keys("de", CGSize(width: 393, height: 291), .decimalPad)
    #expect(pad.map(\.title) == ["1", "2", "3", "4", "5", "6", "7", "8", "9", ",", "0", ""])
    #expect(pad[1].letters == "ABC" && pad[8].letters == "WXYZ" && pad[0].letters.isEmpty)
  }

  /// A number pad has no prediction row, which is 44 of the keyboard's 336 points high.
  @Test func numberPadsAreLower() {
    let screen = ScreenEnvironment(
      size: CGSize(width: 390, height: 844), scale: 3, safeArea: .zero, traits: UITraitCollection())
    #expect(KeyboardMetrics.height(on: screen, isNumeric: false) == 336)
    #expect(KeyboardMetrics.height(on: screen, isNumeric: true) == 292)
  }
}
