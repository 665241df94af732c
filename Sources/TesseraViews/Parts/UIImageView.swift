// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

public import Foundation
import TesseraRaster
@_spi(Tessera) public import TesseraGraphics

/// A picture, fitted to the view by its content mode. It gets no touches unless `isUserInteractionEnabled` is turned
/// on.
open class UIImageView: UIView, UIAccessibilityContentSizeCategoryImageAdjusting {
  /// The picture; nil shows none. Its size is the view's intrinsic size. One of several images plays from when it is set,
  /// where an `AnimationClock` runs.
  open var image: UIImage? {
    willSet { if KeyValues.areObserved { KeyValues.willChange(self, "image") } }
    didSet {
      if oldValue !== image { invalidateIntrinsicContentSize() }
      hasOwnOpacity = false
      if oldValue !== image, image?.images != nil { imageStart = AnimationClock.paintedTime }
      if KeyValues.areObserved { KeyValues.didChange(self, "image") }
    }
  }
  /// The picture shown while `isHighlighted` is on; nil shows `image` then, too.
  open var highlightedImage: UIImage? { didSet { if isHighlighted { invalidateIntrinsicContentSize() } } }
  /// Whether `highlightedImage` shows. False by default.
  open var isHighlighted = false { didSet { if isHighlighted != oldValue { invalidateIntrinsicContentSize() } } }
  /// Size, weight and colours of symbols that say none themselves. No effect on other pictures.
  open var preferredSymbolConfiguration: UIImage.SymbolConfiguration? {
    didSet { invalidateIntrinsicContentSize() }
  }

  /// The images to show one after the other in place of `image`, between `startAnimating()` and the end. Without a
  /// running `AnimationClock` the first of them shows.
  open var animationImages: [UIImage]?
  /// The images to show one after the other while `isHighlighted` is on; nil takes `animationImages`.
  open var highlightedAnimationImages: [UIImage]?
  /// Seconds for one round of all images. 0, the default, is a thirtieth for each.
  open var animationDuration: TimeInterval = 0
  /// How many rounds are shown. 0, the default, is without end.
  open var animationRepeatCount = 0
  /// Whether `animationImages` show. It becomes false by itself after the last round.
  open var isAnimating: Bool { step != nil }
  /// When the images started, in the clock's seconds.
  private var start: TimeInterval?
  /// When an image that moves by itself was set, in the clock's seconds.
  private var imageStart: TimeInterval = 0
  /// Stored only: there is no focus.
  open var adjustsImageWhenAncestorFocused = false

  /// Whether the image view is larger at the text sizes for accessibility: its intrinsic size grows as body text does. False by
  /// default.
  open var adjustsImageSizeForAccessibilityContentSizeCategory = false {
    didSet {
      if adjustsImageSizeForAccessibilityContentSizeCategory != oldValue { invalidateIntrinsicContentSize() }
    }
  }

  /// Shows `animationImages` from the first one on. Does nothing without images.
  open func startAnimating() {
    start = movingImages.isEmpty ? nil : AnimationClock.paintedTime
  }

  /// Shows `image` again.
  open func stopAnimating() {
    start = nil
  }

  private var movingImages: [UIImage] {
    (isHighlighted ? highlightedAnimationImages ?? animationImages : animationImages) ?? []
  }

  /// Which of the images shows now; nil when none does.
  private var step: Int? {
    guard let start else { return nil }
    return Self.step(of: movingImages.count, since: start, animationDuration, rounds: animationRepeatCount)
  }

  /// Which of so many images shows; nil when none does. The small number makes up for times that are rounded down.
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

  /// A view of the image's size, at the origin.
  public init(image: UIImage?) {
    super.init(frame: CGRect(origin: .zero, size: image?.size ?? .zero))
    isUserInteractionEnabled = false
    self.image = image
    imageStart = AnimationClock.paintedTime
  }

  /// A view of the first image's size, at the origin.
  public init(image: UIImage?, highlightedImage: UIImage?) {
    super.init(frame: CGRect(origin: .zero, size: image?.size ?? .zero))
    isUserInteractionEnabled = false
    self.image = image
    self.highlightedImage = highlightedImage
    imageStart = AnimationClock.paintedTime
  }

  @_spi(Tessera) open override var isOpaqueByDefault: Bool { false }

  /// Whether the image covers the content below it: true for an image without transparent pixels, until another value is set.
  ///
  /// - Note: Differs from UIKit: the pixels count, not whether the image's format has transparency.
  open override var isOpaque: Bool {
    get { hasOwnOpacity ? super.isOpaque : image?.hasOpaquePixels ?? false }
    set {
      hasOwnOpacity = true
      super.isOpaque = newValue
    }
  }
  /// Whether `isOpaque` has been set since the image was.
  private var hasOwnOpacity = false
  @_spi(Tessera) open override var defaultContentPriorities: ContentPriorities { .text }

  /// The image that shows, with the view's symbol configuration.
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

  /// The insets of the image that shows.
  open override var alignmentRectInsets: UIEdgeInsets { shownImage?.alignmentRectInsets ?? .zero }

  /// The size of the image without its `alignmentRectInsets`.
  open override var intrinsicContentSize: CGSize {
    guard let size = shownSize else { return CGSize(width: UIView.noIntrinsicMetric, height: UIView.noIntrinsicMetric) }
    let insets = alignmentRectInsets
    return CGSize(
      width: max(0, size.width - insets.left - insets.right), height: max(0, size.height - insets.top - insets.bottom))
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize { shownSize ?? .zero }

  /// Symbols that follow the text size by themselves do not grow twice.
  private var shownSize: CGSize? {
    guard let shown = shownImage else { return nil }
    guard adjustsImageSizeForAccessibilityContentSizeCategory,
      !(shown.isSymbolImage && shown.symbolConfiguration?.followsTextSize == true)
    else { return shown.size }
    let growth = traitCollection.imageGrowth
    return CGSize(width: shown.size.width * growth, height: shown.size.height * growth)
  }

  @_spi(Tessera) open override var contentOverlaps: Bool { true }
  /// Never, as in UIKit.
  override var isDrawnByMethod: Bool { false }
  @_spi(Tessera) open override class var appearanceKeys: AppearanceKeys { .imageView }
  @_spi(Tessera) open override var speaker: AnyViewSpeaker { AnyViewSpeaker(ImageViewSpeaker(view: self)) }
  @_spi(Tessera) open override var traitsByDefault: UIAccessibilityTraits { .image }
  @_spi(Tessera) open override var labelByDefault: String? { image?.accessibilityLabel }
  @_spi(Tessera) open override var largeImageByDefault: UIImage? { image }

  /// What moves: `animationImages` while they do, else the images of an image that moves by itself.
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
