// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

internal import CTesseraSystem.XXHash
internal import TesseraMemory

extension Bitmap {
  /// Returns a hash for each row, restricted to a range of columns. Both ranges must be within the bitmap.
  package func rowHashes(_ rows: Range<Int>, columns: Range<Int>) -> [UInt64] {
    assertSpan(rows.lowerBound, rows.count, within: height)
    assertSpan(columns.lowerBound, columns.count, within: width)
    return bytes.withUnsafeBytes { bytes in
      rows.map { y in
        XXH3_64bits(bytes.baseAddress.map { $0 + (y * width + columns.lowerBound) * 4 }, columns.count * 4)
      }
    }
  }
}
