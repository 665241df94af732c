// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import TesseraRandom
import SwiftLayout
import Testing

/// The objects that updates preserve, and the contents of an activation.
@MainActor @Suite struct ActivationTests {
  let root = CountingView(frame: CGRect(0, 0, 200, 100))
  let views = "abcdefgh".map { makeView(String($0)) }

  init() {
    root.accessibilityIdentifier = "root"
  }

  func layout(_ order: [Int], offset: CGFloat = 0) -> some Layout {
    root.sublayout {
      for index in order {
        views[index].anchors {
          Anchors.cap.equalToSuper(inwardOffset: CGFloat(index) + offset)
          Anchors.height.equalTo(constant: 10)
        }
      }
    }
  }

  // MARK: Unchanged objects

  @Test func unchangedUpdatesHaveNoEffect() {
    let activation = layout([0, 1, 2]).active()
    let before = allConstraints(root)
    #expect(before.count == 12)
    layout([0, 1, 2]).update(fromActivation: activation)
    #expect(allConstraints(root) == before)
    #expect(root.added == 3)
    #expect(root.inserted == 0)
    #expect(root.removed == 0)
  }

  @Test func addsAndRemovesAView() {
    let activation = layout([0, 2, 3]).active()
    let before = allConstraints(root)
    layout([0, 1, 2, 3]).update(fromActivation: activation)
    #expect(root.subviews == [0, 1, 2, 3].map { views[$0] })
    #expect(allConstraints(root).filter { before.contains($0) } == before)
    #expect(allConstraints(root).count == 16)
    #expect(root.added == 4)
    #expect(root.inserted == 1)
    layout([0, 2, 3]).update(fromActivation: activation)
    #expect(allConstraints(root) == before)
    #expect(root.removed == 1)
    #expect(views[1].superview == nil)
  }

  /// Updates set a new constant, priority or identifier on the existing constraint.
  @Test func changedConstantsReuseTheConstraint() {
    let activation = layout([0, 1]).active()
    let before = allConstraints(root)
    layout([0, 1], offset: 5).update(fromActivation: activation)
    #expect(allConstraints(root) == before)
    #expect(constraintTexts(root).first == "a.top == root.top + 5")
    let other = root.sublayout {
      views[0].anchors {
        Anchors.cap.priority(.defaultLow).identifier("x")
        Anchors.height.equalTo(constant: 10)
      }
      views[1]
    }
    other.update(fromActivation: activation)
    #expect(allConstraints(root).contains(before[0]))
    #expect(text(before[0]) == "a.top == root.top @250 'x'")
    #expect(allConstraints(root).count == 4)
  }

  /// Reordering moves as few views as possible and changes no constraints. Each pair has the new order and the
  /// expected number of moved views.
  @Test(arguments: [
    ([1, 2, 3, 4, 0], 1), ([4, 0, 1, 2, 3], 1), ([0, 2, 1, 3, 4], 1), ([4, 3, 2, 1, 0], 4), ([1, 0, 3, 2, 4], 2),
  ])
  func reordersViews(_ order: [Int], _ moves: Int) {
    let activation = layout([0, 1, 2, 3, 4]).active()
    let before = Set(allConstraints(root))
    layout(order).update(fromActivation: activation)
    #expect(root.subviews == order.map { views[$0] })
    #expect(root.inserted == moves)
    #expect(root.added == 5)
    #expect(Set(allConstraints(root)) == before)
  }

  /// Views outside the layout keep their position among the subviews.
  @Test func keepsOtherSubviews() {
    let (below, above) = (makeView("below"), makeView("above"))
    root.addSubview(below)
    let activation = layout([0, 2]).active()
    root.addSubview(above)
    layout([0, 1, 2]).update(fromActivation: activation)
    #expect(tree(root) == "root(below, a, b, c, above)")
    layout([2, 3]).update(fromActivation: activation)
    #expect(tree(root) == "root(below, c, d, above)" || tree(root) == "root(below, c, above, d)")
    activation.deactive()
    #expect(tree(root) == "root(below, above)")
  }

  @Test func movesAViewToAnotherSuperview() {
    let activation = root.sublayout {
      views[0].sublayout { views[2].anchors { Anchors.top.equalTo(root) } }
      views[1]
    }.active()
    root.sublayout {
      views[0]
      views[1].sublayout { views[2].anchors { Anchors.top.equalTo(root) } }
    }.update(fromActivation: activation)
    #expect(tree(root) == "root(a, b(c))")
    #expect(constraintTexts(root) == ["c.top == root.top"])
  }

  @Test func swapsParentAndChild() {
    let activation = root.sublayout { views[0].sublayout { views[1].anchors { Anchors.top } } }.active()
    root.sublayout { views[1].sublayout { views[0].anchors { Anchors.top } } }.update(fromActivation: activation)
    #expect(tree(root) == "root(b(a))")
    #expect(constraintTexts(root) == ["a.top == b.top"])
  }

  /// An update has the same result as a new activation.
  @Test(arguments: 0..<20 as Range<UInt64>) func resultDoesNotDependOnHistory(seed: UInt64) {
    var random = SeededRandom(state: seed)
    let fresh = CountingView(frame: root.frame)
    fresh.accessibilityIdentifier = "root"
    let activation = Activation()
    for _ in 0..<8 {
      let order = Array(0..<8).shuffled(using: &random).prefix(Int.random(in: 0...8, using: &random))
      let nested = Bool.random(using: &random)
      let offset = CGFloat.random(in: 0...3, using: &random).rounded()
      randomLayout(root, views, Array(order), nested, offset).update(fromActivation: activation, mode: .forced)
      let twins = views.map { makeView($0.accessibilityIdentifier ?? "") }
      let cold = randomLayout(fresh, twins, Array(order), nested, offset).active(mode: .forced)
      #expect(tree(root) == tree(fresh))
      #expect(Set(constraintTexts(root)) == Set(constraintTexts(fresh)))
      #expect(zip(views, twins).allSatisfy { $0.superview == nil || $0.frame == $1.frame })
      cold.deactive()
    }
    activation.deactive()
    #expect(tree(root) == "root")
    #expect(constraintTexts(root).isEmpty)
  }

  @LayoutBuilder private func randomLayout(
    _ root: UIView, _ views: [UIView], _ order: [Int], _ nested: Bool, _ offset: CGFloat
  ) -> some Layout {
    root.sublayout {
      for (place, index) in order.enumerated() {
        if nested && place == 0 {
          views[index].anchors { Anchors.allSides(offset: offset) }.sublayout {
            for inner in order.dropFirst().prefix(2) { views[inner].anchors { Anchors.cap(offset: offset) } }
          }
        } else if !nested || place > 2 {
          views[index].anchors {
            Anchors.leading.equalToSuper(constant: CGFloat(place) * 10 + offset)
            Anchors.vertical
            Anchors.width.equalTo(constant: 5).priority(.init(999))
          }
        }
      }
    }
  }

  // MARK: Modes

  @Test func normalModeWaitsForLayout() {
    let activation = layout([1]).active()
    #expect(views[1].frame == .zero)
    root.layoutIfNeeded()
    // 1 point from the top and the sides.
    #expect(views[1].frame == CGRect(1, 1, 198, 10))
    layout([1], offset: 4).update(fromActivation: activation, mode: .forced)
    #expect(views[1].frame == CGRect(5, 5, 190, 10))
  }

  @Test func finalActiveForces() {
    layout([1]).finalActive(forceLayout: true)
    #expect(views[1].frame == CGRect(1, 1, 198, 10))
  }

  // MARK: Contents of an activation

  @Test func identifiers() {
    let activation = layout([0, 1]).active()
    #expect(activation.viewForIdentifier("b") === views[1])
    #expect(activation.viewForIdentifier("c") == nil)
    #expect([Activation(), activation].viewForIdentifier("a") === views[0])
  }

  @Test func constraintsCanBeUpdated() {
    let content = root.sublayout {
      views[0].anchors {
        Anchors.cap.identifier("cap")
        Anchors.height.equalTo(constant: 10)
      }
    }
    let activation = content.active()
    activation.anchors("cap", attribute: .top).update(constant: 7)
    activation.anchors("a", attribute: .height).update(constant: 20, priority: .defaultHigh)
    activation.anchors("cap") { $0.firstAttribute == .leading }.update(priority: .defaultLow)
    #expect(
      constraintTexts(root) == [
        "a.top == root.top + 7 'cap'", "a.leading == root.leading @250 'cap'", "a.trailing == root.trailing 'cap'",
        "a.height == 20 @750",
      ])
    #expect(activation.anchors("nobody").constraints.isEmpty)
    // The next update restores the layout's values.
    let before = allConstraints(root)
    content.update(fromActivation: activation)
    #expect(text(before[0]) == "a.top == root.top 'cap'")
    #expect(allConstraints(root) == before)
  }

  /// Constraints that differ only in their numbers are preserved when other constraints are added or removed.
  @Test func reusesMatchingConstraints() {
    let content = { (hasFirst: Bool, isTurned: Bool) in
      self.root.sublayout {
        self.views[0].anchors {
          if hasFirst { Anchors.top.identifier("one") }
          if isTurned { Anchors.top.constant(9).priority(.defaultHigh).identifier("three") }
          Anchors.top.constant(5).priority(.defaultLow).identifier("two")
          if !isTurned { Anchors.top.constant(9).priority(.defaultHigh).identifier("three") }
        }
      }
    }
    let activation = content(true, false).active()
    let two = activation.anchors("two")
    let three = activation.anchors("three")
    let held = two.constraints + three.constraints
    #expect(held.map(text) == ["a.top == root.top + 5 @250 'two'", "a.top == root.top + 9 @750 'three'"])
    for (hasFirst, isTurned) in [(false, false), (false, true), (true, true), (true, false)] {
      content(hasFirst, isTurned).update(fromActivation: activation)
      #expect(activation.anchors("two").constraints == two.constraints)
      #expect(activation.anchors("three").constraints == three.constraints)
      #expect(held.allSatisfy { $0.isActive })
      #expect(held.map(text) == ["a.top == root.top + 5 @250 'two'", "a.top == root.top + 9 @750 'three'"])
    }
    two.update(constant: 1)
    #expect(constraintTexts(root).contains("a.top == root.top + 1 @250 'two'"))
  }

  // MARK: Releasing an activation

  @Test func releasingAnActivationRemovesItsLayout() {
    var activation: Activation? = layout([0, 1]).active()
    #expect(activation != nil && tree(root) == "root(a, b)")
    activation = nil
    #expect(tree(root) == "root")
    #expect(constraintTexts(root).isEmpty)
  }

  /// If `activation = layout.active()` runs a second time, everything that the new activation also contains is
  /// preserved.
  @Test func releasingAnActivationKeepsSharedLayout() {
    let guide = UILayoutGuide()
    let content = { (order: [Int]) in
      self.root.sublayout {
        guide.sl.anchors { Anchors.top }
        for index in order { self.views[index].anchors { Anchors.top } }
      }
    }
    var activation = content([0, 1]).active()
    activation = content([1, 2]).active()
    #expect(tree(root) == "root(b, c)")
    #expect(root.layoutGuides.filter { $0 === guide }.count == 1)
    #expect(allConstraints(root).count == 3)
    #expect(activation.viewForIdentifier("b") === views[1])
    activation = Activation()
    #expect(tree(root) == "root")
    #expect(guide.owningView == nil)
  }

  @Test func finalActiveKeepsTheLayout() {
    layout([0, 1]).finalActive()
    #expect(tree(root) == "root(a, b)")
    #expect(constraintTexts(root).count == 8)
  }

  final class Holder: UIView, Layoutable {
    let label = makeView("label")
    let inner = makeView("inner")
    var activation: Activation?
    var layout: some Layout {
      self.sublayout { label.anchors { Anchors.cap() }.sublayout { inner.anchors { Anchors.top } } }
    }
  }

  /// Releasing a view tree together with its activation does not dismantle the tree.
  @Test func releasingATreeKeepsItsHierarchy() {
    var holder: Holder? = Holder()
    holder?.sl.updateLayout()
    let label = holder?.label
    weak let gone = holder
    holder = nil
    #expect(gone == nil)
    #expect(label.map(tree) == "label(inner)")
    #expect(label?.superview == nil)
  }

  @Test func storesActivations() {
    var (list, set): ([Activation], Set<Activation>) = ([], [])
    let activation = layout([0]).active()
    activation.store(&list)
    activation.store(&set)
    activation.store(&set)
    #expect(list == [activation])
    #expect(set == [activation])
    #expect(activation != Activation())
  }

  @Test func deactivationRemovesTheLayout() {
    let activation = root.sublayout { views[0].anchors { Anchors.cap }.sublayout { views[1].anchors { Anchors.top } } }
      .active()
    activation.deactive()
    #expect(tree(root) == "root")
    #expect(views[0].subviews.isEmpty)
    #expect(constraintTexts(root).isEmpty)
    #expect(activation.viewForIdentifier("a") == nil)
  }
}
