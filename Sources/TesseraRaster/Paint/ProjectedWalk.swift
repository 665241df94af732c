// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

internal import CTesseraKernels

/// An image prepared for reading row by row in perspective.
///
/// Each pixel is the average of several bilinear samples of the image, so that distant details do not flicker. The
/// area outside of the image is clear. Positions are computed as Double with + - × ÷, and all further computations
/// use integers.
final class ProjectedWalk {
  private let bitmap: Bitmap
  private let width: Int
  private let height: Int
  private let pixels: UnsafePointer<UInt32>
  /// The projection from pixels of the canvas to pixels of the image.
  private let inverse: Projection
  private let forward: Projection
  /// The number of samples per pixel along each axis.
  private let samples: Int

  init(_ bitmap: Bitmap, forward: Projection, inverse: Projection, samples: Int) {
    self.bitmap = bitmap
    (width, height) = (bitmap.width, bitmap.height)
    // The pointer stays valid while `bitmap` retains the array's storage, because nothing can modify the array.
    pixels = bitmap.bytes.withUnsafeBytes { bytes in
      UnsafePointer(bytes.baseAddress!.assumingMemoryBound(to: UInt32.self))
    }
    self.forward = forward
    self.inverse = inverse
    self.samples = samples
  }

  /// Writes the pixels of a span of the canvas.
  func fetch(_ span: Span, into target: UnsafeMutablePointer<UInt32>) {
    let step = 1 / Double(samples)
    let count = UInt32(samples * samples)
    for index in 0..<span.count {
      var sum = SIMD4<UInt32>(repeating: 0)
      for row in 0..<samples {
        let y = Double(span.y) + (Double(row) + 0.5) * step
        for column in 0..<samples { sum &+= sample(x: Double(span.x0 + index) + (Double(column) + 0.5) * step, y: y) }
      }
      let mean = (sum &+ count / 2) / SIMD4<UInt32>(repeating: count)
      target[index] = mean.x | mean.y << 8 | mean.z << 16 | mean.w << 24
    }
  }

  private func sample(x: Double, y: Double) -> SIMD4<UInt32> {
    let w = inverse.g * x + inverse.h * y + inverse.k
    let flat = inverse.affine.apply(Point(x: x, y: y))
    let place = Point(x: flat.x / w, y: flat.y / w)
    guard place.x > -1, place.y > -1, place.x < Double(width + 1), place.y < Double(height + 1),
      forward.w(place) > 0
    else { return SIMD4(repeating: 0) }
    // Convert to units of 1/256 pixel, with an offset that makes all numbers nonnegative.
    let u = Int((place.x + 1.5) * 256)
    let v = Int((place.y + 1.5) * 256)
    let (left, top) = (u >> 8 - 2, v >> 8 - 2)
    let (right, bottom) = (UInt32(u & 255), UInt32(v & 255))
    let upper: SIMD4<UInt32>
    let lower: SIMD4<UInt32>
    if left >= 0, top >= 0, left + 1 < width, top + 1 < height {
      let above = pixels + (top * width + left)
      let below = above + width
      // Large areas of an image have a uniform color, and four equal pixels need not be interpolated.
      if above[0] == above[1], above[0] == below[0], above[0] == below[1] { return Self.channels(above[0]) }
      upper = Self.channels(above[0]) &* (256 &- right) &+ Self.channels(above[1]) &* right
      lower = Self.channels(below[0]) &* (256 &- right) &+ Self.channels(below[1]) &* right
    } else {
      upper = pixel(x: left, y: top) &* (256 &- right) &+ pixel(x: left + 1, y: top) &* right
      lower = pixel(x: left, y: top + 1) &* (256 &- right) &+ pixel(x: left + 1, y: top + 1) &* right
    }
    return (upper &* (256 &- bottom) &+ lower &* bottom &+ 32768) &>> 16
  }

  private func pixel(x: Int, y: Int) -> SIMD4<UInt32> {
    guard x >= 0, y >= 0, x < width, y < height else { return SIMD4(repeating: 0) }
    return Self.channels(pixels[y * width + x])
  }

  @inline(__always)
  private static func channels(_ bits: UInt32) -> SIMD4<UInt32> {
    SIMD4(bits & 255, bits >> 8 & 255, bits >> 16 & 255, bits >> 24)
  }
}

struct ProjectedFetcher: PixelFetcher {
  let picture: ProjectedWalk

  @inline(__always)
  func fetch(
    _ span: Span, into target: UnsafeMutablePointer<UInt32>, scratch: Scratch, kernels: UnsafePointer<TKKernels>
  ) {
    picture.fetch(span, into: target)
  }
}
