// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

internal import CTesseraKernels

/// Columns `x0..<x1` of row y.
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

/// Receives the covered spans of a row: what coverage makes and blending takes.
protocol SpanSink {
  /// A span of which every pixel has coverage `k`, 1...255.
  func solid(_ span: Span, _ k: UInt32)
  /// A span whose pixels have a coverage each.
  func masked(_ span: Span, _ mask: UnsafePointer<UInt8>)
}

/// Rows of coverage of a clip, for some columns of a band.
struct ClipRows {
  var base: UnsafeMutablePointer<UInt8>
  var x0: Int
  var y0: Int
  var stride: Int

  @inline(__always)
  func at(_ x: Int, _ y: Int) -> UnsafeMutablePointer<UInt8> { base + ((y - y0) * stride + x - x0) }

  @inline(__always)
  func at(_ span: Span) -> UnsafeMutablePointer<UInt8> { at(span.x0, span.y) }
}

/// Rows of pixels that are painted on: the canvas or a group's layer.
struct PixelRows {
  var base: UnsafeMutablePointer<UInt32>
  var x0: Int
  var y0: Int
  var stride: Int

  @inline(__always)
  func at(_ x: Int, _ y: Int) -> UnsafeMutablePointer<UInt32> { base + ((y - y0) * stride + x - x0) }

  @inline(__always)
  func at(_ span: Span) -> UnsafeMutablePointer<UInt32> { at(span.x0, span.y) }
}

/// Rows for intermediate results, one set a worker.
struct Scratch {
  var mask: UnsafeMutablePointer<UInt8>
  var clipped: UnsafeMutablePointer<UInt8>
  var pixels: UnsafeMutablePointer<UInt32>
  var source: UnsafeMutablePointer<UInt32>
}

/// Stores coverage: makes the mask of a clip, within the clip around it.
struct ClipSink: SpanSink {
  let rows: ClipRows
  let outer: ClipRows?
  let kernels: UnsafePointer<TKKernels>

  func solid(_ span: Span, _ k: UInt32) {
    let target = rows.at(span)
    if let outer {
      kernels.pointee.scale(target, span.count, outer.at(span), k)
    } else {
      target.update(repeating: UInt8(truncatingIfNeeded: k), count: span.count)
    }
  }

  func masked(_ span: Span, _ mask: UnsafePointer<UInt8>) {
    let target = rows.at(span)
    if let outer {
      kernels.pointee.multiply(target, span.count, mask, outer.at(span))
    } else {
      target.update(from: mask, count: span.count)
    }
  }
}

/// Blends one colour, through the clip if there is one.
struct ColorSink: SpanSink {
  let color: UInt32
  let rows: PixelRows
  let clip: ClipRows?
  let scratch: Scratch
  let kernels: UnsafePointer<TKKernels>

  @inline(__always)
  func solid(_ span: Span, _ k: UInt32) {
    let target = rows.at(span)
    let count = span.count
    if let clip {
      if k == 255 {
        kernels.pointee.over_color_mask(target, count, color, clip.at(span))
      } else {
        kernels.pointee.scale(scratch.clipped, count, clip.at(span), k)
        kernels.pointee.over_color_mask(target, count, color, scratch.clipped)
      }
    } else if k == 255 && color >> 24 == 255 {
      kernels.pointee.fill(target, count, color)
    } else {
      kernels.pointee.over_color(target, count, color, k)
    }
  }

  @inline(__always)
  func masked(_ span: Span, _ mask: UnsafePointer<UInt8>) {
    let target = rows.at(span)
    let count = span.count
    if let clip {
      kernels.pointee.multiply(scratch.clipped, count, mask, clip.at(span))
      kernels.pointee.over_color_mask(target, count, color, scratch.clipped)
    } else {
      kernels.pointee.over_color_mask(target, count, color, mask)
    }
  }
}

/// Blends pixels of a gradient, an image or a layer, through the clip if there is one.
struct PixelSink<Fetcher: PixelFetcher>: SpanSink {
  let fetcher: Fetcher
  let isOpaque: Bool
  let rows: PixelRows
  let clip: ClipRows?
  let scratch: Scratch
  let kernels: UnsafePointer<TKKernels>

  func solid(_ span: Span, _ k: UInt32) {
    let target = rows.at(span)
    let count = span.count
    if clip == nil && k == 255 && isOpaque {
      fetcher.fetch(span, into: target, scratch, kernels)
      return
    }
    let pixels = fetcher.pixels(span, scratch, kernels)
    if let clip {
      if k == 255 {
        kernels.pointee.over_pixels_mask(target, count, pixels, clip.at(span))
      } else {
        kernels.pointee.scale(scratch.clipped, count, clip.at(span), k)
        kernels.pointee.over_pixels_mask(target, count, pixels, scratch.clipped)
      }
    } else {
      kernels.pointee.over_pixels(target, count, pixels, k)
    }
  }

  func masked(_ span: Span, _ mask: UnsafePointer<UInt8>) {
    let target = rows.at(span)
    let count = span.count
    let pixels = fetcher.pixels(span, scratch, kernels)
    if let clip {
      kernels.pointee.multiply(scratch.clipped, count, mask, clip.at(span))
      kernels.pointee.over_pixels_mask(target, count, pixels, scratch.clipped)
    } else {
      kernels.pointee.over_pixels_mask(target, count, pixels, mask)
    }
  }
}

/// Where the colours of pixels come from.
protocol PixelFetcher {
  func fetch(
    _ span: Span, into target: UnsafeMutablePointer<UInt32>, _ scratch: Scratch, _ kernels: UnsafePointer<TKKernels>)
}

extension PixelFetcher {
  /// The pixels in the scratch row.
  @inline(__always)
  func pixels(
    _ span: Span, _ scratch: Scratch, _ kernels: UnsafePointer<TKKernels>
  ) -> UnsafePointer<UInt32> {
    fetch(span, into: scratch.pixels, scratch, kernels)
    return UnsafePointer(scratch.pixels)
  }
}

struct GradientFetcher: PixelFetcher {
  let ramp: Unmanaged<GradientRamp>

  @inline(__always)
  func fetch(
    _ span: Span, into target: UnsafeMutablePointer<UInt32>, _ scratch: Scratch, _ kernels: UnsafePointer<TKKernels>
  ) {
    ramp._withUnsafeGuaranteedRef { $0.fetch(span, into: target, kernels) }
  }
}

struct ImageFetcher: PixelFetcher {
  let image: Unmanaged<ImageWalk>

  @inline(__always)
  func fetch(
    _ span: Span, into target: UnsafeMutablePointer<UInt32>, _ scratch: Scratch, _ kernels: UnsafePointer<TKKernels>
  ) {
    image._withUnsafeGuaranteedRef { $0.fetch(span, into: target, scratch: scratch.source, kernels) }
  }
}
