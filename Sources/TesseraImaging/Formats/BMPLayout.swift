// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

/// The headers of a BMP file: OS/2 (12 bytes) and Windows versions 3, 4 and 5 (40 to 124 bytes).
///
///     "BM" │ size │ offset of pixels │ header: size, bits, code, colors, masks, profile │ colors │ pixels
struct BMPLayout: Equatable {
  private(set) var header = PictureHeader(format: .bmp, width: 0, height: 0)
  private(set) var colors = PictureColors()
  private(set) var bits = 0
  private(set) var isRunLength = false
  private(set) var isTopDown = false
  /// The bit masks of the red, green, blue and alpha components in a pixel of 16 or 32 bits.
  private(set) var masks: [UInt32] = [0, 0, 0, 0]
  /// The 256 palette entries in RGBA. Entries missing from the file are black.
  private(set) var palette: [UInt8] = []
  /// The file offset of the first pixel.
  private(set) var start = 0

  private let bytes: [UInt8]
  private var length = 0

  static func == (a: BMPLayout, b: BMPLayout) -> Bool { a.bytes == b.bytes }

  init(_ bytes: [UInt8]) throws(PictureError) {
    self.bytes = bytes
    guard bytes.count >= 18 else { throw .truncated(.bmp) }
    (start, length) = (number(at: 10), number(at: 14))
    guard length == 12 || (40...1024).contains(length) else {
      throw .damaged(.bmp, reason: "its header has \(length) bytes")
    }
    guard bytes.count >= 14 + length else { throw .truncated(.bmp) }
    try readSize()
    let code = length == 12 ? 0 : number(at: 30)
    try readCode(code: code)
    let end = try readMasks(code: code)
    try readPalette(at: end)
    guard start >= end, start <= bytes.count else { throw .damaged(.bmp, reason: "its pixels are in its header") }
    readProfile()
    try checkArea()
  }

  /// Returns a little-endian number.
  private func number(at index: Int, count: Int = 4) -> Int {
    bytes[index..<index + count].reversed().reduce(0) { $0 << 8 | Int($1) }
  }

  private func signed(at index: Int) -> Int { Int(Int32(truncatingIfNeeded: number(at: index))) }

  private mutating func readSize() throws(PictureError) {
    if length == 12 {
      (header.width, header.height, bits) = (
        number(at: 18, count: 2), number(at: 20, count: 2), number(at: 24, count: 2)
      )
    } else {
      (header.width, header.height, bits) = (signed(at: 18), signed(at: 22), number(at: 28, count: 2))
      isTopDown = header.height < 0
      header.height = abs(header.height)
      let (x, y) = (signed(at: 38), signed(at: 42))
      // The file stores pixels per meter. One inch is 0.0254 m.
      if x > 0, y > 0 { header.resolution = .init(x: Double(x) * 0.0254, y: Double(y) * 0.0254) }
    }
    guard header.width > 0, header.height > 0 else { throw .damaged(.bmp, reason: "its size is zero") }
  }

  private mutating func readCode(code: Int) throws(PictureError) {
    switch (code, bits) {
    case (0, 1), (0, 4), (0, 8), (0, 16), (0, 24), (0, 32), (3, 16), (3, 32), (6, 16), (6, 32): break
    case (1, 8), (2, 4):
      isRunLength = true
      guard !isTopDown else { throw .damaged(.bmp, reason: "its run-length coded rows begin at the top") }
    default: throw .unsupported(.bmp, reason: "with \(bits) bits per pixel and compression \(code) is not supported")
    }
  }

  /// Reads the masks and returns the offset of the palette.
  private mutating func readMasks(code: Int) throws(PictureError) -> Int {
    let end = 14 + length
    guard bits == 16 || bits == 32 else { return end }
    guard code != 0 else {
      masks = bits == 16 ? [0x7C00, 0x03E0, 0x001F, 0] : [0xFF0000, 0xFF00, 0xFF, 0]
      return end
    }
    // The masks are part of the header in versions 4 and 5 and in some version 3 headers. Otherwise they follow the
    // header.
    let inside = length >= 56 ? 4 : length >= 52 ? 3 : 0
    let count = inside > 0 ? inside : code == 6 ? 4 : 3
    guard bytes.count >= 54 + count * 4 else { throw .truncated(.bmp) }
    for k in 0..<count { masks[k] = UInt32(truncatingIfNeeded: number(at: 54 + k * 4)) }
    header.hasAlpha = masks[3] != 0
    return inside > 0 ? end : end + count * 4
  }

  private mutating func readPalette(at start: Int) throws(PictureError) {
    guard bits <= 8 else { return }
    let size = length == 12 ? 3 : 4
    let said = length == 12 ? 0 : number(at: 46)
    let count = min(said == 0 ? 1 << bits : said, 256)
    guard bytes.count >= start + count * size else { throw .truncated(.bmp) }
    palette = [UInt8](repeating: 0, count: 1024)
    for index in 0..<256 {
      if index < count {
        for k in 0..<3 { palette[index * 4 + k] = bytes[start + index * size + 2 - k] }
      }
      palette[index * 4 + 3] = 255
    }
  }

  /// Reads the embedded profile ("MBED"), which a version 5 header may contain.
  private mutating func readProfile() {
    guard length >= 124, number(at: 70) == 0x4D42_4544 else { return }
    let (at, count) = (14 + number(at: 126), number(at: 130))
    guard count > 0, at <= bytes.count, count <= bytes.count - at else { return }
    colors.meaning = .profile(Array(bytes[at..<at + count]))
  }

  /// Throws an error if the file is too small for its image. An uncompressed file contains all bytes of its rows, and
  /// in a run-length encoded file, four bytes skip at most 255 x 255 pixels.
  private func checkArea() throws(PictureError) {
    let room = bytes.count - start
    let (area, overflow) = header.width.multipliedReportingOverflow(by: header.height)
    guard !overflow, isRunLength ? area <= (room + 4) * 16_384 : area <= room * 8 / bits else {
      throw .truncated(.bmp)
    }
  }
}
