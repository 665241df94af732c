// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import Foundation
import TesseraRaster
import TesseraViewFixtures
import Testing

@testable import TesseraGraphics
@testable import TesseraViews

/// Deep trees, which must be traversed neither recursively nor from each level to the root.
@MainActor @Suite struct DeepTreeTests {
  private let depth = 10_000
  private let fewer = 10_000

  /// Returns a chain of views whose root has no superview. It is built from the leaf up, so that adding each view is
  /// cheap.
  private func makeChain(_ depth: Int, _ make: () -> UIView) -> (root: UIView, leaf: UIView) {
    let leaf = make()
    var views = [leaf]
    for _ in 1..<depth { views.append(make()) }
    for index in stride(from: depth - 1, to: 0, by: -1) { views[index].addSubview(views[index - 1]) }
    return (views[depth - 1], leaf)
  }

  private func makePlainChain(_ depth: Int) -> (root: UIView, leaf: UIView) {
    makeChain(depth) { UIView(frame: CGRect(1, 0, 10, 10)) }
  }

  @Test func addsToAWindowAndRemoves() {
    let window = makeWindow(100, 100, safeArea: UIEdgeInsets(top: 10, left: 0, bottom: 0, right: 0))
    let (root, leaf) = makePlainChain(fewer)
    leaf.tag = 7
    window.addSubview(root)
    #expect(leaf.flags.isInWindow && leaf.window === window)
    #expect(leaf.traitCollection.displayScale == 2)
    window.layoutIfNeeded()
    // Each view is at its superview's top edge.
    #expect(leaf.safeAreaInsets.top == 10)
    #expect(window.viewWithTag(7) === leaf)
    #expect(leaf.convert(CGPoint.zero, to: window).x == CGFloat(fewer))
    window.tintColor = .red
    window.overrideUserInterfaceStyle = .dark
    #expect(leaf.tintColor == .red && leaf.traitCollection.userInterfaceStyle == .dark)
    root.removeFromSuperview()
    #expect(!leaf.flags.isInWindow && leaf.window == nil)
  }

  /// The tree is built from the window down, so that each view is added below all others. Then it is laid out,
  /// removed and added again.
  @Test func buildsFromTheRoot() {
    let window = makeWindow(100, 100, safeArea: UIEdgeInsets(top: 10, left: 0, bottom: 0, right: 0))
    window.tintColor = .red
    var leaf: UIView = window
    for _ in 0..<depth {
      let view = UIView(frame: CGRect(0, 0, 10, 10))
      leaf.addSubview(view)
      leaf = view
    }
    #expect(leaf.window === window && leaf.tintColor == .red)
    window.layoutIfNeeded()
    #expect(leaf.safeAreaInsets.top == 10)
    window.tintColor = .green
    #expect(leaf.tintColor == .green)
    let top = window.subviews[0]
    top.removeFromSuperview()
    #expect(leaf.window == nil && leaf.tintColor == .systemBlue && AncestorHints.root(of: leaf) === top)
    let other = makeWindow()
    other.tintColor = .blue
    other.addSubview(top)
    #expect(leaf.window === other && leaf.tintColor == .blue)
  }

  /// Values that a deep view derives from its root stay correct if the tree is split in the middle or released from
  /// the top.
  @Test func detectsRemovedSubtrees() {
    let (root, leaf) = makePlainChain(200)
    root.tintColor = .red
    #expect(AncestorHints.root(of: leaf) === root && leaf.tintColor == .red)
    var middle = leaf
    for _ in 0..<100 { middle = middle.superview ?? middle }
    let above = middle.superview
    middle.removeFromSuperview()
    #expect(AncestorHints.root(of: leaf) === middle && leaf.tintColor == .systemBlue)
    middle.tintColor = .green
    #expect(leaf.tintColor == .green)
    above?.addSubview(middle)
    #expect(AncestorHints.root(of: leaf) === root && leaf.tintColor == .green)
    middle.tintColor = nil
    #expect(leaf.tintColor == .red)
    let survivor = UIView()
    do {
      let second = makePlainChain(100)
      second.leaf.addSubview(survivor)
      #expect(AncestorHints.root(of: survivor) === second.root)
    }
    #expect(AncestorHints.root(of: survivor) === survivor, "the views above were released")
  }

  @Test func describesItself() {
    let (root, leaf) = makePlainChain(depth)
    #expect(root.description.hasPrefix("<UIView: 0x") && leaf.description.contains("frame = (1 0; 10 10)"))
  }

  /// Traits are read at the leaf before any ancestor has resolved its traits.
  @Test func resolvesTraitsFromTheLeaf() {
    let (root, leaf) = makePlainChain(depth)
    root.overrideUserInterfaceStyle = .dark
    #expect(leaf.traitCollection.userInterfaceStyle == .dark)
  }

  @Test func passesMarginsToSubviews() {
    let (root, leaf) = makeChain(fewer) {
      let view = UIView(frame: CGRect(0, 0, 10, 10))
      view.preservesSuperviewLayoutMargins = true
      return view
    }
    root.layoutMargins = UIEdgeInsets(top: 33, left: 0, bottom: 0, right: 0)
    #expect(leaf.layoutMargins.top == 33)
  }

  @Test func autoresizes() {
    let (root, leaf) = makeChain(fewer) {
      let view = UIView(frame: CGRect(0, 0, 10, 10))
      view.autoresizingMask = [.flexibleWidth]
      return view
    }
    root.frame.size.width = 25
    #expect(leaf.frame == CGRect(0, 0, 25, 10))
  }

  /// Each view fills its superview. One additional height constraint conflicts with the root's.
  @Test func laysOutConstraintsAndBreaksOne() {
    let root = makeRoot(50, 60)
    var leaf = root
    for _ in 1..<300 {
      let view = addBox(to: leaf)
      activate(
        view.leftAnchor.constraint(equalTo: leaf.leftAnchor), view.rightAnchor.constraint(equalTo: leaf.rightAnchor),
        view.topAnchor.constraint(equalTo: leaf.topAnchor), view.bottomAnchor.constraint(equalTo: leaf.bottomAnchor))
      leaf = view
    }
    root.layoutIfNeeded()
    #expect(leaf.frame == CGRect(0, 0, 50, 60))
    let tooMuch = leaf.heightAnchor.constraint(equalToConstant: 61)
    tooMuch.isActive = true
    root.layoutIfNeeded()
    #expect(root.brokenConstraints == [tooMuch])
  }

  @Test(arguments: [false, true])
  func paints(nestsGroups: Bool) {
    let (root, leaf) = makeChain(depth) {
      let view = UIView(frame: CGRect(0, 0, 10, 10))
      view.clipsToBounds = nestsGroups
      view.alpha = nestsGroups ? 0.999 : 1
      return view
    }
    leaf.backgroundColor = .red
    let list = root.displayList(scale: 1, pixels: (10, 10), background: .clear)
    // Each level has a group and a clip, each with a begin and an end command. The leaf is a single shape, so it
    // requires no group.
    #expect(list.commands.count == 1 + (nestsGroups ? 4 * depth - 2 : 0))
  }

  @Test func releasesLayersWithoutViews() {
    let root = CALayer()
    weak var last: CALayer?
    var layer = root
    for _ in 0..<depth {
      let inner = CALayer()
      layer.addSublayer(inner)
      layer = inner
    }
    last = layer
    layer = root
    root.sublayers?.first?.removeFromSuperlayer()
    #expect(last == nil)
  }

  @Test func releasesTheTree() {
    weak var leaf: UIView?
    do {
      let chain = makePlainChain(depth)
      leaf = chain.leaf
      #expect(leaf != nil)
    }
    #expect(leaf == nil)
  }
}
