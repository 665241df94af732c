// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import TesseraRaster
import Testing

@testable import TesseraImaging

/// Scores of pictures with black and gray boxes on white, at a pixel per point unless stated otherwise.
@Suite struct FidelityScoreTests {
  /// A filled box.
  struct Box {
    var x, y, width, height: Int
    var gray: UInt8 = 0
  }

  static func picture(_ boxes: [Box], width: Int = 120, height: Int = 60) -> Bitmap {
    var bytes = [UInt8](repeating: 255, count: width * height * 4)
    for box in boxes {
      for y in box.y..<box.y + box.height {
        for x in box.x..<box.x + box.width {
          for component in 0..<3 { bytes[(y * width + x) * 4 + component] = box.gray }
        }
      }
    }
    return Bitmap(width: width, height: height, bytes: bytes) ?? Bitmap(width: 0, height: 0)
  }

  private func score(_ a: [Box], _ b: [Box], scale: Double = 1) -> FidelityScore {
    FidelityScore(reference: Self.picture(a), picture: Self.picture(b), scale: scale)
  }

  private let box = Box(x: 20, y: 10, width: 40, height: 12)

  @Test func equalPicturesHaveFullScores() {
    let score = score([box], [box])
    #expect(score.marks.count == 1 && score.extras.isEmpty)
    #expect(score.total == 1 && score.edges == 1 && score.boxes(within: 0) == 1)
    #expect(score.widths == 1 && score.colors == 1 && score.meanWidthError == 0)
  }

  /// A box has edges from its first pixel to the pixel after its last one.
  @Test func movedBoxes() throws {
    let score = score([box], [Box(x: 22, y: 11, width: 40, height: 12)], scale: 2)
    let mark = try #require(score.marks.first)
    #expect(mark.reference == PixelRect(x0: 20, y0: 10, x1: 61, y1: 23))
    #expect(mark.deviation == 2 && mark.widthError == 0 && mark.colorError == 0)
    #expect(score.boxes(within: 1) == 0 && score.boxes(within: 2) == 1)
    // Vertical edges are 2 pixels off, horizontal ones a pixel.
    #expect(score.edges < 1 && score.edges > 0.6)
  }

  /// 41 pixels of edges instead of 45: 4 / 41 wider.
  @Test func widerBoxes() throws {
    let score = score([box], [Box(x: 20, y: 10, width: 44, height: 12)])
    let error = try #require(score.marks.first?.widthError)
    #expect(abs(error - 4.0 / 41) < 1e-12 && score.widths == 0)
    #expect(abs(score.meanWidthError - 4.0 / 41) < 1e-12)
    #expect(score.boxes(within: 3) == 0 && score.boxes(within: 4) == 1)
  }

  @Test func colors() {
    #expect(score([box], [Box(x: 20, y: 10, width: 40, height: 12, gray: 3)]).colors == 1)
    let score = score([box], [Box(x: 20, y: 10, width: 40, height: 12, gray: 40)])
    #expect(score.colors == 0 && score.marks.first?.colorError == 40 && score.boxes(within: 0) == 1)
  }

  /// Two of three marks are in both pictures.
  @Test func missingAndAdditionalBoxes() {
    let other = Box(x: 20, y: 40, width: 10, height: 10)
    let missing = score([box, other], [box])
    #expect(missing.marks.map { $0.box == nil } == [false, true] && missing.boxes(within: 100) == 0.5)
    let additional = score([box], [box, other])
    #expect(additional.extras == [PixelRect(x0: 20, y0: 40, x1: 31, y1: 51)] && additional.colors == 0.5)
  }

  /// Letters and words of a line are a mark, and lines are separate marks.
  @Test func linesAreMarks() {
    let letters = (0..<6).map { Box(x: 10 + 8 * $0, y: 10, width: 4, height: 10) }
    let next = (0..<3).map { Box(x: 10 + 8 * $0, y: 26, width: 4, height: 10) }
    let boxes = score(letters + next, []).marks.map(\.reference)
    #expect(boxes == [PixelRect(x0: 10, y0: 10, x1: 55, y1: 21), PixelRect(x0: 10, y0: 26, x1: 31, y1: 37)])
  }

  /// The outline of an area is a mark, and the marks inside are others.
  @Test func areasContainMarks() {
    let card = Box(x: 5, y: 5, width: 100, height: 40, gray: 200)
    let boxes = score([card, Box(x: 40, y: 20, width: 20, height: 8)], []).marks.map(\.reference)
    #expect(boxes == [PixelRect(x0: 5, y0: 5, x1: 106, y1: 46), PixelRect(x0: 40, y0: 20, x1: 61, y1: 29)])
  }

  @Test func emptyPicturesAndOtherSizes() {
    #expect(score([], []).total == 1)
    let nothing = Bitmap(width: 0, height: 0)
    #expect(FidelityScore(reference: nothing, picture: nothing, scale: 3).total == 1)
    let score = FidelityScore(
      reference: Self.picture([box]), picture: Self.picture([box], width: 100, height: 80), scale: 1)
    #expect(score.marks.contains { $0.deviation == 0 } && score.total < 1)
    #expect(FidelityScore(reference: Self.picture([box]), picture: nothing, scale: 1).boxes(within: 1) == 0)
  }
}
