// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

public import Foundation

extension AttributeScopes {
  /// The scope of UIKit's attributes, for key paths and coding.
  public var uiKit: UIKitAttributes.Type { UIKitAttributes.self }

  /// UIKit's and Foundation's attributes for an `AttributedString`.
  ///
  ///     var text = AttributedString("Sale")
  ///     text.font = .boldSystemFont(ofSize: 17)
  ///     text.foregroundColor = .systemRed
  ///     label.attributedText = NSAttributedString(text)
  public struct UIKitAttributes: AttributeScope {
    /// The font, as a `UIFont`. The default is 12-point Helvetica or the view's font.
    public let font: FontAttribute
    /// The paragraph style, as an `NSParagraphStyle`. The first character's value applies to the whole paragraph.
    public let paragraphStyle: ParagraphStyleAttribute
    /// The color of the glyphs, as a `UIColor`.
    public let foregroundColor: ForegroundColorAttribute
    /// The background color of the text, as a `UIColor`.
    public let backgroundColor: BackgroundColorAttribute
    /// The use of ligatures: 0 for none, 1 for the font's default ligatures.
    public let ligature: LigatureAttribute
    /// The space added after every character, in points.
    public let kern: KernAttribute
    /// The space added after every character, in points. Replaces `kern` unless the value is 0.
    public let tracking: TrackingAttribute
    /// The style of the strikethrough, as an `NSUnderlineStyle`.
    public let strikethroughStyle: StrikethroughStyleAttribute
    /// The style of the underline, as an `NSUnderlineStyle`.
    public let underlineStyle: UnderlineStyleAttribute
    /// The color of glyph outlines, as a `UIColor`. The default is the text color.
    public let strokeColor: StrokeColorAttribute
    /// The width of glyph outlines as a percentage of the point size. If negative, glyphs are both outlined and
    /// filled.
    public let strokeWidth: StrokeWidthAttribute
    /// The distance by which text is raised, in points. Negative values lower the text.
    public let baselineOffset: BaselineOffsetAttribute
    /// The color of the underline, as a `UIColor`. The default is the text color.
    public let underlineColor: UnderlineColorAttribute
    /// The color of the strikethrough, as a `UIColor`. The default is the text color.
    public let strikethroughColor: StrikethroughColorAttribute
    /// The slant of the glyphs, as the tangent of the angle.
    public let obliqueness: ObliquenessAttribute
    /// The visual effect of the glyphs.
    public let textEffect: TextEffectAttribute
    /// Foundation's attributes, such as links.
    public let foundation: FoundationAttributes
  }
}

extension AttributeDynamicLookup {
  /// Looks up an attribute by name, as in `text.font`. If SwiftUI has an attribute with the same name and both types
  /// match, the compiler prefers SwiftUI's.
  @_disfavoredOverload
  public subscript<T: AttributedStringKey>(
    dynamicMember keyPath: KeyPath<AttributeScopes.UIKitAttributes, T>
  ) -> T {
    self[T.self]
  }
}
