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
///   monospaced one is JetBrains Mono; serif and rounded designs are drawn with the system font.
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

  /// The font of a descriptor; a size of 0 means the descriptor's, or 12 points when it has none.
  public convenience init(descriptor: UIFontDescriptor, size: CGFloat) {
    var specification = descriptor.specification
    if size > 0 { specification.size = Double(size) }
    if specification.size == 0 { specification.size = 12 }
    self.init(specification)
  }

  /// The font with a family, full or PostScript name: registered with `UIFont.register`, bundled, or one that every
  /// iPhone has; nil for other names.
  ///
  /// - Note: Differs from UIKit: fonts that an iPhone has and this package may not ship keep their name and are drawn
  ///   with the nearest bundled font: Helvetica, Helvetica Neue and Arial with Arimo, which is as wide.
  public convenience init?(name fontName: String, size fontSize: CGFloat) {
    guard let specification = FontSpecification(name: fontName, size: Double(fontSize)) else { return nil }
    self.init(specification)
  }

  open func copy(with zone: NSZone? = nil) -> Any { self }

  // MARK: System fonts

  open class func systemFont(ofSize fontSize: CGFloat) -> UIFont {
    systemFont(ofSize: fontSize, weight: .regular)
  }

  open class func systemFont(ofSize fontSize: CGFloat, weight: Weight) -> UIFont {
    UIFont(FontSpecification(weight: weight, size: Double(fontSize)))
  }

  open class func systemFont(ofSize fontSize: CGFloat, weight: Weight, width: Width) -> UIFont {
    systemFont(ofSize: fontSize, weight: weight)
  }

  /// The semibold system font, which is what iOS means by bold.
  open class func boldSystemFont(ofSize fontSize: CGFloat) -> UIFont {
    systemFont(ofSize: fontSize, weight: .semibold)
  }

  open class func italicSystemFont(ofSize fontSize: CGFloat) -> UIFont {
    UIFont(FontSpecification(isItalic: true, size: Double(fontSize)))
  }

  /// The system font with digits of equal width.
  open class func monospacedDigitSystemFont(ofSize fontSize: CGFloat, weight: Weight) -> UIFont {
    UIFont(FontSpecification(weight: weight, hasMonospacedDigits: true, size: Double(fontSize)))
  }

  open class func monospacedSystemFont(ofSize fontSize: CGFloat, weight: Weight) -> UIFont {
    UIFont(FontSpecification(family: .system(.monospaced), weight: weight, size: Double(fontSize)))
  }

  /// The font of a text style at the text size of the current environment.
  open class func preferredFont(forTextStyle style: TextStyle) -> UIFont {
    preferredFont(forTextStyle: style, compatibleWith: nil)
  }

  /// The font of a text style at the text size of an environment.
  open class func preferredFont(
    forTextStyle style: TextStyle, compatibleWith traitCollection: UITraitCollection?
  ) -> UIFont {
    UIFont(FontSpecification(style: style, traits: traitCollection ?? .current))
  }

  open class var systemFontSize: CGFloat { 14 }
  open class var smallSystemFontSize: CGFloat { 12 }
  open class var labelFontSize: CGFloat { 17 }
  open class var buttonFontSize: CGFloat { 18 }

  /// What text has that names no font: Helvetica at 12 points.
  package static let unspecified = UIFont(FontSpecification(family: .named("Helvetica"), size: 12))

  // MARK: Properties

  /// The PostScript name. System fonts answer Apple's.
  open var fontName: String { specification.fontName }

  open var familyName: String { specification.familyName }

  open var pointSize: CGFloat { CGFloat(specification.size) }

  /// Height of the line above the baseline, in points, not rounded.
  open var ascender: CGFloat { CGFloat(textFont.ascender) }

  /// Depth of the line below the baseline: negative.
  open var descender: CGFloat { CGFloat(textFont.descender) }

  open var capHeight: CGFloat { CGFloat(textFont.capHeight) }

  open var xHeight: CGFloat { CGFloat(textFont.xHeight) }

  /// Ascender minus descender, without leading.
  open var lineHeight: CGFloat { CGFloat(textFont.lineHeight) }

  /// Space between two lines.
  open var leading: CGFloat { CGFloat(textFont.leading) }

  open var fontDescriptor: UIFontDescriptor { UIFontDescriptor(specification) }

  /// The same font at another size.
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
