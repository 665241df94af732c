// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

// Releasing a deep tree without recursion. When the last reference to a view goes, its subviews' last references go
// while it is being destroyed, and so on down: a tree of ten thousand levels would need ten thousand nested calls. So
// a view or layer that is destroyed hands its children to a queue of the thread, which only the outermost call empties.

import Foundation

/// The lists of one kind that a thread still has to release.
final class TeardownQueue<Member: AnyObject> {
  private var lists: [[Member]] = []
  private var isDraining = false

  /// The queue that the current thread keeps under a key.
  static func current(_ key: TeardownKey) -> TeardownQueue {
    if let known = pthread_getspecific(key.value) {
      return Unmanaged<TeardownQueue>.fromOpaque(known).takeUnretainedValue()
    }
    let made = TeardownQueue()
    pthread_setspecific(key.value, Unmanaged.passRetained(made).toOpaque())
    return made
  }

  /// Swaps, so that no other reference to the array is left that would be the last.
  func take(_ list: inout [Member]) {
    lists.append([])
    swap(&lists[lists.count - 1], &list)
  }

  /// The members of the list that was taken last to which there are other references.
  func survivors() -> [Member] {
    var survivors: [Member] = []
    let last = lists.count - 1
    for index in lists[last].indices where !isKnownUniquelyReferenced(&lists[last][index]) {
      survivors.append(lists[last][index])
    }
    return survivors
  }

  /// Releases what is in the queue, and what this adds to it.
  func drain() {
    guard !isDraining else { return }
    isDraining = true
    while !lists.isEmpty { lists.removeLast() }
    isDraining = false
  }
}

/// The place of a queue among the data of a thread, which releases the queue at its end.
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

  /// Releases the sublayers of a layer that is being destroyed.
  nonisolated static func release(_ layers: inout [CALayer]?) {
    guard var list = layers.take() else { return }
    let queue = TeardownQueue<CALayer>.current(teardownKey)
    queue.take(&list)
    queue.drain()
  }
}
