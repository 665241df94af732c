// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

/// Detection of the encoding of text files.
enum TextEncoding {
  /// Returns the text without its byte order mark, or nil if the bytes are not valid UTF-8, UTF-16 or UTF-32. UTF-16
  /// without a byte order mark is detected by a zero byte in the first character.
  static func decode(_ bytes: [UInt8]) -> String? {
    if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { return utf8(bytes[3...]) }
    if bytes.starts(with: [0xFF, 0xFE, 0, 0]) { return utf32(bytes[4...], isLittle: true) }
    if bytes.starts(with: [0, 0, 0xFE, 0xFF]) { return utf32(bytes[4...], isLittle: false) }
    if bytes.starts(with: [0xFF, 0xFE]) { return utf16(bytes[2...], isLittle: true) }
    if bytes.starts(with: [0xFE, 0xFF]) { return utf16(bytes[2...], isLittle: false) }
    if bytes.count >= 2, bytes[0] == 0 || bytes[1] == 0 { return utf16(bytes[...], isLittle: bytes[1] == 0) }
    return utf8(bytes[...])
  }

  private static func utf8(_ bytes: ArraySlice<UInt8>) -> String? { String(validating: bytes, as: UTF8.self) }

  private static func utf16(_ bytes: ArraySlice<UInt8>, isLittle: Bool) -> String? {
    guard bytes.count.isMultiple(of: 2) else { return nil }
    let units = stride(from: bytes.startIndex, to: bytes.endIndex, by: 2).map { place in
      let (first, second) = (UInt16(bytes[place]), UInt16(bytes[place + 1]))
      return isLittle ? second << 8 | first : first << 8 | second
    }
    return String(validating: units, as: UTF16.self)
  }

  private static func utf32(_ bytes: ArraySlice<UInt8>, isLittle: Bool) -> String? {
    guard bytes.count.isMultiple(of: 4) else { return nil }
    let units = stride(from: bytes.startIndex, to: bytes.endIndex, by: 4).map { place in
      let quad = bytes[place..<(place + 4)]
      return (isLittle ? Array(quad.reversed()) : Array(quad)).reduce(UInt32(0)) { $0 << 8 | UInt32($1) }
    }
    return String(validating: units, as: UTF32.self)
  }
}
