// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import Foundation
import TesseraViewFixtures
import Testing

@testable import TesseraGraphics
@testable import TesseraLayout
@testable import TesseraViews

/// Facts that the tests of the layout libraries (such as Mortar) rely on, with one test for each fact that no other
/// suite covers.
@MainActor @Suite struct LayoutAssumptionsTests {
  // MARK: Bookkeeping

  @Test func deactivatingTwiceDoesNothing() {
    let root = makeRoot()
    let box = addBox(to: root)
    let (x, y) = (
      box.leftAnchor.constraint(equalTo: root.leftAnchor), box.topAnchor.constraint(equalTo: root.topAnchor)
    )
    activate(x, y)
    x.isActive = false
    x.isActive = false
    #expect(root.constraints == [y])
    x.isActive = true
    x.isActive = true
    #expect(root.constraints == [y, x])
  }

  /// Two constraints for each of the two guides.
  @Test func controllerGuidesAddTwoConstraintsEach() {
    let controller = UIViewController()
    let before = controller.view.constraints.count
    let (top, bottom) = (controller.topLayoutGuide, controller.bottomLayoutGuide)
    #expect(controller.view.constraints.count == before + 4)
    #expect(controller.topLayoutGuide === top && controller.bottomLayoutGuide === bottom)
    #expect(controller.view.constraints.count == before + 4)
  }

  @Test func marginConstraintsHaveIdentifiers() {
    let root = makeRoot()
    let guide = root.layoutMarginsGuide
    #expect(
      root.constraints.filter { $0.firstItem === guide }.map(\.identifier)
        == Array(repeating: "UIView-margin-guide-constraint", count: 4))
  }

  @Test func safeAreaConstraintsHaveIdentifiers() {
    let root = makeRoot()
    _ = root.safeAreaLayoutGuide
    let sides = Set(["left", "top", "right", "bottom"].map { "UIViewSafeAreaLayoutGuide-\($0)" })
    #expect(Set(root.constraints.compactMap(\.identifier)) == sides)
    #expect(root.constraints.allSatisfy { $0.debugDescription.contains("'UIViewSafeAreaLayoutGuide-") })
  }

  // MARK: Descriptions

  /// The descriptions of equal constraints are equal, except for the constraint's address and the parenthesized text
  /// after three spaces.
  @Test func equalConstraintsHaveTheSameDescription() throws {
    let root = makeRoot()
    let box = addBox(to: root)
    let make = { (constant: CGFloat, priority: Float) in
      box.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: constant).at(priority)
    }
    let read = { (constraint: NSLayoutConstraint) in
      constraint.debugDescription.replacing(try Regex("NSLayoutConstraint:0x[0-9a-f]+ "), with: "")
        .components(separatedBy: "   (")[0]
    }
    #expect(try read(make(10, 1000)) == read(make(10, 1000)))
    #expect(try read(make(10, 1000)) != read(make(10, 999)))
    #expect(try read(make(10, 1000)) != read(make(11, 1000)))
    let half = box.widthAnchor.constraint(equalTo: root.widthAnchor, multiplier: 0.5)
    #expect(try read(half) != read(box.widthAnchor.constraint(equalTo: root.widthAnchor)))
    let address = "UIView:" + ConstraintDescription.address(of: box)
    #expect(
      try read(make(10, 1000))
        == "<\(address).leading == UIView:\(ConstraintDescription.address(of: root)).leading + 10")
  }

  // MARK: Layout

  @Test func framesWaitForLayout() {
    let root = makeRoot()
    let box = addBox(to: root)
    let width = box.widthAnchor.constraint(equalToConstant: 50)
    activate(width)
    root.layoutIfNeeded()
    width.constant = 70
    #expect(box.frame.width == 50)
    root.layoutIfNeeded()
    #expect(box.frame.width == 70)
  }

  /// Only the height is constrained, so position and width are zero.
  @Test func oneConstraintIsEnough() {
    let root = makeRoot()
    let box = addBox(to: root)
    activate(box.heightAnchor.constraint(equalToConstant: 40))
    root.layoutIfNeeded()
    #expect(box.frame == CGRect(0, 0, 0, 40))
  }

  /// A view with an autoresizing mask is fixed at its frame, whether the frame is set before or after the
  /// constraints.
  @Test(arguments: [false, true])
  func aFrameAnchorsItsNeighbors(_ isSetLater: Bool) {
    let root = makeRoot()
    let fixed = UIView()
    root.addSubview(fixed)
    let box = addBox(to: root)
    if !isSetLater { fixed.frame = CGRect(120, 10, 30, 20) }
    activate(
      box.leftAnchor.constraint(equalTo: root.leftAnchor), box.rightAnchor.constraint(equalTo: fixed.leftAnchor),
      box.topAnchor.constraint(equalTo: fixed.topAnchor), box.heightAnchor.constraint(equalTo: fixed.heightAnchor))
    if isSetLater { fixed.frame = CGRect(120, 10, 30, 20) }
    root.layoutIfNeeded()
    #expect(box.frame == CGRect(0, 10, 120, 20))
  }

  /// 100 points are divided in the ratios 1 to 1 and 1 to 3. 124 points minus three gaps of 8 leave 50 for each of
  /// two views, and the second begins at 8 + 50 + 8.
  @Test(arguments: [
    (CGFloat(100), CGFloat(0), CGFloat(1), CGFloat(50), CGFloat(50)), (100, 0, 3, 25, 25), (124, 8, 1, 50, 66),
  ])
  func weightsDivideALength(_ row: (length: CGFloat, gap: CGFloat, weight: CGFloat, width: CGFloat, second: CGFloat)) {
    let root = makeRoot(row.length)
    let (a, b) = (addBox(to: root), addBox(to: root))
    activate(
      a.leftAnchor.constraint(equalTo: root.leftAnchor, constant: row.gap),
      b.leftAnchor.constraint(equalTo: a.rightAnchor, constant: row.gap),
      b.rightAnchor.constraint(equalTo: root.rightAnchor, constant: -row.gap),
      b.widthAnchor.constraint(equalTo: a.widthAnchor, multiplier: row.weight))
    root.layoutIfNeeded()
    #expect((a.frame.width, b.frame.minX) == (row.width, row.second))
  }

  /// A label whose text wraps at 50 points is as tall as its fitting size.
  @Test func longTextsGrowAndShrink() {
    let root = makeRoot(50, 1000)
    let label = adopt(UILabel(), root)
    label.numberOfLines = 0
    label.lineBreakMode = .byCharWrapping
    activate(
      label.leftAnchor.constraint(equalTo: root.leftAnchor), label.rightAnchor.constraint(equalTo: root.rightAnchor),
      label.topAnchor.constraint(equalTo: root.topAnchor))
    var heights: [CGFloat] = []
    for text in ["i", String(repeating: "Hello, world. ", count: 4), "i"] {
      label.text = text
      root.setNeedsLayout()
      root.layoutIfNeeded()
      heights.append(label.frame.height)
      #expect(abs(label.frame.height - label.sizeThatFits(CGSize(width: 50, height: 1e4)).height) < 1)
    }
    #expect(heights[0] == heights[2] && heights[1] > 3 * heights[0])
  }

  /// The view without content takes the remaining space, and the label keeps its intrinsic height.
  @Test func viewsWithoutContentGetTheRemainingSpace() {
    let root = makeRoot(100, 300)
    let label = adopt(UILabel(), root)
    label.text = "x"
    let box = addBox(to: root)
    NSLayoutConstraint.activate(
      NSLayoutConstraint.constraints(withVisualFormat: "V:|[l][b]|", views: ["l": label, "b": box]))
    root.layoutIfNeeded()
    #expect(label.frame.height == label.intrinsicContentSize.height)
    #expect(box.frame.height == 300 - label.frame.height)
  }

  /// Two centered views without a size in 40 x 80 points each have half of the height and no width. If one is
  /// removed, the other has the full height.
  @Test func anEqualStackOfPlainViews() {
    let root = makeRoot()
    let stack = UIStackView(frame: CGRect(0, 0, 40, 80))
    stack.axis = .vertical
    stack.distribution = .fillEqually
    stack.alignment = .center
    root.addSubview(stack)
    let (a, b) = (UIView(), UIView())
    stack.addArrangedSubview(a)
    stack.addArrangedSubview(b)
    root.layoutIfNeeded()
    #expect(a.frame == CGRect(20, 0, 0, 40))
    #expect(b.frame == CGRect(20, 40, 0, 40))
    a.removeFromSuperview()
    root.layoutIfNeeded()
    #expect(b.frame == CGRect(20, 0, 0, 80))
  }

  @Test func addingAnArrangedViewAgainMovesItLast() {
    let stack = UIStackView(arrangedSubviews: [UIView(), UIView()])
    let first = stack.arrangedSubviews[0]
    stack.addArrangedSubview(first)
    #expect(stack.arrangedSubviews.count == 2 && stack.arrangedSubviews[1] === first)
  }

  @Test func everyConstraintOfAViewCanBeRemoved() {
    let root = makeRoot()
    let box = addBox(to: root)
    activate(
      box.widthAnchor.constraint(equalTo: root.widthAnchor), box.leftAnchor.constraint(equalTo: root.leftAnchor))
    _ = root.safeAreaLayoutGuide
    root.layoutIfNeeded()
    NSLayoutConstraint.deactivate(root.constraints)
    root.layoutIfNeeded()
    #expect(root.constraints.isEmpty && box.frame.width == 0)
  }

  // MARK: Views

  @Test func alphaIsAFloat() {
    let view = UIView()
    view.alpha = 0.4
    #expect("\(view.alpha)" == "0.4000000059604645")
  }

  @Test func viewsAreHashedByIdentity() {
    let (a, b) = (UIView(), UIView())
    let names: [UIView: String] = [a: "a", b: "b"]
    #expect(names[a] == "a" && names[b] == "b" && names[UIView()] == nil && a != b && Set([a, b, a]).count == 2)
  }

  // MARK: Objects

  @Test func constraintsCanBeCreatedEmpty() {
    let constraint = LabeledConstraint()
    constraint.label = "width of the box"
    #expect(constraint.firstItem == nil && constraint.firstAttribute == .notAnAttribute && !constraint.isActive)
    #expect((constraint.multiplier, constraint.constant, constraint.priority) == (1, 0, .required))
    constraint.isActive = true
    #expect(!constraint.isActive)
  }

  @Test func subclassesCustomizeTheirDescription() {
    let (root, box) = (makeRoot(), UIView())
    root.addSubview(box)
    let constraint = LabeledConstraint(
      item: box, attribute: .width, relatedBy: .equal, toItem: root, attribute: .width, multiplier: 1, constant: 0)
    constraint.label = "as wide"
    constraint.isActive = true
    #expect(constraint.description == "as wide" && root.constraints == [constraint])
  }

  @Test func constraintsReturnTheirAnchors() {
    let root = makeRoot()
    let box = addBox(to: root)
    let constraint = box.leftAnchor.constraint(equalTo: root.rightAnchor)
    #expect(constraint.firstAnchor.item === box && constraint.firstAnchor.name == "left")
    #expect(constraint.secondAnchor?.item === root && constraint.secondAnchor?.name == "right")
    #expect(box.widthAnchor.constraint(equalToConstant: 1).secondAnchor == nil)
  }

  /// `a` ends at 40 and `b` begins at 100, so the distance is 60. `c` is half as wide, 30.
  @Test func aDistanceIsADimension() {
    let root = makeRoot()
    let boxes = [addBox(to: root), addBox(to: root), addBox(to: root)]
    NSLayoutConstraint.activate(
      NSLayoutConstraint.constraints(
        withVisualFormat: "|-10-[a(30)]-60-[b(5)]", views: ["a": boxes[0], "b": boxes[1]]))
    let gap = boxes[0].rightAnchor.anchorWithOffset(to: boxes[1].leftAnchor)
    activate(boxes[2].widthAnchor.constraint(equalTo: gap, multiplier: 0.5))
    root.layoutIfNeeded()
    #expect(boxes[2].frame.width == 30)
  }
}

private final class LabeledConstraint: NSLayoutConstraint {
  nonisolated(unsafe) var label = ""
  nonisolated override var description: String { label }
}
