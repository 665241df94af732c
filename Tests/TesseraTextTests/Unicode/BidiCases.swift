// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

@testable import TesseraText

/// Comparisons with the embedding levels in Unicode's BidiCharacterTest.txt.
enum BidiCases {
  /// Compares a line of the form "codes;direction;base level;levels;order". Returns a sentence about the first
  /// difference, or nil.
  static func checkCharacters(_ line: Substring) -> String? {
    let fields = line.split(separator: ";", omittingEmptySubsequences: false)
    guard fields.count >= 5 else { return "malformed: \(line)" }
    let scalars = fields[0].split(separator: " ").compactMap { UInt32($0, radix: 16) }
    let base: UInt8? = fields[1] == "0" ? 0 : fields[1] == "1" ? 1 : nil
    let bidi = Bidi(classes: scalars.map { BidiClass($0) }, scalars: scalars, baseLevel: base)
    if String(bidi.baseLevel) != fields[2] { return "base level \(bidi.baseLevel): \(line)" }
    return compare(bidi.levels, fields[3].split(separator: " "), line)
  }

  static func compare(_ levels: [UInt8], _ expected: [Substring], _ line: Substring) -> String? {
    if levels.count != expected.count { return "count \(levels.count): \(line)" }
    for (level, wanted) in zip(levels, expected) where wanted != "x" && String(level) != wanted {
      return "levels \(levels): \(line)"
    }
    return nil
  }

  static let names: [Substring: BidiClass] = [
    "L": .l, "R": .r, "AL": .al, "EN": .en, "ES": .es, "ET": .et, "AN": .an, "CS": .cs, "NSM": .nsm, "BN": .bn,
    "B": .b, "S": .s, "WS": .ws, "ON": .on, "LRE": .lre, "LRO": .lro, "RLE": .rle, "RLO": .rlo, "PDF": .pdf,
    "LRI": .lri, "RLI": .rli, "FSI": .fsi, "PDI": .pdi,
  ]
}
