// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

public import Foundation
public import TesseraGraphics
import TesseraText

/// What `NSTextAttachment` is but for its views: a picture in a line of text. Apps use that class.
///
/// - Note: Differs from UIKit: no such class is there. It stands below views, so that texts are laid out and drawn without them.
open class TextAttachmentBase: NSObject, NSTextAttachmentContainer {
  private let tag = ForeignObjectTag()
  /// The data of a picture; used where `image` is nil.
  open var contents: Data? { didSet { decoded = nil } }
  /// The uniform type of `contents`. Kept and not used: a picture is known by its data.
  open var fileType: String?
  /// The picture; nil for that of `contents`.
  open var image: UIImage?
  /// The room in points, with the y axis upwards from the baseline: negative values of y lower the picture. Zero, the
  /// default, for the picture's own size, its lower edge on the baseline. A symbol's middle is at that of capitals, and a symbol whose
  /// configuration names no size or weight has those of the text's font.
  open var bounds: CGRect = .zero
  /// Points on both sides of the picture. 0 by default.
  open var lineLayoutPadding: CGFloat = 0
  /// Whether the picture, and its room, are larger at the text sizes for accessibility, as far as body text grows. False by default.
  ///
  /// - Note: Differs from UIKit: labels and text views follow it, layout managers of an app's own do not.
  open var adjustsImageSizeForAccessibilityContentSizeCategory = false
  private var decoded: UIImage?

  /// The character that an attachment is an attribute of: U+FFFC.
  public class var character: Int { 0xFFFC }

  /// An attachment of a file's contents and their uniform type.
  public init(data contentData: Data?, ofType uti: String?) {
    contents = contentData
    fileType = uti
    super.init()
  }

  /// An attachment without a picture.
  public convenience override init() {
    self.init(data: nil, ofType: nil)
  }

  /// An attachment that shows a picture in its own size.
  public convenience init(image: UIImage) {
    self.init(data: nil, ofType: nil)
    self.image = image
  }

  /// An attachment without a picture: nothing is decoded.
  public required init?(coder: NSCoder) {
    super.init()
  }

  /// The picture to draw in a rectangle: `image`, or that of `contents`. Override it for another one.
  open func image(
    forBounds imageBounds: CGRect, textContainer: NSTextContainer?, characterIndex charIndex: Int
  ) -> UIImage? {
    image ?? contentsImage
  }

  /// The room in points, with the y axis upwards from the baseline: `bounds`, or that of the picture. Override it for
  /// one that depends on the line. Labels and drawing without a layout manager give no container, a line fragment of
  /// the greatest width that a line may have and the height of the text's font, and position zero.
  open func attachmentBounds(
    for textContainer: NSTextContainer?, proposedLineFragment lineFrag: CGRect, glyphPosition position: CGPoint,
    characterIndex charIndex: Int
  ) -> CGRect {
    guard bounds == .zero, let image = image ?? contentsImage else { return bounds }
    return Self.room(of: image)
  }

  /// The picture in TextKit 2, for text with these attributes at a place of the document. Override it for another one; it answers what
  /// the method of TextKit 1 does.
  open func image(
    for bounds: CGRect, attributes: [NSAttributedString.Key: Any] = [:], location: any NSTextLocation,
    textContainer: NSTextContainer?
  ) -> UIImage? {
    image(forBounds: bounds, textContainer: textContainer, characterIndex: Self.index(location, textContainer))
  }

  /// The room in TextKit 2, with the y axis upwards from the baseline, for text with these attributes at a place of the
  /// document. Override it for another one; it answers what the method of TextKit 1 does.
  open func attachmentBounds(
    for attributes: [NSAttributedString.Key: Any], location: any NSTextLocation, textContainer: NSTextContainer?,
    proposedLineFragment: CGRect, position: CGPoint
  ) -> CGRect {
    attachmentBounds(
      for: textContainer, proposedLineFragment: proposedLineFragment, glyphPosition: position,
      characterIndex: Self.index(location, textContainer))
  }

  /// The index of a place in the text of a container.
  private static func index(_ location: any NSTextLocation, _ container: NSTextContainer?) -> Int {
    if let content = container?.textLayoutManager?.textContentManager { return content.units(to: location) }
    return (location as? CountedLocation)?.units ?? 0
  }

  // MARK: Views

  /// Whether `makeViewSource` may have an answer.
  @_spi(Tessera) open var mayHaveView: Bool { false }

  /// Who makes a view to show in place of the picture, an `AttachmentViewSource`; nil for the picture.
  @_spi(Tessera) open func makeViewSource(
    in parent: AnyObject?, at location: any NSTextLocation, _ container: NSTextContainer?
  ) -> AnyObject? { nil }

  /// The room of a picture in its own size.
  fileprivate static func room(of image: UIImage) -> CGRect {
    let lift = image.isSymbolImage ? image.baselineOffsetFromBottom ?? 0 : 0
    return CGRect(origin: CGPoint(x: 0, y: -lift), size: image.size)
  }

  private var contentsImage: UIImage? {
    if decoded == nil, let contents { decoded = UIImage(data: contents) }
    return decoded
  }
}

extension TextAttachmentBase {
  /// The widest line in points that attachments are told of.
  private static let widestLine = 1e7

  /// Returns the space that the attachment takes in a line of a container, at a place of a document of TextKit 2.
  func room(
    in line: AttachmentLine, at index: Int, container: NSTextContainer?, place: AttachmentPlace?
  ) -> AttachmentRoom {
    var bounds = ownBounds(in: line, at: index, container: container, place: place)
    if place?.source == nil {
      // A subclass may have bounds of its own.
      if let image, self.bounds == .zero, bounds == Self.room(of: image),
        let symbol = symbol(image, like: line.style, size: line.font.size)
      {
        bounds = Self.room(of: symbol)
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
    return AttachmentRoom(box: box, bounds: bounds, isHosted: place?.source != nil)
  }

  /// What the attachment answers, or its view.
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
      return source.room(for: place.attributes, at: place.location, container, fragment: fragment)
    }
    return attachmentBounds(
      for: place.attributes, location: place.location, textContainer: container, proposedLineFragment: fragment,
      position: .zero)
  }

  /// A symbol in the size and weight of a font, where it has none of its own; nil for other pictures.
  private func symbol(_ image: UIImage, like font: UIFont?, size: Double) -> UIImage? {
    guard image.isSymbolImage, let font else { return nil }
    let text = UIImage.SymbolConfiguration(font: font.withSize(CGFloat(size)))
    return image.withConfiguration(text.applying(image.configuration))
  }
}

extension TextAttachmentBase: LineAttachment {
  package func room(in line: AttachmentLine, at index: Int) -> AttachmentRoom {
    room(in: line, at: index, container: nil, place: nil)
  }

  package func picture(
    in rect: CGRect, at index: Int, container: AnyObject?, font: UIFont?, size: Double
  ) -> (image: UIImage, tint: UIColor?)? {
    guard let image = image(forBounds: rect, textContainer: container as? NSTextContainer, characterIndex: index) else {
      return nil
    }
    // A symbol is the text's, unless a subclass shows another one.
    let isOwn = image === self.image && bounds == .zero
    return ((isOwn ? symbol(image, like: font, size: size) : nil) ?? image, image.tintInText)
  }
}

extension NSAttributedString {
  /// The character U+FFFC with an attachment.
  public convenience init(attachment: TextAttachmentBase) {
    self.init(string: "\u{FFFC}", attributes: [.attachment: attachment])
  }
}
