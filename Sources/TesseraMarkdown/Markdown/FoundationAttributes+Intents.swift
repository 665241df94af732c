// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

// Foundation's keys for what Markdown means, which Foundation on Linux lacks.

public import Foundation

extension AttributeScopes.FoundationAttributes {
  /// `InlinePresentationIntent` of characters.
  public struct InlinePresentationIntentAttribute: AttributedStringKey {
    /// A set of intents.
    public typealias Value = InlinePresentationIntent
    /// The name of `NSAttributedString.Key.inlinePresentationIntent`.
    public static let name = "NSInlinePresentationIntent"
  }

  /// `PresentationIntent` of the block that characters are of.
  public struct PresentationIntentAttribute: AttributedStringKey {
    /// The blocks around.
    public typealias Value = PresentationIntent
    /// The name of `NSAttributedString.Key.presentationIntentAttributeName`.
    public static let name = "NSPresentationIntent"
  }

  /// What characters are for: emphasis, code.
  public var inlinePresentationIntent: InlinePresentationIntentAttribute { InlinePresentationIntentAttribute() }
  /// What block characters are of.
  public var presentationIntent: PresentationIntentAttribute { PresentationIntentAttribute() }
}

extension NSAttributedString.Key {
  /// The raw value of an `InlinePresentationIntent`, as a number. Labels and text views draw it.
  public static let inlinePresentationIntent = NSAttributedString.Key(rawValue: "NSInlinePresentationIntent")
  /// A `PresentationIntent`. Kept; labels and text views do not draw it.
  public static let presentationIntentAttributeName = NSAttributedString.Key(rawValue: "NSPresentationIntent")
  /// The `URL` of an image; its characters are the description.
  public static let imageURL = NSAttributedString.Key(rawValue: "NSImageURL")
  /// A description of an image or another attachment.
  public static let alternateDescription = NSAttributedString.Key(rawValue: "NSAlternateDescription")
  /// A BCP 47 tag such as `ja`, by which the font chooses forms of letters and words are hyphenated. Text without one is in the
  /// screen's language.
  public static let languageIdentifier = NSAttributedString.Key(rawValue: "NSLanguage")
}
