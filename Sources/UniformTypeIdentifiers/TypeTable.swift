// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import Foundation
import Synchronization

/// The declaration of a uniform type.
struct TypeDeclaration: Sendable {
  var identifier: String
  var supertypes: [String] = []
  var extensions: [String] = []
  var mimeTypes: [String] = []
}

/// The declared types, indexed by identifier and tag. Created once.
struct TypeTable: Sendable {
  static let shared = TypeTable(DeclaredTypes.table)

  private(set) var types: [String: TypeDeclaration] = [:]
  private(set) var byExtension: [String: [String]] = [:]
  private(set) var byMIMEType: [String: [String]] = [:]

  /// The types declared by the app, by identifier.
  private static let appTypes = Mutex<[String: TypeDeclaration]>([:])

  /// Returns the declaration of a type, or `nil` if it isn't declared.
  static func declaration(of identifier: String) -> TypeDeclaration? {
    shared.types[identifier] ?? appTypes.withLock { $0[identifier] }
  }

  /// Records that the app declares a type with a supertype. If the app has already declared the type, adds the
  /// supertype. Does not change system types.
  static func declare(_ identifier: String, conformingTo parent: UTType?) {
    guard shared.types[identifier] == nil else { return }
    appTypes.withLock { types in
      var type = types[identifier] ?? TypeDeclaration(identifier: identifier, supertypes: [UTType.data.identifier])
      if let parent = parent?.identifier, !type.supertypes.contains(parent) {
        // `data` is only the default supertype, so it is replaced.
        if type.supertypes == [UTType.data.identifier] { type.supertypes = [] }
        type.supertypes.append(parent)
      }
      types[identifier] = type
    }
  }

  /// Records the declaration of a dynamic type.
  static func declare(dynamic type: TypeDeclaration) {
    appTypes.withLock { $0[type.identifier] = type }
  }

  init(_ lines: [Substring]) {
    for line in lines {
      let parts = line.split(separator: "|", omittingEmptySubsequences: false)
      guard parts.count == 4 else { continue }
      let lists = parts.dropFirst().map { $0.split(separator: ",").map(String.init) }
      let type = TypeDeclaration(
        identifier: String(parts[0]), supertypes: lists[0], extensions: lists[1], mimeTypes: lists[2])
      types[type.identifier.lowercased()] = type
      for tag in type.extensions { byExtension[tag.lowercased(), default: []].append(type.identifier) }
      for tag in type.mimeTypes { byMIMEType[tag, default: []].append(type.identifier) }
    }
  }
}
