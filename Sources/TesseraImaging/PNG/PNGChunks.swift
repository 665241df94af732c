// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import CTesseraImaging

/// An iterator over a file's chunks that verifies their checksums without interpreting their data.
///
///     ┌ signature ┐┌─ length ─┬─ type ─┬─ data ─┬─ checksum of type and data ─┐┌ ...
///        8 bytes      4 bytes    4        length   4
///
/// It is used only where libpng is unsuitable. For example, libpng must decode the pixels before it can read text
/// chunks that follow them.
struct PNGChunks {
  private let file: UnsafeBufferPointer<UInt8>
  private var position = 8

  init(_ file: UnsafeBufferPointer<UInt8>) throws(PNGError) {
    try Self.checkSignature(file)
    self.file = file
  }

  static func checkSignature(_ file: UnsafeBufferPointer<UInt8>) throws(PNGError) {
    let signature = PNG.signature
    guard file.starts(with: signature) else {
      throw !file.isEmpty && signature.starts(with: file) ? .truncated : .notPNG
    }
  }

  /// Returns the next chunk, or `nil` at the IEND chunk.
  mutating func next() throws(PNGError) -> (type: String, data: Slice<UnsafeBufferPointer<UInt8>>)? {
    guard file.count - position >= 12 else { throw .truncated }
    let length = Int(number(at: position))
    guard length <= file.count - position - 12 else { throw .truncated }
    let name = file[position + 4..<position + 8]
    // Chunk types consist of letters. Replace all other bytes, because error messages may be printed in a terminal.
    let type = String(decoding: name.map { isLetter($0) ? $0 : 0x3F }, as: UTF8.self)
    let data = file[position + 8..<position + 8 + length]
    let checked = UnsafeBufferPointer(rebasing: file[name.startIndex..<data.endIndex])
    guard crc32_z(0, checked.baseAddress, checked.count) == UInt(number(at: data.endIndex)) else {
      throw .badChecksum(chunk: type)
    }
    position = data.endIndex + 4
    assert(position <= file.count, "A chunk ends after the end of the file.")
    return type == "IEND" ? nil : (type, data)
  }

  private func isLetter(_ byte: UInt8) -> Bool { (0x61...0x7A).contains(byte | 0x20) }

  private func number(at index: Int) -> UInt32 {
    file[index..<index + 4].reduce(0) { $0 << 8 | UInt32($1) }
  }
}

extension PNG {
  /// The first bytes of every PNG file.
  static let signature: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]
}
