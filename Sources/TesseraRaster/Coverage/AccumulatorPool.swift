// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

/// A thread-safe pool of accumulators, which are reused for images of the same width. Each accumulator takes hundreds
/// of kilobytes. Allocating accumulators for every frame would fragment the heap, because they would not fit between
/// the masks that caches retain. Memory use would grow by one accumulator per frame until the caches are full.
final class AccumulatorPool: Sendable {
  /// The maximum number of idle accumulators.
  static let capacity = 8

  private final class State: @unchecked Sendable {
    /// The idle accumulators, oldest first. Their cells are zero. Access requires the lock.
    var idle: [Accumulator] = []
    var made = 0
  }

  private let lock = Lock()
  private let state = State()

  /// The number of accumulators created so far.
  var made: Int { lock.withLock { state.made } }

  func take(width: Int, rows: Int) -> Accumulator {
    let kept = lock.withLock { () -> Accumulator? in
      let index = state.idle.lastIndex { $0.capacity == width && $0.rows == rows }
      if index == nil { state.made += 1 }
      return index.map { state.idle.remove(at: $0) }
    }
    kept?.resize(width: width)
    return kept ?? Accumulator(width: width, rows: rows)
  }

  func give(_ accumulator: Accumulator) {
    lock.withLock {
      if state.idle.count == Self.capacity { state.idle.removeFirst() }
      state.idle.append(accumulator)
    }
  }
}
