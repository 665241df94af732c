// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

public import TesseraGraphics

/// A font. Core Text fonts are UIKit fonts.
public typealias CTFont = UIFont

/// Creates a font from a name and a size in points. A size of 0 means 12 points. Returns the system font if the name
/// is unknown. Ignores the matrix.
public func CTFontCreateWithName(
  _ name: CFString, _ size: CGFloat, _ matrix: UnsafePointer<CGAffineTransform>?
) -> CTFont {
  let size = size == 0 ? 12 : size
  return UIFont(name: name, size: size) ?? UIFont.systemFont(ofSize: size)
}

/// Returns a copy of a font with another size in points. A size of 0 preserves the size. Ignores the matrix and the
/// attributes.
public func CTFontCreateCopyWithAttributes(
  _ font: CTFont, _ size: CGFloat, _ matrix: UnsafePointer<CGAffineTransform>?, _ attributes: UIFontDescriptor?
) -> CTFont { size == 0 ? font : font.withSize(size) }

/// Creates a font from a descriptor and a size in points. A size of 0 means the descriptor's size. Ignores the
/// matrix.
public func CTFontCreateWithFontDescriptor(
  _ descriptor: UIFontDescriptor, _ size: CGFloat, _ matrix: UnsafePointer<CGAffineTransform>?
) -> CTFont { UIFont(descriptor: descriptor, size: size) }

/// Returns a font's size, in points.
public func CTFontGetSize(_ font: CTFont) -> CGFloat { font.pointSize }
/// Returns a font's ascent, in points.
public func CTFontGetAscent(_ font: CTFont) -> CGFloat { font.ascender }
/// Returns a font's descent, in points, as a positive number.
public func CTFontGetDescent(_ font: CTFont) -> CGFloat { -font.descender }
/// Returns a font's leading, in points.
public func CTFontGetLeading(_ font: CTFont) -> CGFloat { font.leading }
/// Returns a font's cap height, in points.
public func CTFontGetCapHeight(_ font: CTFont) -> CGFloat { font.capHeight }
/// Returns a font's x-height, in points.
public func CTFontGetXHeight(_ font: CTFont) -> CGFloat { font.xHeight }
/// Returns a font's PostScript name.
public func CTFontCopyPostScriptName(_ font: CTFont) -> CFString { font.fontName }
/// Returns a font's family name.
public func CTFontCopyFamilyName(_ font: CTFont) -> CFString { font.familyName }
/// Returns a font's PostScript name because full names are not stored.
public func CTFontCopyFullName(_ font: CTFont) -> CFString { font.fontName }
/// Returns a font's descriptor.
public func CTFontCopyFontDescriptor(_ font: CTFont) -> UIFontDescriptor { font.fontDescriptor }

/// The font attribute.
public let kCTFontAttributeName = NSAttributedString.Key.font
/// The text color attribute, a `CGColor`.
public let kCTForegroundColorAttributeName = NSAttributedString.Key("CTForegroundColor")
/// The paragraph style attribute, an `NSParagraphStyle`.
public let kCTParagraphStyleAttributeName = NSAttributedString.Key.paragraphStyle
/// The kerning attribute.
public let kCTKernAttributeName = NSAttributedString.Key.kern
/// The tracking attribute, in points. Unlike kerning, tracking applies to cursive scripts.
public let kCTTrackingAttributeName = NSAttributedString.Key.tracking
/// The underline style attribute.
public let kCTUnderlineStyleAttributeName = NSAttributedString.Key.underlineStyle
/// The baseline offset attribute.
public let kCTBaselineOffsetAttributeName = NSAttributedString.Key.baselineOffset
/// The ligature attribute.
public let kCTLigatureAttributeName = NSAttributedString.Key.ligature
/// The stroke width attribute.
public let kCTStrokeWidthAttributeName = NSAttributedString.Key.strokeWidth
/// The stroke color attribute.
public let kCTStrokeColorAttributeName = NSAttributedString.Key.strokeColor

/// The dictionary key of a feature's type.
public let kCTFontFeatureTypeIdentifierKey: CFString = UIFontDescriptor.FeatureKey.type.rawValue
/// The dictionary key of a feature's selector, which is the feature's setting.
public let kCTFontFeatureSelectorIdentifierKey: CFString = UIFontDescriptor.FeatureKey.selector.rawValue
/// The descriptor attribute for font features.
public let kCTFontFeatureSettingsAttribute: CFString = UIFontDescriptor.AttributeName.featureSettings.rawValue
/// The descriptor attribute for the font size.
public let kCTFontSizeAttribute: CFString = UIFontDescriptor.AttributeName.size.rawValue
/// The descriptor attribute for font traits.
public let kCTFontTraitsAttribute: CFString = UIFontDescriptor.AttributeName.traits.rawValue
/// The descriptor attribute for the family name.
public let kCTFontFamilyNameAttribute: CFString = UIFontDescriptor.AttributeName.family.rawValue
