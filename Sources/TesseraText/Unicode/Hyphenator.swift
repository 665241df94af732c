// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import CTesseraLanguages

/// Liang's hyphenation algorithm (F. M. Liang, *Word Hy-phen-a-tion by Com-put-er*, Stanford 1983). Patterns are searched directly
/// in the program's constants; see make-hyphens.py.
struct Hyphenator {
  /// The length of the longest word that is hyphenated, in letters.
  static let longestWord = 100

  private let bytes: UnsafeRawBufferPointer
  private let edges: Int
  private let exceptions: Int
  private let least: (before: Int, behind: Int)

  /// Creates the hyphenator of a language with a BCP 47 tag. Returns nil if there are no patterns.
  ///
  /// There are patterns for Catalan, Croatian, Danish, Dutch, English (US and GB), Estonian, Finnish, French, German, Greek,
  /// Icelandic, Italian, Lithuanian, Norwegian (bokmål), Polish, Portuguese, Russian, Slovene, Spanish, Swedish, Turkish and
  /// Ukrainian.
  init?(language: String) {
    let found = tessera_hyphens(Self.name(of: language))
    guard found.count > 12 else { return nil }
    bytes = UnsafeRawBufferPointer(start: found.bytes, count: found.count)
    edges = Int(UInt32(littleEndian: bytes.loadUnaligned(fromByteOffset: 0, as: UInt32.self)))
    exceptions = Int(UInt32(littleEndian: bytes.loadUnaligned(fromByteOffset: 4, as: UInt32.self)))
    least = (Int(bytes[8]), Int(bytes[9]))
  }

  /// Returns the name of the patterns: British ones for English outside North America.
  private static func name(of language: String) -> String {
    let parts = language.lowercased().split(whereSeparator: { $0 == "-" || $0 == "_" })
    guard let first = parts.first else { return "" }
    switch first {
    case "en":
      let isBritish = parts.contains { ["gb", "au", "nz", "ie", "in", "za"].contains($0) }
      return isBritish ? "en-GB" : "en-US"
    case "no": return "nb"
    default: return String(first)
    }
  }

  /// Returns the indices of letters before which a hyphen is allowed, in ascending order.
  func points(in word: [UInt32]) -> [Int] {
    guard word.count >= least.before + least.behind, word.count <= Self.longestWord else { return [] }
    let letters = word.map(Self.lowercase)
    if let known = exception(letters) { return known }
    let padded = [0x2E] + letters + [0x2E]
    // The value between two letters is stored at the second one.
    var values = [UInt8](repeating: 0, count: padded.count + 1)
    for start in padded.indices { match(padded, from: start, into: &values) }
    return (least.before...max(least.before, word.count - least.behind)).filter { values[$0 + 1] & 1 != 0 }
  }

  private static func lowercase(_ scalar: UInt32) -> UInt32 {
    if scalar < 0x80 { return (0x41...0x5A).contains(scalar) ? scalar + 32 : scalar }
    guard let letter = Unicode.Scalar(scalar) else { return scalar }
    let lower = letter.properties.lowercaseMapping.unicodeScalars
    return lower.count == 1 ? lower.first?.value ?? scalar : scalar
  }

  /// Raises values by all patterns that begin at a letter.
  private func match(_ letters: [UInt32], from start: Int, into values: inout [UInt8]) {
    assert(start < letters.count && values.count == letters.count + 1)
    var edge = 0
    for i in start..<letters.count {
      guard let found = find(letters[i], from: edge) else { return }
      if found.values != 0 { raise(&values, from: start, by: 12 + 8 * edges + found.values) }
      edge = found.next
      if edge == 0 { return }
    }
  }

  private func raise(_ values: inout [UInt8], from start: Int, by place: Int) {
    guard place + 1 < bytes.count else { return }
    let first = start + Int(bytes[place])
    for k in 0..<Int(bytes[place + 1]) where first + k < values.count && place + 2 + k < bytes.count {
      values[first + k] = max(values[first + k], bytes[place + 2 + k])
    }
  }

  private func find(_ letter: UInt32, from start: Int) -> (values: Int, next: Int)? {
    var edge = start
    while edge < edges {
      let place = 12 + 8 * edge
      let found = UInt32(UInt16(littleEndian: bytes.loadUnaligned(fromByteOffset: place, as: UInt16.self)))
      let next = UInt32(littleEndian: bytes.loadUnaligned(fromByteOffset: place + 4, as: UInt32.self))
      if found == letter {
        let values = UInt16(littleEndian: bytes.loadUnaligned(fromByteOffset: place + 2, as: UInt16.self))
        return (Int(values), Int(next & 0x7FFF_FFFF))
      }
      if next >> 31 != 0 || found > letter { return nil }
      edge += 1
    }
    return nil
  }

  /// Returns the points of a word that is listed as an exception.
  private func exception(_ letters: [UInt32]) -> [Int]? {
    guard exceptions < bytes.count else { return nil }
    let text = String(decoding: bytes[exceptions...], as: UTF8.self)
    for line in text.unicodeScalars.split(separator: "\n") {
      guard line.lazy.filter({ $0 != "-" }).map(\.value).elementsEqual(letters) else { continue }
      var points: [Int] = []
      var count = 0
      for scalar in line {
        if scalar == "-" { points.append(count) } else { count += 1 }
      }
      return points
    }
    return nil
  }
}
