// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

// Sources are changed by edits at offsets in the syntax tree and are never reprinted, so unaffected code stays the
// same byte for byte and line numbers are preserved.

/// A list of edits of one file's text.
struct EditList: Sendable {
  private struct Replacement: Sendable {
    let range: Range<Int>
    let text: String
    let order: Int
  }

  private var blanks: [Range<Int>] = []
  private var replacements: [Replacement] = []

  var isEmpty: Bool { blanks.isEmpty && replacements.isEmpty }

  /// Replaces a range with spaces, preserving line breaks. Edits inside the range are discarded.
  mutating func blank(_ range: Range<Int>) {
    if !range.isEmpty { blanks.append(range) }
  }

  /// Replaces a range with text. If the new text has fewer lines than the old text, line breaks are appended.
  mutating func replace(_ range: Range<Int>, with text: String) {
    replacements.append(Replacement(range: range, text: text, order: replacements.count))
  }

  /// Inserts text before the byte at `offset`. Insertions at the same offset are in the order of the calls.
  mutating func insert(_ text: String, at offset: Int) {
    replace(offset..<offset, with: text)
  }

  /// Returns the bytes of `range` with all edits inside the range applied.
  func applied(to bytes: [UInt8], in range: Range<Int>? = nil) -> [UInt8] {
    let range = range ?? 0..<bytes.count
    var blanked = bytes
    for blank in blanks {
      for index in blank where blanked[index] != 10 && blanked[index] != 13 { blanked[index] = 32 }
    }
    var result: [UInt8] = []
    result.reserveCapacity(range.count + 256)
    var end = range.lowerBound
    for replacement in replacements.filter(isValid).sorted(by: precedes) {
      guard replacement.range.lowerBound >= end, replacement.range.upperBound <= range.upperBound else { continue }
      result += blanked[end..<replacement.range.lowerBound]
      result += Array(replacement.text.utf8)
      let lost = lineBreaks(bytes[replacement.range]) - lineBreaks(replacement.text.utf8)
      if lost > 0 { result += [UInt8](repeating: 10, count: lost) }
      end = replacement.range.upperBound
    }
    return result + blanked[end..<range.upperBound]
  }

  private func isValid(_ replacement: Replacement) -> Bool {
    let range = replacement.range
    return !blanks.contains {
      $0.lowerBound < range.lowerBound && range.upperBound < $0.upperBound
        || !range.isEmpty && $0.lowerBound <= range.lowerBound && range.upperBound <= $0.upperBound
    }
  }

  /// Sorts outer edits before inner edits, and insertions before replacements at the same offset.
  private func precedes(_ one: Replacement, _ other: Replacement) -> Bool {
    if one.range.lowerBound != other.range.lowerBound { return one.range.lowerBound < other.range.lowerBound }
    if one.range.isEmpty != other.range.isEmpty { return one.range.isEmpty }
    if one.range.upperBound != other.range.upperBound { return one.range.upperBound > other.range.upperBound }
    return one.order < other.order
  }

  private func lineBreaks(_ bytes: some Sequence<UInt8>) -> Int {
    bytes.reduce(0) { $0 + ($1 == 10 ? 1 : 0) }
  }
}
