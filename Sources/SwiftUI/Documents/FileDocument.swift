// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

internal import Foundation
public import TesseraCombine
public import UniformTypeIdentifiers

/// The file that a document is read from.
public struct FileDocumentReadConfiguration {
  /// The type of the file.
  public let contentType: UTType
  /// The file.
  public let file: FileWrapper
}

/// The file that a document is written to.
public struct FileDocumentWriteConfiguration {
  /// The type of the file.
  public let contentType: UTType
  /// The existing file, or nil if the document is written to a new file.
  public let existingFile: FileWrapper?
}

/// A document that is a value, which is read from and written to a file.
@preconcurrency
public protocol FileDocument {
  /// The file that a document is read from.
  typealias ReadConfiguration = FileDocumentReadConfiguration
  /// The file that a document is written to.
  typealias WriteConfiguration = FileDocumentWriteConfiguration
  /// The types of files that can be read.
  static var readableContentTypes: [UTType] { get }
  /// The types of files that can be written. By default, those that can be read.
  static var writableContentTypes: [UTType] { get }
  /// Reads a document. Throws an error if the file is invalid.
  init(configuration: ReadConfiguration) throws
  /// Returns the file of the document.
  func fileWrapper(configuration: WriteConfiguration) throws -> FileWrapper
}

extension FileDocument {
  /// The types of files that can be read.
  public static var writableContentTypes: [UTType] { readableContentTypes }
}

/// A document that is an object, which is read from and written to a file.
@preconcurrency
public protocol ReferenceFileDocument: ObservableObject {
  /// A copy of the document's state, from which a file is written.
  associatedtype Snapshot
  /// The file that a document is read from.
  typealias ReadConfiguration = FileDocumentReadConfiguration
  /// The file that a document is written to.
  typealias WriteConfiguration = FileDocumentWriteConfiguration
  /// The types of files that can be read.
  static var readableContentTypes: [UTType] { get }
  /// The types of files that can be written. By default, those that can be read.
  static var writableContentTypes: [UTType] { get }
  /// Reads a document. Throws an error if the file is invalid.
  init(configuration: ReadConfiguration) throws
  /// Returns a copy of the document's state.
  func snapshot(contentType: UTType) throws -> Snapshot
  /// Returns the file of a copy of the document's state.
  func fileWrapper(snapshot: Snapshot, configuration: WriteConfiguration) throws -> FileWrapper
}

extension ReferenceFileDocument {
  /// The types of files that can be read.
  public static var writableContentTypes: [UTType] { readableContentTypes }
}

/// A document to export: its file, and the types that it can have.
struct ExportedDocument {
  let types: [UTType]
  let makeFile: (FileDocumentWriteConfiguration) throws -> FileWrapper

  init<D: FileDocument>(_ document: D) {
    types = D.writableContentTypes
    makeFile = { try document.fileWrapper(configuration: $0) }
  }

  init<D: ReferenceFileDocument>(_ document: D) {
    types = D.writableContentTypes
    makeFile = {
      try document.fileWrapper(snapshot: document.snapshot(contentType: $0.contentType), configuration: $0)
    }
  }

  /// Returns the type of the file: the first of the given types, or else of the document's types.
  func type(_ preferred: [UTType]) -> UTType { preferred.first ?? types.first ?? .data }

  /// Writes the document to a file.
  func write(to url: URL, as type: UTType) throws {
    let existing = FileManager.default.fileExists(atPath: url.path) ? try FileWrapper(url: url) : nil
    let file = try makeFile(FileDocumentWriteConfiguration(contentType: type, existingFile: existing))
    // A folder or a link can't be written over another file.
    if let existing, existing.isDirectory || file.isDirectory || file.isSymbolicLink {
      try FileManager.default.removeItem(at: url)
    }
    try file.write(to: url, options: .atomic, originalContentsURL: existing == nil ? nil : url)
  }
}
