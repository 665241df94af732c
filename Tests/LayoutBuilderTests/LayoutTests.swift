// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import LayoutBuilder
import Testing

/// Tests the rules in the README's tables that its listings don't show. The root is 400 x 800 points.
@MainActor @Suite struct LayoutTests {
  let fixture = Fixture()
  var red: UIView { fixture.redView }
  var blue: UIView { fixture.blueView }

  // MARK: Operators

  @Test func relations() {
    #expect(fixture.equation(red.layout(.top) == blue.layout(.bottom)) == "red.top == blue.bottom")
    #expect(fixture.equation(red.layout(.top) >= blue.layout(.bottom)) == "red.top >= blue.bottom")
    #expect(fixture.equation(red.layout(.top) <= blue.layout(.bottom)) == "red.top <= blue.bottom")
    #expect(fixture.equation(red.layout(.top) >= blue) == "red.top >= blue.top")
    #expect(fixture.equation(red.layout(.top) <= blue - 4) == "red.top <= blue.top - 4")
    #expect(fixture.equation(red.layout(.width) >= 50) == "red.width >= 50")
    #expect(fixture.equation(red.layout(.width) <= 50.5) == "red.width <= 50.5")
  }

  @Test func multipliersAndConstants() {
    #expect(fixture.equation(red.layout(.width) == 2 * blue.layout(.height)) == "red.width == 2 * blue.height")
    #expect(fixture.equation(red.layout(.width) == blue * 0.5) == "red.width == 0.5 * blue.width")
    #expect(fixture.equation(red.layout(.width) == blue / 4) == "red.width == 0.25 * blue.width")
    #expect(fixture.equation(red.layout(.width) == 2 / blue) == "red.width == 0.5 * blue.width")
    #expect(fixture.equation(red.layout(.width) == 3 * blue + 5 - 2) == "red.width == 3 * blue.width + 3")
    #expect(
      fixture.equation(red.layout(.left) == blue.layout(.right) * 0.5 - 1) == "red.left == 0.5 * blue.right - 1")
  }

  @Test func priorities() {
    let parenthesised = red.layout(.width) == (blue ! .defaultLow)
    #expect(fixture.equation(parenthesised) == "red.width == blue.width ! 250")
    #expect(fixture.equation(red.layout(.width) == (20 ! .defaultHigh)) == "red.width == 20 ! 750")
    let item = red.layout(.width) == (blue.layout(.height) ! .defaultHigh)
    #expect(fixture.equation(item) == "red.width == blue.height ! 750")
    #expect(fixture.equation((red.layout(.width) == 20) ! LayoutPriority(600)) == "red.width == 20 ! 600")
  }

  /// A plain number refers to the superview, unless the attribute is a size.
  @Test(arguments: [
    (NSLayoutConstraint.Attribute.left, "red.left == root.left + 12"),
    (.firstBaseline, "red.firstBaseline == root.firstBaseline + 12"),
    (.trailing, "red.trailing == root.trailing + 12"), (.centerY, "red.centerY == root.centerY + 12"),
    (.width, "red.width == 12"), (.height, "red.height == 12"),
  ])
  func plainNumbers(_ attribute: NSLayoutConstraint.Attribute, _ equation: String) {
    #expect(fixture.equation(red.layout(attribute) == 12) == equation)
  }

  @Test func aConstantWithoutSuperviewTraps() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run { _ = UIView().layout(.left) == 8 }
    }
    let text = result.map { String(decoding: $0.standardErrorContent, as: UTF8.self) } ?? ""
    #expect(text.contains("Location attributes must be specified in pairs."))
    #expect(text.contains("call addSubview first"))
  }

  @Test func aNaNMultiplierTraps() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run { _ = UIView().layout(.width) == UIView() / 0 }
    }
    let text = result.map { String(decoding: $0.standardErrorContent, as: UTF8.self) } ?? ""
    #expect(text.contains("Constraint multiplier is not finite!"))
  }

  // MARK: Sets

  /// Constants of attribute sets are insets, for every relation and any right side.
  @Test func constantsOfAttributeSetsAreInsets() {
    #expect(
      fixture.equations(red.layout(.edges) == 16) == [
        "red.top == root.top + 16", "red.left == root.left + 16", "red.right == root.right - 16",
        "red.bottom == root.bottom - 16",
      ])
    #expect(
      fixture.equations(red.layout(.horizontal) >= blue + 16) == [
        "red.left >= blue.left + 16", "red.right >= blue.right - 16",
      ])
    #expect(
      fixture.equations(red.layout(.vertical) <= 0.5 * blue - 16) == [
        "red.top <= 0.5 * blue.top - 16", "red.bottom <= 0.5 * blue.bottom + 16",
      ])
    #expect(
      fixture.equations(red.layout([.leading, .trailing]) == 8.5) == [
        "red.leading == root.leading + 8.5", "red.trailing == root.trailing - 8.5",
      ])
  }

  @Test func sizeAndCenterSets() {
    #expect(fixture.equations(red.layout(.size) == 40) == ["red.width == 40", "red.height == 40"])
    #expect(fixture.equations(red.layout(.size) >= blue) == ["red.width >= blue.width", "red.height >= blue.height"])
    #expect(
      fixture.equations(red.layout(.center) == blue + 4) == [
        "red.centerX == blue.centerX + 4", "red.centerY == blue.centerY + 4",
      ])
    #expect(
      fixture.equations((red.layout(.center) == 0) ! .defaultLow) == [
        "red.centerX == root.centerX ! 250", "red.centerY == root.centerY ! 250",
      ])
  }

  @Test func insetsOnFrames() {
    Layout { red.layout(.edges) == 20 }
    fixture.root.layoutIfNeeded()
    // The root's size of 400 x 800, inset by 20 on each side.
    #expect(red.frame == CGRect(x: 20, y: 20, width: 360, height: 760))
  }

  @Test func insetsOfASingleAttribute() {
    #expect(fixture.equation(red.layout(.right, parameters: [.inset]) == 8) == "red.right == root.right - 8")
    #expect(fixture.equation(red.layout(.left, parameters: [.inset]) == 8) == "red.left == root.left + 8")
    #expect(fixture.equation(red.layout(.right) == 8) == "red.right == root.right + 8")
    #expect(fixture.equations(red.layout(.horizontal, parameters: [.inset]) == 8).last == "red.right == root.right - 8")
  }

  @Test func aSetEqualToOneAttributeTraps() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run { _ = UIView().layout(.size) == 0.5 * UIView().layout(.width) }
    }
    let text = result.map { String(decoding: $0.standardErrorContent, as: UTF8.self) } ?? ""
    #expect(text.contains("Write the view alone on the right side"))
  }

  // MARK: Layout

  @Test func conditionsAndLoops() {
    let views = (0..<3).map { _ in UIView() }
    views.forEach(fixture.root.addSubview)
    let (yes, no, choice) = (true, false, 2)
    let layout = Layout {
      for (index, view) in views.enumerated() {
        view.layout(.top) == CGFloat(10 * index)
        if index == 0 { view.layout(.left) == 0 }
      }
      if yes { red.layout(.width) == 1 }
      if no { red.layout(.width) == 2 } else { red.layout(.width) == 3 }
      switch choice {
      case 1: red.layout(.height) == 1
      default: red.layout(.height) == 2
      }
      if #available(iOS 13, macOS 13, *) { red.layout(.left) == 7 }
      [blue.layout(.width) == 5, blue.layout(.height) == 6]
    }
    #expect(layout.constraints.map(\.constant) == [0, 0, 10, 20, 1, 3, 2, 7, 5, 6])
    #expect(layout.constraints.allSatisfy { $0.isActive })
  }

  @Test func anInactiveLayoutCollectsConstraints() {
    let layout = Layout { red.layout(.width) == 10 }
    layout.isActive = false
    layout.append { red.layout(.height) == 20 }
    #expect(layout.constraints.map(\.isActive) == [false, false])
    layout.rebuild { red.layout(.height) == 30 }
    #expect(layout.constraints.map(\.isActive) == [false])
    layout.isActive = true
    #expect(layout.constraints.map(\.isActive) == [true])
  }

  @Test func anEmptyLayout() {
    #expect(Layout {}.constraints.isEmpty)
  }

  @Test func layoutsDoNotRetainViews() {
    weak var lost: UIView?
    var layout: Layout?
    do {
      let view = UIView()
      fixture.root.addSubview(view)
      layout = Layout { view.layout(.edges) == 4 }
      lost = view
      view.removeFromSuperview()
    }
    #expect(lost == nil)
    #expect(layout?.constraints.count == 4)
    layout?.deactivate()
  }
}
