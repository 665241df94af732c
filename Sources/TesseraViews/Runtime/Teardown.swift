// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import Foundation

/// Releases deep view trees without recursion; see `TeardownQueue`.
enum Teardown {
  private static let key = TeardownKey()

  /// Removes and releases the subviews of a view that is being deallocated.
  static func release(_ views: inout [UIView]) {
    let queue = TeardownQueue<UIView>.current(key)
    queue.take(&views)
    let survivors = queue.survivors()
    if !survivors.isEmpty { UIView.detachFromDestroyedSuperview(survivors) }
    queue.drain()
  }
}
