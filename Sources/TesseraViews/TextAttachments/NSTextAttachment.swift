// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

public import Foundation
import TesseraFoundation
@_spi(Tessera) public import TesseraGraphics
@_spi(Tessera) public import TesseraTextKit

/// An image or view in a line of text. It replaces a character U+FFFC that has the attribute `attachment`.
///
///     let star = NSTextAttachment(image: UIImage(systemName: "star.fill")!)
///     label.attributedText = NSAttributedString(attachment: star)
///
/// TextKit 2 text views can show views, which a view provider creates. The view provider is an instance of the class
/// registered for the file type, or an object that a subclass returns.
///
///     NSTextAttachment.registerViewProviderClass(PlayerProvider.self, forFileType: "com.example.song")
///     let song = NSTextAttachment(data: data, ofType: "com.example.song")
///     textView.attributedText = NSAttributedString(attachment: song)
///
/// - Note: Differs from UIKit: files other than images have no icon.
open class NSTextAttachment: TextAttachmentBase, NSTextAttachmentLayout {
  /// The image data, used if `image` is nil.
  open override var contents: Data? {
    get { super.contents }
    set { super.contents = newValue }
  }
  /// The uniform type of `contents`. A view provider class may be registered for it. Image formats are detected from
  /// the data.
  open override var fileType: String? {
    get { super.fileType }
    set { super.fileType = newValue }
  }
  /// The image. Nil means the image in `contents`.
  open override var image: UIImage? {
    get { super.image }
    set { super.image = newValue }
  }
  /// The bounds in points, relative to the baseline. The y-axis points up, so a negative y lowers the image or view.
  /// Zero, the default, means the image's size, directly above the baseline. A symbol is vertically centered on the
  /// capital letters, and a symbol without a configured size or weight uses the size and weight of the text's font.
  open override var bounds: CGRect {
    get { super.bounds }
    set { super.bounds = newValue }
  }
  /// The padding on both sides of the image or view, in points. 0 by default.
  open override var lineLayoutPadding: CGFloat {
    get { super.lineLayoutPadding }
    set { super.lineLayoutPadding = newValue }
  }
  /// Whether the image and its bounds are scaled at accessibility text sizes, like body text. `false` by default.
  ///
  /// - Note: Differs from UIKit: only labels and text views support it, not an app's own layout managers.
  open override var adjustsImageSizeForAccessibilityContentSizeCategory: Bool {
    get { super.adjustsImageSizeForAccessibilityContentSizeCategory }
    set { super.adjustsImageSizeForAccessibilityContentSizeCategory = newValue }
  }

  // MARK: Images

  /// Returns the image to draw in a rectangle: `image`, or the image in `contents`. Override it to provide a
  /// different image.
  open override func image(
    forBounds imageBounds: CGRect, textContainer: NSTextContainer?, characterIndex charIndex: Int
  ) -> UIImage? { super.image(forBounds: imageBounds, textContainer: textContainer, characterIndex: charIndex) }

  /// Returns the bounds in points, relative to the baseline, with a y-axis that points up: `bounds`, or the image's
  /// bounds. Override it for bounds that depend on the line. Without a layout manager, the container is nil, the line
  /// fragment has the maximum line width and the height of the text's font, and the position is zero.
  open override func attachmentBounds(
    for textContainer: NSTextContainer?, proposedLineFragment lineFrag: CGRect, glyphPosition position: CGPoint,
    characterIndex charIndex: Int
  ) -> CGRect {
    super.attachmentBounds(
      for: textContainer, proposedLineFragment: lineFrag, glyphPosition: position, characterIndex: charIndex)
  }

  /// Returns the image in TextKit 2, given the text's attributes and the location in the document. By default,
  /// returns the result of TextKit 1's method. Override it to provide a different image.
  open override func image(
    for bounds: CGRect, attributes: [NSAttributedString.Key: Any] = [:], location: any NSTextLocation,
    textContainer: NSTextContainer?
  ) -> UIImage? { super.image(for: bounds, attributes: attributes, location: location, textContainer: textContainer) }

  /// Returns the bounds in TextKit 2, relative to the baseline, with a y-axis that points up, given the text's
  /// attributes and the location in the document. By default, returns the result of TextKit 1's method. The position
  /// is zero. Not called if a view provider tracks the bounds of its view.
  open override func attachmentBounds(
    for attributes: [NSAttributedString.Key: Any], location: any NSTextLocation, textContainer: NSTextContainer?,
    proposedLineFragment: CGRect, position: CGPoint
  ) -> CGRect {
    super.attachmentBounds(
      for: attributes, location: location, textContainer: textContainer, proposedLineFragment: proposedLineFragment,
      position: position)
  }

  // MARK: Views

  /// Whether a view may replace the image. `true` by default. Evaluated during line layout.
  open var allowsTextAttachmentView = true
  /// Whether a view replaces the image. By default, `true` if views are allowed and a view provider class is
  /// registered for the file type. A subclass that returns its own view provider need not override it.
  open var usesTextAttachmentView: Bool { allowsTextAttachmentView && registeredClass != nil }

  /// Returns the view provider for a location in the document, or nil to show the image. By default, the view
  /// provider is an instance of the class registered for the file type. A TextKit 2 text view calls this method when
  /// it lays out the attachment's line, and caches the result as long as the attachment stays in its text.
  /// `parentView` is nil outside text views.
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

  /// Returns the class registered for a file type, or nil if there is none. File types are case-insensitive.
  open class func textAttachmentViewProviderClass(forFileType fileType: String) -> AnyClass? {
    ViewProviderClasses.shared[fileType]
  }

  /// Registers a subclass of `NSTextAttachmentViewProvider` that creates the views of attachments with a file type.
  /// Attachments that are already in a text view use it when their lines are laid out again.
  ///
  /// - Note: Differs from UIKit: the registration does not apply to types that conform to the registered type.
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
