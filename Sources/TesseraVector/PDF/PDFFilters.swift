// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import CTesseraSystem.Deflate

/// Decodes streams (PDF 32000-1, section 7.4).
enum PDFFilters {
  /// The maximum number of decoded bytes of a single stream.
  static let maximumBytes = 1 << 26

  static func hexadecimal(_ bytes: ArraySlice<UInt8>) -> [UInt8] {
    var result: [UInt8] = []
    var high: UInt8?
    for byte in bytes {
      if byte == 0x3E { break }
      guard let digit = PDFLexer.digit(byte) else { continue }
      if let first = high {
        result.append(first << 4 | digit)
        high = nil
      } else {
        high = digit
      }
    }
    if let high { result.append(high << 4) }
    return result
  }

  static func ascii85(_ bytes: ArraySlice<UInt8>) -> [UInt8] {
    var result: [UInt8] = []
    var (value, count) = (UInt32(0), 0)
    func put(_ value: UInt32, _ bytes: Int) {
      for index in 0..<bytes { result.append(UInt8(truncatingIfNeeded: value >> UInt32(24 - 8 * index))) }
    }
    for byte in bytes {
      if byte == 0x7E { break }
      if byte == 0x7A, count == 0 {
        put(0, 4)
        continue
      }
      guard (0x21...0x75).contains(byte) else { continue }
      value = value &* 85 &+ UInt32(byte - 0x21)
      count += 1
      if count == 5 {
        put(value, 4)
        (value, count) = (0, 0)
      }
    }
    if count > 1 {
      for _ in count..<5 { value = value &* 85 &+ 84 }
      put(value, count - 1)
    }
    return result
  }

  /// Inflates a zlib stream. Returns nil if the stream is damaged or inflates to more than `limit` bytes.
  static func inflate(_ bytes: ArraySlice<UInt8>, limit: Int) -> [UInt8]? {
    guard bytes.count > 2, let inflater = libdeflate_alloc_decompressor() else { return nil }
    defer { libdeflate_free_decompressor(inflater) }
    // A byte expands to at most 1032 bytes.
    let most = min(limit, bytes.count.multipliedReportingOverflow(by: 1032).partialValue + 64)
    var capacity = min(max(bytes.count * 4, 4096), most)
    while true {
      var outcome = LIBDEFLATE_BAD_DATA
      let result = [UInt8](unsafeUninitializedCapacity: capacity) { buffer, count in
        var (read, written) = (0, 0)
        outcome = bytes.withUnsafeBytes { source in
          libdeflate_zlib_decompress_ex(
            inflater, source.baseAddress, source.count, buffer.baseAddress, capacity, &read, &written)
        }
        count = outcome == LIBDEFLATE_SUCCESS ? written : 0
      }
      if outcome == LIBDEFLATE_SUCCESS { return result }
      guard outcome == LIBDEFLATE_INSUFFICIENT_SPACE, capacity < most else { return nil }
      capacity = min(capacity * 4, most)
    }
  }

  /// Reverses a PNG predictor (10 and above) or the TIFF predictor (2, 8 bits only).
  static func unpredicted(_ bytes: [UInt8], predictor: Int, colors: Int, bits: Int, columns: Int) -> [UInt8]? {
    guard predictor > 1 else { return bytes }
    guard (1...32).contains(colors), [1, 2, 4, 8, 16].contains(bits), (1...1 << 24).contains(columns) else {
      return nil
    }
    let step = max(1, colors * bits / 8)
    let width = (colors * bits * columns + 7) / 8
    if predictor == 2 {
      guard bits == 8 else { return nil }
      var result = bytes
      for start in stride(from: 0, to: result.count, by: width) {
        let end = min(start + width, result.count)
        guard start + step < end else { continue }
        for index in start + step..<end { result[index] &+= result[index - step] }
      }
      return result
    }
    var result: [UInt8] = []
    result.reserveCapacity(bytes.count)
    var above = [UInt8](repeating: 0, count: width)
    for start in stride(from: 0, to: bytes.count, by: width + 1) {
      var row = [UInt8](repeating: 0, count: width)
      for index in 0..<min(width, bytes.count - start - 1) {
        let left = index >= step ? row[index - step] : 0
        let corner = index >= step ? above[index - step] : 0
        row[index] =
          bytes[start + 1 + index] &+ predicted(type: bytes[start], left: left, above: above[index], corner: corner)
      }
      result += row
      above = row
    }
    return result
  }

  private static func predicted(type: UInt8, left: UInt8, above: UInt8, corner: UInt8) -> UInt8 {
    switch type {
    case 1: return left
    case 2: return above
    case 3: return UInt8((Int(left) + Int(above)) / 2)
    case 4:
      let guess = Int(left) + Int(above) - Int(corner)
      let (a, b, c) = (abs(guess - Int(left)), abs(guess - Int(above)), abs(guess - Int(corner)))
      return a <= b && a <= c ? left : b <= c ? above : corner
    default: return 0
    }
  }
}
