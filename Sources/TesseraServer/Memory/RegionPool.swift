// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

internal import TesseraRaster

/// The pool of the workers' shared memory regions: leases of regions in use, and free regions.
final class RegionPool: @unchecked Sendable {
  /// The maximum number of free regions per worker.
  static let maximumFreeCount = 4
  /// The maximum size of a free region, in bytes.
  static let maximumCachedSize = 64 << 20

  private struct WorkerEntry {
    var free: [SharedRegion] = []
    /// The released regions that the worker still maps.
    var dropped: [Int] = []
  }

  private let lock = Lock()
  private var regionsByWorker: [Int: WorkerEntry] = [:]
  private var count = 0

  /// The total number of regions created.
  var createdCount: Int { lock.withLock { count } }

  /// Adds a worker.
  func addWorker(number worker: Int) { lock.withLock { regionsByWorker[worker] = WorkerEntry() } }

  /// Removes a worker. Images that it rendered stay valid.
  func removeWorker(number worker: Int) {
    // Regions are unmapped after the lock is released.
    let entry = lock.withLock { regionsByWorker.removeValue(forKey: worker) }
    withExtendedLifetime(entry) {}
  }

  /// Leases a region for a worker's next image. Also returns the numbers of the regions that the worker must unmap.
  ///
  /// - Throws: `RenderPoolError.noMemory`.
  func lease(worker: Int) throws(RenderPoolError) -> (lease: RegionLease, dropped: [Int]) {
    let (free, dropped, number) = lock.withLock { () -> (SharedRegion?, [Int], Int) in
      let free = regionsByWorker[worker]?.free.popLast()
      let dropped = regionsByWorker[worker]?.dropped ?? []
      regionsByWorker[worker]?.dropped = []
      if free == nil { count += 1 }
      return (free, dropped, count)
    }
    let region = if let free { free } else { try SharedRegion(number: number) }
    return (RegionLease(region, of: worker, in: self), dropped)
  }

  fileprivate func addFreeRegion(_ region: SharedRegion, of worker: Int) {
    lock.withLock {
      guard let entry = regionsByWorker[worker] else { return }
      if entry.free.count < Self.maximumFreeCount {
        regionsByWorker[worker]?.free.append(region)
      } else {
        regionsByWorker[worker]?.dropped.append(region.number)
      }
    }
  }

  func returnRegion(_ region: SharedRegion, of worker: Int) {
    if region.size <= Self.maximumCachedSize {
      addFreeRegion(region, of: worker)
    } else {
      lock.withLock { regionsByWorker[worker]?.dropped.append(region.number) }
    }
  }
}
