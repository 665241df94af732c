// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

// The first half of the replayable program: numbers that depend only on constants, each computed from earlier
// entries.

struct Tape: ~Copyable {
  /// The constraint whose constant the entry uses, or `-1 - variable` if the entry starts with the variable's rest
  /// value.
  private(set) var constraint = Buffer<Int32>()
  private(set) var scale = Buffer<Double>()
  private(set) var value = Buffer<Double>()
  private(set) var edgeStart = Buffer<Int32>()
  private(set) var edgeEntry = Buffer<Int32>()
  private(set) var edgeFactor = Buffer<Double>()
  // The entries computed from each entry. Built lazily, before the first replay.
  private var userStart = Buffer<Int32>()
  private var users = Buffer<Int32>()
  private var hasUsers = false
  var dirty = BitSet()

  var count: Int { constraint.count }

  mutating func reset() {
    constraint.removeAll()
    scale.removeAll()
    value.removeAll()
    edgeStart.removeAll()
    edgeStart.append(0)
    edgeEntry.removeAll()
    edgeFactor.removeAll()
    hasUsers = false
    dirty.removeAll()
  }

  mutating func reserve(entries: Int, edges: Int) {
    constraint.reserve(entries)
    scale.reserve(entries)
    value.reserve(entries)
    edgeStart.reserve(entries + 1)
    edgeEntry.reserve(edges)
    edgeFactor.reserve(edges)
  }

  @inline(__always)
  mutating func open(constraint: Int, scale: Double) -> Int {
    self.constraint.append(Int32(constraint))
    self.scale.append(scale)
    value.append(0)
    hasUsers = false
    return self.constraint.count - 1
  }

  @inline(__always)
  mutating func append(_ entry: Int, factor: Double) {
    edgeEntry.append(Int32(entry))
    edgeFactor.append(factor)
  }

  /// Closes the open entry and computes its value.
  @inline(__always)
  mutating func evaluate(_ entry: Int, constant: Double) {
    edgeStart.append(Int32(edgeEntry.count))
    _ = recompute(entry, constant: constant)
  }

  /// Recomputes an entry. Returns whether its value changed.
  @inline(__always)
  func recompute(_ entry: Int, constant: Double) -> Bool {
    var sum = scale[entry] * constant
    for e in Int(edgeStart[entry])..<Int(edgeStart[entry + 1]) { sum += edgeFactor[e] * value[Int(edgeEntry[e])] }
    if sum == value[entry] { return false }
    value[entry] = sum
    return true
  }

  func edges(of entry: Int) -> Range<Int> { Int(edgeStart[entry])..<Int(edgeStart[entry + 1]) }

  /// Marks every entry that is computed from this one.
  @inline(__always)
  func markUsers(of entry: Int) {
    for u in Int(userStart[entry])..<Int(userStart[entry + 1]) { dirty.insert(Int(users[u])) }
  }

  mutating func prepareUsers() {
    dirty.reserve(count)
    if hasUsers { return }
    hasUsers = true
    let edges = edgeEntry.count
    userStart.fill(count + 1, 0)
    users.fill(edges, 0)
    for e in 0..<edges { userStart[Int(edgeEntry[e]) + 1] += 1 }
    for i in 0..<count { userStart[i + 1] += userStart[i] }
    for entry in stride(from: count - 1, through: 0, by: -1) {
      for e in Int(edgeStart[entry])..<Int(edgeStart[entry + 1]) {
        let used = Int(edgeEntry[e])
        userStart[used + 1] -= 1
        users[Int(userStart[used + 1])] = Int32(entry)
      }
    }
    for i in 0..<count { userStart[i] = userStart[i + 1] }
    userStart[count] = Int32(edges)
  }
}
