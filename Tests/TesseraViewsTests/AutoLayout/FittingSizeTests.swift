// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import Foundation
import TesseraViewFixtures
import Testing

@testable import TesseraGraphics
@testable import TesseraViews

/// All forms of `systemLayoutSizeFitting`. It returns the size that a view's constraints prefer and changes no frame.
@MainActor @Suite struct FittingSizeTests {
  /// Returns an 80 x 40 card with 60 x 20 content and insets of 10.
  func makeCard(_ content: UIView) -> UIView {
    let card = UIView()
    _ = adopt(content, card)
    activate(
      content.leftAnchor.constraint(equalTo: card.leftAnchor, constant: 10),
      content.topAnchor.constraint(equalTo: card.topAnchor, constant: 10),
      card.rightAnchor.constraint(equalTo: content.rightAnchor, constant: 10),
      card.bottomAnchor.constraint(equalTo: content.bottomAnchor, constant: 10))
    return card
  }

  /// The target size has a priority of 50. The content resists compression to (0, 0) at 750, and hugs its size
  /// against (10000, 10000) at 250, so the content's size takes precedence in both cases.
  @Test(arguments: [UIView.layoutFittingCompressedSize, UIView.layoutFittingExpandedSize])
  func contentOverridesTheFittingLevel(_ target: CGSize) {
    let card = makeCard(Sized(60, 20))
    #expect(card.systemLayoutSizeFitting(target) == CGSize(width: 80, height: 40))
    #expect(card.frame == .zero)
    #expect(card.subviews[0].frame == .zero)
  }

  /// A required width takes precedence over the content's. Content with a hugging priority of 249 is stretched by a
  /// fitting priority of 250.
  @Test func higherPriorityWins() {
    let content = Sized(60, 20)
    content.setContentHuggingPriority(UILayoutPriority(249), for: .vertical)
    let card = makeCard(content)
    #expect(
      card.systemLayoutSizeFitting(
        CGSize(width: 300, height: 100), withHorizontalFittingPriority: .required, verticalFittingPriority: .defaultLow)
        == CGSize(width: 300, height: 100))
    #expect(
      card.systemLayoutSizeFitting(
        CGSize(width: 300, height: 0), withHorizontalFittingPriority: .required,
        verticalFittingPriority: .fittingSizeLevel) == CGSize(width: 300, height: 40))
  }

  /// Twelve repetitions of "word " are wider than 100, so the label wraps. Its height equals the result of
  /// `sizeThatFits` for a width of 100 - 20.
  @Test func aLabelWrapsAtTheWidth() {
    let label = UILabel()
    label.numberOfLines = 0
    label.text = Array(repeating: "word", count: 12).joined(separator: " ")
    let card = makeCard(label)
    let size = card.systemLayoutSizeFitting(
      CGSize(width: 100, height: 0), withHorizontalFittingPriority: .required,
      verticalFittingPriority: .fittingSizeLevel)
    #expect(size.width == 100)
    let expected = label.sizeThatFits(CGSize(width: 80, height: 0)).height
    #expect(expected > 50)
    #expect(abs(size.height - expected - 20) < 1e-9)
    // Laying out the card at that width yields the same size.
    let root = makeRoot(100, 500)
    _ = adopt(card, root)
    activate(
      card.leftAnchor.constraint(equalTo: root.leftAnchor), card.rightAnchor.constraint(equalTo: root.rightAnchor),
      card.topAnchor.constraint(equalTo: root.topAnchor))
    root.layoutIfNeeded()
    #expect(abs(card.frame.height - size.height) < 1e-9)
  }

  /// Only the view and its descendants are measured, and their constraints are unchanged.
  @Test func ignoresOutsideConstraints() {
    let root = makeRoot()
    let card = makeCard(Sized(60, 20))
    _ = adopt(card, root)
    activate(
      card.widthAnchor.constraint(equalTo: root.widthAnchor), card.heightAnchor.constraint(equalTo: root.heightAnchor),
      card.leftAnchor.constraint(equalTo: root.leftAnchor), card.topAnchor.constraint(equalTo: root.topAnchor))
    root.layoutIfNeeded()
    #expect(card.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize) == CGSize(width: 80, height: 40))
    root.setNeedsLayout()
    root.layoutIfNeeded()
    #expect(card.frame == CGRect(0, 0, 200, 100))
  }

  @Test func stacksFitTheirViews() {
    let stack = UIStackView(arrangedSubviews: [Sized(40, 20), Sized(60, 30)])
    stack.spacing = 5
    #expect(stack.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize) == CGSize(width: 105, height: 30))
  }

  @Test func returnsTheTargetWithoutConstraints() {
    #expect(UIView().systemLayoutSizeFitting(CGSize(width: 7, height: 9)) == CGSize(width: 7, height: 9))
  }

  @Test(arguments: [CGFloat.nan, .infinity, -.infinity, -5, 1e300])
  func hostileTargetsGiveFiniteSizes(_ value: CGFloat) {
    let size = makeCard(Sized(60, 20)).systemLayoutSizeFitting(
      CGSize(width: value, height: value), withHorizontalFittingPriority: .required, verticalFittingPriority: .required)
    #expect(size.width.isFinite && size.height.isFinite)
    #expect(size.width >= 0 && size.height >= 0)
  }
}

/// Edges are rounded to whole pixels in the root's coordinates: x' = floor(x * scale + 0.5) / scale.
@MainActor @Suite struct PixelGridTests {
  @Test(arguments: [
    (CGFloat(1), CGFloat(10.4), CGFloat(10)), (1, 10.5, 11), (2, 10.2, 10), (2, 10.25, 10.5), (2, -0.25, 0),
    (3, 1, 1), (1, -10.5, -10),
  ])
  func rounds(_ scale: CGFloat, _ value: CGFloat, _ expected: CGFloat) {
    #expect(PixelGrid(scale: scale).rounded(value) == expected)
  }

  @Test(arguments: [
    (CGFloat(2), CGFloat(20.287), CGFloat(20.5)), (1, 20.0000001, 20), (1, 20.01, 21), (3, 0, 0), (2, 20.5, 20.5),
  ])
  func ceils(_ scale: CGFloat, _ value: CGFloat, _ expected: CGFloat) {
    #expect(PixelGrid(scale: scale).ceiled(value) == expected)
  }

  /// 100 points are divided by three at one pixel per point. Edges are at 33.33 and 66.67, so widths are 33, 34 and
  /// 33, without gaps.
  @Test func neighborsKeepTouching() {
    let window = makeWindow(100, 100, scale: 1)
    let boxes = (0..<3).map { _ in addBox(to: window) }
    for (index, box) in boxes.enumerated() {
      activate(
        box.leftAnchor.constraint(equalTo: index == 0 ? window.leftAnchor : boxes[index - 1].rightAnchor),
        box.widthAnchor.constraint(equalTo: window.widthAnchor, multiplier: 1.0 / 3),
        box.topAnchor.constraint(equalTo: window.topAnchor), box.heightAnchor.constraint(equalToConstant: 10))
    }
    window.layoutIfNeeded()
    #expect(boxes.map(\.frame) == [CGRect(0, 0, 33, 10), CGRect(33, 0, 34, 10), CGRect(67, 0, 33, 10)])
  }

  /// A parent at 10.4 is drawn at 10. Its child at 0.4 is at 10.8 in the window and drawn at 11, which is 1 in the
  /// parent's coordinates. The child's right edge touches the sibling's left edge at 30.6, which is drawn at 31.
  @Test func edgesTouchAcrossSuperviews() {
    let window = makeWindow(100, 100, scale: 1)
    let (parent, sibling) = (addBox(to: window), addBox(to: window))
    let child = addBox(to: parent)
    activate(
      parent.leftAnchor.constraint(equalTo: window.leftAnchor, constant: 10.4),
      parent.topAnchor.constraint(equalTo: window.topAnchor), parent.widthAnchor.constraint(equalToConstant: 50),
      parent.heightAnchor.constraint(equalToConstant: 50),
      child.leftAnchor.constraint(equalTo: parent.leftAnchor, constant: 0.4),
      child.topAnchor.constraint(equalTo: parent.topAnchor), child.widthAnchor.constraint(equalToConstant: 19.8),
      child.heightAnchor.constraint(equalToConstant: 5),
      sibling.leftAnchor.constraint(equalTo: child.rightAnchor),
      sibling.topAnchor.constraint(equalTo: window.topAnchor),
      sibling.widthAnchor.constraint(equalToConstant: 9), sibling.heightAnchor.constraint(equalToConstant: 5))
    window.layoutIfNeeded()
    #expect(parent.frame == CGRect(10, 0, 50, 50))
    #expect(child.frame == CGRect(1, 0, 20, 5))
    #expect(sibling.frame == CGRect(31, 0, 9, 5))
    #expect(child.convert(child.bounds, to: nil).maxX == sibling.frame.minX)
  }
}
