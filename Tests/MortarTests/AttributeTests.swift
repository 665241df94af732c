// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import Mortar
import Testing

/// Checks the layout attributes of all attributes and composites, and the superview's edge to which a number is
/// relative.
@MainActor @Suite struct AttributeTests {
  typealias Attribute = NSLayoutConstraint.Attribute

  struct Case: CustomTestStringConvertible, Sendable {
    let name: String
    let attribute: @MainActor @Sendable (UIView) -> MortarAttribute
    let array: @MainActor @Sendable ([UIView]) -> [MortarAttribute]
    let parts: [Attribute]
    let origins: [Attribute]

    init(
      _ name: String, _ attribute: @escaping @MainActor @Sendable (UIView) -> MortarAttribute,
      _ array: @escaping @MainActor @Sendable ([UIView]) -> [MortarAttribute], _ parts: [Attribute],
      _ origins: [Attribute]
    ) {
      (self.name, self.attribute, self.array, self.parts, self.origins) = (name, attribute, array, parts, origins)
    }

    var testDescription: String { name }
  }

  nonisolated static let cases = [
    Case("left", { $0.m_left }, { $0.m_left }, [.left], [.left]),
    Case("right", { $0.m_right }, { $0.m_right }, [.right], [.left]),
    Case("top", { $0.m_top }, { $0.m_top }, [.top], [.top]),
    Case("bottom", { $0.m_bottom }, { $0.m_bottom }, [.bottom], [.top]),
    Case("leading", { $0.m_leading }, { $0.m_leading }, [.leading], [.leading]),
    Case("trailing", { $0.m_trailing }, { $0.m_trailing }, [.trailing], [.leading]),
    Case("width", { $0.m_width }, { $0.m_width }, [.width], [.notAnAttribute]),
    Case("height", { $0.m_height }, { $0.m_height }, [.height], [.notAnAttribute]),
    Case("centerX", { $0.m_centerX }, { $0.m_centerX }, [.centerX], [.left]),
    Case("centerY", { $0.m_centerY }, { $0.m_centerY }, [.centerY], [.top]),
    Case("baseline", { $0.m_baseline }, { $0.m_baseline }, [.lastBaseline], [.top]),
    Case("firstBaseline", { $0.m_firstBaseline }, { $0.m_firstBaseline }, [.firstBaseline], [.top]),
    Case("leftMargin", { $0.m_leftMargin }, { $0.m_leftMargin }, [.leftMargin], [.left]),
    Case("rightMargin", { $0.m_rightMargin }, { $0.m_rightMargin }, [.rightMargin], [.left]),
    Case("topMargin", { $0.m_topMargin }, { $0.m_topMargin }, [.topMargin], [.top]),
    Case("bottomMargin", { $0.m_bottomMargin }, { $0.m_bottomMargin }, [.bottomMargin], [.top]),
    Case("leadingMargin", { $0.m_leadingMargin }, { $0.m_leadingMargin }, [.leadingMargin], [.leading]),
    Case("trailingMargin", { $0.m_trailingMargin }, { $0.m_trailingMargin }, [.trailingMargin], [.leading]),
    Case(
      "centerXWithinMargin", { $0.m_centerXWithinMargin }, { $0.m_centerXWithinMargin }, [.centerXWithinMargins],
      [.left]),
    Case(
      "centerYWithinMargin", { $0.m_centerYWithinMargin }, { $0.m_centerYWithinMargin }, [.centerYWithinMargins],
      [.top]),
    Case("sides", { $0.m_sides }, { $0.m_sides }, [.left, .right], [.left, .left]),
    Case("caps", { $0.m_caps }, { $0.m_caps }, [.top, .bottom], [.top, .top]),
    Case("size", { $0.m_size }, { $0.m_size }, [.width, .height], [.notAnAttribute, .notAnAttribute]),
    Case("center", { $0.m_center }, { $0.m_center }, [.centerX, .centerY], [.left, .top]),
    Case("origin", { $0.m_origin }, { $0.m_origin }, [.left, .top], [.left, .top]),
    Case("cornerTL", { $0.m_cornerTL }, { $0.m_cornerTL }, [.top, .left], [.top, .left]),
    Case("cornerTR", { $0.m_cornerTR }, { $0.m_cornerTR }, [.top, .right], [.top, .left]),
    Case("cornerBL", { $0.m_cornerBL }, { $0.m_cornerBL }, [.bottom, .left], [.top, .left]),
    Case("cornerBR", { $0.m_cornerBR }, { $0.m_cornerBR }, [.bottom, .right], [.top, .left]),
    Case("edges", { $0.m_edges }, { $0.m_edges }, [.top, .left, .bottom, .right], [.top, .left, .top, .left]),
    Case(
      "frame", { $0.m_frame }, { $0.m_frame }, [.top, .left, .width, .height],
      [.top, .left, .notAnAttribute, .notAnAttribute]),
  ]

  let stage = Stage()

  @Test(arguments: cases) func mapsToLayoutAttributes(_ attribute: Case) {
    let made = attribute.attribute(stage.view1) |=| stage.view2
    #expect(made.layoutConstraints.map(\.firstAttribute) == attribute.parts)
    #expect(made.layoutConstraints.map(\.secondAttribute) == attribute.parts)
    #expect(made.layoutConstraints.allSatisfy { $0.firstItem === stage.view1 && $0.secondItem === stage.view2 })
  }

  @Test(arguments: cases) func attributesOfArrays(_ attribute: Case) {
    let made = attribute.array([stage.view1, stage.view3]) |=| stage.view2
    #expect(made.layoutConstraints.map(\.firstAttribute) == attribute.parts + attribute.parts)
    #expect(made.layoutConstraints.first?.firstItem === stage.view1)
    #expect(made.layoutConstraints.last?.firstItem === stage.view3)
  }

  @Test(arguments: cases) func numbersAreRelativeToTheSuperview(_ attribute: Case) {
    let made = attribute.attribute(stage.view1) |=| 100 ! 900
    #expect(made.layoutConstraints.map(\.secondAttribute) == attribute.origins)
    for (constraint, origin) in zip(made.layoutConstraints, attribute.origins) {
      #expect(constraint.secondItem === (origin == .notAnAttribute ? nil : stage.root))
      #expect(constraint.constant == 100 && constraint.multiplier == 1)
    }
  }

  @Test func layoutGuidesHaveAttributes() {
    let guide = UILayoutGuide()
    stage.root.addLayoutGuide(guide)
    guide |=| stage.root.m_edges ~ 30
    stage.view1 |=| guide
    #expect(stage.frame(stage.view1) == rect(30, 30, 340, 240))
    guide.m_width |=| 100 ! 900
    #expect(stage.frame(stage.view1).width == 340)
  }

  @Test func laysOutMargins() {
    stage.container.layoutMargins = UIEdgeInsets(top: 10, left: 20, bottom: 30, right: 40)
    let view = UIView()
    stage.container.addSubview(view)
    view.m_left |=| stage.container.m_leftMargin
    view.m_right |=| stage.container.m_rightMargin
    view.m_top |=| stage.container.m_topMargin
    view.m_bottom |=| stage.container.m_bottomMargin
    // The superview's size of 200 x 100 minus 20 + 40 and 10 + 30.
    #expect(stage.frame(view) == rect(20, 10, 140, 60))
  }

  @Test func laysOutBaselines() {
    let (label, other) = (UILabel(), UILabel())
    label.text = "one\ntwo"
    label.numberOfLines = 2
    other.text = "last"
    stage.root |+| [label, other]
    label.m_origin |=| (0, 20)
    other.m_baseline |=| label
    other.m_left |=| label.m_right
    // Both labels have one line in the same font. The last baseline is one line below the first baseline.
    #expect(isNear(stage.frame(other).maxY, stage.frame(label).maxY))
    let first = UILabel()
    first.text = "first"
    stage.root |+| first
    first.m_firstBaseline |=| label
    #expect(stage.frame(first).minY == 20)
  }
}
