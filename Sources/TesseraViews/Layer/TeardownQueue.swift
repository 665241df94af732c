// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

// Deallocates a deep tree without recursion. Normally, a view's deallocation releases its subviews, whose
// deallocation releases their subviews, and so on. A tree with ten thousand levels would need ten thousand nested
// calls. Therefore a deallocated view or layer moves its children to the current thread's queue, and only the
// outermost deallocation empties the queue.

import Foundation

/// The child lists of views or layers that a thread has yet to release.
final class TeardownQueue<Member: AnyObject> {
  private var lists: [[Member]] = []
  private var isDraining = false

  /// Returns the current thread's queue for a key.
  static func current(_ key: TeardownKey) -> TeardownQueue {
    if let known = pthread_getspecific(key.value) {
      return Unmanaged<TeardownQueue>.fromOpaque(known).takeUnretainedValue()
    }
    let made = TeardownQueue()
    pthread_setspecific(key.value, Unmanaged.passRetained(made).toOpaque())
    return made
  }

  /// Moves a list to the queue by swapping, so the caller's array holds no reference.
  func take(_ list: inout [Member]) {
    lists.append([])
    swap(&lists[lists.count - 1], &list)
  }

  /// Returns the members of the last list that are still referenced elsewhere.
  func survivors() -> [Member] {
    var survivors: [Member] = []
    let last = lists.count - 1
    for index in lists[last].indices where !isKnownUniquelyReferenced(&lists[last][index]) {
      survivors.append(lists[last][index])
    }
    return survivors
  }

  /// Releases the queue's contents, including lists that are added during the call.
  func drain() {
    guard !isDraining else { return }
    isDraining = true
    while !lists.isEmpty { lists.removeLast() }
    isDraining = false
  }
}

/// The key of a queue in the thread's data. The queue is released when the thread ends.
struct TeardownKey: Sendable {
  let value: pthread_key_t

  init() {
    var key = pthread_key_t()
    pthread_key_create(&key) { queue in
      if let queue { Unmanaged<AnyObject>.fromOpaque(queue).release() }
    }
    value = key
  }
}

extension CALayer {
  private nonisolated static let teardownKey = TeardownKey()

  /// Releases the sublayers of a deallocated layer.
  nonisolated static func release(_ layers: inout [CALayer]?) {
    guard var list = layers.take() else { return }
    let queue = TeardownQueue<CALayer>.current(teardownKey)
    queue.take(&list)
    queue.drain()
  }
}
