// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import Foundation

/// The alignment and minimum width of a value.
public struct OSLogStringAlignment: Hashable, Sendable {
  let columns: Int
  let isRight: Bool

  /// No padding.
  public static var none: OSLogStringAlignment { OSLogStringAlignment(columns: 0, isRight: false) }
  /// Left-aligned, padded with spaces to a minimum number of columns.
  public static func left(columns: Int) -> OSLogStringAlignment {
    OSLogStringAlignment(columns: columns, isRight: false)
  }
  /// Right-aligned, padded with spaces to a minimum number of columns.
  public static func right(columns: Int) -> OSLogStringAlignment {
    OSLogStringAlignment(columns: columns, isRight: true)
  }

  func aligned(_ text: String) -> String {
    let missing = min(columns, 10_000) - text.count
    guard missing > 0 else { return text }
    let spaces = String(repeating: " ", count: missing)
    return isRight ? spaces + text : text + spaces
  }
}

/// The format of an integer.
public struct OSLogIntegerFormatting: Hashable, Sendable {
  private var radix = 10
  private var explicitPositiveSign = false
  private var includePrefix = false
  private var uppercase = false
  private var minDigits = 0

  /// Decimal notation.
  public static var decimal: OSLogIntegerFormatting { OSLogIntegerFormatting() }
  /// Decimal notation, with an optional plus sign and a minimum number of digits.
  public static func decimal(explicitPositiveSign: Bool = false, minDigits: Int = 0) -> OSLogIntegerFormatting {
    OSLogIntegerFormatting(explicitPositiveSign: explicitPositiveSign, minDigits: minDigits)
  }
  /// Hexadecimal notation. Negative numbers are written as a sign and a magnitude.
  public static var hex: OSLogIntegerFormatting { OSLogIntegerFormatting(radix: 16) }
  /// Hexadecimal notation, with an optional `0x` prefix.
  public static func hex(
    explicitPositiveSign: Bool = false, includePrefix: Bool = false, uppercase: Bool = false, minDigits: Int = 0
  ) -> OSLogIntegerFormatting {
    OSLogIntegerFormatting(
      radix: 16, explicitPositiveSign: explicitPositiveSign, includePrefix: includePrefix, uppercase: uppercase,
      minDigits: minDigits)
  }
  /// Octal notation.
  public static var octal: OSLogIntegerFormatting { OSLogIntegerFormatting(radix: 8) }
  /// Octal notation, with an optional `0o` prefix.
  public static func octal(
    explicitPositiveSign: Bool = false, includePrefix: Bool = false, uppercase: Bool = false, minDigits: Int = 0
  ) -> OSLogIntegerFormatting {
    OSLogIntegerFormatting(
      radix: 8, explicitPositiveSign: explicitPositiveSign, includePrefix: includePrefix, uppercase: uppercase,
      minDigits: minDigits)
  }

  func text(_ value: some BinaryInteger) -> String {
    var digits = String(value.magnitude, radix: radix, uppercase: uppercase)
    digits = String(repeating: "0", count: max(0, min(minDigits, 10_000) - digits.count)) + digits
    let prefix = includePrefix ? (radix == 16 ? "0x" : radix == 8 ? "0o" : "") : ""
    return (value < 0 ? "-" : explicitPositiveSign ? "+" : "") + prefix + digits
  }
}

/// The format of a floating-point number.
public struct OSLogFloatFormatting: Hashable, Sendable {
  private var conversion = "f"
  private var precision: Int?
  private var explicitPositiveSign = false
  private var uppercase = false

  private static func format(_ c: String, _ precision: Int?, _ sign: Bool, _ upper: Bool) -> OSLogFloatFormatting {
    OSLogFloatFormatting(conversion: c, precision: precision, explicitPositiveSign: sign, uppercase: upper)
  }

  /// Fixed-point notation, with six digits after the decimal point.
  public static var fixed: OSLogFloatFormatting { OSLogFloatFormatting() }
  /// Fixed-point notation, with a number of digits after the decimal point. Six by default.
  public static func fixed(
    precision: @autoclosure () -> Int = 6, explicitPositiveSign: Bool = false, uppercase: Bool = false
  ) -> OSLogFloatFormatting { format("f", precision(), explicitPositiveSign, uppercase) }
  /// Hexadecimal notation with a power of two.
  public static var hex: OSLogFloatFormatting { format("a", nil, false, false) }
  /// Hexadecimal notation with a power of two, an optional plus sign and optional uppercase digits.
  public static func hex(explicitPositiveSign: Bool = false, uppercase: Bool = false) -> OSLogFloatFormatting {
    format("a", nil, explicitPositiveSign, uppercase)
  }
  /// Scientific notation.
  public static var exponential: OSLogFloatFormatting { format("e", nil, false, false) }
  /// Scientific notation, with a number of digits after the decimal point. Six by default.
  public static func exponential(
    precision: @autoclosure () -> Int = 6, explicitPositiveSign: Bool = false, uppercase: Bool = false
  ) -> OSLogFloatFormatting { format("e", precision(), explicitPositiveSign, uppercase) }
  /// Fixed-point or scientific notation, whichever is shorter.
  public static var hybrid: OSLogFloatFormatting { format("g", nil, false, false) }
  /// Fixed-point or scientific notation, whichever is shorter, with a total number of significant digits. Six by default.
  public static func hybrid(
    precision: @autoclosure () -> Int = 6, explicitPositiveSign: Bool = false, uppercase: Bool = false
  ) -> OSLogFloatFormatting { format("g", precision(), explicitPositiveSign, uppercase) }

  func text(_ value: Double) -> String {
    let digits = precision.map { "." + String(max(0, min($0, 1000))) } ?? ""
    let letter = uppercase ? conversion.uppercased() : conversion
    return String(format: "%" + (explicitPositiveSign ? "+" : "") + digits + letter, value)
  }
}

/// The format of a Boolean.
public enum OSLogBoolFormat: Hashable, Sendable {
  /// `true` or `false`.
  case truth
  /// `yes` or `no`.
  case answer

  func text(_ value: Bool) -> String {
    switch self {
    case .truth: value ? "true" : "false"
    case .answer: value ? "yes" : "no"
    }
  }
}
