// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

internal import CTesseraKernels

/// Blurs a part of a premultiplied image, first along its rows, then along its columns. Pixels beyond the image's edges are
/// equal to the pixels at the edges. Computed only with integers.
struct BackdropBlur {
  /// The weights along rows and columns, as those of `Gaussian.weights(sigma:)`.
  let across: [UInt32]
  let down: [UInt32]
  let kernels: UnsafePointer<TKKernels>

  /// Returns the blurred pixels of a part of the image.
  func part(_ columns: Range<Int>, _ rows: Range<Int>, of picture: Bitmap) -> Bitmap {
    guard !columns.isEmpty, !rows.isEmpty else { return Bitmap(width: 0, height: 0) }
    let stride = columns.count * 4
    let blurred = blurredRows(columns, of: picture)
    var sums = [UInt32](repeating: 0, count: stride)
    var result = Bitmap(width: columns.count, height: rows.count)
    result.bytes.withUnsafeMutableBufferPointer { bytes in
      blurred.withUnsafeBufferPointer { blurred in
        guard let base = blurred.baseAddress else { return }
        for y in rows {
          // Half a unit, so that the sum is rounded. The greatest sum is less than 2³².
          for x in 0..<stride { sums[x] = 1 << 23 }
          for k in 1 - down.count..<down.count {
            let row = min(max(y + k, 0), picture.height - 1)
            kernels.pointee.add_scaled(&sums, stride, base + row * stride, down[abs(k)])
          }
          let start = (y - rows.lowerBound) * stride
          for x in 0..<stride { bytes[start + x] = UInt8(truncatingIfNeeded: sums[x] >> 24) }
        }
      }
    }
    return result
  }

  /// Returns the columns of all rows, blurred along the rows, in units of 1/256.
  private func blurredRows(_ columns: Range<Int>, of picture: Bitmap) -> [UInt16] {
    let (stride, margin) = (columns.count * 4, across.count - 1)
    var padded = [UInt16](repeating: 0, count: stride + 8 * margin)
    var sums = [UInt32](repeating: 0, count: stride)
    var result = [UInt16](repeating: 0, count: stride * picture.height)
    for y in 0..<picture.height {
      for x in 0..<stride { sums[x] = 128 }
      load(picture, row: y, from: columns.lowerBound - margin, into: &padded)
      padded.withUnsafeBufferPointer { padded in
        guard let base = padded.baseAddress else { return }
        for k in -margin...margin { kernels.pointee.add_scaled(&sums, stride, base + 4 * (margin + k), across[abs(k)]) }
      }
      result.withUnsafeMutableBufferPointer { result in
        for x in 0..<stride { result[y * stride + x] = UInt16(truncatingIfNeeded: sums[x] >> 8) }
      }
    }
    return result
  }

  /// Copies pixels of a row as words, beginning at a column that may be outside of the image.
  private func load(_ picture: Bitmap, row: Int, from first: Int, into words: inout [UInt16]) {
    picture.bytes.withUnsafeBufferPointer { bytes in
      words.withUnsafeMutableBufferPointer { words in
        for index in 0..<words.count / 4 {
          let column = min(max(first + index, 0), picture.width - 1)
          let source = (row * picture.width + column) * 4
          for channel in 0..<4 { words[index * 4 + channel] = UInt16(bytes[source + channel]) }
        }
      }
    }
  }
}
