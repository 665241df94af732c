// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

public import Foundation
public import TesseraFoundation

extension NSAttributedString {
  /// Creates the text of Markdown, as `AttributedString(markdown:)` reads it. Labels and text views show emphasis, code, struck
  /// text and links; blocks are told apart by `presentationIntentAttributeName` alone, as on iOS.
  ///
  ///     label.attributedText = try NSAttributedString(markdown: "**Bold**, *italic* and `code`")
  ///
  /// Nothing is thrown: all text is Markdown.
  public convenience init(
    markdown: String, options: AttributedString.MarkdownParsingOptions = AttributedString.MarkdownParsingOptions(),
    baseURL: URL? = nil
  ) throws {
    self.init(try AttributedString(markdown: markdown, options: options, baseURL: baseURL))
  }

  /// Creates the text of Markdown in UTF-8. Bytes that are none stand as U+FFFD.
  public convenience init(
    markdown: Data, options: AttributedString.MarkdownParsingOptions = AttributedString.MarkdownParsingOptions(),
    baseURL: URL? = nil
  ) throws {
    self.init(try AttributedString(markdown: markdown, options: options, baseURL: baseURL))
  }

  /// Creates the text of a file of Markdown. Throws where the file cannot be read.
  public convenience init(
    contentsOfMarkdownFile markdownFile: URL,
    options: AttributedString.MarkdownParsingOptions = AttributedString.MarkdownParsingOptions(), baseURL: URL? = nil
  ) throws {
    self.init(try AttributedString(contentsOf: markdownFile, options: options, baseURL: baseURL))
  }
}
