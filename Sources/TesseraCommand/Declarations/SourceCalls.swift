// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

internal import TesseraSwiftScanner

/// The function calls in the declarations of a type in a source file.
struct SourceCalls {
  /// A call such as `Text("Total")` or `.padding(16)`.
  struct Call: Equatable {
    let line: Int
    /// The arguments without white space. Empty for a call that has only a closure.
    let arguments: String

    /// Returns whether the first arguments are the given ones.
    ///
    /// - Parameter first: The arguments without white space. Empty for a call without arguments.
    func begins(with first: String) -> Bool {
      if first.isEmpty { return arguments.isEmpty }
      guard arguments.hasPrefix(first) else { return false }
      let rest = arguments.dropFirst(first.count)
      return rest.isEmpty || rest.first == ","
    }

    var hasInterpolation: Bool { arguments.contains("\\(") }

    /// Whether the arguments are only literals and static members, such as `.top, 8`. Such arguments have the same value on the
    /// screen, except for strings, which may be translated.
    var isLiteral: Bool {
      guard !arguments.isEmpty, !arguments.contains("\""), !arguments.contains("(") else { return false }
      let bytes = Array(arguments.utf8)
      var offset = 0
      while offset < bytes.count {
        guard SwiftScanner.isIdentifier(bytes[offset]) else {
          offset += 1
          continue
        }
        let start = offset
        while offset < bytes.count, SwiftScanner.isIdentifier(bytes[offset]) { offset += 1 }
        let word = String(decoding: bytes[start..<offset], as: UTF8.self)
        let isMember = start > 0 && bytes[start - 1] == UInt8(ascii: ".")
        let isLabel = offset < bytes.count && bytes[offset] == UInt8(ascii: ":")
        let isNumber = (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(bytes[start])
        if !isMember, !isLabel, !isNumber, !["nil", "true", "false"].contains(word) { return false }
      }
      return true
    }
  }

  /// The first call of the property `body`, or nil if the body begins with something else.
  private(set) var root: (name: String, line: Int)?
  /// The line of the type's declaration.
  private(set) var declarationLine: Int?
  private let scanner: SwiftScanner
  /// The bodies of the type and of its extensions.
  private var bodies: [Range<Int>] = []
  /// The offsets of the line breaks.
  private let lineBreaks: [Int]

  /// Creates an index of the type with the given name.
  init(_ source: String, type: String) {
    scanner = SwiftScanner(source)
    lineBreaks = scanner.bytes.indices.filter { [scanner] in scanner.bytes[$0] == UInt8(ascii: "\n") }
    let declarations: Set<String> = ["struct", "class", "enum", "actor", "extension"]
    var previous = ""
    var found: (line: Int?, bodies: [Range<Int>]) = (nil, [])
    visitWords { word, range in
      if declarations.contains(previous), word == type {
        if previous != "extension", found.line == nil { found.line = line(at: range.lowerBound) }
        var offset = range.upperBound
        while offset < scanner.bytes.count, scanner.bytes[offset] != UInt8(ascii: "{") {
          offset = scanner.end(ofLiteralAt: offset) ?? scanner.bytes.count
        }
        if let end = scanner.end(ofGroupAt: offset) { found.bodies.append(offset..<end) }
      }
      previous = word
    }
    (declarationLine, bodies) = found
    root = findRoot()
  }

  /// Returns the calls of a function, in source order.
  ///
  /// - Parameters:
  ///   - name: The function, or nil for all functions.
  ///   - isModifier: Whether the function is called on a value: `.padding(16)`.
  func calls(of name: String?, isModifier: Bool) -> [Call] {
    var calls: [Call] = []
    visitWords { word, range in
      guard name == nil || word == name, bodies.contains(where: { $0.contains(range.lowerBound) }) else { return }
      let isMember = scanner.byte(at: scanner.startOfWhiteSpace(before: range.lowerBound) - 1) == UInt8(ascii: ".")
      guard isMember == isModifier else { return }
      var end = range.upperBound
      // Generic arguments.
      if scanner.byte(at: end) == UInt8(ascii: "<") {
        while end < scanner.bytes.count, scanner.bytes[end] != UInt8(ascii: ">") { end += 1 }
        end += 1
      }
      if scanner.byte(at: end) == UInt8(ascii: "("), let close = scanner.end(ofGroupAt: end) {
        calls.append(Call(line: line(at: range.lowerBound), arguments: compact(end + 1..<close - 1)))
      } else if name != nil, scanner.byte(at: scanner.endOfTrivia(from: end)) == UInt8(ascii: "{") {
        calls.append(Call(line: line(at: range.lowerBound), arguments: ""))
      }
    }
    return calls
  }

  private func findRoot() -> (name: String, line: Int)? {
    var place: Int?
    var previous = ""
    visitWords { word, range in
      if place == nil, previous == "var", word == "body", bodies.contains(where: { $0.contains(range.lowerBound) }) {
        place = range.upperBound
      }
      previous = word
    }
    guard var offset = place else { return nil }
    while offset < scanner.bytes.count, scanner.bytes[offset] != UInt8(ascii: "{") {
      offset = scanner.end(ofLiteralAt: offset) ?? scanner.bytes.count
    }
    let start = scanner.endOfTrivia(from: offset + 1)
    var end = start
    while end < scanner.bytes.count, SwiftScanner.isIdentifier(scanner.bytes[end]) { end += 1 }
    guard start < end else { return nil }
    return (scanner.text(in: start..<end), line(at: start))
  }

  /// Calls a closure with each identifier outside of comments and literals.
  private func visitWords(_ visit: (String, Range<Int>) -> Void) {
    var offset = 0
    let bytes = scanner.bytes
    while offset < bytes.count {
      guard SwiftScanner.isIdentifier(bytes[offset]) else {
        offset = scanner.end(ofLiteralAt: offset) ?? offset + 1
        continue
      }
      let start = offset
      while offset < bytes.count, SwiftScanner.isIdentifier(bytes[offset]) { offset += 1 }
      visit(scanner.text(in: start..<offset), start..<offset)
    }
  }

  /// Returns the text of a range without the white space and comments between its elements.
  private func compact(_ range: Range<Int>) -> String {
    var result: [UInt8] = []
    var offset = range.lowerBound
    while offset < range.upperBound {
      let next = scanner.endOfTrivia(from: offset)
      if next > offset {
        offset = next
        continue
      }
      let end = min(scanner.end(ofLiteralAt: offset) ?? offset + 1, range.upperBound)
      result += scanner.bytes[offset..<max(end, offset + 1)]
      offset = max(end, offset + 1)
    }
    return String(decoding: result, as: UTF8.self)
  }

  private func line(at offset: Int) -> Int {
    var (low, high) = (0, lineBreaks.count)
    while low < high {
      let middle = (low + high) / 2
      if lineBreaks[middle] < offset { low = middle + 1 } else { high = middle }
    }
    return low + 1
  }
}
