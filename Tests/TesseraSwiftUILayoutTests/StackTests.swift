// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import Foundation
import Testing
@_spi(Tessera) import TesseraSwiftUILayout

/// Sizes and positions in horizontal stacks. The cases are also transposed to test vertical stacks.
@Suite struct StackTests {
  /// Lengths are summed with a default spacing of 8 points, and the tallest view determines the height.
  static let fixed: [LayoutCase] = [
    c("empty", p(100, 100), s(0, 0)) { $0.row() },
    c("one box", p(100, 100), s(30, 20), [r(0, 0, 30, 20)]) { $0.row($0.box(30, 20)) },
    // 30 + 8 + 40 = 78. The shorter view is vertically centered: (20 - 10) / 2.
    c("two boxes", p(100, 100), s(78, 20), [r(0, 0, 30, 20), r(38, 5, 40, 10)]) {
      $0.row($0.box(30, 20), $0.box(40, 10))
    },
    c("two boxes, ideal", p(nil, nil), s(78, 20), [r(0, 0, 30, 20), r(38, 5, 40, 10)]) {
      $0.row($0.box(30, 20), $0.box(40, 10))
    },
    c("two boxes, minimum", p(0, 0), s(78, 20), [r(0, 0, 30, 20), r(38, 5, 40, 10)]) {
      $0.row($0.box(30, 20), $0.box(40, 10))
    },
    c("two boxes, maximum", .infinity, s(78, 20), [r(0, 0, 30, 20), r(38, 5, 40, 10)]) {
      $0.row($0.box(30, 20), $0.box(40, 10))
    },
    c("overflow", p(50, 5), s(78, 20), [r(0, 0, 30, 20), r(38, 5, 40, 10)]) {
      $0.row($0.box(30, 20), $0.box(40, 10))
    },
    c("no spacing", p(100, 100), s(70, 20), [r(0, 0, 30, 20), r(30, 5, 40, 10)]) {
      $0.row(spacing: 0, $0.box(30, 20), $0.box(40, 10))
    },
    c("negative spacing", p(100, 100), s(60, 20), [r(0, 0, 30, 20), r(20, 5, 40, 10)]) {
      $0.row(spacing: -10, $0.box(30, 20), $0.box(40, 10))
    },
    c("spacing that is not a number", p(100, 100), s(70, 20), [r(0, 0, 30, 20), r(30, 5, 40, 10)]) {
      $0.row(spacing: .nan, $0.box(30, 20), $0.box(40, 10))
    },
    c("top", p(100, 100), s(78, 20), [r(0, 0, 30, 20), r(38, 0, 40, 10)]) {
      $0.row(.top, $0.box(30, 20), $0.box(40, 10))
    },
    c("bottom", p(100, 100), s(78, 20), [r(0, 0, 30, 20), r(38, 10, 40, 10)]) {
      $0.row(.bottom, $0.box(30, 20), $0.box(40, 10))
    },
    // 10 + 8 + (20 + 8 + 30) = 76.
    c("nested", p(100, 100), s(76, 30), [r(0, 10, 10, 10), r(18, 5, 20, 20), r(46, 0, 30, 30)]) {
      $0.row($0.box(10, 10), $0.row($0.box(20, 20), $0.box(30, 30)))
    },
  ]

  /// The least flexible view chooses first. Each view is offered an equal share of the remaining length.
  static let flexible: [LayoutCase] = [
    // (108 - 8) / 2 = 50.
    c("equal shares", p(108, 50), s(108, 50), [r(0, 0, 50, 50), r(58, 0, 50, 50)]) { $0.row($0.flex(), $0.flex()) },
    // (106 - 16) / 3 = 30.
    c("three shares", p(106, 30), s(106, 30), [r(0, 0, 30, 30), r(38, 0, 30, 30), r(76, 0, 30, 30)]) {
      $0.row($0.flex(), $0.flex(), $0.flex())
    },
    // 100 - 8 - 30 = 62.
    c("a fixed one first", p(100, 50), s(100, 50), [r(0, 15, 30, 20), r(38, 0, 62, 50)]) {
      $0.row($0.box(30, 20), $0.flex())
    },
    c("a fixed one last", p(100, 50), s(100, 50), [r(0, 0, 62, 50), r(70, 15, 30, 20)]) {
      $0.row($0.flex(), $0.box(30, 20))
    },
    // The view with a maximum takes 20 of 46, and the other is offered 92 - 20.
    c("a limited one", p(100, 50), s(100, 50), [r(0, 0, 20, 50), r(28, 0, 72, 50)]) {
      $0.row($0.flex(0, 20), $0.flex())
    },
    c("a limited one last", p(100, 50), s(100, 50), [r(0, 0, 72, 50), r(80, 0, 20, 50)]) {
      $0.row($0.flex(), $0.flex(0, 20))
    },
    // Both views are infinitely flexible. The first takes its minimum, 60, and leaves 92 - 60.
    c("a minimum first", p(100, 50), s(100, 50), [r(0, 0, 60, 50), r(68, 0, 32, 50)]) {
      $0.row($0.flex(60), $0.flex())
    },
    // The first view takes its share, 46. The second is offered 46 and takes its minimum, 60: 46 + 8 + 60.
    c("a minimum last", p(100, 50), s(114, 50), [r(0, 0, 46, 50), r(54, 0, 60, 50)]) {
      $0.row($0.flex(), $0.flex(60))
    },
    // The views have maximums of 10, 30 and 60, which are their flexibilities. Offers and results are 84 / 3 = 28 ->
    // 10, 74 / 2 = 37 -> 30, 44 -> 44.
    c("ordered by flexibility", p(100, 9), s(100, 9), [r(0, 0, 44, 9), r(52, 0, 30, 9), r(90, 0, 10, 9)]) {
      $0.row($0.flex(0, 60), $0.flex(0, 30), $0.flex(0, 10))
    },
    c("all at their maximum", p(500, 9), s(116, 9), [r(0, 0, 60, 9), r(68, 0, 30, 9), r(106, 0, 10, 9)]) {
      $0.row($0.flex(0, 60), $0.flex(0, 30), $0.flex(0, 10))
    },
    // Ideal lengths: 10 + 8 + 10.
    c("ideal", p(nil, nil), s(28, 10), [r(0, 0, 10, 10), r(18, 0, 10, 10)]) { $0.row($0.flex(), $0.flex()) },
    c("ideal width", p(nil, 50), s(28, 50), [r(0, 0, 10, 50), r(18, 0, 10, 50)]) { $0.row($0.flex(), $0.flex()) },
    c("ideal height", p(108, nil), s(108, 10), [r(0, 0, 50, 10), r(58, 0, 50, 10)]) { $0.row($0.flex(), $0.flex()) },
    c("minimum", p(0, 0), s(8, 0), [r(0, 0, 0, 0), r(8, 0, 0, 0)]) { $0.row($0.flex(), $0.flex()) },
    c("maximum", .infinity, s(.infinity, .infinity)) { $0.row($0.flex(), $0.flex()) },
    c("maximum of limited ones", .infinity, s(38, .infinity)) { $0.row($0.flex(0, 10), $0.flex(0, 20)) },
    // The inner stack is offered 46 of 92: (46 - 8) / 2 = 19.
    c(
      "nested shares", p(100, 10), s(100, 10), [r(0, 0, 46, 10), r(54, 0, 19, 10), r(81, 0, 19, 10)]
    ) { $0.row($0.flex(), $0.row($0.flex(), $0.flex())) },
    c("proposal of NaN", p(.nan, 10), s(8, 10), [r(0, 0, 0, 10), r(8, 0, 0, 10)]) { $0.row($0.flex(), $0.flex()) },
    c("negative proposal", p(-9, 10), s(8, 10), [r(0, 0, 0, 10), r(8, 0, 0, 10)]) { $0.row($0.flex(), $0.flex()) },
  ]

  /// Views with a higher priority choose first. Minimum lengths are reserved for views with a lower priority.
  static let priorities: [LayoutCase] = [
    c("all for the first", p(108, 50), s(108, 50), [r(0, 0, 100, 50), r(108, 0, 0, 50)]) {
      $0.row($0.priority(1, $0.flex()), $0.flex())
    },
    c("all for the last", p(108, 50), s(108, 50), [r(0, 0, 0, 50), r(8, 0, 100, 50)]) {
      $0.row($0.flex(), $0.priority(1, $0.flex()))
    },
    c("a negative one last", p(108, 50), s(108, 50), [r(0, 0, 100, 50), r(108, 0, 0, 50)]) {
      $0.row($0.flex(), $0.priority(-1, $0.flex()))
    },
    // 30 of 100 are reserved for the fixed view.
    c("a fixed one has a reserve", p(108, 50), s(108, 50), [r(0, 0, 70, 50), r(78, 15, 30, 20)]) {
      $0.row($0.priority(1, $0.flex()), $0.box(30, 20))
    },
    // 100 - 10 - 20 = 70, then 30 - 20 = 10, then 20.
    c("three priorities", p(116, 10), s(116, 10), [r(0, 0, 70, 10), r(78, 0, 10, 10), r(96, 0, 20, 10)]) {
      $0.row($0.priority(2, $0.flex()), $0.priority(1, $0.flex(10)), $0.flex(20))
    },
    // Two views with the high priority share 100 - 20.
    c("a group", p(116, 10), s(116, 10), [r(0, 0, 40, 10), r(48, 0, 20, 10), r(76, 0, 40, 10)]) {
      $0.row($0.priority(1, $0.flex()), $0.flex(20), $0.priority(1, $0.flex()))
    },
    // The reserved length exceeds the available length: 100 - 120 < 0.
    c("a reserve too large", p(108, 10), s(128, 10), [r(0, 0, 0, 10), r(8, 0, 120, 10)]) {
      $0.row($0.priority(1, $0.flex()), $0.flex(120))
    },
    c("a limited one leaves the rest", p(108, 10), s(108, 10), [r(0, 0, 25, 10), r(33, 0, 75, 10)]) {
      $0.row($0.priority(1, $0.flex(0, 25)), $0.flex())
    },
    c("the outer priority counts", p(108, 50), s(108, 50), [r(0, 0, 0, 50), r(8, 0, 100, 50)]) {
      $0.row($0.priority(-1, $0.priority(5, $0.flex())), $0.flex())
    },
    c("a priority of NaN is 0", p(108, 50), s(108, 50), [r(0, 0, 50, 50), r(58, 0, 50, 50)]) {
      $0.row($0.priority(.nan, $0.flex()), $0.flex())
    },
  ]

  /// Spacers take the remaining length, have no default spacing to adjacent views, and are at least 8 points long.
  static let spacers: [LayoutCase] = [
    // 200 - 70 = 130.
    c("between boxes", p(200, 50), s(200, 20), [r(0, 0, 30, 20), r(160, 5, 40, 10)]) {
      $0.row($0.box(30, 20), $0.spacer(), $0.box(40, 10))
    },
    c("with spacing", p(200, 50), s(200, 20), [r(0, 0, 30, 20), r(160, 5, 40, 10)]) {
      $0.row(spacing: 10, $0.box(30, 20), $0.spacer(), $0.box(40, 10))
    },
    // 30 + 8 + 40.
    c("at its minimum", p(75, 50), s(78, 20), [r(0, 0, 30, 20), r(38, 5, 40, 10)]) {
      $0.row($0.box(30, 20), $0.spacer(), $0.box(40, 10))
    },
    c("ideal", p(nil, nil), s(78, 20), [r(0, 0, 30, 20), r(38, 5, 40, 10)]) {
      $0.row($0.box(30, 20), $0.spacer(), $0.box(40, 10))
    },
    c("minimum of zero", p(75, 50), s(75, 20), [r(0, 0, 30, 20), r(35, 5, 40, 10)]) {
      $0.row($0.box(30, 20), $0.spacer(0), $0.box(40, 10))
    },
    c("minimum of 50", p(75, 50), s(120, 20), [r(0, 0, 30, 20), r(80, 5, 40, 10)]) {
      $0.row($0.box(30, 20), $0.spacer(50), $0.box(40, 10))
    },
    c("negative minimum", p(70, 50), s(70, 20), [r(0, 0, 30, 20), r(30, 5, 40, 10)]) {
      $0.row($0.box(30, 20), $0.spacer(-5), $0.box(40, 10))
    },
    // (100 - 20) / 2 = 40.
    c("around a box", p(100, 50), s(100, 20), [r(40, 0, 20, 20)]) { $0.row($0.spacer(), $0.box(20, 20), $0.spacer()) },
    // Spacers have the lowest priority, so the other view takes 100 - 8.
    c("after a flexible view", p(100, 50), s(100, 50), [r(0, 0, 92, 50)]) { $0.row($0.flex(), $0.spacer()) },
    c("maximum", .infinity, s(.infinity, 20)) { $0.row($0.spacer(), $0.box(20, 20)) },
    c("wrapped", p(100, 50), s(100, 20), [r(80, 0, 20, 20)]) {
      $0.row($0.pad(0, 0, 0, 0, $0.spacer()), $0.box(20, 20))
    },
    c("alone", p(100, 50), s(100, 0)) { $0.row($0.spacer()) },
    // 30 + 8 + 1 + 8 + 40 = 87. A divider has the full height.
    c("divider", p(200, 50), s(87, 50), [r(0, 15, 30, 20), r(47, 20, 40, 10)]) {
      $0.row($0.box(30, 20), $0.divider(), $0.box(40, 10))
    },
    c("divider of ideal height", p(nil, nil), s(87, 20), [r(0, 0, 30, 20), r(47, 5, 40, 10)]) {
      $0.row($0.box(30, 20), $0.divider(), $0.box(40, 10))
    },
  ]

  /// Without a proposal on the cross axis, children are measured with their ideal lengths and placed with the stack's length.
  static let crossAxis: [LayoutCase] = [
    // The ideal height of the first child is 10, as for every shape. The row is 20 points high, and the child fills it.
    c("equal heights", p(nil, nil), s(48, 20), [r(0, 0, 10, 20), r(18, 0, 30, 20)]) {
      $0.row($0.flex(), $0.box(30, 20))
    },
    c("equal widths", p(nil, nil), s(30, 38), [r(0, 0, 30, 10), r(0, 18, 30, 20)]) {
      $0.column($0.flex(), $0.box(30, 20))
    },
    // 100 - 8 - 30 = 62 points are left for the flexible child.
    c("in a row of given width", p(100, nil), s(100, 20), [r(0, 0, 62, 20), r(70, 0, 30, 20)]) {
      $0.row($0.flex(), $0.box(30, 20))
    },
    c("fixed size", p(100, 200), s(100, 20), [r(0, 0, 62, 20), r(70, 0, 30, 20)]) {
      FixedSizeElement(child: $0.row($0.flex(), $0.box(30, 20)), horizontal: false, vertical: true)
    },
    c("with a proposal", p(100, 50), s(100, 50), [r(0, 0, 62, 50), r(70, 15, 30, 20)]) {
      $0.row($0.flex(), $0.box(30, 20))
    },
  ]

  @Test(arguments: fixed + flexible + priorities + spacers + crossAxis)
  func horizontal(_ layout: LayoutCase) { layout.check() }

  @Test(arguments: fixed + flexible + priorities + spacers)
  func vertical(_ layout: LayoutCase) { layout.check(isTransposed: true) }

  /// In a right-to-left layout, x becomes width - x - length.
  @Test(arguments: fixed + flexible + priorities + spacers)
  func rightToLeft(_ layout: LayoutCase) {
    let mirrored = layout.frames.map {
      CGRect(x: layout.size.width - $0.maxX, y: $0.minY, width: $0.width, height: $0.height)
    }
    let expected = LayoutCase(
      name: layout.name, proposal: layout.proposal, size: layout.size, frames: mirrored, make: layout.make)
    expected.check(direction: .rightToLeft)
  }

  /// Text has 10 points per character, lines of 20 points, baselines at 15, and a vertical spacing of 4 points.
  static let texts: [LayoutCase] = [
    // Two text views with an ideal width of 100 points share 100 points: 5 characters per line.
    c("equal texts wrap", p(108, 100), s(108, 40), [r(0, 0, 50, 40), r(58, 0, 50, 40)]) {
      $0.row($0.text(10), $0.text(10))
    },
    // The shorter text is less flexible and takes 30 of its share of 50. The other text takes 70.
    c("the shorter text first", p(108, 100), s(108, 40), [r(0, 0, 70, 40), r(78, 10, 30, 20)]) {
      $0.row($0.text(10), $0.text(3))
    },
    // 10 points, the width of one character, are reserved for the second text. Its 5 lines of 20 fit in 100.
    c("priority of a text", p(108, 100), s(108, 100), [r(0, 30, 90, 40), r(98, 0, 10, 100)]) {
      $0.row($0.priority(1, $0.text(10)), $0.text(10))
    },
    // 80 - 8 = 72: 7 characters.
    c("text and spacer", p(80, 100), s(80, 40), [r(0, 0, 70, 40)]) { $0.row($0.text(10), $0.spacer()) },
    c("texts in a column", p(nil, nil), s(30, 44), [r(0, 0, 30, 20), r(0, 24, 30, 20)]) {
      $0.column($0.text(3), $0.text(3))
    },
    c("text and box in a column", p(nil, nil), s(30, 48), [r(0, 0, 30, 20), r(0, 28, 30, 20)]) {
      $0.column($0.text(3), $0.box(30, 20))
    },
    c("padding ends the preference", p(nil, nil), s(30, 50), [r(0, 0, 30, 20), r(0, 29, 30, 20)]) {
      $0.column($0.text(3), $0.pad(1, 0, 1, 0, $0.text(3)))
    },
    c("other edges keep it", p(nil, nil), s(32, 44), [r(1, 0, 30, 20), r(1, 24, 30, 20)]) {
      $0.column($0.text(3), $0.pad(0, 1, 0, 1, $0.text(3)))
    },
    c("rows pass it on", p(nil, nil), s(30, 44), [r(0, 0, 30, 20), r(0, 24, 30, 20)]) {
      $0.column($0.row($0.text(3)), $0.text(3))
    },
    // The baselines are at 15 and 40, so the row has 40 above the baseline and 5 below.
    c("first baseline", p(nil, nil), s(58, 45), [r(0, 25, 30, 20), r(38, 0, 20, 40)]) {
      $0.row(.firstTextBaseline, $0.text(3), $0.box(20, 40))
    },
    // The last baseline of two lines is at 35, where the box ends.
    c("last baseline", p(nil, nil), s(58, 40), [r(0, 0, 30, 40), r(38, 25, 20, 10)]) {
      $0.row(.lastTextBaseline, $0.fixed(30, nil, $0.text(6)), $0.box(20, 10))
    },
    // The column's first baseline is the topmost text's, 10 + 8 + 15. Its last baseline is the bottommost text's, 10
    // + 8 + 20 + 4 + 15.
    c(
      "first baseline of a column", p(nil, nil), s(58, 62),
      [r(0, 0, 20, 10), r(0, 18, 20, 20), r(0, 42, 20, 20), r(28, 18, 30, 20)]
    ) {
      $0.row(.firstTextBaseline, $0.column($0.box(20, 10), $0.text(2), $0.text(2)), $0.text(3))
    },
    c(
      "last baseline of a column", p(nil, nil), s(58, 62),
      [r(0, 0, 20, 10), r(0, 18, 20, 20), r(0, 42, 20, 20), r(28, 42, 30, 20)]
    ) {
      $0.row(.lastTextBaseline, $0.column($0.box(20, 10), $0.text(2), $0.text(2)), $0.text(3))
    },
    // Padding moves the baseline down by the top inset: 15 + 6.
    c("baseline within padding", p(nil, nil), s(58, 26), [r(0, 6, 20, 20), r(28, 6, 30, 20)]) {
      $0.row(.firstTextBaseline, $0.pad(6, 0, 0, 0, $0.text(2)), $0.text(3))
    },
    // A 40-point frame centers its text, so the baseline is at 10 + 15.
    c("baseline within a frame", p(nil, nil), s(58, 40), [r(0, 10, 20, 20), r(28, 10, 30, 20)]) {
      $0.row(.firstTextBaseline, $0.fixed(nil, 40, $0.text(2)), $0.text(3))
    },
    // An offset does not affect the baseline.
    c("baseline of an offset text", p(nil, nil), s(58, 20), [r(0, 7, 20, 20), r(28, 0, 30, 20)]) {
      $0.row(.firstTextBaseline, OffsetElement(child: $0.text(2), y: 7), $0.text(3))
    },
  ]

  @Test(arguments: texts)
  func textsWrapAndAlign(_ layout: LayoutCase) { layout.check() }

  /// The alignment guides of all views coincide, and the stack is the union of the views.
  static let guides: [LayoutCase] = [
    // The guides are at 10 and 0, so the second view is offset by 10. The stack is 10 + 40 wide.
    c("leading guide", p(nil, nil), s(50, 48), [r(0, 0, 30, 20), r(10, 28, 40, 20)]) {
      $0.column(.leading, $0.guide(.leading, 10, $0.box(30, 20)), $0.box(40, 20))
    },
    c("negative guide", p(nil, nil), s(40, 48), [r(10, 0, 30, 20), r(0, 28, 40, 20)]) {
      $0.column(.leading, $0.guide(.leading, -10, $0.box(30, 20)), $0.box(40, 20))
    },
    c("trailing guide", p(nil, nil), s(50, 48), [r(20, 0, 30, 20), r(0, 28, 40, 20)]) {
      $0.column(.trailing, $0.guide(.trailing, 20, $0.box(30, 20)), $0.box(40, 20))
    },
    c("guide of another alignment", p(nil, nil), s(40, 48), [r(0, 0, 30, 20), r(0, 28, 40, 20)]) {
      $0.column(.leading, $0.guide(.trailing, 20, $0.box(30, 20)), $0.box(40, 20))
    },
    c("vertical guide", p(nil, nil), s(78, 25), [r(0, 0, 30, 20), r(38, 5, 40, 20)]) {
      $0.row(.top, $0.guide(.top, 5, $0.box(30, 20)), $0.box(40, 20))
    },
    c("guide that is not a number", p(nil, nil), s(40, 48), [r(0, 0, 30, 20), r(0, 28, 40, 20)]) {
      $0.column(.leading, $0.guide(.leading, .nan, $0.box(30, 20)), $0.box(40, 20))
    },
    // The box's guide at 10 is at 15 in the padded view.
    c("guide within padding", p(nil, nil), s(55, 58), [r(5, 5, 30, 20), r(15, 38, 40, 20)]) {
      $0.column(.leading, $0.pad(5, 5, 5, 5, $0.guide(.leading, 10, $0.box(30, 20))), $0.box(40, 20))
    },
    // The row's guide is the mean of its explicit guides: (10 + (38 + 4)) / 2 = 26.
    c(
      "mean of a row's guides", p(nil, nil), s(104, 48),
      [r(0, 0, 30, 20), r(38, 0, 40, 20), r(26, 28, 78, 20)]
    ) {
      $0.column(
        .leading, $0.row($0.guide(.leading, 10, $0.box(30, 20)), $0.guide(.leading, 4, $0.box(40, 20))),
        $0.box(78, 20))
    },
    c("the outer guide counts", p(nil, nil), s(50, 48), [r(0, 0, 30, 20), r(10, 28, 40, 20)]) {
      $0.column(.leading, $0.guide(.leading, 10, $0.guide(.leading, 3, $0.box(30, 20))), $0.box(40, 20))
    },
    // The guides are at a third of 30 and a third of 60.
    c("custom guide", p(nil, nil), s(60, 48), [r(10, 0, 30, 20), r(0, 28, 60, 20)]) {
      $0.column(HorizontalAlignment(Third.self), $0.box(30, 20), $0.box(60, 20))
    },
    c("overlapping boxes", p(100, 100), s(40, 20), [r(5, 0, 30, 20), r(0, 5, 40, 10)]) {
      $0.pile($0.box(30, 20), $0.box(40, 10))
    },
    c("overlapping at a corner", p(100, 100), s(40, 20), [r(0, 0, 30, 20), r(0, 0, 40, 10)]) {
      $0.pile(.topLeading, $0.box(30, 20), $0.box(40, 10))
    },
    c("overlapping at the other corner", p(100, 100), s(40, 20), [r(10, 0, 30, 20), r(0, 10, 40, 10)]) {
      $0.pile(.bottomTrailing, $0.box(30, 20), $0.box(40, 10))
    },
    c("overlapping with a guide", p(nil, nil), s(50, 20), [r(0, 0, 30, 20), r(10, 5, 40, 10)]) {
      $0.pile(.leading, $0.guide(.leading, 10, $0.box(30, 20)), $0.box(40, 10))
    },
    c("each is offered all", p(100, 50), s(100, 50), [r(35, 15, 30, 20), r(0, 0, 100, 50)]) {
      $0.pile($0.box(30, 20), $0.flex())
    },
    c("empty pile", p(100, 50), s(0, 0)) { $0.pile() },
    c("spacer without a stack", p(100, 50), s(100, 50)) { $0.pile($0.spacer()) },
    c("divider without a stack", p(100, 50), s(100, 1)) { $0.pile($0.divider()) },
  ]

  private enum Third: AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> CGFloat { context.width / 3 }
  }

  @Test(arguments: guides)
  func guidesMeet(_ layout: LayoutCase) { layout.check() }
}
