// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

/// Accumulators for the next picture of the same width. Each has hundreds of kilobytes: made anew for every frame, they
/// would find no room between the masks that caches keep from frame to frame, and memory would grow by one a frame until
/// the caches are full. Safe to use from many threads.
final class AccumulatorPool: Sendable {
  /// More than this many are not kept.
  static let capacity = 8

  private final class State: @unchecked Sendable {
    /// Oldest first; only under the lock. Their cells are zero.
    var idle: [Accumulator] = []
    var made = 0
  }

  private let lock = Lock()
  private let state = State()

  /// Accumulators made so far.
  var made: Int { lock.withLock { state.made } }

  func take(width: Int, rows: Int) -> Accumulator {
    let kept = lock.withLock { () -> Accumulator? in
      let index = state.idle.lastIndex { $0.width == width && $0.rows == rows }
      if index == nil { state.made += 1 }
      return index.map { state.idle.remove(at: $0) }
    }
    return kept ?? Accumulator(width: width, rows: rows)
  }

  func give(_ accumulator: Accumulator) {
    lock.withLock {
      if state.idle.count == Self.capacity { state.idle.removeFirst() }
      state.idle.append(accumulator)
    }
  }
}
