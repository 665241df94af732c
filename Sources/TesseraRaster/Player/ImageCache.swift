// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

package import CTesseraKernels

/// What is known of bitmaps: whether they are opaque, and their averaged versions.
///
/// A bitmap is recognised by the address of its bytes; the entry holds the bitmap, so the address cannot serve another
/// one and the bytes cannot change. Shared by all threads; dropped when over the budget.
package final class ImageCache: @unchecked Sendable {
  private struct Key: Hashable {
    var address: UnsafeRawPointer
    var part: PixelRect
    var factorX: Int
    var factorY: Int
  }

  private struct Entry {
    var original: Bitmap
    var reduced: Bitmap
    var isOpaque: Bool
  }

  private let lock = Lock()
  private var entries: [Key: Entry] = [:]
  private var byteCount = 0
  private let budget: Int

  package init(budget: Int = 64 << 20) { self.budget = budget }

  /// The part of a bitmap averaged by whole factors, and whether the whole result is opaque. Factors of 1 give the
  /// bitmap itself, whole.
  package func reduced(
    _ bitmap: Bitmap, part: PixelRect, factorX: Int, factorY: Int, kernels: UnsafePointer<TKKernels>
  ) -> (bitmap: Bitmap, isOpaque: Bool) {
    let isWhole = factorX == 1 && factorY == 1
    let address = bitmap.bytes.withUnsafeBytes { UnsafeRawPointer($0.baseAddress!) }
    let key = Key(address: address, part: isWhole ? .empty : part, factorX: factorX, factorY: factorY)
    if let entry = lock.withLock({ entries[key] }) { return (entry.reduced, entry.isOpaque) }
    let reduced = isWhole ? bitmap : ImageReducer.reduce(bitmap, part: part, factorX: factorX, factorY: factorY)
    let isOpaque = reduced.bytes.withUnsafeBytes { bytes in
      kernels.pointee.is_opaque(bytes.baseAddress!.assumingMemoryBound(to: UInt32.self), bytes.count / 4) != 0
    }
    lock.withLock {
      byteCount += bitmap.bytes.count + (isWhole ? 0 : reduced.bytes.count)
      if byteCount > budget {
        entries.removeAll()
        byteCount = 0
      }
      entries[key] = Entry(original: bitmap, reduced: reduced, isOpaque: isOpaque)
    }
    return (reduced, isOpaque)
  }
}
