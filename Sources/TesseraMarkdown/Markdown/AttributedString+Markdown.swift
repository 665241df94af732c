// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

// Markdown in attributed strings, which Foundation on Linux does not support. Implements CommonMark 0.31 with
// GitHub's strikethrough and tables.

public import Foundation

extension AttributedString {
  /// Creates an attributed string from Markdown.
  ///
  ///     let text = try AttributedString(markdown: "**Now** 20 % off, see [the shop](https://example.com).")
  ///     label.attributedText = NSAttributedString(text)
  ///
  /// Emphasis, code and strikethrough set `inlinePresentationIntent`, links set `link`, images set `imageURL` on
  /// their description, and blocks set `presentationIntent`. A line break in the source becomes a space with the
  /// intent `softBreak`. Blocks add no line breaks to the text. Relative links are resolved against `baseURL`. Never
  /// throws an error, because any string is valid Markdown.
  ///
  /// - Note: Differs from Foundation: `^[…](…)` does not set custom attributes, and inflection is not supported.
  public init(
    markdown: String, options: MarkdownParsingOptions = MarkdownParsingOptions(), baseURL: URL? = nil
  ) throws {
    self = MarkdownText(options: options, baseURL: baseURL).read(markdown)
  }

  /// Creates an attributed string from Markdown encoded in UTF-8. Invalid bytes are replaced by U+FFFD.
  public init(
    markdown: Data, options: MarkdownParsingOptions = MarkdownParsingOptions(), baseURL: URL? = nil
  ) throws {
    try self.init(markdown: String(decoding: markdown, as: UTF8.self), options: options, baseURL: baseURL)
  }

  /// Creates an attributed string from a Markdown file. Throws an error if the file cannot be read.
  public init(
    contentsOf url: URL, options: MarkdownParsingOptions = MarkdownParsingOptions(), baseURL: URL? = nil
  ) throws {
    try self.init(markdown: Data(contentsOf: url), options: options, baseURL: baseURL)
  }

  /// Creates an attributed string from Markdown. The scope of custom attributes is ignored.
  public init<S: AttributeScope>(
    markdown: String, including scope: KeyPath<AttributeScopes, S.Type>,
    options: MarkdownParsingOptions = MarkdownParsingOptions(), baseURL: URL? = nil
  ) throws {
    try self.init(markdown: markdown, options: options, baseURL: baseURL)
  }

  /// Creates an attributed string from UTF-8 Markdown. The scope of custom attributes is ignored.
  public init<S: AttributeScope>(
    markdown: String, including scope: S.Type, options: MarkdownParsingOptions = MarkdownParsingOptions(),
    baseURL: URL? = nil
  ) throws {
    try self.init(markdown: markdown, options: options, baseURL: baseURL)
  }
}

/// A converter from Markdown to attributed strings.
package struct MarkdownText {
  package var options: AttributedString.MarkdownParsingOptions
  package var baseURL: URL?

  package init(options: AttributedString.MarkdownParsingOptions, baseURL: URL? = nil) {
    (self.options, self.baseURL) = (options, baseURL)
  }

  package func read(_ source: String) -> AttributedString {
    var result = AttributedString()
    if options.interpretedSyntax == .full {
      var parser = MarkdownBlocks()
      let leaves = parser.parse(source)
      for leaf in leaves {
        switch leaf.content {
        case .inlines(let text): append(MarkdownInlines.parse(text, parser.references), leaf.intent, to: &result)
        case .literal(let text): append([MarkdownInlines.Piece(text: text)], leaf.intent, to: &result)
        case .html(let text):
          append([MarkdownInlines.Piece(text: text, intent: .blockHTML)], leaf.intent, to: &result)
        }
      }
    } else {
      let keeps = options.interpretedSyntax == .inlineOnlyPreservingWhitespace
      append(MarkdownInlines.parse(source, [:], keepsSpaces: keeps), nil, to: &result)
    }
    if let languageCode = options.languageCode { result.languageIdentifier = languageCode }
    return result
  }

  private func append(
    _ pieces: [MarkdownInlines.Piece], _ intent: PresentationIntent?, to result: inout AttributedString
  ) {
    typealias Scope = AttributeScopes.FoundationAttributes
    for piece in pieces {
      var container = AttributeContainer()
      if !piece.intent.isEmpty { container[Scope.InlinePresentationIntentAttribute.self] = piece.intent }
      if let intent { container[Scope.PresentationIntentAttribute.self] = intent }
      if let link = piece.link { container.link = URL(string: link, relativeTo: baseURL) }
      if let image = piece.image { container.imageURL = URL(string: image, relativeTo: baseURL) }
      result.append(AttributedString(piece.text, attributes: container))
    }
  }
}
