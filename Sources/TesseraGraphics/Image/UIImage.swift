// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

// A picture of pixels or a symbol of outlines, with how it wants to be painted. Immutable: a method that changes an
// image returns a changed copy, which shares the pixels, so that images may be used from any thread.

public import Foundation
package import TesseraRaster
package import TesseraVector

/// A picture: the pixels of a PNG, JPEG, WebP, GIF, HEIC, BMP or TIFF file, or a system symbol.
///
///     UIImage(systemName: "heart.fill")?.size       // 20 x 20 points
///     UIImage(named: "Logo")?.withRenderingMode(.alwaysTemplate)
///
/// Colours of embedded profiles become sRGB. JPEG pictures of 512 x 512 pixels and more are decoded when they are painted, at
/// the size that is painted; all others when the image is made.
///
/// - Note: Differs from UIKit: data that is cut off gives nil, not half a picture, and symbols come from CupertinoIcons and
///   Bootstrap Icons under Apple's names. Why a picture is nil is said once on the standard error. HEIC needs libheif in the system, TIFF libtiff.
open class UIImage: NSObject, @unchecked Sendable {
  // MARK: Images of the system

  /// The system's image of an addition, as in lists that are edited.
  open class var add: UIImage { system("plus.circle.fill") }
  /// The system's image of a removal, as in lists that are edited.
  open class var remove: UIImage { system("minus.circle.fill") }
  /// The system's image of more actions.
  open class var actions: UIImage { system("ellipsis.circle.fill") }
  /// The system's checkmark.
  open class var checkmark: UIImage { system("checkmark") }
  /// The system's checkmark in a circle.
  open class var strokedCheckmark: UIImage { system("checkmark.circle.fill") }

  /// How stored pixels are turned to be seen: `left` a quarter turn counterclockwise, `right` clockwise, `down` half a
  /// turn. The mirrored ones swap left and right of the stored pixels before that.
  public enum Orientation: Int, Sendable {
    /// As they are stored.
    case up = 0
    case down, left, right, upMirrored, downMirrored, leftMirrored, rightMirrored
  }

  /// Whether an image is painted in its own colours or in one of its view's.
  public enum RenderingMode: Int, Sendable {
    /// Symbols as templates, pictures in their own colours.
    case automatic = 0
    /// Its own colours, or that of `withTintColor`; symbols without one are black.
    case alwaysOriginal
    /// Only the alpha counts. A view paints it in its tint colour; drawn without a view, it has the colour of
    /// `withTintColor`, or black.
    case alwaysTemplate
  }

  /// How what lies between the caps of a resizable image fills its room.
  public enum ResizingMode: Int, Sendable {
    /// Repeated from the left and the top, cut off at the end.
    case tile = 0
    /// Scaled to the room.
    case stretch
  }

  package enum Content: Sendable {
    case bitmap(Bitmap)
    /// Decoded when it is painted.
    case encoded(EncodedPicture)
    case symbol(SymbolDrawing)
    /// Outlines of an SVG or PDF file, painted sharp at every size.
    case vector(VectorPicture)
  }

  /// All that copies change.
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
    /// Points per unit of a symbol's drawing.
    var symbolUnit = 1.0
    /// From 0 to 1, how many of a symbol's parts show; nil for all.
    var variableValue: Double?
    var orientation = Orientation.up
    /// The pixels as they were given, before the orientation.
    var source: CGImage?
    /// What is shown one after the other, and how long one round takes.
    var images: [UIImage]?
    var duration: TimeInterval = 0
    /// What knows the image for other environments; nil where nothing does.
    var asset: UIImageAsset?
  }

  package let content: Content
  let attributes: Attributes
  let tinted: TintedBitmap
  /// An asset that was made because code asked for it. Under the lock.
  private nonisolated(unsafe) var addedAsset: UIImageAsset?
  private static let assetLock = Lock()

  init(_ content: Content, _ attributes: Attributes, tinted: TintedBitmap = TintedBitmap()) {
    self.content = content
    self.attributes = attributes
    self.tinted = tinted
    super.init()
  }

  /// An image of no size.
  public override convenience init() {
    self.init(.bitmap(Bitmap(width: 0, height: 0)), Attributes(scale: 1, size: .zero))
  }

  /// An image of pixels. A scale that is not positive counts as 1.
  convenience init(bitmap: Bitmap, scale: CGFloat = 1) {
    let scale = scale > 0 && scale.isFinite ? scale : 1
    let size = CGSize(width: CGFloat(bitmap.width) / scale, height: CGFloat(bitmap.height) / scale)
    self.init(.bitmap(bitmap), Attributes(scale: scale, size: size))
  }

  /// A copy with other attributes, which shares the pixels.
  func with(_ change: (inout Attributes) -> Void) -> UIImage {
    var copy = attributes
    if copy.asset == nil { copy.asset = knownAsset }
    change(&copy)
    return UIImage(content, copy, tinted: tinted)
  }

  /// The asset that was made for the image; nil where nobody has asked for it.
  var knownAsset: UIImageAsset? { Self.assetLock.withLock { addedAsset } }

  /// The asset that is made for the image when code asks for it. It holds the image for all environments.
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

  /// Width and height in points. Symbols without a size of their own go with text of 17 points.
  open var size: CGSize { attributes.size }

  /// Pixels per point.
  open var scale: CGFloat { attributes.scale }

  /// How the stored pixels are turned and mirrored to be seen. `size` is that of the turned picture. `up` by default.
  open var imageOrientation: Orientation { attributes.orientation }

  /// The image's pixels as they are stored, before the orientation; a symbol is drawn at its own size and scale. Nil
  /// for an image without pixels.
  open var cgImage: CGImage? { pixels }

  /// Whether the image has pixels and none is transparent. `false` for symbols.
  package var hasOpaquePixels: Bool { !isSymbolImage && pixels?.isOpaque == true }

  /// The images that an animated image shows one after the other; nil for others.
  open var images: [UIImage]? { attributes.images }

  /// How many seconds an animated image takes for all of its images once; 0 for others.
  open var duration: TimeInterval { attributes.duration }

  /// Whether the image is a symbol: one of `init(systemName:)`, or an app's own in a symbol set.
  open var isSymbolImage: Bool {
    if case .symbol = content { true } else { false }
  }

  /// Whether the image is painted in its own colours. `automatic` by default.
  open var renderingMode: RenderingMode { attributes.renderingMode }

  /// What the image was made with; nil where nothing was said.
  open var configuration: Configuration? { attributes.configuration }

  /// The configuration, where it is one for symbols; nil otherwise.
  open var symbolConfiguration: SymbolConfiguration? { attributes.configuration as? SymbolConfiguration }

  /// The environment the image was made for, without a value where none was named.
  open var traitCollection: UITraitCollection { configuration?.traitCollection ?? UITraitCollection() }

  /// Widths of the edges that keep their thickness when the image is resized, in points. Zero by default: the whole is
  /// stretched.
  open var capInsets: UIEdgeInsets { attributes.capInsets }

  /// What happens between the caps. `tile` by default.
  open var resizingMode: ResizingMode { attributes.resizingMode }

  /// Zero by default.
  ///
  /// - Note: Differs from UIKit: kept, but image views do not align by it.
  open var alignmentRectInsets: UIEdgeInsets { attributes.alignmentRectInsets }

  /// Whether right-to-left layouts show the image mirrored.
  open var flipsForRightToLeftLayoutDirection: Bool {
    if case .symbol(let drawing) = content, drawing.isMirrored { return true }
    return attributes.flipsForRightToLeft
  }

  /// How far the baseline of text next to the image lies above its lower edge, in points. For symbols it puts the
  /// middle of the image at half the height of capitals. Nil for pictures, unless set.
  ///
  /// - Note: Differs from UIKit: layout does not use it.
  open var baselineOffsetFromBottom: CGFloat? { attributes.baselineOffset }

  /// The asset that knows the image for other environments: for one of a catalogue its set, for others one that holds
  /// the image itself, to which code may add others.
  open var imageAsset: UIImageAsset? { attributes.asset ?? ownAsset() }

  // MARK: Copies that are painted in another way; they share the pixels

  /// The image in another rendering mode.
  open func withRenderingMode(_ renderingMode: RenderingMode) -> UIImage {
    with { $0.renderingMode = renderingMode }
  }

  /// The image in another colour, where only its alpha counts. A view paints templates, and with them symbols, in its
  /// own tint colour all the same; give the rendering mode `alwaysOriginal` to keep this one.
  open func withTintColor(_ color: UIColor) -> UIImage {
    with { $0.tint = color }
  }

  /// The image in another colour and another rendering mode; `alwaysOriginal` keeps the colour in every view.
  open func withTintColor(_ color: UIColor, renderingMode: RenderingMode) -> UIImage {
    with {
      $0.tint = color
      $0.renderingMode = renderingMode
    }
  }

  /// The image, mirrored where the layout runs from right to left.
  open func imageFlippedForRightToLeftLayoutDirection() -> UIImage {
    with { $0.flipsForRightToLeft = true }
  }

  /// An image whose edges, `capInsets` points wide, keep their thickness while what lies between them is tiled.
  open func resizableImage(withCapInsets capInsets: UIEdgeInsets) -> UIImage {
    resizableImage(withCapInsets: capInsets, resizingMode: .tile)
  }

  /// An image whose edges, `capInsets` points wide, keep their thickness while what lies between them is tiled or
  /// stretched. Cuts lie on pixels. Caps that do not both fit are shrunk, and what would take more than 256 tiles is
  /// stretched.
  open func resizableImage(withCapInsets capInsets: UIEdgeInsets, resizingMode: ResizingMode) -> UIImage {
    with {
      $0.capInsets = capInsets
      $0.resizingMode = resizingMode
    }
  }

  /// An image with caps at the left and the top, in points; of the rest, one point in the middle is repeated. A cap of
  /// 0 resizes the whole axis.
  open func stretchableImage(withLeftCapWidth leftCapWidth: Int, topCapHeight: Int) -> UIImage {
    let (left, top) = (CGFloat(leftCapWidth), CGFloat(topCapHeight))
    return resizableImage(
      withCapInsets: UIEdgeInsets(
        top: top, left: left, bottom: top > 0 ? max(0, size.height - top - 1) : 0,
        right: left > 0 ? max(0, size.width - left - 1) : 0))
  }

  /// The image with other `alignmentRectInsets`, in points.
  open func withAlignmentRectInsets(_ alignmentInsets: UIEdgeInsets) -> UIImage {
    with { $0.alignmentRectInsets = alignmentInsets }
  }

  /// The image with the baseline this many points above its lower edge.
  open func withBaselineOffset(fromBottom baselineOffset: CGFloat) -> UIImage {
    with { $0.baselineOffset = baselineOffset }
  }

  /// The image without a baseline, symbols too.
  open func imageWithoutBaseline() -> UIImage {
    with { $0.baselineOffset = nil }
  }

  /// The image with this configuration instead of its own. A symbol gets the configuration's size and weight, a picture
  /// keeps its size.
  open func withConfiguration(_ configuration: Configuration) -> UIImage {
    guard case .symbol(let drawing) = content else { return with { $0.configuration = configuration } }
    return configured(drawing, configuration)
  }

  /// A symbol with this configuration applied on top of its own; nil for pictures.
  open func applyingSymbolConfiguration(_ configuration: SymbolConfiguration) -> UIImage? {
    guard case .symbol(let drawing) = content else { return nil }
    return configured(drawing, self.configuration?.applying(configuration) ?? configuration)
  }

  /// The image without a configuration; a symbol goes back to 17 points, regular weight and the medium scale.
  open func imageWithoutConfiguration() -> UIImage {
    guard case .symbol(let drawing) = content else { return with { $0.configuration = nil } }
    return configured(drawing, nil)
  }

  // MARK: Animated images

  /// An image that shows others one after the other, all as long, `duration` seconds for one round. An image view plays it
  /// without end; elsewhere the first one shows. Nil without images.
  open class func animatedImage(with images: [UIImage], duration: TimeInterval) -> UIImage? {
    guard let first = images.first else { return nil }
    return first.with {
      $0.images = images
      $0.duration = duration.isFinite ? max(0, duration) : 0
    }
  }

  /// An image that shows the program's pictures `name0`, `name1` and so on, up to `name1024`, as far as there are any without
  /// a gap. They may begin with 1. Nil without any, which is said once on the standard error.
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

  /// Like `animatedImageNamed`, of images with caps that keep their size, and tiles between them.
  open class func animatedResizableImageNamed(
    _ name: String, capInsets: UIEdgeInsets, duration: TimeInterval
  ) -> UIImage? {
    animatedResizableImageNamed(name, capInsets: capInsets, resizingMode: .tile, duration: duration)
  }

  /// Like `animatedImageNamed`, of images with caps that keep their size.
  open class func animatedResizableImageNamed(
    _ name: String, capInsets: UIEdgeInsets, resizingMode: ResizingMode, duration: TimeInterval
  ) -> UIImage? {
    guard let image = animatedImageNamed(name, duration: duration), let images = image.images else { return nil }
    return animatedImage(
      with: images.map { $0.resizableImage(withCapInsets: capInsets, resizingMode: resizingMode) }, duration: duration)
  }

  // MARK: Preparing
  //
  // Where decoding costs most of the time, view code asks for it before a picture is shown. Here it is done at once, on the
  // thread that asks: a screen that is painted once would otherwise be painted without its pictures.

  /// The image, once its pixels are known to be readable; nil for symbols and for damaged pictures.
  open func preparingForDisplay() -> UIImage? {
    switch content {
    case .bitmap(let bitmap): bitmap.width > 0 && bitmap.height > 0 ? self : nil
    case .encoded(let picture): picture.smallest == nil ? nil : self
    case .vector: self
    case .symbol: nil
    }
  }

  /// Hands `preparingForDisplay()` to the handler.
  ///
  /// - Note: Differs from UIKit: before it returns.
  open func prepareForDisplay(completionHandler: @escaping @Sendable (UIImage?) -> Void) {
    completionHandler(preparingForDisplay())
  }

  /// The image, once its pixels are known to be readable; nil for symbols and for damaged pictures.
  open func byPreparingForDisplay() async -> UIImage? { preparingForDisplay() }

  /// The image made to fit into a size in points, in its own proportions and scale, upright; nil for symbols, damaged
  /// pictures, and sizes that are not positive. A JPEG is decoded at the size that is needed.
  open func preparingThumbnail(of size: CGSize) -> UIImage? {
    guard preparingForDisplay() != nil, size.width > 0, size.height > 0, size.width.isFinite, size.height.isFinite
    else {
      return nil
    }
    let factor = min(size.width / self.size.width, size.height / self.size.height)
    let width = max(1, (Double(self.size.width * factor * scale)).rounded())
    let height = max(1, (Double(self.size.height * factor * scale)).rounded())
    return painted(width: width, height: height).map { UIImage(bitmap: $0, scale: scale) }
  }

  /// Hands `preparingThumbnail(of:)` to the handler.
  ///
  /// - Note: Differs from UIKit: before it returns.
  open func prepareThumbnail(of size: CGSize, completionHandler: @escaping @Sendable (UIImage?) -> Void) {
    completionHandler(preparingThumbnail(of: size))
  }

  /// The image made to fit into a size, as `preparingThumbnail(of:)` has it.
  open func byPreparingThumbnail(ofSize size: CGSize) async -> UIImage? { preparingThumbnail(of: size) }

  // MARK: Drawing

  /// Draws the image at its own size on the current context, its upper left corner at a point. Nothing happens without
  /// a context.
  open func draw(at point: CGPoint) {
    draw(in: CGRect(origin: point, size: size))
  }

  /// Draws the image at its own size in a blend mode, with the context's opacity multiplied by `alpha`.
  open func draw(at point: CGPoint, blendMode: CGBlendMode, alpha: CGFloat) {
    draw(in: CGRect(origin: point, size: size), blendMode: blendMode, alpha: alpha)
  }

  /// Draws the image stretched to a rectangle in a blend mode, with the context's opacity multiplied by `alpha`.
  open func draw(in rect: CGRect, blendMode: CGBlendMode, alpha: CGFloat) {
    guard let context = GraphicsStack.current else { return }
    context.saveGState()
    context.setAlpha(alpha * CGFloat(context.state.alpha))
    context.setBlendMode(blendMode)
    draw(in: rect)
    context.restoreGState()
  }

  /// Draws the image stretched to a rectangle, on the current context. Nothing happens without a context. Templates
  /// have the colour of `withTintColor`, or black, and symbols too.
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
