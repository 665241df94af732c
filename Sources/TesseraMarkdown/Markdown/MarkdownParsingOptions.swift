// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

public import Foundation

extension AttributedString {
  /// How Markdown is read.
  public struct MarkdownParsingOptions: Hashable, Sendable {
    /// Which part of Markdown is read.
    public enum InterpretedSyntax: Hashable, Sendable {
      /// Blocks and what is in them. Blocks leave no line breaks in the text: their intents tell them apart.
      case full
      /// What is in a paragraph; line breaks are spaces.
      case inlineOnly
      /// What is in a paragraph; spaces and line breaks stay.
      case inlineOnlyPreservingWhitespace
    }

    /// What happens to text that is no Markdown. All text is, so the two do not differ.
    public enum FailurePolicy: Hashable, Sendable {
      /// An error is thrown.
      case throwError
      /// What could be read is returned.
      case returnPartiallyParsedIfPossible
    }

    /// Whether `^[text](key: value)` sets attributes of the app.
    ///
    /// - Note: Differs from Foundation: kept and not used; the signs stay in the text.
    public var allowsExtendedAttributes: Bool
    /// Which part of Markdown is read; all of it by default.
    public var interpretedSyntax: InterpretedSyntax
    /// What happens to text that is no Markdown.
    public var failurePolicy: FailurePolicy
    /// The language of the text, as in BCP 47, which its attribute `languageIdentifier` then says; nil for none.
    public var languageCode: String?
    /// Kept and not used: no places in the source are told.
    public var appliesSourcePositionAttributes: Bool

    /// All of Markdown, unless told otherwise.
    public init(
      allowsExtendedAttributes: Bool = false, interpretedSyntax: InterpretedSyntax = .full,
      failurePolicy: FailurePolicy = .throwError, languageCode: String? = nil,
      appliesSourcePositionAttributes: Bool = false
    ) {
      self.allowsExtendedAttributes = allowsExtendedAttributes
      self.interpretedSyntax = interpretedSyntax
      self.failurePolicy = failurePolicy
      self.languageCode = languageCode
      self.appliesSourcePositionAttributes = appliesSourcePositionAttributes
    }
  }
}
