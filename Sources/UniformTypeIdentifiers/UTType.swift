// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

// A uniform type is a name in a graph of types. For example, public.jpeg conforms to public.image, which conforms to
// public.data. The graph is a table of the types that Apple documents, created on first use. Type declarations in an
// app's Info.plist are not read.

public import Foundation

/// A type of files or data.
///
///     UTType(filenameExtension: "jpg") == .jpeg       // true
///     UTType.jpeg.conforms(to: .image)                // true
///     UTType.png.preferredMIMEType                    // "image/png"
///
/// - Note: Differs from UIKit: only the types that Apple documents are declared. An app's own types are created with
///   `init(exportedAs:conformingTo:)` and `init(importedAs:conformingTo:)` only, and have no tags.
public struct UTType: Sendable {
  /// The identifier, such as `public.jpeg`.
  public let identifier: String

  init(declared identifier: String) {
    self.identifier = identifier
  }

  /// Creates a type from its identifier. Returns `nil` if neither the system nor the app declares the type.
  public init?(_ identifier: String) {
    guard let declaration = TypeTable.declaration(of: identifier.lowercased()) else { return nil }
    self.init(declared: declaration.identifier)
  }

  /// Creates the type with the given filename extension (without a period) that conforms to the supertype. If no such
  /// type is declared, creates a dynamic type. Returns `nil` if the extension is empty.
  public init?(filenameExtension: String, conformingTo supertype: UTType = .data) {
    self.init(tag: filenameExtension, tagClass: .filenameExtension, conformingTo: supertype)
  }

  /// Creates the type with the given MIME type that conforms to the supertype. If no such type is declared, creates a
  /// dynamic type. Ignores MIME parameters that no declared type has. Returns `nil` if the MIME type is empty.
  public init?(mimeType: String, conformingTo supertype: UTType = .data) {
    self.init(tag: mimeType, tagClass: .mimeType, conformingTo: supertype)
  }

  /// Creates the type with the given tag. If no such type is declared, creates a dynamic type. Returns `nil` if the
  /// tag is empty.
  public init?(tag: String, tagClass: UTTagClass, conformingTo supertype: UTType?) {
    let tag = tag.lowercased()
    guard !tag.isEmpty else { return nil }
    let found = UTType.types(tag: tag, tagClass: tagClass, conformingTo: supertype)
    if let first = found.first {
      self = first
    } else {
      let code = tag.utf8.map { String($0, radix: 16) }.joined()
      let isExtension = tagClass == .filenameExtension
      let identifier = "dyn." + (isExtension ? "e" : "m") + code + (supertype.map { "." + $0.identifier } ?? "")
      TypeTable.declare(
        dynamic: TypeDeclaration(
          identifier: identifier, supertypes: supertype.map { [$0.identifier] } ?? [],
          extensions: isExtension ? [tag] : [], mimeTypes: tagClass == .mimeType ? [tag] : []))
      self.init(declared: identifier)
    }
  }

  /// Creates and declares a type of the app, which conforms to `data` by default. The type is then available by its
  /// identifier. If the app has already declared the type, only adds the supertype. System types are not changed.
  public init(exportedAs identifier: String, conformingTo parentType: UTType? = nil) {
    let identifier = identifier.lowercased()
    TypeTable.declare(identifier, conformingTo: parentType)
    self.init(declared: identifier)
  }

  /// Creates a type that another app declares. It conforms to `data` by default.
  public init(importedAs identifier: String, conformingTo parentType: UTType? = nil) {
    self.init(exportedAs: identifier, conformingTo: parentType)
  }

  /// Returns all declared types with the given tag that conform to the supertype.
  public static func types(tag: String, tagClass: UTTagClass, conformingTo supertype: UTType?) -> [UTType] {
    let tag = tag.lowercased()
    let table = TypeTable.shared
    var names = (tagClass == .filenameExtension ? table.byExtension : table.byMIMEType)[tag] ?? []
    if names.isEmpty, tagClass == .mimeType, let end = tag.firstIndex(of: ";") {
      names = table.byMIMEType[tag[..<end].trimmingCharacters(in: .whitespaces)] ?? []
    }
    let types = names.map { UTType(declared: $0) }
    guard let supertype else { return types }
    return types.filter { $0.conforms(to: supertype) }
  }

  private var declaration: TypeDeclaration? { TypeTable.declaration(of: identifier) }

  /// The preferred filename extension, without a period; `nil` if there is none.
  public var preferredFilenameExtension: String? { declaration?.extensions.first }
  /// The preferred MIME type; `nil` if there is none.
  public var preferredMIMEType: String? { declaration?.mimeTypes.first }
  /// All filename extensions and MIME types, by tag class.
  public var tags: [UTTagClass: [String]] {
    var tags: [UTTagClass: [String]] = [:]
    if let all = declaration?.extensions, !all.isEmpty { tags[.filenameExtension] = all }
    if let all = declaration?.mimeTypes, !all.isEmpty { tags[.mimeType] = all }
    return tags
  }
  /// The description of the type in the user's language. Always `nil`.
  public var localizedDescription: String? { nil }
  /// The version of the type. Always `nil`.
  public var version: Int? { nil }
  /// The URL of the type's documentation. Always `nil`.
  public var referenceURL: URL? { nil }

  /// All types to which the type conforms, excluding itself.
  public var supertypes: Set<UTType> {
    var found: Set<UTType> = []
    var open = declaration?.supertypes ?? []
    while let next = open.popLast() {
      let type = UTType(declared: next)
      if found.insert(type).inserted { open += type.declaration?.supertypes ?? [] }
    }
    return found
  }

  /// Returns whether the type equals another type or conforms to it.
  public func conforms(to type: UTType) -> Bool { self == type || supertypes.contains(type) }
  /// Returns whether the type conforms to another type and does not equal it.
  public func isSubtype(of type: UTType) -> Bool { self != type && conforms(to: type) }
  /// Returns whether another type conforms to this type and does not equal it.
  public func isSupertype(of type: UTType) -> Bool { type.isSubtype(of: self) }

  /// Whether the type was created for a tag that no declared type has.
  public var isDynamic: Bool { identifier.hasPrefix("dyn.") }
  /// Whether the type is declared, as opposed to dynamic.
  public var isDeclared: Bool { !isDynamic }
  /// Whether the identifier begins with `public.`.
  public var isPublic: Bool { identifier.hasPrefix("public.") }
}

extension UTType: Hashable, Codable, CustomStringConvertible {
  public static func == (a: UTType, b: UTType) -> Bool { a.identifier == b.identifier }

  public func hash(into hasher: inout Hasher) { hasher.combine(identifier) }

  /// Decodes a type from its identifier.
  ///
  /// - Throws: An error if the identifier is not declared.
  public init(from decoder: any Decoder) throws {
    let name = try decoder.singleValueContainer().decode(String.self)
    guard let type = UTType(name) else {
      throw DecodingError.dataCorrupted(
        .init(codingPath: decoder.codingPath, debugDescription: "No type '\(name)' is declared."))
    }
    self = type
  }

  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(identifier)
  }

  public var description: String { identifier }
}

/// A class of tags that identify types, such as filename extensions.
public struct UTTagClass: RawRepresentable, Hashable, Sendable {
  /// The identifier of the tag class.
  public let rawValue: String

  /// Creates a tag class from its identifier.
  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// Filename extensions, without a period.
  public static let filenameExtension = UTTagClass(rawValue: "public.filename-extension")
  /// MIME types.
  public static let mimeType = UTTagClass(rawValue: "public.mime-type")
}
