// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

public import Foundation

/// A list of paragraphs. The list's items are the paragraphs whose style contains the list in `textLists`, which is
/// ordered from the outermost to the innermost list.
///
///     let style = NSMutableParagraphStyle()
///     style.textLists = [NSTextList(markerFormat: NSTextList.MarkerFormat("{decimal}."), options: 0)]
///     style.headIndent = 56
///     label.attributedText = NSAttributedString(string: "first\nsecond", attributes: [.paragraphStyle: style])
///
/// Labels, string drawing, text views and layout managers display an item's marker before its text, between tabs. The
/// marker has the font and color of the text and uses the tab stops and indents of the paragraph style. If
/// `includesTextListMarkers` is true, the text itself must contain the markers.
open class NSTextList: NSObject, NSCopying, NSSecureCoding, @unchecked Sendable {
  /// The format of a list's markers. It consists of a number format or symbol in braces, and optional surrounding
  /// text.
  public struct MarkerFormat: RawRepresentable, Hashable, Sendable {
    /// The text with the number format or symbol in braces, such as `({lower-alpha})`.
    public let rawValue: String

    /// Creates a format from text.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Creates a format from text.
    public init(_ rawValue: String) { self.rawValue = rawValue }

    /// An empty box.
    public static let box = MarkerFormat(rawValue: "{box}")
    /// A check mark.
    public static let check = MarkerFormat(rawValue: "{check}")
    /// A circle.
    public static let circle = MarkerFormat(rawValue: "{circle}")
    /// A filled diamond.
    public static let diamond = MarkerFormat(rawValue: "{diamond}")
    /// A filled circle.
    public static let disc = MarkerFormat(rawValue: "{disc}")
    /// A short dash.
    public static let hyphen = MarkerFormat(rawValue: "{hyphen}")
    /// A filled square.
    public static let square = MarkerFormat(rawValue: "{square}")
    /// Decimal numbers: 1, 2, 3.
    public static let decimal = MarkerFormat(rawValue: "{decimal}")
    /// Octal numbers: 1, 2 … 7, 10.
    public static let octal = MarkerFormat(rawValue: "{octal}")
    /// Hexadecimal numbers in lowercase: 9, a, b.
    public static let lowercaseHexadecimal = MarkerFormat(rawValue: "{lower-hexadecimal}")
    /// Hexadecimal numbers in uppercase: 9, A, B.
    public static let uppercaseHexadecimal = MarkerFormat(rawValue: "{upper-hexadecimal}")
    /// Lowercase letters: a, b … z, aa.
    public static let lowercaseAlpha = MarkerFormat(rawValue: "{lower-alpha}")
    /// Uppercase letters: A, B … Z, AA.
    public static let uppercaseAlpha = MarkerFormat(rawValue: "{upper-alpha}")
    /// Lowercase letters: a, b … z, aa.
    public static let lowercaseLatin = MarkerFormat(rawValue: "{lower-latin}")
    /// Uppercase letters: A, B … Z, AA.
    public static let uppercaseLatin = MarkerFormat(rawValue: "{upper-latin}")
    /// Roman numerals in lowercase: i, ii, iii.
    public static let lowercaseRoman = MarkerFormat(rawValue: "{lower-roman}")
    /// Roman numerals in uppercase: I, II, III.
    public static let uppercaseRoman = MarkerFormat(rawValue: "{upper-roman}")
  }

  /// Options for a list.
  public struct Options: OptionSet, Hashable, Sendable {
    /// The bit mask, with one bit per option.
    public let rawValue: UInt
    /// Creates options from a bit mask.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// Prepends the enclosing list's marker to the item's marker, as in `2.b`.
    public static let prependEnclosingMarker = Options(rawValue: 1 << 0)
  }

  /// Whether the text contains the list markers. False by default, so that the markers are drawn automatically.
  open class var includesTextListMarkers: Bool { false }

  /// The format of the list's markers.
  open private(set) var markerFormat: MarkerFormat
  /// The options of the list.
  open private(set) var listOptions: Options
  /// The number of the first item. 1 by default.
  open var startingItemNumber = 1

  /// Creates a list whose first item has the given number.
  public init(markerFormat: MarkerFormat, options: Options = [], startingItemNumber: Int) {
    self.markerFormat = markerFormat
    listOptions = options
    self.startingItemNumber = startingItemNumber
    super.init()
  }

  /// Creates a list whose first item has the number 1. `mask` is the raw value of `Options`.
  public convenience init(markerFormat format: MarkerFormat, options mask: Int) {
    self.init(markerFormat: format, options: Options(rawValue: UInt(truncatingIfNeeded: mask)), startingItemNumber: 1)
  }

  /// Creates a list with disc markers. The coder is ignored.
  public required init?(coder: NSCoder) {
    (markerFormat, listOptions) = (.disc, [])
    super.init()
  }

  /// Whether the class supports secure coding. Always true, although lists are not encoded.
  open class var supportsSecureCoding: Bool { true }
  /// Does nothing, because lists are not encoded.
  open func encode(with coder: NSCoder) {}

  /// Returns the list itself, because lists are distinguished by their identity.
  open func copy(with zone: NSZone? = nil) -> Any { self }

  /// Whether the list's items are numbered.
  open var isOrdered: Bool { Self.kind(of: markerFormat).map { TextListNumber(rawValue: $0) != nil } ?? false }

  /// Returns the marker of an item: its number or symbol with the format's surrounding text. If the format has no
  /// braces, its text is the marker. Numbers that can't be represented as letters or Roman numerals are decimal.
  open func marker(forItemNumber itemNumber: Int) -> String {
    let format = markerFormat.rawValue
    guard let open = format.firstIndex(of: "{"), let close = format[open...].firstIndex(of: "}") else { return format }
    let kind = String(format[format.index(after: open)..<close])
    let sign = Self.signs[kind] ?? TextListNumber(rawValue: kind)?.string(at: itemNumber)
    guard let sign else { return format }
    return String(format[..<open]) + sign + String(format[format.index(after: close)...])
  }

  private static func kind(of format: MarkerFormat) -> String? {
    let text = format.rawValue
    guard let open = text.firstIndex(of: "{"), let close = text[open...].firstIndex(of: "}") else { return nil }
    return String(text[text.index(after: open)..<close])
  }

  private static let signs = [
    "box": "\u{25A1}", "check": "\u{2713}", "circle": "\u{25E6}", "diamond": "\u{25C6}", "disc": "\u{2022}",
    "hyphen": "\u{2043}", "square": "\u{25A0}",
  ]
}

/// A number format for markers, such as decimal or Roman.
private enum TextListNumber: String {
  case decimal, octal
  case lowerHexadecimal = "lower-hexadecimal"
  case upperHexadecimal = "upper-hexadecimal"
  case lowerAlpha = "lower-alpha"
  case upperAlpha = "upper-alpha"
  case lowerLatin = "lower-latin"
  case upperLatin = "upper-latin"
  case lowerRoman = "lower-roman"
  case upperRoman = "upper-roman"

  func string(at number: Int) -> String {
    switch self {
    case .decimal: String(number)
    case .octal: String(number, radix: 8)
    case .lowerHexadecimal: String(number, radix: 16)
    case .upperHexadecimal: String(number, radix: 16, uppercase: true)
    case .lowerAlpha, .lowerLatin: Self.letters(at: number)
    case .upperAlpha, .upperLatin: Self.letters(at: number).uppercased()
    case .lowerRoman: Self.roman(at: number).lowercased()
    case .upperRoman: Self.roman(at: number)
    }
  }

  /// Returns a number as letters: a to z, followed by aa to zz.
  private static func letters(at number: Int) -> String {
    guard number > 0 else { return String(number) }
    var letters: [Character] = []
    var rest = number
    while rest > 0 {
      rest -= 1
      letters.append(Character(Unicode.Scalar(UInt8(97 + rest % 26))))
      rest /= 26
    }
    return String(letters.reversed())
  }

  private static func roman(at number: Int) -> String {
    guard (1...3999).contains(number) else { return String(number) }
    let signs = [
      (1000, "M"), (900, "CM"), (500, "D"), (400, "CD"), (100, "C"), (90, "XC"), (50, "L"), (40, "XL"), (10, "X"),
      (9, "IX"), (5, "V"), (4, "IV"), (1, "I"),
    ]
    var (rest, text) = (number, "")
    for (value, sign) in signs {
      while rest >= value {
        text += sign
        rest -= value
      }
    }
    return text
  }
}
