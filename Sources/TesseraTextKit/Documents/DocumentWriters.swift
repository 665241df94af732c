// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

// Writers of attributed strings as documents. The output can be read by this folder's readers and by other programs.
// The complete style is written for each run.

import Foundation
import TesseraGraphics

/// A run of characters with the same style.
private struct WrittenRun {
  var text: String
  var font: UIFont
  var color: UIColor?
  var background: UIColor?
  var isUnderlined = false
  var isStruck = false
  var link: String?
  var alignment = NSTextAlignment.natural

  var isBold: Bool { font.fontDescriptor.symbolicTraits.contains(.traitBold) }
  var isItalic: Bool { font.fontDescriptor.symbolicTraits.contains(.traitItalic) }

  static func runs(of text: NSAttributedString) -> [WrittenRun] {
    var runs: [WrittenRun] = []
    let string = text.string as NSString
    text.enumerateAttributes(in: NSRange(location: 0, length: text.length)) { attributes, range, _ in
      let link = attributes[.link]
      runs.append(
        WrittenRun(
          text: string.substring(with: range), font: attributes[.font] as? UIFont ?? .unspecified,
          color: attributes[.foregroundColor] as? UIColor, background: attributes[.backgroundColor] as? UIColor,
          isUnderlined: lineStyle(attributes[.underlineStyle])?.isEmpty == false,
          isStruck: lineStyle(attributes[.strikethroughStyle])?.isEmpty == false,
          link: (link as? URL)?.absoluteString ?? link as? String,
          alignment: (attributes[.paragraphStyle] as? NSParagraphStyle)?.alignment ?? .natural))
    }
    return runs
  }

  /// Returns the red, green and blue components of a color in the light appearance, from 0 to 255.
  static func channels(_ color: UIColor) -> [Int] {
    let color = color.resolvedColor(with: UITraitCollection(userInterfaceStyle: .light))
    var (red, green, blue, alpha): (CGFloat, CGFloat, CGFloat, CGFloat) = (0, 0, 0, 0)
    _ = color.getRed(&red, green: &green, blue: &blue, alpha: &alpha)
    return [red, green, blue].map { Int(max(0, min(255, ($0 * 255).rounded()))) }
  }
}

/// Formats a length with as few digits as possible.
private func short(_ number: CGFloat) -> String {
  let rounded = (number * 100).rounded() / 100
  return rounded == rounded.rounded() ? String(Int(rounded)) : String(Double(rounded))
}

enum HTMLWriter {
  /// Returns the text as an HTML page. Each paragraph is an element, and each run is a span.
  static func document(_ text: NSAttributedString, _ encoding: String.Encoding) -> String {
    let charset = encoding == .utf8 ? "<meta charset=\"utf-8\">\n" : ""
    var result = "<!DOCTYPE html>\n<html>\n<head>\n\(charset)</head>\n<body>\n"
    var isOpen = false
    for run in WrittenRun.runs(of: text) {
      let parts = run.text.split(omittingEmptySubsequences: false) { $0 == "\n" || $0 == "\r\n" || $0 == "\r" }
      for (index, part) in parts.enumerated() {
        if index > 0 {
          result += (isOpen ? "" : open(run)) + "</p>\n"
          isOpen = false
        }
        guard !part.isEmpty else { continue }
        if !isOpen { result += open(run) }
        isOpen = true
        result += span(run, part)
      }
    }
    return result + (isOpen ? "</p>\n" : "") + "</body>\n</html>\n"
  }

  private static func open(_ run: WrittenRun) -> String {
    let name: String? =
      switch run.alignment {
      case .left: "left"
      case .center: "center"
      case .right: "right"
      case .justified: "justify"
      case .natural: nil
      }
    return "<p style=\"margin-bottom: 0px\(name.map { "; text-align: " + $0 } ?? "")\">"
  }

  private static func span(_ run: WrittenRun, _ text: Substring) -> String {
    var css = "font-family: '\(run.font.familyName)'; font-size: \(short(run.font.pointSize))px"
    if let color = run.color { css += "; color: " + hexadecimal(color) }
    if let color = run.background { css += "; background-color: " + hexadecimal(color) }
    let lines = [run.isUnderlined ? "underline" : nil, run.isStruck ? "line-through" : nil].compactMap { $0 }
    if !lines.isEmpty { css += "; text-decoration: " + lines.joined(separator: " ") }
    css += run.isBold ? "; font-weight: bold" : ""
    css += run.isItalic ? "; font-style: italic" : ""
    let span = "<span style=\"\(escaped(css))\">\(escaped(String(text)))</span>"
    return run.link.map { "<a href=\"\(escaped($0))\">\(span)</a>" } ?? span
  }

  private static func hexadecimal(_ color: UIColor) -> String {
    "#" + WrittenRun.channels(color).map { $0 < 16 ? "0" + String($0, radix: 16) : String($0, radix: 16) }.joined()
  }

  private static func escaped(_ text: String) -> String {
    var result = ""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "&": result += "&amp;"
      case "<": result += "&lt;"
      case ">": result += "&gt;"
      case "\"": result += "&quot;"
      case "\u{2028}": result += "<br>"
      case "\u{A0}": result += "&nbsp;"
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result
  }
}

enum RTFWriter {
  /// Returns the text as RTF, with a font table and a color table.
  static func document(_ text: NSAttributedString) -> String {
    let runs = WrittenRun.runs(of: text)
    var fonts: [String] = []
    var colors: [[Int]] = []
    func index<T: Equatable>(_ value: T, in list: inout [T]) -> Int {
      if let known = list.firstIndex(of: value) { return known }
      list.append(value)
      return list.count - 1
    }
    var body = ""
    for run in runs {
      let font = index(run.font.familyName, in: &fonts)
      var words = "\\f\(font)\\fs\(Int((run.font.pointSize * 2).rounded()))"
      words += run.isBold ? "\\b" : ""
      words += run.isItalic ? "\\i" : ""
      words += run.isUnderlined ? "\\ul" : ""
      words += run.isStruck ? "\\strike" : ""
      if let color = run.color { words += "\\cf\(index(WrittenRun.channels(color), in: &colors) + 1)" }
      if let color = run.background { words += "\\cb\(index(WrittenRun.channels(color), in: &colors) + 1)" }
      let alignment: String =
        switch run.alignment {
        case .left: "\\ql"
        case .center: "\\qc"
        case .right: "\\qr"
        case .justified: "\\qj"
        case .natural: ""
        }
      body += "\\pard\(alignment){\(words) \(escaped(run.text))}\n"
    }
    let fontTable = fonts.enumerated().map { "\\f\($0)\\fnil \(escaped($1));" }.joined()
    let colorTable = colors.map { "\\red\($0[0])\\green\($0[1])\\blue\($0[2]);" }.joined()
    return "{\\rtf1\\ansi\\ansicpg1252{\\fonttbl\(fontTable)}\n{\\colortbl;\(colorTable)}\n\(body)}"
  }

  private static func escaped(_ text: String) -> String {
    var result = ""
    for unit in text.utf16 {
      switch unit {
      case 0x5C, 0x7B, 0x7D: result += "\\" + String(UnicodeScalar(UInt8(unit)))
      case 0x0A: result += "\\par\n"
      case 0x0D: break
      case 0x2028: result += "\\line "
      case 0x09: result += "\\tab "
      case 0x20..<0x7F: result += String(UnicodeScalar(UInt8(unit)))
      default: result += "\\u\(Int16(bitPattern: unit))?"
      }
    }
    return result
  }
}
