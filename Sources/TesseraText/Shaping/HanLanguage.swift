// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import CTesseraSystem.HarfBuzz

/// How Chinese characters look in a text whose language does not say it: Japanese beside kana, Korean beside Hangul, else as
/// in mainland China.
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
