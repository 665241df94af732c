// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import CTesseraImaging

extension PNG {
  /// Returns a PNG file's text entries in file order, from tEXt, zTXt and iTXt chunks before and after the pixels.
  ///
  /// The pixels are not decoded, and only their checksums are verified. A compressed text may expand to at most 4
  /// MiB. A larger or damaged text throws `PNGError.damaged`.
  public static func texts(in bytes: [UInt8]) throws(PNGError) -> [(key: String, value: String)] {
    try bytes.withUnsafeBufferPointer { (file) throws(PNGError) -> [(key: String, value: String)] in
      var chunks = try PNGChunks(file)
      var texts: [(key: String, value: String)] = []
      while let (type, data) = try chunks.next() {
        guard type == "tEXt" || type == "zTXt" || type == "iTXt" else { continue }
        guard let text = text(type, data) else { throw .damaged(reason: "the text in chunk \(type) is broken") }
        texts.append(text)
      }
      return texts
    }
  }

  typealias Bytes = Slice<UnsafeBufferPointer<UInt8>>

  static func text(_ type: String, _ data: Bytes) -> (key: String, value: String)? {
    guard let (key, rest) = untilNUL(data) else { return nil }
    let value =
      switch type {
      case "tEXt": latin1(rest)
      case "zTXt": rest.first == 0 ? inflated(rest.dropFirst()).map(latin1) : nil
      default: international(rest)
      }
    return value.map { (latin1(key), $0) }
  }

  /// Decodes the rest of an iTXt chunk after its keyword: compression flag, method, language, translated keyword,
  /// UTF-8 text.
  private static func international(_ data: Bytes) -> String? {
    guard data.count >= 2, let (_, afterLanguage) = untilNUL(data.dropFirst(2)), let (_, text) = untilNUL(afterLanguage)
    else { return nil }
    switch data[data.startIndex] {
    case 0: return String(decoding: text, as: UTF8.self)
    case 1: return inflated(text).map { String(decoding: $0, as: UTF8.self) }
    default: return nil
    }
  }

  private static func untilNUL(_ data: Bytes) -> (head: Bytes, tail: Bytes)? {
    data.firstIndex(of: 0).map { (data[..<$0], data[($0 + 1)...]) }
  }

  private static func latin1(_ bytes: some Sequence<UInt8>) -> String {
    String(String.UnicodeScalarView(bytes.map { Unicode.Scalar($0) }))
  }

  private static func inflated(_ data: Bytes) -> [UInt8]? {
    // Deflate's maximum compression ratio is 1032.
    let room = min(data.count * 1032, 1 << 22)
    var count = uLong(room)
    let source = UnsafeBufferPointer(rebasing: data)
    var outcome = Z_DATA_ERROR
    let bytes = [UInt8](unsafeUninitializedCapacity: room) { buffer, used in
      outcome = uncompress(buffer.baseAddress, &count, source.baseAddress, uLong(source.count))
      used = outcome == Z_OK ? Int(count) : 0
    }
    return outcome == Z_OK ? bytes : nil
  }
}
