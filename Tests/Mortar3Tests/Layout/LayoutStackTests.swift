// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import Mortar3
import Testing

@Suite @MainActor
struct LayoutStackTests {
  @Test func statementsOutsideBuildersActivateImmediately() {
    let view = UIView()
    let group = view.layout.width == 10
    #expect(group.isActive)
    #expect(view.constraints.count == 1)
  }

  @Test func statementsInBuildersWaitForTheOutermostOne() {
    var inner: MortarConstraintGroup?
    var seen: [Int] = []
    let root = UIView {
      UIView {
        inner = $0.layout.edges == $0.parentLayout.edges
        seen.append($0.constraints.count)
      }
      UIView { view in
        seen.append(inner?.layoutConstraints.filter(\.isActive).count ?? -1)
        view.layout.width == 5
      }
    }
    #expect(seen == [0, 0])
    #expect(inner?.isActive == true)
    #expect(root.constraints.count == 4)
  }

  /// Constraints are activated in the order of their statements, which is the order in which UIKit lists them.
  @Test func activatesInOrder() {
    let root = UIView {
      UIView {
        $0.layout.top == $0.parentLayout.top + 1
        UIView { $0.layout.left == $0.referencedLayout("root").left + 2 }
        $0.layout.bottom == $0.parentLayout.bottom + 3
      }
      $0.layoutReferenceId = "root"
    }
    #expect(root.constraints.map(\.constant) == [1, 2, 3])
  }

  @Test func groupsCanChangeBeforeTheirViewsResolve() throws {
    var early: NSLayoutConstraint?
    var group: MortarConstraintGroup?
    let root = UIView {
      UIView {
        let made = $0.layout.edges == $0.parentLayout.edges
        made.layoutConstraints[0].constant = 12
        made.layoutConstraints[1].identifier = "left"
        made.layoutConstraints[2].priority = .defaultLow
        early = made.layoutConstraints[0]
        group = made
      }
    }
    let made = try #require(group).layoutConstraints
    #expect(made.first === early)
    #expect(made.map(\.constant) == [12, 0, 0, 0])
    #expect(made[1].identifier == "left")
    #expect(made[2].priority == .defaultLow)
    #expect(made.allSatisfy { $0.secondItem === root && $0.isActive })
  }

  @Test func activationSetInABuilderAppliesAfterIt() {
    var off: MortarConstraintGroup?
    var on: MortarConstraintGroup?
    let view = UIView {
      let first = $0.layout.width == 1
      first.isActive = false
      let second = $0.layout.height == 1 % .deactivated
      second.isActive = true
      (off, on) = (first, second)
    }
    #expect(off?.isActive == false)
    #expect(on?.isActive == true)
    #expect(view.constraints.map(\.firstAttribute) == [.height])
  }

  // MARK: References

  @Test func referencesReachAcrossTheHierarchy() {
    let root = UIView {
      UIView {
        UIView {
          $0.layoutReferenceId = "inner"
          $0.layout.topLeft == CGPoint(x: 10, y: 20)
          $0.layout.size == CGSize(width: 30, height: 40)
        }
        $0.layout.edges == $0.parentLayout.edges
      }
      UIView {
        $0.layout.topLeft == $0.referencedLayout("inner").bottomRight
        $0.layout.size == $0.referencedLayout("inner").size * 2
      }
    }
    root.frame = CGRect(x: 0, y: 0, width: 200, height: 200)
    root.layoutIfNeeded()
    // The inner view's size is 30 x 40. The outer view begins where it ends, at (40, 60), and is twice its size.
    #expect(root.subviews.last?.frame == CGRect(x: 40, y: 60, width: 60, height: 80))
  }

  /// Rows that are created by the same code use the same names. Each name refers to the view in its own row.
  @Test func referencesResolveToTheNearestView() {
    var rows: [UIView] = []
    let root = UIView {
      for index in 0..<3 {
        UIView { row in
          UIView {
            $0.layoutReferenceId = "title"
            $0.layout.topLeft == CGPoint.zero
            $0.layout.size == CGSize(width: 10 * (index + 1), height: 5)
          }
          UIView { $0.layout.size == $0.referencedLayout("title").size }
          rows.append(row)
        }
      }
    }
    root.layoutIfNeeded()
    #expect(rows.map { $0.subviews[1].frame.width } == [10, 20, 30])
  }

  /// A view has only the name that it was given last, and no name after the name is removed.
  @Test func referenceNamesCanChange() {
    let root = UIView {
      UIView {
        $0.layoutReferenceId = "first"
        $0.layoutReferenceId = "second"
        $0.layout.width == 10
      }
      UIView {
        $0.layoutReferenceId = "first"
        $0.layout.width == 20
      }
      UIView {
        $0.layoutReferenceId = "second"
        $0.layoutReferenceId = nil
        $0.layout.width == $0.referencedLayout("second").width + $0.tag
      }
      UIView { $0.layout.width == $0.referencedLayout("first").width }
    }
    root.layoutIfNeeded()
    #expect(root.subviews.map(\.frame.width) == [10, 20, 10, 20])
    #expect(root.subviews[0].layoutReferenceId == "second" && root.subviews[2].layoutReferenceId == nil)
  }

  /// Looking up views in many rows with the same names does not compare every row with every other row.
  @Test func manyRowsWithTheSameNames() {
    let root = UIView {
      for index in 0..<500 {
        UIView {
          UIView {
            $0.layoutReferenceId = "title"
            $0.layout.width == index
          }
          UIView { $0.layout.width == $0.referencedLayout("title").width }
        }
      }
    }
    root.layoutIfNeeded()
    #expect(root.subviews.allSatisfy { $0.subviews[0].frame.width == $0.subviews[1].frame.width })
    #expect(root.subviews.last?.subviews[1].frame.width == 499)
  }

  @Test func safeAreasAndKeyboardsOfReferences() {
    var constraints: [NSLayoutConstraint] = []
    let root = UIView {
      $0.layoutReferenceId = "root"
      UIView {
        let top = $0.layout.top == $0.referencedSafeAreaLayout("root").top
        let bottom = $0.layout.bottom == $0.referencedKeyboardLayout("root").top
        let other = $0.layout.bottom == $0.referencedLeyboardLayout("root").top
        constraints = top.layoutConstraints + bottom.layoutConstraints + other.layoutConstraints
      }
    }
    #expect(constraints[0].secondItem === root.safeAreaLayoutGuide)
    #expect(constraints[1].secondItem === constraints[2].secondItem)
    #expect((constraints[1].secondItem as? UILayoutGuide)?.owningView === root)
    #expect(root.layoutReferenceId == "root")
  }
}
