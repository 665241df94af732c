// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

// Determines which changes explain other changes.
//
// A cause is a change that layout can't make: a view that was added, removed, hidden, shown or moved to another
// superview, or whose text or style changed. All other changes affect only frames. Each one is assigned to a cause
// that can explain it:
//
//   - A view that grew did so because of its content, because of its superview, or because a sibling shrank. As in
//     most screens, heights are assumed to follow from the content, and widths from the superview.
//   - A view that moved within its superview was pushed by a sibling that grew by at least the same distance, or
//     moved with an edge of the superview. A view whose position in its superview is unchanged did not move.
//
// A frame change that no cause explains is a cause itself.

struct ViewTreeCauses {
  /// A change that explains other changes. It affects a view in the new tree, or a removed view.
  struct Cause {
    var old: Int?
    var new: Int?
    /// The index in the new tree at which the change occurred.
    let place: Int
    /// The maximum distance, in points, by which the change may have pushed other views.
    var reach: (x: Double, y: Double)
    var moved: [Int] = []
    var resized: [Int] = []
  }

  /// The differences between the old and the new state of a view.
  struct Facts {
    /// The movement within the superview. Zero if the view did not move within the superview or within the window.
    var move = (x: 0.0, y: 0.0)
    var growth = (x: 0.0, y: 0.0)
    var text: (old: String?, new: String?)?
    var style: [(key: String, old: String, new: String)] = []
    /// Whether the view is now hidden. Nil if its visibility did not change.
    var hiding: Bool?
    /// The old and new positions among siblings, starting at 1.
    var order: (old: Int, new: Int)?
    var isElsewhere = false

    var moves: Bool { move.x != 0 || move.y != 0 }
    var grows: Bool { growth.x != 0 || growth.y != 0 }
    var isCause: Bool { text != nil || !style.isEmpty || hiding != nil || order != nil || isElsewhere }
  }

  let matcher: ViewMatcher
  var old: ViewTable { matcher.old }
  var new: ViewTable { matcher.new }
  private(set) var facts: [Int: Facts] = [:]
  private(set) var causes: [Cause] = []
  /// The index of the cause of each changed view in the new tree: its own change, or the change that explains it. -1
  /// if the cause is not determined yet.
  private var causeOf: [Int]
  /// The index of the cause with the greatest horizontal reach in each subtree, or -1. `highest` is the vertical
  /// equivalent.
  private var widest: [Int]
  private var highest: [Int]

  /// An assumed maximum for the spacing that appears or disappears together with a view.
  private static let spacing = 64.0
  private static let everything = 1e12

  init(_ matcher: ViewMatcher) {
    self.matcher = matcher
    let count = matcher.new.nodes.count
    causeOf = Array(repeating: -1, count: count)
    widest = causeOf
    highest = causeOf
    for n in 0..<count where matcher.oldOfNew[n] >= 0 { collectFacts(old: matcher.oldOfNew[n], new: n) }
    collectOrder()
    addCauses()
    explainGrowth()
    explainMoves()
  }

  // MARK: Facts

  private static func shift(_ a: ViewNode.Rect, _ b: ViewNode.Rect) -> (x: Double, y: Double) { (b.x - a.x, b.y - a.y) }

  private mutating func collectFacts(old o: Int, new n: Int) {
    let (a, b) = (old.nodes[o], new.nodes[n])
    var found = Facts()
    collectGeometry(old: o, new: n, facts: &found)
    if a.text != b.text, !isReportedBySuperview(old: o, new: n) { found.text = (a.text, b.text) }
    if a.style != b.style { found.style = Self.styleChanges(a.style, b.style) }
    if a.isHidden != b.isHidden { found.hiding = b.isHidden }
    if found.moves || found.grows || found.isCause { facts[n] = found }
  }

  private func collectGeometry(old o: Int, new n: Int, facts found: inout Facts) {
    let (a, b) = (old.nodes[o].frame, new.nodes[n].frame)
    let parent = new.parents[n]
    found.isElsewhere = parent >= 0 && matcher.oldOfNew[parent] != old.parents[o]
    guard a != b else { return }
    var move = Self.shift(a, b)
    var growth = (x: b.width - a.width, y: b.height - a.height)
    if parent >= 0, matcher.oldOfNew[parent] >= 0 {
      let (c, d) = (old.nodes[matcher.oldOfNew[parent]].frame, new.nodes[parent].frame)
      let around = Self.shift(c, d)
      // Moving a superview can change the pixel rounding of its subviews. That is not a change of a subview.
      let noise = c == d ? 0.01 : 0.51
      move = (
        Self.isNegligible(move: move.x, surroundings: around.x, noise: noise) ? 0 : move.x - around.x,
        Self.isNegligible(move: move.y, surroundings: around.y, noise: noise) ? 0 : move.y - around.y
      )
      growth = (abs(growth.x) <= noise ? 0 : growth.x, abs(growth.y) <= noise ? 0 : growth.y)
    }
    (found.move, found.growth) = (move, growth)
  }

  /// Returns whether a view did not move within the window, or moved together with its superview.
  private static func isNegligible(move: Double, surroundings around: Double, noise: Double) -> Bool {
    abs(move) <= 0.01 || abs(move - around) <= noise
  }

  /// Returns whether the superview already reports a view's text change, as a button does for its title label.
  private func isReportedBySuperview(old o: Int, new n: Int) -> Bool {
    guard new.parents[n] >= 0, old.parents[o] >= 0 else { return false }
    let (a, b) = (old.nodes[old.parents[o]], new.nodes[new.parents[n]])
    return a.text == old.nodes[o].text && b.text == new.nodes[n].text
  }

  private static func styleChanges(
    _ a: [String: String], _ b: [String: String]
  ) -> [(key: String, old: String, new: String)] {
    Set(a.keys).union(b.keys).sorted().compactMap { key in
      let usual = ViewStyle.usualValues[key] ?? "none"
      let (before, after) = (a[key] ?? usual, b[key] ?? usual)
      return before == after ? nil : (key, before, after)
    }
  }

  /// Collects the views whose order among their siblings changed. The largest group of siblings that are still in the
  /// same order is regarded as unchanged. It is a longest increasing subsequence of the old positions.
  private mutating func collectOrder() {
    for n in new.nodes.indices where matcher.oldOfNew[n] >= 0 && new.children[n].count > 1 {
      let o = matcher.oldOfNew[n]
      let stayed = new.children[n].filter { child in
        matcher.oldOfNew[child] >= 0 && old.parents[matcher.oldOfNew[child]] == o
      }
      let places = stayed.map { matcher.oldOfNew[$0] }
      guard zip(places, places.dropFirst()).contains(where: { $0 > $1 }) else { continue }
      let kept = Self.longestRise(places)
      let before = Self.places(old.children[o])
      let after = Self.places(new.children[n])
      for (index, child) in stayed.enumerated() where !kept.contains(index) {
        facts[child, default: Facts()].order = (before[places[index]] ?? 0, after[child] ?? 0)
      }
    }
  }

  private static func places(_ siblings: [Int]) -> [Int: Int] {
    Dictionary(uniqueKeysWithValues: siblings.enumerated().map { ($0.element, $0.offset + 1) })
  }

  /// Returns the indexes of a longest increasing subsequence.
  private static func longestRise(_ numbers: [Int]) -> Set<Int> {
    var tails: [Int] = []
    var before = Array(repeating: -1, count: numbers.count)
    for index in numbers.indices {
      var (low, high) = (0, tails.count)
      while low < high {
        let middle = (low + high) / 2
        if numbers[tails[middle]] < numbers[index] { low = middle + 1 } else { high = middle }
      }
      if low > 0 { before[index] = tails[low - 1] }
      if low == tails.count { tails.append(index) } else { tails[low] = index }
    }
    var result: Set<Int> = []
    var current = tails.last ?? -1
    while current >= 0 {
      result.insert(current)
      current = before[current]
    }
    return result
  }

  // MARK: Causes

  private mutating func addCauses() {
    for o in old.nodes.indices where matcher.newOfOld[o] < 0 {
      let parent = old.parents[o]
      guard parent >= 0, matcher.newOfOld[parent] >= 0 else { continue }
      // Removed descendants of a view that is now hidden require no explanation.
      let place = matcher.newOfOld[parent]
      if new.nodes[place].isHidden { continue }
      let siblings = old.children[parent]
      let before = siblings.prefix { $0 < o }.last { matcher.newOfOld[$0] >= 0 }
      let neighbor = before.map { matcher.newOfOld[$0] } ?? place
      let isInside = neighbor > place && neighbor < new.ends[place]
      gone[place, default: []].append(causes.count)
      append(Cause(old: o, new: nil, place: isInside ? neighbor : place, reach: Self.reach(old.nodes[o])), at: place)
    }
    for n in new.nodes.indices {
      if matcher.oldOfNew[n] < 0 {
        let parent = new.parents[n]
        guard parent >= 0, matcher.oldOfNew[parent] >= 0, !old.nodes[matcher.oldOfNew[parent]].isHidden else {
          continue
        }
        append(Cause(old: nil, new: n, place: n, reach: Self.reach(new.nodes[n])), at: n)
      } else if let found = facts[n], found.isCause || (n == 0 && found.grows) {
        append(Cause(old: matcher.oldOfNew[n], new: n, place: n, reach: reach(of: found, new: n)), at: n)
      }
    }
  }

  private static func reach(_ node: ViewNode) -> (x: Double, y: Double) {
    node.isHidden ? (0, 0) : (node.frame.width + spacing, node.frame.height + spacing)
  }

  private func reach(of found: Facts, new n: Int) -> (x: Double, y: Double) {
    let isGreat =
      n == 0 || found.order != nil || found.isElsewhere
      || found.style.contains { ["content offset", "transform", "modifiers"].contains($0.key) }
    if isGreat { return (Self.everything, Self.everything) }
    if found.hiding != nil {
      let (a, b) = (old.nodes[matcher.oldOfNew[n]].frame, new.nodes[n].frame)
      return (max(a.width, b.width) + Self.spacing, max(a.height, b.height) + Self.spacing)
    }
    return (abs(found.growth.x), abs(found.growth.y))
  }

  private mutating func append(_ cause: Cause, at n: Int) {
    let index = causes.count
    causes.append(cause)
    if let own = cause.new { causeOf[own] = index }
    var current = n
    while current >= 0 {
      let isWider = cause.reach.x > horizontalReach(ofCause: widest[current])
      let isHigher = cause.reach.y > verticalReach(ofCause: highest[current])
      if isWider { widest[current] = index }
      if isHigher { highest[current] = index }
      guard isWider || isHigher else { break }
      current = new.parents[current]
    }
  }

  private func horizontalReach(ofCause cause: Int) -> Double { cause < 0 ? 0 : causes[cause].reach.x }
  private func verticalReach(ofCause cause: Int) -> Double { cause < 0 ? 0 : causes[cause].reach.y }

  // MARK: Growth

  private mutating func explainGrowth() {
    var followers: [Int] = []
    for n in new.nodes.indices.reversed() {
      guard let found = facts[n], found.grows, causeOf[n] < 0 else { continue }
      let parent = new.parents[n]
      let isWide = found.growth.x != 0
      // Views are visited from last to first, so the causes within descendants are already determined.
      if let cause = greatest(inside: n, isWide: isWide) {
        causeOf[n] = cause
      } else if parent >= 0, follows(view: n, parent: parent, isWide: isWide) {
        followers.append(n)
      } else if parent >= 0, let cause = greatest(around: parent, isWide: isWide),
        reachLength(ofCause: cause, isWide: isWide) >= abs(isWide ? found.growth.x : found.growth.y) - 0.51
      {
        causeOf[n] = cause
      } else {
        append(Cause(old: matcher.oldOfNew[n], new: n, place: n, reach: reach(of: found, new: n)), at: n)
        continue
      }
      if causeOf[n] >= 0 { causes[causeOf[n]].resized.append(n) }
    }
    for n in followers.reversed() {
      causeOf[n] = causeOf[new.parents[n]]
      if causeOf[n] >= 0 { causes[causeOf[n]].resized.append(n) }
    }
  }

  private func reachLength(ofCause cause: Int, isWide: Bool) -> Double {
    isWide ? horizontalReach(ofCause: cause) : verticalReach(ofCause: cause)
  }

  private func greatest(inside n: Int, isWide: Bool) -> Int? {
    let cause = isWide ? widest[n] : highest[n]
    return cause >= 0 && reachLength(ofCause: cause, isWide: isWide) > 0 ? cause : nil
  }

  private func greatest(around parent: Int, isWide: Bool) -> Int? { greatest(inside: parent, isWide: isWide) }

  /// Returns whether a view's growth follows from its superview's growth.
  private func follows(view n: Int, parent: Int, isWide: Bool) -> Bool {
    guard let around = facts[parent] else { return false }
    if isWide { return around.growth.x != 0 || around.text != nil }
    return (around.growth.y != 0 && new.nodes[n].text != nil) || around.text != nil || parent == 0 && around.grows
  }

  // MARK: Moves

  private mutating func explainMoves() {
    for n in new.nodes.indices {
      guard let found = facts[n], found.moves, causeOf[n] < 0 else { continue }
      if let cause = causeOfMove(view: n, facts: found) {
        causeOf[n] = cause
        causes[cause].moved.append(n)
      } else {
        explainTogether(view: n, facts: found)
      }
    }
  }

  private mutating func causeOfMove(view n: Int, facts found: Facts) -> Int? {
    let parent = new.parents[n]
    guard parent >= 0 else { return nil }
    let distance = (x: abs(found.move.x), y: abs(found.move.y))
    let pushers = pushers(in: parent)
    // Any sibling that grew may have pushed the view. The last such sibling before the view is the most likely one.
    let isDown = distance.y >= distance.x
    let around = isDown ? pushers.down : pushers.right
    let place = around.partition { $0.child >= n }
    let behind = around[place...].first { $0.child != n }
    var best = place > 0 ? around[place - 1].cause : behind?.cause ?? -1
    if best < 0 { best = pushers.gone }
    let sum = (
      x: pushers.sum.x - horizontalReach(ofCause: widest[n]), y: pushers.sum.y - verticalReach(ofCause: highest[n])
    )
    if best >= 0, (distance.x < 0.51 || sum.x + 0.51 >= distance.x), distance.y < 0.51 || sum.y + 0.51 >= distance.y {
      return best
    }
    return surroundingCause(ofParent: parent, distance: distance)
  }

  /// The causes in a superview that may have pushed its subviews: causes within subviews, in order, and removed
  /// subviews.
  private struct Pushers {
    var right: [(child: Int, cause: Int)] = []
    var down: [(child: Int, cause: Int)] = []
    var gone = -1
    var sum = (x: 0.0, y: 0.0)
  }

  private mutating func pushers(in parent: Int) -> Pushers {
    if let known = known[parent] { return known }
    var result = Pushers()
    for child in new.children[parent] {
      let reach = (x: horizontalReach(ofCause: widest[child]), y: verticalReach(ofCause: highest[child]))
      if reach.x > 0 { result.right.append((child, widest[child])) }
      if reach.y > 0 { result.down.append((child, highest[child])) }
      result.sum = (result.sum.x + reach.x, result.sum.y + reach.y)
    }
    for cause in gone[parent] ?? [] {
      result.gone = cause
      result.sum = (result.sum.x + causes[cause].reach.x, result.sum.y + causes[cause].reach.y)
    }
    known[parent] = result
    return result
  }

  /// Returns the cause that moved an edge of the superview, or scrolled it.
  private func surroundingCause(ofParent parent: Int, distance: (x: Double, y: Double)) -> Int? {
    guard causeOf[parent] >= 0, let around = facts[parent] else { return nil }
    let reach = reach(of: around, new: parent)
    let room = (x: max(reach.x, abs(around.move.x)), y: max(reach.y, abs(around.move.y)))
    let fits = distance.x <= room.x + 0.51 && distance.y <= room.y + 0.51
    return fits || around.text != nil ? causeOf[parent] : nil
  }

  /// Combines siblings that moved by the same distance into one cause, represented by the first sibling.
  private mutating func explainTogether(view n: Int, facts found: Facts) {
    let parent = new.parents[n]
    if parent >= 0, let last = groups[parent], let first = causes[last].new, let other = facts[first],
      abs(other.move.x - found.move.x) <= 0.51, abs(other.move.y - found.move.y) <= 0.51
    {
      causeOf[n] = last
      causes[last].moved.append(n)
      return
    }
    append(Cause(old: matcher.oldOfNew[n], new: n, place: n, reach: (0, 0)), at: n)
    groups[parent] = causes.count - 1
  }

  /// The most recent group of siblings that moved for an unknown reason, by superview.
  private var groups: [Int: Int] = [:]
  private var known: [Int: Pushers] = [:]
  /// The causes that represent removed views, by superview.
  private var gone: [Int: [Int]] = [:]
}

extension Array {
  /// Returns the index of the first element that satisfies a condition. The array must be partitioned by the
  /// condition.
  fileprivate func partition(_ holds: (Element) -> Bool) -> Int {
    var (low, high) = (0, count)
    while low < high {
      let middle = (low + high) / 2
      if holds(self[middle]) { high = middle } else { low = middle + 1 }
    }
    return low
  }
}
