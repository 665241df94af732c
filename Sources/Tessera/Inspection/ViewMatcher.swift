// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

// Matches the views of two trees. Parents are paired before their children, so that a view is first searched for in
// its old superview. The steps proceed from certain to likely matches:
//
//   1. Views with an accessibility identifier that is unique in both trees, anywhere in the trees.
//   2. Children of paired views with equal contents, from both ends. This suffices if little has changed.
//   3. Children with unique contents, and then children with a unique class and text, in any order.
//   4. The remaining children between the same neighbors, aligned in order by similarity.
//   5. Contents that disappeared in one place and appeared in another, which are views that moved to another
//      superview.

struct ViewMatcher {
  let old: ViewTable
  let new: ViewTable
  /// The index of the matching new view for each old view, or -1.
  private(set) var newOfOld: [Int]
  private(set) var oldOfNew: [Int]

  /// The maximum number of comparisons for an alignment. If there are more, views are paired only by class, in order.
  private static let maximumAlignmentSize = 40_000

  init(_ old: ViewTable, _ new: ViewTable) {
    (self.old, self.new) = (old, new)
    newOfOld = Array(repeating: -1, count: old.nodes.count)
    oldOfNew = Array(repeating: -1, count: new.nodes.count)
    pair(old: 0, new: 0)
    pairByIdentifier()
    pairBelow(new.nodes.indices)
    pairMoved()
  }

  private mutating func pair(old o: Int, new n: Int) {
    newOfOld[o] = n
    oldOfNew[n] = o
  }

  private mutating func pairByIdentifier() {
    func single(_ table: ViewTable) -> [String: Int] {
      var places: [String: Int] = [:]
      for (index, node) in table.nodes.enumerated() {
        if let identifier = node.identifier { places[identifier] = places[identifier] == nil ? index : -1 }
      }
      return places
    }
    let places = single(old)
    guard !places.isEmpty else { return }
    let newPlaces = single(new)
    for n in new.nodes.indices where oldOfNew[n] < 0 {
      guard let identifier = new.nodes[n].identifier, newPlaces[identifier] == n, let o = places[identifier], o >= 0,
        newOfOld[o] < 0, old.nodes[o].className == new.nodes[n].className
      else { continue }
      pair(old: o, new: n)
    }
  }

  private mutating func pairBelow(_ range: Range<Int>) {
    for n in range where oldOfNew[n] >= 0 { pairChildren(old: oldOfNew[n], new: n) }
  }

  // MARK: Children of a pair

  private mutating func pairChildren(old o: Int, new n: Int) {
    var a = old.children[o].filter { newOfOld[$0] < 0 }[...]
    var b = new.children[n].filter { oldOfNew[$0] < 0 }[...]
    while let first = a.first, let other = b.first, old.contents[first] == new.contents[other] {
      pair(old: a.removeFirst(), new: b.removeFirst())
    }
    while let last = a.last, let other = b.last, old.contents[last] == new.contents[other] {
      pair(old: a.removeLast(), new: b.removeLast())
    }
    guard !a.isEmpty, !b.isEmpty else { return }
    pairUnique(&a, &b, by: \.contents)
    pairUnique(&a, &b, by: \.keys) { $0.text != nil || $0.identifier != nil }
    guard !a.isEmpty, !b.isEmpty else { return }
    if a.count * b.count <= Self.maximumAlignmentSize {
      align(old: Array(a), new: Array(b), neighbors: neighbors(old: o, new: n))
    } else {
      pairInOrder(a, b)
    }
  }

  private mutating func pairUnique(
    _ a: inout ArraySlice<Int>, _ b: inout ArraySlice<Int>, by key: KeyPath<ViewTable, [UInt64]>,
    where isTelling: (ViewNode) -> Bool = { _ in true }
  ) {
    let (oldKeys, newKeys) = (old[keyPath: key], new[keyPath: key])
    var places: [UInt64: (o: Int, n: Int)] = [:]
    for o in a where isTelling(old.nodes[o]) {
      places[oldKeys[o], default: (-1, -1)].o = places[oldKeys[o]] == nil ? o : -2
    }
    for n in b {
      guard let place = places[newKeys[n]] else { continue }
      places[newKeys[n]]?.n = place.n == -1 ? n : -2
    }
    var isAny = false
    for n in b {
      guard let place = places[newKeys[n]], place.n == n, place.o >= 0 else { continue }
      guard old.nodes[place.o].className == new.nodes[n].className else { continue }
      pair(old: place.o, new: n)
      isAny = true
    }
    guard isAny else { return }
    a = a.filter { newOfOld[$0] < 0 }[...]
    b = b.filter { oldOfNew[$0] < 0 }[...]
  }

  /// Returns, for each child of a pair, its nearest paired siblings before and after it, as indexes in the new tree,
  /// or -1.
  private func neighbors(old o: Int, new n: Int) -> (old: [Int: (Int, Int)], new: [Int: (Int, Int)]) {
    func around(_ list: [Int], _ partner: (Int) -> Int) -> [Int: (Int, Int)] {
      var result: [Int: (Int, Int)] = [:]
      var last = -1
      for index in list {
        result[index] = (last, -1)
        if partner(index) >= 0 { last = partner(index) }
      }
      last = -1
      for index in list.reversed() {
        result[index]?.1 = last
        if partner(index) >= 0 { last = partner(index) }
      }
      return result
    }
    return (
      around(old.children[o]) { newOfOld[$0] },
      around(new.children[n]) { oldOfNew[$0] >= 0 ? $0 : -1 }
    )
  }

  /// Aligns two sequences, preserving their order and maximizing the total similarity.
  private mutating func align(
    old a: [Int], new b: [Int], neighbors: (old: [Int: (Int, Int)], new: [Int: (Int, Int)])
  ) {
    var best = Array(repeating: Array(repeating: 0, count: b.count + 1), count: a.count + 1)
    var scores = Array(repeating: Array(repeating: 0, count: b.count), count: a.count)
    for i in a.indices.reversed() {
      for j in b.indices.reversed() {
        let beside = neighbors.old[a[i]] ?? (-1, -1)
        let other = neighbors.new[b[j]] ?? (-1, -1)
        let isNear = beside.0 == other.0 || beside.1 == other.1 || old.keys[a[i]] == new.keys[b[j]]
        scores[i][j] = isNear ? similarity(old: a[i], new: b[j]) : 0
        best[i][j] = max(best[i + 1][j], best[i][j + 1], scores[i][j] > 0 ? scores[i][j] + best[i + 1][j + 1] : 0)
      }
    }
    var (i, j) = (0, 0)
    while i < a.count, j < b.count {
      if scores[i][j] > 0, best[i][j] == scores[i][j] + best[i + 1][j + 1] {
        pair(old: a[i], new: b[j])
        (i, j) = (i + 1, j + 1)
      } else if best[i][j] == best[i + 1][j] {
        i += 1
      } else {
        j += 1
      }
    }
  }

  /// Returns the similarity of two views, or 0 if they can't be matched.
  private func similarity(old o: Int, new n: Int) -> Int {
    let (a, b) = (old.nodes[o], new.nodes[n])
    guard a.className == b.className, a.identifier == nil || b.identifier == nil || a.identifier == b.identifier else {
      return 0
    }
    var score = 10
    if old.keys[o] == new.keys[n] { score += 8 }
    if old.children[o].count == new.children[n].count { score += 4 }
    if a.frame.width == b.frame.width, a.frame.height == b.frame.height { score += 4 }
    if a.frame.x == b.frame.x || a.frame.y == b.frame.y { score += 3 }
    if a.style == b.style { score += 3 }
    if (a.text == nil) == (b.text == nil) { score += 2 }
    return score
  }

  private mutating func pairInOrder(_ a: ArraySlice<Int>, _ b: ArraySlice<Int>) {
    var waiting: [String: [Int]] = [:]
    for o in a.reversed() { waiting[old.nodes[o].className, default: []].append(o) }
    for n in b {
      guard let o = waiting[new.nodes[n].className]?.popLast() else { continue }
      pair(old: o, new: n)
    }
  }

  // MARK: Moved views

  private mutating func pairMoved() {
    var places: [UInt64: (o: Int, n: Int)] = [:]
    func tells(_ table: ViewTable, _ index: Int) -> Bool {
      (index..<table.ends[index]).contains { table.nodes[$0].text != nil || table.nodes[$0].identifier != nil }
    }
    for o in old.nodes.indices where newOfOld[o] < 0 && (old.parents[o] < 0 || newOfOld[old.parents[o]] >= 0) {
      guard tells(old, o) else { continue }
      places[old.contents[o], default: (-1, -1)].o = places[old.contents[o]] == nil ? o : -2
    }
    guard !places.isEmpty else { return }
    for n in new.nodes.indices where oldOfNew[n] < 0 {
      guard let place = places[new.contents[n]] else { continue }
      places[new.contents[n]]?.n = place.n == -1 ? n : -2
    }
    for n in new.nodes.indices where oldOfNew[n] < 0 {
      guard let place = places[new.contents[n]], place.n == n, place.o >= 0, newOfOld[place.o] < 0 else { continue }
      pair(old: place.o, new: n)
      pairBelow(n..<new.ends[n])
    }
  }
}
