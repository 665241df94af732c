// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import Foundation

/// An HTML tag with its attributes. Names are lowercase.
struct HTMLTag {
  var name: String
  var isEnd: Bool
  /// Whether the tag ends with a slash.
  var isClosed = false
  var values: [String: String] = [:]

  /// Reads the tag that begins with `<` at `place`, and advances `place` past the tag. If there is no tag, returns
  /// nil without advancing.
  init?(_ source: [Unicode.Scalar], at place: inout Int) {
    var at = place + 1
    func isSpace(_ scalar: Unicode.Scalar) -> Bool { scalar == " " || (0x09...0x0D).contains(scalar.value) }
    isEnd = at < source.count && source[at] == "/"
    if isEnd { at += 1 }
    guard at < source.count, source[at].properties.isAlphabetic, source[at].isASCII else { return nil }
    var start = at
    while at < source.count, !isSpace(source[at]), source[at] != ">", source[at] != "/" { at += 1 }
    name = String(String.UnicodeScalarView(source[start..<at])).lowercased()
    while at < source.count, source[at] != ">" {
      if isSpace(source[at]) || source[at] == "/" {
        isClosed = source[at] == "/"
        at += 1
        continue
      }
      isClosed = false
      start = at
      while at < source.count, !isSpace(source[at]), source[at] != "=", source[at] != ">", source[at] != "/" {
        at += 1
      }
      let key = String(String.UnicodeScalarView(source[start..<at])).lowercased()
      while at < source.count, isSpace(source[at]) { at += 1 }
      guard at < source.count, source[at] == "=" else {
        if at == start { at += 1 }
        values[key] = values[key] ?? ""
        continue
      }
      at += 1
      while at < source.count, isSpace(source[at]) { at += 1 }
      guard at < source.count else { break }
      let quote = source[at] == "\"" || source[at] == "'" ? source[at] : nil
      if quote != nil { at += 1 }
      start = at
      while at < source.count, quote.map({ source[at] != $0 }) ?? (!isSpace(source[at]) && source[at] != ">") {
        at += 1
      }
      let value = String(String.UnicodeScalarView(source[start..<min(at, source.count)]))
      if values[key] == nil { values[key] = HTMLEntities.decoded(value) }
      if quote != nil, at < source.count { at += 1 }
    }
    place = min(at + 1, source.count)
  }
}

/// The named characters of HTML.
enum HTMLEntities {
  private static let names: [String: UInt32] = [
    "amp": 0x26, "lt": 0x3C, "gt": 0x3E, "quot": 0x22, "apos": 0x27, "nbsp": 0xA0, "copy": 0xA9, "reg": 0xAE,
    "trade": 0x2122, "hellip": 0x2026, "mdash": 0x2014, "ndash": 0x2013, "lsquo": 0x2018, "rsquo": 0x2019,
    "ldquo": 0x201C, "rdquo": 0x201D, "sbquo": 0x201A, "bdquo": 0x201E, "laquo": 0xAB, "raquo": 0xBB, "bull": 0x2022,
    "middot": 0xB7, "euro": 0x20AC, "pound": 0xA3, "yen": 0xA5, "cent": 0xA2, "sect": 0xA7, "para": 0xB6, "deg": 0xB0,
    "plusmn": 0xB1, "times": 0xD7, "divide": 0xF7, "frac12": 0xBD, "frac14": 0xBC, "frac34": 0xBE, "sup1": 0xB9,
    "sup2": 0xB2, "sup3": 0xB3, "micro": 0xB5, "iexcl": 0xA1, "iquest": 0xBF, "szlig": 0xDF, "auml": 0xE4,
    "ouml": 0xF6, "uuml": 0xFC, "Auml": 0xC4, "Ouml": 0xD6, "Uuml": 0xDC, "eacute": 0xE9, "egrave": 0xE8,
    "ecirc": 0xEA, "euml": 0xEB, "aacute": 0xE1, "agrave": 0xE0, "acirc": 0xE2, "aring": 0xE5, "aelig": 0xE6,
    "ccedil": 0xE7, "iacute": 0xED, "icirc": 0xEE, "iuml": 0xEF, "ntilde": 0xF1, "oacute": 0xF3, "ocirc": 0xF4,
    "oslash": 0xF8, "uacute": 0xFA, "ugrave": 0xF9, "ucirc": 0xFB, "Eacute": 0xC9, "Aring": 0xC5, "AElig": 0xC6,
    "Oslash": 0xD8, "Ccedil": 0xC7, "Ntilde": 0xD1, "larr": 0x2190, "uarr": 0x2191, "rarr": 0x2192, "darr": 0x2193,
    "harr": 0x2194, "ne": 0x2260, "le": 0x2264, "ge": 0x2265, "infin": 0x221E, "minus": 0x2212, "hearts": 0x2665,
    "ensp": 0x2002, "emsp": 0x2003, "thinsp": 0x2009, "zwnj": 0x200C, "zwj": 0x200D, "lrm": 0x200E, "rlm": 0x200F,
    "shy": 0xAD, "dagger": 0x2020, "Dagger": 0x2021, "permil": 0x2030, "prime": 0x2032, "oelig": 0x153,
    "OElig": 0x152, "check": 0x2713, "star": 0x2606,
  ]

  /// Returns the character for a name or number, without the delimiters, or nil if there is none.
  static func scalar(_ name: String) -> Unicode.Scalar? {
    guard name.first == "#" else { return names[name].flatMap { Unicode.Scalar($0) } }
    let digits = name.dropFirst()
    let isHexadecimal = digits.first == "x" || digits.first == "X"
    guard let value = UInt32(isHexadecimal ? digits.dropFirst() : digits, radix: isHexadecimal ? 16 : 10), value > 0
    else { return nil }
    if (0x80..<0xA0).contains(value) { return Windows1252.scalar(UInt8(value)) }
    return Unicode.Scalar(value) ?? "\u{FFFD}"
  }

  /// Returns a string with its character references replaced.
  static func decoded(_ text: String) -> String {
    guard text.contains("&") else { return text }
    var result = ""
    var rest = Substring(text)
    while let sign = rest.firstIndex(of: "&") {
      result += rest[..<sign]
      rest = rest[sign...]
      let name = rest.dropFirst().prefix(10)
      if let end = name.firstIndex(of: ";"), let scalar = scalar(String(name[..<end])) {
        result.unicodeScalars.append(scalar)
        rest = rest[rest.index(after: end)...]
      } else {
        result += "&"
        rest = rest.dropFirst()
      }
    }
    return result + rest
  }
}
