// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

@testable import TesseraText

/// A reader for Unicode's 15 MB of test cases for the bidirectional algorithm. It reads byte by byte for speed,
/// because test code is never optimized.
struct BidiCorpus {
  private let bytes: [UInt8]
  private var place = 0
  /// The number of compared cases.
  private(set) var cases = 0
  private(set) var failures: [String] = []

  init(_ name: String) throws {
    let path = "/usr/share/unicode/" + name
    guard let bytes = LongTests.read(path) else { throw UnicodeData.Missing(path: path) }
    // Appends a line feed, so that every line ends with one.
    self.bytes = bytes + [10]
  }

  private static let (semicolon, space, hash, at, x): (UInt8, UInt8, UInt8, UInt8, UInt8) = (59, 32, 35, 64, 120)

  /// Compares the lines of BidiCharacterTest.txt, which have the form "code points;direction;base
  /// level;levels;order".
  mutating func compareCharacters() {
    var scalars: [UInt32] = []
    var expected: [UInt8] = []
    while place < bytes.count {
      let start = place
      if bytes[place] == Self.hash || bytes[place] < Self.space {
        skipLine()
        continue
      }
      readCodes(into: &scalars)
      let direction = bytes[place]
      place += 2
      let base = bytes[place] - 48
      place += 2
      readLevels(into: &expected)
      skipLine()
      let bidi = Bidi(
        classes: scalars.map { BidiClass($0) }, scalars: scalars, baseLevel: direction < 50 ? direction - 48 : nil)
      cases += 1
      if bidi.baseLevel != base || !Self.isEqual(bidi.levels, expected) { note(start) }
    }
  }

  /// Compares the lines of BidiTest.txt: "@Levels: levels", followed by lines "classes; directions" with one bit each
  /// for natural, left-to-right and right-to-left direction.
  mutating func compareClasses() {
    var expected: [UInt8] = []
    var classes: [BidiClass] = []
    let names = Dictionary(uniqueKeysWithValues: BidiCases.names.map { (Self.key($0.key.utf8), $0.value) })
    while place < bytes.count {
      let start = place
      if bytes[place] == Self.at, bytes[place + 1] == 76 {  // @Levels:
        place += 8
        readLevels(into: &expected)
        skipLine()
        continue
      }
      if bytes[place] == Self.hash || bytes[place] == Self.at || bytes[place] < Self.space {
        skipLine()
        continue
      }
      classes.removeAll(keepingCapacity: true)
      while bytes[place] != Self.semicolon {
        var key: UInt32 = 0
        while bytes[place] > Self.space && bytes[place] != Self.semicolon {
          key = key << 8 | UInt32(bytes[place])
          place += 1
        }
        if let name = names[key] { classes.append(name) }
        if bytes[place] == Self.space { place += 1 }
      }
      let bits = bytes[place + 2] - 48
      skipLine()
      let scalars = [UInt32](repeating: 0, count: classes.count)
      for direction in 0..<3 where bits >> UInt8(direction) & 1 != 0 {
        let base: UInt8? = direction == 0 ? nil : UInt8(direction - 1)
        cases += 1
        if !Self.isEqual(Bidi(classes: classes, scalars: scalars, baseLevel: base).levels, expected) { note(start) }
      }
    }
  }

  private static func key(_ name: Substring.UTF8View) -> UInt32 { name.reduce(0) { $0 << 8 | UInt32($1) } }

  /// Returns whether the levels are equal. The level 255 matches any level.
  private static func isEqual(_ levels: [UInt8], _ expected: [UInt8]) -> Bool {
    guard levels.count == expected.count else { return false }
    for i in 0..<levels.count where expected[i] != 255 && levels[i] != expected[i] { return false }
    return true
  }

  /// Reads up to and including the semicolon.
  private mutating func readCodes(into scalars: inout [UInt32]) {
    scalars.removeAll(keepingCapacity: true)
    while bytes[place] != Self.semicolon {
      var value: UInt32 = 0
      while bytes[place] > Self.space && bytes[place] != Self.semicolon {
        let digit = bytes[place]
        value = value << 4 | UInt32(digit < 58 ? digit - 48 : digit - 55)
        place += 1
      }
      scalars.append(value)
      if bytes[place] == Self.space { place += 1 }
    }
    place += 1
  }

  /// Reads to the end of the field or line.
  private mutating func readLevels(into levels: inout [UInt8]) {
    levels.removeAll(keepingCapacity: true)
    while bytes[place] >= Self.space || bytes[place] == 9, bytes[place] != Self.semicolon {
      if bytes[place] == Self.x {
        levels.append(255)
        place += 1
      } else if bytes[place] > Self.space {
        var value: UInt8 = 0
        while bytes[place] >= 48 && bytes[place] < 58 {
          value = value * 10 + bytes[place] - 48
          place += 1
        }
        levels.append(value)
      } else {
        place += 1
      }
    }
  }

  private mutating func skipLine() {
    while bytes[place] != 10 { place += 1 }
    place += 1
  }

  private mutating func note(_ start: Int) {
    guard failures.count < 5 else { return }
    failures.append(String(decoding: bytes[start...].prefix { $0 != 10 }, as: UTF8.self))
  }
}
