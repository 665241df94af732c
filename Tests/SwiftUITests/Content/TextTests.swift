// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import Foundation
@testable import SwiftUI
import Testing

/// Text formatting, localization, Markdown and line breaking.
@MainActor @Suite struct TextTests {
  private func shown(_ text: Text) -> String { HostedScreen(text, width: 1000).texts.first ?? "" }
  private func attributed(_ text: Text) -> NSAttributedString {
    HostedScreen(text, width: 1000).labels.first?.attributedText ?? NSAttributedString()
  }

  /// Integers are formatted as `%lld`, doubles as `%lf` with six digits. Explicit specifiers are supported.
  @Test func interpolation() {
    let name = "Ann"
    #expect(shown(Text("Hello \(name)")) == "Hello Ann")
    #expect(shown(Text("\(3) of \(UInt8(4))")) == "3 of 4")
    #expect(shown(Text("\(1.5)")) == "1.500000")
    #expect(shown(Text("\(1.25, specifier: "%.1f")")) == "1.2")
    #expect(shown(Text("\(7, specifier: "%03lld")")) == "007")
    #expect(shown(Text("100%")) == "100%")
    #expect(shown(Text("\(50)%")) == "50%")
    #expect(shown(Text("\(50)% of \(name)")) == "50% of Ann")
    #expect(shown(Text("\(true) \([1, 2])")) == "true [1, 2]")
    #expect(shown(Text("\(0.5, format: .percent)")) == "50%" || shown(Text("\(0.5, format: .percent)")) == "50 %")
    #expect(shown(Text(verbatim: "\(1.5) **x**")) == "1.5 **x**")
    let plain = "**x** %@"
    #expect(shown(Text(plain)) == "**x** %@")
  }

  /// Positional placeholders, in a bundle that the test writes.
  @Test func localizedKeys() throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: "SwiftUITests-\(UUID().uuidString).bundle")
    defer { try? FileManager.default.removeItem(at: folder) }
    let language = folder.appending(path: "en.lproj")
    try FileManager.default.createDirectory(at: language, withIntermediateDirectories: true)
    let strings = """
      "%@ follows %@" = "%2$@ is followed by %1$@";
      "%lld files in %@" = "%2$@: %1$lld";
      "title" = "A **bold** title";
      "%lld%%" = "%lld per cent";
      """
    try Data(strings.utf8).write(to: language.appending(path: "Localizable.strings"))
    try Data(#""title" = "Other";"#.utf8).write(to: language.appending(path: "Other.strings"))
    let bundle = try #require(Bundle(url: folder))
    #expect(shown(Text("\("A") follows \("B")", bundle: bundle)) == "B is followed by A")
    #expect(shown(Text("\(3) files in \("docs")", bundle: bundle)) == "docs: 3")
    #expect(shown(Text("title", bundle: bundle)) == "A bold title")
    #expect(shown(Text("title", tableName: "Other", bundle: bundle)) == "Other")
    #expect(shown(Text("\(5)%", bundle: bundle)) == "5 per cent")
    #expect(shown(Text("unknown \(1)", bundle: bundle)) == "unknown 1")
  }

  @Test func markdown() throws {
    let text = attributed(Text("a **b** *c* `d` ~~e~~ [f](https://example.com)"))
    #expect(text.string == "a b c d e f")
    func font(_ index: Int) throws -> UIFont {
      try #require(text.attribute(.font, at: index, effectiveRange: nil) as? UIFont)
    }
    #expect(try !font(0).fontDescriptor.symbolicTraits.contains(.traitBold))
    #expect(try font(2).fontDescriptor.symbolicTraits.contains(.traitBold))
    #expect(try font(4).fontDescriptor.symbolicTraits.contains(.traitItalic))
    #expect(try font(6).fontDescriptor.symbolicTraits.contains(.traitMonoSpace))
    #expect(text.attribute(.strikethroughStyle, at: 8, effectiveRange: nil) != nil)
    #expect(text.attribute(.strikethroughStyle, at: 0, effectiveRange: nil) == nil)
  }

  /// The modifier nearest to a text takes precedence.
  @Test func concatenationAndNesting() {
    func sizes(_ text: Text) -> [CGFloat] {
      let string = attributed(text)
      return (0..<string.length).map {
        (string.attribute(.font, at: $0, effectiveRange: nil) as? UIFont)?.pointSize ?? 0
      }
    }
    let (small, large) = (Text(verbatim: "a").font(.system(size: 10)), Text(verbatim: "b").font(.system(size: 30)))
    #expect(sizes(small + large) == [10, 30])
    #expect(sizes((small + Text(verbatim: "c")).font(.system(size: 20))) == [10, 20])
    #expect(sizes(Text("\(small)x\(large)").font(.system(size: 20))) == [10, 20, 30])
  }

  /// Heights are multiples of a single line's height.
  @Test func lineLimitsAndTruncation() throws {
    let long = Text(verbatim: String(repeating: "word ", count: 60)).font(.system(size: 20))
    func height(_ view: some View, height: CGFloat = 1000) throws -> CGFloat {
      try #require(HostedScreen(view, width: 200, height: height).labels.first).frame.height
    }
    let line = try height(Text(verbatim: "word").font(.system(size: 20)))
    #expect(line > 20 && line < 28)
    #expect(abs(try height(long.lineLimit(1)) - line) < 1)
    #expect(abs(try height(long.lineLimit(3)) - 3 * line) < 1.5)
    #expect(try height(long) > 6 * line)
    // Two lines fit into a height of 2.5 lines.
    #expect(abs(try height(long, height: (line * 2.5).rounded()) - 2 * line) < 1.5)
    #expect(
      abs(try height(Text(verbatim: "word").font(.system(size: 20)).lineLimit(2, reservesSpace: true)) - 2 * line) < 1.5
    )
  }

  /// A symbol's baseline is `baselineOffsetFromBottom` above its lower edge, and a text's baseline is its font's
  /// ascender below its top. Both are rounded to pixels.
  @Test func labelsAlignTheirIconWithTheTitle() throws {
    let screen = HostedScreen(Label("Title", systemImage: "bell"))
    let image = try #require(screen.controller.view.subviews.compactMap { $0 as? UIImageView }.first)
    let label = try #require(screen.labels.first)
    let offset = try #require(image.image?.baselineOffsetFromBottom)
    let ascender = UIFont.preferredFont(forTextStyle: .body).ascender
    #expect(offset > 0)
    #expect(abs(image.frame.maxY - offset - (label.frame.minY + ascender)) <= 1)
  }

  @Test func stacksAlignBaselines() throws {
    let screen = HostedScreen(
      HStack(alignment: .firstTextBaseline) {
        Text(verbatim: "a").font(.system(size: 12))
        Text(verbatim: "b").font(.system(size: 40))
      })
    let baselines = screen.labels.map { label in
      label.frame.minY + (label.font(at: 0)?.ascender ?? 0)
    }
    #expect(baselines.count == 2)
    // Frames are on the pixel grid, so at one pixel per point each may be off by half a point.
    #expect(abs(baselines[0] - baselines[1]) <= 1, "\(baselines)")
    #expect(screen.labels[0].frame.minY > screen.labels[1].frame.minY)
  }

  @Test func caseAndScale() throws {
    let screen = HostedScreen(VStack { Text(verbatim: "Straße") + Text("**b**") }.textCase(.uppercase))
    #expect(screen.texts == ["STRASSEB"])
    let lower = HostedScreen(Text(verbatim: "AbC").textCase(nil).textCase(.lowercase))
    #expect(lower.texts == ["AbC"])
    let scaled = HostedScreen(
      Text(verbatim: "A rather long line of text").font(.system(size: 30)).lineLimit(1).minimumScaleFactor(0.1),
      width: 150)
    let label = try #require(scaled.labels.first)
    #expect(label.frame.width <= 150 && label.adjustsFontSizeToFitWidth)
  }

  /// The leading edge is at the right in right-to-left environments.
  @Test func leadingFollowsTheLayoutDirection() throws {
    func alignment(_ direction: LayoutDirection, _ alignment: TextAlignment) -> NSTextAlignment? {
      HostedScreen(
        Text(verbatim: "a").multilineTextAlignment(alignment).environment(\.layoutDirection, direction)
      ).labels.first?.textAlignment
    }
    #expect(alignment(.leftToRight, .leading) == .left)
    #expect(alignment(.rightToLeft, .leading) == .right)
    #expect(alignment(.rightToLeft, .trailing) == .left)
    #expect(alignment(.rightToLeft, .center) == .center)
    let stack = HostedScreen(
      VStack(alignment: .leading) {
        SwiftUI.Color.red.frame(width: 100, height: 10)
        SwiftUI.Color.blue.frame(width: 40, height: 10)
      }
      .environment(\.layoutDirection, .rightToLeft))
    // The stack spans x = 50 to 150.
    #expect(stack.frames.map(\.maxX) == [150, 150])
  }

  /// The attributes of an attributed string replace those of the text. Their names are SwiftUI's.
  @Test func attributedStringsHaveAttributes() throws {
    var string = AttributedString("ab")
    string.font = .system(size: 20)
    string.foregroundColor = SwiftUI.Color.green
    string.backgroundColor = SwiftUI.Color.yellow
    string.underlineStyle = Text.LineStyle(pattern: .dash)
    string.kern = 2
    let label = try #require(HostedScreen(Text(string)).labels.first)
    let attributes = try #require(label.attributedText).attributes(at: 0, effectiveRange: nil)
    #expect((attributes[.font] as? UIFont)?.pointSize == 20)
    #expect(attributes[.foregroundColor] as? UIColor == .systemGreen)
    #expect(attributes[.backgroundColor] as? UIColor == .systemYellow)
    let dashed = NSUnderlineStyle.single.rawValue | NSUnderlineStyle.patternDash.rawValue
    #expect(attributes[.underlineStyle] as? Int == dashed)
    #expect(attributes[.kern] as? CGFloat == 2)
  }

  /// A number has the separators of the locale in the environment.
  @Test func formattedValuesFollowTheLocale() {
    func text(_ identifier: String) -> String? {
      HostedScreen(
        Text(1234.5, format: .number).environment(\.locale, Locale(identifier: identifier))
      ).texts.first
    }
    #expect(text("en_US") == "1,234.5")
    #expect(text("de_DE") == "1.234,5")
    let key = HostedScreen(
      Text("\(1234.5, format: .number) m").environment(\.locale, Locale(identifier: "de_DE")))
    #expect(key.texts == ["1.234,5 m"])
  }
}

extension UILabel {
  fileprivate func font(at index: Int) -> UIFont? {
    attributedText?.attribute(.font, at: index, effectiveRange: nil) as? UIFont
  }
}
