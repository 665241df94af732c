// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

internal import CTesseraKernels
internal import TesseraMemory

/// A bitmap prepared for reading row by row under a transform.
///
/// Unrotated images, the common case on screens, are resampled in two steps. For each destination row, two source
/// rows are mixed once. The result is then sampled at columns that are computed once per image. Rotated images are
/// sampled pixel by pixel. Neighboring pixels are clamped to the drawn region, so that pixels outside of it do not
/// bleed in. Images drawn at less than half their size are first averaged by integer factors (see `ImageReducer`), so
/// that no source pixel is skipped.
final class ImageWalk {
  enum Mode { case copy, upright, turned }

  let bitmap: Bitmap
  let pixels: UnsafePointer<UInt32>
  let mode: Mode
  let isLinear: Bool
  let isOpaque: Bool
  /// The drawn region, in pixels of the bitmap.
  private let part: PixelRect
  /// For unrotated images: source position = scale * (pixel center) + offset.
  private let scaleY: Double
  private let offsetY: Double
  private let taps: UnsafeMutablePointer<TKTap>?
  private let firstTap: Int
  /// For unscaled copies: source = destination + shift.
  private let shift: (x: Int, y: Int)
  /// For rotated images: the source position of pixel (0, 0) and its changes per column and row, in 48.16 fixed
  /// point.
  private let walk: TKWalk
  private let perRow: (u: Int64, v: Int64)

  /// The width of the scratch row that `fetch` requires.
  var scratchWidth: Int { part.width + 2 }

  /// Creates a walk. `toSource` maps pixels of the canvas to pixels of the bitmap. `bounds` contains the pixels that
  /// will be read.
  init(
    _ bitmap: Bitmap, part: PixelRect, toSource: Affine, sampling: Sampling, bounds: PixelRect,
    isOpaque: Bool
  ) {
    assertSpan(part.x0, part.width, within: bitmap.width)
    assertSpan(part.y0, part.height, within: bitmap.height)
    self.bitmap = bitmap
    // The pointer stays valid while `bitmap` retains the array's storage, because nothing can modify the array.
    pixels = bitmap.bytes.withUnsafeBytes { bytes in
      UnsafePointer(bytes.baseAddress!.assumingMemoryBound(to: UInt32.self))
    }
    self.part = part
    self.isOpaque = isOpaque
    isLinear = sampling == .linear
    firstTap = bounds.x0
    scaleY = toSource.d
    offsetY = toSource.ty
    let upright = toSource.isScaleAndTranslation
    let wholeX = toSource.tx.rounded(.down) == toSource.tx
    let wholeY = toSource.ty.rounded(.down) == toSource.ty
    if upright && toSource.a == 1 && toSource.d == 1 && wholeX && wholeY && abs(toSource.tx) < 1e9
      && abs(toSource.ty) < 1e9
    {
      mode = .copy
      shift = (Int(toSource.tx), Int(toSource.ty))
    } else {
      mode = upright ? .upright : .turned
      shift = (0, 0)
    }
    taps = mode == .upright ? ImageWalk.taps(toSource, of: part, for: bounds, isLinear: isLinear) : nil
    let half = isLinear ? 0.5 : 0.0
    let u = toSource.a * 0.5 + toSource.c * 0.5 + toSource.tx - half
    let v = toSource.b * 0.5 + toSource.d * 0.5 + toSource.ty - half
    walk = TKWalk(
      pixels: pixels, stride: bitmap.width, x0: Int32(part.x0), y0: Int32(part.y0), x1: Int32(part.x1),
      y1: Int32(part.y1), u: ImageWalk.fixed(u), v: ImageWalk.fixed(v), du: ImageWalk.fixed(toSource.a),
      dv: ImageWalk.fixed(toSource.b))
    perRow = (ImageWalk.fixed(toSource.c), ImageWalk.fixed(toSource.d))
  }

  deinit { taps?.deallocate() }

  /// Returns a value in 48.16 fixed point, clamped to ±2^30 pixels so that positions on a canvas cannot overflow.
  private static func fixed(_ value: Double) -> Int64 {
    value.isNaN ? 0 : Int64(min(max(value, -1_073_741_824), 1_073_741_824) * 65536)
  }

  /// Returns the index of the left pixel, relative to the region, and the weight of the right pixel, both clamped to
  /// the region.
  private static func tap(position: Double, count: Int, isLinear: Bool) -> TKTap {
    if !isLinear { return TKTap(index: UInt32(min(max(position, 0), Double(count - 1))), weight: 0) }
    if !(position > 0) || count == 1 { return TKTap(index: 0, weight: 0) }
    if position >= Double(count - 1) { return TKTap(index: UInt32(count - 2), weight: 256) }
    let index = Int(position)
    return TKTap(index: UInt32(index), weight: UInt32((position - Double(index)) * 256))
  }

  private static func taps(
    _ map: Affine, of part: PixelRect, for bounds: PixelRect, isLinear: Bool
  ) -> UnsafeMutablePointer<TKTap> {
    let half = isLinear ? 0.5 : 0
    let taps = UnsafeMutablePointer<TKTap>.allocate(capacity: max(bounds.width, 1))
    for i in 0..<max(bounds.width, 0) {
      let center = Double(bounds.x0 + i) + 0.5
      let position = center * map.a + map.tx - half - Double(part.x0)
      taps[i] = pairTap(tap(position: position, count: part.width, isLinear: isLinear), count: part.width)
    }
    return taps
  }

  /// Returns a tap for a kernel that always reads two pixels. For the last pixel, the tap refers to the right pixel
  /// of the last pair.
  private static func pairTap(_ tap: TKTap, count: Int) -> TKTap {
    count > 1 && Int(tap.index) == count - 1 ? TKTap(index: UInt32(count - 2), weight: 256) : tap
  }

  /// Writes the pixels of a span of the canvas.
  func fetch(
    _ span: Span, into target: UnsafeMutablePointer<UInt32>, scratch: UnsafeMutablePointer<UInt32>,
    _ kernels: UnsafePointer<TKKernels>
  ) {
    switch mode {
    case .copy: copy(span, to: target)
    case .upright: upright(span, into: target, scratch: scratch, kernels)
    case .turned: turned(span, into: target, kernels)
    }
  }

  private func copy(_ span: Span, to target: UnsafeMutablePointer<UInt32>) {
    let count = span.count
    let row = pixels + min(max(span.y + shift.y, part.y0), part.y1 - 1) * bitmap.width
    let first = span.x0 + shift.x
    if first >= part.x0 && first + count <= part.x1 {
      target.update(from: row + first, count: count)
    } else {
      for i in 0..<count { target[i] = row[min(max(first + i, part.x0), part.x1 - 1)] }
    }
  }

  private func upright(
    _ span: Span, into target: UnsafeMutablePointer<UInt32>, scratch: UnsafeMutablePointer<UInt32>,
    _ kernels: UnsafePointer<TKKernels>
  ) {
    guard let taps else { return }
    let count = span.count
    assert(span.x0 >= firstTap && count > 0, "Columns \(span.x0)..<\(span.x1) have no taps.")
    let columns = taps + (span.x0 - firstTap)
    let half = isLinear ? 0.5 : 0
    let position = (Double(span.y) + 0.5) * scaleY + offsetY - half - Double(part.y0)
    let line = ImageWalk.tap(position: position, count: part.height, isLinear: isLinear)
    let top = pixels + ((part.y0 + Int(line.index)) * bitmap.width + part.x0)
    if part.width < 2 {
      let bottom = part.height < 2 ? top : top + bitmap.width
      kernels.pointee.mix_rows(scratch, 1, top, bottom, line.weight)
      target.update(repeating: scratch[0], count: count)
      return
    }
    let first = Int(columns[0].index)
    let last = Int(columns[count - 1].index) + 1
    assertSpan(first, last - first + 1, within: part.width)
    if line.weight == 0 {
      kernels.pointee.resample(target, count, top, columns)
      return
    }
    kernels.pointee.mix_rows(
      scratch + first, last - first + 1, top + first, top + (bitmap.width + first), line.weight)
    kernels.pointee.resample(target, count, scratch, columns)
  }

  private func turned(
    _ span: Span, into target: UnsafeMutablePointer<UInt32>, _ kernels: UnsafePointer<TKKernels>
  ) {
    let count = span.count
    var walk = walk
    walk.u = walk.u &+ walk.du &* Int64(span.x0) &+ perRow.u &* Int64(span.y)
    walk.v = walk.v &+ walk.dv &* Int64(span.x0) &+ perRow.v &* Int64(span.y)
    if isLinear {
      kernels.pointee.sample_linear(target, count, walk)
      return
    }
    for i in 0..<count {
      let column = min(max(Int(walk.u >> 16), part.x0), part.x1 - 1)
      let row = min(max(Int(walk.v >> 16), part.y0), part.y1 - 1)
      target[i] = pixels[row * bitmap.width + column]
      walk.u &+= walk.du
      walk.v &+= walk.dv
    }
  }
}
