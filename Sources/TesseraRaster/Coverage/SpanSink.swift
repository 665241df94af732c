// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

internal import CTesseraKernels

/// The columns `x0..<x1` of row y.
struct Span {
  var y: Int
  var x0: Int
  var x1: Int

  @inline(__always)
  init(y: Int, x0: Int, x1: Int) {
    self.y = y
    self.x0 = x0
    self.x1 = x1
  }

  @inline(__always)
  var count: Int { x1 - x0 }
}

/// A receiver of a row's covered spans, which connects coverage and blending.
protocol SpanSink {
  /// Receives a span with uniform coverage `k`, 1...255.
  func solid(_ span: Span, _ k: UInt32)
  /// Receives a span with an individual coverage for each pixel.
  func masked(_ span: Span, _ mask: UnsafePointer<UInt8>)
  /// Draws all accumulated rows at once and clears them. The first cell is at the rectangle's top left corner. Returns
  /// false if the sink can draw only spans.
  func paintCells(_ accumulator: Accumulator, _ rule: FillRule, in rect: PixelRect) -> Bool
}

extension SpanSink {
  func paintCells(_ accumulator: Accumulator, _ rule: FillRule, in rect: PixelRect) -> Bool { false }
}

/// The coverage rows of a clip, for some columns of a band.
struct ClipRows {
  var base: UnsafeMutablePointer<UInt8>
  var x0: Int
  var y0: Int
  var stride: Int
  /// The fully covered pixels, for which drawing can skip the mask.
  var whole: PixelRect

  /// Splits a span at the boundaries of the fully covered pixels.
  @inline(__always)
  func parts(_ span: Span) -> (left: Span, whole: Span, right: Span) {
    guard span.y >= whole.y0, span.y < whole.y1, span.x0 < whole.x1, span.x1 > whole.x0 else {
      let none = Span(y: span.y, x0: span.x1, x1: span.x1)
      return (span, none, none)
    }
    let (low, high) = (max(span.x0, whole.x0), min(span.x1, whole.x1))
    return (
      Span(y: span.y, x0: span.x0, x1: low), Span(y: span.y, x0: low, x1: high),
      Span(y: span.y, x0: high, x1: span.x1)
    )
  }

  /// Returns whether every pixel of a rectangle is fully covered.
  @inline(__always)
  func coversWhole(x0: Int, y0: Int, x1: Int, y1: Int) -> Bool {
    x0 >= whole.x0 && x1 <= whole.x1 && y0 >= whole.y0 && y1 <= whole.y1
  }

  @inline(__always)
  func at(x: Int, y: Int) -> UnsafeMutablePointer<UInt8> {
    assert(x >= x0 && x - x0 <= stride && y >= y0, "(\(x), \(y)) is outside of the rows.")
    return base + ((y - y0) * stride + x - x0)
  }

  @inline(__always)
  func at(_ span: Span) -> UnsafeMutablePointer<UInt8> { at(x: span.x0, y: span.y) }
}

/// The rows of pixels to draw into: rows of the canvas or of a group's layer.
struct PixelRows {
  var base: UnsafeMutablePointer<UInt32>
  var x0: Int
  var y0: Int
  var stride: Int

  @inline(__always)
  func at(x: Int, y: Int) -> UnsafeMutablePointer<UInt32> {
    assert(x >= x0 && x - x0 <= stride && y >= y0, "(\(x), \(y)) is outside of the rows.")
    return base + ((y - y0) * stride + x - x0)
  }

  @inline(__always)
  func at(_ span: Span) -> UnsafeMutablePointer<UInt32> { at(x: span.x0, y: span.y) }
}

/// Rows for intermediate results. Each worker has its own rows.
struct Scratch {
  var mask: UnsafeMutablePointer<UInt8>
  var clipped: UnsafeMutablePointer<UInt8>
  var pixels: UnsafeMutablePointer<UInt32>
  var source: UnsafeMutablePointer<UInt32>
}

/// A sink that stores coverage as the mask of a clip, intersected with the enclosing clip.
struct ClipSink: SpanSink {
  let rows: ClipRows
  let outer: ClipRows?
  let kernels: UnsafePointer<TKKernels>

  func solid(_ span: Span, _ k: UInt32) {
    guard let outer else { return open(span, k) }
    let parts = outer.parts(span)
    if parts.left.count > 0 { kernels.pointee.scale(rows.at(parts.left), parts.left.count, outer.at(parts.left), k) }
    if parts.whole.count > 0 { open(parts.whole, k) }
    if parts.right.count > 0 {
      kernels.pointee.scale(rows.at(parts.right), parts.right.count, outer.at(parts.right), k)
    }
  }

  private func open(_ span: Span, _ k: UInt32) {
    rows.at(span).update(repeating: UInt8(truncatingIfNeeded: k), count: span.count)
  }

  func masked(_ span: Span, _ mask: UnsafePointer<UInt8>) {
    if let outer {
      kernels.pointee.multiply(rows.at(span), span.count, mask, outer.at(span))
    } else {
      rows.at(span).update(from: mask, count: span.count)
    }
  }
}

/// A sink that blends a single color, through the clip if there is one.
struct ColorSink: SpanSink {
  let color: UInt32
  let rows: PixelRows
  let clip: ClipRows?
  let scratch: Scratch
  let kernels: UnsafePointer<TKKernels>

  @inline(__always)
  func solid(_ span: Span, _ k: UInt32) {
    guard let clip else { return open(span, k) }
    let parts = clip.parts(span)
    if parts.left.count > 0 { solid(parts.left, k: k, clip: clip) }
    if parts.whole.count > 0 { open(parts.whole, k) }
    if parts.right.count > 0 { solid(parts.right, k: k, clip: clip) }
  }

  @inline(__always)
  private func open(_ span: Span, _ k: UInt32) {
    if k == 255 && color >> 24 == 255 {
      kernels.pointee.fill(rows.at(span), span.count, color)
    } else {
      kernels.pointee.over_color(rows.at(span), span.count, color, k)
    }
  }

  private func solid(_ span: Span, k: UInt32, clip: ClipRows) {
    if k == 255 {
      kernels.pointee.over_color_mask(rows.at(span), span.count, color, clip.at(span))
    } else {
      kernels.pointee.scale(scratch.clipped, span.count, clip.at(span), k)
      kernels.pointee.over_color_mask(rows.at(span), span.count, color, scratch.clipped)
    }
  }

  @inline(__always)
  func masked(_ span: Span, _ mask: UnsafePointer<UInt8>) {
    guard let clip else { return open(span, mask) }
    let parts = clip.parts(span)
    if parts.left.count > 0 { masked(parts.left, mask: mask, clip: clip) }
    if parts.whole.count > 0 { open(parts.whole, mask + (parts.whole.x0 - span.x0)) }
    if parts.right.count > 0 { masked(parts.right, mask: mask + (parts.right.x0 - span.x0), clip: clip) }
  }

  @inline(__always)
  private func open(_ span: Span, _ mask: UnsafePointer<UInt8>) {
    kernels.pointee.over_color_mask(rows.at(span), span.count, color, mask)
  }

  private func masked(_ span: Span, mask: UnsafePointer<UInt8>, clip: ClipRows) {
    kernels.pointee.multiply(scratch.clipped, span.count, mask, clip.at(span))
    kernels.pointee.over_color_mask(rows.at(span), span.count, color, scratch.clipped)
  }
}

extension ColorSink {
  func paintCells(_ accumulator: Accumulator, _ rule: FillRule, in rect: PixelRect) -> Bool {
    guard clip?.coversWhole(x0: rect.x0, y0: rect.y0, x1: rect.x1, y1: rect.y1) ?? true else { return false }
    var cells = accumulator.layout
    kernels.pointee.paint_cells(
      rows.at(x: rect.x0, y: rect.y0), rows.stride, &cells, rect.height, color, rule == .evenOdd ? 1 : 0)
    return true
  }
}

/// A sink that blends pixels of a gradient, an image or a layer, through the clip if there is one.
struct PixelSink<Fetcher: PixelFetcher>: SpanSink {
  let fetcher: Fetcher
  let isOpaque: Bool
  let rows: PixelRows
  let clip: ClipRows?
  let scratch: Scratch
  let kernels: UnsafePointer<TKKernels>

  func solid(_ span: Span, _ k: UInt32) {
    guard let clip else { return open(span, k) }
    let parts = clip.parts(span)
    if parts.left.count > 0 { solid(parts.left, k: k, clip: clip) }
    if parts.whole.count > 0 { open(parts.whole, k) }
    if parts.right.count > 0 { solid(parts.right, k: k, clip: clip) }
  }

  private func open(_ span: Span, _ k: UInt32) {
    if k == 255 && isOpaque { return fetcher.fetch(span, into: rows.at(span), scratch: scratch, kernels: kernels) }
    kernels.pointee.over_pixels(rows.at(span), span.count, fetcher.pixels(span, scratch: scratch, kernels: kernels), k)
  }

  private func solid(_ span: Span, k: UInt32, clip: ClipRows) {
    let pixels = fetcher.pixels(span, scratch: scratch, kernels: kernels)
    if k == 255 {
      kernels.pointee.over_pixels_mask(rows.at(span), span.count, pixels, clip.at(span))
    } else {
      kernels.pointee.scale(scratch.clipped, span.count, clip.at(span), k)
      kernels.pointee.over_pixels_mask(rows.at(span), span.count, pixels, scratch.clipped)
    }
  }

  func masked(_ span: Span, _ mask: UnsafePointer<UInt8>) {
    guard let clip else { return open(span, mask) }
    let parts = clip.parts(span)
    if parts.left.count > 0 { masked(parts.left, mask: mask, clip: clip) }
    if parts.whole.count > 0 { open(parts.whole, mask + (parts.whole.x0 - span.x0)) }
    if parts.right.count > 0 { masked(parts.right, mask: mask + (parts.right.x0 - span.x0), clip: clip) }
  }

  private func open(_ span: Span, _ mask: UnsafePointer<UInt8>) {
    kernels.pointee.over_pixels_mask(
      rows.at(span), span.count, fetcher.pixels(span, scratch: scratch, kernels: kernels), mask)
  }

  private func masked(_ span: Span, mask: UnsafePointer<UInt8>, clip: ClipRows) {
    let pixels = fetcher.pixels(span, scratch: scratch, kernels: kernels)
    kernels.pointee.multiply(scratch.clipped, span.count, mask, clip.at(span))
    kernels.pointee.over_pixels_mask(rows.at(span), span.count, pixels, scratch.clipped)
  }
}

/// A source of pixel colors.
protocol PixelFetcher {
  func fetch(
    _ span: Span, into target: UnsafeMutablePointer<UInt32>, scratch: Scratch, kernels: UnsafePointer<TKKernels>)
}

extension PixelFetcher {
  /// Fetches pixels into the scratch row and returns them.
  @inline(__always)
  func pixels(
    _ span: Span, scratch: Scratch, kernels: UnsafePointer<TKKernels>
  ) -> UnsafePointer<UInt32> {
    fetch(span, into: scratch.pixels, scratch: scratch, kernels: kernels)
    return UnsafePointer(scratch.pixels)
  }
}

struct GradientFetcher: PixelFetcher {
  let ramp: GradientRamp

  @inline(__always)
  func fetch(
    _ span: Span, into target: UnsafeMutablePointer<UInt32>, scratch: Scratch, kernels: UnsafePointer<TKKernels>
  ) {
    ramp.fetch(span, into: target, kernels)
  }
}

struct ImageFetcher: PixelFetcher {
  let image: ImageWalk

  @inline(__always)
  func fetch(
    _ span: Span, into target: UnsafeMutablePointer<UInt32>, scratch: Scratch, kernels: UnsafePointer<TKKernels>
  ) {
    image.fetch(span, into: target, scratch: scratch.source, kernels)
  }
}
