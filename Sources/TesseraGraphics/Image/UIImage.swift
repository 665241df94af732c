// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

// An image consists of pixels or of a symbol's outlines, together with drawing attributes. Images are immutable, so
// they can be used on any thread. Methods that modify an image return a modified copy that shares the pixels.

public import Foundation
package import TesseraRaster
package import TesseraVector

/// An image, which is a system symbol or consists of the pixels of a PNG, JPEG, WebP, GIF, HEIC, BMP or TIFF file.
///
///     UIImage(systemName: "heart.fill")?.size       // 20 x 20 points
///     UIImage(named: "Logo")?.withRenderingMode(.alwaysTemplate)
///
/// Colors are converted from embedded color profiles to sRGB. JPEG images with at least 512 x 512 pixels are decoded
/// when they are drawn, at the drawn size. All other images are decoded when they are created.
///
/// - Note: Differs from UIKit: if the data is truncated, the image is nil instead of partial. The symbols are from
///   CupertinoIcons and Bootstrap Icons and have Apple's names. The reason for a nil image is written to standard
///   error once. HEIC requires libheif on the system, and TIFF requires libtiff.
open class UIImage: NSObject, @unchecked Sendable {
  // MARK: System images

  /// The system image for adding an item to a list.
  open class var add: UIImage { system("plus.circle.fill") }
  /// The system image for removing an item from a list.
  open class var remove: UIImage { system("minus.circle.fill") }
  /// The system image for more actions.
  open class var actions: UIImage { system("ellipsis.circle.fill") }
  /// The system image for a checkmark.
  open class var checkmark: UIImage { system("checkmark") }
  /// The system image for a checkmark in a circle.
  open class var strokedCheckmark: UIImage { system("checkmark.circle.fill") }

  /// The rotation that makes stored pixels upright: 90 degrees counterclockwise for `left`, 90 degrees clockwise for
  /// `right`, and 180 degrees for `down`. The mirrored orientations first flip the stored pixels horizontally.
  public enum Orientation: Int, Sendable {
    /// The stored pixels are upright.
    case up = 0
    case down, left, right, upMirrored, downMirrored, leftMirrored, rightMirrored
  }

  /// The source of an image's colors: the image or the view's tint color.
  public enum RenderingMode: Int, Sendable {
    /// Symbols are drawn as template images. Other images are drawn in their original colors.
    case automatic = 0
    /// The image is drawn in its original colors or in the color set by `withTintColor`. Symbols without a tint color
    /// are black.
    case alwaysOriginal
    /// Only the image's alpha is used. A view draws the image in the view's tint color. Without a view, the image is
    /// drawn in the color set by `withTintColor`, or in black.
    case alwaysTemplate
  }

  /// The mode for filling the area between the caps of a resizable image.
  public enum ResizingMode: Int, Sendable {
    /// The area's content is tiled, starting at the upper-left corner.
    case tile = 0
    /// The area's content is stretched to fill it.
    case stretch
  }

  package enum Content: Sendable {
    case bitmap(Bitmap)
    /// An image file that is decoded when the image is drawn.
    case encoded(EncodedImage)
    case symbol(SymbolDrawing)
    /// The outlines in an SVG or PDF file, which are sharp at any size.
    case vector(VectorPicture)
  }

  /// The attributes in which a modified copy may differ.
  struct Attributes: Sendable {
    var scale: CGFloat
    var size: CGSize
    var configuration: Configuration?
    var renderingMode = RenderingMode.automatic
    var tint: UIColor?
    var flipsForRightToLeft = false
    var capInsets = UIEdgeInsets.zero
    var resizingMode = ResizingMode.tile
    var alignmentRectInsets = UIEdgeInsets.zero
    var baselineOffset: CGFloat?
    /// The number of points per unit of a symbol's drawing.
    var symbolUnit = 1.0
    /// The value from 0 to 1 that determines how many parts of the symbol are visible, or nil to show all parts.
    var variableValue: Double?
    var orientation = Orientation.up
    /// The original pixels, before the orientation is applied.
    var source: CGImage?
    /// The frames of an animation; nil for other images.
    var images: [UIImage]?
    var duration: TimeInterval = 0
    /// The asset with variants of the image for other environments; nil if there is none.
    var asset: UIImageAsset?
  }

  package let content: Content
  let attributes: Attributes
  let tinted: TintedBitmap
  /// An asset that was created on demand. Protected by the lock.
  private nonisolated(unsafe) var addedAsset: UIImageAsset?
  private static let assetLock = Lock()

  init(_ content: Content, _ attributes: Attributes, tinted: TintedBitmap = TintedBitmap()) {
    self.content = content
    self.attributes = attributes
    self.tinted = tinted
    super.init()
  }

  /// Creates an empty image of size zero.
  public override convenience init() {
    self.init(.bitmap(Bitmap(width: 0, height: 0)), Attributes(scale: 1, size: .zero))
  }

  /// Creates an image from a bitmap. If the scale is not positive, 1 is used.
  convenience init(bitmap: Bitmap, scale: CGFloat = 1) {
    let scale = scale > 0 && scale.isFinite ? scale : 1
    let size = CGSize(width: CGFloat(bitmap.width) / scale, height: CGFloat(bitmap.height) / scale)
    self.init(.bitmap(bitmap), Attributes(scale: scale, size: size))
  }

  /// Returns a copy with modified attributes. The copy shares the pixels.
  func with(_ change: (inout Attributes) -> Void) -> UIImage {
    var copy = attributes
    if copy.asset == nil { copy.asset = knownAsset }
    change(&copy)
    return UIImage(content, copy, tinted: tinted)
  }

  /// The asset that was created on demand, or nil if it has not been requested.
  var knownAsset: UIImageAsset? { Self.assetLock.withLock { addedAsset } }

  /// Returns the asset that is created on demand. It contains this image for all environments.
  func ownAsset() -> UIImageAsset {
    if let knownAsset { return knownAsset }
    let asset = UIImageAsset()
    asset.register(self, with: UITraitCollection())
    return Self.assetLock.withLock {
      if let addedAsset { return addedAsset }
      addedAsset = asset
      return asset
    }
  }

  // MARK: Properties

  /// The width and height, in points. By default, symbols match 17-point text.
  open var size: CGSize { attributes.size }

  /// The number of pixels per point.
  open var scale: CGFloat { attributes.scale }

  /// The rotation and mirroring that makes the stored pixels upright. `size` is the size of the upright image. `up` by default.
  open var imageOrientation: Orientation { attributes.orientation }

  /// The stored pixels, before the orientation is applied. A symbol is drawn at its size and scale. nil if the image
  /// has no pixels.
  open var cgImage: CGImage? { pixels }

  /// Whether the image has pixels and all pixels are opaque. `false` for symbols.
  package var hasOpaquePixels: Bool { !isSymbolImage && pixels?.isOpaque == true }

  /// The frames of an animated image, or nil for other images.
  open var images: [UIImage]? { attributes.images }

  /// The duration of one animation cycle in seconds, or 0 for images that are not animated.
  open var duration: TimeInterval { attributes.duration }

  /// Whether the image is a symbol from `init(systemName:)` or from a symbol set in the app's resources.
  open var isSymbolImage: Bool {
    if case .symbol = content { true } else { false }
  }

  /// The rendering mode, which determines whether the image is drawn in its original colors. `automatic` by default.
  open var renderingMode: RenderingMode { attributes.renderingMode }

  /// The configuration with which the image was created, or nil if there is none.
  open var configuration: Configuration? { attributes.configuration }

  /// The configuration if it is a symbol configuration; otherwise, nil.
  open var symbolConfiguration: SymbolConfiguration? { attributes.configuration as? SymbolConfiguration }

  /// The traits for which the image was created. Empty by default.
  open var traitCollection: UITraitCollection { configuration?.traitCollection ?? UITraitCollection() }

  /// The widths of the edges that keep their size when the image is resized, in points. Zero by default, so that the
  /// whole image is stretched.
  open var capInsets: UIEdgeInsets { attributes.capInsets }

  /// The mode for filling the area between the caps. `tile` by default.
  open var resizingMode: ResizingMode { attributes.resizingMode }

  /// The insets of the alignment rectangle, in points. An image view uses its image's insets. Zero by default.
  open var alignmentRectInsets: UIEdgeInsets { attributes.alignmentRectInsets }

  /// Whether the image is mirrored in right-to-left layouts.
  open var flipsForRightToLeftLayoutDirection: Bool {
    if case .symbol(let drawing) = content, drawing.isMirrored { return true }
    return attributes.flipsForRightToLeft
  }

  /// The distance of the baseline above the image's lower edge, in points. For symbols, the baseline is at the
  /// distance that aligns the image's center with half the cap height. nil by default for other images.
  ///
  /// - Note: Differs from UIKit: the value does not affect layout.
  open var baselineOffsetFromBottom: CGFloat? { attributes.baselineOffset }

  /// The asset with variants of the image for other environments. For an image from a catalog, the asset is its image
  /// set. For other images, the asset contains only the image, and variants can be registered.
  open var imageAsset: UIImageAsset? { attributes.asset ?? ownAsset() }

  // MARK: Copies with shared pixels

  /// Returns a copy of the image with the given rendering mode.
  open func withRenderingMode(_ renderingMode: RenderingMode) -> UIImage {
    with { $0.renderingMode = renderingMode }
  }

  /// Returns a copy of the image in a single color, using only the image's alpha. Views still draw template images
  /// and symbols in their tint color. To preserve the color, use the `alwaysOriginal` rendering mode.
  open func withTintColor(_ color: UIColor) -> UIImage {
    with { $0.tint = color }
  }

  /// Returns a copy of the image in a single color with the given rendering mode. The `alwaysOriginal` mode preserves
  /// the color in all views.
  open func withTintColor(_ color: UIColor, renderingMode: RenderingMode) -> UIImage {
    with {
      $0.tint = color
      $0.renderingMode = renderingMode
    }
  }

  /// Returns a copy of the image that is mirrored in right-to-left layouts.
  open func imageFlippedForRightToLeftLayoutDirection() -> UIImage {
    with { $0.flipsForRightToLeft = true }
  }

  /// Returns a resizable copy of the image. The edges within `capInsets`, in points, keep their size. The area
  /// between them is tiled.
  open func resizableImage(withCapInsets capInsets: UIEdgeInsets) -> UIImage {
    resizableImage(withCapInsets: capInsets, resizingMode: .tile)
  }

  /// Returns a resizable copy of the image. The edges within `capInsets`, in points, keep their size. The area
  /// between them is tiled or stretched. The boundaries are aligned to pixels. If opposite caps don't fit, they are
  /// reduced. An area that would require more than 256 tiles is stretched instead.
  open func resizableImage(withCapInsets capInsets: UIEdgeInsets, resizingMode: ResizingMode) -> UIImage {
    with {
      $0.capInsets = capInsets
      $0.resizingMode = resizingMode
    }
  }

  /// Returns a stretchable copy of the image with caps at the left and top, in points. The single point that follows
  /// each cap is repeated. If a cap is 0, the image is stretched along the whole axis.
  open func stretchableImage(withLeftCapWidth leftCapWidth: Int, topCapHeight: Int) -> UIImage {
    let (left, top) = (CGFloat(leftCapWidth), CGFloat(topCapHeight))
    return resizableImage(
      withCapInsets: UIEdgeInsets(
        top: top, left: left, bottom: top > 0 ? max(0, size.height - top - 1) : 0,
        right: left > 0 ? max(0, size.width - left - 1) : 0))
  }

  /// Returns a copy of the image with the given alignment rectangle insets, in points.
  open func withAlignmentRectInsets(_ alignmentInsets: UIEdgeInsets) -> UIImage {
    with { $0.alignmentRectInsets = alignmentInsets }
  }

  /// Returns a copy of the image whose baseline is at the given distance above its lower edge, in points.
  open func withBaselineOffset(fromBottom baselineOffset: CGFloat) -> UIImage {
    with { $0.baselineOffset = baselineOffset }
  }

  /// Returns a copy of the image without a baseline, even for symbols.
  open func imageWithoutBaseline() -> UIImage {
    with { $0.baselineOffset = nil }
  }

  /// Returns a copy of the image with the given configuration. A symbol has the configuration's size and weight.
  /// Other images keep their size.
  open func withConfiguration(_ configuration: Configuration) -> UIImage {
    guard case .symbol(let drawing) = content else { return with { $0.configuration = configuration } }
    return configured(drawing, configuration)
  }

  /// Returns a symbol with a configuration applied to its current configuration, or nil for other images.
  open func applyingSymbolConfiguration(_ configuration: SymbolConfiguration) -> UIImage? {
    guard case .symbol(let drawing) = content else { return nil }
    return configured(drawing, self.configuration?.applying(configuration) ?? configuration)
  }

  /// Returns a copy of the image without a configuration. A symbol has a size of 17 points, the regular weight and
  /// the medium scale.
  open func imageWithoutConfiguration() -> UIImage {
    guard case .symbol(let drawing) = content else { return with { $0.configuration = nil } }
    return configured(drawing, nil)
  }

  // MARK: Animated images

  /// Returns an animated image that shows frames of equal duration. The duration of one cycle is `duration` seconds.
  /// An image view repeats the animation forever. Everywhere else, the first frame is shown. Returns nil if there are
  /// no images.
  open class func animatedImage(with images: [UIImage], duration: TimeInterval) -> UIImage? {
    guard let first = images.first else { return nil }
    return first.with {
      $0.images = images
      $0.duration = duration.isFinite ? max(0, duration) : 0
    }
  }

  /// Returns an animated image with the app's images `name0`, `name1` and so on, up to `name1024` or the first
  /// missing number. The first number may be 1. If there are no images, returns nil and writes the failure to
  /// standard error once.
  open class func animatedImageNamed(_ name: String, duration: TimeInterval) -> UIImage? {
    var images: [UIImage] = []
    for number in 0...1024 {
      if let image = found("\(name)\(number)", in: nil, .current) {
        guard let image else { return nil }
        images.append(image)
      } else if number > 0 {
        break
      }
    }
    if images.isEmpty { return named("\(name)0", in: nil, .current) }
    return animatedImage(with: images, duration: duration)
  }

  /// Returns an animated image like `animatedImageNamed`. Its frames have caps that keep their size, and the area
  /// between them is tiled.
  open class func animatedResizableImageNamed(
    _ name: String, capInsets: UIEdgeInsets, duration: TimeInterval
  ) -> UIImage? {
    animatedResizableImageNamed(name, capInsets: capInsets, resizingMode: .tile, duration: duration)
  }

  /// Returns an animated image like `animatedImageNamed`. Its frames have caps that keep their size.
  open class func animatedResizableImageNamed(
    _ name: String, capInsets: UIEdgeInsets, resizingMode: ResizingMode, duration: TimeInterval
  ) -> UIImage? {
    guard let image = animatedImageNamed(name, duration: duration), let images = image.images else { return nil }
    return animatedImage(
      with: images.map { $0.resizableImage(withCapInsets: capInsets, resizingMode: resizingMode) }, duration: duration)
  }

  // MARK: Preparing
  // On iOS, apps call these methods to decode an image before it is displayed. In Tessera, decoding is synchronous on
  // the calling thread. Otherwise, the images would be missing in a screen that is drawn only once.

  /// Returns the image if its pixels can be decoded. Returns nil for symbols and damaged images.
  open func preparingForDisplay() -> UIImage? {
    switch content {
    case .bitmap(let bitmap): bitmap.width > 0 && bitmap.height > 0 ? self : nil
    case .encoded(let picture): picture.smallest == nil ? nil : self
    case .vector: self
    case .symbol: nil
    }
  }

  /// Passes the result of `preparingForDisplay()` to the handler.
  ///
  /// - Note: Differs from UIKit: the handler is called synchronously.
  open func prepareForDisplay(completionHandler: @escaping @Sendable (UIImage?) -> Void) {
    completionHandler(preparingForDisplay())
  }

  /// Returns the image if its pixels can be decoded. Returns nil for symbols and damaged images.
  open func byPreparingForDisplay() async -> UIImage? { preparingForDisplay() }

  /// Returns an upright copy of the image that is scaled to fit into a size in points. The aspect ratio and the scale
  /// are preserved. Returns nil for symbols, damaged images, and sizes that are not positive. A JPEG image is decoded
  /// at the required size.
  open func preparingThumbnail(of size: CGSize) -> UIImage? {
    guard preparingForDisplay() != nil, size.width > 0, size.height > 0, size.width.isFinite, size.height.isFinite
    else {
      return nil
    }
    let factor = min(size.width / self.size.width, size.height / self.size.height)
    let width = max(1, (Double(self.size.width * factor * scale)).rounded())
    let height = max(1, (Double(self.size.height * factor * scale)).rounded())
    return rasterized(width: width, height: height).map { UIImage(bitmap: $0, scale: scale) }
  }

  /// Passes the result of `preparingThumbnail(of:)` to the handler.
  ///
  /// - Note: Differs from UIKit: the handler is called synchronously.
  open func prepareThumbnail(of size: CGSize, completionHandler: @escaping @Sendable (UIImage?) -> Void) {
    completionHandler(preparingThumbnail(of: size))
  }

  /// Returns a copy of the image that is scaled to fit into a size, like `preparingThumbnail(of:)`.
  open func byPreparingThumbnail(ofSize size: CGSize) async -> UIImage? { preparingThumbnail(of: size) }

  // MARK: Drawing

  /// Draws the image at its original size in the current context, with its upper-left corner at a point. Does nothing
  /// if there is no current context.
  open func draw(at point: CGPoint) {
    draw(in: CGRect(origin: point, size: size))
  }

  /// Draws the image at its original size with a blend mode. The context's opacity is multiplied by `alpha`.
  open func draw(at point: CGPoint, blendMode: CGBlendMode, alpha: CGFloat) {
    draw(in: CGRect(origin: point, size: size), blendMode: blendMode, alpha: alpha)
  }

  /// Draws the image stretched to a rectangle with a blend mode. The context's opacity is multiplied by `alpha`.
  open func draw(in rect: CGRect, blendMode: CGBlendMode, alpha: CGFloat) {
    guard let context = GraphicsStack.current else { return }
    context.saveGState()
    context.setAlpha(alpha * CGFloat(context.state.alpha))
    context.setBlendMode(blendMode)
    draw(in: rect)
    context.restoreGState()
  }

  /// Draws the image stretched to a rectangle in the current context. Template images and symbols have the color set
  /// by `withTintColor`, or are black. Does nothing if there is no current context.
  open func draw(in rect: CGRect) {
    let image = renderingMode == .automatic ? withRenderingMode(.alwaysOriginal) : self
    Canvas.withCurrent { canvas in
      ImagePainter(image: image, tint: attributes.tint ?? .black, traits: .current)
        .paint(in: rect, .scaleToFill, into: &canvas)
    }
  }

  // MARK: Comparison

  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UIImage else { return false }
    return self === other || content == other.content && attributes == other.attributes
  }

  open override var hash: Int {
    var hasher = Hasher()
    hasher.combine(attributes.size.width)
    hasher.combine(attributes.size.height)
    if case .symbol(let drawing) = content { hasher.combine(drawing.name) }
    return hasher.finalize()
  }

  open override var description: String {
    let kind =
      switch content {
      case .bitmap(let bitmap): "\(bitmap.width)x\(bitmap.height) pixels"
      case .encoded(let picture): "\(picture.width)x\(picture.height) pixels"
      case .symbol(let drawing): drawing.isCustom ? "symbol(\(drawing.name))" : "symbol(system: \(drawing.name))"
      case .vector: "vector"
      }
    return "<UIImage: \(kind); \(size.width) x \(size.height) @\(scale)>"
  }
}

extension UIImage.Content: Equatable {
  package static func == (a: UIImage.Content, b: UIImage.Content) -> Bool {
    switch (a, b) {
    case (.bitmap(let a), .bitmap(let b)): a == b
    case (.encoded(let a), .encoded(let b)): a === b || a.decoder == b.decoder
    case (.symbol(let a), .symbol(let b)): a.name == b.name && a.custom === b.custom
    case (.vector(let a), .vector(let b)): a == b
    default: false
    }
  }
}

extension UIImage.Attributes: Equatable {}
