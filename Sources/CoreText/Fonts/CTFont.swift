// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

public import TesseraGraphics

/// A font. Core Text fonts are UIKit fonts.
public typealias CTFont = UIFont

/// Creates a font from a name and a size in points; 0 means 12. Returns the system font if the name is unknown. Ignores the
/// matrix.
public func CTFontCreateWithName(
  _ name: CFString, _ size: CGFloat, _ matrix: UnsafePointer<CGAffineTransform>?
) -> CTFont {
  let size = size == 0 ? 12 : size
  return UIFont(name: name, size: size) ?? UIFont.systemFont(ofSize: size)
}

/// Returns a copy of a font at another size in points; 0 preserves the size. Ignores the matrix and the attributes.
public func CTFontCreateCopyWithAttributes(
  _ font: CTFont, _ size: CGFloat, _ matrix: UnsafePointer<CGAffineTransform>?, _ attributes: UIFontDescriptor?
) -> CTFont { size == 0 ? font : font.withSize(size) }

/// Creates a font from a descriptor and a size in points; 0 means the size of the descriptor. Ignores the matrix.
public func CTFontCreateWithFontDescriptor(
  _ descriptor: UIFontDescriptor, _ size: CGFloat, _ matrix: UnsafePointer<CGAffineTransform>?
) -> CTFont { UIFont(descriptor: descriptor, size: size) }

/// Returns the size of a font, in points.
public func CTFontGetSize(_ font: CTFont) -> CGFloat { font.pointSize }
/// Returns the ascent of a font, in points.
public func CTFontGetAscent(_ font: CTFont) -> CGFloat { font.ascender }
/// Returns the descent of a font, in points. Positive.
public func CTFontGetDescent(_ font: CTFont) -> CGFloat { -font.descender }
/// Returns the leading of a font, in points.
public func CTFontGetLeading(_ font: CTFont) -> CGFloat { font.leading }
/// Returns the cap height of a font, in points.
public func CTFontGetCapHeight(_ font: CTFont) -> CGFloat { font.capHeight }
/// Returns the x-height of a font, in points.
public func CTFontGetXHeight(_ font: CTFont) -> CGFloat { font.xHeight }
/// Returns the PostScript name of a font.
public func CTFontCopyPostScriptName(_ font: CTFont) -> CFString { font.fontName }
/// Returns the family name of a font.
public func CTFontCopyFamilyName(_ font: CTFont) -> CFString { font.familyName }
/// Returns the PostScript name, because full names are not stored.
public func CTFontCopyFullName(_ font: CTFont) -> CFString { font.fontName }
/// Returns the descriptor of a font.
public func CTFontCopyFontDescriptor(_ font: CTFont) -> UIFontDescriptor { font.fontDescriptor }

/// The attribute of a font.
public let kCTFontAttributeName = NSAttributedString.Key.font
/// The attribute of the text color, a `CGColor`.
public let kCTForegroundColorAttributeName = NSAttributedString.Key("CTForegroundColor")
/// The attribute of the paragraph style, an `NSParagraphStyle`.
public let kCTParagraphStyleAttributeName = NSAttributedString.Key.paragraphStyle
/// The attribute of kerning.
public let kCTKernAttributeName = NSAttributedString.Key.kern
/// The attribute of tracking, in points, which unlike kerning applies to cursive scripts.
public let kCTTrackingAttributeName = NSAttributedString.Key.tracking
/// The attribute of the underline style.
public let kCTUnderlineStyleAttributeName = NSAttributedString.Key.underlineStyle
/// The attribute of the baseline offset.
public let kCTBaselineOffsetAttributeName = NSAttributedString.Key.baselineOffset
/// The attribute of ligatures.
public let kCTLigatureAttributeName = NSAttributedString.Key.ligature
/// The attribute of the stroke width.
public let kCTStrokeWidthAttributeName = NSAttributedString.Key.strokeWidth
/// The attribute of the stroke color.
public let kCTStrokeColorAttributeName = NSAttributedString.Key.strokeColor

/// The key of a feature's type.
public let kCTFontFeatureTypeIdentifierKey: CFString = UIFontDescriptor.FeatureKey.type.rawValue
/// The key of a feature's setting.
public let kCTFontFeatureSelectorIdentifierKey: CFString = UIFontDescriptor.FeatureKey.selector.rawValue
/// The attribute of a font's features.
public let kCTFontFeatureSettingsAttribute: CFString = UIFontDescriptor.AttributeName.featureSettings.rawValue
/// The attribute of a font's size.
public let kCTFontSizeAttribute: CFString = UIFontDescriptor.AttributeName.size.rawValue
/// The attribute of a font's traits.
public let kCTFontTraitsAttribute: CFString = UIFontDescriptor.AttributeName.traits.rawValue
/// The attribute of a family's name.
public let kCTFontFamilyNameAttribute: CFString = UIFontDescriptor.AttributeName.family.rawValue
