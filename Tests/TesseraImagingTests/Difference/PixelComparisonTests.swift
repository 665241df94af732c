// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import TesseraRandom
import Testing
@testable import TesseraImaging
import TesseraRaster

struct PixelComparisonTests {
  typealias Color = [UInt8]

  static func picture(_ color: Color, width: Int = 70, height: Int = 3) -> Bitmap {
    let bytes = Array(repeating: color.count == 4 ? color : color + [255], count: width * height).flatMap { $0 }
    return Bitmap(width: width, height: height, bytes: bytes) ?? Bitmap(width: 0, height: 0)
  }

  /// Returns whether two single-color images differ. All their pixels have the same result.
  static func differ(_ a: Color, _ b: Color, _ metric: PixelComparison.Metric) -> Bool {
    let diff = ImageDiff(expected: picture(a), actual: picture(b), by: PixelComparison(metric))
    #expect(diff.mismatched == 0 || diff.mismatched == 210)
    return !diff.isEmpty
  }

  /// Delta E calculated from published L, a, b values of sRGB's corners at D65 (brucelindbloom.com): red 53.2408
  /// 80.0925 67.2032, green 87.7347 -86.1827 83.1793, blue 32.2970 79.1875 -107.8602, white 100 0 0, black 0 0 0. The
  /// distance is the root of the sum of squares.
  @Test(
    arguments: [
      ([0, 0, 0], [255, 255, 255], 100.0), ([255, 0, 0], [0, 255, 0], 170.565), ([255, 0, 0], [0, 0, 255], 176.314),
      ([0, 255, 0], [0, 0, 255], 258.683), ([255, 0, 0], [0, 0, 0], 117.324), ([0, 0, 255], [255, 255, 255], 149.957),
    ] as [(Color, Color, Double)])
  func lab(a: Color, b: Color, distance: Double) {
    #expect(Self.differ(a, b, .lab(maximumDistance: distance - 0.02)))
    #expect(!Self.differ(a, b, .lab(maximumDistance: distance + 0.02)))
  }

  /// Calculated by hand: grays have no i and q, so each step is a distance of sqrt(0.5053 / 35215) = 0.0037880, and
  /// 255 steps are 0.96594.
  @Test(arguments: [(1, 0.003788), (26, 0.098488), (27, 0.102276), (255, 0.965943)] as [(UInt8, Double)])
  func yiqOfGrays(step: UInt8, distance: Double) {
    #expect(Self.differ([0, 0, 0], [step, step, step], .yiq(threshold: distance - 0.00001)))
    #expect(!Self.differ([0, 0, 0], [step, step, step], .yiq(threshold: distance + 0.00001)))
  }

  /// An invalid maximum distance is treated as 0, so all different colors mismatch.
  @Test(arguments: [Double.nan, -0.5, -Double.infinity, 0, -0.0] as [Double])
  func unusualThresholds(value: Double) {
    for metric in [PixelComparison.Metric.yiq(threshold: value), .lab(maximumDistance: value)] {
      #expect(Self.differ([7, 7, 7], [7, 7, 8], metric))
      #expect(!Self.differ([7, 7, 7], [7, 7, 7], metric))
    }
    #expect(Self.differ([7, 7, 7, 254], [7, 7, 7, 255], .yiq(threshold: value)))
  }

  @Test(arguments: [Double.infinity, Double.greatestFiniteMagnitude])
  func endlessThresholds(value: Double) {
    #expect(!Self.differ([0, 0, 0], [255, 255, 255], .yiq(threshold: value)))
    #expect(!Self.differ([0, 0, 0], [255, 255, 255], .lab(maximumDistance: value)))
  }

  /// A transparent pixel mismatches white, black and every other color.
  @Test(arguments: [[255, 255, 255], [0, 0, 0], [48, 48, 48]] as [Color])
  func comparesTransparencyWithColor(color: Color) {
    for metric in [PixelComparison.Metric.exact, .yiq(threshold: 0.05), .lab(maximumDistance: 5)] {
      let diff = ImageDiff(
        expected: Self.picture([0, 0, 0, 0]), actual: Self.picture(color), by: PixelComparison(metric))
      #expect(diff.mismatched > 100)
    }
  }

  /// Mask boxes, and how many of the 70 x 3 pixels remain unmasked.
  @Test(
    arguments: [
      ([], 210), ([(0, 0, 70, 3)], 0), ([(0, 0, 1, 1)], 209), ([(60, 1, 70, 2)], 200), ([(63, 0, 65, 3)], 204),
      ([(0, 0, 10, 3), (5, 0, 15, 3)], 165), ([(-9, -9, 99, 1)], 140), ([(5, 5, 3, 9), (80, 0, 90, 3)], 210),
      ([(.min, .min, .max, .max)], 0), ([(0, 0, 64, 3), (64, 2, 70, 3)], 12),
    ] as [([(Int, Int, Int, Int)], Int)])
  func ignoredBoxes(boxes: [(Int, Int, Int, Int)], remaining: Int) {
    let ignoring = boxes.map { PixelRect(x0: $0.0, y0: $0.1, x1: $0.2, y1: $0.3) }
    let diff = ImageDiff(
      expected: Self.picture([0, 0, 0]), actual: Self.picture([9, 9, 9]), by: .exact, ignoring: ignoring)
    #expect(diff.mismatched == remaining && diff.compared == remaining)
    #expect(diff.isEmpty == (remaining == 0))
    #expect(diff.clusters.reduce(0) { $0 + $1.mismatched } == remaining)
  }

  /// 4 x 4 against 6 x 3: two columns of 3 pixels and a row of 4 pixels exist in only one image.
  @Test func ignoredBoxesOutsideTheOverlap() throws {
    let (small, wide) = (Self.picture([1, 1, 1], width: 4, height: 4), Self.picture([1, 1, 1], width: 6, height: 3))
    let diff = ImageDiff(
      expected: small, actual: wide, by: .exact, ignoring: [PixelRect(x0: 5, y0: 0, x1: 6, y1: 2)])
    #expect(diff.mismatched == 8 && diff.compared == 20)
    #expect(diff.first?.x == 4 && diff.first?.y == 0)
    let all = ImageDiff(expected: small, actual: wide, by: .exact, ignoring: [PixelRect(x0: 0, y0: 0, x1: 9, y1: 9)])
    #expect(all.mismatched == 0 && !all.isEmpty, "sizes still differ")
  }

  /// Antialiasing detection considers masked pixels when it examines their neighbors.
  @Test func antialiasingDetectionUsesMaskedNeighbors() {
    let rule = PixelComparison(.yiq(threshold: 0.05), ignoresAntialiasing: true)
    let edge = ImageDiffTests.picture("......\n......\nd.....\n######\n######\n######")
    let sharp = ImageDiffTests.picture("......\n......\n......\n######\n######\n######")
    let all = ImageDiff(expected: edge, actual: sharp, by: rule)
    let masked = ImageDiff(
      expected: edge, actual: sharp, by: rule, ignoring: [PixelRect(x0: 1, y0: 0, x1: 6, y1: 6)])
    #expect(all.mismatched == masked.mismatched && all.antialiased == masked.antialiased)
    #expect(all.mismatched + all.antialiased == 1)
  }

  // MARK: Comparison with the slow implementation

  /// Returns an image with few colors, so that adjacent pixels have equal, intermediate and more extreme values.
  /// `alpha` is 255 for all pixels, or arbitrary.
  static func random(
    _ width: Int, _ height: Int, colors: Int, isOpaque: Bool, _ random: inout SeededRandom
  ) -> Bitmap {
    let palette = (0..<colors).map { _ -> Color in
      let alpha: UInt8 = isOpaque || Bool.random(using: &random) ? 255 : .random(in: 0...255, using: &random)
      let gray = UInt8.random(in: 0...alpha, using: &random)
      let isGray = Bool.random(using: &random)
      return (0..<3).map { _ in isGray ? gray : .random(in: 0...alpha, using: &random) } + [alpha]
    }
    // Horizontal runs and repeated rows, as in screen images.
    var rows: [[Color]] = []
    for _ in 0..<height {
      if let last = rows.last, Int.random(in: 0..<3, using: &random) == 0 {
        rows.append(last)
        continue
      }
      var row: [Color] = []
      while row.count < width {
        let color = palette.randomElement(using: &random) ?? [0, 0, 0, 255]
        row += Array(repeating: color, count: Int.random(in: 1...4, using: &random))
      }
      rows.append(Array(row.prefix(width)))
    }
    let bytes = rows.flatMap { $0.flatMap { $0 } }
    return Bitmap(width: width, height: height, bytes: bytes) ?? Bitmap(width: 0, height: 0)
  }

  /// Returns an image with some pixels replaced by the pixels of another image.
  static func mix(_ a: Bitmap, _ b: Bitmap, every n: Int, _ random: inout SeededRandom) -> Bitmap {
    var bytes = a.bytes
    for index in 0..<a.width * a.height where Int.random(in: 0..<n, using: &random) == 0 {
      bytes.replaceSubrange(index * 4..<index * 4 + 4, with: b.bytes[index * 4..<index * 4 + 4])
    }
    return Bitmap(width: a.width, height: a.height, bytes: bytes) ?? a
  }

  static let metrics: [PixelComparison.Metric] = [
    .exact, .yiq(threshold: 0), .yiq(threshold: 0.05), .yiq(threshold: 0.3), .lab(maximumDistance: 0),
    .lab(maximumDistance: 12.345),
  ]

  @Test(arguments: metrics, [false, true])
  func randomImages(metric: PixelComparison.Metric, ignoresAntialiasing: Bool) {
    var random = SeededRandom(state: 17)
    let rule = PixelComparison(metric, ignoresAntialiasing: ignoresAntialiasing)
    for round in 0..<(isLongRun ? 400 : 12) {
      let width = Int.random(in: 1...(round % 3 == 0 ? 6 : 140), using: &random)
      let height = Int.random(in: 1...[4, 12, 36][round / 3 % 3], using: &random)
      let colors = [2, 3, 5, 40][round % 4]
      let isOpaque = round % 3 != 1
      let a = Self.random(width, height, colors: colors, isOpaque: isOpaque, &random)
      let other = Self.random(width, height, colors: colors, isOpaque: isOpaque, &random)
      let b = Self.mix(a, other, every: [1, 2, 40][round % 3], &random)
      let box = PixelRect(x0: width / 3, y0: height / 4, x1: width / 2, y1: height)
      Self.check(a, b, rule, ignoring: round % 2 == 0 ? [] : [box])
    }
  }

  @Test func randomImagesOfDifferentSizes() {
    var random = SeededRandom(state: 18)
    let rule = PixelComparison(.yiq(threshold: 0.05), ignoresAntialiasing: true)
    for _ in 0..<12 {
      let sizes = (0..<4).map { _ in Int.random(in: 1...90, using: &random) }
      let a = Self.random(sizes[0], sizes[1], colors: 3, isOpaque: true, &random)
      let b = Self.random(sizes[2], sizes[3], colors: 3, isOpaque: true, &random)
      Self.check(a, b, rule, ignoring: [])
    }
  }

  static func check(_ a: Bitmap, _ b: Bitmap, _ rule: PixelComparison, ignoring: [PixelRect]) {
    let diff = ImageDiff(expected: a, actual: b, by: rule, ignoring: ignoring)
    let masks = kernelLevels.map { DifferenceMask(a, actual: b, comparison: rule, ignoring: ignoring, level: $0) }
    #expect(masks.count > 0 && masks.allSatisfy { $0 != nil && $0 == masks[0] }, "levels differ")
    let slow = SlowComparison(a, b, rule)
    let picture = diff.picture(expected: a, actual: b)
    var (mismatched, antialiased, wrong) = (0, 0, 0)
    var first: (x: Int, y: Int)?
    for y in 0..<max(a.height, b.height) {
      for x in 0..<max(a.width, b.width) {
        let isInA = x < a.width && y < a.height
        let isInB = x < b.width && y < b.height
        guard isInA || isInB else { continue }
        let isIgnored = ignoring.contains { x >= $0.x0 && x < $0.x1 && y >= $0.y0 && y < $0.y1 }
        let verdict: SlowComparison.Verdict =
          isIgnored ? .same : isInA && isInB ? slow.verdict(x, y) : .different
        let at = (y * picture.width + x) * 4
        let color = picture.bytes[at..<at + 3]
        switch verdict {
        case .same: wrong += color.elementsEqual([255, 0, 0]) || color.elementsEqual([255, 255, 0]) ? 1 : 0
        case .different:
          mismatched += 1
          if first == nil { first = (x, y) }
          wrong += color.elementsEqual([255, 0, 0]) ? 0 : 1
        case .antialiased:
          antialiased += 1
          wrong += color.elementsEqual([255, 255, 0]) ? 0 : 1
        }
      }
    }
    #expect(diff.mismatched == mismatched && diff.antialiased == antialiased && wrong == 0)
    #expect(diff.first?.x == first?.x && diff.first?.y == first?.y)
  }
}
