// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

public import Foundation
import TesseraRaster
@_spi(Tessera) public import TesseraGraphics

/// A view that shows an image, scaled by its content mode. Receives touches only if `isUserInteractionEnabled` is set
/// to `true`.
open class UIImageView: UIView, UIAccessibilityContentSizeCategoryImageAdjusting {
  /// The image; nil for none. Its size is the view's intrinsic size. With a running `AnimationClock`, an animated
  /// image starts playing when it is set.
  open var image: UIImage? {
    willSet { if KeyValues.areObserved { KeyValues.willChange(self, "image") } }
    didSet {
      if oldValue !== image { invalidateIntrinsicContentSize() }
      hasOwnOpacity = false
      if oldValue !== image, image?.images != nil { imageStart = AnimationClock.paintedTime }
      if KeyValues.areObserved { KeyValues.didChange(self, "image") }
    }
  }
  /// The image shown while `isHighlighted` is `true`. Nil means `image`.
  open var highlightedImage: UIImage? { didSet { if isHighlighted { invalidateIntrinsicContentSize() } } }
  /// Whether `highlightedImage` is shown. `false` by default.
  open var isHighlighted = false { didSet { if isHighlighted != oldValue { invalidateIntrinsicContentSize() } } }
  /// The size, weight and colors of symbols that do not specify their own. No effect on other images.
  open var preferredSymbolConfiguration: UIImage.SymbolConfiguration? {
    didSet { invalidateIntrinsicContentSize() }
  }

  /// The images shown in sequence instead of `image`, from `startAnimating()` until the animation ends. Without a
  /// running `AnimationClock`, only the first image is shown.
  open var animationImages: [UIImage]?
  /// The images shown in sequence while `isHighlighted` is `true`. Nil means `animationImages`.
  open var highlightedAnimationImages: [UIImage]?
  /// The duration of one cycle through all images, in seconds. 0, the default, means 1/30 of a second per image.
  open var animationDuration: TimeInterval = 0
  /// The number of cycles. 0, the default, means no limit.
  open var animationRepeatCount = 0
  /// Whether `animationImages` are shown. Becomes `false` after the last cycle.
  open var isAnimating: Bool { step != nil }
  /// The start time of the image animation, in the clock's seconds.
  private var start: TimeInterval?
  /// The time at which an animated image was set, in the clock's seconds.
  private var imageStart: TimeInterval = 0
  /// Whether the image's appearance changes while an ancestor is focused. Stored but not used.
  open var adjustsImageWhenAncestorFocused = false

  /// Whether the image view is enlarged at the accessibility text sizes. Its intrinsic size is then scaled like body
  /// text. `false` by default.
  open var adjustsImageSizeForAccessibilityContentSizeCategory = false {
    didSet {
      if adjustsImageSizeForAccessibilityContentSizeCategory != oldValue { invalidateIntrinsicContentSize() }
    }
  }

  /// Shows `animationImages`, starting with the first image. Does nothing without images.
  open func startAnimating() {
    start = movingImages.isEmpty ? nil : AnimationClock.paintedTime
  }

  /// Ends the image animation and shows `image`.
  open func stopAnimating() {
    start = nil
  }

  private var movingImages: [UIImage] {
    (isHighlighted ? highlightedAnimationImages ?? animationImages : animationImages) ?? []
  }

  /// The index of the current animation image; nil if the animation is not running.
  private var step: Int? {
    guard let start else { return nil }
    return Self.step(of: movingImages.count, since: start, animationDuration, rounds: animationRepeatCount)
  }

  /// Returns the index of the current image out of `count` images, or nil if the animation has ended. A small
  /// tolerance compensates for times that are rounded down.
  private static func step(of count: Int, since start: TimeInterval, _ duration: TimeInterval, rounds most: Int) -> Int?
  {
    guard count > 0 else { return nil }
    let isTimed = duration > 0 && duration.isFinite
    let rounds = max(0, AnimationClock.paintedTime - start) / (isTimed ? duration : Double(count) / 30) + 1e-9
    if most > 0, rounds >= Double(most) { return nil }
    return min(Int(rounds.truncatingRemainder(dividingBy: 1) * Double(count)), count - 1)
  }

  public override init(frame: CGRect) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    isUserInteractionEnabled = false
    coder.finishDecoding(self, at: UIImageView.self)
  }

  /// Creates a view with the image's size, at the origin.
  public init(image: UIImage?) {
    super.init(frame: CGRect(origin: .zero, size: image?.size ?? .zero))
    isUserInteractionEnabled = false
    self.image = image
    imageStart = AnimationClock.paintedTime
  }

  /// Creates a view with the first image's size, at the origin.
  public init(image: UIImage?, highlightedImage: UIImage?) {
    super.init(frame: CGRect(origin: .zero, size: image?.size ?? .zero))
    isUserInteractionEnabled = false
    self.image = image
    self.highlightedImage = highlightedImage
    imageStart = AnimationClock.paintedTime
  }

  @_spi(Tessera) open override var isOpaqueByDefault: Bool { false }

  /// Whether the image covers everything below the view. Until it is set, the value is `true` for an image without
  /// transparent pixels.
  ///
  /// - Note: Differs from UIKit: the value depends on the pixels, not on the image format's alpha channel.
  open override var isOpaque: Bool {
    get { hasOwnOpacity ? super.isOpaque : image?.hasOpaquePixels ?? false }
    set {
      hasOwnOpacity = true
      super.isOpaque = newValue
    }
  }
  /// Whether `isOpaque` has been set since the current image was set.
  private var hasOwnOpacity = false
  @_spi(Tessera) open override var defaultContentPriorities: ContentPriorities { .text }

  /// The visible image, with the view's symbol configuration.
  private var shownImage: UIImage? {
    let shown = isHighlighted ? highlightedImage ?? image : image
    guard let shown, shown.isSymbolImage else { return shown }
    let own = shown.symbolConfiguration
    guard let configuration = preferredSymbolConfiguration?.applying(own) ?? own else { return shown }
    guard configuration.followsTextSize else {
      return preferredSymbolConfiguration == nil ? shown : shown.withConfiguration(configuration)
    }
    let size = UITraitCollection(preferredContentSizeCategory: traitCollection.preferredContentSizeCategory)
    return shown.withConfiguration(configuration.withTraitCollection(size))
  }

  @_spi(Tessera) open override func environmentDidChange() {
    super.environmentDidChange()
    if adjustsImageSizeForAccessibilityContentSizeCategory {
      (superview as? UIButton)?.invalidateIntrinsicContentSize()
    }
    if adjustsImageSizeForAccessibilityContentSizeCategory || image?.isSymbolImage == true
      || highlightedImage?.isSymbolImage == true
    {
      invalidateIntrinsicContentSize()
    }
  }

  /// The visible image's alignment rect insets.
  open override var alignmentRectInsets: UIEdgeInsets { shownImage?.alignmentRectInsets ?? .zero }

  /// The image's size minus its `alignmentRectInsets`.
  open override var intrinsicContentSize: CGSize {
    guard let size = shownSize else { return CGSize(width: UIView.noIntrinsicMetric, height: UIView.noIntrinsicMetric) }
    let insets = alignmentRectInsets
    return CGSize(
      width: max(0, size.width - insets.left - insets.right), height: max(0, size.height - insets.top - insets.bottom))
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize { shownSize ?? .zero }

  /// The visible image's size, enlarged if the view adapts to the text size. Symbols that already adapt are not
  /// enlarged twice.
  private var shownSize: CGSize? {
    guard let shown = shownImage else { return nil }
    guard adjustsImageSizeForAccessibilityContentSizeCategory,
      !(shown.isSymbolImage && shown.symbolConfiguration?.followsTextSize == true)
    else { return shown.size }
    let growth = traitCollection.imageGrowth
    return CGSize(width: shown.size.width * growth, height: shown.size.height * growth)
  }

  @_spi(Tessera) open override var contentOverlaps: Bool { true }
  /// Always `false`, as in UIKit, because image views ignore `draw(_:)`.
  override var isDrawnByMethod: Bool { false }
  @_spi(Tessera) open override class var appearanceKeys: AppearanceKeys { .imageView }
  @_spi(Tessera) open override var viewInspector: AnyViewInspector { AnyViewInspector(ImageViewInspector(view: self)) }
  @_spi(Tessera) open override var traitsByDefault: UIAccessibilityTraits { .image }
  @_spi(Tessera) open override var labelByDefault: String? { image?.accessibilityLabel }
  @_spi(Tessera) open override var largeImageByDefault: UIImage? { image }

  /// The current frame of an animation: one of `animationImages` during their animation, otherwise a frame of an
  /// animated image.
  private var animationImage: UIImage? {
    if let step { return movingImages[step] }
    let shown = isHighlighted ? highlightedImage ?? image : image
    guard let shown, let images = shown.images else { return nil }
    return Self.step(of: images.count, since: imageStart, shown.duration, rounds: 0).map { images[$0] }
  }

  @_spi(Tessera) open override func paintContent(into canvas: inout Canvas) {
    guard let shown = animationImage ?? shownImage else { return }
    ImagePainter(image: shown, tint: tintColor, traits: traitCollection)
      .paint(in: bounds, contentMode, into: &canvas)
  }
}
