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

  public override convenience init() {
    self.init(FontSpecification())
  }

  public convenience init(fontAttributes attributes: [AttributeName: Any] = [:]) {
    var specification = FontSpecification()
    specification.apply(attributes)
    self.init(specification)
  }

  /// A name that nobody knows is kept and drawn with the system font.
  public convenience init(name fontName: String, size: CGFloat) {
    self.init(
      FontSpecification(name: fontName, size: Double(size))
        ?? FontSpecification(family: .named(fontName), size: Double(size)))
  }

  /// The descriptor of a text style at the text size of the current environment.
  open class func preferredFontDescriptor(withTextStyle style: UIFont.TextStyle) -> UIFontDescriptor {
    preferredFontDescriptor(withTextStyle: style, compatibleWith: nil)
  }

  open class func preferredFontDescriptor(
    withTextStyle style: UIFont.TextStyle, compatibleWith traitCollection: UITraitCollection?
  ) -> UIFontDescriptor {
    UIFontDescriptor(FontSpecification(style: style, traits: traitCollection ?? .current))
  }

  open func copy(with zone: NSZone? = nil) -> Any { self }

  open var postscriptName: String { specification.fontName }

  open var pointSize: CGFloat { CGFloat(specification.size) }

  open var symbolicTraits: SymbolicTraits { specification.symbolicTraits }

  open var fontAttributes: [AttributeName: Any] { specification.attributes }

  open func object(forKey anAttribute: AttributeName) -> Any? { fontAttributes[anAttribute] }

  // MARK: Variations

  /// A descriptor with further attributes; they replace those of the same name.
  open func addingAttributes(_ attributes: [AttributeName: Any] = [:]) -> UIFontDescriptor {
    varied { $0.apply(attributes) }
  }

  open func withSize(_ newPointSize: CGFloat) -> UIFontDescriptor {
    varied { $0.size = Double(newPointSize) }
  }

  /// A descriptor with exactly these traits. Never nil: a face that a family lacks is slanted or the nearest weight.
  open func withSymbolicTraits(_ symbolicTraits: SymbolicTraits) -> UIFontDescriptor? {
    varied { $0.symbolicTraits = symbolicTraits }
  }

  open func withFamily(_ newFamily: String) -> UIFontDescriptor {
    varied { $0.apply(family: newFamily) }
  }

  /// A descriptor with the face of this name, such as "Semibold Italic".
  open func withFace(_ newFace: String) -> UIFontDescriptor {
    varied { $0.apply([.face: newFace]) }
  }

  /// A descriptor of the system font with another design; nil for fonts that are not the system's.
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
