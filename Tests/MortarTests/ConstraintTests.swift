// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import Mortar
import Testing

@MainActor @Suite struct ConstraintTests {
  let stage = Stage()
  var view1: UIView { stage.view1 }
  var view2: UIView { stage.view2 }

  @Test func numbersWithoutAttributes() {
    view1 |=| 20
    // All four edges are the superview's edges, offset by 20.
    #expect(stage.frame(view1) == rect(20, 20, 400, 300))
  }

  @Test func onlyTheLeftViewDisablesItsAutoresizingMask() {
    view1.m_left |=| view2
    #expect(!view1.translatesAutoresizingMaskIntoConstraints)
    #expect(view2.translatesAutoresizingMaskIntoConstraints)
  }

  @Test func changePriorityAcceptsEveryPriorityType() {
    let made = view1.m_size |=| (10, 20)
    #expect(made.changePriority(to: 300).layoutConstraints.map(\.priority.rawValue) == [300, 300])
    #expect(made.changePriority(to: .medium).layoutConstraints.map(\.priority.rawValue) == [500, 500])
    #expect(made.changePriority(to: .required).layoutConstraints.map(\.priority.rawValue) == [1000, 1000])
    #expect(made.changePriority(to: .defaultLow).layoutConstraints.map(\.priority.rawValue) == [250, 250])
    let group = [made, view1.m_left |=| view2]
    #expect(group.changePriority(to: 400).layoutConstraints.map(\.priority.rawValue) == [400, 400, 400])
    #expect(group.changePriority(to: .high).layoutConstraints.map(\.priority.rawValue) == [750, 750, 750])
    #expect(group.changePriority(to: .defaultLow).layoutConstraints.map(\.priority.rawValue) == [250, 250, 250])
  }

  @Test func heterogeneousArrays() {
    [view1.m_size, stage.view3.m_width] |=| [(10, 20), stage.view4]
    #expect(stage.frame(view1).size == CGSize(width: 10, height: 20))
    #expect(stage.frame(stage.view3).width == 60)
    [view1.m_origin, stage.view3.m_origin] |=| [(1, 2), (3, 4)]
    #expect(stage.frame(view1).origin == CGPoint(x: 1, y: 2))
    #expect(stage.frame(stage.view3).origin == CGPoint(x: 3, y: 4))
  }

  @Test func arraysInVariables() {
    let views = [view1, stage.view3]
    let labels = [UILabel(), UILabel()]
    labels.forEach(stage.root.addSubview)
    views |=| stage.container
    labels.m_left |=| stage.view4
    #expect(stage.frame(view1) == stage.container.frame)
    #expect(labels.allSatisfy { stage.frame($0).minX == 300 })
  }

  @Test func emptyArraysCreateNoConstraints() {
    let made = [UIView]() |=| stage.container
    #expect(made.layoutConstraints.isEmpty)
    #expect(made.activate().layoutConstraints.isEmpty)
  }

  @Test func replacesGroupsAndConstraints() {
    let one = view1.m_left |=| 5
    let two = [view1.m_left |=| 15] ~~ .deactivated
    one.replace(with: two)
    #expect(stage.frame(view1).minX == 15)
    two.replace(with: one)
    #expect(stage.frame(view1).minX == 5)
  }

  @Test func assignmentHasTheLowestPrecedence() {
    var made: MortarConstraint
    made = view1.m_left |=| view2 ~~ .deactivated
    #expect(!made.layoutConstraints[0].isActive)
    made = view1.m_left |=| view2
    #expect(made.layoutConstraints[0].isActive)
  }

  @Test func identifiers() {
    let made = view1.m_left |=| view2
    let line: Int = #line + 1
    made.identified()
    #expect(made.layoutConstraints[0].identifier == "MortarTests/ConstraintTests.swift:\(line)")
    [made].identified(by: "pinned")
    #expect(made.layoutConstraints[0].identifier == "pinned")
  }

  @Test func descriptions() {
    let label = UILabel()
    label.text = "Name"
    view2.accessibilityIdentifier = "card"
    stage.root |+| label
    let group = [
      label.m_left |=| view2.m_right + 8 ! .high,
      label.m_size |<| (200, 40.5),
      label.m_top |>| view2.m_bottom * 2 - 4 ~~ .deactivated,
      label.m_centerX |=| stage.root,
    ]
    #expect(
      group.inWords
        == """
        UILabel "Name"'s left equals card's right plus 8 points, priority 750
        UILabel "Name"'s width is at most 200 points
        UILabel "Name"'s height is at most 40.5 points
        UILabel "Name"'s centerX equals its superview's centerX
        """.replacingOccurrences(
          of: "\nUILabel \"Name\"'s centerX",
          with: "\nUILabel \"Name\"'s top is at least 2 times card's bottom minus 4 points, inactive"
            + "\nUILabel \"Name\"'s centerX"))
    #expect("\(group[0])" == group[0].inWords)
  }

  @Test func customSpacingAfter() {
    let (stack, first, second, third) = (UIStackView(), Sized(10, 10), Sized(10, 10), Sized(10, 10))
    first.m_customSpacingAfter = 20
    #expect(first.m_customSpacingAfter == 20)
    #expect(second.m_customSpacingAfter == nil)
    stack.spacing = 5
    stage.root |+| (stack |+| [first, second, third])
    stack.m_origin |=| (0, 0)
    // Three views of width 10, with gaps of 20 and 5: 30 + 25 = 55.
    #expect(stage.frame(stack).width == 55)
    second.m_customSpacingAfter = 7
    #expect(stage.frame(stack).width == 57)
    second.m_customSpacingAfter = nil
    first.m_customSpacingAfter = nil
    #expect(stage.frame(stack).width == 40)
  }

  /// Custom spacings are stored outside the views. The spacing of a released view must not apply to a new view at the
  /// same address.
  @Test func customSpacingsAreReleasedWithTheirViews() {
    for _ in 0..<300 {
      let view = UIView()
      #expect(view.m_customSpacingAfter == nil)
      view.m_customSpacingAfter = 3
    }
  }

  @Test func constraintsDoNotRetainViews() {
    weak var view: UIView?
    weak var made: MortarConstraint?
    do {
      let parent = UIView()
      let child = UIView { $0.m_customSpacingAfter = 4 }
      parent |+| child
      let constraint = child |=| parent
      (view, made) = (child, constraint)
      #expect(constraint.layoutConstraints.count == 4)
    }
    #expect(view == nil && made == nil)
  }
}
