// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

public import Foundation

/// A description of a font from which variants can be created, such as bold or italic fonts, or fonts with a
/// different size or design.
///
///     let descriptor = UIFont.preferredFont(forTextStyle: .body).fontDescriptor
///     descriptor.withSymbolicTraits(.traitBold).map { UIFont(descriptor: $0, size: 0) }
///
/// - Note: Differs from UIKit: attributes that do not affect the selection of a font, such as a matrix or a cascade
///   list, are ignored.
open class UIFontDescriptor: NSObject, NSCopying, @unchecked Sendable {
  let specification: FontSpecification

  init(_ specification: FontSpecification) {
    self.specification = specification.sanitized
    super.init()
  }

  /// Creates a descriptor for the regular system font without a size.
  public override convenience init() {
    self.init(FontSpecification())
  }

  /// Creates a descriptor from attributes. The system font provides the values of missing attributes. Values of the
  /// wrong type are ignored.
  public convenience init(fontAttributes attributes: [AttributeName: Any] = [:]) {
    var specification = FontSpecification()
    specification.apply(attributes)
    self.init(specification)
  }

  /// Creates a descriptor with a family name, full name or PostScript name. An unknown name is preserved, and the
  /// font is drawn with the bundled font that best matches the name. The substitution is reported once.
  public convenience init(name fontName: String, size: CGFloat) {
    self.init(
      FontSpecification(name: fontName, size: Double(size))
        ?? FontSpecification(family: .named(fontName), size: Double(size)))
  }

  /// Returns the descriptor of a text style for the text size of the current environment. Unknown styles are treated
  /// as `body`.
  open class func preferredFontDescriptor(withTextStyle style: UIFont.TextStyle) -> UIFontDescriptor {
    preferredFontDescriptor(withTextStyle: style, compatibleWith: nil)
  }

  /// Returns the descriptor of a text style for the text size of an environment. If the trait collection is nil, the
  /// current environment is used.
  open class func preferredFontDescriptor(
    withTextStyle style: UIFont.TextStyle, compatibleWith traitCollection: UITraitCollection?
  ) -> UIFontDescriptor {
    UIFontDescriptor(FontSpecification(style: style, traits: traitCollection ?? .current))
  }

  /// Returns the descriptor itself, because descriptors are immutable.
  open func copy(with zone: NSZone? = nil) -> Any { self }

  /// The font's PostScript name.
  open var postscriptName: String { specification.fontName }

  /// The size in points, or 0 if the size is specified later.
  open var pointSize: CGFloat { CGFloat(specification.size) }

  /// The traits implied by the weight, slant and design, and the traits that were set explicitly.
  open var symbolicTraits: SymbolicTraits { specification.symbolicTraits }

  /// The attributes from which an equal descriptor can be created.
  open var fontAttributes: [AttributeName: Any] { specification.attributes }

  /// Returns the value of an attribute in `fontAttributes`, or nil if it is not set.
  open func object(forKey anAttribute: AttributeName) -> Any? { fontAttributes[anAttribute] }

  // MARK: Variations

  /// Returns a copy of the descriptor with additional attributes. Existing attributes with the same name are
  /// replaced.
  open func addingAttributes(_ attributes: [AttributeName: Any] = [:]) -> UIFontDescriptor {
    varied { $0.apply(attributes) }
  }

  /// Returns a copy of the descriptor with the given size in points.
  open func withSize(_ newPointSize: CGFloat) -> UIFontDescriptor {
    varied { $0.size = Double(newPointSize) }
  }

  /// Returns a copy of the descriptor with exactly the given traits. Never returns nil. If the family lacks a
  /// matching font, the font is slanted synthetically or drawn with the nearest weight.
  open func withSymbolicTraits(_ symbolicTraits: SymbolicTraits) -> UIFontDescriptor? {
    varied { $0.symbolicTraits = symbolicTraits }
  }

  /// Returns a descriptor with the same weight and slant in a different family.
  open func withFamily(_ newFamily: String) -> UIFontDescriptor {
    varied { $0.apply(family: newFamily) }
  }

  /// Returns a copy of the descriptor with the weight and slant of a style name, such as "Semibold Italic".
  open func withFace(_ newFace: String) -> UIFontDescriptor {
    varied { $0.apply([.face: newFace]) }
  }

  /// Returns a descriptor for the system font in the given design, or nil for other fonts.
  open func withDesign(_ design: SystemDesign) -> UIFontDescriptor? {
    guard case .system = specification.family else { return nil }
    return varied { $0.family = .system(design) }
  }

  private func varied(_ change: (inout FontSpecification) -> Void) -> UIFontDescriptor {
    var copy = specification
    change(&copy)
    return UIFontDescriptor(copy)
  }

  open override func isEqual(_ object: Any?) -> Bool {
    (object as? UIFontDescriptor)?.specification == specification
  }

  open override var hash: Int { specification.hashValue }
}
