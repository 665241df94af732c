// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

// Tests that editing a laid-out tree results in the same frames as building the edited tree from scratch. Trees are
// described by values. A seeded generator edits the description, and one live tree follows the edits with layout
// passes in between. A second tree is built from the final description. All frames must be equal.

import Foundation
import TesseraRandom
import TesseraViewFixtures
import Testing

@testable import TesseraGraphics
@testable import TesseraViews

/// The description of one view in a random tree.
private struct Leaf: Equatable {
  enum Kind: Int, CaseIterable { case plain, sized, line, lines, stack }

  var kind: Kind
  var parent: Int
  var width: CGFloat
  var height: CGFloat
  var words: Int
  var left: CGFloat
  var top: CGFloat
  /// The preferred width and its priority.
  var wish: CGFloat
  var priority: Float
  var hugging: Float
  var compression: Float
  var isHidden: Bool
  var pinsRight: Bool
  var follows: Bool
}

private struct Plan: Equatable {
  var size: CGSize
  var leaves: [Leaf]

  init(_ random: inout SeededRandom) {
    size = CGSize(width: 320, height: 480)
    leaves = []
    for index in 0..<Int.random(in: 3...9, using: &random) {
      leaves.append(Plan.makeLeaf(index, leaves, &random))
    }
  }

  private static func makeLeaf(_ index: Int, _ others: [Leaf], _ random: inout SeededRandom) -> Leaf {
    let containers = others.indices.filter { others[$0].kind == .plain || others[$0].kind == .stack }
    return Leaf(
      kind: Leaf.Kind.allCases.randomElement(using: &random) ?? .plain,
      parent: Bool.random(using: &random) ? -1 : containers.randomElement(using: &random) ?? -1,
      width: CGFloat(Int.random(in: 1...150, using: &random)), height: CGFloat(Int.random(in: 1...60, using: &random)),
      words: Int.random(in: 0...20, using: &random), left: CGFloat(Int.random(in: 0...40, using: &random)),
      top: CGFloat(Int.random(in: 0...90, using: &random)), wish: CGFloat(Int.random(in: 10...200, using: &random)),
      priority: [100, 250, 500, 750, 999.5].randomElement(using: &random) ?? 100,
      hugging: [249, 250, 251, 700].randomElement(using: &random) ?? 250,
      compression: [740, 750, 760].randomElement(using: &random) ?? 750,
      isHidden: Int.random(in: 0..<5, using: &random) == 0,
      pinsRight: Bool.random(using: &random), follows: Bool.random(using: &random))
  }

  /// Applies a random edit that a live tree can follow.
  mutating func edit(_ random: inout SeededRandom) {
    guard !leaves.isEmpty, Int.random(in: 0..<8, using: &random) > 0 else {
      size.width = CGFloat(Int.random(in: 200...400, using: &random))
      return
    }
    let index = Int.random(in: leaves.indices, using: &random)
    switch Int.random(in: 0..<9, using: &random) {
    case 0: leaves[index].width = CGFloat(Int.random(in: 1...150, using: &random))
    case 1 where Bool.random(using: &random): leaves[index].top = CGFloat(Int.random(in: 0...90, using: &random))
    case 1: leaves[index].words = Int.random(in: 0...20, using: &random)
    case 2: leaves[index].left = CGFloat(Int.random(in: 0...40, using: &random))
    case 3: leaves[index].wish = CGFloat(Int.random(in: 10...200, using: &random))
    case 4: leaves[index].priority = [100, 250, 500, 750, 999.5].randomElement(using: &random) ?? 100
    case 5: leaves[index].hugging = [249, 250, 251, 700].randomElement(using: &random) ?? 250
    case 6: leaves[index].isHidden.toggle()
    case 7: leaves[index].pinsRight.toggle()
    default: leaves[index].compression = [740, 750, 760].randomElement(using: &random) ?? 750
    }
  }
}

/// A tree created from a plan that can follow edits of the plan.
@MainActor
private final class LiveTree {
  let root = makeRoot()
  var views: [UIView] = []
  var lefts: [NSLayoutConstraint?] = []
  var wishes: [NSLayoutConstraint] = []
  var rights: [NSLayoutConstraint?] = []
  var tops: [NSLayoutConstraint?] = []

  init(_ plan: Plan) {
    for (index, leaf) in plan.leaves.enumerated() { add(leaf, index) }
    follow(plan)
  }

  private func add(_ leaf: Leaf, _ index: Int) {
    let view = make(leaf)
    let parent = leaf.parent < 0 ? root : views[leaf.parent]
    var (left, right, free): (NSLayoutConstraint?, NSLayoutConstraint?, NSLayoutConstraint?)
    if let stack = parent as? UIStackView {
      stack.addArrangedSubview(view)
    } else {
      _ = adopt(view, parent)
      let above = parent.subviews.dropLast().last
      let isChained = leaf.follows && above != nil
      let first = view.leftAnchor.constraint(equalTo: parent.leftAnchor)
      right = view.rightAnchor.constraint(lessThanOrEqualTo: parent.rightAnchor, constant: -4).at(900)
      let top =
        isChained && above != nil
        ? view.topAnchor.constraint(equalTo: (above ?? parent).bottomAnchor, constant: 3)
        : view.topAnchor.constraint(equalTo: parent.topAnchor, constant: leaf.top)
      let bottom = view.bottomAnchor.constraint(lessThanOrEqualTo: parent.bottomAnchor).at(600)
      activate(first, top, bottom)
      (left, free) = (first, isChained ? nil : top)
    }
    let wish = view.widthAnchor.constraint(equalToConstant: leaf.wish).at(leaf.priority)
    wish.isActive = true
    views.append(view)
    lefts.append(left)
    rights.append(right)
    tops.append(free)
    wishes.append(wish)
  }

  private func make(_ leaf: Leaf) -> UIView {
    switch leaf.kind {
    case .plain: return UIView()
    case .sized: return Sized(leaf.width, leaf.height)
    case .line: return UILabel()
    case .lines:
      let label = UILabel()
      label.numberOfLines = 0
      return label
    case .stack: return UIStackView()
    }
  }

  func follow(_ plan: Plan) {
    root.frame.size = plan.size
    for (index, leaf) in plan.leaves.enumerated() {
      let view = views[index]
      if let sized = view as? Sized, sized.content.width != leaf.width { sized.content.width = leaf.width }
      if let label = view as? UILabel {
        label.text = Array(repeating: "word", count: leaf.words).joined(separator: " ")
      }
      if let stack = view as? UIStackView { follow(leaf, stack) }
      lefts[index]?.constant = leaf.left
      tops[index]?.constant = leaf.top
      wishes[index].constant = leaf.wish
      wishes[index].priority = UILayoutPriority(leaf.priority)
      rights[index]?.isActive = leaf.pinsRight
      view.isHidden = leaf.isHidden
      view.setContentHuggingPriority(UILayoutPriority(leaf.hugging), for: .horizontal)
      view.setContentCompressionResistancePriority(UILayoutPriority(leaf.compression), for: .horizontal)
    }
  }

  private func follow(_ leaf: Leaf, _ stack: UIStackView) {
    stack.axis = Int(leaf.top) % 2 == 0 ? .horizontal : .vertical
    stack.spacing = CGFloat(leaf.words)
    stack.alignment = [.fill, .leading, .center, .trailing][Int(leaf.left) % 4]
    stack.distribution = [.fill, .fillEqually, .equalSpacing, .equalCentering][Int(leaf.width) % 4]
  }

  var frames: [CGRect] { views.map(\.frame) }
}

@MainActor @Suite struct WarmLayoutTests {
  @Test(arguments: 0..<100)
  func editedLayoutMatchesFreshLayout(_ seed: UInt64) {
    var random = SeededRandom(state: seed)
    var plan = Plan(&random)
    let live = LiveTree(plan)
    live.root.layoutIfNeeded()
    for step in 0..<12 {
      for _ in 0..<Int.random(in: 1...3, using: &random) { plan.edit(&random) }
      live.follow(plan)
      live.root.layoutIfNeeded()
      let fresh = LiveTree(plan)
      fresh.root.layoutIfNeeded()
      #expect(live.root.brokenConstraints.count == fresh.root.brokenConstraints.count)
      // In a conflict, the broken constraint depends on the order of activation, which editing may change.
      if !live.root.brokenConstraints.isEmpty { continue }
      #expect(live.frames == fresh.frames, "seed \(seed), step \(step)")
      if live.frames != fresh.frames { return }
    }
  }

  /// A view that requests layout before its descendants are notified of the new scale.
  final class Hasty: UIView {
    override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) { layoutIfNeeded() }
  }

  /// A 17-point line is 20.287 points high. In whole pixels, that is 20 1/3 at scale 3 and 20.5 at scale 2.
  @Test func textsUseTheNewScale() {
    let parent = Hasty()
    let label = adopt(UILabel(), parent)
    label.text = "word"
    activate(
      label.topAnchor.constraint(equalTo: parent.topAnchor), label.leftAnchor.constraint(equalTo: parent.leftAnchor))
    for (scale, height) in [(3, 61.0 / 3), (2, 20.5), (3, 61.0 / 3)] as [(CGFloat, CGFloat)] {
      let window = makeWindow(scale: scale)
      parent.translatesAutoresizingMaskIntoConstraints = false
      window.addSubview(parent)
      window.layoutIfNeeded()
      #expect(label.frame.height == height)
      #expect(label.frame.size == label.intrinsicContentSize)
    }
  }
}
