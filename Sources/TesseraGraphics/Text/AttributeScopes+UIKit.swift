// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

public import Foundation

extension AttributeScopes {
  /// The scope of UIKit's attributes, for key paths and for coding.
  public var uiKit: UIKitAttributes.Type { UIKitAttributes.self }

  /// UIKit's attributes of an `AttributedString`, with Foundation's.
  ///
  ///     var text = AttributedString("Sale")
  ///     text.font = .boldSystemFont(ofSize: 17)
  ///     text.foregroundColor = .systemRed
  ///     label.attributedText = NSAttributedString(text)
  public struct UIKitAttributes: AttributeScope {
    /// A `UIFont`: Helvetica at 12 points, or that of the view, where there is none.
    public let font: FontAttribute
    /// An `NSParagraphStyle`, which holds for the paragraph that its first character begins.
    public let paragraphStyle: ParagraphStyleAttribute
    /// A `UIColor`: the colour of the glyphs.
    public let foregroundColor: ForegroundColorAttribute
    /// A `UIColor` behind the text.
    public let backgroundColor: BackgroundColorAttribute
    /// 0 for no ligatures, 1 for the font's ordinary ones.
    public let ligature: LigatureAttribute
    /// Points added after every character.
    public let kern: KernAttribute
    /// Points added after every character, instead of `kern` when not 0.
    public let tracking: TrackingAttribute
    /// An `NSUnderlineStyle` for a line through the text.
    public let strikethroughStyle: StrikethroughStyleAttribute
    /// An `NSUnderlineStyle` for a line under the text.
    public let underlineStyle: UnderlineStyleAttribute
    /// A `UIColor` for outlines; the text's colour where there is none.
    public let strokeColor: StrokeColorAttribute
    /// The width of outlines in percent of the point size; below 0 for outlines around filled glyphs.
    public let strokeWidth: StrokeWidthAttribute
    /// How far text is raised, in points; negative values lower it.
    public let baselineOffset: BaselineOffsetAttribute
    /// A `UIColor` for the line under the text; the text's colour where there is none.
    public let underlineColor: UnderlineColorAttribute
    /// A `UIColor` for the line through the text; the text's colour where there is none.
    public let strikethroughColor: StrikethroughColorAttribute
    /// Slant: the tangent of the angle.
    public let obliqueness: ObliquenessAttribute
    /// An effect on the glyphs.
    public let textEffect: TextEffectAttribute
    /// Foundation's attributes, links among them.
    public let foundation: FoundationAttributes
  }
}

extension AttributeDynamicLookup {
  /// The attribute of a name, as `text.font`.
  public subscript<T: AttributedStringKey>(
    dynamicMember keyPath: KeyPath<AttributeScopes.UIKitAttributes, T>
  ) -> T {
    self[T.self]
  }
}
