// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import Foundation
import TesseraGraphicsFixtures
import Testing

@testable import TesseraGraphics

@Suite struct StringDrawingTests {
  // JetBrains Mono's characters are 600 of 1000 units wide, which is 6 points at font size 10.
  private static let mono = UIFont.monospacedSystemFont(ofSize: 10, weight: .regular)

  private func text(_ string: String) -> NSAttributedString {
    NSAttributedString(string: string, attributes: [.font: Self.mono])
  }

  @Test func shrinksDownToTheMinimumScaleFactor() {
    let context = NSStringDrawingContext()
    context.minimumScaleFactor = 0.5
    // 60 points of text fit into 45 points at three quarters of the size.
    let box = text("abcdefghij").boundingRect(with: CGSize(width: 45, height: 0), options: [], context: context)
    #expect(context.actualScaleFactor == 0.75 && abs(box.width - 45) < 1e-9)
    #expect(context.totalBounds == box)
    // The text does not fit into 20 points even at half its size.
    _ = text("abcdefghij").boundingRect(with: CGSize(width: 20, height: 0), options: [], context: context)
    #expect(context.actualScaleFactor == 0.5)
    _ = text("abc").boundingRect(with: CGSize(width: 45, height: 0), options: [], context: context)
    #expect(context.actualScaleFactor == 1)
  }

  @Test func heightLimitsTheLines() {
    let context = NSStringDrawingContext()
    context.minimumScaleFactor = 0.25
    let height = 1.5 * Self.mono.lineHeight
    // The text has two lines of five characters. At three quarters of the size, both lines together are as tall as
    // the box.
    let box = text("abcde fghij").boundingRect(
      with: CGSize(width: 30, height: height), options: .usesLineFragmentOrigin, context: context)
    #expect(context.actualScaleFactor == 0.75 && abs(box.height - height) < 1e-9)
  }

  @Test(arguments: [CGFloat.nan, -1, 0, 1, 2, .infinity])
  func invalidScaleFactors(_ factor: CGFloat) {
    let context = NSStringDrawingContext()
    context.minimumScaleFactor = factor
    _ = text("abcdefghij").boundingRect(with: CGSize(width: 20, height: 0), options: [], context: context)
    #expect(context.actualScaleFactor == 1)
  }

  private func draw(_ options: NSStringDrawingOptions, _ context: NSStringDrawingContext? = nil) -> UIImage {
    let format = UIGraphicsImageRendererFormat()
    format.scale = 1
    return UIGraphicsImageRenderer(size: CGSize(width: 80, height: 60), format: format).image { _ in
      text("mmmmm mmmmm mmmmm").draw(
        with: CGRect(x: 10, y: 10, width: 30, height: 1.5 * Self.mono.lineHeight), options: options, context: context)
    }
  }

  @Test func drawingFollowsTheContext() {
    let context = NSStringDrawingContext()
    context.minimumScaleFactor = 0.2
    let image = draw(.usesLineFragmentOrigin, context)
    #expect(context.actualScaleFactor < 1 && context.actualScaleFactor >= 0.2)
    #expect((image.inkBox?.maxY ?? 99) <= 10 + 1.5 * Self.mono.lineHeight)
  }

  @Test func truncatesTheLastLineOnRequest() {
    let plain = draw(.usesLineFragmentOrigin)
    let truncated = draw([.usesLineFragmentOrigin, .truncatesLastVisibleLine])
    // Only one line fits. With the option, it ends with an ellipsis, whose dots are on the baseline.
    #expect(plain.pngData() != truncated.pngData())
    #expect((truncated.inkBox?.maxX ?? 99) <= 41)
    #expect(draw([]).pngData() == draw(.truncatesLastVisibleLine).pngData())
  }

  @Test func deviceMetricsMeasureTheInk() {
    let string = NSAttributedString(string: "I", attributes: [.font: UIFont.systemFont(ofSize: 100)])
    let box = string.boundingRect(with: .zero, options: .usesDeviceMetrics, context: nil)
    let format = UIGraphicsImageRendererFormat()
    format.scale = 1
    let ink =
      UIGraphicsImageRenderer(size: CGSize(width: 200, height: 200), format: format).image { _ in
        string.draw(with: CGRect(x: 50, y: 150, width: 0, height: 0), options: [], context: nil)
      }.inkBox ?? .zero
    #expect(abs(ink.minX - 50 - box.minX) <= 1.2 && abs(ink.maxX - 50 - box.maxX) <= 1.2)
    #expect(abs(ink.minY - 150 - box.minY) <= 1.2 && abs(ink.maxY - 150 - box.maxY) <= 1.2)
    #expect(box.maxY <= 0.001)
  }
}
