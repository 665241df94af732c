// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

// A font with a size. Its font file and metrics are looked up once, when the font is created. Fonts are immutable, so
// they can be used on any thread.

public import Foundation
import TesseraText

/// A font with a size in points.
///
///     UIFont.preferredFont(forTextStyle: .body).pointSize  // 17 at the default text size
///     UIFont.systemFont(ofSize: 17).lineHeight             // 20.287109375
///
/// - Note: Differs from UIKit: the system font is Tessera Sans, which has the shapes of Inter, and San Francisco's
///   heights, line metrics and glyph widths. The monospaced system font is JetBrains Mono, the serif system font is
///   Noto Serif, and the rounded system font is Nunito. Characters that a font does not support are drawn with Noto
///   fonts. Characters that no font supports are drawn as boxes with their code points.
open class UIFont: NSObject, NSCopying, @unchecked Sendable {
  private let tag = ForeignObjectTag()
  let specification: FontSpecification
  /// The text size scaling of a font created by `UIFontMetrics`; nil for other fonts.
  let scaling: FontScaling?
  /// The corresponding font in the TesseraText module.
  let textFont: ScaledFont

  init(_ specification: FontSpecification, scaling: FontScaling? = nil) {
    self.specification = specification.sanitized
    self.scaling = scaling
    textFont = self.specification.scaledFont
    super.init()
  }

  /// The names of the available font families, sorted.
  ///
  /// - Note: Differs from UIKit: the array contains the bundled and registered families, but not the iPhone families
  ///   that are drawn with a substitute.
  open class var familyNames: [String] { FontLibrary.shared.familyNames }

  /// Returns the PostScript names of a family's fonts, sorted. Returns an empty array for families that are not in
  /// `familyNames`. A variable font has a single name.
  open class func fontNames(forFamilyName familyName: String) -> [String] { faceNames(ofFamily: familyName) }

  /// Creates a font with a descriptor and a size in points. If the size is 0 or less, the descriptor's size is used,
  /// or 12 points if the descriptor has no size.
  public convenience init(descriptor: UIFontDescriptor, size: CGFloat) {
    var specification = descriptor.specification
    if size > 0 { specification.size = Double(size) }
    if specification.size == 0 { specification.size = 12 }
    self.init(specification)
  }

  /// Returns whether a font name is known. Callers use this to write their own message for unknown names.
  package static func isKnown(_ fontName: String) -> Bool { FontSpecification(name: fontName, size: 17) != nil }

  /// Creates a font with a family name, full name or PostScript name and a size in points. The fonts registered with
  /// `UIFont.register`, the bundled fonts and the fonts on every iPhone are available. Returns nil for other names.
  ///
  /// - Note: Differs from UIKit: iPhone fonts that the package has no license to include keep their names and are
  ///   drawn with a similar bundled font. Each substitution is reported once. Helvetica, Helvetica Neue and Arial are
  ///   drawn with Arimo, which has the same glyph widths. The other fonts are drawn with Tessera Sans, Noto Serif, Nunito
  ///   or JetBrains Mono.
  public convenience init?(name fontName: String, size fontSize: CGFloat) {
    guard let specification = FontSpecification(name: fontName, size: Double(fontSize)) else {
      MissingResources.report(.font, fontName) { Self.familyNames.flatMap { [$0] + Self.fontNames(forFamilyName: $0) } }
      return nil
    }
    self.init(specification)
  }

  /// Returns the font itself, because fonts are immutable.
  open func copy(with zone: NSZone? = nil) -> Any { self }

  // MARK: System fonts

  /// Returns the regular system font with a size in points.
  open class func systemFont(ofSize fontSize: CGFloat) -> UIFont {
    systemFont(ofSize: fontSize, weight: .regular)
  }

  /// Returns the system font with a size in points and a weight.
  open class func systemFont(ofSize fontSize: CGFloat, weight: Weight) -> UIFont {
    UIFont(FontSpecification(weight: weight, size: Double(fontSize)))
  }

  /// Returns the system font with a size in points and a weight. The width is ignored.
  open class func systemFont(ofSize fontSize: CGFloat, weight: Weight, width: Width) -> UIFont {
    systemFont(ofSize: fontSize, weight: weight)
  }

  /// Returns the semibold system font with a size in points. iOS also uses the semibold weight as the bold system
  /// font.
  open class func boldSystemFont(ofSize fontSize: CGFloat) -> UIFont {
    systemFont(ofSize: fontSize, weight: .semibold)
  }

  /// Returns the regular italic system font with a size in points.
  open class func italicSystemFont(ofSize fontSize: CGFloat) -> UIFont {
    UIFont(FontSpecification(isItalic: true, size: Double(fontSize)))
  }

  /// Returns the system font with digits of equal width, a size in points and a weight.
  open class func monospacedDigitSystemFont(ofSize fontSize: CGFloat, weight: Weight) -> UIFont {
    UIFont(FontSpecification(weight: weight, hasMonospacedDigits: true, size: Double(fontSize)))
  }

  /// Returns the monospaced system font, JetBrains Mono, with a size in points and a weight.
  open class func monospacedSystemFont(ofSize fontSize: CGFloat, weight: Weight) -> UIFont {
    UIFont(FontSpecification(family: .system(.monospaced), weight: weight, size: Double(fontSize)))
  }

  /// Returns the font of a text style for the text size of the current environment. Unknown styles are treated as
  /// `body`.
  open class func preferredFont(forTextStyle style: TextStyle) -> UIFont {
    preferredFont(forTextStyle: style, compatibleWith: nil)
  }

  /// Returns the font of a text style for the text size of an environment. If the trait collection is nil, the
  /// current environment is used. Unknown styles are treated as `body`.
  open class func preferredFont(
    forTextStyle style: TextStyle, compatibleWith traitCollection: UITraitCollection?
  ) -> UIFont {
    UIFont(FontSpecification(style: style, traits: traitCollection ?? .current))
  }

  /// The standard size of system text, 14 points.
  open class var systemFontSize: CGFloat { 14 }
  /// The size of small system text, 12 points.
  open class var smallSystemFontSize: CGFloat { 12 }
  /// The standard font size of labels, 17 points.
  open class var labelFontSize: CGFloat { 17 }
  /// The standard font size of button titles, 18 points.
  open class var buttonFontSize: CGFloat { 18 }

  /// The font of text without a font attribute: 12-point Helvetica.
  package static let unspecified = UIFont(FontSpecification(family: .named("Helvetica"), size: 12))

  // MARK: Properties

  /// The PostScript name. System fonts have their iOS names, such as `.SFUI-Regular`.
  open var fontName: String { specification.fontName }

  /// The family name. System fonts have their iOS family name, such as `.AppleSystemUIFont`.
  open var familyName: String { specification.familyName }

  /// The size in points, or 0 if the font was created with a negative or infinite size.
  open var pointSize: CGFloat { CGFloat(specification.size) }

  /// The ascent above the baseline in points, not rounded.
  open var ascender: CGFloat { CGFloat(textFont.ascender) }

  /// The descent below the baseline in points, as a negative number.
  open var descender: CGFloat { CGFloat(textFont.descender) }

  /// The height of capital letters in points, not rounded.
  open var capHeight: CGFloat { CGFloat(textFont.capHeight) }

  /// The height of the lowercase letter x in points, not rounded.
  open var xHeight: CGFloat { CGFloat(textFont.xHeight) }

  /// The ascent plus the descent in points, without the leading.
  open var lineHeight: CGFloat { CGFloat(textFont.lineHeight) }

  /// The space between lines in addition to `lineHeight`, in points. For the font of a text style, the style's line
  /// height determines the leading.
  open var leading: CGFloat { CGFloat(textFont.leading) }

  /// A descriptor, from which variants of the font can be created.
  open var fontDescriptor: UIFontDescriptor { UIFontDescriptor(specification) }

  /// Returns the font with the given size in points. The result does not adapt to the text size unless the given size
  /// is the point size of the font's text style.
  open func withSize(_ fontSize: CGFloat) -> UIFont {
    var copy = specification
    copy.size = Double(fontSize)
    return UIFont(copy)
  }

  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UIFont else { return false }
    return self === other || (specification == other.specification && scaling == other.scaling)
  }

  open override var hash: Int { specification.hashValue }

  open override var description: String {
    let traits = specification.symbolicTraits
    return "<UICTFont> font-family: \"\(fontName)\"; font-weight: \(traits.contains(.traitBold) ? "bold" : "normal"); "
      + "font-style: \(traits.contains(.traitItalic) ? "italic" : "normal"); font-size: \(pointSize)pt"
  }
}
