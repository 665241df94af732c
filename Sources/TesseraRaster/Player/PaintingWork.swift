// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

/// What painting has cost, for tests. Shared by all threads.
final class PaintingWork: @unchecked Sendable {
  private let lock = Lock()
  private var parts = 0
  private var greatest = 0
  private var flat = 0
  private var backdrop = 0

  func count(shadowBytes: Int) {
    lock.withLock {
      parts += 1
      greatest = max(greatest, shadowBytes)
    }
  }

  func count(flatPixels: Int) { lock.withLock { flat += flatPixels } }

  func count(backdropPixels: Int) { lock.withLock { backdrop += backdropPixels } }

  /// The pixels of the small pictures that backdrops were made of.
  var backdropPixels: Int { lock.withLock { backdrop } }
  /// The pixels of pictures that were painted flat, to be seen in perspective.
  var flatPixels: Int { lock.withLock { flat } }
  /// Parts that pictures, and groups that cast shadows, were painted in.
  var partCount: Int { lock.withLock { parts } }
  /// The most bytes that shadows of one part took.
  var greatestShadowBytes: Int { lock.withLock { greatest } }
}
