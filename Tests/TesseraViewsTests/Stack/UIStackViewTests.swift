// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import Foundation
import TesseraViewFixtures
import Testing

@testable import TesseraGraphics
@testable import TesseraViews

/// A row of 40 x 20, 60 x 30 and 80 x 40 views with a spacing of 10. The row is as large as its content.
@MainActor @Suite struct UIStackViewTests {
  let root = makeRoot(600, 300)
  let views = [Sized(40, 20), Sized(60, 30), Sized(80, 40)]

  func makeRow(_ change: (UIStackView) -> Void = { _ in }) -> UIStackView {
    let stack = adopt(UIStackView(arrangedSubviews: views), root)
    stack.spacing = 10
    change(stack)
    activate(stack.leftAnchor.constraint(equalTo: root.leftAnchor), stack.topAnchor.constraint(equalTo: root.topAnchor))
    return stack
  }

  @Test func fitsItsContent() {
    let stack = makeRow()
    root.layoutIfNeeded()
    // The width is 40 + 10 + 60 + 10 + 80, and the tallest view is 40 high.
    #expect(stack.frame == CGRect(0, 0, 200, 40))
    #expect(views.map(\.frame.minX) == [0, 50, 120])
    #expect(stack.intrinsicContentSize == CGSize(width: -1, height: -1))
  }

  /// The hidden views, the row's width, and the positions of the visible views. A hidden view has no spacing.
  nonisolated static let hidings: [([Int], CGFloat, [Int: CGFloat])] = [
    ([0], 150, [1: 0, 2: 70]), ([1], 130, [0: 0, 2: 50]), ([2], 110, [0: 0, 1: 50]),
    ([0, 1], 80, [2: 0]), ([0, 2], 60, [1: 0]), ([1, 2], 40, [0: 0]), ([0, 1, 2], 0, [:]),
  ]

  @Test(arguments: hidings, [false, true])
  func hiddenViewsUseNoSpace(_ row: ([Int], CGFloat, [Int: CGFloat]), afterLayout: Bool) {
    let stack = makeRow()
    if afterLayout { root.layoutIfNeeded() }
    for index in row.0 { views[index].isHidden = true }
    root.layoutIfNeeded()
    #expect(stack.frame.width == row.1)
    for (index, x) in row.2 { #expect(views[index].frame.minX == x) }
    for index in row.0 { #expect(views[index].frame.width == 0) }
    for index in row.0 { views[index].isHidden = false }
    root.layoutIfNeeded()
    #expect(stack.frame.width == 200)
    #expect(views.map(\.frame.minX) == [0, 50, 120])
  }

  /// The stack's direction determines the order, not the direction of its views. The first view ends at the right
  /// edge, so it is at 200 - 40, the second at 200 - 40 - 10 - 60, and the third at 0.
  @Test func theStacksDirectionOrdersItsViews() {
    let stack = makeRow { $0.semanticContentAttribute = .forceRightToLeft }
    root.layoutIfNeeded()
    #expect(views.map(\.frame.minX) == [160, 90, 0])
    stack.semanticContentAttribute = .forceLeftToRight
    root.layoutIfNeeded()
    #expect(views.map(\.frame.minX) == [0, 50, 120])
  }

  /// Two 17-point lines are shorter than the other view's 60 points. Wrapped at a width of 0, they would be taller.
  @Test func aHiddenTextDoesNotGrowTall() {
    let label = UILabel()
    label.text = "Two\nlines"
    label.numberOfLines = 0
    let stack = adopt(UIStackView(arrangedSubviews: [label, Sized(20, 60)]), root)
    stack.alignment = .center
    label.isHidden = true
    root.layoutIfNeeded()
    #expect(stack.frame.height == 60)
    #expect(label.frame.height < 60)
  }

  /// With `equalSpacing` in 300 points, the spacing between the two visible views is 300 - 40 - 80.
  @Test func distributionIgnoresHiddenViews() {
    let stack = makeRow { $0.distribution = .equalSpacing }
    stack.widthAnchor.constraint(equalToConstant: 300).isActive = true
    views[1].isHidden = true
    root.layoutIfNeeded()
    #expect((views[0].frame.minX, views[2].frame.minX) == (0, 220))
    #expect((views[0].frame.width, views[2].frame.width) == (40, 80))
  }

  @Test func customSpacing() {
    let stack = makeRow()
    #expect(stack.customSpacing(after: views[0]) == UIStackView.spacingUseDefault)
    stack.setCustomSpacing(30, after: views[0])
    stack.setCustomSpacing(99, after: views[2])
    #expect(stack.customSpacing(after: views[0]) == 30)
    root.layoutIfNeeded()
    // There is no spacing after the last view.
    #expect(stack.frame.width == 220)
    views[1].isHidden = true
    root.layoutIfNeeded()
    #expect(stack.frame.width == 150)
    views[1].isHidden = false
    stack.setCustomSpacing(UIStackView.spacingUseSystem, after: views[0])
    root.layoutIfNeeded()
    #expect(stack.frame.width == 198)
    stack.setCustomSpacing(UIStackView.spacingUseDefault, after: views[0])
    root.layoutIfNeeded()
    #expect(stack.frame.width == 200)
  }

  @Test func customSpacingCanBeSetBeforeAddingTheView() {
    let stack = UIStackView()
    let view = UIView()
    stack.setCustomSpacing(7, after: view)
    #expect(stack.customSpacing(after: view) == 7)
  }

  @Test func marginsSurroundTheContent() {
    let stack = makeRow {
      $0.isLayoutMarginsRelativeArrangement = true
      $0.layoutMargins = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    }
    root.layoutIfNeeded()
    #expect(stack.frame == CGRect(0, 0, 206, 44))
    #expect(views[0].frame == CGRect(2, 1, 40, 40))
    stack.isLayoutMarginsRelativeArrangement = false
    root.layoutIfNeeded()
    #expect(stack.frame.size == CGSize(width: 200, height: 40))
  }

  @Test func insertsMovesAndRemoves() {
    let stack = makeRow()
    root.layoutIfNeeded()
    stack.addArrangedSubview(views[0])
    #expect(stack.arrangedSubviews == [views[1], views[2], views[0]])
    root.layoutIfNeeded()
    #expect(views.map(\.frame.minX) == [160, 0, 70])
    stack.insertArrangedSubview(views[0], at: 1)
    root.layoutIfNeeded()
    #expect(views.map(\.frame.minX) == [70, 0, 120])
    // The view is no longer arranged, but is still a subview.
    stack.removeArrangedSubview(views[0])
    root.layoutIfNeeded()
    #expect(views[0].superview === stack)
    #expect(stack.frame.width == 150)
    // A view that is removed from its superview is no longer arranged.
    views[1].removeFromSuperview()
    root.layoutIfNeeded()
    #expect(stack.arrangedSubviews == [views[2]])
    #expect(stack.frame.width == 80)
    #expect(root.brokenConstraints.isEmpty)
  }

  @Test func movesAViewToAnotherStack() {
    let stack = makeRow()
    let other = adopt(UIStackView(), root)
    root.layoutIfNeeded()
    other.addArrangedSubview(views[0])
    #expect(stack.arrangedSubviews == [views[1], views[2]])
    root.layoutIfNeeded()
    #expect(stack.frame.width == 150)
    #expect(other.frame.width == 40)
  }

  @Test func arrangedViewsDisableTheirAutoresizingMasks() {
    let view = UIView()
    #expect(view.translatesAutoresizingMaskIntoConstraints)
    UIStackView().addArrangedSubview(view)
    #expect(!view.translatesAutoresizingMaskIntoConstraints)
  }

  /// A column of two rows. The upper row is 40 + 10 + 60 wide and 30 high. The lower row, after a spacing of 10, is
  /// 80 x 40.
  @Test func nests() {
    let inner = UIStackView(arrangedSubviews: [views[0], views[1]])
    inner.spacing = 10
    let outer = adopt(UIStackView(arrangedSubviews: [inner, views[2]]), root)
    outer.axis = .vertical
    outer.alignment = .leading
    outer.spacing = 10
    activate(outer.leftAnchor.constraint(equalTo: root.leftAnchor), outer.topAnchor.constraint(equalTo: root.topAnchor))
    root.layoutIfNeeded()
    #expect(outer.frame == CGRect(0, 0, 110, 80))
    #expect(inner.frame == CGRect(0, 0, 110, 30))
    #expect(views[2].frame == CGRect(0, 40, 80, 40))
  }

  /// Plain views have no size. In a 40 x 80 column with fillEqually and center alignment, each has half of the height
  /// and no width.
  @Test func viewsWithoutASize() {
    let plain = [UIView(), UIView()]
    let stack = UIStackView(arrangedSubviews: plain)
    stack.axis = .vertical
    stack.distribution = .fillEqually
    stack.alignment = .center
    stack.frame = CGRect(0, 0, 40, 80)
    stack.layoutIfNeeded()
    #expect(plain.map(\.frame) == [CGRect(20, 0, 0, 40), CGRect(20, 40, 0, 40)])
    plain[1].removeFromSuperview()
    stack.layoutIfNeeded()
    #expect(plain[0].frame == CGRect(20, 0, 0, 80))
  }

  /// The content requires 200 points, but the stack has 190. The view with the lowest compression resistance shrinks
  /// by 10.
  @Test(arguments: [UIStackView.Distribution.fill, .equalSpacing, .equalCentering])
  func compressesTheViewWithTheLowestResistance(_ distribution: UIStackView.Distribution) {
    let stack = makeRow { $0.distribution = distribution }
    views[1].setContentCompressionResistancePriority(UILayoutPriority(740), for: .horizontal)
    stack.widthAnchor.constraint(equalToConstant: 190).isActive = true
    root.layoutIfNeeded()
    #expect(views.map(\.frame) == [CGRect(0, 0, 40, 40), CGRect(50, 0, 50, 40), CGRect(110, 0, 80, 40)])
  }

  /// The app's height constraints conflict with the stack's, which are broken: the stack is 5 high, and its views 20,
  /// 30 and 40.
  @Test func yieldsToOtherConstraints() {
    let stack = makeRow()
    let heights = [20, 30, 40].enumerated().map { index, height in
      views[index].heightAnchor.constraint(equalToConstant: CGFloat(height))
    }
    let own = stack.heightAnchor.constraint(equalToConstant: 5)
    NSLayoutConstraint.activate(heights + [own])
    root.layoutIfNeeded()
    #expect(views.map(\.frame.height) == [20, 30, 40])
    #expect(stack.frame.height == 5)
    #expect(root.brokenConstraints.allSatisfy { $0.identifier?.hasPrefix("UISV-") == true })
    #expect(!root.brokenConstraints.isEmpty)
  }

  /// A hidden view that is removed immediately has its 30 points again, whether or not the stack is laid out again.
  @Test(arguments: [false, true])
  func removesConstraintsFromRemovedViews(isRemovedFromSuperview: Bool) {
    let hidden = Sized(30, 10)
    let stack = UIStackView(arrangedSubviews: [hidden, Sized(20, 10)])
    hidden.isHidden = true
    stack.layoutIfNeeded()
    if isRemovedFromSuperview { hidden.removeFromSuperview() } else { stack.removeArrangedSubview(hidden) }
    #expect(hidden.constraints.isEmpty)
    #expect(hidden.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize) == CGSize(width: 30, height: 10))
  }

  /// The constraint that hides the arranged view is listed only by that view. It is removed when the stack is
  /// released, so the view has 30 points again.
  @Test func removesItsConstraintsWhenReleased() {
    let (hidden, shown) = (Sized(30, 10), Sized(20, 10))
    do {
      let stack = UIStackView(arrangedSubviews: [hidden, shown])
      hidden.isHidden = true
      stack.layoutIfNeeded()
      #expect(hidden.frame.width == 0)
      #expect(hidden.constraints.map(\.identifier) == ["UISV-hiding"])
    }
    #expect(hidden.constraints.isEmpty)
    #expect(hidden.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize) == CGSize(width: 30, height: 10))
    let root = makeRoot()
    _ = adopt(hidden, root)
    root.layoutIfNeeded()
    #expect(hidden.frame == CGRect(0, 0, 30, 10))
  }

  /// A stack view that arranges all its subviews.
  private final class Eager: UIStackView {
    override func didAddSubview(_ subview: UIView) {
      super.didAddSubview(subview)
      addArrangedSubview(subview)
    }
  }

  /// A stack view that arranges one view at a time.
  private final class Single: UIStackView {
    override func didAddSubview(_ subview: UIView) {
      super.didAddSubview(subview)
      for view in arrangedSubviews { view.removeFromSuperview() }
    }
  }

  /// A stack view that accepts no arranged subviews.
  private final class Refusing: UIStackView {
    override func didAddSubview(_ subview: UIView) { subview.removeFromSuperview() }
  }

  /// Arranged views are subviews, and each view is arranged only once, regardless of a subclass's actions in
  /// callbacks for new subviews.
  @Test func subclassesCanArrangeAddedSubviews() {
    let (eager, single, refusing) = (Eager(), Single(), Refusing())
    for view in views { eager.addArrangedSubview(view) }
    #expect(eager.arrangedSubviews == views && eager.subviews == views)
    for view in views { single.addArrangedSubview(view) }
    #expect(single.arrangedSubviews == [views[2]] && single.subviews == [views[2]])
    refusing.addArrangedSubview(views[0])
    #expect(refusing.arrangedSubviews.isEmpty && refusing.subviews.isEmpty)
  }

  /// The proportions of 25 and 75 apply to the stack's 200 points, which yields 50 and 150. Only 180 points are
  /// between the margins, so 130 remain for the second view. Source: a recording of iOS.
  @Test func proportionsIncludeMargins() {
    final class Bar: UIView {
      var length: CGFloat = 0
      override var intrinsicContentSize: CGSize { CGSize(width: length, height: 20) }
    }
    let bars = [25, 75].map { length in
      let bar = Bar()
      bar.length = length
      return bar
    }
    let stack = UIStackView(arrangedSubviews: bars)
    stack.distribution = .fillProportionally
    stack.isLayoutMarginsRelativeArrangement = true
    stack.layoutMargins = UIEdgeInsets(top: 0, left: 10, bottom: 0, right: 10)
    stack.frame = CGRect(x: 0, y: 0, width: 200, height: 40)
    stack.layoutIfNeeded()
    #expect(bars.map(\.frame.width) == [50, 130])
    #expect(bars.map(\.frame.minX) == [10, 60])
  }
}
