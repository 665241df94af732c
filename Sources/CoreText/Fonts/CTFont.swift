// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

public import TesseraGraphics

/// A font at a size. Every font of Core Text is one of UIKit.
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

/// The size in points.
public func CTFontGetSize(_ font: CTFont) -> CGFloat { font.pointSize }
/// Height of the line above the baseline, in points.
public func CTFontGetAscent(_ font: CTFont) -> CGFloat { font.ascender }
/// Depth of the line below the baseline, in points: positive.
public func CTFontGetDescent(_ font: CTFont) -> CGFloat { -font.descender }
/// Space between two lines, in points.
public func CTFontGetLeading(_ font: CTFont) -> CGFloat { font.leading }
/// Height of capitals, in points.
public func CTFontGetCapHeight(_ font: CTFont) -> CGFloat { font.capHeight }
/// Height of small letters, in points.
public func CTFontGetXHeight(_ font: CTFont) -> CGFloat { font.xHeight }
/// The PostScript name.
public func CTFontCopyPostScriptName(_ font: CTFont) -> CFString { font.fontName }
/// The family's name.
public func CTFontCopyFamilyName(_ font: CTFont) -> CFString { font.familyName }
/// Returns the PostScript name, because full names are not stored.
public func CTFontCopyFullName(_ font: CTFont) -> CFString { font.fontName }
/// The description of a font.
public func CTFontCopyFontDescriptor(_ font: CTFont) -> UIFontDescriptor { font.fontDescriptor }

/// The attribute of a font.
public let kCTFontAttributeName = NSAttributedString.Key.font
/// The attribute of a color: a `CGColor`.
public let kCTForegroundColorAttributeName = NSAttributedString.Key("CTForegroundColor")
/// The attribute of a paragraph's style: an `NSParagraphStyle`.
public let kCTParagraphStyleAttributeName = NSAttributedString.Key.paragraphStyle
/// The attribute of space between characters.
public let kCTKernAttributeName = NSAttributedString.Key.kern
/// The attribute of space after characters, in points, which unlike kerning counts for cursive scripts, too.
public let kCTTrackingAttributeName = NSAttributedString.Key.tracking
/// The attribute of the style of a line below.
public let kCTUnderlineStyleAttributeName = NSAttributedString.Key.underlineStyle
/// The attribute of a shift from the baseline.
public let kCTBaselineOffsetAttributeName = NSAttributedString.Key.baselineOffset
/// The attribute of ligatures.
public let kCTLigatureAttributeName = NSAttributedString.Key.ligature
/// The attribute of the width of outlines.
public let kCTStrokeWidthAttributeName = NSAttributedString.Key.strokeWidth
/// The attribute of the color of outlines.
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
