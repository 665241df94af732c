// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

internal import CTesseraPort
internal import SwiftParser
internal import SwiftSyntax

/// A source file: its bytes and, on demand, its syntax tree.
struct SourceUnit: Sendable {
  let path: String
  let bytes: [UInt8]
  /// Whether the ported copy must have the same name, as for a module's `main.swift`. Two files of a module can't
  /// have the same path, so such a copy has no source location.
  let isMain: Bool
  /// Whether only the file's declarations are needed, so that nothing is written for it.
  let isContext: Bool
  private(set) var tree: SourceFileSyntax?
  /// Whether the file has no parse errors.
  private(set) var isSound = true

  init(path: String, bytes: [UInt8], isContext: Bool = false) {
    self.path = path
    self.bytes = bytes
    isMain = path == "main.swift" || path.hasSuffix("/main.swift")
    self.isContext = isContext
  }

  mutating func parse() {
    guard tree == nil else { return }
    let parsed = Leniency.parsable(withoutBodies).withUnsafeBufferPointer { Parser.parse(source: $0) }
    isSound = !parsed.hasError
    tree = parsed
  }

  /// The text in which function bodies that no rule can change are replaced with spaces. Offsets are unchanged.
  var withoutBodies: [UInt8] {
    // The bodies of `keyPathsForValuesAffecting…` methods are needed.
    if Needle.isFound(DependentKeys.prefix, in: bytes) { return bytes }
    var text = bytes
    let isClear = text.withUnsafeMutableBufferPointer { buffer in
      buffer.baseAddress.map { tessera_blank_bodies($0, buffer.count) } ?? false
    }
    return isClear ? text : bytes
  }

  /// The byte offset of the first parse error.
  var firstError: Int {
    guard let tree else { return 0 }
    for token in tree.tokens(viewMode: .all) {
      if token.presence == .missing { return token.positionAfterSkippingLeadingTrivia.utf8Offset }
      var parent = token.parent
      while let node = parent {
        if node.is(UnexpectedNodesSyntax.self) { return token.range.lowerBound }
        parent = node.parent
      }
    }
    return 0
  }

  /// Returns the line and column of an offset, both starting at 1.
  func place(of offset: Int) -> (line: Int, column: Int) {
    var line = 1
    var start = 0
    for index in 0..<min(offset, bytes.count) where bytes[index] == 10 {
      line += 1
      start = index + 1
    }
    return (line, offset - start + 1)
  }

  func note(_ severity: PortNote.Severity, at offset: Int, _ message: String) -> PortNote {
    let place = place(of: offset)
    return PortNote(severity, path: path, line: place.line, column: place.column, message: message)
  }
}

extension SyntaxProtocol {
  /// The node's byte range without surrounding whitespace and comments.
  var range: Range<Int> {
    positionAfterSkippingLeadingTrivia.utf8Offset..<endPositionBeforeTrailingTrivia.utf8Offset
  }

  /// The range including a semicolon after the member or statement, because a semicolon can't remain without it.
  var rangeWithSemicolon: Range<Int> {
    let semicolon = parent?.as(MemberBlockItemSyntax.self)?.semicolon ?? parent?.as(CodeBlockItemSyntax.self)?.semicolon
    guard let semicolon else { return range }
    return range.lowerBound..<semicolon.range.upperBound
  }

  /// The node's text on one line, without comments.
  var oneLine: String {
    var text = ""
    var previous: TokenSyntax?
    for token in tokens(viewMode: .sourceAccurate) {
      if let previous, !(previous.trailingTrivia.isEmpty && token.leadingTrivia.isEmpty) { text += " " }
      text += token.text
      previous = token
    }
    return text
  }
}
