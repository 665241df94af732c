// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

// `NSLocalizedString` gives a text, and `String(format:)` takes one; which words belong to it must travel in between. On iOS
// a subclass of NSString carries them. A Swift string cannot, so the variables in its format get the number of the entry:
//
//   "%#@photos@"  ──►  "%#@17:photos@"  ──►  String(format:) finds entry 17
//
// So it survives being put together with other texts. Whoever shows the text without arguments sees the format, as on iOS.

internal import Foundation
internal import Synchronization

/// Formats whose words follow arguments.
enum LocalizedFormats {
  private static let entries = Mutex<(numbers: [ObjectIdentifier: Int], formats: [PluralFormat])>(([:], []))

  /// Returns the text of an entry, with its number in it.
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

  /// Returns the entry that a variable of a format belongs to, and the variable's name.
  static func entry(_ name: String) -> (format: PluralFormat, name: String)? {
    let parts = name.split(separator: ":", maxSplits: 1, omittingEmptySubsequences: false)
    guard parts.count == 2, let number = Int(parts[0]) else { return nil }
    return entries.withLock { $0.formats.indices.contains(number) ? ($0.formats[number], String(parts[1])) : nil }
  }

  /// Returns a format with arguments, its words chosen.
  static func string(_ format: String, _ arguments: [any CVarArg], locale: Locale?) -> String {
    guard format.utf8.contains(UInt8(ascii: "#")), format.contains("#@") else {
      return String(format: format, locale: locale, arguments: arguments)
    }
    var words = FormatWords(arguments: arguments)
    words.add(format)
    return String(format: words.format, locale: locale, arguments: words.used)
  }

  /// Returns an entry of a table with arguments.
  static func string(_ text: LocalizedText, _ arguments: [any CVarArg], locale: Locale?) -> String {
    switch text {
    case .plain(let format): String(format: format, locale: locale, arguments: arguments)
    case .format, .devices: string(text.string, arguments, locale: locale)
    }
  }
}
