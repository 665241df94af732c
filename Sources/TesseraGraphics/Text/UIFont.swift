// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

// A font at a size. Its face and metrics are looked up once, when the font is made; after that it is immutable and may
// be used from any thread.

public import Foundation
import TesseraText

/// A font at a size in points.
///
///     UIFont.preferredFont(forTextStyle: .body).pointSize  // 17 at the ordinary text size
///     UIFont.systemFont(ofSize: 17).lineHeight             // 20.287109375
///
/// - Note: Differs from UIKit: the system font is Inter, with San Francisco's line metrics and widths, and the
///   monospaced one is JetBrains Mono, the serif one Noto Serif and the rounded one Nunito. Characters that a font lacks come
///   from Noto fonts; what no font has is a box with its code point.
open class UIFont: NSObject, NSCopying, @unchecked Sendable {
  private let tag = ForeignObjectTag()
  let specification: FontSpecification
  /// How the font follows the user's text size, when `UIFontMetrics` made it.
  let scaling: FontScaling?
  /// What TesseraText lays out with.
  let textFont: ScaledFont

  init(_ specification: FontSpecification, scaling: FontScaling? = nil) {
    self.specification = specification.sanitized
    self.scaling = scaling
    textFont = self.specification.scaledFont
    super.init()
  }

  /// The families that can be asked for by name, sorted.
  ///
  /// - Note: Differs from UIKit: the bundled and the registered families, without those that an iPhone has and this
  ///   package only stands in for.
  open class var familyNames: [String] { FontLibrary.shared.familyNames }

  /// The PostScript names of a family's fonts, sorted; empty for families that are not among `familyNames`. A variable
  /// font has one name.
  open class func fontNames(forFamilyName familyName: String) -> [String] { faceNames(ofFamily: familyName) }

  /// The font of a descriptor, at a size in points. A size of 0 or less stands for the descriptor's, or 12 points where
  /// it has none.
  public convenience init(descriptor: UIFontDescriptor, size: CGFloat) {
    var specification = descriptor.specification
    if size > 0 { specification.size = Double(size) }
    if specification.size == 0 { specification.size = 12 }
    self.init(specification)
  }

  /// Whether there is a font of a name, for who has words of his own where there is none.
  package static func isKnown(_ fontName: String) -> Bool { FontSpecification(name: fontName, size: 17) != nil }

  /// The font with a family, full or PostScript name, at a size in points. Found are fonts registered with
  /// `UIFont.register`, bundled ones, and those that every iPhone has. Nil for other names.
  ///
  /// - Note: Differs from UIKit: fonts that an iPhone has and this package may not ship keep their name and are drawn
  ///   with the bundled font of their kind, which is said once: Helvetica, Helvetica Neue and Arial with Arimo, which is as
  ///   wide, the others with Inter, Noto Serif, Nunito or JetBrains Mono.
  public convenience init?(name fontName: String, size fontSize: CGFloat) {
    guard let specification = FontSpecification(name: fontName, size: Double(fontSize)) else {
      MissingResources.report(.font, fontName) { Self.familyNames.flatMap { [$0] + Self.fontNames(forFamilyName: $0) } }
      return nil
    }
    self.init(specification)
  }

  /// The font itself, as fonts do not change.
  open func copy(with zone: NSZone? = nil) -> Any { self }

  // MARK: System fonts

  /// The regular system font at a size in points.
  open class func systemFont(ofSize fontSize: CGFloat) -> UIFont {
    systemFont(ofSize: fontSize, weight: .regular)
  }

  /// The system font at a size in points, in any weight.
  open class func systemFont(ofSize fontSize: CGFloat, weight: Weight) -> UIFont {
    UIFont(FontSpecification(weight: weight, size: Double(fontSize)))
  }

  /// The system font at a size in points, in any weight. The width is not used.
  open class func systemFont(ofSize fontSize: CGFloat, weight: Weight, width: Width) -> UIFont {
    systemFont(ofSize: fontSize, weight: weight)
  }

  /// The semibold system font, which is what iOS means by bold.
  open class func boldSystemFont(ofSize fontSize: CGFloat) -> UIFont {
    systemFont(ofSize: fontSize, weight: .semibold)
  }

  /// The italic system font at a size in points, regular weight.
  open class func italicSystemFont(ofSize fontSize: CGFloat) -> UIFont {
    UIFont(FontSpecification(isItalic: true, size: Double(fontSize)))
  }

  /// The system font with digits of equal width.
  open class func monospacedDigitSystemFont(ofSize fontSize: CGFloat, weight: Weight) -> UIFont {
    UIFont(FontSpecification(weight: weight, hasMonospacedDigits: true, size: Double(fontSize)))
  }

  /// The monospaced system font at a size in points, JetBrains Mono.
  open class func monospacedSystemFont(ofSize fontSize: CGFloat, weight: Weight) -> UIFont {
    UIFont(FontSpecification(family: .system(.monospaced), weight: weight, size: Double(fontSize)))
  }

  /// The font of a text style at the text size of the current environment. Unknown styles count as `body`.
  open class func preferredFont(forTextStyle style: TextStyle) -> UIFont {
    preferredFont(forTextStyle: style, compatibleWith: nil)
  }

  /// The font of a text style at the text size of an environment; nil for the current one. Unknown styles count as
  /// `body`.
  open class func preferredFont(
    forTextStyle style: TextStyle, compatibleWith traitCollection: UITraitCollection?
  ) -> UIFont {
    UIFont(FontSpecification(style: style, traits: traitCollection ?? .current))
  }

  /// 14 points.
  open class var systemFontSize: CGFloat { 14 }
  /// 12 points.
  open class var smallSystemFontSize: CGFloat { 12 }
  /// 17 points.
  open class var labelFontSize: CGFloat { 17 }
  /// 18 points.
  open class var buttonFontSize: CGFloat { 18 }

  /// The font of text that names none: Helvetica at 12 points.
  package static let unspecified = UIFont(FontSpecification(family: .named("Helvetica"), size: 12))

  // MARK: Properties

  /// The PostScript name. System fonts have the names that they have on iOS, such as `.SFUI-Regular`.
  open var fontName: String { specification.fontName }

  /// The family's name; that of system fonts is iOS's, such as `.AppleSystemUIFont`.
  open var familyName: String { specification.familyName }

  /// The size in points; 0 where the font was made with one that is negative or not finite.
  open var pointSize: CGFloat { CGFloat(specification.size) }

  /// Height of the line above the baseline, in points, not rounded.
  open var ascender: CGFloat { CGFloat(textFont.ascender) }

  /// Depth of the line below the baseline: negative.
  open var descender: CGFloat { CGFloat(textFont.descender) }

  /// Height of capital letters above the baseline, in points, not rounded.
  open var capHeight: CGFloat { CGFloat(textFont.capHeight) }

  /// Height of small letters above the baseline, in points, not rounded.
  open var xHeight: CGFloat { CGFloat(textFont.xHeight) }

  /// Distance from ascender to descender in points, without leading.
  open var lineHeight: CGFloat { CGFloat(textFont.lineHeight) }

  /// Space between two lines in points, besides `lineHeight`. For the font of a text style, what its line pitch asks
  /// for.
  open var leading: CGFloat { CGFloat(textFont.leading) }

  /// A description from which the font can be varied.
  open var fontDescriptor: UIFontDescriptor { UIFontDescriptor(specification) }

  /// The same font at another size in points. It follows the text size no longer, unless the size is that of its text
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
