// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

// Foundation's attribute keys for Markdown, which Foundation on Linux lacks.

public import Foundation

extension AttributeScopes.FoundationAttributes {
  /// The attribute that contains the `InlinePresentationIntent` of the characters.
  public struct InlinePresentationIntentAttribute: AttributedStringKey {
    /// A set of intents.
    public typealias Value = InlinePresentationIntent
    /// The name of `NSAttributedString.Key.inlinePresentationIntent`.
    public static let name = "NSInlinePresentationIntent"
  }

  /// The attribute that contains the `PresentationIntent` of the enclosing block.
  public struct PresentationIntentAttribute: AttributedStringKey {
    /// The enclosing blocks.
    public typealias Value = PresentationIntent
    /// The name of `NSAttributedString.Key.presentationIntentAttributeName`.
    public static let name = "NSPresentationIntent"
  }

  /// The intent of the characters, such as emphasis or code.
  public var inlinePresentationIntent: InlinePresentationIntentAttribute { InlinePresentationIntentAttribute() }
  /// The block that contains the characters.
  public var presentationIntent: PresentationIntentAttribute { PresentationIntentAttribute() }
}

extension NSAttributedString.Key {
  /// The raw value of an `InlinePresentationIntent`, as a number. Labels and text views apply it.
  public static let inlinePresentationIntent = NSAttributedString.Key(rawValue: "NSInlinePresentationIntent")
  /// A `PresentationIntent`. Stored, but not applied by labels and text views.
  public static let presentationIntentAttributeName = NSAttributedString.Key(rawValue: "NSPresentationIntent")
  /// The `URL` of an image. The characters are the image's description.
  public static let imageURL = NSAttributedString.Key(rawValue: "NSImageURL")
  /// A description of an image or another attachment.
  public static let alternateDescription = NSAttributedString.Key(rawValue: "NSAlternateDescription")
  /// A BCP 47 language tag such as `ja`, which determines hyphenation and language-specific glyph variants. By
  /// default, text has the language of the screen.
  public static let languageIdentifier = NSAttributedString.Key(rawValue: "NSLanguage")
}
