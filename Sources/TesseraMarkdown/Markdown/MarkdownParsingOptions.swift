// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

public import Foundation

extension AttributedString {
  /// Options for parsing Markdown.
  public struct MarkdownParsingOptions: Hashable, Sendable {
    /// The supported part of the syntax.
    public enum InterpretedSyntax: Hashable, Sendable {
      /// Blocks and inlines. Blocks add no line breaks to the text and are distinguished by their intents.
      case full
      /// Only inlines; line breaks become spaces.
      case inlineOnly
      /// Only inlines; spaces and line breaks are preserved.
      case inlineOnlyPreservingWhitespace
    }

    /// The handling of invalid Markdown. All text is valid, so there is no difference.
    public enum FailurePolicy: Hashable, Sendable {
      /// Throws an error.
      case throwError
      /// Returns the valid part.
      case returnPartiallyParsedIfPossible
    }

    /// Whether `^[text](key: value)` sets attributes of the app.
    ///
    /// - Note: Differs from Foundation: stored, but ignored; the syntax remains in the text.
    public var allowsExtendedAttributes: Bool
    /// The supported part of the syntax. All of it by default.
    public var interpretedSyntax: InterpretedSyntax
    /// The handling of invalid Markdown.
    public var failurePolicy: FailurePolicy
    /// The BCP 47 language of the text, which is stored in its attribute `languageIdentifier`, or nil.
    public var languageCode: String?
    /// Stored, but ignored: there are no attributes for source positions.
    public var appliesSourcePositionAttributes: Bool

    /// Creates options, by default for the full syntax.
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
