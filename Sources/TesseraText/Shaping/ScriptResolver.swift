// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import CTesseraSystem.HarfBuzz

/// The script of every scalar, with Common and Inherited resolved (UAX #24, section 5.1).
///
/// Characters with these script values receive the script of the preceding text. At the start of a text, they receive
/// the first specific script that follows. A closing bracket receives the script of its opening bracket, so that both
/// use the same font even if the text between them has another script.
enum ScriptResolver {
  static func scripts(of scalars: [UInt32]) -> [UInt32] {
    var scripts = [UInt32](repeating: HB_SCRIPT_COMMON.rawValue, count: scalars.count)
    var brackets: [(closing: UInt32, script: UInt32)] = []
    var current: UInt32?
    var firstReal = scalars.count
    for i in 0..<scalars.count {
      let scalar = scalars[i]
      let script = script(scalar)
      if script == HB_SCRIPT_COMMON.rawValue || script == HB_SCRIPT_INHERITED.rawValue || isUnknown(script) {
        if let pair = BidiBrackets.closing(of: scalar) {
          if brackets.count < 63 { brackets.append((pair, current ?? script)) }
        } else if let k = brackets.lastIndex(where: { $0.closing == scalar }) {
          if !isCommon(brackets[k].script) { current = brackets[k].script }
          brackets.removeSubrange(k...)
        }
      } else {
        current = script
        firstReal = min(firstReal, i)
      }
      scripts[i] = current ?? HB_SCRIPT_COMMON.rawValue
    }
    let leading = firstReal < scalars.count ? scripts[firstReal] : HB_SCRIPT_LATIN.rawValue
    for i in 0..<firstReal { scripts[i] = leading }
    return scripts
  }

  private static func isUnknown(_ script: UInt32) -> Bool { script == HB_SCRIPT_UNKNOWN.rawValue }

  private static func isCommon(_ script: UInt32) -> Bool { script == HB_SCRIPT_COMMON.rawValue }

  static func script(_ scalar: UInt32) -> UInt32 {
    if scalar < 0x80 {
      let letter = scalar | 0x20
      return letter >= 0x61 && letter <= 0x7A ? HB_SCRIPT_LATIN.rawValue : HB_SCRIPT_COMMON.rawValue
    }
    // The largest alphabets and syllabaries are handled without a search.
    switch scalar {
    case 0x410...0x44F: return HB_SCRIPT_CYRILLIC.rawValue
    case 0x5D0...0x5EA: return HB_SCRIPT_HEBREW.rawValue
    case 0x620...0x63F, 0x641...0x64A: return HB_SCRIPT_ARABIC.rawValue
    case 0x3041...0x3096: return HB_SCRIPT_HIRAGANA.rawValue
    case 0x30A1...0x30FA: return HB_SCRIPT_KATAKANA.rawValue
    case 0x4E00...0x9FFF: return HB_SCRIPT_HAN.rawValue
    case 0xAC00...0xD7A3: return HB_SCRIPT_HANGUL.rawValue
    default: return hb_unicode_script(hb_unicode_funcs_get_default(), scalar).rawValue
    }
  }
}
