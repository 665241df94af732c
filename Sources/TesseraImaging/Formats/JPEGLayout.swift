// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import Glibc

/// The segments of a JPEG file up to its end marker, with the metadata that precedes the pixels.
///
///     FF D8 │ FF E0 … JFIF │ FF E1 … EXIF │ FF E2 … profile │ FF C0 … size │ FF DA … codes … │ FF D9
///
/// Entropy-coded data is skipped rather than decoded, so a truncated file is detected in a millisecond.
struct JPEGLayout: Equatable {
  private(set) var header = PictureHeader(format: .jpeg, width: 0, height: 0)
  private(set) var colors = PictureColors()
  /// Whether the file is progressive. Decoding a progressive file keeps all coefficients in memory until the last
  /// scan.
  private(set) var isProgressive = false

  private var hasFrame = false
  private var isHuffman = true
  private var hasAdobe = false
  private var profileParts: [Int: ArraySlice<UInt8>] = [:]
  private var profilePartCount = 0

  init(_ bytes: [UInt8]) throws(PictureError) {
    var position = 2
    while let marker = try Self.marker(bytes, &position) {
      if marker == 0xD9 { break }
      if (0xD0...0xD8).contains(marker) || marker == 0x01 { continue }
      guard position + 2 <= bytes.count else { throw .truncated(.jpeg) }
      let length = Int(bytes[position]) << 8 | Int(bytes[position + 1])
      guard length >= 2 else { throw .damaged(.jpeg, reason: "a segment has no length") }
      guard position + length <= bytes.count else { throw .truncated(.jpeg) }
      try read(marker, bytes[position + 2..<position + length])
      position += length
      if marker == 0xDA {
        guard hasFrame else { throw .damaged(.jpeg, reason: "its pixels come before their size") }
        position = Self.endOfCodes(bytes, start: position)
      }
    }
    guard hasFrame else { throw .damaged(.jpeg, reason: "it has no size") }
    // A block of 64 samples takes at least one bit, so a byte encodes at most 512 samples. With subsampling, a sample
    // covers several pixels. 4096 pixels per byte is a safe upper bound.
    if isHuffman, header.width * header.height > bytes.count * 4096 { throw .truncated(.jpeg) }
    finish()
  }

  /// Returns the next marker, skipping fill bytes and any other bytes before the marker. Never returns `nil`, because
  /// a file ends with a marker.
  private static func marker(_ bytes: [UInt8], _ position: inout Int) throws(PictureError) -> UInt8? {
    while position < bytes.count, bytes[position] != 0xFF { position += 1 }
    while position < bytes.count, bytes[position] == 0xFF { position += 1 }
    guard position < bytes.count else { throw .truncated(.jpeg) }
    position += 1
    return bytes[position - 1]
  }

  /// Returns the position of the next marker that is not part of the entropy-coded data.
  private static func endOfCodes(_ bytes: [UInt8], start: Int) -> Int {
    bytes.withUnsafeBytes { file in
      var position = start
      while position < file.count, let base = file.baseAddress {
        guard let found = memchr(base + position, 0xFF, file.count - position) else { return file.count }
        position = UnsafeRawPointer(found) - base
        guard position + 1 < file.count else { return file.count }
        let next = file[position + 1]
        guard next == 0 || (0xD0...0xD7).contains(next) else { return position }
        position += 2
      }
      return file.count
    }
  }

  private mutating func read(_ marker: UInt8, _ data: ArraySlice<UInt8>) throws(PictureError) {
    let at = { (index: Int) in Int(data[data.startIndex + index]) }
    switch marker {
    case 0xC0...0xCF where ![0xC4, 0xC8, 0xCC].contains(marker):
      guard !hasFrame else { break }
      guard data.count >= 6 else { throw .damaged(.jpeg, reason: "its size is missing") }
      guard [0xC0, 0xC1, 0xC2, 0xC9, 0xCA].contains(marker) else {
        throw .unsupported(.jpeg, reason: "of this kind (lossless or hierarchical) is not supported")
      }
      hasFrame = true
      isHuffman = marker < 0xC9
      isProgressive = marker == 0xC2 || marker == 0xCA
      header.depth = at(0)
      guard header.depth == 8 else { throw .unsupported(.jpeg, reason: "with \(at(0))-bit samples is not supported") }
      header.height = at(1) << 8 | at(2)
      header.width = at(3) << 8 | at(4)
      guard header.width > 0, header.height > 0 else { throw .damaged(.jpeg, reason: "its size is zero") }
      guard [1, 3, 4].contains(at(5)) else { throw .damaged(.jpeg, reason: "it has \(at(5)) components") }
      header.isGray = at(5) == 1
      header.isCMYK = at(5) == 4
    case 0xE0 where data.starts(with: "JFIF\0".utf8) && data.count >= 12 && header.resolution == nil:
      let (x, y) = (Double(at(8) << 8 | at(9)), Double(at(10) << 8 | at(11)))
      guard x > 0, y > 0, at(7) == 1 || at(7) == 2 else { break }
      let scale = at(7) == 2 ? 2.54 : 1
      header.resolution = PictureHeader.Resolution(x: x * scale, y: y * scale)
    case 0xE1 where data.starts(with: "Exif\0\0".utf8):
      let tags = ExifTags(data.dropFirst(6))
      if let orientation = tags.orientation { header.orientation = orientation }
      if let resolution = tags.resolution { header.resolution = resolution }
    case 0xE2 where data.starts(with: "ICC_PROFILE\0".utf8) && data.count > 14:
      profileParts[at(12)] = data.dropFirst(14)
      profilePartCount = at(13)
    case 0xEE where data.starts(with: "Adobe".utf8) && data.count >= 12: hasAdobe = true
    default: break
    }
  }

  private mutating func finish() {
    colors.model = header.isGray ? .gray : !header.isCMYK ? .rgb : hasAdobe ? .invertedCMYK : .cmyk
    guard profilePartCount > 0, profileParts.count == profilePartCount else { return }
    let parts = (1...profilePartCount).compactMap { profileParts[$0] }
    guard parts.count == profilePartCount else { return }
    colors.meaning = .profile(Array(parts.joined()))
  }
}
