// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import TesseraRaster
import Testing

@testable import TesseraVector

@Suite struct SVGTransformTests {
  // Definitions in CSS Transforms 1, section 12: the last transform of a list is applied first.
  @Test(arguments: [
    ("", [1, 0, 0, 1, 0, 0]), ("none", [1, 0, 0, 1, 0, 0]), ("matrix(1 2 3 4 5 6)", [1, 2, 3, 4, 5, 6]),
    ("matrix(1,2,3,4,5,6)", [1, 2, 3, 4, 5, 6]), ("translate(3)", [1, 0, 0, 1, 3, 0]),
    ("translate(3-4)", [1, 0, 0, 1, 3, -4]), ("scale(2)", [2, 0, 0, 2, 0, 0]), ("scale(2 .5)", [2, 0, 0, 0.5, 0, 0]),
    ("rotate(90)", [0, 1, -1, 0, 0, 0]), ("rotate(180 5 6)", [-1, 0, 0, -1, 10, 12]),
    ("skewX(45)", [1, 0, 1, 1, 0, 0]),
    ("skewY(45)", [1, 1, 0, 1, 0, 0]),
    // (1, 0) is scaled to (2, 0) and then translated to (12, 20).
    ("translate(10,20) scale(2)", [2, 0, 0, 2, 10, 20]), ("scale(2),translate(10 20)", [2, 0, 0, 2, 20, 40]),
    ("translate(1px, 2px) rotate(0.25turn)", [0, 1, -1, 0, 1, 2]), ("scale(1e1)", [10, 0, 0, 10, 0, 0]),
  ])
  func reads(text: String, expected: [Double]) throws {
    let map = try #require(SVGTransform.parse(text))
    for (value, wanted) in zip([map.a, map.b, map.c, map.d, map.tx, map.ty], expected) {
      #expect(abs(value - wanted) < 1e-12, "\(text)")
    }
  }

  @Test(arguments: [
    "scale", "scale(", "scale()", "scale(1 2 3)", "matrix(1 2 3 4 5)", "turn(3)", "rotate(1 2)", "translate(a)",
    "scale(1e308) scale(1e308)", "skewX(90)", "rotate(nan)",
  ])
  func rejectsInvalidValues(text: String) {
    #expect(SVGTransform.parse(text) == nil)
  }
}

@Suite struct SVGLengthTests {
  // CSS Values 4, section 6.2: 1in = 2.54cm = 96px = 72pt = 6pc.
  @Test(arguments: [
    ("12", 12), ("12px", 12), ("72pt", 96), ("6pc", 96), ("1in", 96), ("2.54cm", 96), ("25.4mm", 96), ("101.6Q", 96),
    ("50%", 100), ("2em", 20), ("2ex", 10), ("1rem", 16), (" -1.5e1 ", -15), (".5", 0.5), ("+3", 3),
  ])
  func reads(text: String, expected: Double) throws {
    let length = try #require(SVGLength(text))
    #expect(abs(length.resolved(percentOf: 200, fontSize: 10) - expected) < 1e-9)
  }

  @Test(arguments: ["", "px", "1 px", "1furlong", "e3", "--1", "nan", "inf", "1e999", "0x10", "auto", "é"])
  func rejectsInvalidValues(text: String) {
    #expect(SVGLength(text) == nil)
  }
}

@Suite struct SVGViewBoxTests {
  /// A 20 x 10 box at (5, 5) in a 40 x 40 area is scaled by 2, which leaves 20 vertically.
  @Test(arguments: [
    (nil, [2, 2, -10, 0]), ("xMidYMin", [2, 2, -10, -10]), ("xMidYMax meet", [2, 2, -10, 10]),
    ("none", [2, 4, -10, -20]),
    // Scaled by 4, the box is 80 wide, of which 40 do not fit.
    ("xMidYMid slice", [4, 4, -40, -20]), ("xMinYMid slice", [4, 4, -20, -20]), ("xMaxYMid slice", [4, 4, -60, -20]),
  ])
  func fits(fit: String?, expected: [Double]) throws {
    let box = try #require(SVGViewBox(Rect(x: 5, y: 5, width: 20, height: 10), fit))
    let map = box.transform(width: 40, height: 40)
    #expect([map.a, map.d, map.tx, map.ty] == expected)
  }

  @Test func pathsEndBeforeTheirFirstError() {
    let (path, isComplete) = SVGPath.prefix("M1 2h3v4L9", limit: 100)
    #expect(path.points == [Point(x: 1, y: 2), Point(x: 4, y: 2), Point(x: 4, y: 6)])
    #expect(!isComplete)
  }
}
