// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import CoreText
import Testing

/// Tests the character ranges of lines and frames, and the positions of lines.
@MainActor
struct PaginationTests {
  private func text(_ string: String) -> NSAttributedString {
    NSAttributedString(
      string: string, attributes: [kCTFontAttributeName: CTFontCreateWithName("Helvetica" as CFString, 20, nil)])
  }

  private func width(_ string: String) -> CGFloat { text(string).size().width }

  private func frame(_ string: NSAttributedString, _ range: CFRange, _ width: CGFloat, _ height: CGFloat) -> CTFrame {
    let path = CGPath(rect: CGRect(x: 0, y: 0, width: width, height: height), transform: nil)
    return CTFramesetterCreateFrame(CTFramesetterCreateWithAttributedString(string), range, path, nil)
  }

  private func ranges(_ frame: CTFrame) -> [CFRange] {
    CTFrameGetLines(frame).map { CTLineGetStringRange($0 as! CTLine) }
  }

  /// A line includes its trailing spaces and its line break. Ranges count UTF-16 code units, of which the emoji has
  /// two. Paragraphs with different styles are laid out separately.
  @Test func rangesOfLines() {
    let wrapped = text("aaa bbb ccc")
    #expect(
      ranges(frame(wrapped, CFRangeMake(0, 0), width("aaa bbb") + 2, 200)) == [CFRangeMake(0, 8), CFRangeMake(8, 3)])
    #expect(ranges(frame(wrapped, CFRangeMake(4, 0), 500, 200)) == [CFRangeMake(4, 7)])
    #expect(
      ranges(frame(text("é😀 b\nc\r\n\nd"), CFRangeMake(0, 0), 500, 200))
        == [CFRangeMake(0, 6), CFRangeMake(6, 3), CFRangeMake(9, 1), CFRangeMake(10, 1)])
    let styled = NSMutableAttributedString(attributedString: text("ab\ncd\nef"))
    let style = NSMutableParagraphStyle()
    style.alignment = .center
    styled.addAttribute(kCTParagraphStyleAttributeName, value: style, range: NSRange(location: 3, length: 3))
    #expect(
      ranges(frame(styled, CFRangeMake(0, 0), 500, 200)) == [CFRangeMake(0, 3), CFRangeMake(3, 3), CFRangeMake(6, 2)])
  }

  /// The usual pagination loop: each frame begins where the previous frame ended, and no text is lost.
  @Test func pages() {
    let string = text((0..<60).map { "word\($0)" }.joined(separator: " "))
    let setter = CTFramesetterCreateWithAttributedString(string)
    var (start, seen, pages) = (0, "", 0)
    while start < string.length, pages < 100 {
      let page = frame(string, CFRangeMake(start, 0), 150, 100)
      let shown = CTFrameGetVisibleStringRange(page)
      var fit = CFRange()
      let size = CTFramesetterSuggestFrameSizeWithConstraints(
        setter, CFRangeMake(start, 0), nil, CGSize(width: 150, height: 100), &fit)
      #expect(fit == shown && size.height <= 100 && size.width <= 150 && shown.location == start)
      guard shown.length > 0 else { break }
      seen += (string.string as NSString).substring(with: NSRange(location: start, length: shown.length))
      start += shown.length
      pages += 1
    }
    #expect(seen == string.string && pages > 2)
    // The frame is too short for a line.
    #expect(CTFrameGetVisibleStringRange(frame(string, CFRangeMake(0, 0), 150, 3)) == CFRangeMake(0, 0))
  }

  /// Ranges that exceed the string are clamped to it.
  @Test(arguments: [
    (CFRangeMake(1, .max), 1, 3), (CFRangeMake(.max, .max), 4, 0), (CFRangeMake(-5, 2), 0, 2),
    (CFRangeMake(2, -1), 2, 0), (CFRangeMake(.min, .max), 0, 4),
  ])
  func anyRange(range: CFRange, location: Int, length: Int) {
    let page = frame(text("abcd"), range, 500, 200)
    #expect(CTFrameGetVisibleStringRange(page) == CFRangeMake(location, length))
    var origins = [CGPoint](repeating: .zero, count: 2)
    CTFrameGetLineOrigins(page, CFRangeMake(1, .max), &origins)
    #expect(origins == [.zero, .zero])
  }

  /// A line's width includes its trailing spaces, even if the line ends because of wrapping.
  @Test func trailingSpaces() throws {
    let (one, two) = (CTLineCreateWithAttributedString(text("ab ")), CTLineCreateWithAttributedString(text("ab  ")))
    let space = CTLineGetTrailingWhitespaceWidth(one)
    #expect(space > 1 && abs(CTLineGetTrailingWhitespaceWidth(two) - 2 * space) < 0.01)
    #expect(abs(CTLineGetTypographicBounds(one, nil, nil, nil) - Double(width("ab")) - space) < 0.01)
    #expect(CTLineGetTrailingWhitespaceWidth(CTLineCreateWithAttributedString(text("ab"))) == 0)
    let wrapped = frame(text("aaa bbb"), CFRangeMake(0, 0), width("aaa") + 2, 200)
    let first = try #require(CTFrameGetLines(wrapped).first as? CTLine)
    #expect(abs(CTLineGetTrailingWhitespaceWidth(first) - space) < 0.01)
  }

  /// A line that is created from text with a line break contains the whole text. It is as wide as both parts
  /// together.
  @Test func lineWithBreaks() {
    let line = CTLineCreateWithAttributedString(text("ab\ncd"))
    #expect(CTLineGetStringRange(line) == CFRangeMake(0, 5))
    #expect(abs(CTLineGetTypographicBounds(line, nil, nil, nil) - Double(width("ab") + width("cd"))) < 1)
  }

  /// Returns the number of dark pixels in each row of an L that Core Text draws in a UIKit context, whose y-axis
  /// points down.
  private func rows(_ set: (CGContext) -> Void) throws -> [Int] {
    let format = UIGraphicsImageRendererFormat()
    format.scale = 1
    let image = UIGraphicsImageRenderer(size: CGSize(width: 30, height: 60), format: format).image {
      set($0.cgContext)
      $0.cgContext.textPosition = CGPoint(x: 2, y: 30)
      CTLineDraw(CTLineCreateWithAttributedString(text("L")), $0.cgContext)
    }
    let data = try #require(image.cgImage?.dataProvider?.data)
    return (0..<60).map { row in (0..<30).filter { data[(row * 30 + $0) * 4 + 3] > 127 }.count }
  }

  /// The initial text matrix of UIKit's contexts flips the y-axis, so a line is drawn upright above its baseline at
  /// row 30. With the identity matrix, it is drawn upside down below the baseline.
  @Test func textMatrix() throws {
    let upright = try rows { #expect($0.textMatrix == CGAffineTransform(scaleX: 1, y: -1)) }
    let last = try #require(upright.lastIndex { $0 > 0 })
    let first = try #require(upright.firstIndex { $0 > 0 })
    #expect(last == 29 && first < 20 && upright[last] > upright[first])
    let turned = try rows { $0.textMatrix = .identity }
    let top = try #require(turned.firstIndex { $0 > 0 })
    let bottom = try #require(turned.lastIndex { $0 > 0 })
    #expect(top == 30 && bottom > 40 && turned[top] > turned[bottom])
    // A text matrix can scale the text to twice its height.
    let tall = try rows { $0.textMatrix = CGAffineTransform(scaleX: 1, y: -2) }
    let start = try #require(tall.firstIndex { $0 > 0 })
    #expect(abs((30 - start) - 2 * (30 - first)) <= 2)
  }
}
