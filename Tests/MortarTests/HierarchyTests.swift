// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import Mortar
import Testing

@MainActor @Suite struct HierarchyTests {
  let root = UIView(frame: rect(0, 0, 400, 300))
  let a = UIView()
  let b = UIView()
  let c = UIView()

  @Test func addsOneView() {
    #expect((root |+| a) === root)
    root |^| b
    #expect(root.subviews == [a, b])
  }

  @Test func builders() {
    root |+| {
      a
      b |+| { parent in
        c
        UIView { $0 |=| parent }
      }
    }
    #expect(root.subviews == [a, b])
    #expect(b.subviews.count == 2 && b.subviews[0] === c)
    let other = UIView()
    other |^| {
      a
      b
    }
    other |^| { _ in
      c
    }
    #expect(other.subviews == [b, a, c])
  }

  @Test(arguments: [true, false]) func buildersSupportControlFlow(_ flag: Bool) {
    let (none, labels): (UIView?, [UILabel]) = (nil, [UILabel(), UILabel()])
    root |+| { root in
      let local = UIView()
      if flag { a }
      if flag { b } else { c }
      for label in labels { label }
      labels.map { UIView(frame: $0.frame) }
      none
      switch flag {
      case true: local
      case false:
        UISwitch()
        UISwitch()
      }
      flag ? UIImageView() : nil
      local.m_left |=| root ~~ .deactivated
      if let label = labels.first { label.m_left |=| root }
      print("", terminator: "")
      if #available(macOS 13, *) { UIScrollView() }
    }
    let kinds = root.subviews.map { "\(type(of: $0))" }
    let lists = ["UILabel", "UILabel", "UIView", "UIView"]
    #expect(
      kinds
        == (flag
          ? ["UIView", "UIView"] + lists + ["UIView", "UIImageView", "UIScrollView"]
          : ["UIView"] + lists + ["UISwitch", "UISwitch", "UIScrollView"]))
  }

  @Test func methods() {
    let stack = UIStackView()
    root.addSubviews {
      a
      b
    }
    stack.addSubviews { stack in UIView { $0 |=| stack } }
      .addArrangedSubviews { c }
      .addArrangedSubviews { (stack: UIStackView) in
        UIView { $0.m_width |=| stack ! .low }
      }
    #expect(root.subviews == [a, b])
    #expect(stack.subviews.count == 3 && stack.arrangedSubviews.count == 2 && stack.arrangedSubviews[0] === c)
  }

  @Test func stackViewsArrangeSubviews() {
    let stack = UIStackView()
    stack |+| [a, b]
    stack |^| [c, UIView()]
    #expect(stack.arrangedSubviews.count == 4 && stack.arrangedSubviews[3] === c)
  }

  // MARK: Deferral

  @Test func activatesWhenTheOutermostBuilderEnds() {
    var inner: MortarConstraint?
    var states: [Bool] = []
    root |+| {
      a |+| {
        UIView {
          let made = $0 |=| root
          states.append(made.layoutConstraints[0].isActive)
          inner = made
        }
      }
      UIView { _ in states.append(inner?.layoutConstraints[0].isActive ?? true) }
    }
    #expect(states == [false, false])
    #expect(inner?.layoutConstraints.allSatisfy(\.isActive) == true)
  }

  @Test func activatesInSourceOrder() {
    root |+| {
      UIView { child in
        child.m_left |=| 1 ! 101
        root |+| c
        c.m_left |=| 1 ! 102
        child.m_top |=| root ! 103
      }
    }
    #expect(root.constraints.map(\.priority.rawValue) == [101, 102, 103])
  }

  /// A constraint that is deactivated in a hierarchy builder stays inactive. The original library activates it.
  @Test func deactivatedStaysDeactivated() {
    var made: [MortarConstraint] = []
    root |+| [
      UIView {
        made.append($0.m_left |=| root ~~ .deactivated)
        made.append(($0.m_top |=| root).deactivate().activate())
      }
    ]
    #expect(made.map { $0.layoutConstraints[0].isActive } == [false, true])
  }

  /// The number 20 is relative to the superview, which is known only when the builder ends.
  @Test func numbersWaitForTheSuperview() {
    var made: MortarConstraint?
    let view = UIView {
      $0.m_width |=| 50
    }
    root |+| {
      UIView {
        made = $0.m_origin |=| (20, 30)
        made?.changePriority(to: .high)
        $0.m_size |=| (5, 6)
        #expect(made?.layoutConstraints.isEmpty == true)
      }
      view
    }
    root.layoutIfNeeded()
    #expect(root.subviews[0].frame == rect(20, 30, 5, 6))
    #expect(made?.layoutConstraints.map(\.priority.rawValue) == [750, 750])
    #expect(view.frame.width == 50)
  }
}
