// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

// A golden that still matches need not be decoded: 97 to 99 % of a comparison of two PNG files is inflating them. So a
// golden carries the fingerprint of its pixels. The fingerprint alone could lie: a tool that crops or optimizes the
// picture may keep the text. So it stands beside the fingerprint of the file's other chunks, and one that disagrees is
// an error.
//
//     tEXt "Tessera"        1 <pixels: 32 hex digits> <chunks: 32 hex digits>
//     tEXt "Tessera List"   1 <pixels> <display list: 32 hex digits>
//     iTXt "Tessera Views"  what the picture shows, deflated
//
// The fingerprint of the display list stands with that of the pixels it gave, so that it cannot come to another picture.

internal import CTesseraImaging
public import TesseraRaster

/// What a golden says about itself, read without decoding its pixels.
public struct PNGStamp: Equatable, Sendable {
  /// The fingerprint of the picture.
  public let pixels: PixelHash
  /// Columns of pixels, as the file's header says.
  public let width: Int
  /// Rows of pixels, as the file's header says.
  public let height: Int
  /// The fingerprint of the commands that painted the picture. Nil for goldens that were recorded without it.
  public let list: DisplayListHash?

  static let key = "Tessera"
  static let listKey = "Tessera List"
  static let noteKey = "Tessera Views"
}

extension PNG {
  /// The picture as a PNG file that knows its own pixels.
  ///
  /// - Parameters:
  ///   - bitmap: The picture.
  ///   - note: What the picture shows, for `note(in:)`: up to 4 MiB of UTF-8 without NUL; else it is left out.
  ///   - list: The fingerprint of the commands that painted the picture; nil where they are not known.
  ///   - preset: How the file is compressed.
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
      // Deflated, by method 0, in no language, without a translated key.
      inserted += pngChunk("iTXt", Array(PNGStamp.noteKey.utf8) + [0, 1, 0, 0, 0] + packed)
    }
    // Behind the header: 8 bytes of signature, 12 around 13 bytes of IHDR.
    return bytes[..<33] + inserted + bytes[33...]
  }

  /// The file's stamp. Nil where it has none. Takes a pass over the file's bytes, none over its pixels.
  ///
  /// - Throws: `PNGError.damaged` for a stamp that does not belong to the file's picture.
  public static func stamp(in bytes: [UInt8]) throws(PNGError) -> PNGStamp? {
    try bytes.withUnsafeBufferPointer { (file) throws(PNGError) in try StampReader(file).stamp() }
  }

  /// The note that the picture was stamped with. Nil where it has none.
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

/// One walk over a file's chunks.
private struct StampReader {
  /// The fingerprint of all chunks but the texts.
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
        // The note is long and not asked for. Of two texts the first counts.
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

  /// Nil for one of another picture or of a later version: the picture is painted then.
  private func list(of pixels: PixelHash) -> DisplayListHash? {
    guard let parts = listMark?.split(separator: " ", omittingEmptySubsequences: false), parts.count == 3,
      parts[0] == "1", PixelHash(parts[1]) == pixels
    else { return nil }
    return DisplayListHash(parts[2])
  }
}
