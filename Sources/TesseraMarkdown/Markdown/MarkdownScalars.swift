// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

// CommonMark's character classes.

extension Unicode.Scalar {
  /// Whether the character is an ASCII space, tab or line break.
  var isMarkdownSpace: Bool {
    self == " " || self == "\t" || self == "\n" || self == "\r" || self == "\u{0B}" || self == "\u{0C}"
  }

  /// Whether the character can be escaped with a backslash.
  var isASCIIPunctuation: Bool {
    (0x21...0x2F).contains(value) || (0x3A...0x40).contains(value) || (0x5B...0x60).contains(value)
      || (0x7B...0x7E).contains(value)
  }

  var isUnicodeSpace: Bool { isMarkdownSpace || properties.generalCategory == .spaceSeparator }

  var isUnicodePunctuation: Bool {
    if value < 0x80 { return isASCIIPunctuation }
    switch properties.generalCategory {
    case .connectorPunctuation, .dashPunctuation, .openPunctuation, .closePunctuation, .initialPunctuation,
      .finalPunctuation, .otherPunctuation, .mathSymbol, .currencySymbol, .modifierSymbol, .otherSymbol:
      return true
    default: return false
    }
  }

  var isASCIILetter: Bool { (0x41...0x5A).contains(value) || (0x61...0x7A).contains(value) }
  var isASCIIDigit: Bool { (0x30...0x39).contains(value) }
}

extension Sequence<Unicode.Scalar> {
  var string: String {
    var view = String.UnicodeScalarView()
    view.append(contentsOf: self)
    return String(view)
  }
}
