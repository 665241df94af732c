// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

// PNG files written according to the standard without libpng or zlib, so that tests have an independent reference.
// Pixel data is deflated as stored blocks, and checksums are computed bit by bit.

struct HandMadePNG {
  enum ColorType: UInt8 { case gray = 0, rgb = 2, palette = 3, grayAlpha = 4, rgba = 6 }

  static let signature: [UInt8] = [137, 80, 78, 71, 13, 10, 26, 10]

  var chunks: [(type: String, data: [UInt8])] = []

  /// The file's bytes: the signature and the chunks with their checksums.
  var bytes: [UInt8] {
    chunks.reduce(into: Self.signature) { file, chunk in
      let body = Array(chunk.type.utf8) + chunk.data
      file += Self.bigEndian(UInt32(chunk.data.count)) + body + Self.bigEndian(Self.crc32(body))
    }
  }

  /// Creates a file of `width * height` pixels with one `depth`-bit sample per channel.
  init(
    width: Int, height: Int, type: ColorType, depth: Int, interlaced: Bool = false, palette: [[UInt8]] = [],
    transparency: [UInt8] = [], pixels: [[Int]]
  ) {
    add("IHDR", Self.header(width: width, height: height, type: type, depth: depth, interlaced: interlaced))
    if !palette.isEmpty { add("PLTE", palette.flatMap(\.self)) }
    if !transparency.isEmpty { add("tRNS", transparency) }
    // The Adam7 passes: (first x, first y, x step, y step).
    let adam7 = [(0, 0, 8, 8), (4, 0, 8, 8), (0, 4, 4, 8), (2, 0, 4, 4), (0, 2, 2, 4), (1, 0, 2, 2), (0, 1, 1, 2)]
    var raw: [UInt8] = []
    for (x0, y0, dx, dy) in interlaced ? adam7 : [(0, 0, 1, 1)] where x0 < width {
      for y in stride(from: y0, to: height, by: dy) {
        let row = stride(from: x0, to: width, by: dx).flatMap { pixels[y * width + $0] }
        raw += [0] + Self.packed(row, depth: depth)
      }
    }
    add("IDAT", Self.stored(raw))
    add("IEND", [])
  }

  mutating func add(_ type: String, _ data: [UInt8]) {
    chunks.append((type, data))
  }

  static func header(width: Int, height: Int, type: ColorType, depth: Int, interlaced: Bool = false) -> [UInt8] {
    bigEndian(UInt32(width)) + bigEndian(UInt32(height)) + [UInt8(depth), type.rawValue, 0, 0, interlaced ? 1 : 0]
  }

  /// Returns samples packed from the highest bit down, with the row padded to whole bytes.
  private static func packed(_ samples: [Int], depth: Int) -> [UInt8] {
    var bits = samples.flatMap { sample in (0..<depth).reversed().map { UInt8(sample >> $0 & 1) } }
    while bits.count % 8 != 0 { bits.append(0) }
    return stride(from: 0, to: bits.count, by: 8).map { at in bits[at..<at + 8].reduce(0) { $0 << 1 | $1 } }
  }

  /// Returns a zlib stream of stored blocks (RFC 1950, RFC 1951 3.2.4).
  static func stored(_ data: [UInt8]) -> [UInt8] {
    var stream: [UInt8] = [0x78, 0x01]
    var rest = data[...]
    repeat {
      let block = rest.prefix(65535)
      rest = rest.dropFirst(65535)
      let count = UInt16(block.count)
      stream.append(rest.isEmpty ? 1 : 0)
      for half in [count, ~count] { stream += [UInt8(half & 255), UInt8(half >> 8)] }
      stream += block
    } while !rest.isEmpty
    return stream + bigEndian(adler32(data))
  }

  static func bigEndian(_ number: UInt32) -> [UInt8] {
    [24, 16, 8, 0].map { (shift: UInt32) in UInt8(truncatingIfNeeded: number >> shift) }
  }

  static func crc32(_ bytes: [UInt8]) -> UInt32 {
    var crc = ~UInt32(0)
    for byte in bytes {
      crc ^= UInt32(byte)
      for _ in 0..<8 { crc = crc & 1 == 1 ? crc >> 1 ^ 0xEDB8_8320 : crc >> 1 }
    }
    return ~crc
  }

  private static func adler32(_ bytes: [UInt8]) -> UInt32 {
    let sums = bytes.reduce((a: UInt32(1), b: UInt32(0))) { sum, byte in
      let a = (sum.a + UInt32(byte)) % 65521
      return (a, (sum.b + a) % 65521)
    }
    return sums.b << 16 | sums.a
  }
}

extension HandMadePNG {
  /// Parses a PNG file's chunks without verifying checksums. Returns nil if a length exceeds the file.
  init?(parsing file: [UInt8]) {
    guard file.starts(with: Self.signature) else { return nil }
    var at = 8
    while at < file.count {
      guard at + 12 <= file.count else { return nil }
      let length = file[at..<at + 4].reduce(0) { $0 << 8 | Int($1) }
      guard at + 12 + length <= file.count else { return nil }
      chunks.append((String(decoding: file[at + 4..<at + 8], as: UTF8.self), Array(file[at + 8..<at + 8 + length])))
      at += 12 + length
    }
  }
}
