// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import SwiftLayout
import Testing

/// Invalid input has defined results and never traps.
@MainActor @Suite struct BadInputTests {
  let root = makeRoot()
  let child = makeView("child")
  let friend = makeView("friend")

  /// An unknown identifier refers to the superview.
  @Test func unknownIdentifiers() {
    root.sublayout {
      child.anchors {
        Anchors.top.equalTo("nobody", attribute: .bottom, constant: 4)
        Anchors.size.equalTo("nobody")
      }
    }.finalActive()
    #expect(
      constraintTexts(root) == [
        "child.top == root.bottom + 4", "child.width == root.width", "child.height == root.height",
      ])
  }

  /// If several views have the same identifier, the first one is used. Views take precedence over layout guides.
  @Test func duplicateIdentifiers() {
    let (twin, guide) = (makeView("child"), UILayoutGuide())
    guide.identifier = "child"
    root.sublayout {
      guide
      child
      twin
      friend.anchors {
        Anchors.top.equalTo("child")
        Anchors.bottom.equalTo("")
      }
    }.finalActive()
    #expect(allConstraints(root).first?.secondItem === child)
    #expect(allConstraints(root).last?.secondItem === root)
  }

  /// A root has no superview to relate to, so position anchors are ignored, and size anchors need a number.
  @Test func anchorsOfARoot() {
    root.anchors {
      Anchors.cap
      Anchors.width
      Anchors.height.equalTo(constant: 50)
      Anchors.top.equalTo("nobody")
    }.finalActive()
    #expect(constraintTexts(root) == ["root.height == 50"])
  }

  /// The anchors of a root that has a superview relate to that superview.
  @Test func anchorsOfARootWithASuperview() {
    let outside = makeRoot()
    outside.accessibilityIdentifier = "outside"
    outside.addSubview(root)
    root.anchors { Anchors.top }.finalActive()
    #expect(constraintTexts(outside) == ["root.top == outside.top"])
  }

  /// A view listed twice in one superview has the position of its last occurrence. The anchors of both occurrences
  /// apply.
  @Test func duplicateView() {
    let activation = root.sublayout {
      child.anchors { Anchors.top }
      friend
      child.anchors { Anchors.leading }
    }.active()
    #expect(tree(root) == "root(friend, child)")
    #expect(constraintTexts(root) == ["child.top == root.top", "child.leading == root.leading"])
    activation.deactive()
    #expect(tree(root) == "root")
  }

  /// A view listed in two superviews is added to the last one, and all its anchors relate to that superview.
  @Test func oneViewInTwoSuperviews() {
    let layout = root.sublayout {
      child.anchors { Anchors.top }
      friend.sublayout { child.anchors { Anchors.leading } }
    }
    let activation = layout.active()
    let before = allConstraints(root)
    #expect(tree(root) == "root(friend(child))")
    #expect(constraintTexts(root) == ["child.top == friend.top", "child.leading == friend.leading"])
    layout.update(fromActivation: activation)
    #expect(allConstraints(root) == before)
  }

  /// Equal anchors create a single constraint, as in SwiftLayout, which stores constraints in a set.
  @Test func duplicateConstraint() {
    let layout = root.sublayout {
      child.anchors {
        Anchors.top; Anchors.top; Anchors.top.priority(.defaultLow)
        Anchors.cap
      }
    }
    let activation = layout.active()
    let before = allConstraints(root)
    #expect(
      constraintTexts(root) == [
        "child.top == root.top", "child.top == root.top @250", "child.leading == root.leading",
        "child.trailing == root.trailing",
      ])
    layout.update(fromActivation: activation)
    #expect(allConstraints(root) == before)
    root.sublayout { child.anchors { Anchors.top.priority(.defaultLow) } }.update(fromActivation: activation)
    #expect(constraintTexts(root) == ["child.top == root.top @250"])
    #expect(allConstraints(root) == [before[1]])
  }

  /// Equal anchors of a view or guide create a single constraint even if the view or guide is listed twice.
  @Test func duplicateConstraintOfAViewInTwoPlaces() {
    let guide = UILayoutGuide()
    guide.identifier = "guide"
    root.sublayout {
      child.anchors { Anchors.top.leading }
      friend
      child.anchors { Anchors.leading }
      guide.sl.anchors { Anchors.top }
      guide.sl.anchors { Anchors.top }
    }.finalActive()
    #expect(
      constraintTexts(root) == [
        "child.top == root.top", "child.leading == root.leading", "guide.top == root.top",
      ])
  }

  /// A view listed inside itself is ignored at that position.
  @Test func aViewInsideItself() {
    root.sublayout { child.sublayout { child.sublayout { friend } } }.finalActive()
    #expect(child.superview !== child)
    #expect(friend.superview === child)
    let (a, b) = (makeView("a"), makeView("b"))
    Group2(a: a, b: b).finalActive()
    #expect(!(a.isDescendant(of: b) && b.isDescendant(of: a)))
  }

  private struct Group2: ModularLayout {
    let a: UIView
    let b: UIView
    var layout: some Layout {
      a.sublayout { b }
      b.sublayout { a }
    }
  }

  @Test func aLayoutAppliedToAnotherRoot() {
    let other = makeRoot()
    other.accessibilityIdentifier = "other"
    let activation = root.sublayout { child.anchors { Anchors.cap } }.active()
    other.sublayout { child.anchors { Anchors.cap } }.update(fromActivation: activation)
    #expect(tree(root) == "root")
    #expect(tree(other) == "other(child)")
    #expect(constraintTexts(root).isEmpty)
    #expect(constraintTexts(other).first == "child.top == other.top")
    #expect(constraintTexts(other).count == 3)
  }

  @Test func updateAfterDeactive() {
    let layout = root.sublayout { child.anchors { Anchors.cap } }
    let activation = layout.active()
    activation.deactive()
    activation.deactive()
    layout.update(fromActivation: activation)
    #expect(tree(root) == "root(child)")
    #expect(constraintTexts(root).count == 3)
  }

  /// If other code has deactivated constraints, an update reactivates the same constraint objects.
  @Test func externallyDeactivatedConstraints() {
    let layout = root.sublayout { child.anchors { Anchors.cap } }
    let activation = layout.active()
    let before = allConstraints(root)
    NSLayoutConstraint.deactivate(root.constraints)
    #expect(allConstraints(root).isEmpty)
    layout.update(fromActivation: activation)
    #expect(allConstraints(root) == before)
    NSLayoutConstraint.deactivate(root.constraints)
    activation.deactive()
    #expect(tree(root) == "root")
  }

  @Test func externallyRemovedViews() {
    let layout = root.sublayout {
      child.anchors { Anchors.cap }
      friend.anchors { Anchors.top.equalTo(child) }
    }
    let activation = layout.active()
    child.removeFromSuperview()
    layout.update(fromActivation: activation)
    #expect(tree(root) == "root(child, friend)")
    #expect(Set(constraintTexts(root)).count == 4)
  }

  /// A view that other code has moved to another superview stays there.
  @Test func externallyMovedViews() {
    let elsewhere = makeRoot()
    let activation = root.sublayout { child }.active()
    elsewhere.addSubview(child)
    activation.deactive()
    #expect(child.superview === elsewhere)
  }

  @Test func deallocatedViews() {
    let activation = Activation()
    weak var lost: UIView?
    do {
      let view = makeView("short")
      lost = view
      root.sublayout {
        view.anchors {
          Anchors.cap; Anchors.height.equalTo(constant: 3)
        }
      }.update(fromActivation: activation)
      view.removeFromSuperview()
    }
    #expect(lost == nil)
    #expect(activation.viewForIdentifier("short") == nil)
    #expect(activation.anchors("short").constraints.isEmpty)
    activation.anchors("short").update(constant: 2)
    root.sublayout {
      child.anchors {
        Anchors.cap; Anchors.height.equalTo(constant: 3)
      }
    }.update(fromActivation: activation)
    #expect(constraintTexts(root).count + constraintTexts(child).count == 8 - 4 + constraintTexts(child).count)
    #expect(tree(root) == "root(child)")
    activation.deactive()
  }

  @Test func aDeallocatedRoot() {
    let activation = Activation()
    weak var lost: UIView?
    do {
      let view = makeView("short")
      lost = view
      view.sublayout { child.anchors { Anchors.cap } }.update(fromActivation: activation)
    }
    #expect(lost == nil)
    #expect(child.superview == nil)
    root.sublayout { child.anchors { Anchors.cap } }.update(fromActivation: activation)
    #expect(constraintTexts(root).count == 3)
    activation.deactive()
  }

  /// A new view at the address of a released view is recognized as new.
  @Test func reusedAddresses() {
    let activation = Activation()
    for round in 0..<50 {
      let view = makeView("v\(round)")
      root.sublayout {
        view.anchors {
          Anchors.cap; Anchors.height.equalTo(constant: 5)
        }
      }.update(fromActivation: activation)
      #expect(root.subviews == [view])
      #expect(activation.viewForIdentifier("v\(round)") === view)
      #expect(allConstraints(root).count == 4)
      #expect(allConstraints(root).allSatisfy { $0.firstItem === view })
      view.removeFromSuperview()
    }
  }

  @Test func emptyLayouts() {
    let activation = EmptyLayout().active()
    root.sublayout {}.update(fromActivation: activation)
    root.anchors {}.update(fromActivation: activation, mode: .forced)
    #expect(tree(root) == "root")
  }

  /// A NaN constant terminates the program, as in UIKit.
  @Test func nanConstants() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        let (root, child) = (UIView(), UIView())
        root.sublayout { child.anchors { Anchors.width.equalTo(constant: .nan) } }.finalActive()
      }
    }
    let text = result.map { String(decoding: $0.standardErrorContent, as: UTF8.self) }
    #expect(text?.contains("Constraint constant is not finite!") == true)
  }
}
