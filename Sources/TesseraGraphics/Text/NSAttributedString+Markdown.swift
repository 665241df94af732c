// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

public import Foundation
public import TesseraFoundation

extension NSAttributedString {
  /// Creates a string from Markdown, like `AttributedString(markdown:)`. Labels and text views display emphasis,
  /// code, strikethroughs and links. As on iOS, blocks have only the attribute `presentationIntentAttributeName`.
  ///
  ///     label.attributedText = try NSAttributedString(markdown: "**Bold**, *italic* and `code`")
  ///
  /// Never throws an error, because any text is valid Markdown.
  public convenience init(
    markdown: String, options: AttributedString.MarkdownParsingOptions = AttributedString.MarkdownParsingOptions(),
    baseURL: URL? = nil
  ) throws {
    self.init(try AttributedString(markdown: markdown, options: options, baseURL: baseURL))
  }

  /// Creates a string from Markdown in UTF-8. Invalid bytes are replaced by U+FFFD.
  public convenience init(
    markdown: Data, options: AttributedString.MarkdownParsingOptions = AttributedString.MarkdownParsingOptions(),
    baseURL: URL? = nil
  ) throws {
    self.init(try AttributedString(markdown: markdown, options: options, baseURL: baseURL))
  }

  /// Creates a string from a Markdown file. Throws an error if the file can't be read.
  public convenience init(
    contentsOfMarkdownFile markdownFile: URL,
    options: AttributedString.MarkdownParsingOptions = AttributedString.MarkdownParsingOptions(), baseURL: URL? = nil
  ) throws {
    self.init(try AttributedString(contentsOf: markdownFile, options: options, baseURL: baseURL))
  }
}
