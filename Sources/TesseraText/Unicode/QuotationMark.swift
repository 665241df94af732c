// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

/// The general category of a quotation mark of class QU: Pi (initial), Pf (final), or neither for straight quotation
/// marks.
enum QuotationMark {
  case initial, final, neutral

  init(_ scalar: UInt32) {
    switch scalar {
    case 0xAB, 0x2018, 0x201B, 0x201C, 0x201F, 0x2039, 0x2E02, 0x2E04, 0x2E09, 0x2E0C, 0x2E1C, 0x2E20: self = .initial
    case 0xBB, 0x2019, 0x201D, 0x203A, 0x2E03, 0x2E05, 0x2E0A, 0x2E0D, 0x2E1D, 0x2E21: self = .final
    default: self = .neutral
    }
  }
}

/// Returns whether a character's East Asian width is wide, full or half (UAX #11). This applies to Chinese, Japanese
/// and Korean letters and punctuation, Yi, Tangut and Nushu. Emoji are treated as narrow because they don't indicate
/// the language of adjacent quotation marks.
func isEastAsianWide(_ scalar: UInt32) -> Bool {
  switch scalar {
  case 0..<0x1100: false
  case 0x1100...0x115F, 0x20A9, 0x2E80...0x303E, 0x3041...0xA4CF, 0xA960...0xA97C, 0xAC00...0xD7A3, 0xF900...0xFAFF,
    0xFE10...0xFE19, 0xFE30...0xFE6B, 0xFF01...0xFFDC, 0xFFE0...0xFFEE, 0x16FE0...0x18D08, 0x1AFF0...0x1B2FB,
    0x20000...0x3FFFD:
    true
  default: false
  }
}
