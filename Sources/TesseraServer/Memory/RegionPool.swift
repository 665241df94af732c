// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

internal import TesseraRaster

/// The pool of the workers' regions: leases of those in use, and free ones.
final class RegionPool: @unchecked Sendable {
  /// The maximum number of free regions per worker.
  static let mostFree = 4
  /// The maximum size of a free region, in bytes.
  static let greatestKept = 64 << 20

  private struct WorkerEntry {
    var free: [SharedRegion] = []
    /// Released regions that the worker still has mapped.
    var dropped: [Int] = []
  }

  private let lock = Lock()
  private var drawers: [Int: WorkerEntry] = [:]
  private var count = 0

  /// The number of regions created so far.
  var made: Int { lock.withLock { count } }

  /// Adds a worker.
  func addWorker(number worker: Int) { lock.withLock { drawers[worker] = WorkerEntry() } }

  /// Removes a worker. Its pictures stay valid.
  func removeWorker(number worker: Int) {
    // Unmapped outside of the lock.
    let drawer = lock.withLock { drawers.removeValue(forKey: worker) }
    withExtendedLifetime(drawer) {}
  }

  /// Leases a region for a worker's next picture. Also returns the numbers of those that the worker must unmap.
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
    return (RegionLease(region, of: worker, in: self), dropped)
  }

  fileprivate func addFreeRegion(_ region: SharedRegion, of worker: Int) {
    lock.withLock {
      guard let drawer = drawers[worker] else { return }
      if drawer.free.count < Self.mostFree {
        drawers[worker]?.free.append(region)
      } else {
        drawers[worker]?.dropped.append(region.number)
      }
    }
  }

  func returnRegion(_ region: SharedRegion, of worker: Int) {
    if region.size <= Self.greatestKept {
      addFreeRegion(region, of: worker)
    } else {
      lock.withLock { drawers[worker]?.dropped.append(region.number) }
    }
  }
}
