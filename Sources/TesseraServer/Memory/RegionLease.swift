// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

/// A lease on a shared memory region that is in use by a render or a returned image. When the last reference is
/// released, the region is returned to the pool.
final class RegionLease: @unchecked Sendable {
  let region: SharedRegion
  private let worker: Int
  private weak let pool: RegionPool?

  init(_ region: SharedRegion, of worker: Int, in pool: RegionPool) {
    (self.region, self.worker, self.pool) = (region, worker, pool)
  }

  deinit { pool?.returnRegion(region, of: worker) }
}
