// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

/// A component of a `printf` format string, which is parsed to insert plural forms.
enum FormatPiece: Equatable {
  /// Literal text, in which percent signs are doubled.
  case text(String)
  /// A conversion such as `%2$.1f`, with its one-based argument position and the rest, `.1f`.
  case conversion(position: Int?, String)
  /// A variable such as `%1$#@photos@`, with its argument position and name.
  case variable(position: Int?, String)
  /// The placeholder `%arg` in a string catalog, for the number that determines the plural form.
  case argument

  /// Parses a format string. Anything that is not a conversion is literal text.
  static func pieces(of format: String) -> [FormatPiece] {
    let bytes = Array(format.utf8)
    var result: [FormatPiece] = []
    var start = 0
    var place = 0
    func finish(_ end: Int) {
      if end > start { result.append(.text(String(decoding: bytes[start..<end], as: UTF8.self))) }
    }
    while place < bytes.count {
      guard bytes[place] == UInt8(ascii: "%") else {
        place += 1
        continue
      }
      if place + 1 < bytes.count, bytes[place + 1] == UInt8(ascii: "%") {
        place += 2
        continue
      }
      guard let (piece, end) = read(bytes, start: place + 1) else {
        place += 1
        continue
      }
      finish(place)
      result.append(piece)
      place = end
      start = end
    }
    finish(bytes.count)
    return result
  }

  /// Returns the component after a percent sign and the end of the component.
  private static func read(_ bytes: [UInt8], start: Int) -> (FormatPiece, Int)? {
    if bytes[start...].starts(with: "arg".utf8) { return (.argument, start + 3) }
    var place = start
    var position: Int?
    var digits = place
    while digits < bytes.count, digits - place < 4, (48...57).contains(bytes[digits]) { digits += 1 }
    if digits > place, digits < bytes.count, bytes[digits] == UInt8(ascii: "$") {
      position = Int(String(decoding: bytes[place..<digits], as: UTF8.self))
      place = digits + 1
    }
    if bytes[place...].starts(with: "#@".utf8) {
      guard let end = bytes[(place + 2)...].firstIndex(of: UInt8(ascii: "@")) else { return nil }
      return (.variable(position: position, String(decoding: bytes[(place + 2)..<end], as: UTF8.self)), end + 1)
    }
    let body = place
    while place < bytes.count, "-+ #0123456789.*'".utf8.contains(bytes[place]) { place += 1 }
    while place < bytes.count, "hlqjztL".utf8.contains(bytes[place]) { place += 1 }
    guard place < bytes.count, "diouxXDOUeEfFgGaAcCsSp@".utf8.contains(bytes[place]) else { return nil }
    return (.conversion(position: position, String(decoding: bytes[body...place], as: UTF8.self)), place + 1)
  }
}
