// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

// A binary heap of crossings (kinks that a walk passes), nearest first. If two are equally near, the kink with the
// lower index comes first, so the order doesn't depend on history. A walk usually ends after a few crossings, so
// sorting all of them would be wasteful.

enum CrossingHeap {
  @inline(__always)
  static func precedes(_ a: Crossing, _ b: Crossing) -> Bool {
    a.distance < b.distance || (a.distance == b.distance && a.kink < b.kink)
  }

  static func makeHeap(_ base: BufferView<Crossing>, _ count: Int) {
    guard count > 1 else { return }
    for i in stride(from: count / 2 - 1, through: 0, by: -1) { siftDown(base, start: i, count: count) }
  }

  static func popFirst(_ base: BufferView<Crossing>, _ count: inout Int) -> Crossing {
    let first = base[0]
    count -= 1
    base[0] = base[count]
    base[count] = first
    siftDown(base, start: 0, count: count)
    return first
  }

  private static func siftDown(_ base: BufferView<Crossing>, start: Int, count: Int) {
    var parent = start
    while true {
      var child = 2 &* parent &+ 1
      if child >= count { return }
      if child &+ 1 < count, precedes(base[child &+ 1], base[child]) { child &+= 1 }
      if !precedes(base[child], base[parent]) { return }
      let moved = base[parent]
      base[parent] = base[child]
      base[child] = moved
      parent = child
    }
  }
}
