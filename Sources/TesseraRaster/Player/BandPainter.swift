// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

internal import CTesseraKernels

/// Draws bands one after another, using private buffers. Each thread has one band painter.
///
/// The value of a pixel depends only on the items and the pixel's position, never on the band or the thread.
final class BandPainter {
  let plan: Plan
  let kernels: UnsafePointer<TKKernels>
  let canvas: UnsafeMutablePointer<UInt32>
  let accumulator: Accumulator
  private let pool: AccumulatorPool
  let scratch: Scratch
  let occlusion: Occlusion
  private var layers: [Layer] = []
  private var clips: [Clip] = []
  /// Buffers for layers and clips that can be reused.
  private var pixelPool: [UnsafeMutablePointer<UInt32>] = []
  private var maskPool: [UnsafeMutablePointer<UInt8>] = []

  /// A drawing target, and the clips that apply to it.
  private struct Layer {
    var rows: PixelRows
    var bounds: PixelRect
    var firstClip: Int
    /// Whether the layer has its own rows rather than sharing the rows of the layer below.
    var isOwn = false
    /// The pool buffer that contains the rows, or nil.
    var buffer: UnsafeMutablePointer<UInt32>?
    var opacity: UInt8
    var mixing = Item.Mixing.mask
    /// Whether the layer is the second content of a mix. The first content is the layer below it.
    var isSecond = false
  }

  private struct Clip {
    var rows: ClipRows?
    var buffer: UnsafeMutablePointer<UInt8>?
  }

  init(
    plan: Plan, canvas: UnsafeMutablePointer<UInt32>, kernels: UnsafePointer<TKKernels>, pool: AccumulatorPool
  ) {
    self.plan = plan
    self.pool = pool
    self.canvas = canvas
    self.kernels = kernels
    let width = plan.canvas.width
    accumulator = pool.take(width: width, rows: plan.bandHeight)
    let padded = accumulator.stride + 64
    scratch = Scratch(
      mask: .allocate(capacity: padded), clipped: .allocate(capacity: padded), pixels: .allocate(capacity: padded),
      source: .allocate(capacity: plan.scratchWidth + 64))
    scratch.mask.initialize(repeating: 0, count: padded)
    scratch.clipped.initialize(repeating: 0, count: padded)
    scratch.pixels.initialize(repeating: 0, count: padded)
    scratch.source.initialize(repeating: 0, count: plan.scratchWidth + 64)
    occlusion = Occlusion(width: width, bandHeight: plan.bandHeight)
  }

  deinit {
    pool.give(accumulator)
    scratch.mask.deallocate()
    scratch.clipped.deallocate()
    scratch.pixels.deallocate()
    scratch.source.deallocate()
    for buffer in pixelPool { buffer.deallocate() }
    for buffer in maskPool { buffer.deallocate() }
  }

  /// The maximum nesting depth. Deeper layers and masks are drawn without a separate buffer.
  static let maximumDepth = 64

  func paint(band: Int) {
    let y0 = band << plan.bandShift
    let y1 = min(y0 + plan.bandHeight, plan.canvas.height)
    let rows = PixelRows(base: canvas, x0: 0, y0: 0, stride: plan.canvas.width)
    let whole = PixelRect(x0: 0, y0: y0, x1: plan.canvas.width, y1: y1)
    layers.append(Layer(rows: rows, bounds: whole, firstClip: 0, buffer: nil, opacity: 255))
    plan.items.withUnsafeBufferPointer { items in
      plan.order.withUnsafeBufferPointer { order in
        let list = UnsafeBufferPointer(rebasing: order[plan.starts[band]..<plan.starts[band + 1]])
        occlusion.look(items, list, band: whole)
        if let background = plan.background {
          occlusion.withUncoveredBounds(whole) { rect in fillBackground(rows, in: rect, background: background) }
        }
        for (position, index) in list.enumerated() {
          perform(items[Int(index)], occlusion.visible(at: position), band: whole)
        }
      }
    }
    layers.removeAll(keepingCapacity: true)
  }

  private func fillBackground(_ rows: PixelRows, in rect: PixelRect, background: PremultipliedColor) {
    let rect = rect.intersection(plan.window)
    for y in rect.y0..<rect.y1 { kernels.pointee.fill(rows.at(x: rect.x0, y: y), rect.width, background.bits) }
  }

  private func perform(_ item: Item, _ visible: PixelRect, band: PixelRect) {
    switch item.role {
    case .paint:
      if !visible.isEmpty { paint(item, visible) }
    case .clip: beginClip(item, item.bounds.intersection(band))
    case .endClip: endClip()
    case .group: beginGroup(item, item.bounds.intersection(band))
    case .endGroup: endGroup(isPause: item.isPause)
    case .mix: beginMix(item, item.bounds.intersection(band))
    case .mixWith: beginSecond(layers[layers.count - 1].bounds, item.kept)
    case .endMix: endMix(isPause: item.isPause)
    }
  }

  // MARK: Clips and groups

  /// The current clip of the topmost layer.
  private var clip: ClipRows? {
    guard clips.count > layers[layers.count - 1].firstClip else { return nil }
    return clips[clips.count - 1].rows
  }

  private func beginClip(_ item: Item, _ bounds: PixelRect) {
    let outer = clip
    if case .box(let box) = item.geometry, box.isWhole {
      clips.append(Clip(rows: outer, buffer: nil))
      return
    }
    guard clips.count < BandPainter.maximumDepth else {
      clips.append(Clip(rows: outer, buffer: nil))
      return
    }
    let stride = bounds.width
    let buffer = maskPool.popLast() ?? .allocate(capacity: plan.canvas.width * plan.bandHeight)
    buffer.initialize(repeating: 0, count: stride * bounds.height)
    let whole = item.opaque.intersection(bounds).intersection(outer?.whole ?? bounds)
    let rows = ClipRows(base: buffer, x0: bounds.x0, y0: bounds.y0, stride: stride, whole: whole)
    paintCoverage(item, within: bounds, into: ClipSink(rows: rows, outer: outer, kernels: kernels))
    clips.append(Clip(rows: rows, buffer: buffer))
  }

  private func endClip() {
    guard let clip = clips.popLast() else { return }
    if let buffer = clip.buffer { maskPool.append(buffer) }
  }

  private func beginGroup(_ item: Item, _ bounds: PixelRect) {
    let top = layers[layers.count - 1]
    guard item.opacity < 255, layers.count < BandPainter.maximumDepth else {
      // Draw the content directly on the layer below, with the clips that apply there.
      layers.append(Layer(rows: top.rows, bounds: bounds, firstClip: top.firstClip, buffer: nil, opacity: 255))
      return
    }
    layers.append(ownLayer(bounds, opacity: item.opacity, item.kept))
  }

  /// Returns a layer with its own rows, which are transparent or contain the pixels from the previous part of the
  /// image.
  private func ownLayer(_ bounds: PixelRect, opacity: UInt8 = 255, _ kept: Unmanaged<KeptLayer>?) -> Layer {
    if let kept {
      let rows = kept.takeUnretainedValue().rows
      return Layer(rows: rows, bounds: bounds, firstClip: clips.count, isOwn: true, buffer: nil, opacity: opacity)
    }
    let buffer = pixelPool.popLast() ?? .allocate(capacity: plan.canvas.width * plan.bandHeight)
    buffer.initialize(repeating: 0, count: bounds.width * bounds.height)
    let rows = PixelRows(base: buffer, x0: bounds.x0, y0: bounds.y0, stride: bounds.width)
    return Layer(rows: rows, bounds: bounds, firstClip: clips.count, isOwn: true, buffer: buffer, opacity: opacity)
  }

  private func endGroup(isPause: Bool) {
    guard layers.count > 1, let layer = layers.popLast() else { return }
    isPause ? recycle(layer) : composite(layer)
  }

  /// Composites a layer onto the layer below.
  private func composite(_ layer: Layer) {
    guard layer.isOwn else { return }
    let rows = layers[layers.count - 1].rows
    let clip = clip
    let k = UInt32(layer.opacity)
    func over(_ span: Span, _ clip: ClipRows?) {
      guard span.count > 0 else { return }
      let (target, source) = (rows.at(span), layer.rows.at(span))
      if let clip {
        kernels.pointee.scale(scratch.clipped, span.count, clip.at(span), k)
        kernels.pointee.over_pixels_mask(target, span.count, source, scratch.clipped)
      } else {
        kernels.pointee.over_pixels(target, span.count, source, k)
      }
    }
    for y in layer.bounds.y0..<layer.bounds.y1 {
      let span = Span(y: y, x0: layer.bounds.x0, x1: layer.bounds.x1)
      guard let parts = clip?.parts(span) else {
        over(span, nil)
        continue
      }
      over(parts.left, clip)
      over(parts.whole, nil)
      over(parts.right, clip)
    }
    recycle(layer)
  }

  private func recycle(_ layer: Layer) {
    if let buffer = layer.buffer { pixelPool.append(buffer) }
  }

  // MARK: Mixing

  private func beginMix(_ item: Item, _ bounds: PixelRect) {
    guard layers.count < BandPainter.maximumDepth else {
      // Draw both contents directly on the layer below.
      let top = layers[layers.count - 1]
      layers.append(Layer(rows: top.rows, bounds: bounds, firstClip: top.firstClip, buffer: nil, opacity: 255))
      return
    }
    var layer = ownLayer(bounds, item.kept)
    layer.mixing = item.mixing
    layers.append(layer)
  }

  private func beginSecond(_ bounds: PixelRect, _ kept: Unmanaged<KeptLayer>?) {
    guard layers[layers.count - 1].isOwn else { return }
    var layer = ownLayer(bounds, kept)
    layer.isSecond = true
    layers.append(layer)
  }

  private func endMix(isPause: Bool) {
    guard layers.count > 1 else { return }
    if !isPause, !layers[layers.count - 1].isSecond { beginSecond(layers[layers.count - 1].bounds, nil) }
    let second = layers[layers.count - 1].isSecond ? layers.removeLast() : nil
    let first = layers.removeLast()
    defer { second.map(recycle) }
    guard !isPause, let second, first.isOwn else { return recycle(first) }
    let bounds = first.bounds
    for y in bounds.y0..<bounds.y1 {
      let (target, source) = (first.rows.at(x: bounds.x0, y: y), second.rows.at(x: bounds.x0, y: y))
      switch first.mixing {
      case .dissolve(let weight): tk_dissolve(target, bounds.width, source, weight)
      case .mask: tk_mask_by_alpha(target, bounds.width, source)
      case .luminance: tk_mask_by_luminance(target, bounds.width, source)
      case .blend: break
      }
    }
    if case .blend(let mode, _) = first.mixing { blend(first, mode) } else { composite(first) }
  }

  /// Blends a layer onto the layer below with a blend mode.
  private func blend(_ layer: Layer, _ mode: BlendMode) {
    let (rows, clip, left) = (layers[layers.count - 1].rows, clip, layer.bounds.x0)
    for y in layer.bounds.y0..<layer.bounds.y1 {
      mode.paint(
        layer.rows.at(x: left, y: y), on: rows.at(x: left, y: y), count: layer.bounds.width,
        coverage: clip.map { UnsafePointer($0.at(x: left, y: y)) })
    }
    recycle(layer)
  }

  // MARK: Painting

  private func paint(_ item: Item, _ visible: PixelRect) {
    let rows = layers[layers.count - 1].rows
    switch item.source {
    case .color(let color):
      let sink = ColorSink(color: color.bits, rows: rows, clip: clip, scratch: scratch, kernels: kernels)
      if case .glyphs(let blits) = item.geometry {
        paintGlyphs(blits, within: visible, into: sink)
      } else {
        paintCoverage(item, within: visible, into: sink)
      }
    case .gradient(let unmanaged):
      let ramp = unmanaged.takeUnretainedValue()
      paintCoverage(
        item, within: visible,
        into: PixelSink(
          fetcher: GradientFetcher(ramp: ramp), isOpaque: ramp.isOpaque, rows: rows, clip: clip, scratch: scratch,
          kernels: kernels))
    case .image(let unmanaged):
      let image = unmanaged.takeUnretainedValue()
      paintCoverage(
        item, within: visible,
        into: PixelSink(
          fetcher: ImageFetcher(image: image), isOpaque: image.isOpaque, rows: rows, clip: clip, scratch: scratch,
          kernels: kernels))
    case .projection(let picture): paint(item, within: visible, picture: picture.takeUnretainedValue(), on: rows)
    }
  }

  private func paint(_ item: Item, within visible: PixelRect, picture: ProjectedWalk, on rows: PixelRows) {
    paintCoverage(
      item, within: visible,
      into: PixelSink(
        fetcher: ProjectedFetcher(picture: picture), isOpaque: false, rows: rows, clip: clip, scratch: scratch,
        kernels: kernels))
  }

  private func paintCoverage<Sink: SpanSink>(_ item: Item, within visible: PixelRect, into sink: Sink) {
    switch item.geometry {
    case .none, .glyphs: break
    case .box(let box): self.paintBox(box, within: visible, into: sink)
    case .outline(let outline, let rule, let straight, let box):
      self.paintOutline(
        outline.takeUnretainedValue(), rule: rule, straight: straight, of: box, within: visible, into: sink)
    case .patch(let mask, let place, let stretchX, let stretchY):
      patch(mask.takeUnretainedValue(), at: place, stretchX: stretchX, stretchY: stretchY, within: visible, sink)
    }
  }

  private func paintBox<Sink: SpanSink>(_ box: Box, within visible: PixelRect, into sink: Sink) {
    for y in visible.y0..<visible.y1 { paintBoxRow(box, y: y, within: visible, into: sink) }
  }

  @inline(__always)
  private func paintBoxRow<Sink: SpanSink>(_ box: Box, y: Int, within visible: PixelRect, into sink: Sink) {
    let height = box.height(inRow: y)
    guard height > 0 else { return }
    var left = max(box.x0 >> 8, visible.x0)
    let end = min((box.x1 + 255) >> 8, visible.x1)
    guard left < end else { return }
    let innerEnd = min(box.x1 >> 8, end)
    if box.x0 & 255 != 0 && left == box.x0 >> 8 || left >= innerEnd {
      edge(box, x: left, y: y, height: height, sink)
      left += 1
    }
    if left < innerEnd {
      let k = UInt32(Box.coverage(width: 256, height: height))
      if k > 0 { sink.solid(Span(y: y, x0: left, x1: innerEnd), k) }
      left = innerEnd
    }
    if left < end { edge(box, x: left, y: y, height: height, sink) }
  }

  @inline(__always)
  private func edge<Sink: SpanSink>(_ box: Box, x: Int, y: Int, height: Int, _ sink: Sink) {
    let k = UInt32(Box.coverage(width: box.width(inColumn: x), height: height))
    if k > 0 { sink.solid(Span(y: y, x0: x, x1: x + 1), k) }
  }

  private func paintOutline<Sink: SpanSink>(
    _ outline: Outline, rule: FillRule, straight: Range<Int>, of box: Box, within visible: PixelRect,
    into sink: Sink
  ) {
    let first = min(max(straight.lowerBound, visible.y0), visible.y1)
    let end = max(min(straight.upperBound, visible.y1), first)
    paintCurvedOutline(
      outline, rule: rule, within: PixelRect(x0: visible.x0, y0: visible.y0, x1: visible.x1, y1: first), into: sink)
    for y in first..<end { paintBoxRow(box, y: y, within: visible, into: sink) }
    paintCurvedOutline(
      outline, rule: rule, within: PixelRect(x0: visible.x0, y0: end, x1: visible.x1, y1: visible.y1), into: sink)
  }

  private func paintCurvedOutline<Sink: SpanSink>(
    _ outline: Outline, rule: FillRule, within visible: PixelRect, into sink: Sink
  ) {
    if visible.isEmpty { return }
    let top = visible.y0
    accumulator.resize(width: visible.width)
    outline.accumulate(
      into: accumulator, band: top >> plan.bandShift, rows: top..<visible.y1, left: visible.x0,
      kernels: kernels)
    if sink.paintCells(accumulator, rule, in: visible) { return }
    let sweep = Sweep(
      accumulator: accumulator, kernels: kernels, mask: scratch.mask, isNonZero: rule == .nonZero)
    for y in visible.y0..<visible.y1 {
      sweep.send(row: y - top, y: y, left: visible.x0, to: sink)
    }
  }

  private func patch<Sink: SpanSink>(
    _ mask: Mask, at place: PixelRect, stretchX: Int, stretchY: Int, within visible: PixelRect, _ sink: Sink
  ) {
    let extraX = place.width - mask.width
    let extraY = place.height - mask.height
    // The range of image columns that the patch's repeated column fills.
    let middle = place.x0 + stretchX
    let right = middle + extraX
    for y in visible.y0..<visible.y1 {
      let line = y - place.y0
      let row = mask.row(line <= stretchY ? line : max(line - extraY, stretchY))
      if extraX == 0 {
        sink.masked(Span(y: y, x0: visible.x0, x1: visible.x1), row + (visible.x0 - place.x0))
        continue
      }
      let leftEnd = min(middle, visible.x1)
      if visible.x0 < leftEnd {
        sink.masked(Span(y: y, x0: visible.x0, x1: leftEnd), row + (visible.x0 - place.x0))
      }
      let low = max(middle, visible.x0)
      let high = min(right, visible.x1)
      if low < high && row[stretchX] > 0 { sink.solid(Span(y: y, x0: low, x1: high), UInt32(row[stretchX])) }
      let start = max(right, visible.x0)
      if start < visible.x1 {
        sink.masked(Span(y: y, x0: start, x1: visible.x1), row + (start - place.x0 - extraX))
      }
    }
  }

  private func paintGlyphs(_ blits: UnsafeBufferPointer<GlyphBlit>, within visible: PixelRect, into sink: ColorSink) {
    for blit in blits {
      let mask = blit.mask
      let x0 = max(Int(blit.x), visible.x0)
      let y0 = max(Int(blit.y), visible.y0)
      let x1 = min(Int(blit.x) + mask.width, visible.x1)
      let y1 = min(Int(blit.y) + mask.height, visible.y1)
      guard x0 < x1, y0 < y1 else { continue }
      let source = mask.row(y0 - Int(blit.y)) + (x0 - Int(blit.x))
      if sink.clip?.coversWhole(x0: x0, y0: y0, x1: x1, y1: y1) ?? true {
        kernels.pointee.over_color_mask_rows(
          sink.rows.at(x: x0, y: y0), sink.rows.stride, source, mask.stride, x1 - x0, y1 - y0, sink.color)
      } else {
        for y in y0..<y1 { sink.masked(Span(y: y, x0: x0, x1: x1), source + (y - y0) * mask.stride) }
      }
    }
  }
}
