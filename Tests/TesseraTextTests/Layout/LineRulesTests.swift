// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import TesseraRaster
import Testing

@testable import TesseraText

/// Hyphens, tabs and line break strategies. Characters are 10 points wide.
@Suite struct LineRulesTests {
  // MARK: Hyphens

  private static let hyphen = Boxes.font.face.glyph(for: "-")

  private static func endsWithHyphen(_ line: TextLayout.Line) -> Bool {
    line.runs.last?.glyphs.glyphs.last?.id == hyphen
  }

  @Test func softHyphenShowsOnlyAtABreak() {
    let broken = Boxes.layout("aaa\u{AD}bbb", 40)
    #expect(broken.lines.map(\.range) == [0..<5, 5..<8])
    #expect(broken.lines.map(\.width) == [40, 30])
    #expect(broken.lines.map(Self.endsWithHyphen) == [true, false])
    let whole = Boxes.layout("aaa\u{AD}bbb", 60)
    #expect(whole.lines.map(\.width) == [60])
    #expect(whole.lines.allSatisfy { !Self.endsWithHyphen($0) })
  }

  /// If the hyphen does not fit, the line ends at an earlier soft hyphen, or at any character without a hyphen.
  @Test func softHyphenWithoutRoom() {
    let earlier = Boxes.layout("a\u{AD}bb\u{AD}cc", 30)
    #expect(earlier.lines.map(\.range) == [0..<3, 3..<7, 7..<9])
    #expect(earlier.lines.map(\.width) == [20, 30, 20])
    let none = Boxes.layout("aaa\u{AD}bbb", 30)
    #expect(none.lines.allSatisfy { $0.width <= 30 && !Self.endsWithHyphen($0) })
  }

  @Test func softHyphenInRightToLeftText() throws {
    let line = try #require(Boxes.layout("אאא\u{AD}בבב", 40).lines.first)
    #expect(line.width == 40)
    let leftmost = line.runs.flatMap(\.glyphs.glyphs).min { $0.position.x < $1.position.x }
    #expect(leftmost?.id == Self.hyphen)
  }

  private static func hyphenated(
    _ text: String, _ width: Double, factor: Double = 1, language: String? = "en"
  ) -> [String] {
    Boxes.lines(Boxes.layout(text, width, language: language) { $0.hyphenationFactor = factor })
  }

  /// in-ter-na-tional, according to hyphen.tex.
  @Test func words() {
    #expect(Self.hyphenated("international", 80) == ["interna-", "tional"])
    #expect(Self.hyphenated("an international", 80) == ["an in-", "terna-", "tional"])
    #expect(Self.hyphenated("an (international) law", 100) == ["an (inter-", "national)", "law"])
    #expect(Self.hyphenated("an international", 160) == ["an international"])
    #expect(Self.hyphenated("international", 20) == ["in", "te", "r-", "na", "ti", "on", "al"])
  }

  /// Each word is hyphenated by the rules of its language. According to pyphen, that is ref-or-ma-tion in English and
  /// re-for-ma-ti-on in German. Without a language, or in a language without patterns, words are broken anywhere.
  @Test func languages() {
    #expect(Self.hyphenated("reformation", 50) == ["ref-", "orma-", "tion"])
    #expect(Self.hyphenated("reformation", 50, language: "de-AT") == ["re-", "for-", "mati-", "on"])
    #expect(Self.hyphenated("reformation", 50, language: nil) == ["refor", "matio", "n"])
    #expect(Self.hyphenated("reformation", 50, language: "hu") == ["refor", "matio", "n"])
  }

  /// A word is hyphenated only if, without a part of this word, the line would be filled by less than the hyphenation
  /// factor.
  @Test func factor() {
    #expect(Self.hyphenated("aaaaaa international", 100, factor: 0.5) == ["aaaaaa", "interna-", "tional"])
    #expect(Self.hyphenated("aaaaaa international", 100, factor: 0.7).first == "aaaaaa in-")
    #expect(Self.hyphenated("aaaaaa international", 100, factor: 0) == ["aaaaaa", "internatio", "nal"])
  }

  // MARK: Tabs

  private static func positions(_ text: String, _ stops: [TabStops.Stop], interval: Double = 0) -> [Double] {
    let layout = Boxes.layout(text, 400) { $0.tabs = TabStops(stops, interval: interval) }
    let tab = Boxes.font.face.spaceGlyph
    return layout.lines[0].runs.flatMap(\.glyphs.glyphs).filter { $0.id != tab }.map(\.position.x)
  }

  @Test func stops() {
    typealias Stop = TabStops.Stop
    #expect(Self.positions("a\tb", []) == [0, 28])
    #expect(Self.positions("a\tb", [], interval: 40) == [0, 40])
    #expect(Self.positions("a\tb\tc", [Stop(location: 100)], interval: 40) == [0, 100, 120])
    #expect(Self.positions("a\tbb", [Stop(location: 100, alignment: .trailing)]) == [0, 80, 90])
    #expect(
      Self.positions("a\tbb\tc", [Stop(location: 100, alignment: .center), Stop(location: 50)]) == [0, 50, 60, 100 - 5])
    let decimal = Stop(location: 100, alignment: .decimal, terminators: [0x2E, 0x2C])
    #expect(Self.positions("\t12.5", [decimal]) == [80, 90, 100, 110])
    #expect(Self.positions("\t123", [decimal]) == [70, 80, 90])
  }

  /// Because widths are sums of fractions, text that ends within a rounding error of a tab stop continues to the next
  /// stop.
  @Test func tabStopsTolerateRoundingErrors() {
    let stops = TabStops([TabStops.Stop(location: 240, alignment: .trailing), TabStops.Stop(location: 330)])
    let noise = LineFitter.tolerance
    #expect(
      stops.stop(after: 240 - 1e-9, noise: noise).location == 330
        && stops.stop(after: 239.9, noise: noise).location == 240)
    #expect(TabStops().stop(after: 28 - 1e-9, noise: noise).location == 56)
  }

  /// Text that does not fit before its tab stop begins at the tab's position.
  @Test func tabStopWithoutRoom() {
    #expect(Self.positions("a\tbbb", [TabStops.Stop(location: 30, alignment: .trailing)]) == [0, 10, 20, 30])
  }

  @Test(arguments: [Double.nan, .infinity, -1, 0, 1e300])
  func ignoresInvalidTabStops(_ location: Double) {
    #expect(
      Self.positions("a\tb", [TabStops.Stop(location: location)], interval: location == 1e300 ? .nan : location).count
        == 2)
    #expect(TabStops([TabStops.Stop(location: location)]).stops.isEmpty)
  }

  // MARK: Strategies

  @Test(arguments: [
    ("one short word goes with another", "aaa bbb ccc d", ["aaa bbb", "ccc d"]),
    ("a long word stands alone", "aaa bbb ccc dddd", ["aaa bbb ccc", "dddd"]),
    ("two words are enough", "aaa bbb ccc d e", ["aaa bbb ccc", "d e"]),
    ("two words stay above", "aaaaa bbbbb c", ["aaaaa bbbbb", "c"]),
    ("each paragraph", "aaa bbb ccc d\naaa bbb ccc d", ["aaa bbb", "ccc d", "aaa bbb", "ccc d"]),
    ("one line", "aaa d", ["aaa d"]),
    ("a piece of a divided word", "aaaaaaaaaaaad", ["aaaaaaaaaaa", "ad"]),
  ])
  func avoidsShortLastLines(_ name: String, _ text: String, _ expected: [String]) {
    let layout = Boxes.layout(text, 110) { $0.avoidsShortLastLine = true }
    #expect(Boxes.lines(layout) == expected)
    #expect(layout.lines.map(\.range.lowerBound).first == 0)
    #expect(zip(layout.lines, layout.lines.dropFirst()).allSatisfy { $0.range.upperBound == $1.range.lowerBound })
  }

  /// No word is pushed onto a truncated last line.
  @Test func truncatedTextMayHaveAShortLastLine() {
    let layout = Boxes.layout("aaa bbb ccc d eee fff ggg", 110, lines: 2) {
      $0.avoidsShortLastLine = true
      $0.lineBreakMode = .truncatingTail
    }
    #expect(layout.lines[0].range == 0..<12)
  }

  @Test func hangulWords() throws {
    let library = FontLibrary()
    let scalars = Set("가나다라마 abc".unicodeScalars.map(\.value)).sorted()
    _ = try library.register(TestFont.boxes("Hangul", scalars).bytes)
    let font = library.font(for: FontDescriptor(design: .named("Hangul"), size: 10))
    func starts(_ text: String, _ keeps: Bool) -> [Int] {
      var style = ParagraphStyle()
      style.keepsHangulWords = keeps
      return layout(AttributedText(text, font: font), style: style, maxWidth: 40, library: library).lines
        .map(\.range.lowerBound)
    }
    #expect(starts("가나 다라마", false) == [0, 10])
    #expect(starts("가나 다라마", true) == [0, 7])
    // A word that is too long is broken anywhere.
    #expect(starts("가나다라마", true) == [0, 12])
  }

  // MARK: Tightening

  @Test func tightening() {
    func set(_ width: Double) -> TextLayout {
      Boxes.layout("aaaaaaaaaa", width, lines: 1) {
        $0.tightensBeforeTruncation = true
        $0.lineBreakMode = .truncatingTail
      }
    }
    let tight = set(96)
    #expect(!tight.isTruncated)
    #expect(abs(tight.lines[0].width - 96) < 1e-9)
    #expect(abs((tight.lines[0].runs[0].glyphs.glyphs.last?.position.x ?? 0) - 86) < 1e-9)
    #expect(set(95).isTruncated)
    #expect(set(100).lines[0].width == 100)
  }
}
