// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

internal import TesseraRaster

/// The regions of all workers: those in use have leases, the free ones lie here.
final class RegionShelf: @unchecked Sendable {
  /// How many free regions of a worker are kept.
  static let mostFree = 4
  /// The size up to which a free region is kept, in bytes.
  static let greatestKept = 64 << 20

  private struct Drawer {
    var free: [SharedRegion] = []
    /// Regions that the worker still knows and should forget.
    var dropped: [Int] = []
  }

  private let lock = Lock()
  private var drawers: [Int: Drawer] = [:]
  private var count = 0

  /// How many regions were made so far.
  var made: Int { lock.withLock { count } }

  /// A worker is there.
  func add(worker: Int) { lock.withLock { drawers[worker] = Drawer() } }

  /// A worker is gone. Pictures that it made stay as they are.
  func remove(worker: Int) {
    // Unmapped outside of the lock.
    let drawer = lock.withLock { drawers.removeValue(forKey: worker) }
    withExtendedLifetime(drawer) {}
  }

  /// A region for a worker's next picture, and the numbers of those that it should forget.
  ///
  /// - Throws: `RenderPoolError.noMemory`.
  func lease(worker: Int) throws(RenderPoolError) -> (lease: RegionLease, dropped: [Int]) {
    let (free, dropped, number) = lock.withLock { () -> (SharedRegion?, [Int], Int) in
      let free = drawers[worker]?.free.popLast()
      let dropped = drawers[worker]?.dropped ?? []
      drawers[worker]?.dropped = []
      if free == nil { count += 1 }
      return (free, dropped, count)
    }
    let region = if let free { free } else { try SharedRegion(number: number) }
    return (RegionLease(region, of: worker, on: self), dropped)
  }

  fileprivate func keep(_ region: SharedRegion, of worker: Int) {
    lock.withLock {
      guard let drawer = drawers[worker] else { return }
      if drawer.free.count < Self.mostFree {
        drawers[worker]?.free.append(region)
      } else {
        drawers[worker]?.dropped.append(region.number)
      }
    }
  }

  func takeBack(_ region: SharedRegion, of worker: Int) {
    if region.size <= Self.greatestKept {
      keep(region, of: worker)
    } else {
      lock.withLock { drawers[worker]?.dropped.append(region.number) }
    }
  }
}
