// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

public import TesseraGraphics

/// The data of a font file, for use with `CTFontManagerRegisterGraphicsFont`.
///
/// - Note: Differs from UIKit: the class is declared in Core Text instead of Core Graphics, and can't be used for
///   drawing.
public final class CGFont: Sendable {
  /// The data of the font file, or `nil` for a font created by name.
  let data: Data?
  /// The PostScript name in the font's name table, or `nil` if there is none.
  public let postScriptName: CFString?

  /// Creates a font from the PostScript name of an available font. Returns `nil` if there is no such font.
  public init?(_ name: CFString) {
    guard let font = UIFont(name: name, size: 12) else { return nil }
    (data, postScriptName) = (nil, font.fontName)
  }

  /// Creates a font from the data of a font file. Returns `nil` if the data doesn't start like a font file.
  public init?(_ provider: CGDataProvider) {
    guard let data = provider.data, data.count >= 12 else { return nil }
    let bytes = [UInt8](data)
    let kind = bytes.prefix(4)
    guard [[0, 1, 0, 0], Array("OTTO".utf8), Array("true".utf8), Array("ttcf".utf8)].contains(Array(kind)) else {
      return nil
    }
    self.data = data
    postScriptName = NameTable(bytes).postScriptName
  }
}

/// An OpenType font's `name` table.
private struct NameTable {
  let bytes: [UInt8]

  init(_ bytes: [UInt8]) {
    self.bytes = bytes
  }

  private func number(at place: Int, count: Int) -> Int? {
    guard place >= 0, place + count <= bytes.count else { return nil }
    return bytes[place..<place + count].reduce(0) { $0 << 8 | Int($1) }
  }

  /// The name with identifier 6, for the Windows platform in UTF-16 or the Macintosh platform in ASCII.
  var postScriptName: String? {
    let start = Array(bytes.prefix(4)) == Array("ttcf".utf8) ? number(at: 12, count: 4) ?? 0 : 0
    guard let tables = number(at: start + 4, count: 2) else { return nil }
    for index in 0..<tables {
      let record = start + 12 + index * 16
      guard number(at: record, count: 4) == 0x6E61_6D65, let table = number(at: record + 8, count: 4) else { continue }
      return name(in: table)
    }
    return nil
  }

  private func name(in table: Int) -> String? {
    guard let count = number(at: table + 2, count: 2), let texts = number(at: table + 4, count: 2) else { return nil }
    for index in 0..<count {
      let record = table + 6 + index * 12
      guard number(at: record + 6, count: 2) == 6, let platform = number(at: record, count: 2),
        let length = number(at: record + 8, count: 2),
        let offset = number(at: record + 10, count: 2)
      else { continue }
      let place = table + texts + offset
      guard place + length <= bytes.count else { continue }
      let text = bytes[place..<place + length]
      if platform == 1 { return String(decoding: text, as: UTF8.self) }
      return String(
        decoding: stride(from: place, to: place + length - 1, by: 2).map {
          UInt16(bytes[$0]) << 8 | UInt16(bytes[$0 + 1])
        }, as: UTF16.self)
    }
    return nil
  }
}
