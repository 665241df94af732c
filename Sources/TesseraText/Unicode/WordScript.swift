// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import CTesseraLanguages

/// The scripts without spaces between words that have a word list (class SA of UAX #14).
enum WordScript {
  case thai, lao, khmer, burmese

  /// Creates the script for a letter or mark of class SA. Returns nil for scripts without a word list, such as Tai
  /// Tham.
  init?(_ scalar: UInt32) {
    switch scalar {
    case 0x0E00..<0x0E80: self = .thai
    case 0x0E80..<0x0F00: self = .lao
    case 0x1000..<0x10A0, 0xA9E0..<0xAA00, 0xAA60..<0xAA80: self = .burmese
    case 0x1780..<0x1800: self = .khmer
    default: return nil
    }
  }

  /// The code point of letter 0 in the word list.
  var first: UInt32 {
    switch self {
    case .thai: 0x0E00
    case .lao: 0x0E80
    case .khmer: 0x1780
    case .burmese: 0x1000
    }
  }

  var words: TesseraWords {
    switch self {
    case .thai: TesseraWordsThai
    case .lao: TesseraWordsLao
    case .khmer: TesseraWordsKhmer
    case .burmese: TesseraWordsBurmese
    }
  }

  /// The minimum length of text that is divided into words. Shorter text is a single word. As in ICU, the length
  /// differs for Thai.
  var shortestStretch: Int { self == .thai ? 5 : 4 }

  /// Returns whether unknown text may begin with a letter: a consonant, an independent vowel, or a vowel written
  /// before its consonant.
  func mayBegin(_ scalar: UInt32) -> Bool {
    switch self {
    case .thai: (0x0E01...0x0E2E).contains(scalar) || (0x0E40...0x0E44).contains(scalar)
    case .lao:
      (0x0E81...0x0EAE).contains(scalar) || (0x0EDC...0x0EDD).contains(scalar) || (0x0EC0...0x0EC4).contains(scalar)
    case .khmer: (0x1780...0x17B3).contains(scalar)
    case .burmese: (0x1000...0x102A).contains(scalar)
    }
  }

  /// Returns whether unknown text may end with a letter. It can't end with a vowel written before its consonant, or
  /// with a sign that joins the next letter.
  func mayEnd(_ scalar: UInt32) -> Bool {
    switch self {
    case .thai: scalar != 0x0E31 && !(0x0E40...0x0E44).contains(scalar)
    case .lao: !(0x0EC0...0x0EC4).contains(scalar)
    case .khmer: scalar != 0x17D2
    case .burmese: true
    }
  }

  /// Returns whether a letter belongs to the previous cluster although it isn't a combining mark. This applies to the
  /// vowel am of Thai and Lao, and to letters that a sign stacks below a consonant.
  func joins(_ scalar: UInt32, after previous: UInt32) -> Bool {
    switch self {
    case .thai: scalar == 0x0E33
    case .lao: scalar == 0x0EB3
    case .khmer: previous == 0x17D2
    case .burmese: previous == 0x1039
    }
  }
}
