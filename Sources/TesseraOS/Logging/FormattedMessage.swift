// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

// The format strings of `os_log`. They extend `printf` formats by `%@` for objects, and by privacy options in braces,
// as in `%{public}@`.

import Foundation

enum FormattedMessage {
  /// Returns the formatted message. A specifier without an argument is copied unchanged.
  static func text(_ format: String, _ arguments: [Any]) -> String {
    var result = ""
    var rest = format[...]
    var next = 0
    let code = errno
    while let percent = rest.firstIndex(of: "%") {
      result += rest[..<percent]
      rest = rest[percent...].dropFirst()
      guard let specifier = Specifier(&rest) else {
        result += "%"
        continue
      }
      if specifier.conversion == "%" {
        result += "%"
      } else if specifier.conversion == "m" {
        // As in `printf`, `%m` is the description of the last system error and consumes no argument.
        result += String(cString: strerror(code))
      } else if next < arguments.count {
        result += specifier.text(arguments[next])
        next += 1
      } else {
        result += specifier.written
      }
    }
    return result + rest
  }

  /// A format specifier: flags, width, precision, length modifier and conversion.
  private struct Specifier {
    var privacy = OSLogPrivacy.auto
    var flags = ""
    var conversion: Character
    var written: String

    /// Parses a specifier after its percent sign. Returns `nil` and consumes nothing if there is none.
    init?(_ text: inout Substring) {
      var rest = text
      if rest.first == "{", let end = rest.firstIndex(of: "}") {
        let words = rest[..<end].dropFirst().split(separator: ",").map { $0.trimmingCharacters(in: .whitespaces) }
        if words.contains("private") || words.contains("sensitive") {
          privacy = words.contains("mask.hash") ? .private(mask: .hash) : .private
        }
        rest = rest[end...].dropFirst()
      }
      while let character = rest.first, "+-# 0123456789.".contains(character) {
        flags.append(character)
        rest = rest.dropFirst()
      }
      while let character = rest.first, "hlqjztL".contains(character) { rest = rest.dropFirst() }
      guard let last = rest.first, "@dDiuUxXoOfFeEgGaAcCsSp%m".contains(last) else { return nil }
      conversion = last
      written = "%" + text[..<rest.index(after: rest.startIndex)]
      text = rest.dropFirst()
    }

    func text(_ argument: Any) -> String { privacy.shown(plain(argument)) }

    private func plain(_ argument: Any) -> String {
      switch conversion {
      case "d", "D", "i", "u", "U", "x", "X", "o", "O":
        guard let number = argument as? any BinaryInteger else { return String(describing: argument) }
        let isUnsigned = "uUxXoO".contains(conversion)
        let letter =
          "dDiuU".contains(conversion)
          ? (isUnsigned ? "u" : "d") : String(conversion).replacingOccurrences(of: "O", with: "o")
        return isUnsigned
          ? String(format: "%" + flags + "l" + letter, UInt(truncatingIfNeeded: number))
          : String(format: "%" + flags + "l" + letter, Int(truncatingIfNeeded: number))
      case "c", "C":
        if let number = argument as? any BinaryInteger {
          return Unicode.Scalar(UInt32(truncatingIfNeeded: number)).map { String(Character($0)) } ?? ""
        }
        return String(describing: argument)
      case "f", "F", "e", "E", "g", "G", "a", "A":
        let number =
          (argument as? Double) ?? (argument as? Float).map(Double.init) ?? (argument as? CGFloat).map { Double($0) }
        guard let number else { return String(describing: argument) }
        return String(format: "%" + flags + String(conversion), number)
      default: return String(describing: argument)
      }
    }
  }
}
