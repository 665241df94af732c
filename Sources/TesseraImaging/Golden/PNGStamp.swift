// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

// Inflating takes 97 to 99 % of the time needed to compare two PNG files. A golden (a stored reference image)
// therefore contains the fingerprint of its pixels, so that a golden that still matches need not be decoded. This
// fingerprint could become stale, because a tool that crops or optimizes the image may preserve text chunks. It is
// therefore stored with the fingerprint of the file's other chunks, and a mismatch is an error.
//
//     tEXt "Tessera"        1 <pixels: 32 hex digits> <chunks: 32 hex digits>
//     tEXt "Tessera List"   1 <pixels> <display list: 32 hex digits>
//     iTXt "Tessera Views"  a description of the picture's contents, deflated
//
// The fingerprint of the display list is stored with the fingerprint of the pixels, so that it cannot be applied to
// another image.

internal import CTesseraImaging
public import TesseraRaster

/// The fingerprints stored in a golden, read without decoding its pixels.
public struct PNGStamp: Equatable, Sendable {
  /// The fingerprint of the image.
  public let pixels: PixelHash
  /// The width in pixels, from the file's header.
  public let width: Int
  /// The height in pixels, from the file's header.
  public let height: Int
  /// The fingerprint of the image's drawing commands, or `nil` if the golden was recorded without it.
  public let list: DisplayListHash?

  static let key = "Tessera"
  static let listKey = "Tessera List"
  static let noteKey = "Tessera Views"
}

extension PNG {
  /// Encodes the image as a PNG file with a stamp.
  ///
  /// - Parameters:
  ///   - bitmap: The image.
  ///   - note: A description of the image's contents, returned by `note(in:)`: up to 4 MiB of UTF-8 without NUL
  ///     characters. An invalid note is omitted.
  ///   - list: The fingerprint of the image's drawing commands, or `nil` if unknown.
  ///   - preset: The compression preset.
  public static func encodeStamped(
    _ bitmap: Bitmap, note: String? = nil, list: DisplayListHash? = nil, preset: Preset = .small
  ) throws(PNGError) -> [UInt8] {
    let bytes = try encode(bitmap, preset: preset)
    let chunks = try bytes.withUnsafeBufferPointer { (file) throws(PNGError) in try StampReader(file).chunks }
    let pixels = PixelHash(bitmap)
    let stamp = "1 \(pixels) \(chunks)"
    var inserted = pngChunk("tEXt", Array(PNGStamp.key.utf8) + [0] + Array(stamp.utf8))
    if let list {
      inserted += pngChunk("tEXt", Array(PNGStamp.listKey.utf8) + [0] + Array("1 \(pixels) \(list)".utf8))
    }
    if let note, let packed = deflated(note) {
      // Flag 1 (compressed) and method 0, without a language or a translated keyword.
      inserted += pngChunk("iTXt", Array(PNGStamp.noteKey.utf8) + [0, 1, 0, 0, 0] + packed)
    }
    // Insert after the header, which consists of the signature (8 bytes) and the IHDR chunk (13 bytes and 12 bytes of
    // overhead).
    return bytes[..<33] + inserted + bytes[33...]
  }

  /// Returns the file's stamp, or `nil` if it has none. Reads the file's bytes once and does not decode its pixels.
  ///
  /// - Throws: `PNGError.damaged` if the stamp does not belong to the file's image.
  public static func stamp(in bytes: [UInt8]) throws(PNGError) -> PNGStamp? {
    try bytes.withUnsafeBufferPointer { (file) throws(PNGError) in try StampReader(file).stamp() }
  }

  /// Returns the note in the image's stamp, or `nil` if it has none.
  public static func note(in bytes: [UInt8]) throws(PNGError) -> String? {
    try texts(in: bytes).first { $0.key == PNGStamp.noteKey }?.value
  }

  private static func deflated(_ text: String) -> [UInt8]? {
    let source = Array(text.utf8)
    guard source.count <= 1 << 22, !source.contains(0) else { return nil }
    var count = compressBound(uLong(source.count))
    var outcome = Z_DATA_ERROR
    let packed = [UInt8](unsafeUninitializedCapacity: Int(count)) { buffer, used in
      outcome = compress2(buffer.baseAddress, &count, source, uLong(source.count), 9)
      used = outcome == Z_OK ? Int(count) : 0
    }
    return outcome == Z_OK ? packed : nil
  }
}

/// A single pass over a file's chunks.
private struct StampReader {
  /// The fingerprint of all chunks except the text chunks.
  let chunks: PixelHash
  private var width = 0
  private var height = 0
  private var mark: String?
  private var listMark: String?

  init(_ file: UnsafeBufferPointer<UInt8>) throws(PNGError) {
    var reader = try PNGChunks(file)
    var covered: [UInt8] = []
    covered.reserveCapacity(file.count)
    while let (type, data) = try reader.next() {
      if type == "tEXt" || type == "zTXt" || type == "iTXt" {
        // Skip the note, which is long and not needed here. If a keyword occurs twice, use the first text.
        guard type == "tEXt", mark == nil || listMark == nil, let text = PNG.text(type, data) else { continue }
        if mark == nil, text.key == PNGStamp.key { mark = text.value }
        if listMark == nil, text.key == PNGStamp.listKey { listMark = text.value }
        continue
      }
      if type == "IHDR", data.count >= 8 {
        width = data.prefix(4).reduce(0) { $0 << 8 | Int($1) }
        height = data.dropFirst(4).prefix(4).reduce(0) { $0 << 8 | Int($1) }
      }
      covered += type.utf8
      covered += UnsafeBufferPointer(rebasing: data)
    }
    chunks = covered.withUnsafeBytes { PixelHash(bytes: $0) }
  }

  func stamp() throws(PNGError) -> PNGStamp? {
    guard let text = mark else { return nil }
    let parts = text.split(separator: " ", omittingEmptySubsequences: false)
    guard parts.count == 3, parts[0] == "1", let pixels = PixelHash(parts[1]), let stamped = PixelHash(parts[2]) else {
      throw .damaged(reason: "its fingerprint cannot be read")
    }
    guard stamped == chunks else {
      throw .damaged(reason: "its picture was changed after its fingerprint was taken")
    }
    return PNGStamp(pixels: pixels, width: width, height: height, list: list(of: pixels))
  }

  /// Returns the display list's fingerprint, or `nil` if it was stored for different pixels or by a later version.
  private func list(of pixels: PixelHash) -> DisplayListHash? {
    guard let parts = listMark?.split(separator: " ", omittingEmptySubsequences: false), parts.count == 3,
      parts[0] == "1", PixelHash(parts[1]) == pixels
    else { return nil }
    return DisplayListHash(parts[2])
  }
}
