// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

/// A string as Unicode scalars, with properties for each byte offset. Doesn't depend on fonts.
struct ScannedText: Sendable {
  /// The properties of a byte offset.
  struct Flags: OptionSet, Sendable {
    let rawValue: UInt8
    /// A line may end before this byte.
    static let mayBreak = Flags(rawValue: 1)
    /// A grapheme cluster starts at this byte.
    static let grapheme = Flags(rawValue: 2)
    /// A space that has no width at the end of a line starts at this byte.
    static let space = Flags(rawValue: 4)
    static let tab = Flags(rawValue: 8)
    /// A space that justification widens starts at this byte.
    static let wordSpace = Flags(rawValue: 16)
  }

  /// A line of the source text, up to and including a newline.
  struct HardLine: Sendable {
    /// Scalar indices. `contentEnd` is the index before the newline.
    var start: Int
    var contentEnd: Int
    var end: Int
    /// Whether the line starts or ends a paragraph. U+2028, vertical tab and form feed end only a line.
    var startsParagraph: Bool
    var endsParagraph: Bool
  }

  let utf8: [UInt8]
  let scalars: [UInt32]
  /// The byte offset of each scalar, followed by the end of the text.
  let offsets: [Int32]
  /// The properties of each byte offset, including the end of the text.
  let flags: [Flags]
  /// Whether any byte is flagged as a tab.
  let hasTabs: Bool
  let lines: [HardLine]

  init(_ string: String) {
    var string = string
    utf8 = string.withUTF8 { Array($0) }
    (scalars, offsets) = Self.decode(utf8)
    let breaks = scalars.withUnsafeBufferPointer { LineBreaker.breaks(in: $0) }
    flags = Self.makeFlags(of: string, count: utf8.count, scalars: scalars, offsets: offsets, breaks: breaks)
    hasTabs = scalars.contains(0x09)
    lines = Self.makeLines(scalars)
    assert(offsets.count == scalars.count + 1 && flags.count == utf8.count + 1)
    assert(lines.last.map { $0.end == scalars.count } ?? true, "The lines do not end with the text.")
  }

  private static func decode(_ utf8: [UInt8]) -> ([UInt32], [Int32]) {
    var scalars: [UInt32] = []
    var offsets: [Int32] = []
    scalars.reserveCapacity(utf8.count)
    offsets.reserveCapacity(utf8.count + 1)
    var i = 0
    while i < utf8.count {
      let first = UInt32(utf8[i])
      offsets.append(Int32(truncatingIfNeeded: i))
      var length = 1
      var value = first
      if first >= 0x80 {
        length = first < 0xE0 ? 2 : first < 0xF0 ? 3 : 4
        value = first & (0x7F >> UInt32(length))
        for k in 1..<length where i + k < utf8.count { value = value << 6 | UInt32(utf8[i + k] & 0x3F) }
      }
      scalars.append(value)
      i += length
    }
    offsets.append(Int32(truncatingIfNeeded: utf8.count))
    return (scalars, offsets)
  }

  private static func makeFlags(
    of string: String, count: Int, scalars: [UInt32], offsets: [Int32], breaks: [LineBreaker.Break]
  ) -> [Flags] {
    var flags = [Flags](repeating: [], count: count + 1)
    for i in 0..<scalars.count {
      var f: Flags = breaks[i] == .prohibited ? [] : .mayBreak
      let scalar = scalars[i]
      if scalar == 0x20 || scalar == 0xA0 { f.insert(.wordSpace) }
      if scalar == 0x09 { f.insert(.tab) }
      if isHangingSpace(scalar) { f.insert(.space) }
      flags[Int(offsets[i])] = f
    }
    flags[count] = [.mayBreak, .grapheme]
    markGraphemes(of: string, isASCII: scalars.count == count, scalars, offsets, in: &flags)
    if scalars.contains(0x200D) { joinPictographs(scalars, offsets, in: &flags) }
    return flags
  }

  private static func markGraphemes(
    of string: String, isASCII: Bool, _ scalars: [UInt32], _ offsets: [Int32], in flags: inout [Flags]
  ) {
    if isASCII {
      for i in 0..<scalars.count where !(scalars[i] == 0x0A && i > 0 && scalars[i - 1] == 0x0D) {
        flags[i].insert(.grapheme)
      }
      return
    }
    // There is always a boundary between two plain characters. Everywhere else, `String` finds the next boundary.
    // Where possible, the search starts at an index that `String` has returned, because it doesn't have to look back
    // from such an index.
    var place = string.startIndex
    var placeOffset = 0
    var i = 0
    while i < scalars.count {
      let offset = Int(offsets[i])
      flags[offset].insert(.grapheme)
      if isPlain(scalars[i]) && (i + 1 == scalars.count || isPlain(scalars[i + 1])) {
        i += 1
        continue
      }
      if placeOffset != offset { place = string.utf8.index(string.startIndex, offsetBy: offset) }
      place = string.index(after: place)
      placeOffset = string.utf8.distance(from: string.startIndex, to: place)
      repeat { i += 1 } while Int(offsets[i]) < placeOffset
    }
  }

  /// Returns whether a character has no property relevant to UAX #29, so that there is always a grapheme boundary
  /// between two of them (GB999). This applies to letters, digits, spaces and punctuation of the most common scripts.
  static func isPlain(_ scalar: UInt32) -> Bool {
    switch scalar {
    case 0x20...0x7E, 0xC0...0x2FF, 0x400...0x482, 0x48A...0x52F, 0x5D0...0x5EA, 0x620...0x64A, 0x660...0x66F,
      0x671...0x6D3,
      0x2010...0x2027, 0x3001...0x3029, 0x3041...0x3096, 0x30A0...0x30FF, 0x4E00...0x9FFF, 0xFF01...0xFF9D:
      true
    default: false
    }
  }

  /// Joins a pictograph to the grapheme of the preceding pictograph if combining marks and a zero width joiner
  /// separate them (GB11).
  private static func joinPictographs(_ scalars: [UInt32], _ offsets: [Int32], in flags: inout [Flags]) {
    var isOpen = false
    for i in scalars.indices {
      let scalar = scalars[i]
      if Pictographic.contains(scalar) {
        if isOpen, i > 0, scalars[i - 1] == 0x200D { flags[Int(offsets[i])].remove(.grapheme) }
        isOpen = true
      } else if flags[Int(offsets[i])].contains(.grapheme) {
        isOpen = false
      }
    }
  }

  /// Returns whether the scalar is a space that allows a line break (not U+00A0, U+2007 or U+202F) or a zero width
  /// space.
  private static func isHangingSpace(_ scalar: UInt32) -> Bool {
    if scalar < 0x1680 { return scalar == 0x20 }
    return scalar == 0x1680 || (0x2000...0x200B).contains(scalar) && scalar != 0x2007 || scalar == 0x205F
      || scalar == 0x3000
  }

  private static func makeLines(_ scalars: [UInt32]) -> [HardLine] {
    var lines: [HardLine] = []
    var start = 0
    var startsParagraph = true
    var i = 0
    while i < scalars.count {
      let scalar = scalars[i]
      guard isNewline(scalar) else {
        i += 1
        continue
      }
      let isPair = scalar == 0x0D && i + 1 < scalars.count && scalars[i + 1] == 0x0A
      let end = i + (isPair ? 2 : 1)
      let ends = scalar != 0x2028 && scalar != 0x0B && scalar != 0x0C
      lines.append(
        HardLine(start: start, contentEnd: i, end: end, startsParagraph: startsParagraph, endsParagraph: ends))
      startsParagraph = ends
      start = end
      i = end
    }
    // The text after the last newline is a line even if it is empty.
    lines.append(
      HardLine(start: start, contentEnd: i, end: i, startsParagraph: startsParagraph, endsParagraph: true))
    return lines
  }

  private static func isNewline(_ scalar: UInt32) -> Bool {
    (0x0A...0x0D).contains(scalar) || scalar == 0x85 || scalar == 0x2028 || scalar == 0x2029
  }
}
