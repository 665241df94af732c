// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

// A QR code generator according to ISO/IEC 18004, model 2, in byte mode. It supports versions 1 to 40 and all four
// error correction levels, and selects the mask with the lowest penalty. The steps and their names follow the
// standard's chapter 7.

import Foundation

/// A QR code: a square of dark and light modules.
struct QRCode {
  /// The error correction level.
  enum Level: Int {
    case low, medium, quartile, high

    /// The level's two bits in the format information (table 12).
    var formatBits: Int { [1, 0, 3, 2][rawValue] }
  }

  let version: Int
  let size: Int
  private(set) var modules: [Bool]
  /// Whether each module is part of a function pattern (finder, timing, alignment, format, or version). Function
  /// patterns contain no data and are not masked.
  private var isFunction: [Bool]

  /// Creates the smallest code for the bytes. Returns `nil` if they don't fit. The maximum is 2,953 bytes at the
  /// lowest level.
  init?(_ bytes: [UInt8], level: Level) {
    guard
      let version = (1...40).first(where: {
        QRTables.capacity(version: $0, level: level) >= QRCode.bits(count: bytes.count, version: $0)
      })
    else {
      return nil
    }
    self.version = version
    size = 17 + 4 * version
    modules = [Bool](repeating: false, count: size * size)
    isFunction = modules
    drawFunctionPatterns()
    place(QRCode.interleaved(QRCode.codewords(bytes, version: version, level: level), version: version, level: level))
    applyBestMask(level)
  }

  func isDark(x: Int, y: Int) -> Bool { modules[y * size + x] }

  /// Returns the number of bits for the mode, the count, and the bytes (7.4.5).
  private static func bits(count: Int, version: Int) -> Int { 4 + (version < 10 ? 8 : 16) + 8 * count }

  // MARK: 7.4 Data encoding

  /// Returns the data codewords: the mode 0100, the count, the bytes, the terminator, and padding.
  static func codewords(_ bytes: [UInt8], version: Int, level: Level) -> [UInt8] {
    var bits: [Bool] = []
    func append(_ value: Int, _ count: Int) {
      for index in stride(from: count - 1, through: 0, by: -1) { bits.append(value >> index & 1 == 1) }
    }
    append(0b0100, 4)
    append(bytes.count, version < 10 ? 8 : 16)
    for byte in bytes { append(Int(byte), 8) }
    let capacity = QRTables.capacity(version: version, level: level)
    append(0, min(4, capacity - bits.count))
    append(0, (8 - bits.count % 8) % 8)
    var pad = 0xEC
    while bits.count < capacity {
      append(pad, 8)
      pad ^= 0xEC ^ 0x11
    }
    return stride(from: 0, to: bits.count, by: 8).map { start in
      bits[start..<start + 8].reduce(0) { $0 << 1 | ($1 ? 1 : 0) }
    }
  }

  // MARK: 7.5 Error correction, 7.6 Final message

  /// Returns the data and error correction codewords, interleaved by block.
  static func interleaved(_ data: [UInt8], version: Int, level: Level) -> [UInt8] {
    let blocks = QRTables.blocks(version: version, level: level)
    let correction = QRTables.correctionPerBlock(version: version, level: level)
    let total = QRTables.rawBits(version: version) / 8
    let shortCount = blocks - total % blocks
    let shortLength = total / blocks - correction
    var parts: [(data: [UInt8], correction: [UInt8])] = []
    var start = 0
    for block in 0..<blocks {
      let end = start + shortLength + (block < shortCount ? 0 : 1)
      let part = Array(data[start..<end])
      parts.append((part, ReedSolomon.correction(part, count: correction)))
      start = end
    }
    var result: [UInt8] = []
    for index in 0...shortLength { for part in parts where index < part.data.count { result.append(part.data[index]) } }
    for index in 0..<correction { for part in parts { result.append(part.correction[index]) } }
    return result
  }

  // MARK: 7.7 Codeword placement in matrix

  private mutating func setModule(x: Int, y: Int, isDark: Bool) {
    modules[y * size + x] = isDark
    isFunction[y * size + x] = true
  }

  private mutating func drawFunctionPatterns() {
    for index in 0..<size {
      setModule(x: 6, y: index, isDark: index % 2 == 0)
      setModule(x: index, y: 6, isDark: index % 2 == 0)
    }
    for (x, y) in [(3, 3), (size - 4, 3), (3, size - 4)] { drawFinder(x: x, y: y) }
    let places = QRTables.alignment(version: version)
    for y in places {
      for x in places where !((x == 6 && y == 6) || (x == 6 && y == size - 7) || (x == size - 7 && y == 6)) {
        for dy in -2...2 { for dx in -2...2 { setModule(x: x + dx, y: y + dy, isDark: max(abs(dx), abs(dy)) != 1) } }
      }
    }
    drawFormat(.low, mask: 0)
    drawVersion()
  }

  private mutating func drawFinder(x: Int, y: Int) {
    for dy in -4...4 {
      for dx in -4...4 where (0..<size).contains(x + dx) && (0..<size).contains(y + dy) {
        let distance = max(abs(dx), abs(dy))
        setModule(x: x + dx, y: y + dy, isDark: distance != 2 && distance != 4)
      }
    }
  }

  /// Places the codewords in two-module columns from right to left, alternately upward and downward.
  private mutating func place(_ codewords: [UInt8]) {
    var next = 0
    for pair in stride(from: size - 1, through: 1, by: -2) {
      let right = pair <= 6 ? pair - 1 : pair
      for step in 0..<size {
        for x in [right, right - 1] {
          let isUpwards = (right + 1) & 2 == 0
          let y = isUpwards ? size - 1 - step : step
          guard !isFunction[y * size + x], next < codewords.count * 8 else { continue }
          modules[y * size + x] = codewords[next >> 3] >> (7 - next & 7) & 1 == 1
          next += 1
        }
      }
    }
  }

  // MARK: 7.8 Data masking

  private mutating func applyBestMask(_ level: Level) {
    var best = (penalty: Int.max, mask: 0)
    for mask in 0..<8 {
      apply(mask: mask)
      drawFormat(level, mask: mask)
      let penalty = QRPenalty.of(self)
      if penalty < best.penalty { best = (penalty, mask) }
      apply(mask: mask)
    }
    apply(mask: best.mask)
    drawFormat(level, mask: best.mask)
  }

  /// Inverts the modules that a mask selects. Applying the same mask again restores the code.
  private mutating func apply(mask: Int) {
    for y in 0..<size {
      for x in 0..<size where !isFunction[y * size + x] && QRTables.isMasked(mask: mask, x: x, y: y) {
        modules[y * size + x].toggle()
      }
    }
  }

  // MARK: 7.9 Format information, 7.10 Version information

  /// Returns the format information: five bits and their BCH code, masked.
  static func format(_ level: Level, mask: Int) -> Int {
    let data = level.formatBits << 3 | mask
    var rest = data
    for _ in 0..<10 { rest = rest << 1 ^ (rest >> 9) * 0x537 }
    return (data << 10 | rest) ^ 0x5412
  }

  /// Returns the version information: six bits and their BCH code.
  static func versionBits(version: Int) -> Int {
    var rest = version
    for _ in 0..<12 { rest = rest << 1 ^ (rest >> 11) * 0x1F25 }
    return version << 12 | rest
  }

  private mutating func drawFormat(_ level: Level, mask: Int) {
    let bits = QRCode.format(level, mask: mask)
    let bit = { (index: Int) in bits >> index & 1 == 1 }
    for index in 0...5 { setModule(x: 8, y: index, isDark: bit(index)) }
    setModule(x: 8, y: 7, isDark: bit(6))
    setModule(x: 8, y: 8, isDark: bit(7))
    setModule(x: 7, y: 8, isDark: bit(8))
    for index in 9..<15 { setModule(x: 14 - index, y: 8, isDark: bit(index)) }
    for index in 0..<8 { setModule(x: size - 1 - index, y: 8, isDark: bit(index)) }
    for index in 8..<15 { setModule(x: 8, y: size - 15 + index, isDark: bit(index)) }
    setModule(x: 8, y: size - 8, isDark: true)
  }

  private mutating func drawVersion() {
    guard version >= 7 else { return }
    let bits = QRCode.versionBits(version: version)
    for index in 0..<18 {
      let (a, b) = (size - 11 + index % 3, index / 3)
      setModule(x: a, y: b, isDark: bits >> index & 1 == 1)
      setModule(x: b, y: a, isDark: bits >> index & 1 == 1)
    }
  }
}
