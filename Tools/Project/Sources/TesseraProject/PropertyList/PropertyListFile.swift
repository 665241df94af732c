// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

internal import Foundation

/// Reading of property lists in any format: OpenStep, XML and binary.
enum PropertyListFile {
  /// Returns the contents of a file.
  static func read(_ path: String, files: ProjectFiles) throws(ProjectError) -> PropertyListValue {
    let bytes = try files.read(path)
    do {
      return try parse(bytes)
    } catch {
      throw error.inFile(path)
    }
  }

  /// Parses a property list in the format that its first bytes indicate.
  static func parse(_ bytes: [UInt8]) throws(PropertyListError) -> PropertyListValue {
    if bytes.starts(with: "bplist".utf8) {
      try BinaryPropertyListCheck.check(bytes)
      return try parseWithFoundation(bytes)
    }
    let start = bytes.firstIndex { !PropertyListParser.isSpace($0) && $0 < 0x80 } ?? 0
    let isXML = ["<?xml", "<plist", "<!DOCTYPE", "<!--"].contains { bytes[start...].starts(with: $0.utf8) }
    guard isXML else { return try PropertyListParser.parse(bytes) }
    try checkXML(bytes)
    return try parseWithFoundation(bytes)
  }

  private static func parseWithFoundation(_ bytes: [UInt8]) throws(PropertyListError) -> PropertyListValue {
    let value: Any
    do {
      value = try PropertyListSerialization.propertyList(from: Data(bytes), format: nil)
    } catch {
      throw PropertyListError(problem: .syntax("the property list is damaged"), line: 1, column: 1)
    }
    var count = 0
    return try convert(value, depth: 0, count: &count)
  }

  private static func convert(_ value: Any, depth: Int, count: inout Int) throws(PropertyListError) -> PropertyListValue
  {
    count += 1
    guard depth <= PropertyListLimits.depth, count <= PropertyListLimits.values else { throw nestingError() }
    switch value {
    case let string as String: return .string(string)
    case let data as Data: return .data([UInt8](data))
    case let values as [Any]:
      var result: [PropertyListValue] = []
      for value in values { result.append(try convert(value, depth: depth + 1, count: &count)) }
      return .array(result)
    case let values as [String: Any]:
      var result: [String: PropertyListValue] = [:]
      for (key, value) in values { result[key] = try convert(value, depth: depth + 1, count: &count) }
      return .dictionary(result)
    case let bool as Bool: return .string(bool ? "YES" : "NO")
    default: return .string("\(value)")
    }
  }

  static func nestingError() -> PropertyListError {
    PropertyListError(problem: .limit("\(PropertyListLimits.depth) nested values"), line: 1, column: 1)
  }

  /// Throws an error if elements are nested too deeply or the text has a merge conflict, so that Foundation's recursive
  /// parser is never given such input.
  private static func checkXML(_ bytes: [UInt8]) throws(PropertyListError) {
    var depth = 0
    var line = 1
    for (index, byte) in bytes.enumerated() {
      if byte == 10 { line += 1 }
      guard byte == UInt8(ascii: "<") else { continue }
      let rest = bytes[index...].dropFirst()
      if rest.starts(with: "<<<<<<".utf8), index == 0 || bytes[index - 1] == 10 {
        throw PropertyListError(problem: .mergeConflict, line: line, column: 1)
      }
      if rest.first == UInt8(ascii: "/") {
        depth -= 1
      } else if rest.first != UInt8(ascii: "?"), rest.first != UInt8(ascii: "!"),
        !isSelfClosing(rest)
      {
        depth += 1
        if depth > PropertyListLimits.depth { throw nestingError() }
      }
    }
  }

  private static func isSelfClosing(_ tag: ArraySlice<UInt8>) -> Bool {
    guard let end = tag.prefix(4096).firstIndex(of: UInt8(ascii: ">")), end > tag.startIndex else { return false }
    return tag[end - 1] == UInt8(ascii: "/")
  }
}

/// A check that the values of a binary property list are neither cyclic, nor nested too deeply, nor shared so often that they would
/// exhaust memory.
struct BinaryPropertyListCheck {
  private let bytes: [UInt8]
  private let offsetSize: Int
  private let referenceSize: Int
  private let objectCount: Int
  private let tableOffset: Int
  private var visited = 0

  static func check(_ bytes: [UInt8]) throws(PropertyListError) {
    guard bytes.count >= 40 else { throw damaged() }
    let trailer = Array(bytes.suffix(32))
    let count = integer(trailer[8..<16])
    let top = integer(trailer[16..<24])
    var check = BinaryPropertyListCheck(
      bytes: bytes, offsetSize: Int(trailer[6]), referenceSize: Int(trailer[7]), objectCount: count,
      tableOffset: integer(trailer[24..<32]))
    guard (1...8).contains(check.offsetSize), (1...8).contains(check.referenceSize), top < count,
      count <= bytes.count, check.tableOffset <= bytes.count - 32,
      count * check.offsetSize <= bytes.count - 32 - check.tableOffset
    else { throw damaged() }
    try check.visit(object: top, depth: 0)
  }

  private init(bytes: [UInt8], offsetSize: Int, referenceSize: Int, objectCount: Int, tableOffset: Int) {
    self.bytes = bytes
    self.offsetSize = offsetSize
    self.referenceSize = referenceSize
    self.objectCount = objectCount
    self.tableOffset = tableOffset
  }

  private mutating func visit(object: Int, depth: Int) throws(PropertyListError) {
    visited += 1
    guard depth <= PropertyListLimits.depth, visited <= PropertyListLimits.values else {
      throw PropertyListFile.nestingError()
    }
    guard object < objectCount else { throw Self.damaged() }
    let entry = tableOffset + object * offsetSize
    var offset = Self.integer(bytes[entry..<entry + offsetSize])
    guard offset < tableOffset else { throw Self.damaged() }
    let marker = bytes[offset]
    guard marker >> 4 == 0xA || marker >> 4 == 0xC || marker >> 4 == 0xD else { return }
    var count = Int(marker & 0xF)
    offset += 1
    if count == 0xF {
      guard offset < tableOffset else { throw Self.damaged() }
      let size = 1 << Int(bytes[offset] & 0xF)
      guard bytes[offset] >> 4 == 1, size <= 8, offset + size < tableOffset else { throw Self.damaged() }
      count = Self.integer(bytes[offset + 1..<offset + 1 + size])
      offset += 1 + size
    }
    if marker >> 4 == 0xD { count = count > bytes.count ? count : count * 2 }
    guard count <= (tableOffset - offset) / referenceSize else { throw Self.damaged() }
    for index in 0..<count {
      let start = offset + index * referenceSize
      try visit(object: Self.integer(bytes[start..<start + referenceSize]), depth: depth + 1)
    }
  }

  /// Returns a big-endian integer. Values above `Int32.max` become `Int32.max`, which is beyond any file that is read.
  private static func integer(_ bytes: ArraySlice<UInt8>) -> Int {
    var value = 0
    for byte in bytes { value = min(Int(Int32.max), value << 8 | Int(byte)) }
    return value
  }

  private static func damaged() -> PropertyListError {
    PropertyListError(problem: .syntax("the binary property list is damaged"), line: 1, column: 1)
  }
}
