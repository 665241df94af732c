// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

public import Foundation

extension AttributedString {
  /// Options for parsing Markdown.
  public struct MarkdownParsingOptions: Hashable, Sendable {
    /// The subset of the syntax to interpret.
    public enum InterpretedSyntax: Hashable, Sendable {
      /// Blocks and inlines. Blocks add no line breaks to the text and are distinguished only by their intents.
      case full
      /// Only inlines. Line breaks become spaces.
      case inlineOnly
      /// Only inlines. Spaces and line breaks are preserved.
      case inlineOnlyPreservingWhitespace
    }

    /// The handling of invalid Markdown. Has no effect, because any string is valid Markdown.
    public enum FailurePolicy: Hashable, Sendable {
      /// Throws an error.
      case throwError
      /// Returns the valid part of the text.
      case returnPartiallyParsedIfPossible
    }

    /// Whether `^[text](key: value)` sets custom attributes.
    ///
    /// - Note: Differs from Foundation: stored, but ignored. The syntax remains in the text.
    public var allowsExtendedAttributes: Bool
    /// The subset of the syntax to interpret. The default is the full syntax.
    public var interpretedSyntax: InterpretedSyntax
    /// The handling of invalid Markdown.
    public var failurePolicy: FailurePolicy
    /// The text's language as a BCP 47 tag, which is stored in the `languageIdentifier` attribute, or nil.
    public var languageCode: String?
    /// Whether attributes for source positions are added. Stored, but ignored, because such attributes are not
    /// supported.
    public var appliesSourcePositionAttributes: Bool

    /// Creates options. The default is the full syntax.
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
