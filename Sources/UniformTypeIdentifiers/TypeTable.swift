// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import Foundation

/// What is known of a type.
struct TypeDeclaration: Sendable {
  var identifier: String
  var supertypes: [String] = []
  var extensions: [String] = []
  var mimeTypes: [String] = []
}

/// The declared types by what they are looked up with. Made once.
struct TypeTable: Sendable {
  static let shared = TypeTable(DeclaredTypes.table)

  private(set) var types: [String: TypeDeclaration] = [:]
  private(set) var byExtension: [String: [String]] = [:]
  private(set) var byMIMEType: [String: [String]] = [:]

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
