// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

// The drawings behind UIImage(systemName:), found by name in the text that Fonts/Symbols/generate.py writes. Its lines are in
// the order of their names, so that a name is found by halving: nothing is read or made at the start, and of the text only the
// pages that a search touches. A drawing is parsed when it is used and then kept, in each weight that is asked for.

import Foundation
import TesseraFonts
import TesseraRaster
import TesseraVector

final class SymbolLibrary: @unchecked Sendable {
  static let shared = SymbolLibrary()

  private struct Key: Hashable {
    var name: String
    var weight: UIImage.SymbolWeight
  }

  private let bytes: UnsafeBufferPointer<UInt8>
  private let lock = Lock()
  private var drawings: [Key: SymbolDrawing] = [:]

  private init() {
    var count = 0
    let start = tessera_symbol_bytes(&count)
    bytes = UnsafeBufferPointer(start: start, count: count)
  }

  // MARK: Lines

  private func find(_ byte: UInt8, from start: Int, to end: Int) -> Int {
    guard start < end, let base = bytes.baseAddress, let found = memchr(base + start, Int32(byte), end - start) else {
      return end
    }
    return UnsafeRawPointer(found) - UnsafeRawPointer(base)
  }

  /// What stands behind a name; nil for names that are not there.
  private func line(_ name: String) -> Range<Int>? {
    let name = Array(name.utf8)
    var (low, high) = (0, bytes.count)
    // Lines that begin from low on and before high are left.
    while low < high {
      var start = low + (high - low) / 2
      while start > low, bytes[start - 1] != UInt8(ascii: "\n") { start -= 1 }
      let end = find(UInt8(ascii: "\n"), from: start, to: bytes.count)
      let tab = find(UInt8(ascii: "\t"), from: start, to: end)
      let known = bytes[start..<tab]
      if known.elementsEqual(name) { return tab < end ? tab + 1..<end : nil }
      if known.lexicographicallyPrecedes(name) { low = end + 1 } else { high = start }
    }
    return nil
  }

  /// All names, in the order of their bytes.
  var names: [String] {
    var names: [String] = []
    var start = 0
    while start < bytes.count {
      let end = find(UInt8(ascii: "\n"), from: start, to: bytes.count)
      names.append(String(decoding: bytes[start..<find(UInt8(ascii: "\t"), from: start, to: end)], as: UTF8.self))
      start = end + 1
    }
    return names
  }

  // MARK: Drawings

  /// Returns the drawing with a name, in a weight. Nil for names that the library does not have, and where its data is broken.
  func drawing(named name: String, weight: UIImage.SymbolWeight = .regular) -> SymbolDrawing? {
    let key = Key(name: name, weight: weight == .unspecified ? .regular : weight)
    return lock.withLock {
      if let known = drawings[key] { return known }
      let drawing = line(name).flatMap { parse($0, name) }?.weighted(key.weight)
      drawings[key] = drawing
      return drawing
    }
  }

  /// Returns the drawing for a name that the library does not have: a question mark in a dashed square.
  func placeholder(for name: String, weight: UIImage.SymbolWeight = .regular) -> SymbolDrawing? {
    drawing(named: "questionmark.square.dashed", weight: weight)?.placeholder(for: name)
  }

  private func parse(_ line: Range<Int>, _ name: String) -> SymbolDrawing? {
    var start = line.lowerBound
    let isMirrored = bytes[start] == UInt8(ascii: ">")
    if isMirrored { start += 1 }
    guard start < line.upperBound else { return nil }
    if bytes[start] == UInt8(ascii: "=") {
      let other = String(decoding: bytes[start + 1..<line.upperBound], as: UTF8.self)
      guard other != name, let line = self.line(other), let drawing = parse(line, other) else { return nil }
      return SymbolDrawing(name: name, layers: drawing.layers, isMirrored: isMirrored)
    }
    var layers: [SymbolDrawing.Layer] = []
    for field in bytes[start..<line.upperBound].split(separator: UInt8(ascii: "\t")) {
      guard let layer = layer(field) else { return nil }
      layers.append(layer)
    }
    return SymbolDrawing(name: name, layers: layers, isMirrored: isMirrored)
  }

  /// Returns a layer: marks, then the path, which begins with an M.
  private func layer(_ field: Slice<UnsafeBufferPointer<UInt8>>) -> SymbolDrawing.Layer? {
    var layer = SymbolDrawing.Layer(path: Path(), rule: .nonZero)
    var rest = field
    func number() -> Int {
      var value = 0
      while let digit = rest.first, (0x30...0x39).contains(digit), value < 10_000 {
        value = value * 10 + Int(digit) - 0x30
        rest = rest.dropFirst()
      }
      return value
    }
    while let mark = rest.first, mark != UInt8(ascii: "M") {
      rest = rest.dropFirst()
      switch mark {
      case UInt8(ascii: "e"): layer.rule = .evenOdd
      case UInt8(ascii: "l"): layer.level = number()
      case UInt8(ascii: "v"): layer.place = number()
      case UInt8(ascii: "w"): layer.stroke = Double(number()) / 100
      case UInt8(ascii: "c"):
        layer.color = rest.first.flatMap { SymbolColor(rawValue: $0) }
        rest = rest.dropFirst()
      default: return nil
      }
    }
    guard let path = SVGPath.parse(UnsafeBufferPointer(rebasing: rest)) else { return nil }
    layer.path = path
    return layer
  }
}
