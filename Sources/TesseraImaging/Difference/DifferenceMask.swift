// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import CTesseraImaging
import CTesseraKernels
import TesseraRaster

/// A mask of the area where two images overlap. Each pixel has two bits: mismatched, and ignored as antialiasing. A
/// run-length encoding would take less memory for small differences, but twenty times as much for noise.
///
/// The mask owns the memory that the kernels (functions written in C) filled. It is immutable after `init`, so any
/// thread may read it.
final class DifferenceMask: Equatable, @unchecked Sendable {
  let bits: UnsafeMutablePointer<TKMask>

  /// Compares the overlapping area, excluding the pixels in `ignoring`. Returns `nil` if out of memory.
  init?(
    _ expected: Bitmap, actual: Bitmap, comparison: PixelComparison, ignoring: [PixelRect],
    level: Int32 = tk_level()
  ) {
    let (width, height) = (min(expected.width, actual.width), min(expected.height, actual.height))
    let mask = expected.withPixels { expectedPixels in
      actual.withPixels { actualPixels in
        tk_compare(
          TKComparison(
            expected: expectedPixels, actual: actualPixels, expected_stride: expected.width,
            actual_stride: actual.width, width: width, height: height, metric: comparison.metric.code,
            ignores_antialiasing: comparison.ignoresAntialiasing ? 1 : 0, limit: comparison.metric.limit,
            level: level))
      }
    }
    guard let mask else { return nil }
    assert(mask.pointee.width == width && mask.pointee.height == height)
    bits = mask
    for box in ignoring { tk_mask_clear(mask, box.x0, box.y0, box.x1, box.y1) }
  }

  deinit { tk_mask_free(bits) }

  static func == (a: DifferenceMask, b: DifferenceMask) -> Bool { a === b || tk_masks_equal(a.bits, b.bits) != 0 }
}

extension Bitmap {
  /// Passes the mask's pixels, in the kernels' format, to a closure.
  func withPixels<Result>(_ body: (UnsafePointer<UInt32>?) -> Result) -> Result {
    bytes.withUnsafeBytes { body($0.baseAddress?.assumingMemoryBound(to: UInt32.self)) }
  }
}

extension PixelComparison.Metric {
  var code: Int32 {
    switch self {
    case .exact: Int32(TK_EXACT)
    case .yiq: Int32(TK_YIQ)
    case .lab: Int32(TK_LAB)
    }
  }

  /// The maximum squared color distance of matching pixels, in the kernels' units.
  var limit: Double {
    switch self {
    case .exact: return 0
    case .yiq(let threshold):
      let threshold = threshold > 0 ? threshold : 0
      return 35215 * threshold * threshold
    case .lab(let distance): return distance > 0 ? distance * distance : 0
    }
  }
}
