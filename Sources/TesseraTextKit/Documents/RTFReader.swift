// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

// Reads Rich Text Format (Microsoft, version 1.9.1), which consists of groups in braces, control words with numbers,
// and text. A group inherits the style of its parent group, and the parent's style applies again after the group
// ends. Destinations that contain no document text are skipped.

import Foundation
import TesseraGraphics

struct RTFReader {
  /// The destination of a group's text.
  private enum Destination {
    case text, fonts, colors, skipped
  }

  private struct Group {
    var style = DocumentStyle()
    var destination = Destination.text
    /// The number of fallback characters after `\u`, which are intended for readers that don't support `\u`.
    var fallback = 1
  }

  private let bytes: [UInt8]
  private let defaults: DocumentReader.Attributes
  private var place = 0
  private var group = Group()
  private var groups: [Group] = []
  /// The number of open groups beyond the maximum nesting depth.
  private var surplus = 0
  private var fonts: [Int: String] = [:]
  private var fontNumber = 0
  private var fontName: [UInt8] = []
  private var colors: [UIColor?] = []
  private var channels: [String: Int] = [:]
  private let result = NSMutableAttributedString()
  private var text = String.UnicodeScalarView()
  /// The high surrogate of a character that is written as two `\u` control words.
  private var half: UInt32?
  /// The number of fallback characters left to skip after `\u`.
  private var skipped = 0

  private static let deepest = 256
  private static let maximumEntries = 4096

  init(_ bytes: [UInt8], _ defaults: DocumentReader.Attributes) {
    (self.bytes, self.defaults) = (bytes, defaults)
    // The default font size of RTF is 12 points.
    group.style.size = 12
  }

  mutating func read() -> NSAttributedString {
    while place < bytes.count {
      let byte = bytes[place]
      place += 1
      switch byte {
      case UInt8(ascii: "{"): begin()
      case UInt8(ascii: "}"): end()
      case UInt8(ascii: "\\"): readControl()
      case 0x0A, 0x0D, 0: break
      default: put(byte)
      }
    }
    flush()
    return result
  }

  // MARK: Groups

  private mutating func begin() {
    skipped = 0
    guard groups.count < Self.deepest else {
      surplus += 1
      return
    }
    groups.append(group)
  }

  private mutating func end() {
    skipped = 0
    if surplus > 0 {
      surplus -= 1
      return
    }
    flush()
    finishEntry()
    if let outer = groups.popLast() { group = outer }
  }

  // MARK: Text

  private mutating func put(_ byte: UInt8) {
    if skipped > 0 {
      skipped -= 1
      return
    }
    switch group.destination {
    case .text: text.append(Windows1252.scalar(byte))
    case .fonts: if byte == UInt8(ascii: ";") { finishEntry() } else if fontName.count < 256 { fontName.append(byte) }
    case .colors: if byte == UInt8(ascii: ";") { finishEntry(isColor: true) }
    case .skipped: break
    }
  }

  private mutating func put(_ scalar: Unicode.Scalar) {
    if group.destination == .text { text.append(scalar) }
  }

  private mutating func flush() {
    guard !text.isEmpty else { return }
    result.append(NSAttributedString(string: String(text), attributes: group.style.attributes(defaults)))
    text.removeAll(keepingCapacity: true)
  }

  /// Ends an entry of the font or color table.
  private mutating func finishEntry(isColor: Bool = false) {
    if group.destination == .fonts, !fontName.isEmpty, fonts.count < Self.maximumEntries {
      fonts[fontNumber] = Windows1252.string(fontName).trimmingCharacters(in: .whitespaces)
      fontName = []
    }
    guard isColor, colors.count < Self.maximumEntries else { return }
    let values = ["red", "green", "blue"].map { channels[$0] }
    if values.allSatisfy({ $0 == nil }) {
      colors.append(nil)
    } else {
      let parts = values.map { CGFloat(max(0, min(255, $0 ?? 0))) / 255 }
      colors.append(UIColor(red: parts[0], green: parts[1], blue: parts[2], alpha: 1))
    }
    channels = [:]
  }

  // MARK: Control words

  private mutating func readControl() {
    guard place < bytes.count else { return }
    let first = bytes[place]
    guard isLetter(first) else {
      place += 1
      symbol(first)
      return
    }
    var end = place
    while end < bytes.count, isLetter(bytes[end]), end - place < 32 { end += 1 }
    let word = String(decoding: bytes[place..<end], as: UTF8.self)
    var digits = end
    if digits < bytes.count, bytes[digits] == UInt8(ascii: "-") { digits += 1 }
    let start = digits
    while digits < bytes.count, (0x30...0x39).contains(bytes[digits]), digits - start < 10 { digits += 1 }
    let number = digits > start ? Int(String(decoding: bytes[end..<digits], as: UTF8.self)) : nil
    place = digits > start ? digits : end
    if place < bytes.count, bytes[place] == 0x20 { place += 1 }
    if word == "bin" {
      place = min(bytes.count, place + max(0, min(number ?? 0, bytes.count)))
      return
    }
    // A control word counts as one skipped character.
    if skipped > 0 {
      skipped -= 1
      return
    }
    apply(word, number)
  }

  private func isLetter(_ byte: UInt8) -> Bool { (0x61...0x7A).contains(byte) || (0x41...0x5A).contains(byte) }

  private mutating func symbol(_ byte: UInt8) {
    switch byte {
    case UInt8(ascii: "'"):
      guard place + 2 <= bytes.count,
        let value = UInt8(String(decoding: bytes[place..<place + 2], as: UTF8.self), radix: 16)
      else { return }
      place += 2
      put(value)
    case UInt8(ascii: "*"): group.destination = .skipped
    case UInt8(ascii: "~"): put("\u{A0}")
    case UInt8(ascii: "_"): put("\u{2011}")
    case UInt8(ascii: "-"): put("\u{AD}")
    case 0x0A, 0x0D: put("\n")
    case UInt8(ascii: "\\"), UInt8(ascii: "{"), UInt8(ascii: "}"): put(byte)
    default: break
    }
  }

  private static let skippedGroups: Set<String> = [
    "stylesheet", "info", "pict", "header", "footer", "headerl", "headerr", "footerl", "footerr", "object", "footnote",
    "themedata", "listtable", "listoverridetable", "generator", "xmlnstbl", "filetbl", "revtbl", "expandedcolortbl",
  ]

  private static let characters: [String: Unicode.Scalar] = [
    "par": "\n", "line": "\u{2028}", "tab": "\t", "emdash": "\u{2014}", "endash": "\u{2013}", "bullet": "\u{2022}",
    "lquote": "\u{2018}", "rquote": "\u{2019}", "ldblquote": "\u{201C}", "rdblquote": "\u{201D}", "emspace": "\u{2003}",
    "enspace": "\u{2002}", "page": "\u{0C}", "sect": "\n", "cell": "\t", "row": "\n", "zwj": "\u{200D}",
    "zwnj": "\u{200C}", "ltrmark": "\u{200E}", "rtlmark": "\u{200F}",
  ]

  private mutating func apply(_ word: String, _ number: Int?) {
    if let scalar = Self.characters[word] { return put(scalar) }
    if Self.skippedGroups.contains(word) { return group.destination = .skipped }
    switch word {
    case "u": putUnicode(number ?? 0)
    case "uc": group.fallback = max(0, min(number ?? 1, 16))
    case "fonttbl": group.destination = .fonts
    case "colortbl": group.destination = .colors
    case "red", "green", "blue": channels[word] = number ?? 0
    case "f" where group.destination == .fonts: fontNumber = number ?? 0
    default: look(word, number)
    }
  }

  private mutating func putUnicode(_ number: Int) {
    skipped = group.fallback
    let unit = UInt32(truncatingIfNeeded: number < 0 ? number + 0x10000 : number)
    if let first = half, (0xDC00..<0xE000).contains(unit) {
      half = nil
      if let scalar = Unicode.Scalar(0x10000 + ((first - 0xD800) << 10) + unit - 0xDC00) { put(scalar) }
      return
    }
    half = (0xD800..<0xDC00).contains(unit) ? unit : nil
    if half == nil { put(Unicode.Scalar(unit) ?? "\u{FFFD}") }
  }

  private mutating func look(_ word: String, _ number: Int?) {
    guard group.destination == .text else { return }
    var style = group.style
    let isOn = number != 0
    switch word {
    case "plain":
      let old = style
      style = DocumentStyle()
      (style.alignment, style.headIndent) = (old.alignment, old.headIndent)
      (style.firstLineHeadIndent, style.paragraphSpacing) = (old.firstLineHeadIndent, old.paragraphSpacing)
    case "pard":
      (style.alignment, style.headIndent, style.firstLineHeadIndent, style.paragraphSpacing) = (.natural, 0, 0, 0)
    case "b": style.isBold = isOn
    case "i": style.isItalic = isOn
    case "ul": style.isUnderlined = isOn
    case "ulnone": style.isUnderlined = false
    case "strike": style.isStruck = isOn
    case "fs": if let number, number > 0 { style.size = Double(number) / 2 }
    case "f": setFont(number ?? 0, in: &style)
    case "cf": style.color = color(number) ?? UIColor(red: 0, green: 0, blue: 0, alpha: 1)
    case "cb", "highlight", "chcbpat": style.background = color(number)
    case "ql": style.alignment = .left
    case "qc": style.alignment = .center
    case "qr": style.alignment = .right
    case "qj": style.alignment = .justified
    // The number is in twentieths of a point.
    case "sa": style.paragraphSpacing = Self.points(number)
    case "li": style.headIndent = Self.points(number)
    case "fi": style.firstLineHeadIndent = max(0, style.headIndent + Double(number ?? 0) / 20)
    case "super": style.baselineOffset = style.size * 0.35
    case "sub": style.baselineOffset = -style.size * 0.2
    case "nosupersub": style.baselineOffset = 0
    default: return
    }
    flush()
    group.style = style
  }

  private static func points(_ number: Int?) -> Double { min(10_000, max(0, Double(number ?? 0) / 20)) }

  private func color(_ index: Int?) -> UIColor? {
    guard let index, colors.indices.contains(index) else { return nil }
    return colors[index]
  }

  private func setFont(_ index: Int, in style: inout DocumentStyle) {
    guard let name = fonts[index] else { return }
    let base = String(name.prefix { $0 != "-" })
    style.isSystem = name.hasPrefix(".SF") || name.hasPrefix(".AppleSystem")
    style.family = DeviceFonts.font(named: name)?.family ?? base
    if name.contains("-") {
      style.isBold = name.contains("Bold")
      style.isItalic = name.contains("Italic") || name.contains("Oblique")
    }
  }
}
