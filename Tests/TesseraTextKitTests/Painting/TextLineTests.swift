// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

// Tests the pixels of underlines and strikethroughs: their position, patterns, gaps and joints. The expected lengths
// follow from the thickness specified by the font and the proportions documented for `NSUnderlineStyle`.

import Foundation
import TesseraGraphicsFixtures
import TesseraText
import Testing

@testable import TesseraGraphics
@testable import TesseraTextKit

@Suite struct TextLineTests {
  private static let font = UIFont.systemFont(ofSize: 100)
  private static let place = CGPoint(x: 10, y: 10)
  private static let thickness = CGFloat(font.textFont.underlineThickness)
  /// The underline's vertical center.
  private static let y = place.y + font.ascender - CGFloat(font.textFont.underlinePosition)

  private func draw(_ text: NSAttributedString) -> UIImage {
    let format = UIGraphicsImageRendererFormat()
    format.scale = 1
    return UIGraphicsImageRenderer(size: CGSize(width: 640, height: 160), format: format).image { _ in
      text.draw(at: Self.place)
    }
  }

  private func string(_ string: String, _ attributes: [NSAttributedString.Key: Any]) -> NSMutableAttributedString {
    NSMutableAttributedString(string: string, attributes: attributes.merging([.font: Self.font]) { $1 })
  }

  /// Returns the ink ranges in the pixel row at the line's center. The letters are transparent.
  private func dashes(_ style: NSUnderlineStyle, _ text: String = "IIIIIIIIIIIIIIIIII") -> [Range<CGFloat>] {
    let attributes: [NSAttributedString.Key: Any] = [
      .underlineStyle: style.rawValue, .underlineColor: UIColor.red, .foregroundColor: UIColor.clear,
    ]
    return dashes(string(text, attributes))
  }

  private func dashes(_ text: NSAttributedString) -> [Range<CGFloat>] {
    let image = draw(text)
    var found: [Range<CGFloat>] = []
    var start: CGFloat?
    for x in 0...640 {
      let alpha = CGFloat(image.pixel(x, Int(Self.y)).alpha) / 255
      if start == nil, alpha > 0 { start = CGFloat(x) + 1 - alpha }
      if let begun = start, alpha < 1, CGFloat(x) > begun {
        found.append(begun..<max(begun, CGFloat(x) + alpha))
        start = nil
      }
    }
    return found
  }

  @Test func underlinesAreAsWideAsTheText() {
    let lines = dashes(.single)
    let width = string("IIIIIIIIIIIIIIIIII", [:]).size().width
    #expect(lines.count == 1)
    #expect(abs((lines.first?.lowerBound ?? 0) - Self.place.x) < 0.05)
    #expect(abs((lines.first?.upperBound ?? 0) - Self.place.x - width) < 0.05)
  }

  @Test(arguments: [
    (NSUnderlineStyle.patternDot, [3.0, 3]), (.patternDash, [10, 5]), (.patternDashDot, [10, 3, 3, 3]),
    (.patternDashDotDot, [10, 3, 3, 3, 3, 3]),
  ])
  func patternsScaleWithThickness(_ pattern: NSUnderlineStyle, _ lengths: [Double]) {
    let found = dashes([.single, pattern])
    #expect(found.count > 3)
    var x = Self.place.x
    for (index, dash) in found.dropLast().enumerated() {
      let length = CGFloat(lengths[index * 2 % lengths.count]) * Self.thickness
      #expect(abs(dash.lowerBound - x) < 0.1 && abs(dash.upperBound - x - length) < 0.1)
      x += length + CGFloat(lengths[(index * 2 + 1) % lengths.count]) * Self.thickness
    }
  }

  @Test func patternsAloneDrawNothing() {
    #expect(dashes(.patternDash).isEmpty && dashes(.byWord).isEmpty)
  }

  @Test func thickAndDoubleLines() {
    func rows(_ style: NSUnderlineStyle) -> [Int] {
      let image = draw(
        string("I", [.underlineStyle: style.rawValue, .underlineColor: UIColor.red, .foregroundColor: UIColor.clear]))
      return (0..<160).map { image.pixel(Int(Self.place.x) + 5, $0).alpha }
    }
    func height(_ rows: [Int]) -> CGFloat { CGFloat(rows.reduce(0, +)) / 255 }
    #expect(abs(height(rows(.single)) - Self.thickness) < 0.05)
    #expect(abs(height(rows(.thick)) - 2 * Self.thickness) < 0.05)
    let double = rows(.double)
    #expect(abs(height(double) - 2 * Self.thickness) < 0.05)
    // A double line consists of two lines with a gap of one line thickness, centered on a single line's position.
    #expect(double[Int(Self.y)] == 0 || Self.thickness < 1)
  }

  @Test func byWordOmitsSpaces() {
    let word = string("III", [:]).size().width
    let space = string("III III", [:]).size().width - 2 * word
    let found = dashes([.single, .byWord], "III III")
    #expect(found.count == 2)
    #expect(abs((found.first?.upperBound ?? 0) - Self.place.x - word) < 0.5)
    #expect(abs((found.last?.lowerBound ?? 0) - Self.place.x - word - space) < 0.5)
    #expect(dashes([.single, .byWord], "   ").isEmpty)
  }

  @Test func underlinesContinueAcrossRuns() {
    let line: [NSAttributedString.Key: Any] = [
      .underlineStyle: NSUnderlineStyle.single.rawValue, .underlineColor: UIColor.red,
    ]
    let text = NSMutableAttributedString()
    for (index, letter) in "IlIlIlIlI".enumerated() {
      let color = UIColor(white: 0, alpha: index % 2 == 0 ? 0 : 0.001)
      text.append(string(String(letter), line.merging([.foregroundColor: color]) { $1 }))
    }
    #expect(dashes(text).count == 1)
    // A pattern continues across a color change.
    let dashed = NSMutableAttributedString()
    for index in 0..<18 {
      dashed.append(
        string(
          "I",
          [
            .underlineStyle: NSUnderlineStyle([.single, .patternDash]).rawValue, .foregroundColor: UIColor.clear,
            .underlineColor: index % 2 == 0 ? UIColor.red : .blue,
          ]))
    }
    let whole = string(
      "IIIIIIIIIIIIIIIIII",
      [
        .underlineStyle: NSUnderlineStyle([.single, .patternDash]).rawValue, .foregroundColor: UIColor.clear,
        .underlineColor: UIColor.red,
      ])
    let (parts, one) = (draw(dashed), draw(whole))
    for x in 0..<640 {
      #expect((parts.pixel(x, Int(Self.y)).alpha == 0) == (one.pixel(x, Int(Self.y)).alpha == 0), "at \(x)")
    }
  }

  @Test func strikethroughsCrossTheText() {
    let attributes: [NSAttributedString.Key: Any] = [
      .strikethroughStyle: NSUnderlineStyle.single.rawValue, .strikethroughColor: UIColor.red,
      .foregroundColor: UIColor.clear,
    ]
    let box = draw(string("I", attributes)).inkBox ?? .zero
    let middle = Self.place.y + Self.font.ascender - CGFloat(Self.font.textFont.strikethroughPosition)
    #expect(abs(box.midY - middle) <= 1 && abs(box.height - CGFloat(Self.font.textFont.strikethroughThickness)) <= 2)
  }

  /// A layout manager draws the same lines as string drawing.
  @Test(arguments: [NSUnderlineStyle.single, .double, .thick, [.single, .patternDashDot], [.single, .byWord]])
  func layoutManagersDrawTheSame(_ style: NSUnderlineStyle) {
    let text = string("I am", [.underlineStyle: style.rawValue, .strikethroughStyle: style.rawValue])
    text.addAttribute(.foregroundColor, value: UIColor.red, range: NSRange(location: 2, length: 1))
    let storage = NSTextStorage(attributedString: text)
    let manager = NSLayoutManager()
    let container = NSTextContainer(size: CGSize(width: 600, height: 150))
    container.lineFragmentPadding = 0
    manager.addTextContainer(container)
    storage.addLayoutManager(manager)
    let format = UIGraphicsImageRendererFormat()
    format.scale = 1
    let image = UIGraphicsImageRenderer(size: CGSize(width: 640, height: 160), format: format).image { _ in
      manager.drawGlyphs(forGlyphRange: NSRange(location: 0, length: 4), at: Self.place)
    }
    #expect(image.pngData() == draw(text).pngData())
  }
}
