// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

// Foundation's keys for Markdown, which Foundation on Linux lacks.

public import Foundation

extension AttributeScopes.FoundationAttributes {
  /// The `InlinePresentationIntent` of characters.
  public struct InlinePresentationIntentAttribute: AttributedStringKey {
    /// A set of intents.
    public typealias Value = InlinePresentationIntent
    /// The name of `NSAttributedString.Key.inlinePresentationIntent`.
    public static let name = "NSInlinePresentationIntent"
  }

  /// The `PresentationIntent` of the block that contains the characters.
  public struct PresentationIntentAttribute: AttributedStringKey {
    /// The enclosing blocks.
    public typealias Value = PresentationIntent
    /// The name of `NSAttributedString.Key.presentationIntentAttributeName`.
    public static let name = "NSPresentationIntent"
  }

  /// The purpose of the characters: emphasis, code.
  public var inlinePresentationIntent: InlinePresentationIntentAttribute { InlinePresentationIntentAttribute() }
  /// The block that contains the characters.
  public var presentationIntent: PresentationIntentAttribute { PresentationIntentAttribute() }
}

extension NSAttributedString.Key {
  /// The raw value of an `InlinePresentationIntent`, as a number. Labels and text views draw it.
  public static let inlinePresentationIntent = NSAttributedString.Key(rawValue: "NSInlinePresentationIntent")
  /// A `PresentationIntent`. Stored, but not drawn by labels and text views.
  public static let presentationIntentAttributeName = NSAttributedString.Key(rawValue: "NSPresentationIntent")
  /// The `URL` of an image, whose characters are the description.
  public static let imageURL = NSAttributedString.Key(rawValue: "NSImageURL")
  /// A description of an image or another attachment.
  public static let alternateDescription = NSAttributedString.Key(rawValue: "NSAlternateDescription")
  /// A BCP 47 tag such as `ja`, which determines a font's forms of letters and hyphenation. By default, text has the language
  /// of the screen.
  public static let languageIdentifier = NSAttributedString.Key(rawValue: "NSLanguage")
}
