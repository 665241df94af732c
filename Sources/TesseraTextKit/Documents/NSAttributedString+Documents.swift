// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

// Text documents: document types, options, reading and writing.

public import Foundation
import TesseraGraphics

extension NSAttributedString {
  /// A document type for reading or writing text.
  public struct DocumentType: RawRepresentable, Hashable, Sendable {
    /// The type's name in UIKit.
    public let rawValue: String
    /// Creates a type with any name. Only the types below are supported.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Plain text, without attributes.
    public static let plain = DocumentType(rawValue: "NSPlainText")
    /// Rich Text Format.
    public static let rtf = DocumentType(rawValue: "NSRTF")
    /// Rich Text Format with attachments. Not supported.
    public static let rtfd = DocumentType(rawValue: "NSRTFD")
    /// HyperText Markup Language.
    public static let html = DocumentType(rawValue: "NSHTML")
  }

  /// An option for reading a document.
  public struct DocumentReadingOptionKey: RawRepresentable, Hashable, Sendable {
    /// The option's name in UIKit.
    public let rawValue: String
    /// Creates a key with any name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// The document type, an `NSAttributedString.DocumentType`. If absent, the type is detected from the data.
    public static let documentType = DocumentReadingOptionKey(rawValue: "DocumentType")
    /// The encoding, the raw value of a `String.Encoding` as a number. If absent, the encoding is detected as
    /// follows: a byte order mark, UTF-8, then Windows Latin 1.
    public static let characterEncoding = DocumentReadingOptionKey(rawValue: "CharacterEncoding")
    /// The attributes of characters for which the document specifies no style.
    public static let defaultAttributes = DocumentReadingOptionKey(rawValue: "DefaultAttributes")
    /// The text scaling of the source document. Stored but not used.
    public static let sourceTextScaling = DocumentReadingOptionKey(rawValue: "SourceTextScaling")
    /// The text scaling of the resulting text. Stored but not used.
    public static let targetTextScaling = DocumentReadingOptionKey(rawValue: "TargetTextScaling")
  }

  /// An attribute of a document being read or written.
  public struct DocumentAttributeKey: RawRepresentable, Hashable, Sendable {
    /// The attribute's name in UIKit.
    public let rawValue: String
    /// Creates a key with any name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// The document type, an `NSAttributedString.DocumentType`. Plain text if absent.
    public static let documentType = DocumentAttributeKey(rawValue: "DocumentType")
    /// The encoding, the raw value of a `String.Encoding` as a number. UTF-8 if absent.
    public static let characterEncoding = DocumentAttributeKey(rawValue: "CharacterEncoding")
    /// The attributes of characters without attributes.
    public static let defaultAttributes = DocumentAttributeKey(rawValue: "DefaultAttributes")
    /// The paper size. Stored but not used.
    public static let paperSize = DocumentAttributeKey(rawValue: "PaperSize")
    /// The paper margins. Stored but not used.
    public static let paperMargin = DocumentAttributeKey(rawValue: "PaperMargin")
    /// The default distance between tab stops. Stored but not used.
    public static let defaultTabInterval = DocumentAttributeKey(rawValue: "DefaultTabInterval")
    /// The extent of hyphenation. Stored but not used.
    public static let hyphenationFactor = DocumentAttributeKey(rawValue: "HyphenationFactor")
    /// The background color of the document. Stored but not used.
    public static let backgroundColor = DocumentAttributeKey(rawValue: "BackgroundColor")
  }

  /// Creates an attributed string from a document: plain text, HTML or Rich Text Format.
  ///
  ///     let text = try NSAttributedString(
  ///       data: Data("<b>Hello</b>".utf8), options: [.documentType: NSAttributedString.DocumentType.html],
  ///       documentAttributes: nil)
  ///
  /// Stores the document's type and encoding in `dict`, keyed by attribute name. Throws an error in
  /// `NSCocoaErrorDomain` if the data doesn't have this type or encoding.
  ///
  /// - Note: Differs from UIKit: supports the HTML typical of text in apps: headings, paragraphs, lists, links, bold,
  ///   italic, underline, strikethrough, superscript and subscript, fonts, colors, shadows, letter and line spacing,
  ///   style attributes, and style sheets with simple selectors. Table cells become consecutive paragraphs. Images
  ///   are ignored. Each unsupported element is reported once on standard error.
  public convenience init(
    data: Data, options: [DocumentReadingOptionKey: Any] = [:],
    documentAttributes dict: UnsafeMutablePointer<NSDictionary?>?
  ) throws {
    let reader = try DocumentReader(data, options)
    let text = try reader.text()
    dict?.pointee = reader.documentAttributes as NSDictionary
    self.init(attributedString: text)
  }

  /// Creates an attributed string from a document file. Also throws if the file can't be read.
  public convenience init(
    url: URL, options: [DocumentReadingOptionKey: Any] = [:],
    documentAttributes dict: UnsafeMutablePointer<NSDictionary?>?
  ) throws {
    try self.init(data: Data(contentsOf: url), options: options, documentAttributes: dict)
  }

  /// Returns a range of the text as a document: plain text, HTML or Rich Text Format, as specified by `documentType`.
  /// The range is clamped to the text. Throws an error in `NSCocoaErrorDomain` for other types, or if the encoding
  /// can't represent all characters.
  public func data(
    from range: NSRange, documentAttributes dict: [DocumentAttributeKey: Any] = [:]
  ) throws -> Data {
    let part = NSIntersectionRange(range, NSRange(location: 0, length: length))
    let text = part.length == length ? self : attributedSubstring(from: part)
    let type = dict[.documentType]
    let named = number(dict[.characterEncoding]).flatMap { UInt(exactly: $0) }
    let encoding = named.map { String.Encoding(rawValue: $0) } ?? .utf8
    let written: String
    switch (type as? DocumentType)?.rawValue ?? type as? String ?? DocumentType.plain.rawValue {
    case DocumentType.plain.rawValue: written = text.string
    case DocumentType.html.rawValue: written = HTMLWriter.document(text, encoding)
    case DocumentType.rtf.rawValue: return Data(RTFWriter.document(text).utf8)
    default:
      throw DocumentReader.error(66062, "Writing documents of type \(type ?? "") is not supported.")
    }
    guard let data = written.data(using: encoding) else {
      throw DocumentReader.error(517, "The encoding can't represent all characters of the text.")
    }
    return data
  }
}

/// The name of attribute keys before Swift 4.
public typealias NSAttributedStringKey = NSAttributedString.Key
