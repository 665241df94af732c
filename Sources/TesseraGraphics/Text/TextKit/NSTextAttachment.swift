// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

public import Foundation
import TesseraText

/// A picture in a line of text, in place of the character U+FFFC that has it as its attribute `attachment`.
///
///     let star = NSTextAttachment(image: UIImage(systemName: "star.fill")!)
///     label.attributedText = NSAttributedString(attachment: star)
///
/// - Note: Differs from UIKit: views as attachments are not shown, nor is an icon for a file that is no picture.
open class NSTextAttachment: NSObject, NSTextAttachmentContainer {
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
  /// - Note: Differs from UIKit: labels follow it, text views and layout managers do not.
  open var adjustsImageSizeForAccessibilityContentSizeCategory = false
  /// Kept and not used. True by default.
  open var allowsTextAttachmentView = true
  /// Whether a view is shown in place of the picture. Always false.
  open var usesTextAttachmentView: Bool { false }
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

  /// The room of a picture in its own size.
  private static func room(of image: UIImage) -> CGRect {
    let lift = image.isSymbolImage ? image.baselineOffsetFromBottom ?? 0 : 0
    return CGRect(origin: CGPoint(x: 0, y: -lift), size: image.size)
  }

  private var contentsImage: UIImage? {
    if decoded == nil, let contents { decoded = UIImage(data: contents) }
    return decoded
  }
}

extension NSTextAttachment {
  /// The widest line in points that attachments are told of.
  private static let widestLine = 1e7

  /// The attachment's room in a line, and its bounds.
  func box(in line: AttachmentLine, at place: Int) -> (box: InlineBox, bounds: CGRect) {
    let height = line.font.ascender - line.font.descender
    let fragment = CGRect(x: 0, y: 0, width: CGFloat(min(line.width, Self.widestLine)), height: CGFloat(height))
    var bounds = attachmentBounds(
      for: line.container, proposedLineFragment: fragment, glyphPosition: .zero, characterIndex: place)
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
    let padding = lineLayoutPadding.isFinite ? max(0, Double(lineLayoutPadding)) : 0
    let box = InlineBox(
      width: Double(bounds.width) + 2 * padding, ascent: Double(bounds.maxY), descent: -Double(bounds.minY))
    return (box, bounds)
  }

  /// A symbol in the size and weight of a font, where it has none of its own; nil for other pictures.
  func symbol(_ image: UIImage, like font: UIFont?, size: Double) -> UIImage? {
    guard image.isSymbolImage, let font else { return nil }
    let text = UIImage.SymbolConfiguration(font: font.withSize(CGFloat(size)))
    return image.withConfiguration(text.applying(image.configuration))
  }
}

/// The line that an attachment stands in.
struct AttachmentLine {
  /// The widest that it may be, in points.
  var width: Double
  var font: ScaledFont
  /// The font as UIKit names it, of any size.
  var style: UIFont?
  var growth: CGFloat = 1
  var container: NSTextContainer?
}

extension NSAttributedString {
  /// The character U+FFFC with an attachment.
  public convenience init(attachment: NSTextAttachment) {
    self.init(string: "\u{FFFC}", attributes: [.attachment: attachment])
  }
}
