// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

// The text styles set by elements, their attributes and style sheets. A CSS pixel is a point, and an em is the font
// size of the surrounding text.

import Foundation
import TesseraGraphics
import TesseraRaster
import TesseraVector

/// The rules of style elements. Selectors may be element names, classes, or both.
struct HTMLStyleSheet {
  private var rules: [(name: String, className: String, css: String)] = []
  private static let maximumRules = 1000

  mutating func add(_ text: String) {
    var rest = Substring(text)
    while let open = rest.firstIndex(of: "{"), rules.count < Self.maximumRules {
      let end = rest[open...].firstIndex(of: "}") ?? rest.endIndex
      let css = String(rest[rest.index(after: open)..<end])
      for selector in rest[..<open].split(separator: ",") {
        let parts = selector.trimmed.split(separator: ".", maxSplits: 1, omittingEmptySubsequences: false)
        guard let name = parts.first, !selector.trimmed.contains(where: { $0.isWhitespace || $0 == ":" || $0 == ">" })
        else { continue }
        rules.append((String(name).lowercased(), parts.count > 1 ? String(parts[1]) : "", css))
      }
      rest = end < rest.endIndex ? rest[rest.index(after: end)...] : ""
    }
  }

  /// Returns the declarations that apply to an element, in order.
  func declarations(for tag: HTMLTag) -> [String] {
    guard !rules.isEmpty else { return [] }
    let classes = tag.values["class"]?.split(whereSeparator: \.isWhitespace).map(String.init) ?? []
    return rules.filter { rule in
      (rule.name.isEmpty || rule.name == "*" || rule.name == tag.name)
        && (rule.className.isEmpty || classes.contains(rule.className))
    }.map(\.css)
  }
}

extension Substring {
  fileprivate var trimmed: Substring {
    var text = drop { $0.isWhitespace }
    while text.last?.isWhitespace == true { text.removeLast() }
    return text
  }
}

extension DocumentStyle {
  /// Applies the style of an element and its attributes.
  mutating func apply(_ tag: HTMLTag) {
    let headings = ["h1": 2.0, "h2": 1.5, "h3": 1.17, "h4": 1.0, "h5": 0.83, "h6": 0.67]
    switch tag.name {
    case "b", "strong", "dt", "th": isBold = true
    case "i", "em", "cite", "var", "dfn", "address": isItalic = true
    case "u", "ins": isUnderlined = true
    case "s", "strike", "del": isStruck = true
    case "big": size *= 1.2
    case "small": size *= 0.8333
    case "sub": lower(by: 0.2)
    case "sup": lower(by: -0.35)
    case "code", "tt", "kbd", "samp", "pre": (family, isSystem) = ("Courier", false)
    case "mark": background = .yellow
    case "center": alignment = .center
    case "p": paragraphSpacing = size
    case "ul", "ol":
      // The marker is at 11 points and the text at 36 points. Each nested list is indented by 36 more points.
      // Approximates iOS; not measured.
      tabs = [headIndent + 11, headIndent + 36]
      headIndent += 36
    case "blockquote", "dd":
      headIndent += 40
      firstLineHeadIndent += 40
    case "a":
      guard let target = tag.values["href"], let url = URL(string: target) else { break }
      (link, isUnderlined) = (url, true)
      color = UIColor(red: 0, green: 0, blue: 238 / 255, alpha: 1)
    case "font":
      if let text = tag.values["color"], let color = Self.color(text) { self.color = color }
      if let face = tag.values["face"] { setFamily(face) }
      if let text = tag.values["size"], let size = Self.size(ofNumber: text) { self.size = size }
    default:
      guard let factor = headings[tag.name] else { break }
      paragraphSpacing = size * factor * 0.67
      size *= factor
      isBold = true
    }
    if let text = tag.values["align"] { align(text.lowercased()) }
  }

  private mutating func lower(by share: Double) {
    baselineOffset -= size * share
    size *= 0.75
  }

  /// Returns the font size for a number from 1 to 7, or for a signed offset from 3. Size 3 is the default of 12
  /// points.
  private static func size(ofNumber text: String) -> Double? {
    guard let number = Int(text) else { return nil }
    let index = text.hasPrefix("+") || text.hasPrefix("-") ? 3 + max(-10, min(10, number)) : number
    return [7.5, 10, 12, 13.5, 18, 24, 36][max(1, min(7, index)) - 1]
  }

  private static func color(_ text: String) -> UIColor? {
    let isBare = text.count == 6 && text.allSatisfy(\.isHexDigit)
    guard let color = CSSColor.color(isBare ? "#" + text : text) else { return nil }
    return UIColor(
      red: CGFloat(color.red) / 255, green: CGFloat(color.green) / 255, blue: CGFloat(color.blue) / 255,
      alpha: CGFloat(color.alpha) / 255)
  }

  // MARK: Style sheets

  /// Applies CSS declarations, such as those of a style attribute.
  mutating func apply(css: String) {
    let around = size
    for declaration in css.split(separator: ";") {
      let parts = declaration.split(separator: ":", maxSplits: 1)
      guard parts.count == 2 else { continue }
      let value = parts[1].split(separator: "!").first?.trimmed ?? ""
      apply(String(parts[0].trimmed).lowercased(), String(value), around)
    }
  }

  private mutating func apply(_ name: String, _ value: String, _ around: Double) {
    let word = value.lowercased()
    switch name {
    case "color": if let color = Self.color(value) { self.color = color }
    case "background", "background-color": if let color = Self.color(value) { background = color }
    case "font-size": if let size = Self.length(word, around) { self.size = size }
    case "font-weight": isBold = word == "bold" || word == "bolder" || (Int(word) ?? 0) >= 600
    case "font-style": isItalic = word == "italic" || word == "oblique"
    case "font-family": setFamily(value)
    case "text-decoration", "text-decoration-line":
      isUnderlined = word.contains("underline")
      isStruck = word.contains("line-through")
      setLine(word)
    case "text-decoration-style", "text-decoration-color": setLine(word)
    case "letter-spacing":
      letterSpacing = word == "normal" ? 0 : Self.length(word, around, least: -1000) ?? letterSpacing
    case "text-shadow": shadow = Self.shadow(word, around)
    case "vertical-align":
      if word == "sub" { lower(by: 0.2) }
      if word == "super" { lower(by: -0.35) }
    case "line-height":
      if let factor = Double(word), factor.isFinite {
        lineHeight = factor > 0 ? .multiple(min(factor, 100)) : nil
      } else {
        lineHeight = Self.length(word, around).map { .points($0) }
      }
    case "text-align": align(word)
    case "margin-bottom": if let space = Self.length(word, around, least: 0) { paragraphSpacing = space }
    case "font":
      for part in word.split(separator: " ") {
        if part == "bold" { isBold = true }
        if part == "italic" { isItalic = true }
        if part.first?.isNumber == true, let size = Self.length(String(part.prefix { $0 != "/" }), around) {
          self.size = size
        }
      }
    default: break
    }
  }

  /// Sets the pattern and color of underlines and strikethroughs from a text decoration.
  private mutating func setLine(_ words: String) {
    for word in words.split(separator: " ") {
      switch word {
      case "solid": lineStyle = .single
      case "double": lineStyle = .double
      case "dotted": lineStyle = [.single, .patternDot]
      case "dashed": lineStyle = [.single, .patternDash]
      case "underline", "line-through", "none", "auto", "from-font", "wavy", "overline", "blink": break
      default: if let color = Self.color(String(word)) { lineColor = color }
      }
    }
  }

  /// Returns the first shadow of a list. A shadow consists of two or three lengths, preceded or followed by a color.
  private static func shadow(_ list: String, _ around: Double) -> DocumentShadow? {
    var lengths: [Double] = []
    var color: UIColor?
    var depth = 0
    // Commas and spaces within parentheses are part of a color.
    var words = [""]
    for sign in list {
      if sign == "(" { depth += 1 }
      if sign == ")" { depth -= 1 }
      if sign == ",", depth == 0 { break }
      if sign == " ", depth == 0 { words.append("") } else { words[words.count - 1].append(sign) }
    }
    for word in words where !word.isEmpty {
      if let length = length(word, around, least: -10_000) {
        lengths.append(length)
      } else {
        color = Self.color(word) ?? color
      }
    }
    guard lengths.count >= 2 else { return nil }
    return DocumentShadow(
      x: lengths[0], y: lengths[1], blur: lengths.count > 2 ? max(0, lengths[2]) : 0, color: color)
  }

  private mutating func align(_ word: String) {
    switch word {
    case "left": alignment = .left
    case "center": alignment = .center
    case "right": alignment = .right
    case "justify": alignment = .justified
    default: break
    }
  }

  /// Sets the first available font family of a list.
  private mutating func setFamily(_ list: String) {
    for part in list.split(separator: ",") {
      let name = part.trimmed.filter { $0 != "'" && $0 != "\"" }
      let lower = name.lowercased()
      if lower.hasPrefix("-apple-system") || lower == "system-ui" || lower.hasPrefix(".sf") || lower.hasPrefix("sf pro")
        || lower == "sf ui text"
      {
        isSystem = true
        return
      }
      let generic = ["serif": "Times New Roman", "sans-serif": "Helvetica", "monospace": "Courier"]
      let family = generic[lower] ?? (lower == "times" ? "Times New Roman" : String(name))
      if DeviceFonts.font(named: family) != nil || UIFont.familyNames.contains(family) {
        (self.family, isSystem) = (family, false)
        return
      }
    }
  }

  /// Returns a length in points, or nil if the word isn't a length or the length is less than `least`.
  private static func length(_ word: String, _ around: Double, least: Double = 0.001) -> Double? {
    let names = [
      "xx-small": 7.0, "x-small": 7.5, "small": 10, "medium": 12, "large": 13.5, "x-large": 18, "xx-large": 24,
      "smaller": around / 1.2, "larger": around * 1.2,
    ]
    if let size = names[word] { return size }
    let digits = word.prefix { $0.isNumber || $0 == "." || $0 == "-" || $0 == "+" }
    guard let number = Double(digits), number.isFinite else { return nil }
    let factor: Double
    switch word.dropFirst(digits.count) {
    case "", "px": factor = 1
    case "pt": factor = 4.0 / 3
    case "em": factor = around
    case "rem": factor = 12
    case "%": factor = around / 100
    case "in": factor = 96
    case "cm": factor = 96 / 2.54
    case "mm": factor = 96 / 25.4
    default: return nil
    }
    let length = number * factor
    return length >= least ? min(length, 10_000) : nil
  }
}
