// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

/// A character entity, by name or number, such as `&amp;` or `&#65;`. Supports HTML 4's names for Latin letters and
/// common symbols.
struct MarkdownEntity {
  let text: String
  /// The index after the semicolon.
  let end: Int

  init?(_ source: [Unicode.Scalar], at start: Int) {
    var end = start + 1
    while end < source.count, end - start < 33, source[end] != ";" { end += 1 }
    guard end < source.count, source[end] == ";", end > start + 1 else { return nil }
    let name = source[start + 1..<end].string
    self.end = end + 1
    if name.hasPrefix("#") {
      let digits = name.dropFirst()
      let isHexadecimal = digits.first == "x" || digits.first == "X"
      let body = isHexadecimal ? digits.dropFirst() : digits
      guard (1...(isHexadecimal ? 6 : 7)).contains(body.count), body.allSatisfy(\.isHexDigit),
        let value = UInt32(body, radix: isHexadecimal ? 16 : 10)
      else { return nil }
      text = String(Character(value == 0 ? "\u{FFFD}" : Unicode.Scalar(value) ?? "\u{FFFD}"))
      return
    }
    guard let value = Self.names[name] else { return nil }
    text = value
  }

  private static let names: [String: String] = [
    "amp": "&", "lt": "<", "gt": ">", "quot": "\"", "apos": "'", "nbsp": "\u{A0}", "copy": "©", "reg": "®",
    "trade": "™", "hellip": "…", "mdash": "—", "ndash": "–", "lsquo": "‘", "rsquo": "’", "ldquo": "“", "rdquo": "”",
    "sbquo": "‚", "bdquo": "„", "laquo": "«", "raquo": "»", "bull": "•", "middot": "·", "euro": "€", "pound": "£",
    "yen": "¥", "cent": "¢", "sect": "§", "para": "¶", "deg": "°", "plusmn": "±", "times": "×", "divide": "÷",
    "frac12": "½", "frac14": "¼", "frac34": "¾", "sup1": "¹", "sup2": "²", "sup3": "³", "micro": "µ", "iexcl": "¡",
    "iquest": "¿", "szlig": "ß", "auml": "ä", "ouml": "ö", "uuml": "ü", "Auml": "Ä", "Ouml": "Ö", "Uuml": "Ü",
    "eacute": "é", "egrave": "è", "ecirc": "ê", "euml": "ë", "aacute": "á", "agrave": "à", "acirc": "â", "aring": "å",
    "aelig": "æ", "ccedil": "ç", "iacute": "í", "icirc": "î", "iuml": "ï", "ntilde": "ñ", "oacute": "ó", "ocirc": "ô",
    "oslash": "ø", "uacute": "ú", "ugrave": "ù", "ucirc": "û", "Eacute": "É", "Aring": "Å", "AElig": "Æ",
    "Oslash": "Ø", "Ccedil": "Ç", "Ntilde": "Ñ", "Dcaron": "Ď", "larr": "←", "uarr": "↑", "rarr": "→", "darr": "↓",
    "harr": "↔", "ne": "≠", "le": "≤", "ge": "≥", "infin": "∞", "minus": "−", "hearts": "♥", "ensp": "\u{2002}",
    "emsp": "\u{2003}", "thinsp": "\u{2009}", "zwnj": "\u{200C}", "zwj": "\u{200D}", "lrm": "\u{200E}",
    "rlm": "\u{200F}", "shy": "\u{AD}", "dagger": "†", "Dagger": "‡", "permil": "‰", "prime": "′", "oelig": "œ",
    "OElig": "Œ", "check": "✓", "star": "☆",
  ]
}
