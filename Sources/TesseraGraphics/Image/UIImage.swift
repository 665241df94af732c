// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

// An image of pixels or a symbol of outlines, with its drawing attributes. Images are immutable, so they may be used from any
// thread: a method that changes an image returns a changed copy that shares the pixels.

public import Foundation
package import TesseraRaster
package import TesseraVector

/// An image: the pixels of a PNG, JPEG, WebP, GIF, HEIC, BMP or TIFF file, or a system symbol.
///
///     UIImage(systemName: "heart.fill")?.size       // 20 x 20 points
///     UIImage(named: "Logo")?.withRenderingMode(.alwaysTemplate)
///
/// Colors are converted from embedded profiles to sRGB. JPEG images of at least 512 x 512 pixels are decoded when they are
/// painted, at the painted size. All others are decoded when the image is created.
///
/// - Note: Differs from UIKit: truncated data results in nil instead of a partial image, and symbols come from CupertinoIcons
///   and Bootstrap Icons under Apple's names. The reason for a nil image is reported once to standard error. HEIC requires
///   libheif on the system, and TIFF requires libtiff.
open class UIImage: NSObject, @unchecked Sendable {
  // MARK: System images

  /// The system image for adding an item to a list.
  open class var add: UIImage { system("plus.circle.fill") }
  /// The system image for removing an item from a list.
  open class var remove: UIImage { system("minus.circle.fill") }
  /// The system image for more actions.
  open class var actions: UIImage { system("ellipsis.circle.fill") }
  /// The system's checkmark.
  open class var checkmark: UIImage { system("checkmark") }
  /// The system's checkmark in a circle.
  open class var strokedCheckmark: UIImage { system("checkmark.circle.fill") }

  /// The rotation that makes stored pixels upright: a quarter turn counterclockwise for `left`, a quarter turn clockwise for
  /// `right`, and a half turn for `down`. The mirrored orientations first flip the stored pixels horizontally.
  public enum Orientation: Int, Sendable {
    /// The stored pixels are upright.
    case up = 0
    case down, left, right, upMirrored, downMirrored, leftMirrored, rightMirrored
  }

  /// The source of an image's colors: the image itself or the view's tint color.
  public enum RenderingMode: Int, Sendable {
    /// Symbols are templates, and other images keep their colors.
    case automatic = 0
    /// The image's own colors, or the color of `withTintColor`. Symbols without one are black.
    case alwaysOriginal
    /// Only the alpha is used. A view paints the image in its tint color. Without a view, the image is drawn in the color of
    /// `withTintColor`, or in black.
    case alwaysTemplate
  }

  /// The way the area between the caps of a resizable image is filled.
  public enum ResizingMode: Int, Sendable {
    /// The area is tiled from the upper-left corner and clipped at the end.
    case tile = 0
    /// The area's content is stretched to fill it.
    case stretch
  }

  package enum Content: Sendable {
    case bitmap(Bitmap)
    /// An image file that is decoded when it is painted.
    case encoded(EncodedImage)
    case symbol(SymbolDrawing)
    /// Outlines of an SVG or PDF file, which are sharp at every size.
    case vector(VectorPicture)
  }

  /// The attributes that a copy may change.
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
    /// The fraction of a symbol's parts that is visible, from 0 to 1, or nil for all of them.
    var variableValue: Double?
    var orientation = Orientation.up
    /// The original pixels, before the orientation is applied.
    var source: CGImage?
    /// The frames of an animation and the duration of one cycle.
    var images: [UIImage]?
    var duration: TimeInterval = 0
    /// The asset with the variants for other environments, or nil if there is none.
    var asset: UIImageAsset?
  }

  package let content: Content
  let attributes: Attributes
  let tinted: TintedBitmap
  /// An asset created on demand. Guarded by the lock.
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

  /// Creates an image from a bitmap. A scale that is not positive counts as 1.
  convenience init(bitmap: Bitmap, scale: CGFloat = 1) {
    let scale = scale > 0 && scale.isFinite ? scale : 1
    let size = CGSize(width: CGFloat(bitmap.width) / scale, height: CGFloat(bitmap.height) / scale)
    self.init(.bitmap(bitmap), Attributes(scale: scale, size: size))
  }

  /// Returns a copy with changed attributes that shares the pixels.
  func with(_ change: (inout Attributes) -> Void) -> UIImage {
    var copy = attributes
    if copy.asset == nil { copy.asset = knownAsset }
    change(&copy)
    return UIImage(content, copy, tinted: tinted)
  }

  /// The asset created on demand, or nil if none has been requested.
  var knownAsset: UIImageAsset? { Self.assetLock.withLock { addedAsset } }

  /// Returns the asset created on demand, which contains the image for all environments.
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

  /// The width and height in points. Symbols without a configured size match text of 17 points.
  open var size: CGSize { attributes.size }

  /// The number of pixels per point.
  open var scale: CGFloat { attributes.scale }

  /// The rotation and mirroring that makes the stored pixels upright. `size` is the size of the upright image. `up` by default.
  open var imageOrientation: Orientation { attributes.orientation }

  /// The stored pixels, before the orientation is applied. A symbol is drawn at its size and scale. Nil if the image has no
  /// pixels.
  open var cgImage: CGImage? { pixels }

  /// Whether the image has pixels and none is transparent. `false` for symbols.
  package var hasOpaquePixels: Bool { !isSymbolImage && pixels?.isOpaque == true }

  /// The frames of an animated image, or nil for other images.
  open var images: [UIImage]? { attributes.images }

  /// The duration of one cycle of an animated image, in seconds, or 0 for other images.
  open var duration: TimeInterval { attributes.duration }

  /// Whether the image is a symbol, either from `init(systemName:)` or from a symbol set of the app.
  open var isSymbolImage: Bool {
    if case .symbol = content { true } else { false }
  }

  /// Whether the image is painted in its own colors. `automatic` by default.
  open var renderingMode: RenderingMode { attributes.renderingMode }

  /// The configuration that the image was created with, or nil if none was given.
  open var configuration: Configuration? { attributes.configuration }

  /// The configuration if it is a symbol configuration, or nil.
  open var symbolConfiguration: SymbolConfiguration? { attributes.configuration as? SymbolConfiguration }

  /// The traits that the image was created for. Empty if none were given.
  open var traitCollection: UITraitCollection { configuration?.traitCollection ?? UITraitCollection() }

  /// The widths of the edges that keep their thickness when the image is resized, in points. Zero by default, which stretches
  /// the whole image.
  open var capInsets: UIEdgeInsets { attributes.capInsets }

  /// The way the area between the caps is filled. `tile` by default.
  open var resizingMode: ResizingMode { attributes.resizingMode }

  /// The insets of the alignment rectangle, in points, which image views use as theirs. Zero by default.
  open var alignmentRectInsets: UIEdgeInsets { attributes.alignmentRectInsets }

  /// Whether the image is mirrored in right-to-left layouts.
  open var flipsForRightToLeftLayoutDirection: Bool {
    if case .symbol(let drawing) = content, drawing.isMirrored { return true }
    return attributes.flipsForRightToLeft
  }

  /// The distance from the image's lower edge up to its baseline, in points. In symbols it places the middle of the image at
  /// half the cap height. Nil for other images, unless set.
  ///
  /// - Note: Differs from UIKit: layout ignores it.
  open var baselineOffsetFromBottom: CGFloat? { attributes.baselineOffset }

  /// The asset with the variants of the image for other environments: the set of a catalog image, or for other images an
  /// asset with the image itself, to which variants can be added.
  open var imageAsset: UIImageAsset? { attributes.asset ?? ownAsset() }

  // MARK: Copies with shared pixels

  /// Returns the image with another rendering mode.
  open func withRenderingMode(_ renderingMode: RenderingMode) -> UIImage {
    with { $0.renderingMode = renderingMode }
  }

  /// Returns the image in another color, using only its alpha. Views still paint templates, including symbols, in their own
  /// tint color; use the rendering mode `alwaysOriginal` to preserve this color.
  open func withTintColor(_ color: UIColor) -> UIImage {
    with { $0.tint = color }
  }

  /// Returns the image in another color and rendering mode. `alwaysOriginal` preserves the color in every view.
  open func withTintColor(_ color: UIColor, renderingMode: RenderingMode) -> UIImage {
    with {
      $0.tint = color
      $0.renderingMode = renderingMode
    }
  }

  /// Returns the image with mirroring in right-to-left layouts.
  open func imageFlippedForRightToLeftLayoutDirection() -> UIImage {
    with { $0.flipsForRightToLeft = true }
  }

  /// Returns the image with edges of `capInsets` points that keep their thickness. The area between them is tiled.
  open func resizableImage(withCapInsets capInsets: UIEdgeInsets) -> UIImage {
    resizableImage(withCapInsets: capInsets, resizingMode: .tile)
  }

  /// Returns the image with edges of `capInsets` points that keep their thickness. The area between them is tiled or stretched.
  /// Cuts are aligned to pixels. Opposite caps that do not both fit are shrunk, and an area that needs more than 256 tiles is
  /// stretched.
  open func resizableImage(withCapInsets capInsets: UIEdgeInsets, resizingMode: ResizingMode) -> UIImage {
    with {
      $0.capInsets = capInsets
      $0.resizingMode = resizingMode
    }
  }

  /// Returns the image with caps at the left and the top, in points. One point in the middle of the rest is repeated. A cap of
  /// 0 resizes the whole axis.
  open func stretchableImage(withLeftCapWidth leftCapWidth: Int, topCapHeight: Int) -> UIImage {
    let (left, top) = (CGFloat(leftCapWidth), CGFloat(topCapHeight))
    return resizableImage(
      withCapInsets: UIEdgeInsets(
        top: top, left: left, bottom: top > 0 ? max(0, size.height - top - 1) : 0,
        right: left > 0 ? max(0, size.width - left - 1) : 0))
  }

  /// Returns the image with other `alignmentRectInsets`, in points.
  open func withAlignmentRectInsets(_ alignmentInsets: UIEdgeInsets) -> UIImage {
    with { $0.alignmentRectInsets = alignmentInsets }
  }

  /// Returns the image with its baseline at a distance above its lower edge, in points.
  open func withBaselineOffset(fromBottom baselineOffset: CGFloat) -> UIImage {
    with { $0.baselineOffset = baselineOffset }
  }

  /// Returns the image without a baseline, even if it is a symbol.
  open func imageWithoutBaseline() -> UIImage {
    with { $0.baselineOffset = nil }
  }

  /// Returns the image with its configuration replaced. A symbol gets the configuration's size and weight; other images keep
  /// their size.
  open func withConfiguration(_ configuration: Configuration) -> UIImage {
    guard case .symbol(let drawing) = content else { return with { $0.configuration = configuration } }
    return configured(drawing, configuration)
  }

  /// Returns a symbol with a configuration applied to its own, or nil for other images.
  open func applyingSymbolConfiguration(_ configuration: SymbolConfiguration) -> UIImage? {
    guard case .symbol(let drawing) = content else { return nil }
    return configured(drawing, self.configuration?.applying(configuration) ?? configuration)
  }

  /// Returns the image without a configuration. A symbol returns to 17 points, regular weight and the medium scale.
  open func imageWithoutConfiguration() -> UIImage {
    guard case .symbol(let drawing) = content else { return with { $0.configuration = nil } }
    return configured(drawing, nil)
  }

  // MARK: Animated images

  /// Returns an image that shows frames of equal duration one after the other, with cycles of `duration` seconds. An image view
  /// repeats it endlessly; everywhere else the first frame is shown. Returns nil if there are no images.
  open class func animatedImage(with images: [UIImage], duration: TimeInterval) -> UIImage? {
    guard let first = images.first else { return nil }
    return first.with {
      $0.images = images
      $0.duration = duration.isFinite ? max(0, duration) : 0
    }
  }

  /// Returns an animation of the program's images `name0`, `name1` and so on up to `name1024`, until the first gap. The numbers may
  /// start at 1. If there are no images, returns nil and reports the failure once to standard error.
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

  /// Returns an animation like `animatedImageNamed` whose frames have caps that keep their size, with tiles between them.
  open class func animatedResizableImageNamed(
    _ name: String, capInsets: UIEdgeInsets, duration: TimeInterval
  ) -> UIImage? {
    animatedResizableImageNamed(name, capInsets: capInsets, resizingMode: .tile, duration: duration)
  }

  /// Returns an animation like `animatedImageNamed` whose frames have caps that keep their size.
  open class func animatedResizableImageNamed(
    _ name: String, capInsets: UIEdgeInsets, resizingMode: ResizingMode, duration: TimeInterval
  ) -> UIImage? {
    guard let image = animatedImageNamed(name, duration: duration), let images = image.images else { return nil }
    return animatedImage(
      with: images.map { $0.resizableImage(withCapInsets: capInsets, resizingMode: resizingMode) }, duration: duration)
  }

  // MARK: Preparing
  //
  // On iOS, apps call these methods to decode an image before it is shown. Here decoding is synchronous on the calling thread,
  // because a screen that is painted only once would otherwise lack its images.

  /// Returns the image after checking that its pixels can be decoded, or nil for symbols and damaged images.
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

  /// Returns the image after checking that its pixels can be decoded, or nil for symbols and damaged images.
  open func byPreparingForDisplay() async -> UIImage? { preparingForDisplay() }

  /// Returns the image scaled to fit into a size in points, with its own proportions and scale, upright. Returns nil for
  /// symbols, damaged images, and sizes that are not positive. A JPEG is decoded at the required size.
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

  /// Returns the image scaled to fit into a size, like `preparingThumbnail(of:)`.
  open func byPreparingThumbnail(ofSize size: CGSize) async -> UIImage? { preparingThumbnail(of: size) }

  // MARK: Drawing

  /// Draws the image at its own size in the current context, with its upper-left corner at a point. Does nothing if there is no
  /// context.
  open func draw(at point: CGPoint) {
    draw(in: CGRect(origin: point, size: size))
  }

  /// Draws the image at its own size with a blend mode, multiplying the context's opacity by `alpha`.
  open func draw(at point: CGPoint, blendMode: CGBlendMode, alpha: CGFloat) {
    draw(in: CGRect(origin: point, size: size), blendMode: blendMode, alpha: alpha)
  }

  /// Draws the image stretched to a rectangle with a blend mode, multiplying the context's opacity by `alpha`.
  open func draw(in rect: CGRect, blendMode: CGBlendMode, alpha: CGFloat) {
    guard let context = GraphicsStack.current else { return }
    context.saveGState()
    context.setAlpha(alpha * CGFloat(context.state.alpha))
    context.setBlendMode(blendMode)
    draw(in: rect)
    context.restoreGState()
  }

  /// Draws the image stretched to a rectangle in the current context. Does nothing if there is no context. Templates and
  /// symbols have the color of `withTintColor`, or black.
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
