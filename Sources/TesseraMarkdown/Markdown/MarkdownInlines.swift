// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

// The inline content of a Markdown paragraph, parsed by CommonMark's algorithm with a delimiter stack and a bracket
// stack. Emphasis and links can be nested, so they are stored on each run inside them. `cmark` is not used because it
// cannot parse inlines without blocks, as `.inlineOnly` requires, and because every program would have to link it.

struct MarkdownInlines {
  /// A run of characters with the same attributes.
  struct Piece: Equatable {
    var text = ""
    var intent: InlinePresentationIntent = []
    var link: String?
    var image: String?
  }

  /// A delimiter run of `*`, `_` or `~`.
  private struct Delimiter {
    var piece: Int
    var sign: Unicode.Scalar
    var count: Int
    /// The original number of characters in the run.
    let length: Int
    let canOpen: Bool
    let canClose: Bool
  }

  private struct Bracket {
    var piece: Int
    let isImage: Bool
    var isActive = true
    /// The number of delimiters before the bracket.
    let delimiters: Int
    /// The start of the text after the bracket.
    let start: Int
  }

  /// Link destinations, by link label.
  typealias References = [String: String]

  private let source: [Unicode.Scalar]
  private let references: References
  private let keepsSpaces: Bool
  private var place = 0
  private var pieces: [Piece] = []
  private var delimiters: [Delimiter] = []
  private var brackets: [Bracket] = []
  private var text = String.UnicodeScalarView()
  /// The lengths of backtick runs for which no closing run exists after the current position.
  private var missingTicks: Set<Int> = []
  /// The maximum number of open brackets. Further brackets are treated as text.
  private static let maximumBrackets = 1000

  static func parse(_ text: String, _ references: References, keepsSpaces: Bool = false) -> [Piece] {
    var parser = MarkdownInlines(text, references, keepsSpaces: keepsSpaces)
    return parser.run()
  }

  private init(_ text: String, _ references: References, keepsSpaces: Bool) {
    source = Array(text.unicodeScalars)
    self.references = references
    self.keepsSpaces = keepsSpaces
  }

  private mutating func run() -> [Piece] {
    while place < source.count { step() }
    flush()
    emphasize(from: 0)
    var result: [Piece] = []
    for piece in pieces where !piece.text.isEmpty {
      if var last = result.last, last.intent == piece.intent, last.link == piece.link, last.image == piece.image,
        !last.intent.contains(.softBreak), !last.intent.contains(.lineBreak)
      {
        last.text += piece.text
        result[result.count - 1] = last
      } else {
        result.append(piece)
      }
    }
    return result
  }

  private func scalar(_ index: Int) -> Unicode.Scalar? { source.indices.contains(index) ? source[index] : nil }

  private mutating func step() {
    let sign = source[place]
    switch sign {
    case "\\": escape()
    case "`": code()
    case "*", "_", "~": delimiter(sign)
    case "[": open(isImage: false, length: 1)
    case "!" where scalar(place + 1) == "[": open(isImage: true, length: 2)
    case "]": close()
    case "<": if !autolink(), !tag() { put(sign) }
    case "&": entity()
    case "\n", "\r": lineBreak()
    default: put(sign)
    }
  }

  // MARK: Text

  private mutating func put(_ sign: Unicode.Scalar) {
    text.append(sign)
    place += 1
  }

  private mutating func flush() {
    guard !text.isEmpty else { return }
    pieces.append(Piece(text: String(text)))
    text.removeAll(keepingCapacity: true)
  }

  private mutating func append(_ piece: Piece) {
    flush()
    pieces.append(piece)
  }

  private mutating func escape() {
    guard let next = scalar(place + 1) else { return put("\\") }
    if next == "\n" || next == "\r" {
      place += 1
      return endLine(isHard: true)
    }
    guard next.isASCIIPunctuation else { return put("\\") }
    place += 1
    put(next)
  }

  private mutating func entity() {
    guard let found = MarkdownEntity(source, at: place) else { return put("&") }
    text.append(contentsOf: found.text.unicodeScalars)
    place = found.end
  }

  private mutating func lineBreak() {
    var spaces = 0
    if !keepsSpaces {
      while text.last == " " || text.last == "\t" {
        if text.removeLast() == " " { spaces += 1 }
      }
    }
    endLine(isHard: spaces >= 2)
  }

  private mutating func endLine(isHard: Bool) {
    let isPair = source[place] == "\r" && scalar(place + 1) == "\n"
    place += isPair ? 2 : 1
    if keepsSpaces { return text.append("\n") }
    while let next = scalar(place), next.isMarkdownSpace { place += 1 }
    // A line break at the end of the text is ignored.
    guard place < source.count else { return }
    append(isHard ? Piece(text: "\n", intent: .lineBreak) : Piece(text: " ", intent: .softBreak))
  }

  // MARK: Code, links and tags in angle brackets

  private mutating func code() {
    var start = place
    while scalar(start) == "`" { start += 1 }
    let length = start - place
    var at = start
    while !missingTicks.contains(length), at < source.count {
      guard source[at] == "`" else {
        at += 1
        continue
      }
      var end = at
      while scalar(end) == "`" { end += 1 }
      if end - at == length {
        var content = source[start..<at].map { $0 == "\n" || $0 == "\r" ? " " : $0 }
        if content.first == " ", content.last == " ", content.contains(where: { $0 != " " }) {
          content = Array(content.dropFirst().dropLast())
        }
        append(Piece(text: content.string, intent: .code))
        place = end
        return
      }
      at = end
    }
    missingTicks.insert(length)
    for _ in 0..<length { put("`") }
  }

  private mutating func autolink() -> Bool {
    var end = place + 1
    while let sign = scalar(end), sign != ">", sign != "<", !sign.isUnicodeSpace { end += 1 }
    guard scalar(end) == ">", end > place + 1 else { return false }
    let content = source[place + 1..<end]
    let address = content.string
    let isMail = Self.isMail(content)
    guard isMail || Self.hasScheme(content) else { return false }
    append(Piece(text: address, link: isMail ? "mailto:" + address : address))
    place = end + 1
    return true
  }

  private static func hasScheme(_ text: ArraySlice<Unicode.Scalar>) -> Bool {
    guard let colon = text.firstIndex(of: ":"), text.first?.isASCIILetter == true else { return false }
    let scheme = text[..<colon]
    return (2...32).contains(scheme.count)
      && scheme.allSatisfy { $0.isASCIILetter || $0.isASCIIDigit || $0 == "+" || $0 == "." || $0 == "-" }
  }

  private static func isMail(_ text: ArraySlice<Unicode.Scalar>) -> Bool {
    let parts = text.split(separator: "@", omittingEmptySubsequences: false)
    guard parts.count == 2, !parts[0].isEmpty else { return false }
    let signs = ".!#$%&'*+/=?^_`{|}~-".unicodeScalars
    guard parts[0].allSatisfy({ $0.isASCIILetter || $0.isASCIIDigit || signs.contains($0) }) else { return false }
    return parts[1].split(separator: ".", omittingEmptySubsequences: false).allSatisfy { label in
      guard let first = label.first, let last = label.last, label.count <= 63 else { return false }
      return (first.isASCIILetter || first.isASCIIDigit) && (last.isASCIILetter || last.isASCIIDigit)
        && label.allSatisfy { $0.isASCIILetter || $0.isASCIIDigit || $0 == "-" }
    }
  }

  private mutating func tag() -> Bool {
    guard let end = MarkdownTag.end(source, at: place) else { return false }
    append(Piece(text: source[place..<end].string, intent: .inlineHTML))
    place = end
    return true
  }

  // MARK: Emphasis

  private mutating func delimiter(_ sign: Unicode.Scalar) {
    var end = place
    while scalar(end) == sign { end += 1 }
    let before = place > 0 ? source[place - 1] : "\n"
    let after = end < source.count ? source[end] : "\n"
    let leansLeft =
      !after.isUnicodeSpace
      && (!after.isUnicodePunctuation || before.isUnicodeSpace || before.isUnicodePunctuation)
    let leansRight =
      !before.isUnicodeSpace
      && (!before.isUnicodePunctuation || after.isUnicodeSpace || after.isUnicodePunctuation)
    let (canOpen, canClose) =
      sign == "_"
      ? (
        leansLeft && (!leansRight || before.isUnicodePunctuation),
        leansRight && (!leansLeft || after.isUnicodePunctuation)
      )
      : (leansLeft, leansRight)
    let count = end - place
    append(Piece(text: source[place..<end].string))
    place = end
    // Strikethrough requires one or two tildes.
    if sign == "~", count > 2 { return }
    delimiters.append(
      Delimiter(
        piece: pieces.count - 1, sign: sign, count: count, length: count, canOpen: canOpen, canClose: canClose))
  }

  /// Matches opening and closing delimiters, starting at an index, and removes them.
  private mutating func emphasize(from bottom: Int) {
    /// The index of the first delimiter that may open emphasis, by the closing delimiter's character, length and
    /// type.
    var bottoms: [Int: Int] = [:]
    var closer = bottom
    while closer < delimiters.count {
      guard delimiters[closer].canClose, delimiters[closer].count > 0 else {
        closer += 1
        continue
      }
      let close = delimiters[closer]
      let key = Int(close.sign.value) * 8 + close.length % 3 * 2 + (close.canOpen ? 1 : 0)
      let least = max(bottom, bottoms[key] ?? bottom)
      var opener = closer - 1
      while opener >= least, !isPair(delimiters[opener], close) { opener -= 1 }
      guard opener >= least else {
        bottoms[key] = closer
        closer += 1
        continue
      }
      pair(opener, closer)
    }
    delimiters.removeSubrange(min(bottom, delimiters.count)...)
  }

  private func isPair(_ open: Delimiter, _ close: Delimiter) -> Bool {
    guard open.canOpen, open.count > 0, open.sign == close.sign else { return false }
    if open.sign == "~" { return open.length == close.length }
    let mixes = open.canClose || close.canOpen
    return !(mixes && (open.length + close.length) % 3 == 0 && !(open.length % 3 == 0 && close.length % 3 == 0))
  }

  private mutating func pair(_ opener: Int, _ closer: Int) {
    let (open, close) = (delimiters[opener], delimiters[closer])
    let isStruck = open.sign == "~"
    let used = isStruck ? open.count : open.count >= 2 && close.count >= 2 ? 2 : 1
    let intent: InlinePresentationIntent = isStruck ? .strikethrough : used == 2 ? .stronglyEmphasized : .emphasized
    for piece in open.piece + 1..<close.piece { pieces[piece].intent.insert(intent) }
    // Delimiters between the opener and the closer remain text.
    for between in opener + 1..<closer { delimiters[between].count = 0 }
    take(used, from: opener)
    take(used, from: closer)
  }

  private mutating func take(_ count: Int, from index: Int) {
    delimiters[index].count -= count
    pieces[delimiters[index].piece].text = String(
      repeating: Character(delimiters[index].sign), count: delimiters[index].count)
  }

  // MARK: Links and images

  private mutating func open(isImage: Bool, length: Int) {
    append(Piece(text: isImage ? "![" : "["))
    place += length
    guard brackets.count < Self.maximumBrackets else { return }
    brackets.append(
      Bracket(piece: pieces.count - 1, isImage: isImage, delimiters: delimiters.count, start: place))
  }

  private mutating func close() {
    flush()
    guard let bracket = brackets.last else { return put("]") }
    guard bracket.isActive else {
      brackets.removeLast()
      return put("]")
    }
    let end = place
    guard let target = inlineTarget() ?? referenceTarget(bracket.start..<end) else {
      brackets.removeLast()
      place = end
      return put("]")
    }
    brackets.removeLast()
    emphasize(from: bracket.delimiters)
    pieces[bracket.piece].text = ""
    for piece in bracket.piece + 1..<max(bracket.piece + 1, pieces.count) {
      if bracket.isImage { pieces[piece].image = target } else { pieces[piece].link = target }
    }
    // Links cannot contain links.
    if !bracket.isImage {
      for index in brackets.indices where !brackets[index].isImage { brackets[index].isActive = false }
    }
  }

  /// Parses the destination in parentheses after a bracket. Advances past it and returns the destination.
  private mutating func inlineTarget() -> String? {
    var reader = MarkdownTarget(source, at: place + 1)
    guard let target = reader.inline() else { return nil }
    place = reader.place
    return target
  }

  /// Returns the destination of a reference link. The link label is in the brackets that follow or, if there are
  /// none, is the link text.
  private mutating func referenceTarget(_ label: Range<Int>) -> String? {
    let start = place + 1
    var reader = MarkdownTarget(source, at: start)
    if let named = reader.label() {
      let name = named.isEmpty ? source[label].string : named
      guard let target = references[MarkdownTarget.normalized(name)] else { return nil }
      place = reader.place
      return target
    }
    let text = source[label]
    guard text.count <= 999, !text.contains("["), let target = references[MarkdownTarget.normalized(text.string)] else {
      return nil
    }
    place = start
    return target
  }
}
