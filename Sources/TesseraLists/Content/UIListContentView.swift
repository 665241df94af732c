// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

public import Foundation
@_spi(Tessera) public import TesseraViews

/// A view that shows a list content configuration: an image, text and secondary text.
open class UIListContentView: UIView, UIContentView {
  private let parts = ListContentViews()
  private var content: UIListContentConfiguration

  /// Creates a view that shows the configuration. Its height depends on its width.
  public init(configuration: UIListContentConfiguration) {
    content = configuration
    super.init(frame: .zero)
    show()
  }

  public required init?(coder: NSCoder) {
    content = .cell()
    super.init(coder: coder)
    show()
  }

  /// The content of the view, which must be a `UIListContentConfiguration`. Setting another type raises an exception.
  open var configuration: any UIContentConfiguration {
    get { content }
    set {
      guard let new = newValue as? UIListContentConfiguration else {
        raise(
          "NSInternalInconsistencyException",
          "\(type(of: self)) shows UIListContentConfiguration, not \(type(of: newValue)). Set a configuration of that type."
        )
      }
      content = new
      show()
    }
  }

  private func show() {
    parts.show(content, in: self)
    invalidateIntrinsicContentSize()
    setNeedsLayout()
  }

  private var arrangement: ListContentLayout {
    let margins = content.directionalLayoutMargins
    let isRTL = effectiveUserInterfaceLayoutDirection == .rightToLeft
    let insets = UIEdgeInsets(
      top: margins.top, left: isRTL ? margins.trailing : margins.leading, bottom: margins.bottom,
      right: isRTL ? margins.leading : margins.trailing)
    var result = ListContentLayout(insets: insets, isRTL: isRTL)
    result.imageGap = content.imageToTextPadding
    result.rowGap = content.textToSecondaryTextVerticalPadding
    result.columnGap = content.textToSecondaryTextHorizontalPadding
    result.reserved = reservedSize
    result.overhangs = content.image?.isSymbolImage == true
    result.maximum = content.imageProperties.maximumSize
    result.isSideBySide = content.prefersSideBySideTextAndSecondaryText
    result.stacksIfTight = true
    result.minimumHeight = content.minimumHeight
    return result
  }

  /// The size reserved for the image. Symbols have the standard width by default.
  private var reservedSize: CGSize {
    let standard = TableMetrics.symbolRoom(traitCollection)
    let wanted = content.imageProperties.reservedLayoutSize
    func points(_ wanted: CGFloat) -> CGFloat {
      wanted == UIListContentConfiguration.ImageProperties.standardDimension ? standard : wanted
    }
    var result = CGSize(width: points(wanted.width), height: points(wanted.height))
    if result.width == 0, content.image?.isSymbolImage == true { result.width = standard }
    return result
  }

  /// The leading position of the text, from the view's leading edge: the margin, the image and its padding.
  var textStart: CGFloat {
    let margin = content.directionalLayoutMargins.leading
    guard content.image != nil || reservedSize.width > 0 else { return margin }
    let isRTL = effectiveUserInterfaceLayoutDirection == .rightToLeft
    guard let frame = parts.text?.frame else { return margin }
    return frame.width > 0 ? (isRTL ? bounds.width - frame.maxX : frame.minX) : margin
  }

  /// The leading position of text after an image, from the view's leading edge, or nil if there is no image.
  var textStartAfterImage: CGFloat? {
    guard content.image != nil else { return nil }
    layoutIfNeeded()
    return textStart
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    arrangement.place(parts, in: bounds, scale: pixelScale)
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: arrangement.height(parts, width: size.width))
  }

  @_spi(Tessera) open override var heightDependsOnWidth: Bool { true }
  @_spi(Tessera) open override func contentHeight(forWidth width: CGFloat) -> CGFloat? {
    arrangement.height(parts, width: width)
  }

  open override func systemLayoutSizeFitting(
    _ targetSize: CGSize, withHorizontalFittingPriority horizontal: UILayoutPriority,
    verticalFittingPriority vertical: UILayoutPriority
  ) -> CGSize {
    sizeThatFits(targetSize)
  }
}
