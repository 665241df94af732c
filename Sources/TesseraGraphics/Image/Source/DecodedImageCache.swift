// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import TesseraRaster

/// A cache of decoded images. It contains image files by path, and reduced bitmaps of images that are decoded when
/// they are drawn.
final class DecodedImageCache: @unchecked Sendable {
  enum Key: Hashable {
    case file(String)
    /// The pixels of an image, which is identified by its number, reduced by a factor.
    case pixels(picture: Int, reduction: Int)
    /// All pixels of an image, which is identified by its number, before the orientation is applied.
    case stored(picture: Int)
  }

  static let shared = DecodedImageCache()
  /// The maximum number of bytes in the cache. If it is exceeded, all entries except the last one are evicted.
  static let budget = 64 << 20

  private let lock = Lock()
  private var values: [Key: (value: any Sendable, byteCount: Int)] = [:]
  private var byteCount = 0
  private var lastNumber = 0

  /// Returns a unique number that identifies an image.
  func newNumber() -> Int {
    lock.withLock {
      lastNumber += 1
      return lastNumber
    }
  }

  func value<Value: Sendable>(_ key: Key, as type: Value.Type = Value.self) -> Value? {
    lock.withLock { values[key]?.value as? Value }
  }

  func store(_ value: some Sendable, byteCount: Int, for key: Key) {
    // Evicted entries are released after unlocking, because deallocating an image evicts its pixels, which requires
    // the lock.
    let forgotten = lock.withLock {
      var forgotten: [Key: (value: any Sendable, byteCount: Int)] = [:]
      if self.byteCount + byteCount > Self.budget {
        swap(&forgotten, &values)
        self.byteCount = 0
      }
      forgotten[key] = values.updateValue((value, byteCount), forKey: key) ?? forgotten[key]
      self.byteCount = values.values.reduce(0) { $0 + $1.byteCount }
      return forgotten
    }
    withExtendedLifetime(forgotten) {}
  }

  func forget(picture: Int) {
    lock.withLock {
      for key in [1, 2, 4, 8].map({ Key.pixels(picture: picture, reduction: $0) }) + [.stored(picture: picture)] {
        byteCount -= values.removeValue(forKey: key)?.byteCount ?? 0
      }
    }
  }
}
