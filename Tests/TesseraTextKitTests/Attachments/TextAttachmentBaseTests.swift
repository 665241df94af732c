// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import Foundation
import TesseraGraphicsFixtures
import TesseraText
import Testing

@testable import TesseraGraphics
@testable import TesseraTextKit

@Suite struct TextAttachmentBaseTests {
  private static let font = UIFont.systemFont(ofSize: 17)

  private static func square(_ width: CGFloat, _ height: CGFloat, _ color: UIColor = .red) -> UIImage {
    let format = UIGraphicsImageRendererFormat()
    format.scale = 1
    return UIGraphicsImageRenderer(size: CGSize(width: width, height: height), format: format).image { context in
      color.setFill()
      context.fill(CGRect(x: 0, y: 0, width: width, height: height))
    }
  }

  private func text(_ attachment: TextAttachmentBase, _ before: String = "", _ after: String = "") -> NSAttributedString
  {
    let text = NSMutableAttributedString(string: before)
    text.append(NSAttributedString(attachment: attachment))
    text.append(NSAttributedString(string: after))
    text.addAttribute(.font, value: Self.font, range: NSRange(location: 0, length: text.length))
    return text
  }

  /// The image is on the baseline, so the line spans the image's top to the font's descent.
  @Test func imagesAreOnTheBaselineAtTheirSize() {
    let size = text(TextAttachmentBase(image: Self.square(20, 40)), "A").size()
    let letter = NSAttributedString(string: "A", attributes: [.font: Self.font]).size()
    #expect(abs(size.width - (letter.width + 20)) < 0.001)
    #expect(abs(size.height - (40 - Self.font.descender)) < 0.001)
  }

  /// Bounds are measured upward from the baseline, so 10 of the image's 12 points are below it.
  @Test func boundsOffsetTheImage() {
    let attachment = TextAttachmentBase(image: Self.square(4, 4))
    attachment.bounds = CGRect(x: 0, y: -10, width: 30, height: 12)
    let size = text(attachment).size()
    #expect(abs(size.width - 30) < 0.001)
    #expect(abs(size.height - (Self.font.ascender + 10)) < 0.001)
  }

  @Test func usesTheObjectReplacementCharacter() {
    #expect(TextAttachmentBase.character == 0xFFFC)
    #expect(NSAttributedString(attachment: TextAttachmentBase()).string == "\u{FFFC}")
  }

  /// The attribute has no effect on other characters. UIKit removes it from them.
  @Test func otherCharactersHaveNoAttachment() {
    let attachment = TextAttachmentBase(image: Self.square(50, 50))
    let plain = NSAttributedString(string: "Ab", attributes: [.font: Self.font])
    let marked = NSAttributedString(string: "Ab", attributes: [.font: Self.font, .attachment: attachment])
    #expect(marked.size() == plain.size())
  }

  private final class Wide: TextAttachmentBase {
    var asked: [(width: CGFloat, index: Int)] = []

    override func attachmentBounds(
      for textContainer: NSTextContainer?, proposedLineFragment lineFrag: CGRect, glyphPosition position: CGPoint,
      characterIndex charIndex: Int
    ) -> CGRect {
      asked.append((lineFrag.width, charIndex))
      return CGRect(x: 0, y: 0, width: min(lineFrag.width, 300) / 2, height: 10)
    }
  }

  @Test func boundsCanDependOnTheLine() {
    let attachment = Wide()
    let box = text(attachment, "Ab").boundingRect(
      with: CGSize(width: 100, height: 500), options: .usesLineFragmentOrigin, context: nil)
    #expect(attachment.asked.last?.width == 100)
    #expect(attachment.asked.allSatisfy { $0.index == 2 })
    let letters = NSAttributedString(string: "Ab", attributes: [.font: Self.font]).size()
    #expect(abs(box.width - (letters.width + 50)) < 0.001)
  }

  /// A red 8-point image is at the left, with its lower edge on the baseline.
  @Test func drawsTheImage() throws {
    let string = text(TextAttachmentBase(image: Self.square(8, 8)))
    let format = UIGraphicsImageRendererFormat()
    format.scale = 1
    let image = UIGraphicsImageRenderer(size: CGSize(width: 40, height: 30), format: format).image { _ in
      string.draw(at: CGPoint(x: 2, y: 1))
    }
    let box = try #require(image.inkBox)
    let baseline = 1 + Self.font.ascender
    #expect(box.minX == 2 && box.width == 8)
    #expect(abs(box.maxY - baseline) <= 1 && box.height >= 8 && box.height <= 9)
  }

  /// A template image is drawn in the text color.
  @Test func templatesUseTheTextColor() throws {
    let attachment = TextAttachmentBase(image: Self.square(8, 8).withRenderingMode(.alwaysTemplate))
    let string = NSMutableAttributedString(attributedString: text(attachment))
    string.addAttribute(.foregroundColor, value: UIColor.blue, range: NSRange(location: 0, length: 1))
    let format = UIGraphicsImageRendererFormat()
    format.scale = 1
    let image = UIGraphicsImageRenderer(size: CGSize(width: 10, height: 20), format: format).image { _ in
      string.draw(at: .zero)
    }
    let box = try #require(image.inkBox)
    let pixel = image.pixel(Int(box.midX), Int(box.midY))
    #expect(pixel.blue > 200 && pixel.red < 50)
  }

  @Test(arguments: [
    CGRect(x: 0, y: 0, width: CGFloat.nan, height: 4), CGRect(x: 0, y: -1e300, width: 1e300, height: 1e300),
    CGRect(x: 0, y: 0, width: -5, height: -5), CGRect(x: CGFloat.infinity, y: 0, width: 1, height: 1),
  ])
  func hostileBoundsTerminate(_ bounds: CGRect) {
    let attachment = TextAttachmentBase(image: Self.square(4, 4))
    attachment.bounds = bounds
    let size = text(attachment, "a", "b").size()
    #expect(size.width.isFinite && size.height.isFinite)
    _ = UIGraphicsImageRenderer(size: CGSize(width: 10, height: 10)).image { _ in
      text(attachment).draw(in: CGRect(x: 0, y: 0, width: 10, height: 10))
    }
  }

  // MARK: Symbols

  private func symbol(_ name: String, _ configuration: UIImage.Configuration? = nil) throws -> UIImage {
    try #require(UIImage(systemName: name, withConfiguration: configuration))
  }

  /// A symbol has the size that results from a configuration with the text's font.
  @Test(arguments: [12, 17, 40])
  func symbolsFollowTheFont(_ size: CGFloat) throws {
    let font = UIFont.boldSystemFont(ofSize: size)
    let string = NSMutableAttributedString(attributedString: text(TextAttachmentBase(image: try symbol("star.fill"))))
    string.addAttribute(.font, value: font, range: NSRange(location: 0, length: 1))
    let expected = try symbol("star.fill", UIImage.SymbolConfiguration(font: font)).size
    #expect(abs(string.size().width - expected.width) < 0.001)
    // A custom size is preserved.
    let own = try symbol("star.fill", UIImage.SymbolConfiguration(pointSize: 30))
    let fixed = NSMutableAttributedString(attributedString: text(TextAttachmentBase(image: own)))
    fixed.addAttribute(.font, value: font, range: NSRange(location: 0, length: 1))
    #expect(abs(fixed.size().width - own.size.width) < 0.001)
  }

  @Test func symbolsUseTheFontsWeight() throws {
    func ink(_ font: UIFont) throws -> Int {
      let attachment = TextAttachmentBase(image: try symbol("star"))
      let string = NSMutableAttributedString(attributedString: text(attachment))
      string.addAttribute(.font, value: font, range: NSRange(location: 0, length: 1))
      let format = UIGraphicsImageRendererFormat()
      format.scale = 1
      let image = UIGraphicsImageRenderer(size: CGSize(width: 80, height: 80), format: format).image { _ in
        string.draw(at: CGPoint(x: 4, y: 4))
      }
      return (0..<80).reduce(0) { sum, y in (0..<80).reduce(sum) { $0 + image.pixel($1, y).alpha } }
    }
    let light = try ink(.systemFont(ofSize: 40, weight: .light))
    #expect(try ink(.systemFont(ofSize: 40, weight: .black)) > light)
  }

  @Test func imagesGrowForAccessibility() {
    let attachment = TextAttachmentBase(image: Self.square(10, 20))
    var defaults = TextDefaults()
    defaults.imageGrowth = 2
    func width() -> Double {
      LabelText(.attributed(text(attachment)), defaults: defaults, lines: 0).layout(width: .infinity, height: .infinity)
        .width
    }
    #expect(width() == 10)
    attachment.adjustsImageSizeForAccessibilityContentSizeCategory = true
    #expect(width() == 20)
  }

  /// The ellipsis has the attributes of the truncated character, but must not show its image.
  @Test func anEllipsisIsNotAnImage() {
    let attachment = TextAttachmentBase(image: Self.square(30, 30))
    let style = NSMutableParagraphStyle()
    style.lineBreakMode = .byTruncatingTail
    let string = NSMutableAttributedString(attributedString: text(attachment, "", " and words behind it"))
    string.addAttribute(.paragraphStyle, value: style, range: NSRange(location: 0, length: string.length))
    let cut = LabelText(.attributed(string), defaults: TextDefaults(), lines: 1).layout(width: 20, height: .infinity)
    #expect(cut.isTruncated)
    #expect(cut.blocks[0].layout.lines[0].runs.allSatisfy { !$0.isBox })
  }

  @Test func decodesContents() throws {
    let data = try #require(Self.square(6, 3).pngData())
    let attachment = TextAttachmentBase(data: data, ofType: "public.png")
    #expect(abs(text(attachment).size().width - 6) < 0.001)
    attachment.contents = Data([1, 2, 3])
    #expect(text(attachment).size().width == 0)
  }
}
