// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import CTesseraSystem.Deflate

/// A buffer for the bytes of a PDF file: names, numbers and operators, separated by spaces.
struct PDFBytes {
  private(set) var bytes: [UInt8] = []

  var isEmpty: Bool { bytes.isEmpty }

  mutating func append(_ text: String) {
    bytes.append(contentsOf: text.utf8)
  }

  mutating func append(_ other: [UInt8]) {
    bytes.append(contentsOf: other)
  }

  /// Appends a line that consists of numbers and an operator.
  mutating func line(_ numbers: Double..., as name: String) {
    for number in numbers {
      append(Self.text(number))
      bytes.append(0x20)
    }
    append(name)
    bytes.append(0x0A)
  }

  /// Formats a number with at most four decimals. PDF doesn't allow exponents. Nonfinite numbers become 0.
  static func text(_ number: Double) -> String {
    guard number.isFinite else { return "0" }
    let held = min(max(number, -1e9), 1e9)
    let scaled = Int64((held * 10_000).rounded())
    if scaled % 10_000 == 0 { return String(scaled / 10_000) }
    var digits = String(scaled.magnitude % 10_000)
    digits = String(repeating: "0", count: 4 - digits.count) + digits
    while digits.last == "0" { digits.removeLast() }
    return (scaled < 0 ? "-" : "") + String(scaled.magnitude / 10_000) + "." + digits
  }

  static func text(_ numbers: [Double]) -> String { numbers.map(text).joined(separator: " ") }

  /// Formats a string as hexadecimal UTF-16, which requires no escaping.
  static func string(_ text: String) -> String {
    let digits = Array("0123456789ABCDEF")
    var result = "<FEFF"
    for unit in text.utf16 {
      for shift in [12, 8, 4, 0] { result.append(digits[Int(unit >> UInt16(shift)) & 15]) }
    }
    return result + ">"
  }

  /// Compresses bytes to a zlib stream. Returns nil on failure.
  static func deflated(_ bytes: [UInt8]) -> [UInt8]? {
    guard let compressor = libdeflate_alloc_compressor(6) else { return nil }
    defer { libdeflate_free_compressor(compressor) }
    let room = libdeflate_zlib_compress_bound(compressor, bytes.count)
    let result = [UInt8](unsafeUninitializedCapacity: room) { target, count in
      count = libdeflate_zlib_compress(compressor, bytes, bytes.count, target.baseAddress, room)
    }
    return result.isEmpty ? nil : result
  }
}
