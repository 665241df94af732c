// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

// Texts that are read from documents and written as such: the kinds, the options, and what reads and writes.

public import Foundation
import TesseraGraphics

extension NSAttributedString {
  /// A kind of document that text is read from or written as.
  public struct DocumentType: RawRepresentable, Hashable, Sendable {
    /// The name in UIKit.
    public let rawValue: String
    /// A kind of any name. Only those named here are read and written.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Characters without attributes.
    public static let plain = DocumentType(rawValue: "NSPlainText")
    /// Rich text format.
    public static let rtf = DocumentType(rawValue: "NSRTF")
    /// Rich text format with files. Neither read nor written.
    public static let rtfd = DocumentType(rawValue: "NSRTFD")
    /// HyperText Markup Language.
    public static let html = DocumentType(rawValue: "NSHTML")
  }

  /// What is said about a document that is read.
  public struct DocumentReadingOptionKey: RawRepresentable, Hashable, Sendable {
    /// The name in UIKit.
    public let rawValue: String
    /// A key of any name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// An `NSAttributedString.DocumentType`. Without it the data is looked at.
    public static let documentType = DocumentReadingOptionKey(rawValue: "DocumentType")
    /// The raw value of a `String.Encoding`, as a number. Without it: a byte order mark, UTF-8, Windows Latin 1.
    public static let characterEncoding = DocumentReadingOptionKey(rawValue: "CharacterEncoding")
    /// Attributes of characters that the document says nothing about.
    public static let defaultAttributes = DocumentReadingOptionKey(rawValue: "DefaultAttributes")
    /// Kept and not used.
    public static let sourceTextScaling = DocumentReadingOptionKey(rawValue: "SourceTextScaling")
    /// Kept and not used.
    public static let targetTextScaling = DocumentReadingOptionKey(rawValue: "TargetTextScaling")
  }

  /// What is known about a document, or said about one that is written.
  public struct DocumentAttributeKey: RawRepresentable, Hashable, Sendable {
    /// The name in UIKit.
    public let rawValue: String
    /// A key of any name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// An `NSAttributedString.DocumentType`; plain text where it is missing.
    public static let documentType = DocumentAttributeKey(rawValue: "DocumentType")
    /// The raw value of a `String.Encoding`, as a number; UTF-8 where it is missing.
    public static let characterEncoding = DocumentAttributeKey(rawValue: "CharacterEncoding")
    /// Attributes of characters that have none.
    public static let defaultAttributes = DocumentAttributeKey(rawValue: "DefaultAttributes")
    /// Kept and not used.
    public static let paperSize = DocumentAttributeKey(rawValue: "PaperSize")
    /// Kept and not used.
    public static let paperMargin = DocumentAttributeKey(rawValue: "PaperMargin")
    /// Kept and not used.
    public static let defaultTabInterval = DocumentAttributeKey(rawValue: "DefaultTabInterval")
    /// Kept and not used.
    public static let hyphenationFactor = DocumentAttributeKey(rawValue: "HyphenationFactor")
    /// Kept and not used.
    public static let backgroundColor = DocumentAttributeKey(rawValue: "BackgroundColor")
  }

  /// The text of a document: plain text, HTML or rich text format.
  ///
  ///     let text = try NSAttributedString(
  ///       data: Data("<b>Hello</b>".utf8), options: [.documentType: NSAttributedString.DocumentType.html],
  ///       documentAttributes: nil)
  ///
  /// Stores the document's type and encoding by their names in `dict`. Throws an error of `NSCocoaErrorDomain` where the
  /// data is not of the type or not in the encoding.
  ///
  /// - Note: Differs from UIKit: of HTML what app texts hold is read: headings, paragraphs, lists, links, bold, italic,
  ///   underlined, struck, raised and lowered text, fonts, colours, shadows, the spacing of letters and lines, style attributes and style sheets of plain
  ///   selectors. The cells of tables are paragraphs below each other. Pictures are not read; what else is not is named once on
  ///   standard error.
  public convenience init(
    data: Data, options: [DocumentReadingOptionKey: Any] = [:],
    documentAttributes dict: UnsafeMutablePointer<NSDictionary?>?
  ) throws {
    let reader = try DocumentReader(data, options)
    let text = try reader.text()
    dict?.pointee = reader.facts as NSDictionary
    self.init(attributedString: text)
  }

  /// The text of a document in a file. Throws also where the file cannot be read.
  public convenience init(
    url: URL, options: [DocumentReadingOptionKey: Any] = [:],
    documentAttributes dict: UnsafeMutablePointer<NSDictionary?>?
  ) throws {
    try self.init(data: Data(contentsOf: url), options: options, documentAttributes: dict)
  }

  /// A part of the text as a document: plain text, HTML or rich text format, by `documentType`. A range that reaches
  /// beyond the text is cut to it. Throws an error of `NSCocoaErrorDomain` for other types, and where the encoding has
  /// not all of the characters.
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
      throw DocumentReader.error(66062, "The document type \(type ?? "") is not written.")
    }
    guard let data = written.data(using: encoding) else {
      throw DocumentReader.error(517, "The text has characters that the encoding has not.")
    }
    return data
  }
}

/// The name that attribute keys had before Swift 4.
public typealias NSAttributedStringKey = NSAttributedString.Key
