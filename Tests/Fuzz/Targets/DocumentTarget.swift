// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

internal import Foundation
internal import TesseraFoundation
internal import TesseraGraphics
internal import TesseraTextKit

/// A target that reads text documents. Invalid documents must be rejected with a typed error. Documents that were
/// read can be written and read again.
enum DocumentTarget {
  static func read(_ bytes: [UInt8], _ type: NSAttributedString.DocumentType) {
    guard let text = try? NSAttributedString(data: Data(bytes), options: [.documentType: type], documentAttributes: nil)
    else { return }
    let whole = NSRange(location: 0, length: text.length)
    for type in [NSAttributedString.DocumentType.html, .rtf] {
      guard let written = try? text.data(from: whole, documentAttributes: [.documentType: type]) else {
        check(false, "a document that was read cannot be written as \(type.rawValue)")
        continue
      }
      let again = try? NSAttributedString(data: written, options: [.documentType: type], documentAttributes: nil)
      check(again != nil, "a document written as \(type.rawValue) cannot be read")
    }
  }

  static func markdown(_ bytes: [UInt8]) {
    let source = String(decoding: bytes, as: UTF8.self)
    for syntax in [
      AttributedString.MarkdownParsingOptions.InterpretedSyntax.full, .inlineOnly, .inlineOnlyPreservingWhitespace,
    ] {
      let options = AttributedString.MarkdownParsingOptions(interpretedSyntax: syntax)
      let text = try? AttributedString(markdown: source, options: options)
      check(text != nil, "a Markdown string is rejected")
      // A tab becomes at most four spaces, and a line of code ends with a line break.
      let count = text?.unicodeScalars.count ?? 0
      check(count <= 4 * source.unicodeScalars.count + 4, "\(source.unicodeScalars.count) characters become \(count)")
    }
  }
}
