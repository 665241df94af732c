// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import TesseraRandom
import Tessera
import Testing

struct ViewTreeDiffTests {
  private func node(
    _ className: String, _ identifier: String? = nil, _ frame: (Double, Double, Double, Double), text: String? = nil,
    style: [String: String] = [:], hidden: Bool = false, _ children: [ViewNode] = []
  ) -> ViewNode {
    ViewNode(
      className: className, identifier: identifier,
      frame: .init(x: frame.0, y: frame.1, width: frame.2, height: frame.3), isHidden: hidden, text: text, style: style,
      children: children)
  }

  private func window(_ children: [ViewNode]) -> ViewNode { node("UIWindow", nil, (0, 0, 390, 844), children) }

  private func words(_ old: ViewNode, _ new: ViewNode) -> [String] {
    ViewTreeDiff.changes(from: old, to: new).map(\.words)
  }

  /// Returns a tree of stacked 20-point labels with a spacing of 8, starting at y = 100.
  private func list(_ texts: [String], height: (Int) -> Double = { _ in 20 }) -> ViewNode {
    var y = 100.0
    let labels = texts.enumerated().map { index, text in
      defer { y += height(index) + 8 }
      return node("UILabel", nil, (16, y, 200, height(index)), text: text)
    }
    return node("UIStackView", "list", (16, 100, 200, y - 108), labels)
  }

  // MARK: Single views

  @Test func issueExample() {
    // The label's height increased by 11, and it moved right by 4. A second line of 12 points pushed down the views
    // below.
    func tree(_ text: String, _ frame: (Double, Double, Double, Double), _ dy: Double) -> ViewNode {
      window([
        node("UILabel", "total", frame, text: text),
        node("UILabel", nil, (16, 140 + dy, 100, 20), text: "A"),
        node("UILabel", nil, (16, 170 + dy, 100, 20), text: "B"),
        node("UILabel", nil, (16, 200 + dy, 100, 20), text: "C"),
      ])
    }
    let before = tree("12,50", (200, 100, 120, 20), 0)
    let after = tree("112,50", (204, 100, 131, 32), 12)
    #expect(
      words(before, after) == [
        "UILabel 'total' moved 4 pt right; its size changed 120 × 20 → 131 × 32 because its text changed "
          + "\"12,50\" → \"112,50\"; 3 views below moved 12 pt down"
      ])
    #expect(
      words(before, tree("112,50", (204, 100, 131, 20), 0)) == [
        "UILabel 'total' moved 4 pt right; its width grew 120 → 131 because its text changed \"12,50\" → \"112,50\""
      ])
  }

  @Test func styles() {
    func box(_ style: [String: String]) -> ViewNode { window([node("UIView", "box", (0, 0, 9, 9), style: style)]) }
    #expect(
      words(box(["background": "#FFFFFF"]), box(["background": "#F2F2F7"])) == [
        "The background of UIView 'box' changed #FFFFFF → #F2F2F7"
      ])
    #expect(words(box([:]), box(["alpha": "0.5"])) == ["The alpha of UIView 'box' changed 1 → 0.5"])
    #expect(
      words(box([:]), box(["background": "#000000", "enabled": "no"])) == [
        "UIView 'box' was disabled; its background changed none → #000000"
      ])
  }

  @Test func namesViewsWithoutIdentifierByTheirText() {
    func label(_ style: [String: String]) -> ViewNode {
      window([node("UILabel", nil, (0, 0, 9, 9), text: "Settings", style: style)])
    }
    #expect(
      words(label(["text colour": "#000000"]), label(["text colour": "#FF0000"])) == [
        "The text colour of UILabel \"Settings\" changed #000000 → #FF0000"
      ])
  }

  @Test func groupsEqualStyleChanges() {
    func labels(_ color: String) -> ViewNode {
      window(
        (0..<5).map {
          node("UILabel", nil, (0, Double($0) * 30, 90, 20), text: "L\($0)", style: ["text colour": color])
        })
    }
    #expect(
      words(labels("#000000"), labels("#FFFFFF")) == [
        "5 UILabels look different: their text colour changed #000000 → #FFFFFF (UILabel \"L0\", UILabel \"L1\" and 3 more)"
      ])
  }

  // MARK: Added and removed views

  @Test func aNewRowMovesThoseBelow() {
    let changes = ViewTreeDiff.changes(
      from: window([list(["A", "B", "C"])]), to: window([list(["A", "X", "B", "C"])]))
    #expect(
      changes.map(\.words) == [
        "UILabel \"X\" was added to UIStackView 'list'; 2 views below moved 28 pt down; "
          + "the height of UIStackView 'list' around it grew 76 → 104"
      ])
    #expect(changes[0].kind == .added && changes[0].before == nil)
    #expect(changes[0].path == "UIWindow/UIStackView 'list'/UILabel[2]")
  }

  @Test func aRemovedRowMovesThoseBelow() {
    let changes = ViewTreeDiff.changes(
      from: window([list(["A", "X", "B", "C"])]), to: window([list(["A", "B", "C"])]))
    #expect(
      changes.map(\.words) == [
        "UILabel \"X\" was removed from UIStackView 'list'; 2 views below moved 28 pt up; "
          + "the height of UIStackView 'list' around it shrank 104 → 76"
      ])
    #expect(changes[0].kind == .removed && changes[0].after == nil)
  }

  @Test func hidingAndShowing() {
    func tree(_ hidden: Bool) -> ViewNode {
      window([
        node(
          "UIView", "banner", (0, 0, 390, 50), hidden: hidden,
          hidden ? [] : [node("UILabel", nil, (8, 8, 50, 20), text: "Hi")]),
        node("UILabel", "body", (0, hidden ? 0 : 50, 390, 20), text: "Body"),
      ])
    }
    #expect(words(tree(false), tree(true)) == ["UIView 'banner' was hidden; UILabel 'body' moved 50 pt up"])
    #expect(
      words(tree(true), tree(false)) == ["UIView 'banner' was shown; UILabel 'body' below moved 50 pt down"])
    #expect(ViewTreeDiff.changes(from: tree(true), to: tree(false))[0].kind == .shown)
  }

  // MARK: Geometry

  @Test func doesNotReportMovesWithTheSuperview() {
    func tree(_ y: Double) -> ViewNode {
      window([
        node(
          "UIView", "card", (10, y, 100, 100),
          [node("UILabel", "a", (20, y + 5, 50, 20), text: "a", [node("UIView", nil, (20, y + 5, 1, 1))])])
      ])
    }
    #expect(words(tree(10), tree(15)) == ["UIView 'card' moved 5 pt down"])
  }

  @Test func groupsSiblingsThatMoveTogether() {
    func tree(_ x: Double) -> ViewNode {
      window(
        (0..<4).map { node("UIView", "v\($0)", (x, Double($0) * 10, 5, 5)) } + [node("UIView", "w", (0, 90, 5, 5))])
    }
    #expect(words(tree(0), tree(3)) == ["UIView 'v0' moved 3 pt right; so did 3 more views"])
  }

  @Test func reportsOnlyTheScreenSizeIfItChanged() {
    func tree(_ width: Double) -> ViewNode {
      node(
        "UIWindow", nil, (0, 0, width, 844),
        [
          node("UIView", "bar", (0, 0, width, 44), [node("UIButton", "done", (width - 60, 0, 60, 44), text: "Done")])
        ])
    }
    #expect(
      words(tree(390), tree(375)) == [
        "The width of UIWindow shrank 390 → 375; UIButton 'done' moved 15 pt left; the width of UIView 'bar' shrank 390 → 375"
      ])
  }

  @Test func aTallerImageExplainsItsCard() {
    func tree(_ height: Double) -> ViewNode {
      window([
        node(
          "UIView", "card", (0, 0, 100, height + 20),
          [
            node("UIImageView", "photo", (0, 0, 100, height)), node("UILabel", "name", (0, height, 100, 20), text: "n"),
          ])
      ])
    }
    #expect(
      words(tree(100), tree(140)) == [
        "The height of UIImageView 'photo' grew 100 → 140; UILabel 'name' below moved 40 pt down; "
          + "the height of UIView 'card' around it grew 120 → 160"
      ])
  }

  @Test func ignoresPixelRoundingNextToAChange() {
    func tree(_ y: Double, _ inner: Double) -> ViewNode {
      window([node("UIView", "card", (0, y, 100, 50), [node("UIView", "dot", (4, inner, 9, 9))])])
    }
    #expect(words(tree(10, 14.333), tree(20.333, 24.333)) == ["UIView 'card' moved 10.333 pt down"])
  }

  // MARK: Order and positions

  @Test func order() {
    let (a, b) = (node("UIView", "a", (0, 0, 9, 9)), node("UIView", "b", (0, 0, 9, 9)))
    let changes = ViewTreeDiff.changes(from: window([a, b]), to: window([b, a]))
    #expect(changes.count == 1 && changes[0].kind == .order)
    #expect(changes[0].words.contains("among its siblings"))
  }

  @Test func aViewMovedToAnotherSuperview() {
    func tree(_ isLeft: Bool) -> ViewNode {
      let label = node("UILabel", nil, (isLeft ? 5 : 105, 5, 20, 20), text: "Tag")
      return window([
        node("UIView", "left", (0, 0, 100, 50), isLeft ? [label] : []),
        node("UIView", "right", (100, 0, 100, 50), isLeft ? [] : [label]),
      ])
    }
    #expect(
      words(tree(true), tree(false)) == [
        "UILabel \"Tag\" went from UIView 'left' to UIView 'right' and moved 100 pt right"
      ])
  }

  @Test func reportsAButtonsLabelOnce() {
    func tree(_ text: String, _ width: Double) -> ViewNode {
      window([
        node(
          "UIButton", "ok", (10, 10, width + 20, 40), text: text,
          [node("UILabel", nil, (20, 20, width, 20), text: text)])
      ])
    }
    let words = words(tree("Pay", 40), tree("Pay now", 80))
    #expect(words.count == 1)
    #expect(
      words[0].hasPrefix("The width of UIButton 'ok' grew 60 → 100 because its text changed \"Pay\" → \"Pay now\""))
  }

  // MARK: Any tree

  /// Returns a random tree with the given number of views. Equal seeds yield equal trees.
  private func random(_ count: Int, _ random: inout SeededRandom) -> ViewNode {
    func make(_ count: Int, _ x: Double, _ y: Double) -> ViewNode {
      var rest = count - 1
      var children: [ViewNode] = []
      while rest > 0 {
        let part = 1 + random.below(min(rest, 12))
        children.append(make(part, x + Double(random.below(30)), y + Double(children.count * 30)))
        rest -= part
      }
      let name = ["UIView", "UILabel", "UIImageView"][children.isEmpty ? random.below(3) : 0]
      return node(
        name, random.below(4) == 0 ? "id\(random.below(1_000_000))" : nil,
        (x, y, Double(10 + random.below(90)), Double(10 + random.below(40))),
        text: name == "UILabel" ? "text \(random.below(500))" : nil, children)
    }
    return make(count, 0, 0)
  }

  @Test(arguments: 1...60) func equalTreesHaveNoChanges(_ seed: UInt64) {
    var generator = SeededRandom(state: seed)
    let tree = random(1 + generator.below(200), &generator)
    #expect(ViewTreeDiff.changes(from: tree, to: tree).isEmpty)
  }

  /// A single edit of a leaf is reported with the leaf's name, and nothing else is reported.
  @Test(arguments: 1...120) func findsOneEdit(_ seed: UInt64) throws {
    var generator = SeededRandom(state: seed)
    let tree = random(20 + generator.below(200), &generator)
    var leaves: [[Int]] = []
    func visit(_ node: ViewNode, _ path: [Int]) {
      if node.children.isEmpty, !path.isEmpty { leaves.append(path) }
      for (index, child) in node.children.enumerated() { visit(child, path + [index]) }
    }
    visit(tree, [])
    let path = leaves[generator.below(leaves.count)]
    let kind = [ViewChange.Kind.style, .text, .resized, .hidden][generator.below(4)]
    func edit(_ node: ViewNode, _ path: ArraySlice<Int>) -> ViewNode {
      var node = node
      if let first = path.first {
        node.children[first] = edit(node.children[first], path.dropFirst())
        return node
      }
      switch kind {
      case .style: node.style["background"] = "#123456"
      case .text: node.text = "another text"
      case .resized: node.frame.width += 7
      default: node.isHidden = true
      }
      return node
    }
    let edited = edit(tree, path[...])
    let changes = ViewTreeDiff.changes(from: tree, to: edited)
    #expect(changes.map(\.kind) == [kind], "\(changes.map(\.words))")
  }

  /// Removing or adding a leaf is reported as one change with the leaf's name, regardless of its siblings.
  @Test(arguments: 1...120) func findsAnAddedOrRemovedView(_ seed: UInt64) throws {
    var generator = SeededRandom(state: seed)
    let tree = random(20 + generator.below(200), &generator)
    let extra = node("UIButton", nil, (1, 2, 30, 40), text: "Extra \(seed)")
    func insert(_ node: ViewNode, _ depth: Int) -> ViewNode {
      var node = node
      let inner = node.children.indices.filter { !node.children[$0].children.isEmpty }
      if depth > 0, !inner.isEmpty {
        let index = inner[generator.below(inner.count)]
        node.children[index] = insert(node.children[index], depth - 1)
      } else {
        node.children.insert(extra, at: generator.below(node.children.count + 1))
      }
      return node
    }
    let larger = insert(tree, generator.below(4))
    let added = ViewTreeDiff.changes(from: tree, to: larger)
    #expect(added.map(\.kind) == [.added], "\(added.map(\.words))")
    #expect(added.first?.words.hasPrefix("UIButton \"Extra \(seed)\" was added to ") ?? false)
    let removed = ViewTreeDiff.changes(from: larger, to: tree)
    #expect(removed.map(\.kind) == [.removed], "\(removed.map(\.words))")
    #expect(removed.first?.words.hasPrefix("UIButton \"Extra \(seed)\" was removed from ") ?? false)
  }

  /// If siblings identified by their text are reordered, only the order is reported, and only for the view that
  /// moved.
  @Test(arguments: 1...60) func findsAChangedOrder(_ seed: UInt64) throws {
    var generator = SeededRandom(state: seed)
    let labels = (0..<(2 + generator.below(20))).map { node("UILabel", nil, (0, 0, 9, 9), text: "Label \($0)") }
    var shuffled = labels
    let label = shuffled.remove(at: generator.below(labels.count))
    shuffled.insert(label, at: generator.below(labels.count))
    let changes = ViewTreeDiff.changes(from: window(labels), to: window(shuffled))
    #expect(changes.map(\.kind) == (labels == shuffled ? [] : [.order]), "\(changes.map(\.words))")
  }

  @Test(arguments: 1...60) func describesAnyTwoTrees(_ seed: UInt64) {
    var generator = SeededRandom(state: seed)
    let old = random(1 + generator.below(120), &generator)
    let new = random(1 + generator.below(120), &generator)
    let changes = ViewTreeDiff.changes(from: old, to: new)
    #expect(changes == ViewTreeDiff.changes(from: old, to: new))
    #expect(old == new || !changes.isEmpty)
    #expect(changes.allSatisfy { !$0.words.isEmpty && !$0.path.isEmpty })
  }

  /// The time is proportional to the number of views, even if all views moved or no view has a name. Debug builds are
  /// an order of magnitude slower than release builds, which take at most a tenth of a second.
  @Test func comparesTenThousandViewsQuickly() {
    func flat(_ dy: Double, _ extra: Bool) -> ViewNode {
      window(
        (extra ? [node("UILabel", nil, (0, 0, 100, dy), text: "New")] : [])
          + (0..<10_000).map { node("UILabel", nil, (0, Double($0) * 20 + dy, 100, 20), text: "Row \($0)") })
    }
    let clock = ContinuousClock()
    var changes: [ViewChange] = []
    let time = clock.measure { changes = ViewTreeDiff.changes(from: flat(0, false), to: flat(30, true)) }
    #expect(changes.map(\.words) == ["UILabel \"New\" was added to UIWindow; 10000 views below moved 30 pt down"])
    #expect(time < .seconds(10))
  }
}

extension SeededRandom {
  fileprivate mutating func below(_ limit: Int) -> Int { Int(next() % UInt64(limit)) }
}
