// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

// A picture of pixels or a symbol of outlines, with how it wants to be painted. Immutable: what changes an image answers
// a changed copy, which shares the pixels, so that images may be used from any thread.

public import Foundation
package import TesseraRaster

/// A picture: decoded PNG data, or a system symbol.
///
///     UIImage(systemName: "heart.fill")?.size       // 20 x 20 points
///     UIImage(named: "Logo")?.withRenderingMode(.alwaysTemplate)
///
/// - Note: Differs from UIKit: pictures are PNG only, data is decoded when the image is made (so that broken
///   data gives nil, not half a picture), and symbols come from Bootstrap Icons under Apple's names.
open class UIImage: NSObject, @unchecked Sendable {
  public enum Orientation: Int, Sendable {
    case up = 0
    case down, left, right, upMirrored, downMirrored, leftMirrored, rightMirrored
  }

  public enum RenderingMode: Int, Sendable {
    /// Symbols as templates, pictures in their own colours.
    case automatic = 0
    case alwaysOriginal
    /// Only the alpha counts; it is painted in the view's tint colour.
    case alwaysTemplate
  }

  /// How the middle of a resizable image fills its room.
  public enum ResizingMode: Int, Sendable {
    case tile = 0
    case stretch
  }

  package enum Content: Sendable {
    case bitmap(Bitmap)
    case symbol(SymbolDrawing)
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
    var orientation = Orientation.up
    /// The pixels as they were given, before the orientation.
    var source: CGImage?
  }

  package let content: Content
  let attributes: Attributes
  let tinted: TintedBitmap

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

  /// A copy with other attributes.
  func with(_ change: (inout Attributes) -> Void) -> UIImage {
    var copy = attributes
    change(&copy)
    return UIImage(content, copy, tinted: tinted)
  }

  // MARK: Properties

  /// Points.
  open var size: CGSize { attributes.size }

  /// Pixels per point.
  open var scale: CGFloat { attributes.scale }

  /// How the stored pixels are turned and mirrored to be seen.
  open var imageOrientation: Orientation { attributes.orientation }

  /// The image's pixels as they are stored; a symbol is drawn at its own size and scale. Nil for an image without pixels.
  open var cgImage: CGImage? { pixels }

  open var isSymbolImage: Bool {
    if case .symbol = content { true } else { false }
  }

  open var renderingMode: RenderingMode { attributes.renderingMode }

  open var configuration: Configuration? { attributes.configuration }

  open var symbolConfiguration: SymbolConfiguration? { attributes.configuration as? SymbolConfiguration }

  /// The environment the image was made for.
  open var traitCollection: UITraitCollection { configuration?.traitCollection ?? UITraitCollection() }

  open var capInsets: UIEdgeInsets { attributes.capInsets }

  open var resizingMode: ResizingMode { attributes.resizingMode }

  open var alignmentRectInsets: UIEdgeInsets { attributes.alignmentRectInsets }

  /// Whether right-to-left layouts show the image mirrored.
  open var flipsForRightToLeftLayoutDirection: Bool {
    if case .symbol(let drawing) = content, drawing.isMirrored { return true }
    return attributes.flipsForRightToLeft
  }

  /// How far the baseline of text next to the image lies above its lower edge, in points. Nil for pictures, unless set.
  open var baselineOffsetFromBottom: CGFloat? { attributes.baselineOffset }

  // MARK: Copies that are painted in another way; they share the pixels

  open func withRenderingMode(_ renderingMode: RenderingMode) -> UIImage {
    with { $0.renderingMode = renderingMode }
  }

  /// The image in another colour. A view paints templates, so also symbols, in its own tint colour all the same; give the
  /// rendering mode `alwaysOriginal` to keep this one.
  open func withTintColor(_ color: UIColor) -> UIImage {
    with { $0.tint = color }
  }

  open func withTintColor(_ color: UIColor, renderingMode: RenderingMode) -> UIImage {
    with {
      $0.tint = color
      $0.renderingMode = renderingMode
    }
  }

  /// The image mirrored where the layout runs from right to left.
  open func imageFlippedForRightToLeftLayoutDirection() -> UIImage {
    with { $0.flipsForRightToLeft = true }
  }

  /// An image whose edges, `capInsets` points wide, keep their thickness while the rest is tiled.
  open func resizableImage(withCapInsets capInsets: UIEdgeInsets) -> UIImage {
    resizableImage(withCapInsets: capInsets, resizingMode: .tile)
  }

  open func resizableImage(withCapInsets capInsets: UIEdgeInsets, resizingMode: ResizingMode) -> UIImage {
    with {
      $0.capInsets = capInsets
      $0.resizingMode = resizingMode
    }
  }

  /// An image whose middle, one point wide and high, is stretched.
  open func stretchableImage(withLeftCapWidth leftCapWidth: Int, topCapHeight: Int) -> UIImage {
    let (left, top) = (CGFloat(leftCapWidth), CGFloat(topCapHeight))
    return resizableImage(
      withCapInsets: UIEdgeInsets(
        top: top, left: left, bottom: top > 0 ? max(0, size.height - top - 1) : 0,
        right: left > 0 ? max(0, size.width - left - 1) : 0))
  }

  open func withAlignmentRectInsets(_ alignmentInsets: UIEdgeInsets) -> UIImage {
    with { $0.alignmentRectInsets = alignmentInsets }
  }

  open func withBaselineOffset(fromBottom baselineOffset: CGFloat) -> UIImage {
    with { $0.baselineOffset = baselineOffset }
  }

  open func imageWithoutBaseline() -> UIImage {
    with { $0.baselineOffset = nil }
  }

  /// The image with this configuration instead of its own.
  open func withConfiguration(_ configuration: Configuration) -> UIImage {
    guard case .symbol(let drawing) = content else { return with { $0.configuration = configuration } }
    return configured(drawing, configuration)
  }

  /// A symbol with what this configuration says instead of what its own says; nil for pictures.
  open func applyingSymbolConfiguration(_ configuration: SymbolConfiguration) -> UIImage? {
    guard case .symbol(let drawing) = content else { return nil }
    return configured(drawing, self.configuration?.applying(configuration) ?? configuration)
  }

  open func imageWithoutConfiguration() -> UIImage {
    guard case .symbol(let drawing) = content else { return with { $0.configuration = nil } }
    return configured(drawing, nil)
  }

  // MARK: Drawing

  /// Draws the image at its own size on the current context; nothing happens without one.
  @preconcurrency @MainActor
  open func draw(at point: CGPoint) {
    draw(in: CGRect(origin: point, size: size))
  }

  /// Draws the image stretched to a rectangle, in its own colours.
  @preconcurrency @MainActor
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
      case .symbol(let drawing): "symbol(system: \(drawing.name))"
      }
    return "<UIImage: \(kind); \(size.width) x \(size.height) @\(scale)>"
  }
}

extension UIImage.Content: Equatable {
  package static func == (a: UIImage.Content, b: UIImage.Content) -> Bool {
    switch (a, b) {
    case (.bitmap(let a), .bitmap(let b)): a == b
    case (.symbol(let a), .symbol(let b)): a.name == b.name
    default: false
    }
  }
}

extension UIImage.Attributes: Equatable {}
