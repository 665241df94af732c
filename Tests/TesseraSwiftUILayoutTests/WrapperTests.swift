// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import Foundation
import Testing
@_spi(Tessera) import TesseraSwiftUILayout

/// Sizes and positions of elements with one child.
@Suite struct WrapperTests {
  /// A fixed length replaces the proposed length and the child's length. The alignment distributes the difference.
  static let fixedFrames: [LayoutCase] = [
    c("both", p(10, 10), s(100, 50), [r(35, 15, 30, 20)]) { $0.fixed(100, 50, $0.box(30, 20)) },
    c("leading", p(10, 10), s(100, 50), [r(0, 15, 30, 20)]) { $0.fixed(100, 50, .leading, $0.box(30, 20)) },
    c("trailing", p(10, 10), s(100, 50), [r(70, 15, 30, 20)]) { $0.fixed(100, 50, .trailing, $0.box(30, 20)) },
    c("top", p(10, 10), s(100, 50), [r(35, 0, 30, 20)]) { $0.fixed(100, 50, .top, $0.box(30, 20)) },
    c("bottom", p(10, 10), s(100, 50), [r(35, 30, 30, 20)]) { $0.fixed(100, 50, .bottom, $0.box(30, 20)) },
    c("top leading", p(10, 10), s(100, 50), [r(0, 0, 30, 20)]) { $0.fixed(100, 50, .topLeading, $0.box(30, 20)) },
    c("top trailing", p(10, 10), s(100, 50), [r(70, 0, 30, 20)]) { $0.fixed(100, 50, .topTrailing, $0.box(30, 20)) },
    c("bottom leading", p(10, 10), s(100, 50), [r(0, 30, 30, 20)]) {
      $0.fixed(100, 50, .bottomLeading, $0.box(30, 20))
    },
    c("bottom trailing", p(10, 10), s(100, 50), [r(70, 30, 30, 20)]) {
      $0.fixed(100, 50, .bottomTrailing, $0.box(30, 20))
    },
    c("width", p(10, 10), s(100, 20), [r(35, 0, 30, 20)]) { $0.fixed(100, nil, $0.box(30, 20)) },
    c("height", p(10, 10), s(30, 50), [r(0, 15, 30, 20)]) { $0.fixed(nil, 50, $0.box(30, 20)) },
    c("neither", p(10, 10), s(30, 20), [r(0, 0, 30, 20)]) { $0.fixed(nil, nil, $0.box(30, 20)) },
    c("too small", p(100, 100), s(10, 10), [r(-10, -5, 30, 20)]) { $0.fixed(10, 10, $0.box(30, 20)) },
    c("flexible child", p(100, 30), s(50, 30), [r(0, 0, 50, 30)]) { $0.fixed(50, nil, $0.flex()) },
    c("flexible child in both", p(nil, nil), s(50, 40), [r(0, 0, 50, 40)]) { $0.fixed(50, 40, $0.flex()) },
    c("negative width, no height", p(100, 100), s(0, 20), [r(-15, 0, 30, 20)]) { $0.fixed(-5, .nan, $0.box(30, 20)) },
    c("infinite width is none", p(100, 100), s(30, 20), [r(0, 0, 30, 20)]) {
      $0.fixed(.infinity, nil, $0.box(30, 20))
    },
    c("text wraps", p(nil, nil), s(50, 40), [r(0, 0, 50, 40)]) { $0.fixed(50, nil, $0.text(10)) },
    c("guide of the child", p(nil, nil), s(100, 50), [r(60, 15, 30, 20)]) {
      // The child's guide at 40 coincides with the frame's at 100.
      $0.fixed(100, 50, .trailing, $0.guide(.trailing, 40, $0.box(30, 20)))
    },
  ]

  /// The length is the proposed length, clamped to the limits. With a minimum, the frame may also be smaller than its
  /// child. With a maximum, it may be larger.
  static let flexibleFrames: [LayoutCase] = [
    c("no limits", p(100, 50), s(30, 20), [r(0, 0, 30, 20)]) { $0.frame($0.box(30, 20)) },
    c("max infinite", p(100, 50), s(100, 20), [r(35, 0, 30, 20)]) { $0.frame(max: .infinity, $0.box(30, 20)) },
    c("max infinite, leading", p(100, 50), s(100, 20), [r(0, 0, 30, 20)]) {
      $0.frame(max: .infinity, .leading, $0.box(30, 20))
    },
    c("max infinite, ideal", p(nil, nil), s(30, 20), [r(0, 0, 30, 20)]) { $0.frame(max: .infinity, $0.box(30, 20)) },
    c("max infinite, minimum", p(0, 0), s(30, 20), [r(0, 0, 30, 20)]) { $0.frame(max: .infinity, $0.box(30, 20)) },
    c("max infinite, maximum", .infinity, s(.infinity, 20)) { $0.frame(max: .infinity, $0.box(30, 20)) },
    c("min 0, max infinite", p(10, 50), s(10, 20), [r(-10, 0, 30, 20)]) {
      $0.frame(min: 0, max: .infinity, $0.box(30, 20))
    },
    c("min", p(100, 50), s(50, 20), [r(10, 0, 30, 20)]) { $0.frame(min: 50, $0.box(30, 20)) },
    c("min, minimum", p(0, 50), s(50, 20), [r(10, 0, 30, 20)]) { $0.frame(min: 50, $0.box(30, 20)) },
    c("min, ideal", p(nil, 50), s(50, 20), [r(10, 0, 30, 20)]) { $0.frame(min: 50, $0.box(30, 20)) },
    c("min of a flexible child", p(100, 50), s(100, 50), [r(0, 0, 100, 50)]) { $0.frame(min: 50, $0.flex()) },
    c("min of a small flexible child", p(20, 50), s(50, 50), [r(0, 0, 50, 50)]) { $0.frame(min: 50, $0.flex()) },
    // max(10, min(30, 20)) = 20.
    c("min below the child", p(20, 50), s(20, 20), [r(-5, 0, 30, 20)]) { $0.frame(min: 10, $0.box(30, 20)) },
    c("min and max, large", p(200, 50), s(100, 20), [r(35, 0, 30, 20)]) {
      $0.frame(min: 50, max: 100, $0.box(30, 20))
    },
    c("min and max, between", p(70, 50), s(70, 20), [r(20, 0, 30, 20)]) {
      $0.frame(min: 50, max: 100, $0.box(30, 20))
    },
    c("min and max, small", p(20, 50), s(50, 20), [r(10, 0, 30, 20)]) { $0.frame(min: 50, max: 100, $0.box(30, 20)) },
    c("min and max, ideal", p(nil, 50), s(50, 20), [r(10, 0, 30, 20)]) { $0.frame(min: 50, max: 100, $0.box(30, 20)) },
    c("max of a flexible child", p(100, 50), s(40, 50), [r(0, 0, 40, 50)]) { $0.frame(max: 40, $0.flex()) },
    c("max of a larger child", p(100, 50), s(40, 20), [r(-10, 0, 60, 20)]) { $0.frame(max: 40, $0.box(60, 20)) },
    c("max of a larger child, ideal", p(nil, nil), s(40, 20), [r(-10, 0, 60, 20)]) {
      $0.frame(max: 40, $0.box(60, 20))
    },
    c("ideal", p(nil, 50), s(70, 20), [r(20, 0, 30, 20)]) { $0.frame(ideal: 70, $0.box(30, 20)) },
    c("ideal with a proposal", p(100, 50), s(30, 20), [r(0, 0, 30, 20)]) { $0.frame(ideal: 70, $0.box(30, 20)) },
    c("ideal of a flexible child", p(nil, 50), s(70, 50), [r(0, 0, 70, 50)]) { $0.frame(ideal: 70, $0.flex()) },
    c("ideal above max", p(nil, 50), s(60, 50), [r(0, 0, 60, 50)]) { $0.frame(ideal: 70, max: 60, $0.flex()) },
    c("max below min", p(100, 50), s(50, 20), [r(10, 0, 30, 20)]) { $0.frame(min: 50, max: 20, $0.box(30, 20)) },
    c("NaN limits", p(100, 50), s(30, 20), [r(0, 0, 30, 20)]) {
      $0.frame(min: .nan, ideal: .infinity, max: .nan, $0.box(30, 20))
    },
    c("negative limits", p(100, 50), s(0, 20), [r(-15, 0, 30, 20)]) { $0.frame(min: -5, max: -2, $0.box(30, 20)) },
    // The frame takes 200 - 8 - 30, and the box is centered in it: 38 + (162 - 20) / 2.
    c("in a row", p(200, 50), s(200, 20), [r(0, 0, 30, 20), r(109, 0, 20, 20)]) {
      $0.row($0.box(30, 20), $0.frame(max: .infinity, $0.box(20, 20)))
    },
  ]

  /// Insets are subtracted from the proposal and added to the size.
  static let padding: [LayoutCase] = [
    c("box", p(100, 100), s(50, 40), [r(10, 10, 30, 20)]) { $0.pad(10, 10, 10, 10, $0.box(30, 20)) },
    c("flexible", p(100, 50), s(100, 50), [r(10, 10, 80, 30)]) { $0.pad(10, 10, 10, 10, $0.flex()) },
    c("ideal", p(nil, nil), s(30, 30), [r(10, 10, 10, 10)]) { $0.pad(10, 10, 10, 10, $0.flex()) },
    c("without space", p(15, 15), s(20, 20), [r(10, 10, 0, 0)]) { $0.pad(10, 10, 10, 10, $0.flex()) },
    c("maximum", .infinity, s(.infinity, .infinity)) { $0.pad(10, 10, 10, 10, $0.flex()) },
    c("edges", p(100, 100), s(50, 23), [r(5, 1, 30, 20)]) { $0.pad(1, 5, 2, 15, $0.box(30, 20)) },
    c("negative", p(100, 100), s(20, 10), [r(-5, -5, 30, 20)]) { $0.pad(-5, -5, -5, -5, $0.box(30, 20)) },
    c("negative, flexible", p(100, 100), s(100, 100), [r(-5, -5, 110, 110)]) { $0.pad(-5, -5, -5, -5, $0.flex()) },
    c("more than the child", p(100, 100), s(0, 0), [r(-20, -20, 30, 20)]) {
      $0.pad(-20, -20, -20, -20, $0.box(30, 20))
    },
    c("not a number", p(100, 100), s(30, 20), [r(0, 0, 30, 20)]) {
      $0.pad(.nan, .infinity, .nan, .nan, $0.box(30, 20))
    },
    c("nested", p(100, 100), s(36, 26), [r(3, 3, 30, 20)]) {
      $0.pad(1, 1, 1, 1, $0.pad(2, 2, 2, 2, $0.box(30, 20)))
    },
  ]

  /// The largest size with the aspect ratio within the proposal, or the smallest size that covers it.
  static let ratios: [LayoutCase] = [
    c("fit", p(100, 100), s(100, 50), [r(0, 0, 100, 50)]) { $0.ratio(2, .fit, $0.flex()) },
    c("fill", p(100, 100), s(200, 100), [r(0, 0, 200, 100)]) { $0.ratio(2, .fill, $0.flex()) },
    c("fit, high", p(100, 100), s(50, 100), [r(0, 0, 50, 100)]) { $0.ratio(0.5, .fit, $0.flex()) },
    c("fill, high", p(100, 100), s(100, 200), [r(0, 0, 100, 200)]) { $0.ratio(0.5, .fill, $0.flex()) },
    c("width", p(100, nil), s(100, 50), [r(0, 0, 100, 50)]) { $0.ratio(2, .fit, $0.flex()) },
    c("height", p(nil, 100), s(200, 100), [r(0, 0, 200, 100)]) { $0.ratio(2, .fit, $0.flex()) },
    c("ideal, fit", p(nil, nil), s(10, 5), [r(0, 0, 10, 5)]) { $0.ratio(2, .fit, $0.flex()) },
    c("ideal, fill", p(nil, nil), s(20, 10), [r(0, 0, 20, 10)]) { $0.ratio(2, .fill, $0.flex()) },
    c("one infinite length", p(.infinity, 50), s(100, 50), [r(0, 0, 100, 50)]) { $0.ratio(2, .fit, $0.flex()) },
    c("no space", p(0, 50), s(0, 0), [r(0, 0, 0, 0)]) { $0.ratio(2, .fit, $0.flex()) },
    c("the ideal ratio", p(90, 90), s(90, 30), [r(0, 0, 90, 30)]) {
      $0.ratio(nil, .fit, $0.flex(ideal: s(30, 10)))
    },
    c("the ideal ratio, fill", p(90, 90), s(270, 90), [r(0, 0, 270, 90)]) {
      $0.ratio(nil, .fill, $0.flex(ideal: s(30, 10)))
    },
    c("a ratio of zero is ignored", p(90, 80), s(90, 80), [r(0, 0, 90, 80)]) { $0.ratio(0, .fit, $0.flex()) },
    c("a ratio of NaN is ignored", p(90, 80), s(90, 80), [r(0, 0, 90, 80)]) { $0.ratio(.nan, .fit, $0.flex()) },
    c("a fixed child", p(100, 100), s(30, 20), [r(0, 0, 30, 20)]) { $0.ratio(2, .fit, $0.box(30, 20)) },
  ]

  static let others: [LayoutCase] = [
    // Text of 10 characters is 100 x 20 on one line.
    c("fixed size", p(50, 100), s(100, 20), [r(0, 0, 100, 20)]) { FixedSizeElement(child: $0.text(10)) },
    c("fixed width", p(50, 5), s(100, 20), [r(0, 0, 100, 20)]) {
      FixedSizeElement(child: $0.text(10), horizontal: true, vertical: false)
    },
    // The text has two lines although the proposed height has room for one.
    c("fixed height", p(50, 20), s(50, 40), [r(0, 0, 50, 40)]) {
      FixedSizeElement(child: $0.text(10), horizontal: false, vertical: true)
    },
    c("no fixed size", p(50, 20), s(50, 20), [r(0, 0, 50, 20)]) {
      FixedSizeElement(child: $0.text(10), horizontal: false, vertical: false)
    },
    c("scrolling vertically", p(50, 20), s(50, 10), [r(0, 0, 50, 10)]) {
      ScrollContentElement(child: $0.flex(), axes: .vertical)
    },
    c("scrolling in both directions", p(50, 20), s(10, 10), [r(0, 0, 10, 10)]) {
      ScrollContentElement(child: $0.flex(), axes: [.horizontal, .vertical])
    },
    c("offset", p(50, 20), s(30, 20), [r(7, -3, 30, 20)]) { OffsetElement(child: $0.box(30, 20), x: 7, y: -3) },
    c("offset of NaN", p(50, 20), s(30, 20), [r(0, 0, 30, 20)]) {
      OffsetElement(child: $0.box(30, 20), x: .nan, y: .nan)
    },
    // 60 - 15, 40 - 10.
    c("position", p(100, 50), s(100, 50), [r(45, 30, 30, 20)]) { PositionElement(child: $0.box(30, 20), x: 60, y: 40) },
    c("position, ideal", p(nil, nil), s(30, 20), [r(45, 30, 30, 20)]) {
      PositionElement(child: $0.box(30, 20), x: 60, y: 40)
    },
    c("geometry", p(100, 50), s(100, 50), [r(0, 0, 30, 20)]) { GeometryElement(children: [$0.box(30, 20)]) },
    c("geometry, ideal", p(nil, nil), s(10, 10), [r(0, 0, 30, 20)]) { GeometryElement(children: [$0.box(30, 20)]) },
    c("geometry, minimum", p(0, 0), s(0, 0), [r(0, 0, 0, 0)]) { GeometryElement(children: [$0.flex()]) },
    c("geometry with two", p(100, 50), s(100, 50), [r(0, 0, 30, 20), r(0, 0, 100, 50)]) {
      GeometryElement(children: [$0.box(30, 20), $0.flex()])
    },
    c("overlay", p(100, 50), s(30, 20), [r(0, 0, 30, 20), r(0, 0, 30, 20)]) {
      OverlayElement(child: $0.box(30, 20), secondary: [$0.flex()])
    },
    c("overlay at a corner", p(100, 50), s(30, 20), [r(0, 0, 30, 20), r(26, -2, 8, 8)]) {
      // The badge's alignment guides are at its center.
      OverlayElement(
        child: $0.box(30, 20), secondary: [$0.guide(.top, 2, $0.guide(.trailing, 4, $0.box(8, 8)))],
        alignment: .topTrailing)
    },
    c("larger background", p(100, 50), s(30, 20), [r(0, 0, 30, 20), r(-5, -5, 40, 30)]) {
      BackgroundElement(child: $0.box(30, 20), secondary: [$0.box(40, 30)])
    },
    c("overlapping backgrounds", p(100, 50), s(30, 20), [r(0, 0, 30, 20), r(0, 0, 8, 8), r(0, 0, 4, 4)]) {
      BackgroundElement(child: $0.box(30, 20), secondary: [$0.box(8, 8), $0.box(4, 4)], alignment: .topLeading)
    },
    c("no background", p(100, 50), s(30, 20), [r(0, 0, 30, 20)]) {
      BackgroundElement(child: $0.box(30, 20), secondary: [])
    },
    c("hidden", p(100, 50), s(30, 20), [r(0, 0, 30, 20)]) { HiddenElement(child: $0.box(30, 20)) },
    c("the first that fits", p(50, 50), s(40, 20), [.zero, r(0, 0, 40, 20), .zero]) {
      ViewThatFitsElement(children: [$0.box(60, 20), $0.box(40, 20), $0.box(20, 20)])
    },
    c("the last if none fits", p(10, 10), s(20, 20), [.zero, .zero, r(0, 0, 20, 20)]) {
      ViewThatFitsElement(children: [$0.box(60, 20), $0.box(40, 20), $0.box(20, 20)])
    },
    c("the first without a proposal", p(nil, nil), s(60, 20), [r(0, 0, 60, 20), .zero]) {
      ViewThatFitsElement(children: [$0.box(60, 20), $0.box(40, 20)])
    },
    c("fitting horizontally", p(100, 10), s(60, 20), [r(0, 0, 60, 20), .zero]) {
      ViewThatFitsElement(axes: .horizontal, children: [$0.box(60, 20), $0.box(40, 5)])
    },
    // The text's ideal width on one line, 100, does not fit into 70.
    c("the ideal width counts", p(70, 100), s(30, 20), [.zero, r(0, 0, 30, 20)]) {
      ViewThatFitsElement(axes: .horizontal, children: [$0.text(10), $0.text(3)])
    },
    c("nothing to choose", p(50, 50), s(0, 0)) { _ in ViewThatFitsElement(children: []) },
  ]

  @Test(arguments: fixedFrames + flexibleFrames)
  func frames(_ layout: LayoutCase) { layout.check() }

  @Test(arguments: padding + ratios + others)
  func wrappers(_ layout: LayoutCase) { layout.check() }

  /// In a right-to-left layout, leading is on the right and positive offsets point to the left.
  static let mirrored: [LayoutCase] = [
    c("padding", p(100, 100), s(50, 23), [r(15, 1, 30, 20)]) { $0.pad(1, 5, 2, 15, $0.box(30, 20)) },
    c("frame", p(100, 100), s(100, 50), [r(70, 0, 30, 20)]) { $0.fixed(100, 50, .topLeading, $0.box(30, 20)) },
    c("flexible frame", p(100, 100), s(100, 20), [r(0, 0, 30, 20)]) {
      $0.frame(max: .infinity, .trailing, $0.box(30, 20))
    },
    c("offset", p(50, 20), s(30, 20), [r(-7, -3, 30, 20)]) {
      $0.add(OffsetElement(child: $0.box(30, 20), x: 7, y: -3))
    },
    // 100 - 60 - 15.
    c("position", p(100, 50), s(100, 50), [r(25, 30, 30, 20)]) {
      $0.add(PositionElement(child: $0.box(30, 20), x: 60, y: 40))
    },
    c("geometry", p(100, 50), s(100, 50), [r(70, 0, 30, 20)]) { $0.add(GeometryElement(children: [$0.box(30, 20)])) },
    c("overlay", p(100, 50), s(30, 20), [r(0, 0, 30, 20), r(0, 0, 8, 8), r(0, 0, 4, 4)]) {
      $0.add(
        OverlayElement(child: $0.box(30, 20), secondary: [$0.box(8, 8), $0.box(4, 4)], alignment: .topTrailing))
    },
    c("column", p(nil, nil), s(40, 48), [r(10, 0, 30, 20), r(0, 28, 40, 20)]) {
      $0.column(.leading, $0.box(30, 20), $0.box(40, 20))
    },
    // From left to right, the guide is 10 points from the left of the first box. Mirrored, the boxes are at 50 - 30
    // and 50 - 10 - 40.
    c("guide", p(nil, nil), s(50, 48), [r(20, 0, 30, 20), r(0, 28, 40, 20)]) {
      $0.column(.leading, $0.guide(.leading, 10, $0.box(30, 20)), $0.box(40, 20))
    },
    c("pile", p(nil, nil), s(40, 20), [r(10, 0, 30, 20), r(0, 0, 40, 10)]) {
      $0.pile(.topLeading, $0.box(30, 20), $0.box(40, 10))
    },
  ]

  @Test(arguments: mirrored)
  func rightToLeft(_ layout: LayoutCase) { layout.check(direction: .rightToLeft) }
}
