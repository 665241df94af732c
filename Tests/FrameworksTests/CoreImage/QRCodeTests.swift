// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import Foundation
import Testing

@testable import CoreImage

/// Compares the QR encoder with the worked examples and tables of ISO/IEC 18004.
struct QRCodeTests {
  /// Annex I.2: the string 01234567 in version 1, level M.
  @Test func errorCorrectionOfTheStandardsExample() {
    let data: [UInt8] = [
      0x10, 0x20, 0x0C, 0x56, 0x61, 0x80, 0xEC, 0x11, 0xEC, 0x11, 0xEC, 0x11, 0xEC, 0x11, 0xEC, 0x11,
    ]
    #expect(
      ReedSolomon.correction(data, count: 10) == [0xA5, 0x24, 0xD4, 0xC1, 0xED, 0x36, 0xC7, 0x87, 0x2C, 0x55])
  }

  /// Examples of the standard: annex C for level M and mask 101, annex D for version 7.
  @Test func formatAndVersion() {
    #expect(QRCode.format(.medium, mask: 5) == 0b100_0000_1100_1110)
    #expect(QRCode.versionBits(version: 7) == 0b00_0111_1100_1001_0100)
  }

  /// Table 7: the maximum number of bytes for each version and level.
  @Test(arguments: [
    (1, 17, 14, 11, 7), (2, 32, 26, 20, 14), (7, 154, 122, 86, 64), (10, 271, 213, 151, 119),
    (40, 2953, 2331, 1663, 1273),
  ])
  func capacities(version: Int, low: Int, medium: Int, quartile: Int, high: Int) {
    let header = version < 10 ? 12 : 20
    for (level, bytes) in [(QRCode.Level.low, low), (.medium, medium), (.quartile, quartile), (.high, high)] {
      #expect((QRTables.capacity(version: version, level: level) - header) / 8 == bytes)
      let text = [UInt8](repeating: 65, count: bytes)
      #expect(QRCode(text, level: level)?.version == version)
      let next = QRCode(text + [65], level: level)?.version
      #expect(version == 40 ? next == nil : next == version + 1)
    }
  }

  /// Annex E: the positions of alignment patterns.
  @Test(arguments: [
    (1, []), (2, [6, 18]), (7, [6, 22, 38]), (14, [6, 26, 46, 66]), (32, [6, 34, 60, 86, 112, 138]),
    (40, [6, 30, 58, 86, 114, 142, 170]),
  ])
  func alignment(version: Int, places: [Int]) {
    #expect(QRTables.alignment(version: version) == places)
  }

  /// Decodes a code with a single block as specified in chapter 11 of the standard, without error correction.
  private func read(_ code: QRCode, version: Int) -> [UInt8] {
    let format = (0..<15).reduce(0) { bits, index in
      let place = index < 8 ? (code.size - 1 - index, 8) : (8, code.size - 15 + index)
      return bits | (code.isDark(x: place.0, y: place.1) ? 1 << index : 0)
    }
    let mask = (format ^ 0x5412) >> 10 & 7
    func isFunction(_ x: Int, _ y: Int) -> Bool {
      let edge = code.size - 8
      if x == 6 || y == 6 || (x < 9 && y < 9) || (x >= edge && y < 9) || (x < 9 && y >= edge) { return true }
      return version > 1 && (abs(x - (code.size - 7)) <= 2 && abs(y - (code.size - 7)) <= 2)
    }
    var bits: [Bool] = []
    var x = code.size - 1
    var isUpwards = true
    while x > 0 {
      if x == 6 { x -= 1 }
      for step in 0..<code.size {
        let y = isUpwards ? code.size - 1 - step : step
        for column in [x, x - 1] where !isFunction(column, y) {
          bits.append(code.isDark(x: column, y: y) != QRTables.isMasked(mask: mask, x: column, y: y))
        }
      }
      isUpwards.toggle()
      x -= 2
    }
    let bytes = (0..<bits.count / 8).map { index in
      (0..<8).reduce(UInt8(0)) { $0 << 1 | (bits[index * 8 + $1] ? 1 : 0) }
    }
    // The mode has four bits, and the byte count has eight bits.
    let count = Int(bytes[0] & 15) << 4 | Int(bytes[1] >> 4)
    return (0..<count).map { bytes[$0 + 1] << 4 | bytes[$0 + 2] >> 4 }
  }

  @Test(arguments: ["", "A", "HELLO", "https://a.de", "ünïcödé 12345", "https://example.com/abc"])
  func readsBack(text: String) throws {
    let code = try #require(QRCode([UInt8](text.utf8), level: .low))
    #expect(String(decoding: read(code, version: code.version), as: UTF8.self) == text)
    #expect(code.size == 17 + 4 * code.version)
  }

  /// The code has finder patterns in three corners, timing patterns between them, and the dark module.
  @Test func functionPatterns() throws {
    let code = try #require(QRCode([65], level: .medium))
    for (x, y) in [(0, 0), (14, 0), (0, 14)] {
      #expect(code.isDark(x: x, y: y) && !code.isDark(x: x + 1, y: y + 1) && code.isDark(x: x + 3, y: y + 3))
    }
    #expect(
      (8...12).allSatisfy { code.isDark(x: $0, y: 6) == ($0 % 2 == 0) && code.isDark(x: 6, y: $0) == ($0 % 2 == 0) })
    #expect(code.isDark(x: 8, y: 13))
  }

  /// The image has a margin of one light module around the code, and it stays sharp when it is scaled.
  @Test func picture() throws {
    let filter = CIFilter.qrCodeGenerator()
    #expect(filter.outputImage == nil)
    filter.message = Data("A".utf8)
    let image = try #require(filter.outputImage)
    #expect(image.extent == CGRect(x: 0, y: 0, width: 23, height: 23))
    let large = image.transformed(by: CGAffineTransform(scaleX: 4, y: 4))
    let pixels = try #require(CIContext().createCGImage(large, from: large.extent))
    let bytes = try #require(pixels.dataProvider?.data)
    #expect(pixels.width == 92 && Set(bytes) == [0, 255])
    // The top left finder pattern begins at module (1, 1). The pixel before it is light, and the first pixel inside
    // it is dark.
    #expect(bytes[(3 * 92 + 3) * 4] == 255 && bytes[(4 * 92 + 4) * 4] == 0)
    filter.correctionLevel = "X"
    #expect(filter.outputImage == nil)
    filter.correctionLevel = "H"
    filter.message = Data(count: 1274)
    #expect(filter.outputImage == nil)
  }
}
