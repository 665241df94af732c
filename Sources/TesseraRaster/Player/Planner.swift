// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

internal import CTesseraKernels

/// The caches that are shared by all threads and reused for subsequent images.
struct Caches: Sendable {
  let glyphs: GlyphCache
  let shadows: ShadowCache
  let images: ImageCache
  let backdrops = BackdropCache()

  init() {
    glyphs = GlyphCache()
    shadows = ShadowCache()
    images = ImageCache()
  }
}

/// The objects to which items have unmanaged references. They are retained and released together.
final class PlanStorage {
  private var objects: [AnyObject] = []
  private var blits: [UnsafeMutableBufferPointer<GlyphBlit>] = []
  private var counted: Set<ObjectIdentifier> = []
  /// The size of objects that can be large, in bytes: shadow masks, each counted once, and the images of groups with
  /// shadows.
  private(set) var shadowBytes = 0

  init() {}

  deinit {
    for buffer in blits { buffer.deallocate() }
  }

  func keep<Object: AnyObject>(_ object: Object) -> Unmanaged<Object> {
    objects.append(object)
    return Unmanaged.passUnretained(object)
  }

  func keep(glyph mask: Mask) -> MaskRows {
    objects.append(mask)
    return MaskRows(mask)
  }

  /// Retains the mask of a shadow. Several shadows may share a mask.
  func keep(shadow mask: Mask) -> Unmanaged<Mask> {
    if counted.insert(ObjectIdentifier(mask)).inserted { shadowBytes += mask.byteCount }
    return keep(mask)
  }

  /// Adds the size of the image of a group that casts a shadow.
  func count(_ picture: Bitmap) { shadowBytes += picture.bytes.count }

  func keep(_ glyphs: [GlyphBlit]) -> UnsafeBufferPointer<GlyphBlit> {
    let buffer = UnsafeMutableBufferPointer<GlyphBlit>.allocate(capacity: glyphs.count)
    _ = buffer.initialize(from: glyphs)
    blits.append(buffer)
    return UnsafeBufferPointer(buffer)
  }
}

/// Converts commands to items: transforms geometry to pixels, flattens curves and looks up cached masks.
///
/// An item depends only on its command and the canvas, so commands can be planned in any order. `Plan` applies clips
/// to the items' bounds later.
struct Planner {
  /// The maximum distance between a curve and its chords, in pixels.
  static let tolerance = 0.05

  let canvas: PixelRect
  let caches: Caches
  let kernels: UnsafePointer<TKKernels>
  let bandShift: Int
  let storage = PlanStorage()
  var items: [Item] = []
  var builder = EdgeBuilder()
  /// The maximum width of the scratch rows that images require.
  var scratchWidth = 0

  init(canvas: PixelRect, caches: Caches, kernels: UnsafePointer<TKKernels>, bandShift: Int) {
    self.canvas = canvas
    self.caches = caches
    self.kernels = kernels
    self.bandShift = bandShift
  }

  mutating func plan(_ command: DisplayList.Command) {
    switch command {
    case .fill(let shape, let paint, let transform):
      guard let source = source(paint, transform) else { return }
      planFill(shape, source: source, under: transform)
    case .stroke(let shape, let style, let paint, let transform):
      guard let source = source(paint, transform) else { return }
      planStroke(shape, style: style, source: source, under: transform)
    case .glyphs(let run, let color, let transform):
      if color.alpha > 0 { planGlyphs(run, color: color, under: transform) }
    case .image(let bitmap, let part, let destination, let sampling, let transform):
      image(bitmap, part: part, in: destination, sampling, under: transform)
    case .shadow(let shape, let shadow, let transform):
      self.planShadow(shape, shadow: shadow, under: transform)
    case .beginClip(let shape, let transform):
      clip(shape, transform)
    case .endClip:
      items.append(Item(role: .endClip, bounds: .empty))
    case .beginGroup(let opacity, _, _):
      let scaled = opacity > 0 ? UInt8(min(opacity, 1) * 255 + 0.5) : 0
      items.append(Item(role: .group, bounds: canvas, opacity: scaled))
    case .endGroup:
      items.append(Item(role: .endGroup, bounds: .empty))
    case .beginMix(let mixture):
      var item = Item(role: .mix, bounds: canvas)
      switch mixture {
      case .dissolve(let fraction):
        item.mixing = .dissolve(fraction > 0 ? UInt32(min(fraction, 1) * 65536 + 0.5) : 0)
      case .mask: item.mixing = .mask
      case .luminance: item.mixing = .luminance
      case .blend(let mode, let reachesBeyond): item.mixing = .blend(mode, reachesBeyond: reachesBeyond)
      }
      items.append(item)
    case .mixWith:
      items.append(Item(role: .mixWith, bounds: .empty))
    case .endMix:
      items.append(Item(role: .endMix, bounds: .empty))
    case .projected, .filtered, .backdrop:
      // Drawn separately before planning; see `Painter`.
      break
    }
  }

  /// Returns the color source for a paint, or nil if the paint draws nothing.
  private func source(_ paint: Paint, _ transform: Affine) -> Source? {
    switch paint {
    case .color(let color):
      return color.alpha == 0 ? nil : .color(PremultipliedColor(color))
    case .gradient(let gradient):
      guard transform.isFinite, let ramp = GradientRamp(gradient, transform) else { return nil }
      return .gradient(storage.keep(ramp))
    }
  }

  static func isOpaque(_ source: Source) -> Bool {
    switch source {
    case .color(let color): color.isOpaque
    case .gradient(let ramp): ramp.takeUnretainedValue().isOpaque
    case .image(let image): image.takeUnretainedValue().isOpaque
    case .projection: false
    }
  }

  // MARK: Shapes

  mutating func planFill(_ shape: DisplayList.Shape, source: Source, under transform: Affine) {
    guard var item = item(shape, transform) else { return }
    item.source = source
    if !Planner.isOpaque(source) { item.opaque = .empty }
    items.append(item)
  }

  private mutating func clip(_ shape: DisplayList.Shape, _ transform: Affine) {
    // A clip without area hides all content, so it must not be omitted.
    var item = item(shape, transform) ?? Item(bounds: .empty)
    item.role = .clip
    items.append(item)
  }

  /// Returns an item with a shape's geometry, or nil if the shape touches no pixel.
  private mutating func item(_ shape: DisplayList.Shape, _ transform: Affine) -> Item? {
    guard transform.isFinite else { return nil }
    if transform.b == 0 && transform.c == 0 {
      switch shape {
      case .rect(let rect): return boxItem(rect, transform)
      case .roundedRect(let shape): return roundedItem(shape, transform)
      case .path: break
      }
    }
    guard shape.hasArea else { return nil }
    builder.reset()
    Flattener(tolerance: Planner.tolerance).flatten(shape.path, transform, into: &builder)
    return outlineItem(rule: shape.rule)
  }

  /// Returns an item with the builder's edges.
  private mutating func outlineItem(
    rule: FillRule, straight: Range<Int> = 0..<0, box: Box = Box(.zero, .zero)
  ) -> Item? {
    builder.finish()
    let bounds = builder.bounds.intersection(canvas)
    guard !bounds.isEmpty else { return nil }
    let outline = storage.keep(Outline(builder.edges, bounds: bounds, bandShift: bandShift))
    return Item(geometry: .outline(outline, rule, straight: straight, box), bounds: bounds)
  }

  private func boxItem(_ rect: Rect, _ transform: Affine) -> Item? {
    guard !rect.isEmpty else { return nil }
    let first = transform.apply(Point(x: rect.minX, y: rect.minY))
    let second = transform.apply(Point(x: rect.maxX, y: rect.maxY))
    guard !first.x.isNaN, !first.y.isNaN, !second.x.isNaN, !second.y.isNaN else { return nil }
    let box = Box(first, second)
    let bounds = box.bounds.intersection(canvas)
    guard !bounds.isEmpty else { return nil }
    return Item(geometry: .box(box), bounds: bounds, opaque: box.interior.intersection(canvas))
  }

  private mutating func roundedItem(_ shape: RoundedRect, _ transform: Affine) -> Item? {
    let rect = shape.rect
    guard !rect.isEmpty, var item = boxItem(rect, transform), case .box(let box) = item.geometry else { return nil }
    let radii = shape.radii.fitted(width: rect.width, height: rect.height)
    if radii.isZero { return item }
    builder.reset()
    Flattener(tolerance: Planner.tolerance).flatten(Path(shape), transform, into: &builder)
    // Rows between the top and bottom corners are crossed only by the two vertical sides.
    let isFlipped = transform.d < 0
    let reach = shape.isContinuous ? ContinuousCorner.reach : 1
    let upper = max(radii.topLeft, radii.topRight) * reach
    let lower = max(radii.bottomLeft, radii.bottomRight) * reach
    let top = Double(box.y0) / 256 + (isFlipped ? lower : upper) * abs(transform.d)
    let bottom = Double(box.y1) / 256 - (isFlipped ? upper : lower) * abs(transform.d)
    let first = Int(min(max(top.rounded(.up), 0), 65536)) + 1
    let end = Int(min(max(bottom.rounded(.down), 0), 65536)) - 1
    let straight = first < end ? first..<end : 0..<0
    guard var outline = outlineItem(rule: .nonZero, straight: straight, box: box) else { return nil }
    item.opaque.y0 = max(item.opaque.y0, straight.lowerBound)
    item.opaque.y1 = min(item.opaque.y1, straight.upperBound)
    outline.opaque = item.opaque.isEmpty ? .empty : item.opaque
    return outline
  }

  private mutating func planStroke(
    _ shape: DisplayList.Shape, style: StrokeStyle, source: Source, under transform: Affine
  ) {
    guard transform.isFinite, style.width > 0, style.width.isFinite else { return }
    if case .path = shape {} else if !(shape.box.map { $0.width >= 0 && $0.height >= 0 } ?? false) { return }
    let scale = Planner.scale(transform)
    guard scale > 0, scale.isFinite else { return }
    let tolerance = Planner.tolerance / scale
    var lines = PolylineSink()
    Flattener(tolerance: tolerance, halfWidth: style.width / 2).flatten(shape.path, .identity, into: &lines)
    lines.finish()
    var contours = Trimmer.trim(lines.contours, from: style.start, to: style.end)
    if !style.dashes.isEmpty { contours = Dasher.dash(contours, style.dashes, phase: style.dashPhase) }
    builder.reset()
    var stroker = Stroker<EdgeBuilder>(style: style, transform: transform, tolerance: tolerance)
    for contour in contours { stroker.stroke(contour, into: &builder) }
    guard var item = outlineItem(rule: .nonZero) else { return }
    item.source = source
    items.append(item)
  }

  /// Returns the length of the longer transformed unit vector, which approximates the maximum scale.
  static func scale(_ transform: Affine) -> Double {
    let x = (transform.a * transform.a + transform.b * transform.b).squareRoot()
    let y = (transform.c * transform.c + transform.d * transform.d).squareRoot()
    return max(x, y)
  }

  /// Adds an outline with the edges that `body` emits, filled with the nonzero rule.
  mutating func outline(_ source: Source, _ body: (inout EdgeBuilder) -> Void) {
    builder.reset()
    body(&builder)
    guard var item = outlineItem(rule: .nonZero) else { return }
    item.source = source
    items.append(item)
  }
}
