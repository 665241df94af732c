// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

// Tests that labels, string drawing, layout managers and line fragments draw a line identically. A capital I is a
// rectangle, so the pixels covered by its shadow are known.

import Foundation
import TesseraGraphicsFixtures
import TesseraText
import Testing

@testable import TesseraGraphics
@testable import TesseraTextKit

@Suite struct LinePainterTests {
  enum DrawingMethod: CaseIterable { case string, layoutManager, lineFragment }

  private static let font = UIFont.systemFont(ofSize: 100)
  private static let place = CGPoint(x: 40, y: 20)

  private func string(_ text: String, _ attributes: [NSAttributedString.Key: Any] = [:]) -> NSMutableAttributedString {
    NSMutableAttributedString(string: text, attributes: attributes.merging([.font: Self.font]) { own, _ in own })
  }

  private func shadow(_ x: CGFloat, _ y: CGFloat = 0, _ color: UIColor = .red) -> NSShadow {
    let shadow = NSShadow()
    (shadow.shadowOffset, shadow.shadowBlurRadius, shadow.shadowColor) = (CGSize(width: x, height: y), 0, color)
    return shadow
  }

  private func image(_ body: (CGContext) -> Void) -> UIImage {
    let format = UIGraphicsImageRendererFormat()
    format.scale = 1
    return UIGraphicsImageRenderer(size: CGSize(width: 400, height: 200), format: format).image { body($0.cgContext) }
  }

  private func system(_ text: NSAttributedString, _ manager: NSLayoutManager = NSLayoutManager()) -> NSTextStorage {
    let storage = NSTextStorage(attributedString: text)
    let container = NSTextContainer(size: CGSize(width: 1000, height: 1000))
    container.lineFragmentPadding = 0
    manager.addTextContainer(container)
    storage.addLayoutManager(manager)
    return storage
  }

  private func draw(_ text: NSAttributedString, _ way: DrawingMethod) -> UIImage {
    image { context in
      switch way {
      case .string: text.draw(at: Self.place)
      case .layoutManager:
        let storage = system(text)
        let all = NSRange(location: 0, length: text.length)
        storage.layoutManagers.first?.drawBackground(forGlyphRange: all, at: Self.place)
        storage.layoutManagers.first?.drawGlyphs(forGlyphRange: all, at: Self.place)
      case .lineFragment:
        let lines = TextSystem(text, width: 1000).fragments.flatMap(\.textLineFragments)
        for line in lines {
          let bounds = line.typographicBounds
          line.draw(at: CGPoint(x: Self.place.x + bounds.minX, y: Self.place.y + bounds.minY), in: context)
        }
      }
    }
  }

  /// Returns the center of each letter in a text of capital I's.
  private func stems(_ text: NSAttributedString) -> [(x: Int, y: Int)] {
    let width = text.size().width / CGFloat(text.length)
    let y = Int(Self.place.y + Self.font.ascender - Self.font.capHeight / 2)
    return (0..<text.length).map { (Int(Self.place.x + width * (CGFloat($0) + 0.5)), y) }
  }

  // MARK: Shadows

  /// The second letter's shadow overlaps the first letter. Letters with equal shadows share a shadow that is drawn
  /// below both.
  @Test(arguments: DrawingMethod.allCases) func drawsEqualShadowsBelowAllGlyphs(_ way: DrawingMethod) {
    let width = string("I").size().width
    let text = string("II", [.shadow: shadow(-width.rounded()), .foregroundColor: UIColor.blue])
    text.addAttribute(.foregroundColor, value: UIColor.green, range: NSRange(location: 1, length: 1))
    let (image, stems) = (draw(text, way), stems(text))
    #expect(image.pixel(stems[0].x, stems[0].y).blue == 255)
    #expect(image.pixel(stems[0].x, stems[0].y).red == 0)
    #expect(image.pixel(stems[1].x, stems[1].y).green > 0)
    #expect(image.pixel(stems[0].x - Int(width.rounded()), stems[0].y).red == 255)
  }

  /// With different shadows, the second letter and its shadow are drawn after the first letter.
  @Test(arguments: DrawingMethod.allCases) func drawsDifferentShadowsOverEarlierText(_ way: DrawingMethod) {
    let width = string("I").size().width
    let text = string("II", [.foregroundColor: UIColor.blue])
    text.addAttribute(.shadow, value: shadow(-width.rounded()), range: NSRange(location: 1, length: 1))
    let (image, stems) = (draw(text, way), stems(text))
    #expect(image.pixel(stems[0].x, stems[0].y).red == 255)
    #expect(image.pixel(stems[0].x, stems[0].y).blue == 0)
    #expect(image.pixel(stems[1].x, stems[1].y).blue == 255)
  }

  /// An underline's shadow that is offset upward to the letters is also drawn below them.
  @Test(arguments: DrawingMethod.allCases) func underlinesAndGlyphsShareAShadow(_ way: DrawingMethod) {
    let line = Self.font.ascender - CGFloat(Self.font.textFont.underlinePosition)
    let middle = Self.font.ascender - Self.font.capHeight / 2
    let text = string(
      "I",
      [
        .shadow: shadow(0, (middle - line).rounded()), .foregroundColor: UIColor.blue,
        .underlineStyle: NSUnderlineStyle.thick.rawValue,
      ])
    let (image, stems) = (draw(text, way), stems(text))
    let pixel = image.pixel(stems[0].x, stems[0].y)
    #expect(pixel.blue == 255 && pixel.red == 0)
    #expect(image.pixel(Int(Self.place.x) + 1, stems[0].y).red > 200)
  }

  // MARK: One painter

  @Test func allMethodsDrawTheSame() throws {
    let text = string("Ij ")
    text.append(string("fj\u{301} x", [.backgroundColor: UIColor.yellow, .shadow: shadow(7, 5)]))
    text.append(
      string(
        "IIj", [.shadow: shadow(7, 5), .foregroundColor: UIColor.blue, .underlineStyle: 1, .strikethroughStyle: 2]))
    text.append(
      string("a b", [.underlineStyle: NSUnderlineStyle([.single, .byWord, .patternDash]).rawValue, .strokeWidth: -3]))
    text.addAttribute(.font, value: UIFont.systemFont(ofSize: 40), range: NSRange(location: 0, length: text.length))
    let images = DrawingMethod.allCases.map { draw(text, $0) }
    #expect(images[0].inkBox != nil)
    #expect(images[1].pngData() == images[0].pngData())
    #expect(images[2].pngData() == images[0].pngData())
  }

  // MARK: Layout managers

  private final class ClippingLayoutManager: NSLayoutManager {
    override func drawUnderline(
      forGlyphRange glyphRange: NSRange, underlineType underlineVal: NSUnderlineStyle, baselineOffset: CGFloat,
      lineFragmentRect lineRect: CGRect, lineFragmentGlyphRange lineGlyphRange: NSRange, containerOrigin: CGPoint
    ) {
      // A clip that is not restored ends together with the shadow's layer.
      UIRectClip(CGRect(x: 0, y: 0, width: 400, height: 200))
      super.drawUnderline(
        forGlyphRange: glyphRange, underlineType: underlineVal, baselineOffset: baselineOffset,
        lineFragmentRect: lineRect, lineFragmentGlyphRange: lineGlyphRange, containerOrigin: containerOrigin)
    }
  }

  /// A subclass that calls super to draw the line casts only one shadow.
  @Test func overriddenUnderlinesCastOneShadow() {
    let translucent = UIColor.red.withAlphaComponent(0.5)
    let text = string("I", [.shadow: shadow(60, 30, translucent), .underlineStyle: NSUnderlineStyle.thick.rawValue])
    let manager = ClippingLayoutManager()
    let storage = system(text, manager)
    let overridden = image { _ in
      manager.drawGlyphs(forGlyphRange: NSRange(location: 0, length: storage.length), at: Self.place)
    }
    #expect(overridden.pngData() == draw(text, .string).pngData())
  }

  /// A line drawn separately casts a separate shadow.
  @Test func separatelyDrawnUnderlinesCastShadows() throws {
    let storage = system(string("I", [.shadow: shadow(0, 40)]))
    let manager = try #require(storage.layoutManagers.first)
    let image = image { _ in
      manager.drawUnderline(
        forGlyphRange: NSRange(location: 0, length: 1), underlineType: .thick, baselineOffset: 0,
        lineFragmentRect: .zero, lineFragmentGlyphRange: NSRange(location: 0, length: 1), containerOrigin: Self.place)
    }
    let line = try #require(image.box { $0.red == 0 && $0.alpha > 0 })
    let cast = try #require(image.box { $0.red > 0 })
    #expect(cast.minY == line.minY + 40 && cast.height == line.height && cast.width == line.width)
  }

  /// If only a part of a run is drawn, the part has its full shadow.
  @Test func partialRangesHaveFullShadows() throws {
    let text = string("III", [.shadow: shadow(150)])
    let storage = system(text)
    let manager = try #require(storage.layoutManagers.first)
    let image = image { _ in
      manager.drawGlyphs(forGlyphRange: NSRange(location: 1, length: 1), at: Self.place)
    }
    let letter = try #require(image.box { $0.red == 0 && $0.alpha > 0 })
    let cast = try #require(image.box { $0.red > 0 })
    #expect(letter.minX < CGFloat(stems(text)[1].x) && letter.maxX > CGFloat(stems(text)[1].x))
    #expect(cast.minX == letter.minX + 150 && cast.width == letter.width)
  }
}
