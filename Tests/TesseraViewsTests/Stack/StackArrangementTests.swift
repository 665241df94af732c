// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import Foundation
import TesseraViewFixtures
import Testing

@testable import TesseraGraphics
@testable import TesseraViews

/// Every distribution with every alignment, on both axes, with zero to three views.
///
/// The views are 40 x 20, 60 x 30 and 80 x 40 along and across the axis. The stack is 440 points long and 100 across,
/// with a spacing of 20. The lengths of three views are 40 + 60 + 80 = 180 and their spacings 40, so 220 of 440
/// remain.
@MainActor @Suite struct StackArrangementTests {
  struct Span: Equatable, Sendable {
    let start: CGFloat
    let length: CGFloat
    init(_ start: CGFloat, _ length: CGFloat) { (self.start, self.length) = (start, length) }
  }

  /// The spans along the axis, for 0 to 3 views.
  nonisolated static let distributions: [(UIStackView.Distribution, [[Span]])] = [
    // The first view has the lowest hugging priority and takes the remaining space.
    (.fill, [[], [Span(0, 440)], [Span(0, 360), Span(380, 60)], [Span(0, 260), Span(280, 60), Span(360, 80)]]),
    // Two views have (440 - 20) / 2 = 210 each, and three views (440 - 40) / 3 = 133.33.
    (
      .fillEqually,
      [
        [], [Span(0, 440)], [Span(0, 210), Span(230, 210)],
        [Span(0, 400.0 / 3), Span(20 + 400.0 / 3, 400.0 / 3), Span(40 + 800.0 / 3, 400.0 / 3)],
      ]
    ),
    // With two views, the first has 440 x 40 / (100 + 20) = 146.67, and the second the rest. With three, the first
    // has 440 x 40 / 220 = 80, the second 440 x 60 / 220 = 120, and the third the rest, 200.
    (
      .fillProportionally,
      [
        [], [Span(0, 440)], [Span(0, 440.0 / 3), Span(20 + 440.0 / 3, 440 - 20 - 440.0 / 3)],
        [Span(0, 80), Span(100, 120), Span(240, 200)],
      ]
    ),
    // The views keep their lengths. The spacings between three views are (440 - 180) / 2 = 130.
    (.equalSpacing, [[], [Span(0, 440)], [Span(0, 40), Span(380, 60)], [Span(0, 40), Span(170, 60), Span(360, 80)]]),
    // The centers of the outer views are 20 and 400, so the middle view's center is 210.
    (
      .equalCentering,
      [[], [Span(0, 440)], [Span(0, 40), Span(380, 60)], [Span(0, 40), Span(180, 60), Span(360, 80)]]
    ),
  ]

  /// The spans across the axis. The views take 20, 30 and 40 of the 100 points.
  nonisolated static let alignments: [(UIStackView.Alignment, [Span])] = [
    (.fill, [Span(0, 100), Span(0, 100), Span(0, 100)]),
    (.leading, [Span(0, 20), Span(0, 30), Span(0, 40)]),
    (.center, [Span(40, 20), Span(35, 30), Span(30, 40)]),
    (.trailing, [Span(80, 20), Span(70, 30), Span(60, 40)]),
  ]

  @Test(arguments: distributions, alignments)
  func arranges(_ distribution: (UIStackView.Distribution, [[Span]]), _ alignment: (UIStackView.Alignment, [Span])) {
    for axis in [NSLayoutConstraint.Axis.horizontal, .vertical] {
      for count in 0...3 {
        let views = makeViews(count, axis)
        let stack = makeStack(views, axis, distribution.0, alignment.0)
        stack.layoutIfNeeded()
        let frames = zip(distribution.1[count], alignment.1).map { along, across in
          axis == .horizontal
            ? CGRect(along.start, across.start, along.length, across.length)
            : CGRect(across.start, along.start, across.length, along.length)
        }
        #expect(zip(views.map(\.frame), frames).allSatisfy { $0.isNear($1) }, "\(axis) \(count): \(views.map(\.frame))")
        #expect(stack.brokenConstraints.isEmpty)
      }
    }
  }

  /// In right-to-left layouts, a row is mirrored: x becomes 440 - x - width. A column is unchanged.
  @Test(arguments: distributions)
  func mirrors(_ distribution: (UIStackView.Distribution, [[Span]])) {
    let views = makeViews(3, .horizontal)
    let stack = makeStack(views, .horizontal, distribution.0, .fill)
    stack.semanticContentAttribute = .forceRightToLeft
    stack.layoutIfNeeded()
    let frames = distribution.1[3].map { CGRect(440 - $0.start - $0.length, 0, $0.length, 100) }
    #expect(zip(views.map(\.frame), frames).allSatisfy { $0.isNear($1) }, "\(views.map(\.frame))")
  }

  private func makeViews(_ count: Int, _ axis: NSLayoutConstraint.Axis) -> [Sized] {
    let sizes: [(CGFloat, CGFloat)] = [(40, 20), (60, 30), (80, 40)]
    let views = sizes.prefix(count).map { long, short in
      axis == .horizontal ? Sized(long, short) : Sized(short, long)
    }
    views.first?.setContentHuggingPriority(UILayoutPriority(249), for: axis)
    return views
  }

  private func makeStack(
    _ views: [UIView], _ axis: NSLayoutConstraint.Axis, _ distribution: UIStackView.Distribution,
    _ alignment: UIStackView.Alignment
  ) -> UIStackView {
    let stack = UIStackView(arrangedSubviews: views)
    stack.frame = axis == .horizontal ? CGRect(0, 0, 440, 100) : CGRect(0, 0, 100, 440)
    stack.axis = axis
    stack.distribution = distribution
    stack.alignment = alignment
    stack.spacing = 20
    return stack
  }
}

extension CGRect {
  /// Returns whether the rectangles are equal within a pixel, a third of a point.
  func isNear(_ other: CGRect) -> Bool {
    [minX - other.minX, minY - other.minY, width - other.width, height - other.height]
      .allSatisfy { abs($0) < 1.0 / 3 + 1e-6 }
  }
}
