// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import Foundation
import TesseraViewFixtures
import Testing

@testable import TesseraGraphics
@testable import TesseraViews

/// The constraints that UIKit logs for stack views: identifiers, counts and priorities.
@MainActor @Suite struct StackPlanTests {
  /// The identifiers and priorities of a stack's constraints, with their counts, for three views in a row.
  struct Sets: Sendable {
    let distribution: UIStackView.Distribution
    let alignment: UIStackView.Alignment
    let expected: [String: Int]
  }

  nonisolated static let sets = [
    // The stack's edges are related to the outer views, and each further view to the first view at two edges.
    Sets(
      distribution: .fill, alignment: .fill,
      expected: ["UISV-canvas-connection 1000.0": 4, "UISV-spacing 1000.0": 2, "UISV-alignment 1000.0": 4]),
    Sets(
      distribution: .fillEqually, alignment: .fill,
      expected: [
        "UISV-canvas-connection 1000.0": 4, "UISV-spacing 1000.0": 2, "UISV-alignment 1000.0": 4,
        "UISV-fill-equally 1000.0": 2,
      ]),
    Sets(
      distribution: .fillProportionally, alignment: .fill,
      expected: [
        "UISV-canvas-connection 1000.0": 4, "UISV-spacing 1000.0": 2, "UISV-alignment 1000.0": 4,
        "UISV-fill-proportionally 999.0": 1, "UISV-fill-proportionally 998.0": 1, "UISV-fill-proportionally 997.0": 1,
      ]),
    Sets(
      distribution: .equalSpacing, alignment: .fill,
      expected: [
        "UISV-canvas-connection 1000.0": 4, "UISV-spacing 1000.0": 2, "UISV-alignment 1000.0": 4,
        "UISV-distributing-edge 1000.0": 4, "UISV-distributing 1000.0": 1, "UISV-canvas-fit 49.0": 1,
      ]),
    Sets(
      distribution: .equalCentering, alignment: .fill,
      expected: [
        "UISV-canvas-connection 1000.0": 4, "UISV-spacing 1000.0": 2, "UISV-alignment 1000.0": 4,
        "UISV-distributing-edge 1000.0": 4, "UISV-distributing 149.0": 1, "UISV-canvas-fit 49.0": 1,
      ]),
    Sets(
      distribution: .fill, alignment: .top,
      expected: [
        "UISV-canvas-connection 1000.0": 4, "UISV-spacing 1000.0": 2, "UISV-alignment 1000.0": 2,
        "UISV-spanning-boundary 999.5": 3, "UISV-spanning-boundary 1000.0": 3, "UISV-spanning-fit 51.0": 1,
        "UISV-ambiguity-suppression 25.0": 3,
      ]),
    Sets(
      distribution: .fill, alignment: .center,
      expected: [
        "UISV-canvas-connection 1000.0": 5, "UISV-spacing 1000.0": 2, "UISV-alignment 1000.0": 2,
        "UISV-spanning-boundary 1000.0": 6, "UISV-spanning-fit 51.0": 1, "UISV-ambiguity-suppression 25.0": 3,
      ]),
    Sets(
      distribution: .fill, alignment: .firstBaseline,
      expected: [
        "UISV-canvas-connection 1000.0": 4, "UISV-spacing 1000.0": 2, "UISV-alignment 1000.0": 2,
        "UISV-spanning-boundary 1000.0": 6, "UISV-spanning-fit 51.0": 1, "UISV-canvas-fit 49.0": 1,
        "UISV-ambiguity-suppression 25.0": 3,
      ]),
  ]

  @Test(arguments: sets)
  func createsUIKitsConstraints(_ sets: Sets) {
    let stack = UIStackView(arrangedSubviews: [Sized(10, 10), Sized(20, 10), Sized(30, 10)])
    stack.distribution = sets.distribution
    stack.alignment = sets.alignment
    stack.updateConstraintsIfNeeded()
    let own = (stack.constraints + stack.arrangedSubviews.flatMap(\.constraints)).map {
      "\($0.identifier ?? "none") \($0.priority.rawValue)"
    }
    #expect(Dictionary(grouping: own, by: \.self).mapValues(\.count) == sets.expected)
  }

  /// In equalSpacing and equalCentering, gaps are at least the spacing. In other distributions, they equal the
  /// spacing.
  @Test(arguments: [
    (UIStackView.Distribution.fill, NSLayoutConstraint.Relation.equal), (.fillEqually, .equal),
    (.equalSpacing, .greaterThanOrEqual), (.equalCentering, .greaterThanOrEqual),
  ])
  func spacingIsFixedOrMinimum(_ distribution: UIStackView.Distribution, _ relation: NSLayoutConstraint.Relation) {
    let stack = UIStackView(arrangedSubviews: [Sized(10, 10), Sized(20, 10)])
    stack.distribution = distribution
    stack.spacing = 6
    stack.updateConstraintsIfNeeded()
    let gap = stack.constraints.first { $0.identifier == "UISV-spacing" }
    #expect(gap?.relation == relation)
    #expect(gap?.constant == 6)
  }

  @Test func updatesKeepUnchangedConstraints() {
    let views = [Sized(10, 10), Sized(20, 10), Sized(30, 10)]
    let stack = UIStackView(arrangedSubviews: views)
    stack.updateConstraintsIfNeeded()
    let before = Set(stack.constraints)
    stack.spacing = 5
    stack.updateConstraintsIfNeeded()
    // Only the constants change.
    #expect(Set(stack.constraints) == before)
    #expect(stack.constraints.filter { $0.identifier == "UISV-spacing" }.map(\.constant) == [5, 5])
    views[1].isHidden = true
    stack.updateConstraintsIfNeeded()
    // Hiding a view adds one constraint to the view.
    #expect(Set(stack.constraints) == before)
    #expect(views[1].constraints.map(\.identifier) == ["UISV-hiding"])
    views[1].isHidden = false
    stack.updateConstraintsIfNeeded()
    #expect(views[1].constraints.isEmpty)
    // A fourth view adds a gap and two edges, and becomes the last view, so the previous last view's edge constraint
    // is removed.
    stack.addArrangedSubview(Sized(1, 1))
    stack.updateConstraintsIfNeeded()
    #expect(before.subtracting(stack.constraints).count == 1)
    #expect(Set(stack.constraints).subtracting(before).count == 4)
  }
}

/// Baselines in stacks. At 3 pixels per point, the 17-point system font's baseline is 49/3 below the top and 12/3
/// above the bottom (ascent 17 x 1950/2048 = 16.19, descent 17 x 494/2048 = 4.10, rounded to pixels). For 34 points,
/// the distances are 97/3 and 25/3. Labels are 61/3 and 122/3 high.
@MainActor @Suite struct StackBaselineTests {
  let small = UILabel()
  let large = UILabel()

  init() {
    (small.text, large.text) = ("a", "a")
    small.font = .systemFont(ofSize: 17)
    large.font = .systemFont(ofSize: 34)
  }

  private func place(_ stack: UIStackView) -> UIView {
    let root = makeRoot(400, 200)
    _ = adopt(stack, root)
    activate(stack.leftAnchor.constraint(equalTo: root.leftAnchor), stack.topAnchor.constraint(equalTo: root.topAnchor))
    root.layoutIfNeeded()
    return root
  }

  @Test(arguments: [UIStackView.Alignment.firstBaseline, .lastBaseline])
  func aligns(_ alignment: UIStackView.Alignment) {
    let stack = UIStackView(arrangedSubviews: [small, large])
    stack.alignment = alignment
    let root = place(stack)
    #expect(abs(small.frame.minY - (97 - 49) / 3) < 1e-9)
    #expect(large.frame.minY == 0)
    #expect(abs(stack.frame.height - 122.0 / 3) < 1e-9)
    #expect(root.brokenConstraints.isEmpty)
  }

  /// The second label's first baseline is 30 below the first label's last baseline: 61/3 - 12/3 + 30 - 49/3 = 30.
  @Test func arrangesRelativeToBaselines() {
    let second = UILabel()
    second.text = "b"
    let stack = UIStackView(arrangedSubviews: [small, second])
    stack.axis = .vertical
    stack.spacing = 30
    stack.isBaselineRelativeArrangement = true
    let root = place(stack)
    #expect(abs(second.frame.minY - 30) < 1e-9)
    #expect(root.brokenConstraints.isEmpty)
  }

  /// A column's baselines are the baselines of its first and last labels. The row aligns the large label with the
  /// column's first baseline.
  @Test func stacksUseTheBaselinesOfTheirLabels() {
    let other = UILabel()
    other.text = "c"
    let column = UIStackView(arrangedSubviews: [small, other])
    column.axis = .vertical
    #expect(column.forFirstBaselineLayout === small)
    #expect(column.forLastBaselineLayout === other)
    let row = UIStackView(arrangedSubviews: [large, column])
    row.alignment = .firstBaseline
    let root = place(row)
    #expect(abs(column.frame.minY - (97 - 49) / 3) < 1e-9)
    row.alignment = .lastBaseline
    root.layoutIfNeeded()
    // The column's last baseline is 122/3 - 12/3 = 110/3 below its top, and the large label's baseline is 97/3 below
    // its top.
    #expect(abs(large.frame.minY - column.frame.minY - (110 - 97) / 3.0) < 1e-6)
    // A different view becomes the first.
    row.alignment = .firstBaseline
    small.isHidden = true
    root.layoutIfNeeded()
    #expect(abs(column.frame.minY + other.frame.minY - large.frame.minY - (97 - 49) / 3) < 1e-6)
  }
}
