// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

public import Foundation
internal import TesseraFoundation
internal import UIKit

/// A modifier of a text view's attributes.
enum TextModifier: Equatable, @unchecked Sendable {
  case font(Font?)
  case weight(Font.Weight?)
  case bold(Bool)
  case italic(Bool)
  case design(Font.Design?)
  case monospacedDigit
  case style(any ShapeStyle)
  case underline(Bool, Text.LineStyle)
  case strikethrough(Bool, Text.LineStyle)
  case kerning(CGFloat)
  case baselineOffset(CGFloat)

  static func == (a: TextModifier, b: TextModifier) -> Bool {
    switch (a, b) {
    case (.font(let a), .font(let b)): a == b
    case (.weight(let a), .weight(let b)): a == b
    case (.bold(let a), .bold(let b)): a == b
    case (.italic(let a), .italic(let b)): a == b
    case (.design(let a), .design(let b)): a == b
    case (.monospacedDigit, .monospacedDigit): true
    case (.style(let a), .style(let b)): areEqual(a, b)
    case (.underline(let a, let s), .underline(let b, let t)): a == b && s == t
    case (.strikethrough(let a, let s), .strikethrough(let b, let t)): a == b && s == t
    case (.kerning(let a), .kerning(let b)): a == b
    case (.baselineOffset(let a), .baselineOffset(let b)): a == b
    default: false
    }
  }

  private static func areEqual(_ a: any ShapeStyle, _ b: any ShapeStyle) -> Bool {
    func isEqual<E: Equatable>(_ a: E) -> Bool { (b as? E) == a }
    guard let a = a as? any Equatable else { return false }
    return isEqual(a)
  }
}

extension Text {
  /// Sets the font. Nil uses the environment's font.
  public func font(_ font: Font?) -> Text { with(.font(font)) }
  /// Sets the font weight.
  public func fontWeight(_ weight: Font.Weight?) -> Text { with(.weight(weight)) }
  /// Sets the font design.
  public func fontDesign(_ design: Font.Design?) -> Text { with(.design(design)) }
  /// Sets the font width. Has no effect because the system font has only one width.
  public func fontWidth(_ width: Font.Width?) -> Text {
    if width != nil { Report.unsupported("fontWidth") }
    return self
  }
  /// Shows the text in bold.
  public func bold() -> Text { with(.bold(true)) }
  /// Sets whether the text is bold.
  public func bold(_ isActive: Bool) -> Text { with(.bold(isActive)) }
  /// Shows the text in italics.
  public func italic() -> Text { with(.italic(true)) }
  /// Sets whether the text is italic.
  public func italic(_ isActive: Bool) -> Text { with(.italic(isActive)) }
  /// Sets whether the text uses the monospaced font design.
  public func monospaced(_ isActive: Bool = true) -> Text { isActive ? with(.design(.monospaced)) : self }
  /// Displays digits at a fixed width.
  public func monospacedDigit() -> Text { with(.monospacedDigit) }
  /// Underlines the text.
  public func underline(_ isActive: Bool = true, pattern: LineStyle.Pattern = .solid, color: Color? = nil) -> Text {
    with(.underline(isActive, LineStyle(pattern: pattern, color: color)))
  }
  /// Strikes through the text.
  public func strikethrough(_ isActive: Bool = true, pattern: LineStyle.Pattern = .solid, color: Color? = nil) -> Text {
    with(.strikethrough(isActive, LineStyle(pattern: pattern, color: color)))
  }
  /// Sets the distance between characters, in points. Ligatures are retained.
  public func kerning(_ kerning: CGFloat) -> Text { with(.kerning(kerning)) }
  /// Sets the distance added after each character, in points.
  public func tracking(_ tracking: CGFloat) -> Text { with(.kerning(tracking)) }
  /// Raises the text's baseline by a distance in points.
  public func baselineOffset(_ baselineOffset: CGFloat) -> Text { with(.baselineOffset(baselineOffset)) }
  /// Sets the text color. Nil uses the environment's color.
  public func foregroundColor(_ color: Color?) -> Text { color.map { with(.style($0)) } ?? self }
  /// Sets the foreground style.
  public func foregroundStyle<S: ShapeStyle>(_ style: S) -> Text { with(.style(style)) }
}

/// A string with a single font and color.
struct PlainText {
  let string: String
  let font: UIFont
  let color: UIColor
}

extension Text {
  /// Returns the attributed string for an environment.
  func resolve(in environment: EnvironmentValues) -> NSAttributedString {
    let result = NSMutableAttributedString()
    for part in parts { result.append(part.resolve(in: environment)) }
    return result
  }

  /// Returns the text as a string with a single font and color, or nil if it has other attributes.
  func plainText(in environment: EnvironmentValues) -> PlainText? {
    parts.count == 1 ? parts[0].plainText(in: environment) : nil
  }

  /// Returns the string for an environment, without attributes.
  func resolveString(in environment: EnvironmentValues) -> String {
    var result = ""
    for part in parts {
      guard let string = part.plainString(in: environment) else { return resolve(in: environment).string }
      result += string
    }
    return result
  }
}

extension Text.Part {
  func resolve(in environment: EnvironmentValues) -> NSAttributedString {
    let attributes = attributes(in: environment)
    switch content {
    case .verbatim(let string): return NSAttributedString(string: cased(string, environment), attributes: attributes)
    case .localized(let key, let table, let bundle):
      return resolve(key, table, bundle, attributes, environment)
    case .attributed(let string): return merge(NSAttributedString(string, in: environment), attributes, environment)
    case .image(let image):
      let attachment = NSTextAttachment()
      attachment.image = image.uiImage(in: environment)
      let result = NSMutableAttributedString(attachment: attachment)
      result.addAttributes(attributes, range: NSRange(location: 0, length: result.length))
      return result
    case .formatted(let format):
      return NSAttributedString(string: cased(format(environment.locale), environment), attributes: attributes)
    case .date(let date, let style):
      return NSAttributedString(string: DateText.string(of: date, style, environment), attributes: attributes)
    }
  }

  private func cased(_ string: String, _ environment: EnvironmentValues) -> String {
    switch environment.textCase {
    case .uppercase: string.uppercased(with: environment.locale)
    case .lowercase: string.lowercased(with: environment.locale)
    case nil: string
    }
  }

  private func attributes(in environment: EnvironmentValues) -> [NSAttributedString.Key: Any] {
    guard !modifiers.isEmpty else { return environment.textStyle.attributes }
    let (font, color, lines) = typography(in: environment)
    return lines.merging([.font: font, .foregroundColor: color]) { $1 }
  }

  /// Returns the segment's font, color and other attributes. If modifiers conflict, the one that was applied first takes
  /// precedence.
  private func typography(
    in environment: EnvironmentValues
  ) -> (font: UIFont, color: UIColor, lines: [NSAttributedString.Key: Any]) {
    let style = environment.textStyle
    guard !modifiers.isEmpty else { return (style.font, style.color, style.lineAttributes) }
    var (font, color, lines) = (style.baseFont, style.color, style.lineAttributes)
    for modifier in modifiers.reversed() {
      if case .font(let new?) = modifier { font = new }
    }
    for modifier in modifiers.reversed() {
      switch modifier {
      case .font: break
      case .weight(let weight): font.weight = weight ?? font.weight
      case .bold(let isBold): font.isBold = isBold
      case .italic(let isItalic): font.isItalic = isItalic
      case .design(let design): font.design = design ?? font.design
      case .monospacedDigit: font.hasMonospacedDigits = true
      case .style(let style):
        let paint = style._paint(in: environment)
        color = paint.color
        lines[.gradient] = paint.gradient.map(GradientAttribute.init)
        lines[.shadow] = paint.shadow.map { NSShadow($0, in: environment) }
      case .underline(let isOn, let style): set(isOn ? style : nil, .underlineStyle, .underlineColor, &lines)
      case .strikethrough(let isOn, let style):
        set(isOn ? style : nil, .strikethroughStyle, .strikethroughColor, &lines)
      case .kerning(let value): lines[.kern] = value
      case .baselineOffset(let value): lines[.baselineOffset] = value
      }
    }
    return (font == style.baseFont ? style.font : font.resolve(in: environment), color, lines)
  }

  private func set(
    _ line: Text.LineStyle?, _ style: NSAttributedString.Key, _ color: NSAttributedString.Key,
    _ attributes: inout [NSAttributedString.Key: Any]
  ) {
    if let line { return line.apply(to: &attributes, style, color) }
    (attributes[style], attributes[color]) = (nil, nil)
  }

  func plainText(in environment: EnvironmentValues) -> PlainText? {
    guard let string = plainString(in: environment) else { return nil }
    let (font, color, lines) = typography(in: environment)
    return lines.isEmpty ? PlainText(string: string, font: font, color: color) : nil
  }

  /// Returns the segment's string, or nil if the content has attributes.
  fileprivate func plainString(in environment: EnvironmentValues) -> String? {
    switch content {
    case .verbatim(let string): return cased(string, environment)
    case .localized(let key, let table, let bundle):
      let format = environment.inItsLanguage { key.format(table: table, bundle: bundle) }
      let pieces = FormatString.pieces(of: format, arguments: key.arguments)
      guard pieces.count == 1, case .literal(let string)? = pieces.first, !Self.mayBeMarkdown(string) else {
        return nil
      }
      return cased(string, environment)
    case .formatted(let format): return cased(format(environment.locale), environment)
    case .date(let date, let style): return DateText.string(of: date, style, environment)
    case .attributed, .image: return nil
    }
  }

  private static func mayBeMarkdown(_ string: String) -> Bool {
    string.utf8.contains { byte in
      switch byte {
      case UInt8(ascii: "*"), UInt8(ascii: "_"), UInt8(ascii: "`"), UInt8(ascii: "["), UInt8(ascii: "~"),
        UInt8(ascii: "\\"), UInt8(ascii: "<"):
        true
      default: false
      }
    }
  }

  private func resolve(
    _ key: LocalizedStringKey, _ table: String?, _ bundle: Bundle?, _ attributes: [NSAttributedString.Key: Any],
    _ environment: EnvironmentValues
  ) -> NSAttributedString {
    let (format, isEnglish) = environment.inItsLanguage {
      let format = key.format(table: table, bundle: bundle)
      return (format, key.isEnglish(format))
    }
    let pieces = FormatString.pieces(of: format, arguments: key.arguments)
    let texts = pieces.compactMap { if case .text(let text) = $0 { text } else { nil } }
    let source = Inflection.resolve(
      pieces.map { if case .literal(let string) = $0 { string } else { "\u{FFFC}" } }.joined(),
      isEnglish: isEnglish, texts: texts.map { $0.resolveString(in: environment) })
    let result = NSMutableAttributedString(
      attributedString: marked(cased(source, environment), attributes, environment))
    // Replace the placeholders with text and images, from last to first so that the remaining ranges stay valid.
    var end = result.length
    for text in texts.reversed() {
      let range = (result.string as NSString).range(
        of: "\u{FFFC}", options: .backwards, range: NSRange(location: 0, length: end))
      guard range.location != NSNotFound else { break }
      var inner = text
      for index in inner.parts.indices { inner.parts[index].modifiers += modifiers }
      result.replaceCharacters(in: range, with: inner.resolve(in: environment))
      end = range.location
    }
    return result
  }

  /// Returns a string with its inline Markdown rendered.
  private func marked(
    _ string: String, _ attributes: [NSAttributedString.Key: Any], _ environment: EnvironmentValues
  ) -> NSAttributedString {
    guard Self.mayBeMarkdown(string),
      let parsed = try? AttributedString(
        markdown: string, options: .init(interpretedSyntax: .inlineOnlyPreservingWhitespace))
    else { return NSAttributedString(string: string, attributes: attributes) }
    return merge(NSAttributedString(parsed), attributes, environment)
  }

  /// Adds default attributes where the string has none, and converts emphasis to bold, italic and monospaced fonts.
  private func merge(
    _ string: NSAttributedString, _ attributes: [NSAttributedString.Key: Any], _ environment: EnvironmentValues
  ) -> NSAttributedString {
    let result = NSMutableAttributedString(string: string.string, attributes: attributes)
    string.enumerateAttributes(in: NSRange(location: 0, length: string.length)) { own, range, _ in
      result.addAttributes(own, range: range)
      if own[.foregroundColor] != nil { result.removeAttribute(.gradient, range: range) }
      if own[.link] != nil { result.setForeground(environment.tintPaint, in: range) }
      guard own[.font] == nil, let font = attributes[.font] as? UIFont else { return }
      let intent = InlinePresentationIntent(rawValue: (own[.inlinePresentationIntent] as? NSNumber)?.uintValue ?? 0)
      var traits = font.fontDescriptor.symbolicTraits
      if intent.contains(.emphasized) { traits.insert(.traitItalic) }
      if intent.contains(.stronglyEmphasized) { traits.insert(.traitBold) }
      if intent.contains(.code) { traits.insert(.traitMonoSpace) }
      if intent.contains(.strikethrough) {
        result.addAttribute(.strikethroughStyle, value: NSUnderlineStyle.single.rawValue, range: range)
      }
      if let descriptor = font.fontDescriptor.withSymbolicTraits(traits), traits != font.fontDescriptor.symbolicTraits {
        result.addAttribute(.font, value: UIFont(descriptor: descriptor, size: font.pointSize), range: range)
      }
    }
    return result
  }
}

extension NSMutableAttributedString {
  /// Sets the color or the gradient of the glyphs in a range.
  fileprivate func setForeground(_ paint: _Paint, in range: NSRange) {
    addAttribute(.foregroundColor, value: paint.color, range: range)
    if let gradient = paint.gradient {
      addAttribute(.gradient, value: GradientAttribute(gradient), range: range)
    } else {
      removeAttribute(.gradient, range: range)
    }
  }
}

/// A parser for format strings with number and text placeholders.
enum FormatString {
  enum Piece {
    case literal(String)
    case text(Text)
  }

  /// Splits a format string at its placeholders. A positional placeholder, such as `%2$@`, uses the argument at that
  /// position.
  static func pieces(of format: String, arguments: [LocalizedStringKey.Argument]) -> [Piece] {
    guard format.contains("%") else { return [.literal(format)] }
    var (result, literal, next): ([Piece], String, Int) = ([], "", 0)
    var rest = Substring(format)
    while let percent = rest.firstIndex(of: "%") {
      literal += rest[..<percent]
      rest = rest[rest.index(after: percent)...]
      if rest.first == "%" {
        literal += "%"
        rest = rest.dropFirst()
        continue
      }
      guard let end = rest.firstIndex(where: { "@dDiuUxXoOfFeEgGcCsSpaA".contains($0) }) else {
        literal += "%"
        continue
      }
      var specifier = String(rest[...end])
      rest = rest[rest.index(after: end)...]
      var index = next
      if let dollar = specifier.firstIndex(of: "$"), let position = Int(specifier[..<dollar]) {
        index = position - 1
        specifier = String(specifier[specifier.index(after: dollar)...])
      } else {
        next += 1
      }
      guard arguments.indices.contains(index) else {
        literal += "%" + specifier
        continue
      }
      switch arguments[index] {
      case .value(let value):
        // Most arguments are integers in their default format.
        if specifier == "lld", let integer = value as? Int64 {
          literal += String(integer)
        } else {
          literal += String(format: "%" + specifier, value)
        }
      case .text(let text):
        result.append(.literal(literal))
        literal = ""
        result.append(.text(text))
      }
    }
    literal += rest
    result.append(.literal(literal))
    return result
  }
}

/// A namespace for formatting dates.
enum DateText {
  static func string(of date: Date, _ style: Text.DateStyle, _ environment: EnvironmentValues) -> String {
    let now = Date()
    let seconds = Int(date.timeIntervalSince(now).rounded())
    switch style.kind {
    case .date, .time:
      let formatter = DateFormatter()
      formatter.locale = environment.locale
      formatter.dateStyle = style.kind == .date ? .long : .none
      formatter.timeStyle = style.kind == .time ? .short : .none
      return formatter.string(from: date)
    case .relative, .offset:
      let formatter = DateComponentsFormatter()
      formatter.unitsStyle = style.kind == .relative ? .short : .full
      formatter.maximumUnitCount = style.kind == .relative ? 2 : 1
      let text = formatter.string(from: TimeInterval(abs(seconds))) ?? ""
      return style.kind == .relative ? text : (seconds < 0 ? "-" : "+") + text
    case .timer:
      let total = abs(seconds)
      let (hours, minutes, rest) = (total / 3600, total / 60 % 60, total % 60)
      return hours > 0
        ? String(format: "%d:%02d:%02d", hours, minutes, rest) : String(format: "%d:%02d", minutes, rest)
    }
  }
}

extension EnvironmentValues {
  /// Calls a closure that looks up strings in the language of the environment's locale.
  fileprivate func inItsLanguage<Result>(_ body: () -> Result) -> Result {
    guard let language = textStyle.language else { return body() }
    return AmbientLanguage.with(language, device: AmbientLanguage.device) { body() }
  }
}
