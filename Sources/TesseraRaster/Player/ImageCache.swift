// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

internal import CTesseraKernels
internal import CTesseraSystem.XXHash

/// A thread-safe cache of information about bitmaps: whether they are opaque, and their averaged (reduced) versions.
///
/// A bitmap is identified by the address of its bytes. The cache retains the bitmap, so the address cannot be reused
/// and the bytes cannot change. Averaged versions are cached by content, because views that redraw their images
/// produce the same bytes at a different address each time, and hashing takes a twentieth of the time of averaging. A
/// bitmap is hashed at most once, and only if it is drawn at a reduced size.
///
/// Two bitmaps are considered to have the same content if their widths, heights and 128-bit XXH3 hashes of all bytes
/// are equal (there is only one pixel format). Different bitmaps of the same size collide with a probability of 1 in
/// 2^128.
///
/// Two threads may compute the same entry concurrently, with the same result. Each section of the cache is flushed
/// when it exceeds its budget. Entries that have not been used by recent images are evicted automatically. Most
/// bitmaps are decoded for a single screen, and the cache would otherwise keep them in memory after the screen has
/// released them.
final class ImageCache: @unchecked Sendable {
  /// The address and size of a bitmap. Bitmaps of different sizes may have the same address.
  private struct Place: Hashable {
    var address: UnsafeRawPointer?
    var width: Int
    var height: Int
  }

  private struct Content: Hashable {
    var low: UInt64
    var high: UInt64
    var width: Int
    var height: Int
  }

  private struct Version: Hashable {
    var content: Content
    var part: PixelRect
    var factorX: Int
    var factorY: Int
  }

  private struct Facts {
    var original: Bitmap
    var isOpaque: Bool?
    var content: Content?
    /// The number of the most recent rendered image that used the entry.
    var used = 0
  }

  private struct Averaged {
    var bitmap: Bitmap
    var isOpaque: Bool
    var used = 0
  }

  /// The number of rendered images after which an unused entry is evicted. A single screen may render hundreds of
  /// images.
  static let lifetime = 256

  private let lock = Lock()
  private var facts: [Place: Facts] = [:]
  private var knownBytes = 0
  private var averaged: [Version: Averaged] = [:]
  private var averagedBytes = 0
  private let budget: Int
  private var averagings = 0
  private var hashings = 0
  private var picture = 0

  /// - Parameter budget: The budget in bytes. A quarter of it is for averaged versions.
  init(budget: Int = 64 << 20) { self.budget = budget }

  /// The number of bitmaps averaged so far.
  var averagingCount: Int { lock.withLock { averagings } }
  /// The number of bitmaps hashed so far.
  var hashingCount: Int { lock.withLock { hashings } }
  /// The size of the cached content, in bytes.
  var byteCount: Int { lock.withLock { knownBytes + averagedBytes } }

  /// Begins a new rendered image, and evicts entries that have not been used for a long time.
  func beginPicture() {
    lock.withLock {
      picture += 1
      guard picture % (Self.lifetime / 4) == 0, !facts.isEmpty || !averaged.isEmpty else { return }
      let oldest = picture - Self.lifetime
      facts = facts.filter { $0.value.used >= oldest }
      averaged = averaged.filter { $0.value.used >= oldest }
      knownBytes = facts.values.reduce(0) { $0 + $1.original.bytes.count }
      averagedBytes = averaged.values.reduce(0) { $0 + $1.bitmap.bytes.count }
    }
  }

  /// Returns a region of a bitmap averaged by integer factors, and whether the entire result is opaque. If both
  /// factors are 1, returns the entire bitmap unchanged.
  func reduced(
    _ bitmap: Bitmap, part: PixelRect, factorX: Int, factorY: Int, kernels: UnsafePointer<TKKernels>
  ) -> (bitmap: Bitmap, isOpaque: Bool) {
    let place = Place(
      address: bitmap.bytes.withUnsafeBytes { $0.baseAddress }, width: bitmap.width, height: bitmap.height)
    if factorX == 1 && factorY == 1 { return (bitmap, isOpaque(bitmap, at: place, kernels: kernels)) }
    let version = Version(content: content(bitmap, place), part: part, factorX: factorX, factorY: factorY)
    let kept = lock.withLock { () -> Averaged? in
      averaged[version]?.used = picture
      return averaged[version]
    }
    if let kept { return (kept.bitmap, kept.isOpaque) }
    let result = ImageReducer.reduce(bitmap, part: part, factorX: factorX, factorY: factorY)
    let isOpaque = Self.isOpaque(result, kernels)
    lock.withLock {
      averagings += 1
      keep(Averaged(bitmap: result, isOpaque: isOpaque), as: version)
    }
    return (result, isOpaque)
  }

  // MARK: Cache by address

  private func isOpaque(_ bitmap: Bitmap, at place: Place, kernels: UnsafePointer<TKKernels>) -> Bool {
    if let isOpaque = lock.withLock({ facts(at: place)?.isOpaque }) { return isOpaque }
    let isOpaque = Self.isOpaque(bitmap, kernels)
    lock.withLock { recordFacts(of: bitmap, at: place) { $0.isOpaque = isOpaque } }
    return isOpaque
  }

  private static func isOpaque(_ bitmap: Bitmap, _ kernels: UnsafePointer<TKKernels>) -> Bool {
    bitmap.bytes.withUnsafeBytes { bytes in
      guard let pixels = bytes.baseAddress?.assumingMemoryBound(to: UInt32.self) else { return true }
      return kernels.pointee.is_opaque(pixels, bytes.count / 4) != 0
    }
  }

  private func content(_ bitmap: Bitmap, _ place: Place) -> Content {
    if let content = lock.withLock({ facts(at: place)?.content }) { return content }
    let hash = bitmap.bytes.withUnsafeBytes { XXH3_128bits($0.baseAddress, $0.count) }
    let content = Content(low: hash.low64, high: hash.high64, width: bitmap.width, height: bitmap.height)
    lock.withLock {
      hashings += 1
      recordFacts(of: bitmap, at: place) { $0.content = content }
    }
    return content
  }

  /// Returns the information about a bitmap and marks it as used. Requires the lock.
  private func facts(at place: Place) -> Facts? {
    facts[place]?.used = picture
    return facts[place]
  }

  /// Stores information about a bitmap. Requires the lock.
  private func recordFacts(of bitmap: Bitmap, at place: Place, update note: (inout Facts) -> Void) {
    if facts[place] == nil {
      if knownBytes + bitmap.bytes.count > budget - budget / 4 {
        facts.removeAll()
        knownBytes = 0
      }
      knownBytes += bitmap.bytes.count
    }
    note(&facts[place, default: Facts(original: bitmap)])
    facts[place]?.used = picture
  }

  // MARK: Cache by content

  /// Caches an averaged version. Requires the lock.
  private func keep(_ result: Averaged, as version: Version) {
    guard averaged[version] == nil else { return }
    if averagedBytes + result.bitmap.bytes.count > budget / 4 {
      averaged.removeAll()
      averagedBytes = 0
    }
    averagedBytes += result.bitmap.bytes.count
    averaged[version] = result
    averaged[version]?.used = picture
  }
}
