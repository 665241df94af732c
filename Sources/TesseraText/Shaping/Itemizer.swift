// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import CTesseraSystem.HarfBuzz

/// Divides text into items by paragraph, bidi level, attributes, script and the font of each grapheme cluster.
struct Itemizer {
  /// The maximum number of bytes passed to HarfBuzz at once.
  static let maximumItem = 16384

  private let text: ScannedText
  private let attributes: [TextAttributes]
  private let attributeEnds: [Int]
  private let scripts: [UInt32]
  private var chooser: FontChooser
  private var fonts: [ScaledFont]
  private var items: [TextItem] = []
  private var usesFastPath = true

  /// Divides text into items. `direction` determines the base level of each paragraph. If `usesFastPath` is false,
  /// the font is chosen for each character separately, with the same result.
  static func itemize(
    _ source: AttributedText, direction: ParagraphStyle.Direction, library: FontLibrary,
    usesFastPath: Bool = true
  ) -> ItemizedText? {
    guard !source.runs.isEmpty else { return nil }
    var itemizer = Itemizer(source, library: library)
    itemizer.usesFastPath = usesFastPath
    return itemizer.run(direction)
  }

  private init(_ source: AttributedText, library: FontLibrary) {
    text = ScannedText(source.string)
    (attributes, attributeEnds) = Self.normalize(source.runs, text)
    scripts = ScriptResolver.scripts(of: text.scalars)
    chooser = FontChooser(library: library)
    fonts = attributes.map(\.font)
  }

  /// Returns attribute runs that cover the text exactly and end at grapheme boundaries.
  private static func normalize(
    _ runs: [AttributedText.Run], _ text: ScannedText
  ) -> ([TextAttributes], [Int]) {
    let count = text.utf8.count
    var attributes: [TextAttributes] = []
    var ends: [Int] = []
    var end = 0
    for run in runs {
      end = min(count, end + min(count, max(0, run.count)))
      var cut = end
      while cut < count && !text.flags[cut].contains(.grapheme) { cut -= 1 }
      guard cut > ends.last ?? 0 || attributes.isEmpty && count == 0 else { continue }
      if attributes.last == sane(run.attributes) {
        ends[ends.count - 1] = cut
      } else {
        attributes.append(sane(run.attributes))
        ends.append(cut)
      }
    }
    if attributes.isEmpty {
      attributes.append(sane(runs[0].attributes))
      ends.append(count)
    }
    ends[ends.count - 1] = count
    return (attributes, ends)
  }

  /// Returns valid attributes: NaN is replaced with 0, and lengths are limited to a hundred thousand points.
  private static func sane(_ attributes: TextAttributes) -> TextAttributes {
    var attributes = attributes
    attributes.kern = sane(length: attributes.kern)
    attributes.baselineOffset = sane(length: attributes.baselineOffset)
    attributes.font.tracking = sane(length: attributes.font.tracking)
    attributes.stretch = attributes.stretch > 0 ? min(100, attributes.stretch) : 1
    return attributes
  }

  private static func sane(length: Double) -> Double {
    length.isNaN ? 0 : min(100_000, max(-100_000, length))
  }

  private mutating func run(_ direction: ParagraphStyle.Direction) -> ItemizedText {
    let levels = BidiLevels(text, direction: direction, attributes: attributes, ends: attributeEnds)
    var paragraphs: [ShapedText.Paragraph] = []
    for (i, line) in text.lines.enumerated() {
      let first = items.count
      splitLine(line, levels)
      paragraphs.append(
        ShapedText.Paragraph(
          start: Int(text.offsets[line.start]), contentEnd: Int(text.offsets[line.contentEnd]),
          end: Int(text.offsets[line.end]), startsParagraph: line.startsParagraph, endsParagraph: line.endsParagraph,
          level: levels.base[i], items: first..<items.count))
    }
    return ItemizedText(
      text: text, attributes: attributes, attributeEnds: attributeEnds, fonts: fonts, paragraphs: paragraphs,
      items: items, hanLanguage: HanLanguage.of(scripts))
  }

  /// Appends the items of one line of text.
  private mutating func splitLine(_ line: ScannedText.HardLine, _ levels: BidiLevels) {
    var run = 0
    var scalar = line.start
    var primary = attributes[0].font.face
    var open: TextItem?
    var openFace = primary
    var openScript: UInt32 = 0
    var neighbor: FontFace?
    /// The open brackets that use fallback fonts. Their closing brackets use the same fonts.
    var brackets: [(closing: UInt32, face: FontFace)] = []
    while scalar < line.contentEnd {
      let start = Int(text.offsets[scalar])
      let end = clusterEnd(after: scalar, limit: line.contentEnd)
      if attributeEnds[run] <= start && run < attributeEnds.count - 1 {
        repeat { run += 1 } while attributeEnds[run] <= start && run < attributeEnds.count - 1
        primary = attributes[run].font.face
      }
      let script = scripts[scalar]
      if script != openScript { neighbor = nil }
      let isBox = text.scalars[scalar] == 0xFFFC && attributes[run].box != nil
      var face =
        isBox
        ? primary
        : chooser.face(
          for: scalar..<end, of: text.scalars, primary: primary, neighbor: neighbor,
          next: end < line.contentEnd && scripts[end] == script ? text.scalars[end] : nil)
      if let bracket = brackets.last, bracket.closing == text.scalars[scalar] {
        face = bracket.face
        brackets.removeLast()
      } else if face !== primary, face.role == .plain, brackets.count < 63, Self.mayOpen(text.scalars[scalar]),
        let closing = BidiBrackets.closing(of: text.scalars[scalar]), face.covers(closing)
      {
        brackets.append((closing, face))
      }
      neighbor = face === primary || face.role != .plain ? nil : face
      let level = levels.levels.isEmpty ? 0 : levels.levels[scalar]
      if let item = open, item.level == level, openScript == script, openFace === face,
        isSameShaping(a: item.lastAttributes, b: run), start - item.start < Self.maximumItem
      {
        open?.end = Int(text.offsets[end])
        open?.lastAttributes = run
      } else {
        if let open { items.append(open) }
        open = TextItem(
          start: start, end: Int(text.offsets[end]), level: level, script: script, font: font(face, for: run),
          firstAttributes: run, lastAttributes: run)
        openScript = script
        openFace = face
      }
      scalar = end
      if usesFastPath, let item = open, neighbor != nil || brackets.isEmpty && face === primary {
        let plain = UniformRange(
          script: script, level: level, primary: primary, neighbor: neighbor,
          end: min(run < attributeEnds.count - 1 ? attributeEnds[run] : Int.max, item.start + Self.maximumItem))
        scalar = extent(of: plain, from: end, limit: line.contentEnd, levels.levels)
        open?.end = Int(text.offsets[scalar])
      }
    }
    if let open { items.append(open) }
  }

  /// The properties that a range of characters shares with the preceding character.
  private struct UniformRange {
    let script: UInt32
    let level: UInt8
    let primary: FontFace
    /// The fallback font used for characters that `primary` lacks, or nil if the font is `primary`.
    let neighbor: FontFace?
    /// The end of the range as a byte offset.
    let end: Int
  }

  /// Returns the end of the following characters that are certain to have the same font and belong to the same item.
  /// This fast path handles most text without querying `FontChooser`. Each of the characters is a single grapheme,
  /// and none is a bracket that another font may close.
  private func extent(
    of stretch: UniformRange, from first: Int, limit: Int, _ levels: [UInt8]
  ) -> Int {
    if let neighbor = stretch.neighbor, !chooser.isFirst(neighbor, like: stretch.primary) { return first }
    let lacking = stretch.neighbor == nil ? nil : stretch.primary.file.characters
    let having = stretch.neighbor?.file.characters
    var i = first
    while i < limit, scripts[i] == stretch.script, levels.isEmpty || levels[i] == stretch.level {
      let next = i + 1 < limit ? i + 1 : nil
      guard Int(text.offsets[i]) < stretch.end else { break }
      if let next, !text.flags[Int(text.offsets[next])].contains(.grapheme) { break }
      let scalar = text.scalars[i]
      if let neighbor = stretch.neighbor {
        let isLetter =
          chooser.isLetterOfLastBlock(scalar) && !Self.mayOpen(scalar)
          && !Self.has(scalar: scalar, face: stretch.primary, characters: lacking)
        guard isLetter || scalar == 0x20, Self.has(scalar: scalar, face: neighbor, characters: having) else { break }
      } else {
        guard scalar < 0x590, stretch.primary.covers(scalar) else { break }
        if let next, scripts[next] == stretch.script, text.scalars[next] >= 0x590 { break }
      }
      i += 1
    }
    return i
  }

  static func has(scalar: UInt32, face: FontFace, characters: OpaquePointer?) -> Bool {
    guard let characters else { return face.covers(scalar) }
    return hb_set_has(characters, scalar) != 0
  }

  /// Returns whether a character is in a block that contains brackets.
  private static func mayOpen(_ scalar: UInt32) -> Bool {
    scalar < 0x80 || (0xF00..<0x1700).contains(scalar) || (0x2000..<0x3020).contains(scalar) || scalar >= 0xFE00
  }

  private func clusterEnd(after scalar: Int, limit: Int) -> Int {
    // HarfBuzz requires quadratic time for sequences of joined emoji, so a cluster can't be longer than an item.
    let last = Int(text.offsets[scalar]) + Self.maximumItem
    var end = scalar + 1
    while end < limit && !text.flags[Int(text.offsets[end])].contains(.grapheme) && Int(text.offsets[end]) < last {
      end += 1
    }
    return end
  }

  /// Returns whether two attribute runs may share an item. Their color, kern and baseline may differ because these
  /// don't affect shaping.
  private func isSameShaping(a: Int, b: Int) -> Bool {
    if a == b { return true }
    let (x, y) = (attributes[a], attributes[b])
    return x.font == y.font && x.shapesLigatures == y.shapesLigatures && x.kernsPairs == y.kernsPairs
      && x.language == y.language
  }

  private mutating func font(_ face: FontFace, for run: Int) -> Int {
    if fonts[run].face === face { return run }
    let font = ScaledFont(face: face, size: attributes[run].font.size)
    if let known = fonts.lastIndex(of: font) { return known }
    fonts.append(font)
    return fonts.count - 1
  }
}
