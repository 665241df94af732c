// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import Foundation
import Testing
import TesseraText

@testable import TesseraGraphics

@Suite struct StyledTextTests {
  private static let font = UIFont.systemFont(ofSize: 17)

  private func styled(
    _ parts: [(String, [NSAttributedString.Key: Any])], _ defaults: TextDefaults = TextDefaults(color: .red)
  ) -> StyledText {
    StyledText(runs: parts.map { (Substring($0), $1) }, defaults: defaults)
  }

  private func style(_ change: (NSMutableParagraphStyle) -> Void) -> NSParagraphStyle {
    let style = NSMutableParagraphStyle()
    change(style)
    return style
  }

  private func height(_ block: StyledText.Block) -> Double {
    layout(block.text, style: block.style, maxWidth: .infinity).height
  }

  // MARK: Runs

  @Test func plainTextIsOneRunWithDefaults() {
    let text = StyledText("Hello", defaults: TextDefaults(font: Self.font, color: .red))
    #expect(text.blocks.count == 1)
    #expect(text.blocks.first?.text == AttributedText("Hello", font: Self.font.textFont, language: .ambient))
    #expect(text.decorations == [TextDecoration(color: .red)])
    #expect(text == styled([("Hello", [:])]))
  }

  @Test func emptyTextIsEmpty() {
    #expect(StyledText("", defaults: TextDefaults()).isEmpty)
    #expect(styled([]).isEmpty)
    #expect(styled([("", [.kern: 3])]).isEmpty)
    #expect(StyledText.empty.isEmpty)
    #expect(!styled([(" ", [:])]).isEmpty)
  }

  @Test func fontsBecomeRuns() {
    let bold = UIFont.boldSystemFont(ofSize: 20)
    let text = styled([("ab", [:]), ("cde", [.font: bold]), ("f", [.font: "no font"])])
    #expect(text.blocks.first?.text.string == "abcdef")
    #expect(text.blocks.first?.text.runs.map(\.count) == [2, 3, 1])
    let fonts = text.blocks.first?.text.runs.map(\.attributes.font)
    #expect(fonts == [Self.font.textFont, bold.textFont, Self.font.textFont])
  }

  // UTF-8 lengths by definition: e is 1, o umlaut 2, euro 3, thumbs up 4, family 4 + 3 + 4 + 3 + 4.
  @Test func countsUTF8AndUTF16() {
    let family = "\u{1F468}\u{200D}\u{1F469}\u{200D}\u{1F467}"
    let parts = ["e", "ö", "€", "\u{1F44D}", family]
    let text = styled(parts.enumerated().map { ($1, [.kern: Double($0 + 1)]) })
    #expect(text.blocks.first?.text.string == parts.joined())
    #expect(text.blocks.first?.text.runs.map(\.count) == [1, 2, 3, 4, 18])
    #expect(text.blocks.first?.text.runs.map(\.attributes.kern) == [1, 2, 3, 4, 5])
  }

  @Test func rangesMaySplitSurrogatePairs() {
    let text = NSMutableAttributedString(string: "a\u{1F44D}b")
    text.addAttribute(.kern, value: 2, range: NSRange(location: 0, length: 2))
    let block = StyledText(text, defaults: TextDefaults()).blocks.first
    #expect(block?.text.string == "a\u{1F44D}b")
    #expect(block?.text.runs.reduce(0) { $0 + $1.count } == 6)
    #expect(block?.text.runs.first?.count == 1)
  }

  // MARK: Attributes that layout reads

  static let spacings: [(kern: Double?, tracking: Double?, expected: Double)] = [
    (nil, nil, 0), (1.5, nil, 1.5), (nil, -2, -2), (1, 3, 3), (1, 0, 1), (.nan, nil, 0), (.infinity, nil, 0),
    (nil, -.infinity, 0),
  ]

  @Test(arguments: spacings.indices)
  func kernAndTracking(index: Int) {
    var attributes: [NSAttributedString.Key: Any] = [:]
    attributes[.kern] = Self.spacings[index].kern
    attributes[.tracking] = Self.spacings[index].tracking
    #expect(styled([("a", attributes)]).blocks.first?.text.runs.first?.attributes.kern == Self.spacings[index].expected)
  }

  @Test func readsEveryNumberType() {
    let values: [Any] = [CGFloat(2), 2.0, Float(2), 2, Int32(2), UInt8(2), NSNumber(value: 2)]
    for value in values {
      let run = styled([("a", [.kern: value, .baselineOffset: value])]).blocks.first?.text.runs.first
      #expect(run?.attributes.kern == 2, "\(type(of: value))")
      #expect(run?.attributes.baselineOffset == 2, "\(type(of: value))")
    }
    #expect(
      styled([("a", [.kern: "2", .baselineOffset: Double.nan])]).blocks.first?.text.runs.first?.attributes.kern == 0)
  }

  @Test func ligaturesAreOnUnlessZero() {
    for (value, expected) in [(nil, true), (0, false), (1, true)] as [(Int?, Bool)] {
      var attributes: [NSAttributedString.Key: Any] = [:]
      attributes[.ligature] = value
      #expect(styled([("fi", attributes)]).blocks.first?.text.runs.first?.attributes.ligatures == expected)
    }
  }

  // MARK: Paragraphs

  static let lineBreaks = ["\n", "\r", "\r\n", "\u{85}", "\u{2029}"]

  @Test(arguments: lineBreaks)
  func paragraphsOfOneStyleAreOneBlock(lineBreak: String) {
    let text = styled([("a" + lineBreak + "b", [:])])
    #expect(text.blocks.map(\.text.string) == ["a" + lineBreak + "b"])
  }

  @Test(arguments: lineBreaks)
  func paragraphsOfDifferentStylesAreSeparateBlocks(lineBreak: String) {
    let right = style { $0.alignment = .right }
    let text = styled([("a" + lineBreak, [:]), ("b" + lineBreak + "c", [.paragraphStyle: right])])
    #expect(text.blocks.map(\.text.string) == ["a", "b" + lineBreak + "c"])
    #expect(text.blocks.map(\.style.alignment) == [.left, .right])
    for block in text.blocks {
      #expect(block.text.runs.reduce(0) { $0 + $1.count } == block.text.string.utf8.count)
      #expect(block.text.runs.allSatisfy { $0.count > 0 })
    }
  }

  @Test func paragraphsUseTheStyleOfTheirFirstCharacter() {
    let right = style { $0.alignment = .right }
    let text = styled([("a", [:]), ("b\nc", [.paragraphStyle: right]), ("d", [:])])
    #expect(text.blocks.map(\.text.string) == ["ab", "cd"])
    #expect(text.blocks.map(\.style.alignment) == [.left, .right])
  }

  @Test func lineSeparatorsDoNotEndParagraphs() {
    let text = styled([("a\u{2028}", [:]), ("b", [.paragraphStyle: style { $0.alignment = .right }])])
    #expect(text.blocks.map(\.text.string) == ["a\u{2028}b"])
  }

  // Attributes that change within a CR LF line break.
  @Test func lineBreaksMaySpanRuns() {
    let right = style { $0.alignment = .right }
    let text = styled([("a\r", [:]), ("\n", [.kern: 1]), ("b", [.paragraphStyle: right])])
    #expect(text.blocks.map(\.text.string) == ["a", "b"])
    #expect(text.blocks.first?.text.runs.map(\.count) == [1])
    let single = styled([("a\r", [:]), ("\n", [.paragraphStyle: right]), ("b", [:])])
    #expect(single.blocks.map(\.text.string) == ["a\r\nb"])
  }

  @Test func emptyParagraphsAreLines() {
    let right = style { $0.alignment = .right }
    let text = styled([("a\n", [:]), ("\n", [.paragraphStyle: right, .kern: 5]), ("b", [:])])
    #expect(text.blocks.count == 3)
    for block in text.blocks { #expect(height(block) == 20.287109375) }
    let middle = text.blocks[1]
    #expect(layout(middle.text, style: middle.style, maxWidth: 100).lines.count == 1)
    #expect(abs(layout(middle.text, style: middle.style, maxWidth: 100).width) < 0.5)
  }

  @Test func blocksKeepTheirEmptyLines() {
    let text = styled([("a\n\n", [:]), ("b", [.paragraphStyle: style { $0.alignment = .right }])])
    #expect(text.blocks.map(\.text.string) == ["a\n", "b"])
    #expect(text.blocks.first.map(height) == 2 * 20.287109375)
  }

  // Paragraphs are equally far apart with and without an attribute difference that is irrelevant to layout.
  @Test func blockSpacingEqualsParagraphSpacing() {
    func spaced(_ mode: NSLineBreakMode) -> NSParagraphStyle {
      style {
        $0.paragraphSpacing = 7
        $0.paragraphSpacingBefore = 5
        $0.lineSpacing = 3
        $0.lineBreakMode = mode
      }
    }
    let body = UIFont.preferredFont(forTextStyle: .body, compatibleWith: .standard)
    func total(_ second: NSLineBreakMode) -> (blocks: Int, height: Double) {
      let text = styled([
        ("a\n", [.font: body, .paragraphStyle: spaced(.byWordWrapping)]),
        ("b", [.font: body, .paragraphStyle: spaced(second)]),
      ])
      return (text.blocks.count, text.blocks.reduce(0) { $0 + $1.spacingBefore + height($1) })
    }
    #expect(total(.byWordWrapping).blocks == 1)
    #expect(total(.byCharWrapping).blocks == 2)
    // A line pitch of 22 points for the first line, 20.287 points for the second, and 3 + 7 + 5 points of spacing.
    let expected = 22 + 20.287109375 + 15
    #expect(abs(total(.byWordWrapping).height - expected) < 1e-9)
    #expect(abs(total(.byCharWrapping).height - expected) < 1e-9)
  }

  @Test func equivalentParagraphStylesShareABlock() {
    let tabs = style { $0.tabStops = [] }
    #expect(styled([("a\n", [:]), ("b", [.paragraphStyle: tabs])]).blocks.count == 1)
  }

  @Test func decorationsAreNumberedOnce() {
    let colors: [UIColor] = [.red, .green, .red, .blue, .green]
    let text = styled(colors.map { ("x", [.foregroundColor: $0]) })
    #expect(text.decorations.map(\.color) == [.red, .green, .blue])
    #expect(text.blocks.first?.text.runs.map(\.attributes.style) == [0, 1, 0, 2, 1])
  }

  @Test func decorationsTakeLinearTime() {
    let text = styled((0..<20_000).map { ("x", [.foregroundColor: UIColor(white: CGFloat($0) / 20_000, alpha: 1)]) })
    #expect(text.decorations.count == 20_000)
    #expect(text.blocks.first?.text.runs.last?.attributes.style == 19_999)
  }
}
