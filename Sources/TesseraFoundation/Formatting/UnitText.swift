// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

// Foundation on Linux contains ICU with the names of all units in all languages, but its formatters use only duration
// units. Foundation adds the prefix `swift_` to the names of ICU functions.

import Foundation
import _FoundationICU

/// Formatting of numbers with units, and of lists of formatted numbers, with CLDR data.
enum UnitText {
  /// The length of the unit names.
  enum Width: String {
    /// "5 kilometers"
    case full = "unit-width-full-name"
    /// "5 km"
    case short = "unit-width-short"
    /// "5km"
    case narrow = "unit-width-narrow"
  }

  /// Returns a formatted number with its unit, or nil if ICU does not support the unit.
  ///
  /// - Parameters:
  ///   - unit: The unit's identifier in CLDR, such as `kilometer-per-hour`.
  ///   - options: Additional tokens of the ICU number skeleton.
  static func text(
    value: Double, unit: String, width: Width, locale: Locale, options: String = ""
  ) -> String? {
    format(value: value, skeleton: "unit/\(unit) \(width.rawValue) \(options)", locale: locale)
  }

  /// Returns a number formatted with an ICU number skeleton.
  private static func format(value: Double, skeleton: String, locale: Locale) -> String? {
    var status = U_ZERO_ERROR
    let words = Array(skeleton.utf16)
    guard let formatter = swift_unumf_openForSkeletonAndLocale(words, Int32(words.count), locale.identifier, &status)
    else { return nil }
    defer { swift_unumf_close(formatter) }
    guard status.rawValue <= U_ZERO_ERROR.rawValue, let result = swift_unumf_openResult(&status) else { return nil }
    defer { swift_unumf_closeResult(result) }
    swift_unumf_formatDouble(formatter, value, result, &status)
    return read { swift_unumf_resultToString(result, $0, $1, $2) }
  }

  /// Joins formatted amounts into a list.
  static func list(_ items: [String], width: Width, locale: Locale) -> String? {
    guard items.count > 1 else { return items.first }
    var status = U_ZERO_ERROR
    let listWidth =
      switch width {
      case .full: ULISTFMT_WIDTH_WIDE
      case .short: ULISTFMT_WIDTH_SHORT
      case .narrow: ULISTFMT_WIDTH_NARROW
      }
    guard
      let formatter = swift_ulistfmt_openForType(locale.identifier, ULISTFMT_TYPE_UNITS, listWidth, &status)
    else { return nil }
    defer { swift_ulistfmt_close(formatter) }
    let texts = items.map { Array($0.utf16) }
    let lengths = texts.map { Int32($0.count) }
    let joined = texts.flatMap(\.self)
    return joined.withUnsafeBufferPointer { buffer in
      guard let base = buffer.baseAddress else { return nil }
      var start = 0
      let pointers: [UnsafePointer<UInt16>?] = texts.map { text in
        defer { start += text.count }
        return base + start
      }
      return read { swift_ulistfmt_format(formatter, pointers, lengths, Int32(items.count), $0, $1, $2) }
    }
  }

  /// Calls an ICU function that writes a string into a buffer, and returns the string.
  private static func read(
    _ write: (UnsafeMutablePointer<UInt16>?, Int32, UnsafeMutablePointer<UErrorCode>) -> Int32
  ) -> String? {
    var status = U_ZERO_ERROR
    var buffer = [UInt16](repeating: 0, count: 1024)
    let count = write(&buffer, Int32(buffer.count), &status)
    guard status.rawValue <= U_ZERO_ERROR.rawValue, count >= 0, Int(count) <= buffer.count else { return nil }
    return String(decoding: buffer[..<Int(count)], as: UTF16.self)
  }
}
