// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

/// Counters of painting work, for tests. Thread-safe.
final class PaintingWork: @unchecked Sendable {
  private let lock = Lock()
  private var parts = 0
  private var greatest = 0
  private var flat = 0
  private var backdrop = 0
  private var filtered = 0

  func count(shadowBytes: Int) {
    lock.withLock {
      parts += 1
      greatest = max(greatest, shadowBytes)
    }
  }

  func count(flatPixels: Int) { lock.withLock { flat += flatPixels } }

  func count(backdropPixels: Int) { lock.withLock { backdrop += backdropPixels } }

  func count(filteredPixels: Int) { lock.withLock { filtered += filteredPixels } }

  /// The number of pixels of the pictures painted for filters.
  var filteredPixels: Int { lock.withLock { filtered } }
  /// The number of pixels of the small pictures painted for backdrops.
  var backdropPixels: Int { lock.withLock { backdrop } }
  /// The number of pixels of the flat pictures painted for projections.
  var flatPixels: Int { lock.withLock { flat } }
  /// The number of parts in which pictures, and groups with shadows, were painted.
  var partCount: Int { lock.withLock { parts } }
  /// The largest size of the shadows of one part, in bytes.
  var greatestShadowBytes: Int { lock.withLock { greatest } }
}
