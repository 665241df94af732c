// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

// Release of a deep tree without recursion. When the last reference to a view is released, the last references to its subviews
// are released during its destruction, and so on down: a tree of ten thousand levels would need ten thousand nested calls.
// Therefore a view or layer that is being destroyed adds its children to a queue of the thread, which only the outermost call
// empties.

import Foundation

enum Teardown {
  static func release(_ views: inout [UIView]) {
    let queue = TeardownQueue.current
    let survivors = queue.take(&views)
    if !survivors.isEmpty { UIView.leaveDyingSuperview(survivors) }
    queue.drain()
  }

  static func release(_ layers: inout [CALayer]?) {
    let queue = TeardownQueue.current
    queue.take(&layers)
    queue.drain()
  }
}

/// The pending releases of one thread.
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

  /// Moves the list to the queue by swapping, so that no other reference to the array remains.
  ///
  /// - Returns: The views with other references.
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

  /// Releases the contents of the queue, including those added meanwhile.
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
