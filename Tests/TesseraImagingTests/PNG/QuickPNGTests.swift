// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import TesseraImaging
import TesseraRandom
import TesseraRaster
import Testing

@Suite struct QuickPNGTests {
  private func file(_ encoder: QuickPNG, _ bitmap: Bitmap) throws -> [UInt8] {
    var room: [UInt8] = []
    var count: Int?
    let memory = UnsafeMutableRawBufferPointer.allocate(
      byteCount: bitmap.width * bitmap.height * 8 + bitmap.height * 2 + (1 << 20), alignment: 16)
    defer { memory.deallocate() }
    count = try encoder.encode(bitmap) { most in
      #expect(most <= memory.count)
      return UnsafeMutableRawBufferPointer(rebasing: memory[..<most])
    }
    room = Array(memory[..<(count ?? 0)])
    return room
  }

  /// One encoder encodes images of all types in succession: opaque and translucent, flat and noisy, with one or many
  /// pixels.
  @Test func imagesRoundTrip() throws {
    let encoder = QuickPNG()
    var random = SeededRandom(state: 71)
    for (width, height) in [(1, 1), (1, 50), (50, 1), (3, 7), (640, 3), (130, 97), (16, 16), (11_000, 3), (300, 400)] {
      for kind in 0..<5 {
        var bytes: [UInt8] = []
        for pixel in 0..<width * height {
          let alpha: UInt8 = kind % 2 == 0 ? 255 : UInt8.random(in: 0...255, using: &random)
          if kind == 4, pixel > 0, !Int.random(in: 0..<20, using: &random).isMultiple(of: 20) {
            // As in screen images, most pixels equal the pixel to the left or above.
            let from = (pixel >= width && Bool.random(using: &random) ? pixel - width : pixel - 1) * 4
            bytes += bytes[from..<from + 4]
            continue
          }
          let value = kind < 2 ? UInt8.random(in: 0...alpha, using: &random) : min(alpha, UInt8(pixel / 40 % 200))
          bytes += [value, min(alpha, value / 2), min(alpha, 200), alpha]
        }
        let bitmap = try #require(Bitmap(width: width, height: height, bytes: bytes))
        let file = try file(encoder, bitmap)
        #expect(try PNG.decode(file) == bitmap)
        #expect(try self.file(QuickPNG(), bitmap) == file)
      }
    }
  }

  @Test func rejectsEmptyImagesAndSmallBuffers() throws {
    let encoder = QuickPNG()
    #expect(throws: PNGError.empty(width: 0, height: 3)) {
      try encoder.encode(Bitmap(width: 0, height: 3)) { _ in nil }
    }
    #expect(try encoder.encode(Bitmap(width: 2, height: 2)) { _ in nil } == nil)
    let small = UnsafeMutableRawBufferPointer.allocate(byteCount: 10, alignment: 1)
    defer { small.deallocate() }
    #expect(try encoder.encode(Bitmap(width: 2, height: 2)) { _ in small } == nil)
  }
}
