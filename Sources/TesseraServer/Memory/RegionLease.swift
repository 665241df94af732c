// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

/// A lease on a region in use by a render or a picture. The region is returned for reuse when the last reference is released.
final class RegionLease: @unchecked Sendable {
  let region: SharedRegion
  private let worker: Int
  private weak let shelf: RegionPool?

  init(_ region: SharedRegion, of worker: Int, in shelf: RegionPool) {
    (self.region, self.worker, self.shelf) = (region, worker, shelf)
  }

  deinit { shelf?.returnRegion(region, of: worker) }
}
