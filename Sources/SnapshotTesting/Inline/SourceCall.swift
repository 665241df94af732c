// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

// Locates the closures and labeled arguments of a call in Swift source code, without a full parser.

import TesseraSwiftScanner

/// A call and its closures.
struct SourceCall {
  struct Closure: Equatable {
    /// The label, or nil for the first trailing closure.
    let label: String?
    let isTrailing: Bool
    /// The offset of the closure or, for a labeled trailing closure, of its label.
    let start: Int
    /// The byte range from `{` through `}`.
    let body: Range<Int>

    var end: Int { body.upperBound }
  }

  /// The closures that are labeled arguments, and the trailing closures.
  let closures: [Closure]
  /// The labeled arguments in the parentheses.
  let arguments: [String: Range<Int>]
  /// The end offset of the call.
  let end: Int

  /// Returns the closure that a descriptor describes.
  func closure(_ syntax: InlineSnapshotSyntaxDescriptor) -> Closure? {
    if let labeled = closures.first(where: { $0.label.map(syntax.labels.contains) ?? false }) { return labeled }
    return syntax.trailingClosureOffset == 0 ? closures.first { $0.isTrailing && $0.label == nil } : nil
  }
}

extension SwiftScanner {
  /// Returns the byte offset of a line and a column, which start at 1. Columns are in bytes. Returns nil outside of
  /// the source.
  func offset(line: Int, column: Int) -> Int? {
    guard line > 0, column > 0 else { return nil }
    var (at, current) = (0, 1)
    while current < line {
      guard let end = bytes[at...].firstIndex(where: { $0 == UInt8(ascii: "\n") || $0 == UInt8(ascii: "\r") }) else {
        return nil
      }
      at = end + (byte(at: end) == UInt8(ascii: "\r") && byte(at: end + 1) == UInt8(ascii: "\n") ? 2 : 1)
      current += 1
    }
    return column <= bytes.count - at ? at + column - 1 : nil
  }

  /// Returns the call whose arguments or name start at an offset.
  func call(at offset: Int) -> SourceCall? {
    var at = offset
    while Self.isIdentifier(byte(at: at)) || byte(at: at) == UInt8(ascii: "`") || byte(at: at) == UInt8(ascii: ".") {
      at += 1
    }
    var closures: [SourceCall.Closure] = []
    var labeled: [String: Range<Int>] = [:]
    if byte(at: at) == UInt8(ascii: "(") {
      guard let close = end(ofGroupAt: at) else { return nil }
      closures = arguments(at + 1..<close - 1)
      labeled = labels(at + 1..<close - 1)
      at = close
    } else if at > offset || byte(at: at) != UInt8(ascii: "{") {
      return nil
    }
    return trailing(&at, &closures) ? SourceCall(closures: closures, arguments: labeled, end: at) : nil
  }

  /// Adds the trailing closures that follow. Returns false if a closure is not terminated.
  private func trailing(_ at: inout Int, _ closures: inout [SourceCall.Closure]) -> Bool {
    let first = endOfTrivia(from: at)
    guard byte(at: first) == UInt8(ascii: "{") else { return true }
    guard let close = end(ofGroupAt: first) else { return false }
    closures.append(.init(label: nil, isTrailing: true, start: first, body: first..<close))
    at = close
    while let (label, open) = self.label(at: endOfTrivia(from: at)), byte(at: open) == UInt8(ascii: "{") {
      let start = endOfTrivia(from: at)
      guard let close = end(ofGroupAt: open) else { return false }
      closures.append(.init(label: label, isTrailing: true, start: start, body: open..<close))
      at = close
    }
    return true
  }

  /// Returns the closures that are labeled arguments.
  private func arguments(_ range: Range<Int>) -> [SourceCall.Closure] {
    var found: [SourceCall.Closure] = []
    var at = range.lowerBound
    var isStart = true
    while at < range.upperBound {
      let next = endOfTrivia(from: at)
      if next >= range.upperBound { break }
      if isStart, let (label, open) = label(at: next), byte(at: open) == UInt8(ascii: "{"),
        let close = end(ofGroupAt: open)
      {
        found.append(.init(label: label, isTrailing: false, start: open, body: open..<close))
        at = close
      } else {
        at = self.end(ofElementAt: next) ?? range.upperBound
      }
      isStart = byte(at: next) == UInt8(ascii: ",")
    }
    return found
  }

  /// Returns the labeled arguments, without surrounding whitespace and comments.
  private func labels(_ range: Range<Int>) -> [String: Range<Int>] {
    var found: [String: Range<Int>] = [:]
    var current: (label: String, start: Int)?
    var end = range.lowerBound
    func close() { if let current, current.start < end { found[current.label] = current.start..<end } }
    var at = range.lowerBound
    var isStart = true
    while at < range.upperBound {
      let next = endOfTrivia(from: at)
      if next >= range.upperBound { break }
      if byte(at: next) == UInt8(ascii: ",") {
        close()
        (current, isStart, at) = (nil, true, next + 1)
        continue
      }
      if isStart, let (label, value) = label(at: next), value < range.upperBound {
        (current, isStart, at) = ((label, value), false, value)
        continue
      }
      isStart = false
      at = self.end(ofElementAt: next) ?? range.upperBound
      end = min(at, range.upperBound)
    }
    close()
    return found
  }

  /// Returns the name at an offset if it is followed by a colon, and the offset after the colon.
  private func label(at start: Int) -> (String, Int)? {
    var end = start
    while Self.isIdentifier(byte(at: end)) { end += 1 }
    guard end > start else { return nil }
    let colon = endOfTrivia(from: end)
    guard byte(at: colon) == UInt8(ascii: ":") else { return nil }
    return (text(in: start..<end), endOfTrivia(from: colon + 1))
  }
}
