// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

internal import CTesseraKernels
internal import CTesseraSystem.XXHash

/// What is known of bitmaps: whether they are opaque, and their averaged versions.
///
/// A bitmap is recognized by the address of its bytes. The cache holds the bitmap, so the address cannot serve another one
/// and the bytes cannot change. Averaged versions are kept by content: views that draw their images anew make the same
/// bytes at another address each time, and hashing costs a twentieth of averaging. A bitmap is hashed once, and not at
/// all when it is painted as it is.
///
/// Two bitmaps have the same content when width, height and 128 bits of XXH3 over all bytes are the same; there is but one
/// pixel format. Different ones of the same size are confused with a chance of 1 in 2^128.
///
/// Shared by all threads: two may do the same work at once, with the same result. Either half is dropped when over its
/// budget, and what no picture has used for a while goes by itself: most bitmaps are decoded for one screen, and the cache
/// would be the last to hold them.
final class ImageCache: @unchecked Sendable {
  /// The bytes of a bitmap and its shape: bitmaps of other shapes may share the bytes.
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
    /// The number of the picture that used it last.
    var used = 0
  }

  private struct Averaged {
    var bitmap: Bitmap
    var isOpaque: Bool
    var used = 0
  }

  /// For how many pictures what is not used is kept. A screen may draw hundreds of images for itself.
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

  /// - Parameter budget: Bytes; a quarter of them is for averaged versions.
  init(budget: Int = 64 << 20) { self.budget = budget }

  /// How many bitmaps have been averaged.
  var averagingCount: Int { lock.withLock { averagings } }
  /// How many bitmaps have been hashed.
  var hashingCount: Int { lock.withLock { hashings } }
  /// Bytes that are kept.
  var byteCount: Int { lock.withLock { knownBytes + averagedBytes } }

  /// Another picture is painted: lets go of what none has used for long.
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

  /// The part of a bitmap averaged by whole factors, and whether the whole result is opaque. Factors of 1 give the
  /// bitmap itself, whole.
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

  /// Under the lock: what is known of a bitmap, which the picture uses.
  private func facts(at place: Place) -> Facts? {
    facts[place]?.used = picture
    return facts[place]
  }

  /// Under the lock: notes something about a bitmap.
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

  /// Under the lock.
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
