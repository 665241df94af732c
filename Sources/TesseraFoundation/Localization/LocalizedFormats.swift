// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

// `NSLocalizedString` returns a string, which code passes to `String(format:)`, and the plurals must be passed with it. On iOS
// a subclass of NSString contains them. A Swift string cannot, so the number of the entry is added to the variables in its
// format:
//
//   "%#@photos@"  ──►  "%#@17:photos@"  ──►  String(format:) finds entry 17
//
// This also works if strings are concatenated. Code that shows the string without arguments shows the format, as on iOS.

internal import Foundation
internal import Synchronization

/// The formats whose words depend on arguments.
enum LocalizedFormats {
  private static let entries = Mutex<(numbers: [ObjectIdentifier: Int], formats: [PluralFormat])>(([:], []))

  /// Returns the string of an entry with its number inserted.
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

  /// Returns the entry for a variable in a format, and the variable's name.
  static func entry(_ name: String) -> (format: PluralFormat, name: String)? {
    let parts = name.split(separator: ":", maxSplits: 1, omittingEmptySubsequences: false)
    guard parts.count == 2, let number = Int(parts[0]) else { return nil }
    return entries.withLock { $0.formats.indices.contains(number) ? ($0.formats[number], String(parts[1])) : nil }
  }

  /// Returns a format with its arguments and words inserted.
  static func string(_ format: String, _ arguments: [any CVarArg], locale: Locale?) -> String {
    guard format.utf8.contains(UInt8(ascii: "#")), format.contains("#@") else {
      return String(format: format, locale: locale, arguments: arguments)
    }
    var words = PluralFormatter(arguments: arguments)
    words.add(format)
    return String(format: words.format, locale: locale, arguments: words.used)
  }

  /// Returns an entry of a table with its arguments inserted.
  static func string(_ text: LocalizedText, _ arguments: [any CVarArg], locale: Locale?) -> String {
    switch text {
    case .plain(let format): String(format: format, locale: locale, arguments: arguments)
    case .format, .devices: string(text.string, arguments, locale: locale)
    }
  }
}
