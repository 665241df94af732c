// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

public import Foundation
import TesseraRaster

/// A picture, fitted to the view by its content mode.
open class UIImageView: UIView {
  open var image: UIImage? { didSet { if oldValue !== image { invalidateIntrinsicContentSize() } } }
  open var highlightedImage: UIImage? { didSet { if isHighlighted { invalidateIntrinsicContentSize() } } }
  open var isHighlighted = false { didSet { if isHighlighted != oldValue { invalidateIntrinsicContentSize() } } }
  open var preferredSymbolConfiguration: UIImage.SymbolConfiguration? {
    didSet { invalidateIntrinsicContentSize() }
  }

  /// Shown instead of `image` while the view animates.
  ///
  /// - Note: Differs from UIKit: there is no clock yet, so that the first of them shows.
  open var animationImages: [UIImage]?
  open var highlightedAnimationImages: [UIImage]?
  /// Seconds for all images; 0 for a thirtieth each.
  open var animationDuration: TimeInterval = 0
  /// 0 for without end.
  open var animationRepeatCount = 0
  open private(set) var isAnimating = false
  /// Kept for source compatibility.
  open var adjustsImageWhenAncestorFocused = false

  open func startAnimating() {
    let images = isHighlighted ? highlightedAnimationImages ?? animationImages : animationImages
    isAnimating = images?.isEmpty == false
  }

  open func stopAnimating() {
    isAnimating = false
  }

  public override init(frame: CGRect) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  /// A view of the image's size.
  public convenience init(image: UIImage?) {
    self.init(frame: CGRect(origin: .zero, size: image?.size ?? .zero))
    self.image = image
  }

  public convenience init(image: UIImage?, highlightedImage: UIImage?) {
    self.init(image: image)
    self.highlightedImage = highlightedImage
  }

  override var defaultContentPriorities: ContentPriorities { .text }

  /// The image that shows, with the view's symbol configuration.
  private var shownImage: UIImage? {
    let shown = isHighlighted ? highlightedImage ?? image : image
    guard let shown, shown.isSymbolImage, let preferred = preferredSymbolConfiguration else { return shown }
    guard let own = shown.symbolConfiguration else { return shown.withConfiguration(preferred) }
    return shown.withConfiguration(preferred.applying(own))
  }

  open override var intrinsicContentSize: CGSize {
    shownImage?.size ?? CGSize(width: UIView.noIntrinsicMetric, height: UIView.noIntrinsicMetric)
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize { shownImage?.size ?? .zero }

  override var contentOverlaps: Bool { true }
  override var traitsByDefault: UIAccessibilityTraits { .image }

  private var animationImage: UIImage? {
    guard isAnimating else { return nil }
    return (isHighlighted ? highlightedAnimationImages ?? animationImages : animationImages)?.first
  }

  override func paintContent(into canvas: inout Canvas) {
    guard let shown = animationImage ?? shownImage else { return }
    ImagePainter(image: shown, tint: tintColor, traits: traitCollection)
      .paint(in: bounds, contentMode, into: &canvas)
  }
}
