// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

/// Thread-safe counters of drawing work, for tests.
final class PaintingWork: @unchecked Sendable {
  private let lock = Lock()
  private var parts = 0
  private var greatest = 0
  private var flat = 0
  private var backdrop = 0
  private var filtered = 0
  private var glass = 0

  func count(shadowBytes: Int) {
    lock.withLock {
      parts += 1
      greatest = max(greatest, shadowBytes)
    }
  }

  func count(flatPixels: Int) { lock.withLock { flat += flatPixels } }

  func count(backdropPixels: Int) { lock.withLock { backdrop += backdropPixels } }

  func count(filteredPixels: Int) { lock.withLock { filtered += filteredPixels } }

  func count(glassPixels: Int) { lock.withLock { glass += glassPixels } }

  /// The number of pixels of the images drawn for glass.
  var glassPixels: Int { lock.withLock { glass } }
  /// The number of pixels of the images drawn for filters.
  var filteredPixels: Int { lock.withLock { filtered } }
  /// The number of pixels of the reduced images drawn for backdrops.
  var backdropPixels: Int { lock.withLock { backdrop } }
  /// The number of pixels of the unprojected images drawn for projections.
  var flatPixels: Int { lock.withLock { flat } }
  /// The number of parts in which images, and groups with shadows, were drawn.
  var partCount: Int { lock.withLock { parts } }
  /// The maximum size of the shadows of one part, in bytes.
  var maximumShadowBytes: Int { lock.withLock { greatest } }
}
