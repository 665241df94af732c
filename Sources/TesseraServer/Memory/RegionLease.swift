// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

/// A region in use, by a render or a picture. When nobody has the lease any more, the region is free for another picture.
final class RegionLease: @unchecked Sendable {
  let region: SharedRegion
  private let worker: Int
  private weak let shelf: RegionShelf?

  init(_ region: SharedRegion, of worker: Int, on shelf: RegionShelf) {
    (self.region, self.worker, self.shelf) = (region, worker, shelf)
  }

  deinit { shelf?.takeBack(region, of: worker) }
}
