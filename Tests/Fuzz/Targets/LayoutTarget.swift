// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

@testable import TesseraText

/// A target that lays out text with attributes. The lines must contain every byte once and in order, and their sizes
/// must be finite.
///
/// The first bytes determine the paragraph style, the width and the attributes. The remaining bytes are the text in
/// UTF-8.
enum LayoutTarget {
  static func take(_ bytes: [UInt8]) {
    var source = ByteSource(bytes)
    let style = style(&source)
    let width = source.bool() ? .infinity : source.number()
    let runs = (0...source.below(4)).map { _ in run(&source) }
    var rest: [UInt8] = []
    while !source.isEmpty, rest.count < 4096 { rest.append(UInt8(source.byte())) }
    let text = AttributedText(string: String(decoding: rest, as: UTF8.self), runs: runs)
    let result = layout(text, style: style, maxWidth: width)
    check(result.width.isFinite && result.height.isFinite, "a string is \(result.width) x \(result.height)")
    guard !style.lineBreakMode.isTruncating, !result.lines.isEmpty else { return }
    var end = 0
    for line in result.lines {
      check(line.range.lowerBound == end, "a line begins at \(line.range.lowerBound), the previous line ends at \(end)")
      end = line.range.upperBound
    }
    check(end == text.string.utf8.count, "the lines end at byte \(end) of \(text.string.utf8.count)")
  }

  private static func style(_ source: inout ByteSource) -> ParagraphStyle {
    var style = ParagraphStyle()
    style.alignment = source.pick([.left, .center, .right, .justified, .natural])
    style.lineBreakMode = source.pick([
      .wordWrapping, .charWrapping, .clipping, .truncatingHead, .truncatingTail, .truncatingMiddle,
    ])
    style.baseDirection = source.pick([.natural(fallbackIsRightToLeft: false), .leftToRight, .rightToLeft])
    style.avoidsShortLastLine = source.bool()
    style.keepsHangulWords = source.bool()
    style.tightensBeforeTruncation = source.bool()
    style.hyphenationFactor = source.pick([0, 0.5, 1])
    if source.bool() { style.headIndent = finite(&source) }
    if source.bool() { style.tailIndent = finite(&source) }
    let alignments: [TabStops.Alignment] = [.leading, .trailing, .center, .decimal]
    let stops = (0..<source.below(4)).map { _ in
      TabStops.Stop(location: source.number(), alignment: source.pick(alignments), terminators: [0x2E])
    }
    style.tabs = TabStops(stops, interval: source.number())
    return style
  }

  /// Returns a finite number. UIKit makes numbers finite before it passes them to the text layout.
  private static func finite(_ source: inout ByteSource) -> Double {
    let number = source.number()
    return number.isFinite ? number : 0
  }

  private static func run(_ source: inout ByteSource) -> AttributedText.Run {
    let designs: [FontDescriptor.Design] = [.system, .monospaced, .serif, .rounded]
    let font = FontLibrary.shared.font(
      for: FontDescriptor(
        design: source.pick(designs), weight: source.pick([400, 700, 100]), italic: source.bool(),
        size: source.pick([17, 0, 1, 300])))
    var attributes = TextAttributes(font: font, ligatures: source.bool())
    attributes.kern = source.bool() ? finite(&source) : 0
    attributes.baselineOffset = source.bool() ? finite(&source) : 0
    attributes.stretch = source.pick([1, 0.5, 3])
    attributes.language = source.pick([nil, "de", "ja", "zh-Hant", "th", "x"]).map { TextLanguage($0) }
    if source.below(8) == 0 {
      attributes.box = InlineBox(width: source.number(), ascent: source.number(), descent: source.number())
    }
    return AttributedText.Run(count: source.byte(), attributes: attributes)
  }
}
