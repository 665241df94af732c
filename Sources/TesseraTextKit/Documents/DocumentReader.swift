// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import Foundation
import TesseraFoundation
import TesseraGraphics

/// Reads the text of a document according to its document type.
struct DocumentReader {
  typealias Attributes = [NSAttributedString.Key: Any]

  private let data: Data
  private let type: NSAttributedString.DocumentType
  private let encoding: String.Encoding?
  private let defaults: Attributes

  init(_ data: Data, _ options: [NSAttributedString.DocumentReadingOptionKey: Any]) throws {
    self.data = data
    encoding = number(options[.characterEncoding]).flatMap { UInt(exactly: $0) }.map { String.Encoding(rawValue: $0) }
    defaults = options[.defaultAttributes] as? Attributes ?? [:]
    switch options[.documentType] {
    case let type as NSAttributedString.DocumentType: self.type = type
    case let name as String: type = NSAttributedString.DocumentType(rawValue: name)
    default: type = Self.type(of: data)
    }
  }

  private static func type(of data: Data) -> NSAttributedString.DocumentType {
    if data.starts(with: Data("{\\rtf".utf8)) { return .rtf }
    let start = String(decoding: data.prefix(64), as: UTF8.self).lowercased()
    let first = start.drop { $0.isWhitespace }
    return first.hasPrefix("<!doctype html") || first.hasPrefix("<html") ? .html : .plain
  }

  /// The attributes of the document.
  var documentAttributes: [String: Any] {
    [
      NSAttributedString.DocumentAttributeKey.documentType.rawValue: type.rawValue,
      NSAttributedString.DocumentAttributeKey.characterEncoding.rawValue: Int((encoding ?? .utf8).rawValue),
    ]
  }

  func text() throws -> NSAttributedString {
    switch type {
    case .plain: return NSAttributedString(string: try string(), attributes: defaults.isEmpty ? nil : defaults)
    case .html:
      var reader = HTMLReader(try string(), defaults)
      return reader.read()
    case .rtf:
      guard data.starts(with: Data("{\\rtf".utf8)) else {
        throw Self.error(259, "The data is not Rich Text Format: it does not begin with {\\rtf.")
      }
      var reader = RTFReader(Array(data), defaults)
      return reader.read()
    default: throw Self.error(259, "Reading documents of type \(type.rawValue) is not supported.")
    }
  }

  /// Decodes the characters with the given encoding. Without an encoding, uses the byte order mark, then UTF-8, then
  /// Windows Latin 1, which defines every byte.
  private func string() throws -> String {
    if let encoding {
      guard let string = String(data: data, encoding: encoding) else {
        throw Self.error(261, "The data is not in the specified encoding.")
      }
      return string.first == "\u{FEFF}" ? String(string.dropFirst()) : string
    }
    if data.starts(with: [0xFF, 0xFE]) || data.starts(with: [0xFE, 0xFF]),
      let string = String(data: data, encoding: .utf16)
    {
      return string
    }
    let bytes = data.starts(with: [0xEF, 0xBB, 0xBF]) ? data.dropFirst(3) : data
    return String(data: bytes, encoding: .utf8) ?? Windows1252.string(bytes)
  }

  static func error(_ code: Int, _ reason: String) -> NSError {
    NSError(domain: NSCocoaErrorDomain, code: code, userInfo: [NSLocalizedDescriptionKey: reason])
  }
}

/// The Western Windows code page: Latin 1 with different characters from 0x80 to 0x9F.
enum Windows1252 {
  private static let high: [UInt32] = [
    0x20AC, 0x81, 0x201A, 0x0192, 0x201E, 0x2026, 0x2020, 0x2021, 0x02C6, 0x2030, 0x0160, 0x2039, 0x0152, 0x8D, 0x017D,
    0x8F, 0x90, 0x2018, 0x2019, 0x201C, 0x201D, 0x2022, 0x2013, 0x2014, 0x02DC, 0x2122, 0x0161, 0x203A, 0x0153, 0x9D,
    0x017E, 0x0178,
  ]

  static func scalar(_ byte: UInt8) -> Unicode.Scalar {
    let value = (0x80..<0xA0).contains(byte) ? high[Int(byte) - 0x80] : UInt32(byte)
    return Unicode.Scalar(value) ?? "?"
  }

  static func string(_ bytes: some Sequence<UInt8>) -> String {
    var string = String.UnicodeScalarView()
    for byte in bytes { string.append(scalar(byte)) }
    return String(string)
  }
}

/// The style of a text run in a document.
struct DocumentStyle {
  var family = "Times New Roman"
  var size = 12.0
  var isBold = false
  var isItalic = false
  var isSystem = false
  var color = UIColor(red: 0, green: 0, blue: 0, alpha: 1)
  var background: UIColor?
  var isUnderlined = false
  var isStruck = false
  /// The underline and strikethrough patterns and counts, and their color, or nil to use the text color.
  var lineStyle: NSUnderlineStyle = .single
  var lineColor: UIColor?
  var letterSpacing = 0.0
  var shadow: DocumentShadow?
  var lineHeight: DocumentLineHeight?
  var link: URL?
  var baselineOffset = 0.0
  var alignment = NSTextAlignment.natural
  var paragraphSpacing = 0.0
  var headIndent = 0.0
  var firstLineHeadIndent = 0.0
  /// The tab stops, in points from the leading edge. Empty to use the default tab stops.
  var tabs: [Double] = []

  /// The supported font sizes, in points.
  static let sizes = 1.0...1000.0

  private var font: UIFont {
    let size = CGFloat(min(max(self.size, Self.sizes.lowerBound), Self.sizes.upperBound))
    let base = isSystem ? nil : DeviceFonts.font(named: family).flatMap { _ in UIFont(name: family, size: size) }
    var traits: UIFontDescriptor.SymbolicTraits = []
    if isBold { traits.insert(.traitBold) }
    if isItalic { traits.insert(.traitItalic) }
    let plain = base ?? (UIFont.familyNames.contains(family) ? UIFont(name: family, size: size) : nil)
    let font = plain ?? (isSystem ? .systemFont(ofSize: size) : UIFont(name: "TimesNewRomanPSMT", size: size))
    guard let font else { return .systemFont(ofSize: size) }
    guard !traits.isEmpty, let descriptor = font.fontDescriptor.withSymbolicTraits(traits) else { return font }
    return UIFont(descriptor: descriptor, size: size)
  }

  /// Returns the style's attributes merged into the caller's defaults.
  func attributes(_ defaults: DocumentReader.Attributes) -> DocumentReader.Attributes {
    var attributes = defaults
    attributes[.font] = font
    attributes[.foregroundColor] = color
    let style = NSMutableParagraphStyle()
    style.alignment = alignment
    style.paragraphSpacing = CGFloat(paragraphSpacing)
    style.headIndent = CGFloat(headIndent)
    style.firstLineHeadIndent = CGFloat(firstLineHeadIndent)
    if !tabs.isEmpty { style.tabStops = tabs.map { NSTextTab(textAlignment: .natural, location: CGFloat($0)) } }
    lineHeight?.apply(to: style, fontSize: size)
    attributes[.paragraphStyle] = style
    attributes[.backgroundColor] = background
    if isUnderlined {
      attributes[.underlineStyle] = lineStyle.rawValue
      attributes[.underlineColor] = lineColor
    }
    if isStruck {
      attributes[.strikethroughStyle] = lineStyle.rawValue
      attributes[.strikethroughColor] = lineColor
    }
    if letterSpacing != 0 { attributes[.kern] = CGFloat(letterSpacing) }
    attributes[.shadow] = shadow?.shadow
    if baselineOffset != 0 { attributes[.baselineOffset] = CGFloat(baselineOffset) }
    attributes[.link] = link
    return attributes
  }
}
