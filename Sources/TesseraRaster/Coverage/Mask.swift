// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

internal import CTesseraKernels
internal import TesseraMemory

/// A coverage mask with one byte per pixel, where 255 means fully covered. Cached for glyphs and shadows. Immutable
/// after it has been shared.
final class Mask: @unchecked Sendable {
  let width: Int
  let height: Int
  /// The number of bytes per row. A multiple of 16, with at least 16 zero bytes after the pixels.
  let stride: Int
  let bytes: UnsafeMutablePointer<UInt8>

  init(width: Int, height: Int) {
    self.width = max(width, 0)
    self.height = max(height, 0)
    stride = (self.width + 31) / 16 * 16
    bytes = .allocate(capacity: max(stride * self.height, 16))
    bytes.initialize(repeating: 0, count: max(stride * self.height, 16))
  }

  deinit { bytes.deallocate() }

  var byteCount: Int { stride * height }

  func row(_ y: Int) -> UnsafeMutablePointer<UInt8> { MaskRows(self).row(y) }
}

/// An unretained view of a mask's rows.
struct MaskRows {
  private let bytes: UnsafeMutablePointer<UInt8>
  private let columns: Int32
  private let lines: Int32
  private let step: Int32

  init(_ mask: Mask) {
    bytes = mask.bytes
    columns = Int32(truncatingIfNeeded: mask.width)
    lines = Int32(truncatingIfNeeded: mask.height)
    step = Int32(truncatingIfNeeded: mask.stride)
  }

  var width: Int { Int(columns) }
  var height: Int { Int(lines) }
  var stride: Int { Int(step) }

  func row(_ y: Int) -> UnsafeMutablePointer<UInt8> {
    assert(y >= 0 && y < height, "Row \(y) is outside of 0..<\(height).")
    return bytes + y * stride
  }
}

extension Mask {
  /// Computes the coverage of an outline within `bounds`.
  convenience init(
    _ edges: UnsafeBufferPointer<Edge>, bounds: PixelRect, rule: FillRule, kernels: UnsafePointer<TKKernels>
  ) {
    self.init(width: bounds.width, height: bounds.height)
    guard !bounds.isEmpty else { return }
    assertRows(bounds.width, bounds.height, stride: stride, within: byteCount)
    let rowsAtOnce = min(bounds.height, 64)
    let accumulator = Accumulator(width: bounds.width, rows: rowsAtOnce)
    var top = bounds.y0
    while top < bounds.y1 {
      let end = min(top + rowsAtOnce, bounds.y1)
      accumulator.add(edges, rows: top..<end, left: bounds.x0, kernels: kernels)
      for y in top..<end {
        let cells = accumulator.cells + (y - top) * accumulator.stride
        let sweep = rule == .nonZero ? kernels.pointee.sweep_nonzero : kernels.pointee.sweep_evenodd
        _ = sweep(cells, bounds.width, 0, row(y - bounds.y0))
        accumulator.clearRow(row: y - top, from: bounds.width)
      }
      top = end
    }
  }

  /// The mask as text with one character per pixel, as in `Bitmap.art`.
  var art: String {
    (0..<height).map { y in String((0..<width).map { CoverageArt.character(row(y)[$0]) }) }.joined(separator: "\n")
  }
}
