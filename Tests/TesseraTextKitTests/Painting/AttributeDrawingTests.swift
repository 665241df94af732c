// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

// Tests that each text attribute changes the drawing at the position calculated from the font file's outlines. A
// capital I is a rectangle, so its edges are known. Images have one pixel per point.

import Foundation
import TesseraGraphicsFixtures
import TesseraRaster
import TesseraText
import Testing

@testable import TesseraGraphics
@testable import TesseraTextKit

@Suite struct AttributeDrawingTests {
  private static let font = UIFont.systemFont(ofSize: 100)
  private static let place = CGPoint(x: 40, y: 20)
  /// The baseline of text drawn at `place`, rounded to a whole pixel as for glyphs.
  private static let baseline = (place.y + font.ascender).rounded()

  private func draw(
    _ text: NSAttributedString, size: CGSize = CGSize(width: 320, height: 200), at place: CGPoint = place
  ) -> UIImage {
    let format = UIGraphicsImageRendererFormat()
    format.scale = 1
    return UIGraphicsImageRenderer(size: size, format: format).image { _ in text.draw(at: place) }
  }

  private func draw(_ string: String, _ attributes: [NSAttributedString.Key: Any]) -> UIImage {
    draw(self.string(string, attributes))
  }

  private func string(_ string: String, _ attributes: [NSAttributedString.Key: Any] = [:]) -> NSMutableAttributedString
  {
    var all = attributes
    if all[.font] == nil { all[.font] = Self.font }
    return NSMutableAttributedString(string: string, attributes: all)
  }

  /// The image rectangle of the letter I, calculated from the font's outline.
  private static let stem: CGRect = {
    let font = AttributeDrawingTests.font.textFont
    let scale = font.size / font.face.unitsPerEm
    guard let glyph = font.face.glyph(for: "I"), let points = font.face.outline(of: glyph)?.points else { return .zero }
    let (xs, ys) = (points.map(\.x), points.map(\.y))
    let left = place.x + CGFloat((xs.min() ?? 0) * scale)
    let right = place.x + CGFloat((xs.max() ?? 0) * scale)
    let top = CGFloat((ys.max() ?? 0) * scale)
    return CGRect(x: left, y: baseline - top, width: right - left, height: top)
  }()

  /// Returns whether a box equals the bounding box of a rectangle's pixels.
  private func cover(_ rect: CGRect, _ box: CGRect?) -> Bool {
    guard let box else { return false }
    // Glyphs are positioned on quarters of a pixel.
    return abs(box.minX - rect.minX) <= 1.2 && abs(box.maxX - rect.maxX) <= 1.2 && abs(box.minY - rect.minY) <= 1.2
      && abs(box.maxY - rect.maxY) <= 1.2
  }

  @Test func plainLettersAreFilled() {
    #expect(Self.stem.width > 8 && Self.stem.height > 60)
    #expect(cover(Self.stem, draw("I", [:]).inkBox))
  }

  // MARK: Strokes

  @Test func positiveStrokesDrawOnlyTheOutline() {
    // 4 percent of 100 points is two points on either side of the edge.
    let image = draw("I", [.strokeWidth: 4, .strokeColor: UIColor.red])
    #expect(cover(Self.stem.insetBy(dx: -2, dy: -2), image.inkBox))
    let (middle, left) = (Int(Self.stem.midX), Int(Self.stem.minX))
    #expect(image.pixel(middle, Int(Self.stem.midY)).alpha == 0)
    let line = image.pixel(left, Int(Self.stem.midY))
    #expect(line.red == 255 && line.green == 0 && line.alpha == 255)
    // Corners are mitered, so the pixel within two points of both edges is covered.
    #expect(image.pixel(left - 1, Int(Self.stem.minY) - 1).alpha > 200)
  }

  @Test func strokesDefaultToTheTextColor() {
    let image = draw("I", [.strokeWidth: 4, .foregroundColor: UIColor.blue])
    let line = image.pixel(Int(Self.stem.minX), Int(Self.stem.midY))
    #expect(line.blue == 255 && line.red == 0)
  }

  @Test func negativeStrokesAlsoFill() {
    let image = draw("I", [.strokeWidth: -4, .strokeColor: UIColor.red, .foregroundColor: UIColor.blue])
    #expect(cover(Self.stem.insetBy(dx: -2, dy: -2), image.inkBox))
    let inside = image.pixel(Int(Self.stem.midX), Int(Self.stem.midY))
    #expect(inside.blue == 255 && inside.red == 0)
    let line = image.pixel(Int(Self.stem.minX), Int(Self.stem.midY))
    #expect(line.red == 255 && line.blue == 0)
  }

  @Test func strokesGrowWithTheFont() {
    let small = string("I", [.font: Self.font.withSize(50), .strokeWidth: 8])
    let plain = string("I", [.font: Self.font.withSize(50)])
    let grown = (draw(small).inkBox?.width ?? 0) - (draw(plain).inkBox?.width ?? 0)
    // 8 percent of 50 points is two points on either side.
    #expect(abs(grown - 4) <= 1)
  }

  @Test(arguments: [Double.nan, .infinity, 1e300, -1e300])
  func hostileNumbersDoNotTrap(_ value: Double) {
    let attributes: [NSAttributedString.Key: Any] = [
      .strokeWidth: value, .obliqueness: value, .expansion: value, .kern: value == 1e300 ? 1 : 0,
    ]
    #expect(draw("Ig", attributes).size.width == 320)
  }

  // MARK: Shapes

  @Test func obliquenessShears() {
    let image = draw("I", [.obliqueness: 0.5])
    // The letter's bottom stays at the same position, and its top is offset by half the letter's height.
    let foot = image.box { $0.alpha > 127 }.map { _ in
      (0..<320).filter { image.pixel($0, Int(Self.baseline) - 1).alpha > 127 }
    }
    let head = (0..<320).filter { image.pixel($0, Int(Self.stem.minY) + 1).alpha > 127 }
    #expect(abs(CGFloat(foot?.first ?? 0) - Self.stem.minX - 0.25) <= 1.2)
    #expect(abs(CGFloat(head.first ?? 0) - Self.stem.minX - (Self.stem.height - 1.5) / 2) <= 1.2)
    #expect(string("I", [.obliqueness: 0.5]).size() == string("I").size())
  }

  @Test func expansionIsALogarithmOfTheWidth() {
    // The expansion value is the natural logarithm of 2, which doubles the width.
    let wide = string("I", [.expansion: 0.6931471805599453])
    #expect(abs(wide.size().width - 2 * string("I").size().width) < 1e-6)
    let offset = (Self.stem.minX - Self.place.x) * 2
    let expected = CGRect(
      x: Self.place.x + offset, y: Self.stem.minY, width: 2 * Self.stem.width, height: Self.stem.height)
    #expect(cover(expected, draw(wide).inkBox))
    for x in stride(from: -2.3, through: 2.3, by: 0.1) {
      #expect(abs(stretch(ofExpansion: x) / exp(x) - 1) < 1e-14)
    }
  }

  @Test func expansionMovesLaterText() {
    let text = string("I", [.expansion: -0.6931471805599453, .foregroundColor: UIColor.clear])
    let first = text.size().width
    text.append(string("I", [.foregroundColor: UIColor.red]))
    let expected = Self.stem.offsetBy(dx: first, dy: 0)
    #expect(cover(expected, draw(text).inkBox))
  }

  // MARK: Shadows

  private func shadow(_ offset: CGSize, blur: CGFloat, _ color: UIColor = .red) -> NSShadow {
    let shadow = NSShadow()
    (shadow.shadowOffset, shadow.shadowBlurRadius, shadow.shadowColor) = (offset, blur, color)
    return shadow
  }

  @Test func shadowsWithoutBlurAreSharp() {
    let image = draw("I", [.shadow: shadow(CGSize(width: 60, height: 10), blur: 0)])
    let cast = image.box { $0.red > 0 }
    #expect(cover(Self.stem.offsetBy(dx: 60, dy: 10), cast))
    #expect(image.pixel(Int(Self.stem.midX) + 60, Int(Self.stem.midY)).alpha == 255)
  }

  /// The blur radius is twice the standard deviation, so the shadow's opacity across a straight edge is the
  /// cumulative normal distribution.
  @Test func blursAreGaussian() {
    let box = string("\u{FFFC}", [.shadow: shadow(CGSize(width: 120, height: 0), blur: 10)])
    let attachment = TextAttachmentBase()
    attachment.image = UIGraphicsImageRenderer(size: CGSize(width: 60, height: 80)).image {
      UIColor.black.setFill()
      $0.fill(CGRect(x: 0, y: 0, width: 60, height: 80))
    }
    box.addAttribute(.attachment, value: attachment, range: NSRange(location: 0, length: 1))
    let image = draw(box)
    guard let picture = image.box(of: { $0.red == 0 && $0.alpha == 255 }) else {
      Issue.record("no picture")
      return
    }
    let edge = picture.minX + 120
    for distance in [-10, -5, -3, 0, 3, 5, 9] {
      let x = CGFloat(distance) + 0.5
      let expected = 255 * 0.5 * (1 + erf(x / 5 / 2.0.squareRoot()))
      let found = image.pixel(Int(edge) + distance, Int(picture.midY)).alpha
      #expect(abs(CGFloat(found) - expected) < 4, "at \(distance)")
    }
  }

  @Test func linesCastShadows() {
    let image = draw(
      "I", [.shadow: shadow(CGSize(width: 0, height: 60), blur: 0), .underlineStyle: NSUnderlineStyle.thick.rawValue])
    let lowest = image.box { $0.red > 0 }.map(\.maxY) ?? 0
    #expect(lowest > Self.baseline + 60 + 3)
  }

  @Test func letterpressIsLightBelowAndDarkAbove() {
    let gray = UIColor(white: 0.5, alpha: 1)
    let image = draw("I", [.textEffect: NSAttributedString.TextEffectStyle.letterpressStyle, .foregroundColor: gray])
    let x = Int(Self.stem.midX)
    let below = image.pixel(x, Int(Self.baseline))
    #expect(below.red == below.alpha && below.alpha > 100)
    let top = image.pixel(x, Int(Self.stem.minY.rounded(.up)))
    let middle = image.pixel(x, Int(Self.stem.midY))
    #expect(middle.red > 120 && middle.red < 135 && top.red < middle.red)
    #expect(draw("I", [.textEffect: "_UIKitNewLetterpressStyle", .foregroundColor: gray]).pngData() == image.pngData())
    #expect(draw("I", [.textEffect: "another", .foregroundColor: gray]).pixel(x, Int(Self.baseline)).alpha == 0)
  }

  // MARK: Places

  @Test func kernAndTrackingMoveLaterText() {
    for key in [NSAttributedString.Key.kern, .tracking] {
      let text = string("I", [key: 30, .foregroundColor: UIColor.clear])
      let advance = text.size().width
      #expect(abs(advance - string("I").size().width - 30) < 1e-9)
      text.append(string("I", [.foregroundColor: UIColor.red]))
      #expect(cover(Self.stem.offsetBy(dx: advance, dy: 0), draw(text).inkBox))
    }
  }

  @Test func ligatures() {
    let font = UIFont(name: "Courier", size: 40) ?? Self.font
    let (with, without) = (string("->", [.font: font]), string("->", [.font: font, .ligature: 0]))
    // According to Apple's documentation, values other than 0 have the default effect on iOS.
    let two = string("->", [.font: font, .ligature: 2])
    #expect(draw(two).pngData() == draw(with).pngData())
    #expect(draw(without).inkBox != nil)
  }

  @Test func baselineOffsetsRaise() {
    let image = draw("I", [.baselineOffset: 15])
    // The line is 15 points taller, and the letter has the same distance from its top.
    #expect(abs(string("I", [.baselineOffset: 15]).size().height - string("I").size().height - 15) < 1e-9)
    #expect(cover(Self.stem, image.inkBox))
    let text = string("I", [.foregroundColor: UIColor.clear, .baselineOffset: 15])
    text.append(string("I", [.baselineOffset: -20, .foregroundColor: UIColor.red]))
    let lowered = Self.stem.offsetBy(dx: string("I").size().width, dy: 35)
    #expect(cover(lowered, draw(text).inkBox))
  }

  @Test func backgroundsFillTheLine() {
    let image = draw("I", [.backgroundColor: UIColor.red])
    let size = string("I").size()
    #expect(cover(CGRect(origin: Self.place, size: size), image.inkBox))
  }

  @Test func foregroundColors() {
    let pixel = draw("I", [.foregroundColor: UIColor.blue]).pixel(Int(Self.stem.midX), Int(Self.stem.midY))
    #expect(pixel == (0, 0, 255, 255))
  }

  // MARK: Directions

  @Test func overridesWritingDirection() {
    func red(_ direction: Int) -> Bool {
      let text = string("I", [.foregroundColor: UIColor.red, .writingDirection: [direction]])
      text.append(string("I", [.foregroundColor: UIColor.blue, .writingDirection: [direction]]))
      let image = draw(text)
      let (first, second) = (image.box { $0.red > 200 }, image.box { $0.blue > 200 })
      return (first?.minX ?? 0) > (second?.minX ?? 0)
    }
    let (left, right) = (NSWritingDirection.leftToRight.rawValue, NSWritingDirection.rightToLeft.rawValue)
    let (embedding, override) = (
      NSWritingDirectionFormatType.embedding.rawValue, NSWritingDirectionFormatType.override.rawValue
    )
    #expect(!red(left | embedding) && !red(right | embedding) && !red(left | override))
    #expect(red(right | override))
  }

  /// The attribute has the same effect as Unicode's directional control characters around the text.
  @Test(arguments: [("\u{202A}", 0), ("\u{202B}", 1), ("\u{202D}", 2), ("\u{202E}", 3)])
  func writingDirectionMatchesControlCharacters(_ control: String, _ value: Int) {
    for text in ["abc (1) אבג, 2", "אבג abc!", "12 a-3"] {
      let imposed = string("x ")
      imposed.append(string(text, [.writingDirection: [value]]))
      imposed.append(string(" y"))
      let controlled = string("x " + control + text + "\u{202C} y")
      func places(_ string: NSAttributedString) -> [Double] {
        StyledText(string, defaults: TextDefaults()).layout(maxWidth: .infinity, maxHeight: .infinity, maxLines: 0)
          .blocks.flatMap(\.layout.lines).flatMap(\.runs).flatMap { run in
            run.glyphs.glyphs.filter { run.glyphs.font.outline(of: $0.id) != nil }.map(\.position.x)
          }
      }
      #expect(places(imposed).sorted() == places(controlled).sorted(), "\(text)")
    }
  }

  @Test func nestedDirectionsShareTheOuterEmbedding() {
    let outer = string("ab ", [.writingDirection: [3]])
    outer.append(string("cd", [.writingDirection: [3, 2]]))
    outer.append(string(" ef", [.writingDirection: [3]]))
    let controlled = string("\u{202E}ab \u{202D}cd\u{202C} ef\u{202C}")
    #expect(abs(outer.size().width - controlled.size().width) < 1e-9)
    #expect(draw(outer).pngData() == draw(controlled).pngData())
  }

  // MARK: Links

  @Test func linksHaveTintAndUnderline() {
    let image = draw("I", [.link: "https://example.com", .foregroundColor: UIColor.red])
    let pixel = image.pixel(Int(Self.stem.midX), Int(Self.stem.midY))
    #expect(pixel.blue > 200 && pixel.red < 50)
    #expect((image.inkBox?.maxY ?? 0) > Self.baseline + 3)
    let bare = draw("I", [.link: "https://example.com", .underlineStyle: 0])
    #expect((bare.inkBox?.maxY ?? 0) <= Self.baseline + 1)
  }
}
