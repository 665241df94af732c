// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

/// The blocks of a GIF file.
///
///     "GIF89a" │ size, flags │ colors │ ┌ control: delay, disposal ┐┌ frame: rectangle, colors, codes ┐ … │ 3B
struct GIFLayout: Equatable {
  enum Disposal: Equatable { case keep, clear, previous }

  struct Frame: Equatable {
    var rect: (x: Int, y: Int, width: Int, height: Int) = (0, 0, 0, 0)
    var isInterlaced = false
    /// The file range of the frame's color table, with three bytes per color.
    var colors = 0..<0
    /// The file range of the frame's LZW data: the minimum code size, followed by sub-blocks.
    var codes = 0..<0
    var codeSize = 0
    /// The delay in milliseconds.
    var delay = 0
    var disposal = Disposal.keep
    /// The index of the transparent color; -1 for none.
    var transparent = -1

    static func == (a: Frame, b: Frame) -> Bool { a.rect == b.rect && a.codes == b.codes }
  }

  private(set) var header = PictureHeader(format: .gif, width: 0, height: 0)
  private(set) var frames: [Frame] = []

  private let bytes: [UInt8]
  private var position = 13
  private var common = 0..<0

  init(_ bytes: [UInt8]) throws(PictureError) {
    self.bytes = bytes
    guard bytes.count >= 13 else { throw .truncated(.gif) }
    header.width = number(at: 6)
    header.height = number(at: 8)
    common = try colors(flags: bytes[10])
    var next = Frame()
    blocks: while true {
      switch try byte() {
      case 0x21: try readExtension(&next)
      case 0x2C:
        try readFrame(&next)
        frames.append(next)
        next = Frame()
      case 0x3B: break blocks
      // Some writers leave empty sub-blocks.
      case 0: continue
      default: throw .damaged(.gif, reason: "a block has an unknown type")
      }
    }
    try finish()
  }

  private mutating func finish() throws(PictureError) {
    guard let first = frames.first else { throw .damaged(.gif, reason: "it has no frame") }
    if header.width == 0 || header.height == 0 {
      header.width = first.rect.x + first.rect.width
      header.height = first.rect.y + first.rect.height
    }
    header.frameCount = frames.count
    header.delays = frames.count > 1 ? frames.map(\.delay) : []
    header.hasAlpha = frames.contains { $0.transparent >= 0 }
    // A 12-bit code expands to at most 4096 pixels, so a small file with a large canvas is invalid.
    let area = header.width * header.height
    if area > 1 << 24, area > bytes.count * 4096 { throw .truncated(.gif) }
  }

  private mutating func byte() throws(PictureError) -> UInt8 {
    guard position < bytes.count else { throw .truncated(.gif) }
    position += 1
    return bytes[position - 1]
  }

  private func number(at index: Int) -> Int { Int(bytes[index]) | Int(bytes[index + 1]) << 8 }

  private mutating func colors(flags: UInt8) throws(PictureError) -> Range<Int> {
    guard flags & 0x80 != 0 else { return 0..<0 }
    let range = position..<position + 3 << (Int(flags & 7) + 1)
    guard range.upperBound <= bytes.count else { throw .truncated(.gif) }
    position = range.upperBound
    return range
  }

  /// Advances past a sequence of sub-blocks and returns its range.
  private mutating func subBlocks() throws(PictureError) -> Range<Int> {
    let start = position
    while true {
      let count = Int(try byte())
      if count == 0 { return start..<position }
      guard position + count <= bytes.count else { throw .truncated(.gif) }
      position += count
    }
  }

  private mutating func readExtension(_ frame: inout Frame) throws(PictureError) {
    let kind = try byte()
    let data = try subBlocks()
    let at = data.lowerBound
    if kind == 0xF9, data.count >= 6, bytes[at] == 4 {
      frame.delay = number(at: at + 2) * 10
      frame.transparent = bytes[at + 1] & 1 != 0 ? Int(bytes[at + 4]) : -1
      frame.disposal = [2: .clear, 3: .previous][bytes[at + 1] >> 2 & 7] ?? .keep
    }
    let name = bytes[data].dropFirst().prefix(11)
    if kind == 0xFF, data.count >= 17, bytes[at] == 11, bytes[at + 12] == 3,
      name.elementsEqual("NETSCAPE2.0".utf8) || name.elementsEqual("ANIMEXTS1.0".utf8)
    {
      header.loopCount = number(at: at + 14)
    }
  }

  private mutating func readFrame(_ frame: inout Frame) throws(PictureError) {
    guard position + 9 <= bytes.count else { throw .truncated(.gif) }
    let at = position
    frame.rect = (number(at: at), number(at: at + 2), number(at: at + 4), number(at: at + 6))
    let flags = bytes[at + 8]
    frame.isInterlaced = flags & 0x40 != 0
    position += 9
    let own = try colors(flags: flags)
    frame.colors = own.isEmpty ? common : own
    frame.codeSize = Int(try byte())
    frame.codes = try subBlocks()
    guard !frame.colors.isEmpty else { throw .damaged(.gif, reason: "frame \(frames.count) has no colors") }
    guard (1...11).contains(frame.codeSize) else {
      throw .damaged(.gif, reason: "frame \(frames.count) has codes of \(frame.codeSize) bits")
    }
  }
}
