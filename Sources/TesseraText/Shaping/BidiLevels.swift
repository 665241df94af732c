// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

/// The bidi embedding level of every scalar of a string, and the base level of each line.
struct BidiLevels: Sendable {
  /// The level of each scalar. Empty if all levels are 0.
  private(set) var levels: [UInt8] = []
  /// The base level of each line of the text.
  private(set) var base: [UInt8] = []

  /// Determines the levels. Each element of `attributes` applies up to the corresponding byte offset in
  /// `ends`.
  init(
    _ text: ScannedText, direction: ParagraphStyle.Direction, attributes: [TextAttributes] = [], ends: [Int] = []
  ) {
    let imposed = DirectionOverrides(attributes, ends)
    base.reserveCapacity(text.lines.count)
    let (fixed, fallback) = Self.baseLevel(direction)
    var first = 0
    // The bidi algorithm runs once for all lines of a paragraph.
    for i in text.lines.indices where text.lines[i].endsParagraph || i + 1 == text.lines.count {
      let range = text.lines[first].start..<text.lines[i].end
      let level = resolve(text, range: range, base: fixed, fallback: fallback, imposed: imposed)
      base.append(contentsOf: repeatElement(level, count: i + 1 - first))
      first = i + 1
    }
  }

  private static func baseLevel(_ direction: ParagraphStyle.Direction) -> (fixed: UInt8?, fallback: UInt8) {
    switch direction {
    case .leftToRight: (0, 0)
    case .rightToLeft: (1, 1)
    case .natural(let fallbackIsRightToLeft): (nil, fallbackIsRightToLeft ? 1 : 0)
    }
  }

  private mutating func resolve(
    _ text: ScannedText, range: Range<Int>, base fixed: UInt8?, fallback: UInt8, imposed: DirectionOverrides?
  ) -> UInt8 {
    let scalars = text.scalars
    if let imposed { return resolve(text, range, base: fixed, fallback: fallback, with: imposed) }
    if fixed == 0 || fixed == nil && fallback == 0, isPlain(scalars, range) {
      if !levels.isEmpty { append(level: 0, count: range.count) }
      return 0
    }
    let part = Array(scalars[range])
    let bidi = Bidi(classes: part.map { BidiClass($0) }, scalars: part, baseLevel: fixed, fallback: fallback)
    if levels.isEmpty { append(level: 0, count: range.lowerBound) }
    levels += bidi.levels
    return bidi.baseLevel
  }

  /// Resolves levels with control characters inserted for the directions set by attributes. The control characters
  /// aren't part of the text and have no levels.
  private mutating func resolve(
    _ text: ScannedText, _ range: Range<Int>, base fixed: UInt8?, fallback: UInt8, with imposed: DirectionOverrides
  ) -> UInt8 {
    let (part, places) = imposed.insert(in: text, range)
    let bidi = Bidi(classes: part.map { BidiClass($0) }, scalars: part, baseLevel: fixed, fallback: fallback)
    if levels.isEmpty { append(level: 0, count: range.lowerBound) }
    for place in places { levels.append(bidi.levels[place]) }
    return bidi.baseLevel
  }

  /// Returns whether all characters are left-to-right and don't make any other character right-to-left.
  private func isPlain(_ scalars: [UInt32], _ range: Range<Int>) -> Bool {
    range.allSatisfy { scalars[$0] < 0x590 || !BidiClass(scalars[$0]).needsAlgorithm }
  }

  private mutating func append(level: UInt8, count: Int) {
    levels.append(contentsOf: repeatElement(level, count: count))
  }
}
