// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

// `NSLocalizedString` returns a string that code passes to `String(format:)`, which needs the string's plural forms.
// On iOS, an NSString subclass contains the plural forms. A Swift string can't contain them. Instead, the variables
// in the format include the number of an entry in a global table:
//
//     "%#@photos@"  ──►  "%#@17:photos@"  ──►  String(format:) looks up entry 17
//
// This also works for concatenated strings. As on iOS, code that displays the string without formatting it displays
// the format.

internal import Foundation
internal import Synchronization

/// The global table of formats whose words depend on arguments.
enum LocalizedFormats {
  private static let entries = Mutex<(numbers: [ObjectIdentifier: Int], formats: [PluralFormat])>(([:], []))

  /// Returns a format as a string with its entry number inserted into the variables.
  static func tagged(_ format: PluralFormat) -> String {
    let number = entries.withLock { entries in
      if let known = entries.numbers[ObjectIdentifier(format)] { return known }
      entries.formats.append(format)
      entries.numbers[ObjectIdentifier(format)] = entries.formats.count - 1
      return entries.formats.count - 1
    }
    return FormatPiece.pieces(of: format.text).map { piece in
      switch piece {
      case .text(let text): text
      case .argument: "%arg"
      case .conversion(let position, let body): "%\(position.map { "\($0)$" } ?? "")\(body)"
      case .variable(let position, let name): "%\(position.map { "\($0)$" } ?? "")#@\(number):\(name)@"
      }
    }.joined()
  }

  /// Returns the format and the variable name for a variable with an entry number.
  static func entry(_ name: String) -> (format: PluralFormat, name: String)? {
    let parts = name.split(separator: ":", maxSplits: 1, omittingEmptySubsequences: false)
    guard parts.count == 2, let number = Int(parts[0]) else { return nil }
    return entries.withLock { $0.formats.indices.contains(number) ? ($0.formats[number], String(parts[1])) : nil }
  }

  /// Returns a format string with its arguments and plural forms inserted.
  static func string(_ format: String, _ arguments: [any CVarArg], locale: Locale?) -> String {
    guard format.utf8.contains(UInt8(ascii: "#")), format.contains("#@") else {
      return String(format: format, locale: locale, arguments: arguments)
    }
    var words = PluralFormatter(arguments: arguments)
    words.add(format)
    return String(format: words.format, locale: locale, arguments: words.used)
  }

  /// Returns an entry of a string table with its arguments inserted.
  static func string(_ text: LocalizedText, _ arguments: [any CVarArg], locale: Locale?) -> String {
    switch text {
    case .plain(let format): String(format: format, locale: locale, arguments: arguments)
    case .format, .devices: string(text.string, arguments, locale: locale)
    }
  }
}
