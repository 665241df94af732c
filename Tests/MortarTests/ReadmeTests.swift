// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

// All code blocks of Mortar's README, in its order, in tests named after its sections. Blocks that require VFL are in
// MortarVFLTests. The names in the code are the README's.

import Mortar
import Testing

@MainActor @Suite struct ReadmeTests {
  let stage = Stage()
  var view1: UIView { stage.view1 }
  var view2: UIView { stage.view2 }
  var view3: UIView { stage.view3 }
  var view4: UIView { stage.view4 }
  var view5: UIView { stage.view5 }
  var view6: UIView { stage.view6 }
  var container: UIView { stage.container }

  /// Sets a view's position and size with weak constraints, which yield to the statements of a block.
  private func placeWeakly(_ view: UIView, _ frame: CGRect) {
    view |=| [
      stage.root.m_left + frame.minX ! 1, stage.root.m_top + frame.minY ! 1,
    ]
    view.m_size |=| (frame.width ! 1, frame.height ! 1)
  }

  @Test func useThisInsteadOfThat() throws {
    let made = view1.m_right |=| view2.m_left - 12.0

    // Instead of:
    let longHand = NSLayoutConstraint(
      item: view1,
      attribute: .right,
      relatedBy: .equal,
      toItem: view2,
      attribute: .left,
      multiplier: 1.0,
      constant: -12.0
    )
    let names = [(view1, "view1"), (view2, "view2")]
    #expect(made.layoutConstraints.map { terms($0, names) } == [terms(longHand, names)])
    view1.m_top |=| view2
    view1.m_size |=| (20, 10)
    // The right edge is at 100 - 12 = 88, so x = 68.
    #expect(stage.frame(view1) == rect(68, 60, 20, 10))
  }

  @Test func otherExamples() {
    let view = UIView()
    container.addSubview(view)

    /* Set the size of three views at once */
    [view1, view2, view3].m_size |=| (100, 200)

    /* Pin a 200px high, same-width view at the bottom of a container */
    [view.m_sides, view.m_bottom, view.m_height] |=| [container, container, 200]

    for sized in [view1, view2, view3] { #expect(stage.frame(sized).size == CGSize(width: 100, height: 200)) }
    // The container's size is 200 x 100, and its bottom is at 100. Therefore a view 200 points high begins at y =
    // -100.
    #expect(stage.frame(view) == rect(0, -100, 200, 200))
  }

  @Test func equalLessOrGreater() {
    let made = [
      view1.m_width |=| 40,  // Equal
      view1.m_width |>| view2.m_width,  // Greater than or equal
      view1.m_size |<| (100, 100),  // Less than or equal
    ]
    // A width of 40 cannot be at least 80, so only the constraints are compared.
    let names = [(view1, "1"), (view2, "2")]
    #expect(
      made.layoutConstraints.map { terms($0, names) } == [
        "1.width == 1.0*-.notAnAttribute+40.0@1000.0", "1.width >= 1.0*2.width+0.0@1000.0",
        "1.width <= 1.0*-.notAnAttribute+100.0@1000.0", "1.height <= 1.0*-.notAnAttribute+100.0@1000.0",
      ])
    #expect(view1.translatesAutoresizingMaskIntoConstraints == false)
    #expect(view2.translatesAutoresizingMaskIntoConstraints == true)
  }

  @Test func implicitAttributesEdges() {
    view1.m_edges |=| view2.m_edges  // These two lines
    view5 |=| view2  // are equivalent.
    #expect(stage.frame(view1) == rect(100, 60, 80, 40))
    #expect(stage.frame(view5) == rect(100, 60, 80, 40))
  }

  @Test func implicitAttributesOneSide() {
    let first = view1.m_top |>| view2  // These two lines
    let second = view1 |>| view2.m_top  // are equivalent.
    let names = [(view1, "1"), (view2, "2")]
    #expect(
      first.layoutConstraints.map { terms($0, names) } == second.layoutConstraints.map { terms($0, names) })
    placeWeakly(view1, rect(0, 0, 10, 10))
    // The weak constraint places the top at 0, but the statement requires that it is not above view2's top.
    #expect(stage.frame(view1) == rect(0, 60, 10, 10))
  }

  @Test func implicitAttributesBothSides() {
    view1.m_top |<| view2.m_bottom
    placeWeakly(view1, rect(0, 250, 10, 10))
    #expect(stage.frame(view1) == rect(0, 100, 10, 10))
  }

  /// Places view1 below the safe area's top, in viewDidLoad.
  @Test func usingLayoutGuides() {
    final class Controller: UIViewController {
      let view1 = UIView()
      override func viewDidLoad() {
        super.viewDidLoad()
        view |+| view1
        // Super useful when trying to position views inside a navigation/tab controller!
        view1.m_top |<| self.m_safeTop
      }
    }
    let controller = Controller()
    controller.additionalSafeAreaInsets = UIEdgeInsets(top: 30, left: 0, bottom: 20, right: 0)
    let window = UIWindow(frame: rect(0, 0, 400, 300))
    window.rootViewController = controller
    window.makeKeyAndVisible()
    controller.view1.m_size |=| (20, 10)
    controller.view1.m_left |=| 5
    controller.view1.m_bottom |=| controller.m_safeBottom ! .low
    window.layoutIfNeeded()
    // The weak constraint places the view at the bottom, but the statement requires that its top is not below the
    // safe area's top.
    let insets = controller.view.safeAreaInsets
    #expect(insets.top >= 30 && insets.bottom >= 20)
    #expect(controller.view1.frame == rect(5, insets.top, 20, 10))
  }

  @Test func multipliersAndConstants() {
    let made = [
      view1.m_size |=| view2.m_size * 2,  // Multiplier
      view1.m_left |>| view2.m_right + 20,  // Constant
      view1 |<| view2.m_top * 1.4 + 20,  // Both -- m_top is implied on the left
    ]
    placeWeakly(view1, rect(0, 290, 0, 0))
    // The size is 160 x 80. The left edge is at least 180 + 20, and the top is at most 60 * 1.4 + 20 = 104.
    #expect(stage.frame(view1) == rect(200, 104, 160, 80))
    #expect(made.layoutConstraints.map(\.firstAttribute) == [.width, .height, .left, .top])
  }

  @Test func multipliersAndConstantsNumbers() {
    let made = [
      view1.m_width |=| 100,  // Single-dimension constants
      view1.m_size |=| 150.0,  // Set multiple dimensions to the same constant
      view1.m_size |>| (200, 50),  // Set multiple dimensions to a tuple value
      view1.m_frame |<| (0, 0, 50, 100),  // Four-dimension tuples supported
    ]
    // As in the README, the four statements contradict each other, so their constraints are compared separately. A
    // frame is (top, left, width, height), relative to the superview.
    let names = [(view1, "1"), (stage.root, "root")]
    #expect(
      made.layoutConstraints.map { terms($0, names) } == [
        "1.width == 1.0*-.notAnAttribute+100.0@1000.0",
        "1.width == 1.0*-.notAnAttribute+150.0@1000.0", "1.height == 1.0*-.notAnAttribute+150.0@1000.0",
        "1.width >= 1.0*-.notAnAttribute+200.0@1000.0", "1.height >= 1.0*-.notAnAttribute+50.0@1000.0",
        "1.top <= 1.0*root.top+0.0@1000.0", "1.left <= 1.0*root.left+0.0@1000.0",
        "1.width <= 1.0*-.notAnAttribute+50.0@1000.0", "1.height <= 1.0*-.notAnAttribute+100.0@1000.0",
      ])
    made.deactivate()
    made[1].activate()
    #expect(stage.frame(view1).size == CGSize(width: 150, height: 150))
    made[1].deactivate()
    made[2].activate()
    placeWeakly(view1, rect(0, 0, 1, 80))
    // The size is at least 200 x 50, but the weak constraints prefer 1 x 80.
    #expect(stage.frame(view1).size == CGSize(width: 200, height: 80))
    made[2].deactivate()
    made[3].activate()
    placeWeakly(view5, rect(7, 7, 90, 90))
    view5.m_frame |<| (0, 0, 50, 100)
    #expect(stage.frame(view5) == rect(0, 0, 50, 90))
  }

  @Test func multipliersAndConstantsTuples() {
    let first = view1.m_size |=| view2.m_size + (50, 30)
    #expect(stage.frame(view1).size == CGSize(width: 130, height: 70))
    first.deactivate()
    view1.m_size |>| view2.m_size * (2, 3) + (10, 10)
    // The width is 80 * 2 + 10, and the height is 40 * 3 + 10.
    #expect(stage.frame(view1).size == CGSize(width: 170, height: 130))
  }

  @Test func multipliersAndConstantsInset() {
    view1 |=| view2.m_edges ~ (20, 20, 20, 20)  // view1 is inset by 20 points on each side
    #expect(stage.frame(view1) == rect(120, 80, 40, 0))
  }

  @Test func attributesInTuples() {
    view1.m_size |=| (view2.m_width, 100)
    #expect(stage.frame(view1).size == CGSize(width: 80, height: 100))
  }

  @Test func multipleSimultaneousConstraintsRight() {
    let array = view1 |=| [view2.m_top, view3.m_bottom, view4.m_size]
    array.deactivate()
    /* Is equivalent to: */
    let single = [
      view1 |=| view2.m_top,
      view1 |=| view3.m_bottom,
      view1 |=| view4.m_size,
    ]
    let names = [(view1, "1"), (view2, "2"), (view3, "3"), (view4, "4")]
    #expect(array.layoutConstraints.map { terms($0, names) } == single.layoutConstraints.map { terms($0, names) })
    single.deactivate()
    array.changePriority(to: 900)
    array.activate()
    view1.m_left |=| 0
    // A top of 60, a bottom of 250 and a height of 90 contradict each other, but the width of 60 is satisfied.
    #expect(stage.frame(view1).width == 60)
  }

  @Test func multipleSimultaneousConstraintsLeft() {
    let first = [view1, view2, view3].m_size |=| (100, 200)
    /* Is equivalent to: */
    let second = [view1.m_size, view2.m_size, view3.m_size] |=| (100, 200)
    /* Is equivalent to: */
    let third = [
      view1.m_size |=| (100, 200),
      view2.m_size |=| (100, 200),
      view3.m_size |=| (100, 200),
    ]
    let names = [(view1, "1"), (view2, "2"), (view3, "3")]
    let expected = ["1", "2", "3"].flatMap { name in
      ["\(name).width == 1.0*-.notAnAttribute+100.0@1000.0", "\(name).height == 1.0*-.notAnAttribute+200.0@1000.0"]
    }
    #expect(first.layoutConstraints.map { terms($0, names) } == expected)
    #expect(second.layoutConstraints.map { terms($0, names) } == expected)
    #expect(third.layoutConstraints.map { terms($0, names) } == expected)
    for view in [view1, view2, view3] { #expect(stage.frame(view).size == CGSize(width: 100, height: 200)) }
  }

  @Test func multipleSimultaneousConstraintsAlign() {
    let otherView = view4
    [view1, view2, view3].m_centerY |=| otherView
    [view1, view2, view3].m_height |=| otherView
    // view4 extends from y = 20 to y = 110.
    for view in [view1, view2, view3] {
      #expect(stage.frame(view).minY == 20)
      #expect(stage.frame(view).height == 90)
    }
  }

  @Test func multipleSimultaneousConstraintsBothSides() {
    [view1.m_left, view2, view3] |=| [view4.m_right, view5, view6]
    /* Is equivalent to:
       view1.m_left |=| view4.m_right
       view2 |=| view5
       view3 |=| view6 */
    #expect(stage.frame(view1).minX == 360)
    #expect(stage.frame(view2) == rect(220, 180, 25, 35))
    #expect(stage.frame(view3) == rect(260, 230, 15, 45))
  }

  @Test func multipleSimultaneousConstraintsOneLine() {
    let view = UIView()
    container.addSubview(view)
    [view.m_sides, view.m_bottom, view.m_height] |=| [container, container, 200]
    #expect(stage.frame(view) == rect(0, -100, 200, 200))
  }

  @Test(arguments: [0, 1, 2, 3, 4, 5]) func priority(_ index: Int) {
    let views = (0..<6).map { _ in UIView() }
    let (v0, v1, v2, v3, v4, v5) = (views[0], views[1], views[2], views[3], views[4], views[5])
    views.forEach(stage.root.addSubview)
    let made = [
      v0 |=| self.container.m_height,
      v1 |=| self.container.m_height ! .low,
      v2 |=| self.container.m_height ! .medium,
      v3 |=| self.container.m_height ! .high,
      v4 |=| self.container.m_height ! .required,
      v5 |=| self.container.m_height ! 300,
    ]
    let priorities: [Float] = [1000, 250, 500, 750, 1000, 300]
    #expect(made[index].layoutConstraints.map(\.priority.rawValue) == [priorities[index]])
    #expect(made[index].layoutConstraints.map(\.firstAttribute) == [.height])
    #expect(stage.frame(views[index]).height == 100)
    // The competing constraint with a priority of 600 takes precedence over lower priorities.
    views[index].m_height |=| 70 ! 600
    #expect(stage.frame(views[index]).height == (priorities[index] < 600 ? 70 : 100))
  }

  @Test func priorityInside() {
    let array = view1 |=| [view2.m_caps ! .high, view2.m_sides ! .low]  // Inside array
    #expect(array.layoutConstraints.map(\.priority.rawValue) == [750, 750, 250, 250])
    #expect(stage.frame(view1) == rect(100, 60, 80, 40))
    array.deactivate()
    let tuple = view1.m_size |=| (view2.m_height ! .high, view2.m_width + 20 ! .low)  // Inside tuple
    #expect(tuple.layoutConstraints.map(\.priority.rawValue) == [750, 250])
    // view1's width is view2's height, and view1's height is view2's width plus 20 points.
    #expect(stage.frame(view1).size == CGSize(width: 40, height: 100))
  }

  @Test func defaultPriorityBase() {
    MortarDefault.priority.set(base: .medium)
    let made = view1 |=| view2
    MortarDefault.priority.set(base: .required)
    #expect(made.layoutConstraints.map(\.priority.rawValue) == [500, 500, 500, 500])
    #expect((view1 |=| view2).layoutConstraints.map(\.priority.rawValue) == [1000, 1000, 1000, 1000])
  }

  @Test func defaultPriorityStack() {
    MortarDefault.priority.push(.low)
    let made = view1 |=| view2  // Given priority .low automatically
    MortarDefault.priority.pop()
    #expect(made.layoutConstraints.map(\.priority.rawValue) == [250, 250, 250, 250])
    #expect(stage.frame(view1) == view2.frame)
  }

  @Test func changePriority() {
    let c = view1 |=| view2 ! .low  // Creates 4 low-priority constraints (1 per edge)
    #expect(c.layoutConstraints.map(\.priority.rawValue) == [250, 250, 250, 250])
    view1.m_left |=| 0 ! .medium
    #expect(stage.frame(view1) == rect(0, 60, 180, 40))
    c.changePriority(to: .high)  // Sets all 4 constraints to high priority
    #expect(c.layoutConstraints.map(\.priority.rawValue) == [750, 750, 750, 750])
    #expect(stage.frame(view1) == rect(100, 60, 80, 40))
  }

  @Test func createDeactivatedConstraints() {
    let constraint = view1 |=| view2 ~~ .deactivated
    #expect(constraint.layoutConstraints.map(\.isActive) == [false, false, false, false])

    // Later on, it makes more semantic sense to call .activate():
    constraint.activate()
    #expect(stage.frame(view1) == view2.frame)

    // Even though this is functionally equivalent:
    constraint.deactivate()
    constraint ~~ .activated
    #expect(constraint.layoutConstraints.map(\.isActive) == [true, true, true, true])

    // It works with groups too:
    let group =
      [
        view1 |=| view2,
        view3 |=| view4,
      ] ~~ .deactivated
    #expect(group.layoutConstraints.count == 8)
    #expect(group.layoutConstraints.allSatisfy { !$0.isActive })
  }

  @Test func keepingConstraintReferences() {
    let mortarConstraint = view1.m_top |=| view2.m_bottom
    var count = 0
    for rawLayoutConstraint in mortarConstraint.layoutConstraints {
      count += 1
      #expect(rawLayoutConstraint.firstItem === view1 && rawLayoutConstraint.secondItem === view2)
    }
    #expect(count == 1)
    #expect(stage.frame(view1).minY == 100)
  }

  @Test func keepingConstraintReferencesGroup() {
    let group = [
      view1.m_origin |=| view2,
      view1.m_size |=| (100, 100),
    ]
    #expect(stage.frame(view1) == rect(100, 60, 100, 100))
    #expect((group as MortarGroup).layoutConstraints.count == 4)
  }

  @Test func keepingConstraintReferencesActivate() {
    let constraint = view1.m_top |=| view2.m_bottom
    constraint.activate()
    #expect(constraint.layoutConstraints[0].isActive)
    constraint.deactivate()
    #expect(!constraint.layoutConstraints[0].isActive)
    let group = [
      view1.m_origin |=| view2,
      view1.m_size |=| (100, 100),
    ]
    group.activate()
    #expect(stage.frame(view1) == rect(100, 60, 100, 100))
    group.deactivate()
    #expect(group.layoutConstraints.allSatisfy { !$0.isActive })
  }

  @Test func replacingConstraintsAndGroups() {
    let constraint1 = view1.m_sides |=| view2
    let constraint2 = view1.m_width |=| view2 ~~ .deactivated

    constraint1.replace(with: constraint2)
    #expect(constraint1.layoutConstraints.map(\.isActive) == [false, false])
    #expect(constraint2.layoutConstraints.map(\.isActive) == [true])

    let group1 = [
      view1.m_sides |<| view2,
      view1.m_caps |>| view2,
    ]

    let group2 =
      [
        view1.m_width |=| view2
      ] ~~ .deactivated

    group1.replace(with: group2)
    #expect(group1.layoutConstraints.map(\.isActive) == [false, false, false, false])
    #expect(group2.layoutConstraints.map(\.isActive) == [true])
    #expect(stage.frame(view1).width == 80)
  }

  @Test func compressionResistanceAndContentHugging() {
    // Set both horizontal and vertical compression resistance priority simultaneously:
    view1.m_compResist = 1
    #expect(view1.contentCompressionResistancePriority(for: .horizontal).rawValue == 1)
    #expect(view1.contentCompressionResistancePriority(for: .vertical).rawValue == 1)

    // Set horizontal and vertical compression resistance independently:
    view1.m_compResistH = 300
    view1.m_compResistV = 800

    // Set both horizontal and vertical content hugging priority simultaneously:
    view1.m_hugging = 1
    #expect(view1.contentHuggingPriority(for: .horizontal).rawValue == 1)
    #expect(view1.contentHuggingPriority(for: .vertical).rawValue == 1)

    // Set horizontal and vertical content hugging independently:
    view1.m_huggingH = 301
    view1.m_huggingV = 801

    // These getters are fine:
    let c1 = view1.m_compResistH
    let c2 = view1.m_compResistV
    let h1 = view1.m_huggingH
    let h2 = view1.m_huggingV
    #expect([c1, c2, h1, h2].map(\.rawValue) == [300, 800, 301, 801])
  }
}
