// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

// Reads the public declarations in formatted Swift sources, in which indentation indicates nesting. A member is
// indented by two spaces relative to its type, and anything deeper is part of a function body.

import Foundation

/// A public type, or an external type that the sources extend.
struct ScannedType: Equatable {
  var name: String
  /// "class", "struct", "enum", "protocol" or "typealias", or nil for an external type.
  var kind: String?
  var summary = ""
  var members: [String] = []
  /// The documented differences from UIKit, each with the member ("" for the type itself) and the text of its doc
  /// comment.
  var deviations: [Deviation] = []

  struct Deviation: Equatable {
    let member: String
    let text: String
  }
}

struct SourceScanner {
  private struct Scope {
    let indent: Int
    let name: String
    let kind: String
    /// Whether members are public without an access modifier.
    let makesPublic: Bool
  }

  private(set) var types: [String: ScannedType] = [:]
  /// The types that the last source declares or extends, in order, and whether it is their first declaration.
  private(set) var found: [(name: String, isDeclaration: Bool)] = []
  private var hidden: Set<String> = []
  private var scopes: [Scope] = []
  private var doc: [String] = []

  /// The public types, excluding extensions of types that are not public.
  var publicTypes: [ScannedType] {
    types.values.filter { !hidden.contains($0.name) && ($0.kind != nil || !$0.members.isEmpty) }
      .sorted { $0.name < $1.name }
  }

  mutating func scan(_ source: String) {
    scopes = []
    doc = []
    found = []
    let lines = source.split(separator: "\n", omittingEmptySubsequences: false)
    for (index, line) in lines.enumerated() {
      let text = line.drop { $0 == " " }
      if text.hasPrefix("///") {
        doc.append(String(text.dropFirst(3).drop { $0 == " " }))
        continue
      }
      if text.hasPrefix("@"), !text.contains(" ") || text.hasSuffix(")") || text == "@preconcurrency @MainActor" {
        continue
      }
      if let first = text.first, first.isLetter || first == "@" {
        readDeclaration(Declaration(text), indent: line.count - text.count, lines: lines[index...])
      }
      doc = []
    }
  }

  private mutating func readDeclaration(_ declaration: Declaration, indent: Int, lines: ArraySlice<Substring>) {
    guard let keyword = declaration.keyword else { return }
    while let last = scopes.last, last.indent >= indent { scopes.removeLast() }
    guard indent == (scopes.last?.indent ?? -2) + 2 else { return }
    let isPublic = declaration.isPublic || scopes.last?.makesPublic == true
    switch keyword {
    case "class", "struct", "enum", "protocol", "extension", "actor":
      enter(keyword, declaration.name, isPublic, indent)
      readBody(on: lines.first ?? "", indent: indent)
    case "typealias":
      if isPublic, scopes.isEmpty { declare(declaration.name, keyword) } else if isPublic { add(declaration.name) }
    case "case":
      if let scope = scopes.last, scope.kind == "enum", !hidden.contains(scope.name) {
        Declaration.cases(in: lines).forEach { add("." + $0) }
      }
    default:
      if isPublic, !declaration.isOverride { add(declaration.memberName(in: lines)) }
    }
  }

  /// Reads the members of a type that is declared on a single line.
  private mutating func readBody(on line: Substring, indent: Int) {
    guard let brace = line.firstIndex(of: "{"), line.hasSuffix("}") else { return }
    doc = []
    for member in line[line.index(after: brace)...].dropLast().split(separator: ";") {
      let text = member.drop { $0 == " " }
      readDeclaration(Declaration(text), indent: indent + 2, lines: [text])
    }
  }

  private mutating func enter(_ kind: String, _ name: String, _ isPublic: Bool, _ indent: Int) {
    let path = kind == "extension" ? name : (scopes.map(\.name).suffix(1) + [name]).joined(separator: ".")
    if kind != "extension" {
      if isPublic { declare(path, kind) } else { hidden.insert(path) }
    } else {
      found.append((path, isDeclaration: false))
      if types[path] == nil { types[path] = ScannedType(name: path) }
    }
    let makesPublic = isPublic && (kind == "protocol" || kind == "extension")
    scopes.append(Scope(indent: indent, name: path, kind: kind, makesPublic: makesPublic))
  }

  private mutating func declare(_ path: String, _ kind: String) {
    var type = types[path] ?? ScannedType(name: path)
    found.append((path, isDeclaration: type.kind == nil))
    type.kind = kind
    type.summary = doc.prefix { !$0.isEmpty && !$0.hasPrefix("- ") }.joined(separator: " ")
    if let text = deviation { type.deviations.append(.init(member: "", text: text)) }
    types[path] = type
  }

  private mutating func add(_ member: String) {
    guard let scope = scopes.last, !hidden.contains(scope.name) else { return }
    if types[scope.name]?.members.contains(member) == false { types[scope.name]?.members.append(member) }
    if let text = deviation { types[scope.name]?.deviations.append(.init(member: member, text: text)) }
  }

  /// The text after "- Note: Differs from UIKit:" in the comment that was read last.
  private var deviation: String? {
    let mark = "- Note: Differs from UIKit:"
    guard let start = doc.firstIndex(where: { $0.hasPrefix(mark) }) else { return nil }
    let rest = doc[(start + 1)...].prefix { !$0.isEmpty && !$0.hasPrefix("- ") }
    return ([String(doc[start].dropFirst(mark.count))] + rest).joined(separator: " ").trimmingCharacters(
      in: .whitespaces)
  }
}
