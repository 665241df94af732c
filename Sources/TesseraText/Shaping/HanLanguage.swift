// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import CTesseraSystem.HarfBuzz

/// Determines the forms of Chinese characters if the text's language doesn't specify them: Japanese forms next to
/// kana, Korean forms next to Hangul, and otherwise the forms of mainland China.
enum HanLanguage {
  static func of(_ scripts: [UInt32]) -> TextLanguage {
    var isKorean = false
    for script in scripts {
      switch script {
      case HB_SCRIPT_HIRAGANA.rawValue, HB_SCRIPT_KATAKANA.rawValue: return .japanese
      case HB_SCRIPT_HANGUL.rawValue: isKorean = true
      default: continue
      }
    }
    return isKorean ? .korean : .simplifiedChinese
  }
}
