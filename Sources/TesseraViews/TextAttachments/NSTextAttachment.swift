// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

public import Foundation
import TesseraFoundation
@_spi(Tessera) public import TesseraGraphics
@_spi(Tessera) public import TesseraTextKit

/// An image or a view in a line of text, in place of the character U+FFFC with the attribute `attachment`.
///
///     let star = NSTextAttachment(image: UIImage(systemName: "star.fill")!)
///     label.attributedText = NSAttributedString(attachment: star)
///
/// Text views with TextKit 2 show views, created by a view provider: an instance of the class registered for the file type, or
/// the one that a subclass returns.
///
///     NSTextAttachment.registerViewProviderClass(PlayerProvider.self, forFileType: "com.example.song")
///     let song = NSTextAttachment(data: data, ofType: "com.example.song")
///     textView.attributedText = NSAttributedString(attachment: song)
///
/// - Note: Differs from UIKit: files that are not images have no icon.
open class NSTextAttachment: TextAttachmentBase, NSTextAttachmentLayout {
  /// The data of an image, used if `image` is nil.
  open override var contents: Data? {
    get { super.contents }
    set { super.contents = newValue }
  }
  /// The uniform type of `contents`, for which a class of view providers may be registered. Images are detected by their data.
  open override var fileType: String? {
    get { super.fileType }
    set { super.fileType = newValue }
  }
  /// The image; nil for that of `contents`.
  open override var image: UIImage? {
    get { super.image }
    set { super.image = newValue }
  }
  /// The bounds in points, with the y axis pointing up from the baseline: a negative y lowers the image or view. Zero, the
  /// default, for the image's size on the baseline. A symbol is centered on the capitals, and a symbol whose configuration has
  /// no size or weight uses those of the text's font.
  open override var bounds: CGRect {
    get { super.bounds }
    set { super.bounds = newValue }
  }
  /// The padding on both sides of the image or view, in points. 0 by default.
  open override var lineLayoutPadding: CGFloat {
    get { super.lineLayoutPadding }
    set { super.lineLayoutPadding = newValue }
  }
  /// Whether the image and its bounds scale with accessibility text sizes, as body text does. `false` by default.
  ///
  /// - Note: Differs from UIKit: labels and text views support it; an app's own layout managers do not.
  open override var adjustsImageSizeForAccessibilityContentSizeCategory: Bool {
    get { super.adjustsImageSizeForAccessibilityContentSizeCategory }
    set { super.adjustsImageSizeForAccessibilityContentSizeCategory = newValue }
  }

  // MARK: Images

  /// Returns the image to draw in a rectangle: `image`, or that of `contents`. Override it to provide another one.
  open override func image(
    forBounds imageBounds: CGRect, textContainer: NSTextContainer?, characterIndex charIndex: Int
  ) -> UIImage? { super.image(forBounds: imageBounds, textContainer: textContainer, characterIndex: charIndex) }

  /// Returns the bounds in points, with the y axis pointing up from the baseline: `bounds`, or those of the image. Override it
  /// for bounds that depend on the line. Without a layout manager, there is no container, the line fragment has the maximum
  /// width of a line and the height of the text's font, and the position is zero.
  open override func attachmentBounds(
    for textContainer: NSTextContainer?, proposedLineFragment lineFrag: CGRect, glyphPosition position: CGPoint,
    characterIndex charIndex: Int
  ) -> CGRect {
    super.attachmentBounds(
      for: textContainer, proposedLineFragment: lineFrag, glyphPosition: position, characterIndex: charIndex)
  }

  /// Returns the image in TextKit 2, for text with these attributes at a location in the document. By default the result of
  /// TextKit 1's method. Override it to provide another one.
  open override func image(
    for bounds: CGRect, attributes: [NSAttributedString.Key: Any] = [:], location: any NSTextLocation,
    textContainer: NSTextContainer?
  ) -> UIImage? { super.image(for: bounds, attributes: attributes, location: location, textContainer: textContainer) }

  /// Returns the bounds in TextKit 2, with the y axis pointing up from the baseline, for text with these attributes at a
  /// location in the document. By default the result of TextKit 1's method. The position is zero. Not called if a view provider
  /// tracks the bounds of its view.
  open override func attachmentBounds(
    for attributes: [NSAttributedString.Key: Any], location: any NSTextLocation, textContainer: NSTextContainer?,
    proposedLineFragment: CGRect, position: CGPoint
  ) -> CGRect {
    super.attachmentBounds(
      for: attributes, location: location, textContainer: textContainer, proposedLineFragment: proposedLineFragment,
      position: position)
  }

  // MARK: Views

  /// Whether a view may replace the image. `true` by default. Read during line layout.
  open var allowsTextAttachmentView = true
  /// Whether a view replaces the image: views are allowed, and a class of view providers is registered for the file type. A
  /// subclass that returns its own view provider need not override it.
  open var usesTextAttachmentView: Bool { allowsTextAttachmentView && registeredClass != nil }

  /// Returns the provider of the view in a parent, at a location in the document: an instance of the class registered for the
  /// file type; nil for the image. Override it for another one. A text view with TextKit 2 calls it when it lays out the
  /// attachment's line, and caches the result while the attachment stays in its text. There is no parent elsewhere.
  @preconcurrency @MainActor
  open func viewProvider(
    for parentView: UIView?, location: any NSTextLocation, textContainer: NSTextContainer?
  ) -> NSTextAttachmentViewProvider? {
    guard allowsTextAttachmentView, let registered = registeredClass else { return nil }
    guard let type = registered as? NSTextAttachmentViewProvider.Type else { return nil }
    return DynamicInit.viewProvider(
      type, textAttachment: self, parentView: parentView, textLayoutManager: textContainer?.textLayoutManager,
      location: location)
  }

  /// Returns the class registered for a file type; nil for none. Case-insensitive.
  open class func textAttachmentViewProviderClass(forFileType fileType: String) -> AnyClass? {
    ViewProviderClasses.shared[fileType]
  }

  /// Registers a subclass of `NSTextAttachmentViewProvider`, which creates the views of attachments with a file type.
  /// Attachments that are already in a text view use it when their lines are laid out again.
  ///
  /// - Note: Differs from UIKit: types that conform to the registered one are not included.
  open class func registerViewProviderClass(_ textAttachmentViewProviderClass: AnyClass, forFileType fileType: String) {
    guard textAttachmentViewProviderClass is NSTextAttachmentViewProvider.Type else {
      raise(
        "NSInvalidArgumentException",
        "\(textAttachmentViewProviderClass) is not a subclass of NSTextAttachmentViewProvider, so it can't create views for "
          + "\(fileType). Make it a subclass.")
    }
    ViewProviderClasses.shared[fileType] = textAttachmentViewProviderClass
  }

  private var registeredClass: AnyClass? {
    fileType.flatMap { type(of: self).textAttachmentViewProviderClass(forFileType: $0) }
  }

  @_spi(Tessera) open override var mayHaveView: Bool {
    allowsTextAttachmentView && (type(of: self) != NSTextAttachment.self || usesTextAttachmentView)
  }

  @_spi(Tessera) open override func makeViewSource(
    in parent: AnyObject?, at location: any NSTextLocation, _ container: NSTextContainer?
  ) -> AnyObject? {
    nonisolated(unsafe) let (attachment, location, container) = (self, location, container)
    let view = parent as? UIView
    nonisolated(unsafe) var made: NSTextAttachmentViewProvider?
    MainThread.run { made = attachment.viewProvider(for: view, location: location, textContainer: container) }
    return made
  }
}

extension NSTextAttachment: UIAccessibilityContentSizeCategoryImageAdjusting {}
