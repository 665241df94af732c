// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import Foundation
import TesseraAssertions

/// The names of goldens: `__Snapshots__/<test file>/<test>.<name>.png`.
///
/// Names have no counter, so they don't change when a test is repeated, filtered or moved within its file. A name
/// consists of letters and digits of any language, `_` and `-`. The `named` part may also contain dots and `@` in the
/// middle, like the names of variants. Every sequence of other characters is replaced with `-`. A part longer than
/// 100 bytes is truncated and ends with a fingerprint of the whole part. A part without any valid characters is
/// replaced with its fingerprint.
enum SnapshotName {
  /// - Parameters:
  ///   - test: `#function`.
  ///   - name: The assertion's `named`, or nil.
  static func stem(test: String, name: String?) -> String {
    let test = part(withoutParameters(PortedTest.original(test)), extra: "")
    guard let name else { return test }
    return test + "." + part(name, extra: ".@")
  }

  /// Returns the golden folder, which is next to the test file.
  static func folder(testFile: String) -> String {
    let file = testFile as NSString
    let stem = (file.lastPathComponent as NSString).deletingPathExtension
    return (file.deletingLastPathComponent as NSString).appendingPathComponent("__Snapshots__/\(stem)")
  }

  static func group(testFile: String) -> String {
    ((testFile as NSString).lastPathComponent as NSString).deletingPathExtension
  }

  static func fileExtension(_ text: String) -> String {
    let kept = text.unicodeScalars.filter {
      $0.isASCII && ($0.properties.isAlphabetic || $0.properties.numericType != nil)
    }
    return kept.isEmpty ? "txt" : String(String.UnicodeScalarView(kept.prefix(20)))
  }

  /// Returns `picture` for `picture(_:)`. A name in backticks may itself contain parentheses.
  private static func withoutParameters(_ test: String) -> String {
    guard test.hasSuffix(")"), let bracket = test.lastIndex(of: "("), bracket != test.startIndex else { return test }
    return String(test[..<bracket])
  }

  private static let longest = 100

  static func part(_ text: String, extra: String) -> String {
    // Normalizes to composed characters, so that both encodings of é produce the same file name on every system.
    var kept = ""
    for scalar in text.precomposedStringWithCanonicalMapping.unicodeScalars {
      if isWord(scalar) || extra.unicodeScalars.contains(scalar) {
        kept.unicodeScalars.append(scalar)
      } else if kept.last != "-" {
        kept.append("-")
      }
    }
    // Leading dots would hide the file, and some systems remove trailing dots.
    let trimmed = kept.trimmingCharacters(in: CharacterSet(charactersIn: "-" + extra))
      .replacing(#/\.\.+/#, with: ".")
    if trimmed.isEmpty { return fingerprint(text) }
    guard trimmed.utf8.count > longest else { return trimmed }
    var short = trimmed
    while short.utf8.count > longest - 9 { short.unicodeScalars.removeLast() }
    return "\(short)-\(fingerprint(text))"
  }

  private static func isWord(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.properties.generalCategory {
    case .uppercaseLetter, .lowercaseLetter, .titlecaseLetter, .modifierLetter, .otherLetter, .decimalNumber,
      .nonspacingMark, .spacingMark:
      true
    default: scalar == "_"
    }
  }

  /// Returns the 32-bit FNV-1a hash as eight hexadecimal digits.
  private static func fingerprint(_ text: String) -> String {
    let hash = text.utf8.reduce(UInt32(2_166_136_261)) { ($0 ^ UInt32($1)) &* 16_777_619 }
    let digits = String(hash, radix: 16)
    return String(repeating: "0", count: 8 - digits.count) + digits
  }
}
