// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

public import Foundation

extension AttributeScopes {
  /// The scope of UIKit's attributes, for key paths and coding.
  public var uiKit: UIKitAttributes.Type { UIKitAttributes.self }

  /// The attributes of UIKit and Foundation for an `AttributedString`.
  ///
  ///     var text = AttributedString("Sale")
  ///     text.font = .boldSystemFont(ofSize: 17)
  ///     text.foregroundColor = .systemRed
  ///     label.attributedText = NSAttributedString(text)
  public struct UIKitAttributes: AttributeScope {
    /// A `UIFont`. The default is Helvetica at 12 points, or the font of the view.
    public let font: FontAttribute
    /// An `NSParagraphStyle`. The style of a paragraph is that of its first character.
    public let paragraphStyle: ParagraphStyleAttribute
    /// The color of the glyphs, a `UIColor`.
    public let foregroundColor: ForegroundColorAttribute
    /// The background color of the text, a `UIColor`.
    public let backgroundColor: BackgroundColorAttribute
    /// The use of ligatures: 0 for none, 1 for the font's default ligatures.
    public let ligature: LigatureAttribute
    /// The space added after every character, in points.
    public let kern: KernAttribute
    /// The space added after every character, in points. Replaces `kern` unless it is 0.
    public let tracking: TrackingAttribute
    /// The `NSUnderlineStyle` of a line through the text.
    public let strikethroughStyle: StrikethroughStyleAttribute
    /// The `NSUnderlineStyle` of a line under the text.
    public let underlineStyle: UnderlineStyleAttribute
    /// The color of outlines, a `UIColor`. The default is the text's color.
    public let strokeColor: StrokeColorAttribute
    /// The width of outlines in percent of the point size. Below 0, glyphs are both outlined and filled.
    public let strokeWidth: StrokeWidthAttribute
    /// The distance by which text is raised, in points. Negative values lower it.
    public let baselineOffset: BaselineOffsetAttribute
    /// The color of the line under the text, a `UIColor`. The default is the text's color.
    public let underlineColor: UnderlineColorAttribute
    /// The color of the line through the text, a `UIColor`. The default is the text's color.
    public let strikethroughColor: StrikethroughColorAttribute
    /// The slant, as the tangent of the angle.
    public let obliqueness: ObliquenessAttribute
    /// The effect on the glyphs.
    public let textEffect: TextEffectAttribute
    /// Foundation's attributes, such as links.
    public let foundation: FoundationAttributes
  }
}

extension AttributeDynamicLookup {
  /// An attribute by its name, as in `text.font`. SwiftUI's attributes of the same names are preferred where both fit.
  @_disfavoredOverload
  public subscript<T: AttributedStringKey>(
    dynamicMember keyPath: KeyPath<AttributeScopes.UIKitAttributes, T>
  ) -> T {
    self[T.self]
  }
}
