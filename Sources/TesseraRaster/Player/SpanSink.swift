// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

internal import CTesseraKernels

/// Receives the covered spans of a row: what coverage makes and blending takes.
protocol SpanSink {
  /// Columns `x0..<x1` of row y, all with coverage `k`, 1...255.
  func solid(_ y: Int, _ x0: Int, _ x1: Int, _ k: UInt32)
  /// `count` columns from x of row y with a coverage each.
  func masked(_ y: Int, _ x: Int, _ count: Int, _ mask: UnsafePointer<UInt8>)
}

/// Rows of coverage of a clip, for some columns of a band.
struct ClipRows {
  var base: UnsafeMutablePointer<UInt8>
  var x0: Int
  var y0: Int
  var stride: Int

  @inline(__always)
  func at(_ x: Int, _ y: Int) -> UnsafeMutablePointer<UInt8> { base + ((y - y0) * stride + x - x0) }
}

/// Rows of pixels that are painted on: the canvas or a group's layer.
struct PixelRows {
  var base: UnsafeMutablePointer<UInt32>
  var x0: Int
  var y0: Int
  var stride: Int

  @inline(__always)
  func at(_ x: Int, _ y: Int) -> UnsafeMutablePointer<UInt32> { base + ((y - y0) * stride + x - x0) }
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

  func solid(_ y: Int, _ x0: Int, _ x1: Int, _ k: UInt32) {
    let target = rows.at(x0, y)
    if let outer {
      kernels.pointee.scale(target, x1 - x0, outer.at(x0, y), k)
    } else {
      target.update(repeating: UInt8(truncatingIfNeeded: k), count: x1 - x0)
    }
  }

  func masked(_ y: Int, _ x: Int, _ count: Int, _ mask: UnsafePointer<UInt8>) {
    let target = rows.at(x, y)
    if let outer {
      kernels.pointee.multiply(target, count, mask, outer.at(x, y))
    } else {
      target.update(from: mask, count: count)
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
  func solid(_ y: Int, _ x0: Int, _ x1: Int, _ k: UInt32) {
    let target = rows.at(x0, y)
    let count = x1 - x0
    if let clip {
      if k == 255 {
        kernels.pointee.over_color_mask(target, count, color, clip.at(x0, y))
      } else {
        kernels.pointee.scale(scratch.clipped, count, clip.at(x0, y), k)
        kernels.pointee.over_color_mask(target, count, color, scratch.clipped)
      }
    } else if k == 255 && color >> 24 == 255 {
      kernels.pointee.fill(target, count, color)
    } else {
      kernels.pointee.over_color(target, count, color, k)
    }
  }

  @inline(__always)
  func masked(_ y: Int, _ x: Int, _ count: Int, _ mask: UnsafePointer<UInt8>) {
    let target = rows.at(x, y)
    if let clip {
      kernels.pointee.multiply(scratch.clipped, count, mask, clip.at(x, y))
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

  func solid(_ y: Int, _ x0: Int, _ x1: Int, _ k: UInt32) {
    let target = rows.at(x0, y)
    let count = x1 - x0
    if clip == nil && k == 255 && isOpaque {
      fetcher.fetch(target, x0, y, count, scratch, kernels)
      return
    }
    let pixels = fetcher.pixels(x0, y, count, scratch, kernels)
    if let clip {
      if k == 255 {
        kernels.pointee.over_pixels_mask(target, count, pixels, clip.at(x0, y))
      } else {
        kernels.pointee.scale(scratch.clipped, count, clip.at(x0, y), k)
        kernels.pointee.over_pixels_mask(target, count, pixels, scratch.clipped)
      }
    } else {
      kernels.pointee.over_pixels(target, count, pixels, k)
    }
  }

  func masked(_ y: Int, _ x: Int, _ count: Int, _ mask: UnsafePointer<UInt8>) {
    let target = rows.at(x, y)
    let pixels = fetcher.pixels(x, y, count, scratch, kernels)
    if let clip {
      kernels.pointee.multiply(scratch.clipped, count, mask, clip.at(x, y))
      kernels.pointee.over_pixels_mask(target, count, pixels, scratch.clipped)
    } else {
      kernels.pointee.over_pixels_mask(target, count, pixels, mask)
    }
  }
}

/// Where the colours of pixels come from.
protocol PixelFetcher {
  func fetch(
    _ target: UnsafeMutablePointer<UInt32>, _ x: Int, _ y: Int, _ count: Int, _ scratch: Scratch,
    _ kernels: UnsafePointer<TKKernels>)
}

extension PixelFetcher {
  /// The pixels in the scratch row.
  @inline(__always)
  func pixels(_ x: Int, _ y: Int, _ count: Int, _ scratch: Scratch, _ kernels: UnsafePointer<TKKernels>)
    -> UnsafePointer<UInt32>
  {
    fetch(scratch.pixels, x, y, count, scratch, kernels)
    return UnsafePointer(scratch.pixels)
  }
}

struct GradientFetcher: PixelFetcher {
  let ramp: Unmanaged<GradientRamp>

  @inline(__always)
  func fetch(
    _ target: UnsafeMutablePointer<UInt32>, _ x: Int, _ y: Int, _ count: Int, _ scratch: Scratch,
    _ kernels: UnsafePointer<TKKernels>
  ) {
    ramp._withUnsafeGuaranteedRef { $0.fetch(target, x, y, count, kernels) }
  }
}

struct ImageFetcher: PixelFetcher {
  let image: Unmanaged<ImageWalk>

  @inline(__always)
  func fetch(
    _ target: UnsafeMutablePointer<UInt32>, _ x: Int, _ y: Int, _ count: Int, _ scratch: Scratch,
    _ kernels: UnsafePointer<TKKernels>
  ) {
    image._withUnsafeGuaranteedRef { $0.fetch(target, x, y, count, scratch.source, kernels) }
  }
}
