// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

// Releasing a deep tree without recursion. When the last reference to a view goes, its subviews' last references go
// while it is being destroyed, and so on down: a tree of ten thousand levels would need ten thousand nested calls. So
// a view or layer that is destroyed hands its children to a queue of the thread, which only the outermost call empties.

import Foundation

enum Teardown {
  /// Takes the subviews of a view that is being destroyed.
  static func release(_ views: inout [UIView]) {
    let queue = TeardownQueue.current
    let survivors = queue.take(&views)
    if !survivors.isEmpty { UIView.leaveDyingSuperview(survivors) }
    queue.drain()
  }

  /// Takes the sublayers of a layer that is being destroyed.
  static func release(_ layers: inout [CALayer]?) {
    let queue = TeardownQueue.current
    queue.take(&layers)
    queue.drain()
  }
}

/// What one thread still has to release.
private final class TeardownQueue {
  private var views: [[UIView]] = []
  private var layers: [[CALayer]?] = []
  private var isDraining = false

  private static let key: pthread_key_t = {
    var key = pthread_key_t()
    pthread_key_create(&key) { queue in
      if let queue { Unmanaged<TeardownQueue>.fromOpaque(queue).release() }
    }
    return key
  }()

  static var current: TeardownQueue {
    if let known = pthread_getspecific(key) { return Unmanaged<TeardownQueue>.fromOpaque(known).takeUnretainedValue() }
    let made = TeardownQueue()
    pthread_setspecific(key, Unmanaged.passRetained(made).toOpaque())
    return made
  }

  /// Swaps, so that no other reference to the array is left that would be the last.
  ///
  /// - Returns: The views that others hold too.
  func take(_ list: inout [UIView]) -> [UIView] {
    let last = views.count
    views.append([])
    swap(&views[last], &list)
    var survivors: [UIView] = []
    for index in views[last].indices where !isKnownUniquelyReferenced(&views[last][index]) {
      survivors.append(views[last][index])
    }
    return survivors
  }

  func take(_ list: inout [CALayer]?) {
    layers.append(nil)
    swap(&layers[layers.count - 1], &list)
  }

  /// Releases what is in the queue, and what this adds to it.
  func drain() {
    guard !isDraining else { return }
    isDraining = true
    while true {
      if !views.isEmpty {
        views.removeLast()
      } else if !layers.isEmpty {
        layers.removeLast()
      } else {
        break
      }
    }
    isDraining = false
  }
}
