// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

public import Foundation
import TesseraFoundation
@_spi(Tessera) public import TesseraGraphics

/// An image or a view in a line of text, in place of the character U+FFFC that has it as its attribute `attachment`.
///
///     let star = NSTextAttachment(image: UIImage(systemName: "star.fill")!)
///     label.attributedText = NSAttributedString(attachment: star)
///
/// Text views of TextKit 2 show views, which a view provider makes: that of a class which is registered for the file type, or
/// the one
/// that a subclass answers.
///
///     NSTextAttachment.registerViewProviderClass(PlayerProvider.self, forFileType: "com.example.song")
///     let song = NSTextAttachment(data: data, ofType: "com.example.song")
///     textView.attributedText = NSAttributedString(attachment: song)
///
/// - Note: Differs from UIKit: an icon for a file that is no image is not shown.
open class NSTextAttachment: TextAttachmentBase, NSTextAttachmentLayout {
  /// The data of an image; used where `image` is nil.
  open override var contents: Data? {
    get { super.contents }
    set { super.contents = newValue }
  }
  /// The uniform type of `contents`, which a class of view providers may be registered for. An image is known by its data.
  open override var fileType: String? {
    get { super.fileType }
    set { super.fileType = newValue }
  }
  /// The image; nil for that of `contents`.
  open override var image: UIImage? {
    get { super.image }
    set { super.image = newValue }
  }
  /// The room in points, with the y axis upwards from the baseline: negative values of y lower the image or view. Zero, the
  /// default, for
  /// the image's own size, its lower edge on the baseline. A symbol's middle is at that of capitals, and a symbol whose
  /// configuration
  /// names no size or weight has those of the text's font.
  open override var bounds: CGRect {
    get { super.bounds }
    set { super.bounds = newValue }
  }
  /// Points on both sides of the image or view. 0 by default.
  open override var lineLayoutPadding: CGFloat {
    get { super.lineLayoutPadding }
    set { super.lineLayoutPadding = newValue }
  }
  /// Whether the image, and its room, are larger at the text sizes for accessibility, as far as body text grows. `false` by
  /// default.
  ///
  /// - Note: Differs from UIKit: labels and text views follow it, layout managers of an app's own do not.
  open override var adjustsImageSizeForAccessibilityContentSizeCategory: Bool {
    get { super.adjustsImageSizeForAccessibilityContentSizeCategory }
    set { super.adjustsImageSizeForAccessibilityContentSizeCategory = newValue }
  }

  // MARK: Pictures

  /// Returns the image to draw in a rectangle: `image`, or that of `contents`. Override it for another one.
  open override func image(
    forBounds imageBounds: CGRect, textContainer: NSTextContainer?, characterIndex charIndex: Int
  ) -> UIImage? { super.image(forBounds: imageBounds, textContainer: textContainer, characterIndex: charIndex) }

  /// Returns the room in points, with the y axis upwards from the baseline: `bounds`, or that of the image. Override it for
  /// one that depends on the line. Labels and drawing without a layout manager give no container, a line fragment of
  /// the greatest width that a line may have and the height of the text's font, and position zero.
  open override func attachmentBounds(
    for textContainer: NSTextContainer?, proposedLineFragment lineFrag: CGRect, glyphPosition position: CGPoint,
    characterIndex charIndex: Int
  ) -> CGRect {
    super.attachmentBounds(
      for: textContainer, proposedLineFragment: lineFrag, glyphPosition: position, characterIndex: charIndex)
  }

  /// Returns the image in TextKit 2, for text with these attributes at a place of the document. Override it for another one; it
  /// answers what the method of TextKit 1 does.
  open override func image(
    for bounds: CGRect, attributes: [NSAttributedString.Key: Any] = [:], location: any NSTextLocation,
    textContainer: NSTextContainer?
  ) -> UIImage? { super.image(for: bounds, attributes: attributes, location: location, textContainer: textContainer) }

  /// Returns the room in TextKit 2, with the y axis upwards from the baseline, for text with these attributes at a place of the
  /// document.
  /// Override it for another one; it answers what the method of TextKit 1 does. Position is zero. Not asked where a view
  /// provider
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

  /// Whether a view may be shown in place of the image. `true` by default. Read when lines are set.
  open var allowsTextAttachmentView = true
  /// Whether a view is shown in place of the image: views are allowed, and a class of view providers is registered for the file
  /// type. A subclass that answers a view provider of its own need not override it.
  open var usesTextAttachmentView: Bool { allowsTextAttachmentView && registeredClass != nil }

  /// Who makes the view to show in a parent, at a place of the document: an object of the class that is registered for the file
  /// type; nil
  /// for the image. Override it for another one. A text view of TextKit 2 asks when it sets the attachment's line, and keeps
  /// the answer
  /// while the attachment stays in its text. Elsewhere there is no parent.
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

  /// Returns the class that is registered for a file type; nil for none. Capitals and small letters are the same.
  open class func textAttachmentViewProviderClass(forFileType fileType: String) -> AnyClass? {
    ViewProviderClasses.shared[fileType]
  }

  /// Has attachments of a file type shown by views that a class makes, a subclass of `NSTextAttachmentViewProvider`. Attachments that are
  /// in a text view already follow when their lines are set again.
  ///
  /// - Note: Differs from UIKit: types that conform to the registered one are others.
  open class func registerViewProviderClass(_ textAttachmentViewProviderClass: AnyClass, forFileType fileType: String) {
    guard textAttachmentViewProviderClass is NSTextAttachmentViewProvider.Type else {
      raise(
        "NSInvalidArgumentException",
        "\(textAttachmentViewProviderClass) is no subclass of NSTextAttachmentViewProvider, so it makes no views for "
          + "\(fileType). Derive it from that class.")
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
