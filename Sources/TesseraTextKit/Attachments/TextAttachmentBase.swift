// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

public import Foundation
public import TesseraGraphics
import TesseraText

/// The view-independent part of `NSTextAttachment`: an image in a line of text. Apps use `NSTextAttachment`.
///
/// - Note: Differs from UIKit: UIKit has no such class. It allows text to be laid out and drawn without views.
open class TextAttachmentBase: NSObject, NSTextAttachmentContainer {
  private let tag = ForeignObjectTag()
  /// The image data, used if `image` is nil.
  open var contents: Data? { didSet { decoded = nil } }
  /// The uniform type identifier of `contents`. Stored but not used, because the format is detected from the data.
  open var fileType: String?
  /// The image to show, or nil to use the image in `contents`.
  open var image: UIImage?
  /// The bounds in points, relative to the baseline, with an upward y axis: negative values of y lower the image.
  /// Zero, the default, uses the image's size, with its lower edge on the baseline. A symbol is centered on the cap
  /// height. A symbol whose configuration has no size or weight uses those of the text's font.
  open var bounds: CGRect = .zero
  /// The padding on each side of the image, in points. 0 by default.
  open var lineLayoutPadding: CGFloat = 0
  /// Whether the image and its bounds are enlarged at accessibility text sizes, in proportion to body text. False by
  /// default.
  ///
  /// - Note: Differs from UIKit: labels and text views respect this property; layout managers created by an app
  ///   don't.
  open var adjustsImageSizeForAccessibilityContentSizeCategory = false
  private var decoded: UIImage?

  /// The character to which an attachment attribute applies: U+FFFC.
  public class var character: Int { 0xFFFC }

  /// Creates an attachment from file contents and their uniform type identifier.
  public init(data contentData: Data?, ofType uti: String?) {
    contents = contentData
    fileType = uti
    super.init()
  }

  /// Creates an attachment without an image.
  public convenience override init() {
    self.init(data: nil, ofType: nil)
  }

  /// Creates an attachment that shows an image at its natural size.
  public convenience init(image: UIImage) {
    self.init(data: nil, ofType: nil)
    self.image = image
  }

  /// Creates an attachment without an image. The coder isn't read.
  public required init?(coder: NSCoder) {
    super.init()
  }

  /// Returns the image to draw in a rectangle: `image`, or the image in `contents`. Override this method to return a
  /// different image.
  open func image(
    forBounds imageBounds: CGRect, textContainer: NSTextContainer?, characterIndex charIndex: Int
  ) -> UIImage? {
    image ?? contentsImage
  }

  /// Returns the bounds in points, relative to the baseline, with an upward y axis. By default, these are `bounds` or
  /// the bounds of the image. Override this method if the bounds depend on the line.
  ///
  /// Labels, and text drawn without a layout manager, pass no container and position zero. The line fragment then has
  /// the maximum line width and the height of the text's font.
  open func attachmentBounds(
    for textContainer: NSTextContainer?, proposedLineFragment lineFrag: CGRect, glyphPosition position: CGPoint,
    characterIndex charIndex: Int
  ) -> CGRect {
    guard bounds == .zero, let image = image ?? contentsImage else { return bounds }
    return Self.space(of: image)
  }

  /// Returns the image in TextKit 2, for text with the given attributes at a location in the document. Unless
  /// overridden, returns the result of the TextKit 1 method.
  open func image(
    for bounds: CGRect, attributes: [NSAttributedString.Key: Any] = [:], location: any NSTextLocation,
    textContainer: NSTextContainer?
  ) -> UIImage? {
    image(forBounds: bounds, textContainer: textContainer, characterIndex: Self.index(location, textContainer))
  }

  /// Returns the bounds in TextKit 2, with an upward y axis, for text with the given attributes at a location in the
  /// document. Unless overridden, returns the result of the TextKit 1 method.
  open func attachmentBounds(
    for attributes: [NSAttributedString.Key: Any], location: any NSTextLocation, textContainer: NSTextContainer?,
    proposedLineFragment: CGRect, position: CGPoint
  ) -> CGRect {
    attachmentBounds(
      for: textContainer, proposedLineFragment: proposedLineFragment, glyphPosition: position,
      characterIndex: Self.index(location, textContainer))
  }

  /// Returns the character index of a location in a container's text.
  private static func index(_ location: any NSTextLocation, _ container: NSTextContainer?) -> Int {
    if let content = container?.textLayoutManager?.textContentManager { return content.units(to: location) }
    return (location as? CountedLocation)?.units ?? 0
  }

  // MARK: Views

  /// Whether `makeViewSource` may return a source.
  @_spi(Tessera) open var mayHaveView: Bool { false }

  /// Returns an `AttachmentViewSource` that provides a view to show instead of the image, or nil to show the image.
  @_spi(Tessera) open func makeViewSource(
    in parent: AnyObject?, at location: any NSTextLocation, _ container: NSTextContainer?
  ) -> AnyObject? { nil }

  /// Returns the bounds of an image at its natural size.
  fileprivate static func space(of image: UIImage) -> CGRect {
    let lift = image.isSymbolImage ? image.baselineOffsetFromBottom ?? 0 : 0
    return CGRect(origin: CGPoint(x: 0, y: -lift), size: image.size)
  }

  private var contentsImage: UIImage? {
    if decoded == nil, let contents { decoded = UIImage(data: contents) }
    return decoded
  }
}

extension TextAttachmentBase {
  /// The maximum line width passed to attachments, in points.
  private static let widestLine = 1e7

  /// Returns the space that the attachment occupies in a container's line, at a location in a TextKit 2 document.
  func space(
    in line: AttachmentLine, at index: Int, container: NSTextContainer?, place: AttachmentPlace?
  ) -> AttachmentSpace {
    var bounds = ownBounds(in: line, at: index, container: container, place: place)
    if place?.source == nil {
      // A subclass may override the bounds.
      if let image, self.bounds == .zero, bounds == Self.space(of: image),
        let symbol = symbol(image, like: line.style, size: line.font.size)
      {
        bounds = Self.space(of: symbol)
      }
      if adjustsImageSizeForAccessibilityContentSizeCategory, line.growth != 1 {
        bounds = CGRect(
          x: bounds.minX * line.growth, y: bounds.minY * line.growth, width: bounds.width * line.growth,
          height: bounds.height * line.growth)
      }
    }
    let padding = lineLayoutPadding.isFinite ? max(0, Double(lineLayoutPadding)) : 0
    let box = InlineBox(
      width: Double(bounds.width) + 2 * padding, ascent: Double(bounds.maxY), descent: -Double(bounds.minY))
    return AttachmentSpace(box: box, bounds: bounds, isHosted: place?.source != nil)
  }

  /// Returns the bounds determined by the attachment or by its view.
  private func ownBounds(
    in line: AttachmentLine, at index: Int, container: NSTextContainer?, place: AttachmentPlace?
  ) -> CGRect {
    let height = line.font.ascender - line.font.descender
    let fragment = CGRect(x: 0, y: 0, width: CGFloat(min(line.width, Self.widestLine)), height: CGFloat(height))
    guard let place else {
      return attachmentBounds(
        for: container, proposedLineFragment: fragment, glyphPosition: .zero, characterIndex: index)
    }
    if let source = place.source, source.tracksBounds {
      return source.space(for: place.attributes, at: place.location, container, fragment: fragment)
    }
    return attachmentBounds(
      for: place.attributes, location: place.location, textContainer: container, proposedLineFragment: fragment,
      position: .zero)
  }

  /// Returns a symbol image with the size and weight of a font if the symbol has none, or nil for other images.
  private func symbol(_ image: UIImage, like font: UIFont?, size: Double) -> UIImage? {
    guard image.isSymbolImage, let font else { return nil }
    let text = UIImage.SymbolConfiguration(font: font.withSize(CGFloat(size)))
    return image.withConfiguration(text.applying(image.configuration))
  }
}

extension TextAttachmentBase: LineAttachment {
  package func space(in line: AttachmentLine, at index: Int) -> AttachmentSpace {
    space(in: line, at: index, container: nil, place: nil)
  }

  package func picture(
    in rect: CGRect, at index: Int, container: AnyObject?, font: UIFont?, size: Double
  ) -> (image: UIImage, tint: UIColor?)? {
    guard let image = image(forBounds: rect, textContainer: container as? NSTextContainer, characterIndex: index) else {
      return nil
    }
    // A symbol adopts the text's font, unless a subclass shows a different image.
    let isOwn = image === self.image && bounds == .zero
    return ((isOwn ? symbol(image, like: font, size: size) : nil) ?? image, image.tintInText)
  }
}

extension NSAttributedString {
  /// Creates the character U+FFFC with an attachment.
  public convenience init(attachment: TextAttachmentBase) {
    self.init(string: "\u{FFFC}", attributes: [.attachment: attachment])
  }
}
