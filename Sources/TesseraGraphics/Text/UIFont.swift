// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

// A font at a size. Its face and metrics are looked up once, when the font is created. It is immutable, so it may be used from
// any thread.

public import Foundation
import TesseraText

/// A font at a size in points.
///
///     UIFont.preferredFont(forTextStyle: .body).pointSize  // 17 at the default text size
///     UIFont.systemFont(ofSize: 17).lineHeight             // 20.287109375
///
/// - Note: Differs from UIKit: the system font is Inter, with San Francisco's line metrics and widths. The monospaced font is
///   JetBrains Mono, the serif one Noto Serif and the rounded one Nunito. Characters missing from a font come from Noto fonts,
///   and characters missing from all fonts are drawn as boxes with their code points.
open class UIFont: NSObject, NSCopying, @unchecked Sendable {
  private let tag = ForeignObjectTag()
  let specification: FontSpecification
  /// The text size scaling of a font created by `UIFontMetrics`.
  let scaling: FontScaling?
  /// The font used by TesseraText.
  let textFont: ScaledFont

  init(_ specification: FontSpecification, scaling: FontScaling? = nil) {
    self.specification = specification.sanitized
    self.scaling = scaling
    textFont = self.specification.scaledFont
    super.init()
  }

  /// The font families available by name, sorted.
  ///
  /// - Note: Differs from UIKit: contains the bundled and registered families, but not the iPhone families that are only
  ///   substituted.
  open class var familyNames: [String] { FontLibrary.shared.familyNames }

  /// Returns the PostScript names of a family's fonts, sorted. Empty for families that are not in `familyNames`. A variable
  /// font has one name.
  open class func fontNames(forFamilyName familyName: String) -> [String] { faceNames(ofFamily: familyName) }

  /// Creates the font of a descriptor at a size in points. A size of 0 or less selects the descriptor's size, or 12 points if
  /// it has none.
  public convenience init(descriptor: UIFontDescriptor, size: CGFloat) {
    var specification = descriptor.specification
    if size > 0 { specification.size = Double(size) }
    if specification.size == 0 { specification.size = 12 }
    self.init(specification)
  }

  /// Returns whether a font name is known, for callers with their own message for unknown names.
  package static func isKnown(_ fontName: String) -> Bool { FontSpecification(name: fontName, size: 17) != nil }

  /// Creates a font from its family, full or PostScript name at a size in points. The fonts registered with `UIFont.register`,
  /// the bundled ones, and those on every iPhone are available. Returns nil for other names.
  ///
  /// - Note: Differs from UIKit: iPhone fonts that this package has no license to ship keep their names and are drawn with a
  ///   similar bundled font, which is reported once: Helvetica, Helvetica Neue and Arial with Arimo, which has the same widths, and
  ///   the others with Inter, Noto Serif, Nunito or JetBrains Mono.
  public convenience init?(name fontName: String, size fontSize: CGFloat) {
    guard let specification = FontSpecification(name: fontName, size: Double(fontSize)) else {
      MissingResources.report(.font, fontName) { Self.familyNames.flatMap { [$0] + Self.fontNames(forFamilyName: $0) } }
      return nil
    }
    self.init(specification)
  }

  /// Returns the font itself, which is immutable.
  open func copy(with zone: NSZone? = nil) -> Any { self }

  // MARK: System fonts

  /// Returns the regular system font at a size in points.
  open class func systemFont(ofSize fontSize: CGFloat) -> UIFont {
    systemFont(ofSize: fontSize, weight: .regular)
  }

  /// Returns the system font at a size in points, in any weight.
  open class func systemFont(ofSize fontSize: CGFloat, weight: Weight) -> UIFont {
    UIFont(FontSpecification(weight: weight, size: Double(fontSize)))
  }

  /// Returns the system font at a size in points, in any weight. The width is ignored.
  open class func systemFont(ofSize fontSize: CGFloat, weight: Weight, width: Width) -> UIFont {
    systemFont(ofSize: fontSize, weight: weight)
  }

  /// Returns the semibold system font, which iOS uses as its bold font.
  open class func boldSystemFont(ofSize fontSize: CGFloat) -> UIFont {
    systemFont(ofSize: fontSize, weight: .semibold)
  }

  /// Returns the regular italic system font at a size in points.
  open class func italicSystemFont(ofSize fontSize: CGFloat) -> UIFont {
    UIFont(FontSpecification(isItalic: true, size: Double(fontSize)))
  }

  /// Returns the system font with digits of equal width.
  open class func monospacedDigitSystemFont(ofSize fontSize: CGFloat, weight: Weight) -> UIFont {
    UIFont(FontSpecification(weight: weight, hasMonospacedDigits: true, size: Double(fontSize)))
  }

  /// Returns the monospaced system font, JetBrains Mono, at a size in points.
  open class func monospacedSystemFont(ofSize fontSize: CGFloat, weight: Weight) -> UIFont {
    UIFont(FontSpecification(family: .system(.monospaced), weight: weight, size: Double(fontSize)))
  }

  /// Returns the font of a text style at the text size of the current environment. Unknown styles count as `body`.
  open class func preferredFont(forTextStyle style: TextStyle) -> UIFont {
    preferredFont(forTextStyle: style, compatibleWith: nil)
  }

  /// Returns the font of a text style at the text size of an environment, or of the current one for nil. Unknown styles count
  /// as `body`.
  open class func preferredFont(
    forTextStyle style: TextStyle, compatibleWith traitCollection: UITraitCollection?
  ) -> UIFont {
    UIFont(FontSpecification(style: style, traits: traitCollection ?? .current))
  }

  /// The standard size of the system font, 14 points.
  open class var systemFontSize: CGFloat { 14 }
  /// The size of small system text, 12 points.
  open class var smallSystemFontSize: CGFloat { 12 }
  /// The standard size of labels, 17 points.
  open class var labelFontSize: CGFloat { 17 }
  /// The standard size of button titles, 18 points.
  open class var buttonFontSize: CGFloat { 18 }

  /// The font of text without a font attribute: Helvetica at 12 points.
  package static let unspecified = UIFont(FontSpecification(family: .named("Helvetica"), size: 12))

  // MARK: Properties

  /// The PostScript name. System fonts have their iOS names, such as `.SFUI-Regular`.
  open var fontName: String { specification.fontName }

  /// The name of the family. System fonts have their iOS family name, such as `.AppleSystemUIFont`.
  open var familyName: String { specification.familyName }

  /// The size in points, or 0 if the font was created with a negative or infinite size.
  open var pointSize: CGFloat { CGFloat(specification.size) }

  /// The height of the line above the baseline, in points, not rounded.
  open var ascender: CGFloat { CGFloat(textFont.ascender) }

  /// The depth of the line below the baseline, in points, as a negative number.
  open var descender: CGFloat { CGFloat(textFont.descender) }

  /// The height of capital letters above the baseline, in points, not rounded.
  open var capHeight: CGFloat { CGFloat(textFont.capHeight) }

  /// The height of lowercase letters above the baseline, in points, not rounded.
  open var xHeight: CGFloat { CGFloat(textFont.xHeight) }

  /// The distance from ascender to descender in points, without leading.
  open var lineHeight: CGFloat { CGFloat(textFont.lineHeight) }

  /// The space between two lines in points, in addition to `lineHeight`. For the font of a text style it follows from the
  /// style's line pitch.
  open var leading: CGFloat { CGFloat(textFont.leading) }

  /// A descriptor for creating variants of the font.
  open var fontDescriptor: UIFontDescriptor { UIFontDescriptor(specification) }

  /// Returns the same font at another size in points. It no longer follows the text size, unless the size is that of its text
  /// style.
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
