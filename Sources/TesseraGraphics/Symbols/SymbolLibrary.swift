// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

// The drawings behind UIImage(systemName:), found by name in the text that Fonts/Symbols/generate.py writes. Only the
// names are read when the first symbol is asked for; a drawing is parsed when it is used and then kept. Parsing all of
// them at once was rejected: a screen shows a dozen out of a thousand.

import Foundation
import TesseraFonts
import TesseraRaster
import TesseraVector

final class SymbolLibrary: @unchecked Sendable {
  static let shared = SymbolLibrary()

  /// Where a name's line is, and whether right-to-left layouts mirror it under this name.
  private struct Entry {
    var paths: Range<Int>
    var isMirrored: Bool
  }

  private let bytes: UnsafeBufferPointer<UInt8>
  private let entries: [String: Entry]
  private let lock = Lock()
  private var drawings: [String: SymbolDrawing] = [:]

  private convenience init() {
    var count = 0
    let start = tessera_symbol_bytes(&count)
    self.init(UnsafeBufferPointer(start: start, count: count))
  }

  private init(_ bytes: UnsafeBufferPointer<UInt8>) {
    self.bytes = bytes
    var entries: [String: Entry] = [:]
    entries.reserveCapacity(2048)
    var start = 0
    while start < bytes.count {
      let end = Self.find(UInt8(ascii: "\n"), in: bytes, from: start)
      let tab = Self.find(UInt8(ascii: "\t"), in: bytes, from: start)
      if tab < end { Self.add(bytes[start..<tab], paths: tab + 1..<end, to: &entries) }
      start = end + 1
    }
    self.entries = entries
  }

  private static func find(_ byte: UInt8, in bytes: UnsafeBufferPointer<UInt8>, from start: Int) -> Int {
    guard let base = bytes.baseAddress, let found = memchr(base + start, Int32(byte), bytes.count - start) else {
      return bytes.count
    }
    return UnsafeRawPointer(found) - UnsafeRawPointer(base)
  }

  private static func add(
    _ names: Slice<UnsafeBufferPointer<UInt8>>, paths: Range<Int>, to entries: inout [String: Entry]
  ) {
    for name in names.split(separator: UInt8(ascii: " ")) {
      let isMirrored = name.first == UInt8(ascii: ">")
      let text = String(decoding: isMirrored ? name.dropFirst() : name, as: UTF8.self)
      entries[text] = Entry(paths: paths, isMirrored: isMirrored)
    }
  }

  /// All names, sorted.
  var names: [String] { entries.keys.sorted() }

  /// The drawing with a name. Nil for names that the library does not have, and where its data is broken.
  func drawing(named name: String) -> SymbolDrawing? {
    guard let entry = entries[name] else { return nil }
    return lock.withLock {
      if let known = drawings[name] { return known }
      let drawing = parse(entry, name)
      drawings[name] = drawing
      return drawing
    }
  }

  private func parse(_ entry: Entry, _ name: String) -> SymbolDrawing? {
    var layers: [SymbolDrawing.Layer] = []
    for field in bytes[entry.paths].split(separator: UInt8(ascii: "\t")) {
      let isEvenOdd = field.first == UInt8(ascii: "e")
      let data = UnsafeBufferPointer(rebasing: isEvenOdd ? field.dropFirst() : field)
      guard let path = SVGPath.parse(data) else { return nil }
      layers.append(SymbolDrawing.Layer(path: path, rule: isEvenOdd ? .evenOdd : .nonZero))
    }
    return SymbolDrawing(name: name, layers: layers, isMirrored: entry.isMirrored)
  }
}
