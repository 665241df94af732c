// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

// One test for each code block in LayoutBuilder's README. The root is 400 x 800 points.

import LayoutBuilder
import Testing

@MainActor @Suite struct ReadmeTests {
  // MARK: Overview

  @Test func oneConstraintFromOneEquation() {
    let root = UIView()
    let button = UIButton()
    root.addSubview(button)
    let constraint = button.layout(.leading) == 20
    #expect(type(of: constraint) == NSLayoutConstraint.self)
    #expect(constraint.firstItem === button && constraint.firstAttribute == .leading)
    #expect(constraint.secondItem === root && constraint.secondAttribute == .leading)
    #expect(constraint.constant == 20 && constraint.multiplier == 1 && constraint.relation == .equal)
    #expect(!constraint.isActive)
  }

  @Test func aLayoutActivates() {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 400, height: 800))
    let button = UIButton()
    root.addSubview(button)
    Layout {
      button.layout(.leading) == 20
    }
    #expect(root.constraints.count == 1)
    #expect(!button.translatesAutoresizingMaskIntoConstraints)
    root.layoutIfNeeded()
    #expect(button.frame.minX == 20)
  }

  // MARK: Explanation

  @Test func itemsWithAttributes() {
    let view = UIView()
    let itemWithAttribute = view.layout(.leading)
    #expect(type(of: itemWithAttribute) == LayoutItem.self)
    #expect(itemWithAttribute.view === view)
    #expect(itemWithAttribute.attribute == .leading)
  }

  // MARK: Usage listing

  final class ViewController: UIViewController {
    lazy var redView = UIView()
    lazy var blueView = UIView()

    var isBlueViewSizeEqualToRedView = true

    override func viewDidLoad() {
      super.viewDidLoad()

      view.addSubview(redView)
      view.addSubview(blueView)

      redView.backgroundColor = .red
      blueView.backgroundColor = .blue

      Layout {
        redView.layout(.height) == 100
        redView.layout(.width) == 0.5 * view
        redView.layout(.centerX) == 0
        redView.layout(.centerY) == view

        if isBlueViewSizeEqualToRedView {
          blueView.layout(.size) == redView
        } else {
          blueView.layout(.width) >= 0.2 * redView + 10
          blueView.layout(.height) == redView.layout(.width)
        }

        blueView.layout(.bottom) == view.layout(.centerY) + 100
        blueView.layout(.centerX) == 0
      }
    }
  }

  /// Red is 100 high, half as wide as the root (200), and centered: x = (400 - 200) / 2 and y = (800 - 100) / 2. Blue
  /// ends at 800 / 2 + 100 = 500. If it has red's size, it is 200 x 100. Otherwise its width is at least 0.2 * 200 +
  /// 10 = 50, and no constraint requires more. Its height is red's width.
  @Test(arguments: [
    (true, CGRect(x: 100, y: 400, width: 200, height: 100)), (false, CGRect(x: 175, y: 300, width: 50, height: 200)),
  ])
  func usageListing(_ isEqual: Bool, _ blue: CGRect) {
    let controller = ViewController()
    controller.isBlueViewSizeEqualToRedView = isEqual
    controller.view.frame = CGRect(x: 0, y: 0, width: 400, height: 800)
    controller.view.layoutIfNeeded()
    #expect(controller.redView.frame == CGRect(x: 100, y: 350, width: 200, height: 100))
    #expect(controller.blueView.frame == blue)
  }

  // MARK: Common constraint creation listing

  @Test func commonConstraints() {
    let fixture = Fixture()
    let (redView, blueView) = (fixture.redView, fixture.blueView)
    let layout = Layout {
      //RedView.height EQUAL to CONSTANT 40
      redView.layout(.height) == 40

      //RedView.leading EQUAL to BlueView.trailing with CONSTANT 8
      redView.layout(.leading) == blueView.layout(.trailing) + 8

      //RedView.width EQUAL to BlueView.width with MULTIPLIER 0.5 and CONSTANT 20
      redView.layout(.width) == 0.5 * blueView + 20

      //RedView.centerY EQUAL to RedView.Superview
      redView.layout(.centerY) == 0

      //BlueView.width GREATER THAN OR EQUAL to RedView.width with PRIORITY defaultLow
      blueView.layout(.width) >= redView ! .defaultLow

      //BlueView.centerX LESS THAN OR EQUAL to BlueView.Superview with CONSTANT 20 and PRIORITY defaultHigh
      blueView.layout(.centerX) <= 20 ! .defaultHigh

      //RedView.edges EQUAL tp RedView.Superview.edges with CONSTANT 20 and PRIORITY .defaultLow
      redView.layout(.edges) == 20 ! .defaultLow

      //BlueView.size EQUAL tp RedView.size with CONSTANT 20
      blueView.layout(.size) == redView + 20
    }
    #expect(
      fixture.equations(layout.constraints) == [
        "red.height == 40",
        "red.leading == blue.trailing + 8",
        "red.width == 0.5 * blue.width + 20",
        "red.centerY == root.centerY",
        "blue.width >= red.width ! 250",
        "blue.centerX <= root.centerX + 20 ! 750",
        // Constants are insets, so right and bottom are negative.
        "red.top == root.top + 20 ! 250", "red.left == root.left + 20 ! 250", "red.right == root.right - 20 ! 250",
        "red.bottom == root.bottom - 20 ! 250",
        "blue.width == red.width + 20", "blue.height == red.height + 20",
      ])
    #expect(layout.constraints.allSatisfy { $0.isActive })
  }

  /// The seventh line of the listing relates a centerX to a top: 0.8 x 50 + 16 = 56.
  @Test func positionsMayFollowTheOtherAxis() {
    let fixture = Fixture()
    let (redView, blueView) = (fixture.redView, fixture.blueView)
    Layout {
      blueView.layout(.top) == 50
      //RedView.centerX EQUAL to BlueView.top with MULTIPLIER 0.8 and CONSTANT 16 and PRIORITY defaultLow
      redView.layout(.centerX) == 0.8 * blueView.layout(.top) + 16 ! .defaultLow
      redView.layout(.width) == 20
    }
    blueView.superview?.layoutIfNeeded()
    #expect(redView.frame.midX == 56)
  }

  /// The same equation between two attributes of the same axis.
  @Test func allPartsOfAStatement() {
    let fixture = Fixture()
    let (redView, blueView) = (fixture.redView, fixture.blueView)
    let constraint = redView.layout(.centerX) == 0.8 * blueView.layout(.left) + 16 ! .defaultLow
    #expect(fixture.equation(constraint) == "red.centerX == 0.8 * blue.left + 16 ! 250")
  }

  // MARK: Common cases of Layout instance using

  @Test func layoutLifetime() {
    let fixture = Fixture()
    let (root, redView, blueView) = (fixture.root, fixture.redView, fixture.blueView)
    //Create with constraints
    let layout = Layout {
      redView.layout(.left) == 0
      redView.layout(.top) == 0
      redView.layout(.width) == 100
      redView.layout(.height) == 100
    }
    root.layoutIfNeeded()
    #expect(redView.frame == CGRect(x: 0, y: 0, width: 100, height: 100))
    let first = layout.constraints

    //Remove all constraints activated in the Layout instance before and add new constraints
    layout.rebuild {
      redView.layout(.left) == 100
      redView.layout(.top) == 200
      redView.layout(.width) == 300
      redView.layout(.height) == 400
    }
    root.layoutIfNeeded()
    #expect(redView.frame == CGRect(x: 100, y: 200, width: 300, height: 400))
    #expect(first.allSatisfy { !$0.isActive })
    #expect(layout.constraints.count == 4)

    //Append new constraints
    layout.append {
      blueView.layout(.leading) == redView.layout(.trailing)
    }
    root.layoutIfNeeded()
    // Red ends at 100 + 300.
    #expect(blueView.frame.minX == 400)
    #expect(layout.constraints.count == 5)

    //Deactivate all constraints in the Layout instance
    layout.deactivate()
    #expect(!layout.isActive)
    #expect(layout.constraints.count == 5)
    #expect(layout.constraints.allSatisfy { !$0.isActive })
    #expect(root.constraints.isEmpty)

    //Activate all constraints in the Layout instance
    layout.activate()
    #expect(layout.isActive)
    #expect(layout.constraints.allSatisfy { $0.isActive })
  }
}
