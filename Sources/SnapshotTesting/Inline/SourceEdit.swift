// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import TesseraSwiftScanner

/// A replacement in a test file.
struct SourceEdit: Equatable {
  /// The byte range in the file.
  let range: Range<Int>
  let replacement: [UInt8]

  /// Creates an edit that replaces or inserts a call's closure, or removes the closure if the text is nil. Returns
  /// nil if there is no call at the given location.
  init?(_ text: String?, _ place: InlinePlace, in source: [UInt8]) {
    let scanner = SwiftScanner(source)
    guard let offset = scanner.offset(line: place.line, column: place.column),
      let call = scanner.call(at: offset)
    else { return nil }
    let style = SourceStyle(source, at: offset)
    if let label = place.argument {
      guard let argument = call.arguments[label] else { return nil }
      range = argument
      replacement = Array(style.argument(text ?? "").utf8)
      return
    }
    let existing = call.closure(place.syntax)
    guard let text else {
      guard let existing else { return nil }
      range = (existing.isTrailing ? scanner.startOfWhiteSpace(before: existing.start) : existing.start)..<existing.end
      replacement = existing.isTrailing ? [] : Array("nil".utf8)
      return
    }
    let body = "{" + style.lineBreak + style.literal(text) + style.lineBreak + style.indent + "}"
    if let existing {
      range = existing.body
      replacement = Array(body.utf8)
    } else {
      let label = call.closures.contains(where: \.isTrailing) ? "\(place.syntax.trailingClosureLabel): " : ""
      range = call.end..<call.end
      replacement = Array((" " + label + body).utf8)
    }
  }
}
