// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import Foundation
import TesseraGraphicsFixtures
import TesseraText
import Testing

@testable import TesseraGraphics
@testable import TesseraTextKit

@Suite struct NSLayoutManagerTests {
  private static let font = UIFont.systemFont(ofSize: 17)
  private static let line = font.lineHeight

  private struct System {
    let storage: NSTextStorage
    let manager: NSLayoutManager
    let container: NSTextContainer

    init(
      _ text: String, width: CGFloat = 0, height: CGFloat = 0, padding: CGFloat = 0,
      _ attributes: [NSAttributedString.Key: Any] = [:], manager: NSLayoutManager = NSLayoutManager()
    ) {
      var attributes = attributes
      attributes[.font] = attributes[.font] ?? NSLayoutManagerTests.font
      storage = NSTextStorage(string: text, attributes: attributes)
      self.manager = manager
      container = NSTextContainer(size: CGSize(width: width, height: height))
      container.lineFragmentPadding = padding
      manager.addTextContainer(container)
      storage.addLayoutManager(manager)
    }

    var rects: [CGRect] { fragments.map(\.rect) }
    var ranges: [NSRange] { fragments.map(\.range) }

    var fragments: [(rect: CGRect, used: CGRect, container: NSTextContainer, range: NSRange)] {
      var found: [(rect: CGRect, used: CGRect, container: NSTextContainer, range: NSRange)] = []
      manager.enumerateLineFragments(forGlyphRange: NSRange(location: 0, length: storage.length)) {
        rect, used, container, range, _ in
        found.append((rect, used, container, range))
      }
      return found
    }
  }

  private func width(_ text: String, _ font: UIFont = font) -> CGFloat {
    NSAttributedString(string: text, attributes: [.font: font]).size().width
  }

  // MARK: Lines

  @Test func stacksLines() {
    let system = System("one\ntwo\n\nfour", width: 200, padding: 5)
    #expect(system.ranges.map(\.location) == [0, 4, 8, 9])
    #expect(system.ranges.map(\.length) == [4, 4, 1, 4])
    for (index, rect) in system.rects.enumerated() {
      #expect(abs(rect.minY - CGFloat(index) * Self.line) < 0.001 && rect.width == 200)
      #expect(abs(rect.height - Self.line) < 0.001)
    }
    // The used rect includes the padding on both sides.
    #expect(abs(system.fragments[0].used.width - (width("one") + 10)) < 0.001)
    let (glyph, next) = (system.manager.location(forGlyphAt: 4), system.manager.location(forGlyphAt: 5))
    #expect(abs(glyph.x - 5) < 0.001 && abs(glyph.y - Self.font.ascender) < 0.001)
    // The positions are equal except for the kerning of the two letters.
    #expect(abs(next.x - (5 + width("t"))) < 1)
  }

  /// The lines are the same as a label's.
  @Test(arguments: ["The quick brown fox jumps over the lazy dog", "שלום עולם and more", "日本語のテキスト文章です", "a 👩‍👩‍👧 b 🇩🇪 c"])
  func linesMatchLabels(_ text: String) {
    let attributed = NSAttributedString(string: text, attributes: [.font: Self.font])
    let label = LabelText(.attributed(attributed), defaults: TextDefaults(), lines: 0)
      .layout(width: 90, height: .infinity)
    let system = System(text, width: 90)
    let lines = label.blocks.flatMap(\.layout.lines)
    #expect(system.fragments.count == lines.count)
    for (fragment, line) in zip(system.fragments, lines) {
      #expect(abs(fragment.used.width - CGFloat(line.width + line.trailingSpace)) < 0.001)
      #expect(abs(fragment.rect.minY - CGFloat(line.top)) < 0.001)
    }
    #expect(abs(system.manager.usedRect(for: system.container).height - CGFloat(label.height)) < 0.001)
  }

  @Test func paragraphStylesAddSpace() {
    let style = NSMutableParagraphStyle()
    (style.lineSpacing, style.paragraphSpacing, style.paragraphSpacingBefore) = (3, 7, 2)
    let system = System("one\u{2028}two\nthree", width: 200, [.paragraphStyle: style])
    // The first line is followed by the line spacing. The second is followed by the line spacing, the paragraph
    // spacing, and the next paragraph's spacing before.
    let tops: [CGFloat] = [0, Self.line + 3, 2 * Self.line + 3 + 3 + 7 + 2]
    for (rect, top) in zip(system.fragments.map(\.used), tops) { #expect(abs(rect.minY - top) < 0.001) }
    #expect(system.fragments.count == 3)
  }

  @Test func finalLineBreakHasAnExtraLineFragment() {
    let system = System("one\n", width: 200, padding: 5)
    #expect(system.fragments.count == 1)
    #expect(abs(system.manager.extraLineFragmentRect.minY - Self.line) < 0.001)
    #expect(system.manager.extraLineFragmentTextContainer === system.container)
    #expect(abs(system.manager.usedRect(for: system.container).height - 2 * Self.line) < 0.001)
    #expect(System("one", width: 200).manager.extraLineFragmentTextContainer == nil)
  }

  @Test func fillsContainersInOrder() {
    let system = System("1\n2\n3\n4\n5", width: 100, height: 2 * Self.line + 1)
    let second = NSTextContainer(size: CGSize(width: 100, height: 2 * Self.line + 1))
    system.manager.addTextContainer(second)
    #expect(system.manager.glyphRange(for: system.container) == NSRange(location: 0, length: 4))
    #expect(system.manager.glyphRange(for: second) == NSRange(location: 4, length: 4))
    #expect(system.manager.firstUnlaidCharacterIndex() == 8)
    var range = NSRange()
    #expect(system.manager.textContainer(forGlyphAt: 5, effectiveRange: &range) === second)
    #expect(range == NSRange(location: 4, length: 4))
    #expect(system.manager.textContainer(forGlyphAt: 8, effectiveRange: nil) == nil)
    #expect(system.manager.lineFragmentRect(forGlyphAt: 4, effectiveRange: nil).minY == 0)
  }

  @Test func lineLimitTruncatesTheLastLine() {
    let system = System("The quick brown fox jumps over the lazy dog", width: 120)
    system.container.maximumNumberOfLines = 2
    #expect(system.fragments.count == 2)
    #expect(system.manager.truncatedGlyphRange(inLineFragmentForGlyphAt: 0).location == NSNotFound)
    system.container.lineBreakMode = .byTruncatingTail
    #expect(system.fragments.count == 2)
    let hidden = system.manager.truncatedGlyphRange(inLineFragmentForGlyphAt: system.ranges[1].location)
    #expect(hidden.location > system.ranges[1].location && NSMaxRange(hidden) == 43)
  }

  // MARK: Exclusion paths

  /// Lines next to a rectangle at the right are 60 points wide, and lines below it are 100 wide.
  @Test func textFlowsAroundExclusionPaths() {
    let system = System(String(repeating: "ab ", count: 40), width: 100)
    system.container.exclusionPaths = [
      UIBezierPath(rect: CGRect(x: 60, y: 0, width: 40, height: 2 * Self.line - 1))
    ]
    let rects = system.rects
    #expect(rects[0].width == 60 && rects[1].width == 60 && rects[2].width == 100)
    #expect(system.fragments.allSatisfy { $0.used.maxX <= $0.rect.maxX + 0.001 })
  }

  /// A line with an excluded rectangle in its middle has a fragment on each side, ordered from left to right.
  @Test func linesHaveFragmentsOnBothSides() {
    let system = System(String(repeating: "ab ", count: 40), width: 100)
    system.container.exclusionPaths = [UIBezierPath(rect: CGRect(x: 40, y: 0, width: 20, height: 10))]
    let rects = system.rects
    #expect(rects[0] == CGRect(x: 0, y: 0, width: 40, height: Self.line))
    #expect(rects[1].minX == 60 && rects[1].minY == 0 && rects[1].width == 40)
    #expect(rects[2].width == 100)
  }

  /// At the center of a circle of radius 20 at the left edge, a line begins at x = 20.
  @Test func circlesExcludeTheirWidthInTheLine() throws {
    let container = NSTextContainer(size: CGSize(width: 100, height: 0))
    container.exclusionPaths = [UIBezierPath(ovalIn: CGRect(x: -20, y: 0, width: 40, height: 40))]
    func left(_ y: CGFloat, _ height: CGFloat) -> CGFloat {
      container.lineFragmentRect(
        forProposedRect: CGRect(x: 0, y: y, width: 100, height: height), at: 0, writingDirection: .leftToRight,
        remaining: nil
      ).minX
    }
    #expect(abs(left(15, 10) - 20) < 0.1)
    // 10 points above the center, the circle's half width is √(20² - 10²).
    #expect(abs(left(0, 10) - 300.0.squareRoot()) < 0.2)
    #expect(left(41, 10) == 0)
  }

  @Test func rightToLeftStartsWithTheRightFragment() {
    let container = NSTextContainer(size: CGSize(width: 100, height: 0))
    container.exclusionPaths = [UIBezierPath(rect: CGRect(x: 40, y: 0, width: 20, height: 10))]
    var rest = CGRect.zero
    let rect = container.lineFragmentRect(
      forProposedRect: CGRect(x: 0, y: 0, width: 100, height: 10), at: 0, writingDirection: .rightToLeft,
      remaining: &rest)
    #expect(rect.minX == 60 && rect.width == 40 && rest.minX == 0 && rest.width == 60)
  }

  @Test(arguments: [
    CGRect(x: -10, y: -10, width: 1e6, height: 1e9), CGRect(x: 0, y: 0, width: 99.5, height: 500),
    CGRect(x: 0, y: 0, width: CGFloat.infinity, height: 10), CGRect(x: CGFloat.nan, y: 0, width: 4, height: 4), .zero,
  ])
  func pathsWithoutRemainingSpaceTerminate(_ rect: CGRect) {
    let system = System("some words of text", width: 100, height: 2000)
    system.container.exclusionPaths = [UIBezierPath(rect: rect)]
    #expect(system.manager.firstUnlaidCharacterIndex() <= 18)
    #expect(system.manager.usedRect(for: system.container).maxY <= 2000.001)
  }

  // MARK: Characters

  @Test func findsCharactersAtPoints() {
    let system = System("Hello wide world", width: 300)
    let container = system.container
    for (index, _) in "Hello wide world".enumerated() {
      let before = width(String("Hello wide world".prefix(index)))
      let after = width(String("Hello wide world".prefix(index + 1)))
      guard after - before > 1 else { continue }
      var fraction: CGFloat = 0
      let point = CGPoint(x: before + (after - before) / 4, y: 5)
      #expect(
        system.manager.characterIndex(for: point, in: container, fractionOfDistanceBetweenInsertionPoints: &fraction)
          == index)
      #expect(abs(fraction - 0.25) < 0.1)
    }
    #expect(
      system.manager.characterIndex(
        for: CGPoint(x: -50, y: -50), in: container, fractionOfDistanceBetweenInsertionPoints: nil) == 0)
    #expect(system.manager.glyphIndex(for: CGPoint(x: 900, y: 900), in: container) == 15)
  }

  @Test func composedCharactersAreOneGlyph() {
    let system = System("a👩‍👩‍👧b", width: 300)
    let emoji = "👩‍👩‍👧".utf16.count
    #expect(
      system.manager.glyphRange(forCharacterRange: NSRange(location: 2, length: 1), actualCharacterRange: nil)
        == NSRange(location: 1, length: emoji))
    let rect = system.manager.boundingRect(forGlyphRange: NSRange(location: 1, length: emoji), in: system.container)
    #expect(abs(rect.minX - width("a")) < 0.001 && rect.width > 10)
  }

  @Test func enclosesEachLineInARect() {
    let system = System("one two\nthree", width: 200)
    var rects: [CGRect] = []
    system.manager.enumerateEnclosingRects(
      forGlyphRange: NSRange(location: 4, length: 6),
      withinSelectedGlyphRange: NSRange(location: NSNotFound, length: 0),
      in: system.container
    ) { rect, _ in rects.append(rect) }
    #expect(rects.count == 2)
    #expect(abs(rects[0].minX - width("one ")) < 0.01 && abs(rects[0].width - width("two")) < 0.01)
    #expect(rects[1].minX == 0 && abs(rects[1].width - width("th")) < 0.01)
  }

  // MARK: Delegate

  private final class Spacer: NSObject, NSLayoutManagerDelegate {
    var ended: [Bool] = []
    var invalidations = 0

    func layoutManager(
      _ layoutManager: NSLayoutManager, lineSpacingAfterGlyphAt glyphIndex: Int,
      withProposedLineFragmentRect rect: CGRect
    ) -> CGFloat { 11 }

    func layoutManager(
      _ layoutManager: NSLayoutManager, shouldBreakLineByWordBeforeCharacterAt charIndex: Int
    ) -> Bool {
      // Don't break inside "b b b".
      !(3...6).contains(charIndex)
    }

    func layoutManager(
      _ layoutManager: NSLayoutManager, didCompleteLayoutFor textContainer: NSTextContainer?,
      atEnd layoutFinishedFlag: Bool
    ) { ended.append(layoutFinishedFlag) }

    func layoutManagerDidInvalidateLayout(_ sender: NSLayoutManager) { invalidations += 1 }
  }

  @Test func theDelegateSetsSpacingAndLineBreaks() {
    let spacer = Spacer()
    let system = System("a b b b c", width: width("a b b b") - 1)
    #expect(system.ranges[0] == NSRange(location: 0, length: 6))
    system.manager.delegate = spacer
    #expect(system.ranges[0] == NSRange(location: 0, length: 2))
    #expect(abs(system.rects[1].minY - (Self.line + 11)) < 0.001)
    #expect(spacer.ended == [true])
    let before = spacer.invalidations
    system.storage.append(NSAttributedString(string: "!"))
    #expect(spacer.invalidations == before + 1)
  }

  // MARK: Hostile input

  @Test(arguments: [Int.min, -1, 0, 3, 4, 1000, Int.max])
  func acceptsAnyIndex(_ index: Int) {
    let system = System("abc", width: 100)
    let manager = system.manager
    #expect(manager.location(forGlyphAt: index).x.isFinite)
    #expect(manager.lineFragmentRect(forGlyphAt: index, effectiveRange: nil).height > 0)
    _ = manager.boundingRect(forGlyphRange: NSRange(location: index, length: Int.max), in: system.container)
    _ = manager.boundingRect(forGlyphRange: NSRange(location: 1, length: index), in: system.container)
    _ = manager.glyphRange(forCharacterRange: NSRange(location: index, length: 2), actualCharacterRange: nil)
    manager.drawGlyphs(forGlyphRange: NSRange(location: index, length: index), at: .zero)
    #expect(manager.attachmentSize(forGlyphAt: index) == CGSize(width: -1, height: -1))
  }

  @Test(arguments: [0, -5, CGFloat.nan, .infinity, .greatestFiniteMagnitude, 1e-9, 1e300])
  func terminatesForAnySize(_ side: CGFloat) {
    let system = System("some words\nand more", width: side, height: side, padding: side)
    #expect(system.manager.usedRect(for: system.container).width.isFinite)
    #expect(system.manager.firstUnlaidCharacterIndex() <= 19)
  }

  @Test func emptyTextHasNoLines() {
    let system = System("", width: 100)
    #expect(system.manager.numberOfGlyphs == 0 && system.fragments.isEmpty)
    #expect(system.manager.glyphIndex(for: .zero, in: system.container) == 0)
    #expect(system.manager.lineFragmentRect(forGlyphAt: 0, effectiveRange: nil) == .zero)
    #expect(system.manager.extraLineFragmentRect.height > 0)
    let alone = NSLayoutManager()
    #expect(alone.usedRect(for: NSTextContainer()) == .zero && alone.numberOfGlyphs == 0)
  }

  // MARK: Drawing

  private final class Rounded: NSLayoutManager {
    var rects: [CGRect] = []
    var underlined: [NSRange] = []

    override func fillBackgroundRectArray(
      _ rectArray: UnsafePointer<CGRect>, count rectCount: Int, forCharacterRange charRange: NSRange, color: UIColor
    ) {
      rects += (0..<rectCount).map { rectArray[$0] }
      super.fillBackgroundRectArray(rectArray, count: rectCount, forCharacterRange: charRange, color: color)
    }

    override func drawUnderline(
      forGlyphRange glyphRange: NSRange, underlineType underlineVal: NSUnderlineStyle, baselineOffset: CGFloat,
      lineFragmentRect lineRect: CGRect, lineFragmentGlyphRange lineGlyphRange: NSRange, containerOrigin: CGPoint
    ) { underlined.append(glyphRange) }
  }

  @Test func subclassesDrawBackgroundsAndUnderlines() throws {
    let manager = Rounded()
    let system = System("one two three", width: 300, manager: manager)
    system.storage.addAttributes(
      [.backgroundColor: UIColor.green, .underlineStyle: 1], range: NSRange(location: 4, length: 3))
    let format = UIGraphicsImageRendererFormat()
    format.scale = 1
    let image = UIGraphicsImageRenderer(size: CGSize(width: 150, height: 30), format: format).image { _ in
      manager.drawBackground(forGlyphRange: NSRange(location: 0, length: 13), at: CGPoint(x: 2, y: 3))
      manager.drawGlyphs(forGlyphRange: NSRange(location: 0, length: 13), at: CGPoint(x: 2, y: 3))
    }
    let expected = CGRect(x: 2 + width("one "), y: 3, width: width("two"), height: Self.line)
    try #require(manager.rects.count == 1)
    #expect(abs(manager.rects[0].minX - expected.minX) < 0.01 && abs(manager.rects[0].width - expected.width) < 0.01)
    #expect(manager.underlined == [NSRange(location: 4, length: 3)])
    let green = try #require(image.box { $0.green > 200 && $0.red < 50 && $0.alpha > 200 })
    #expect(abs(green.minX - expected.minX) <= 1 && abs(green.maxX - expected.maxX) <= 1)
  }

  @Test func drawsPartsOfLines() throws {
    let system = System("one two three", width: 300)
    let format = UIGraphicsImageRendererFormat()
    format.scale = 1
    let image = UIGraphicsImageRenderer(size: CGSize(width: 150, height: 30), format: format).image { _ in
      system.manager.drawGlyphs(forGlyphRange: NSRange(location: 4, length: 3), at: .zero)
    }
    let ink = try #require(image.inkBox)
    #expect(ink.minX >= width("one ").rounded(.down) && ink.maxX <= width("one two").rounded(.up))
  }

  /// Each character of a long text is on exactly one line.
  @Test func laysOutLongTextsOnce() {
    let system = System(String(repeating: "word ", count: 4000), width: 300)
    #expect(system.manager.firstUnlaidCharacterIndex() == 20_000)
    #expect(system.fragments.reduce(0) { $0 + $1.range.length } == 20_000)
  }
}
