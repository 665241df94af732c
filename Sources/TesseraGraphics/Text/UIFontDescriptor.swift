// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

public import Foundation

/// A description of a font, from which variants can be derived: bold, italic, another size or design.
///
///     let descriptor = UIFont.preferredFont(forTextStyle: .body).fontDescriptor
///     descriptor.withSymbolicTraits(.traitBold).map { UIFont(descriptor: $0, size: 0) }
///
/// - Note: Differs from UIKit: attributes without effect on the choice of a font, such as a matrix or a cascade list, are
///   ignored.
open class UIFontDescriptor: NSObject, NSCopying, @unchecked Sendable {
  let specification: FontSpecification

  init(_ specification: FontSpecification) {
    self.specification = specification.sanitized
    super.init()
  }

  /// Creates a descriptor of the regular system font, without a size.
  public override convenience init() {
    self.init(FontSpecification())
  }

  /// Creates a descriptor from attributes. Anything they leave out comes from the system font. Values of a wrong type are
  /// ignored.
  public convenience init(fontAttributes attributes: [AttributeName: Any] = [:]) {
    var specification = FontSpecification()
    specification.apply(attributes)
    self.init(specification)
  }

  /// Creates a descriptor from a family, full or PostScript name. An unknown name is preserved and drawn with a bundled font of
  /// the kind that it suggests, which is reported once.
  public convenience init(name fontName: String, size: CGFloat) {
    self.init(
      FontSpecification(name: fontName, size: Double(size))
        ?? FontSpecification(family: .named(fontName), size: Double(size)))
  }

  /// Returns the descriptor of a text style at the text size of the current environment. Unknown styles count as `body`.
  open class func preferredFontDescriptor(withTextStyle style: UIFont.TextStyle) -> UIFontDescriptor {
    preferredFontDescriptor(withTextStyle: style, compatibleWith: nil)
  }

  /// Returns the descriptor of a text style at the text size of an environment, or of the current one for nil.
  open class func preferredFontDescriptor(
    withTextStyle style: UIFont.TextStyle, compatibleWith traitCollection: UITraitCollection?
  ) -> UIFontDescriptor {
    UIFontDescriptor(FontSpecification(style: style, traits: traitCollection ?? .current))
  }

  /// Returns the descriptor itself, which is immutable.
  open func copy(with zone: NSZone? = nil) -> Any { self }

  /// The PostScript name of the font.
  open var postscriptName: String { specification.fontName }

  /// The size in points; 0 if the size is given later.
  open var pointSize: CGFloat { CGFloat(specification.size) }

  /// The traits implied by weight, slant and design, and those that were set explicitly.
  open var symbolicTraits: SymbolicTraits { specification.symbolicTraits }

  /// The attributes that create an equal descriptor.
  open var fontAttributes: [AttributeName: Any] { specification.attributes }

  /// Returns one of `fontAttributes`, or nil if it is not set.
  open func object(forKey anAttribute: AttributeName) -> Any? { fontAttributes[anAttribute] }

  // MARK: Variations

  /// Returns a descriptor with further attributes, which replace those of the same name.
  open func addingAttributes(_ attributes: [AttributeName: Any] = [:]) -> UIFontDescriptor {
    varied { $0.apply(attributes) }
  }

  /// Returns a descriptor of another size in points.
  open func withSize(_ newPointSize: CGFloat) -> UIFontDescriptor {
    varied { $0.size = Double(newPointSize) }
  }

  /// Returns a descriptor with exactly these traits. Never nil: a face that a family lacks is slanted synthetically, or drawn
  /// in the nearest weight.
  open func withSymbolicTraits(_ symbolicTraits: SymbolicTraits) -> UIFontDescriptor? {
    varied { $0.symbolicTraits = symbolicTraits }
  }

  /// Returns a descriptor of another family, in the same weight and slant.
  open func withFamily(_ newFamily: String) -> UIFontDescriptor {
    varied { $0.apply(family: newFamily) }
  }

  /// Returns a descriptor with the weight and slant of a face name, such as "Semibold Italic".
  open func withFace(_ newFace: String) -> UIFontDescriptor {
    varied { $0.apply([.face: newFace]) }
  }

  /// Returns a descriptor of the system font in another design, or nil for other fonts.
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
