// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

public import Foundation

/// A description of a font, which can be varied: bold, italic, another size or design.
///
///     let descriptor = UIFont.preferredFont(forTextStyle: .body).fontDescriptor
///     descriptor.withSymbolicTraits(.traitBold).map { UIFont(descriptor: $0, size: 0) }
///
/// - Note: Differs from UIKit: attributes that choose no font here, such as a matrix or a cascade list, are dropped.
open class UIFontDescriptor: NSObject, NSCopying, @unchecked Sendable {
  let specification: FontSpecification

  init(_ specification: FontSpecification) {
    self.specification = specification.sanitized
    super.init()
  }

  /// The regular system font, of no size.
  public override convenience init() {
    self.init(FontSpecification())
  }

  /// The font that attributes describe: the system font in what they leave open. Values of a wrong type are ignored.
  public convenience init(fontAttributes attributes: [AttributeName: Any] = [:]) {
    var specification = FontSpecification()
    specification.apply(attributes)
    self.init(specification)
  }

  /// The font with a family, full or PostScript name. A name that nobody knows is kept, and drawn with
  /// the bundled font of the kind that it names, which is said once.
  public convenience init(name fontName: String, size: CGFloat) {
    self.init(
      FontSpecification(name: fontName, size: Double(size))
        ?? FontSpecification(family: .named(fontName), size: Double(size)))
  }

  /// The descriptor of a text style at the text size of the current environment. Unknown styles count as `body`.
  open class func preferredFontDescriptor(withTextStyle style: UIFont.TextStyle) -> UIFontDescriptor {
    preferredFontDescriptor(withTextStyle: style, compatibleWith: nil)
  }

  /// The descriptor of a text style at the text size of an environment; nil for the current one.
  open class func preferredFontDescriptor(
    withTextStyle style: UIFont.TextStyle, compatibleWith traitCollection: UITraitCollection?
  ) -> UIFontDescriptor {
    UIFontDescriptor(FontSpecification(style: style, traits: traitCollection ?? .current))
  }

  /// The descriptor itself, as descriptors do not change.
  open func copy(with zone: NSZone? = nil) -> Any { self }

  /// The PostScript name of the font.
  open var postscriptName: String { specification.fontName }

  /// Points; 0 for a size that is given later.
  open var pointSize: CGFloat { CGFloat(specification.size) }

  /// Traits that follow from weight, slant and design, and those that were set.
  open var symbolicTraits: SymbolicTraits { specification.symbolicTraits }

  /// The attributes that make an equal descriptor.
  open var fontAttributes: [AttributeName: Any] { specification.attributes }

  /// One of `fontAttributes`; nil where there is none.
  open func object(forKey anAttribute: AttributeName) -> Any? { fontAttributes[anAttribute] }

  // MARK: Variations

  /// A descriptor with further attributes, which replace those of the same name.
  open func addingAttributes(_ attributes: [AttributeName: Any] = [:]) -> UIFontDescriptor {
    varied { $0.apply(attributes) }
  }

  /// A descriptor of another size in points.
  open func withSize(_ newPointSize: CGFloat) -> UIFontDescriptor {
    varied { $0.size = Double(newPointSize) }
  }

  /// A descriptor with exactly these traits. Never nil: a face that a family lacks is drawn slanted, or in the nearest
  /// weight.
  open func withSymbolicTraits(_ symbolicTraits: SymbolicTraits) -> UIFontDescriptor? {
    varied { $0.symbolicTraits = symbolicTraits }
  }

  /// A descriptor of another family, in the same weight and slant.
  open func withFamily(_ newFamily: String) -> UIFontDescriptor {
    varied { $0.apply(family: newFamily) }
  }

  /// A descriptor with weight and slant of a face's name, such as "Semibold Italic".
  open func withFace(_ newFace: String) -> UIFontDescriptor {
    varied { $0.apply([.face: newFace]) }
  }

  /// A descriptor of the system font in another design. Nil for fonts that are not the system's.
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
