// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

// Finds the source lines of SwiftUI views. SwiftUI's initializers don't record their callers, and a line in every view would cost
// memory in every screen. Instead, the program's symbol table and line table lead from an app's view type to the source file of
// its body. The calls in that source are then matched with the view's name, its literal and its position. A line is reported only
// if the match is unique. If the source has changed since the program was built, only the type's line is known.

internal import Foundation
internal import Tessera
internal import TesseraViews
internal import TesseraWorkers

/// Finds the lines of declarations.
@MainActor
final class DeclarationFinder {
  static let shared = DeclarationFinder()

  private lazy var functions = FunctionLines(containing: ["4body", "8makeBody", "10makeUIView"])
  private var types: [ObjectIdentifier: TypeSource?] = [:]

  /// The source of an app's view type.
  private struct TypeSource {
    let path: String
    /// The line of the type's declaration or, without a source, of its body.
    let line: Int
    let calls: SourceCalls?
  }

  /// Makes explanations, audits and the inspector report lines.
  static func install() { DeclarationPlaces.find = { shared.origin(of: $0) } }

  /// Returns the line of a declaration, the file that contains it if the line is unknown, or nil.
  func origin(of source: DeclaredSource) -> ScreenInspector.Origin? {
    if let type = source.type { return typeSource(type).map { Self.origin($0.path, $0.line) } }
    let owners = source.owners.compactMap(typeSource)
    if let call = source.call, let found = line(of: call, source, in: owners) { return found }
    return owners.first.map { ScreenInspector.Origin(name: Self.file($0.path), place: $0.path) }
  }

  // MARK: Calls

  private func line(of call: String, _ source: DeclaredSource, in owners: [TypeSource]) -> ScreenInspector.Origin? {
    let literal = source.argument.map { $0.filter { $0 != " " } }
    if let literal {
      for owner in owners {
        // A text is often a control's title: `Button("Sign in")`.
        let names = source.isModifier || call != "Text" ? [call] : [call, nil]
        for name in names {
          let exact = owner.calls?.calls(of: name, isModifier: source.isModifier).filter { Self.begins($0, literal) } ?? []
          if exact.count == 1 { return Self.origin(owner.path, exact[0].line) }
          if exact.count > 1 { return ordinal(call, source, literal, owners) }
        }
      }
    }
    if let found = ordinal(call, source, nil, owners) { return found }
    for owner in owners {
      let calls = owner.calls?.calls(of: call, isModifier: source.isModifier) ?? []
      if calls.count == 1, !Self.contradicts(calls[0], literal) { return Self.origin(owner.path, calls[0].line) }
      if !calls.isEmpty { return nil }
    }
    return nil
  }

  /// Returns the line of a call by its position, if the source has as many calls as the view declared.
  private func ordinal(
    _ call: String, _ source: DeclaredSource, _ literal: String?, _ owners: [TypeSource]
  ) -> ScreenInspector.Origin? {
    guard let (index, count) = source.ordinal, let owner = owners.first,
      let calls = owner.calls?.calls(of: call, isModifier: source.isModifier), calls.count == count,
      !Self.contradicts(calls[index], literal)
    else { return nil }
    return Self.origin(owner.path, calls[index].line)
  }

  private static func begins(_ call: SourceCalls.Call, _ arguments: String) -> Bool {
    guard call.arguments.hasPrefix(arguments) else { return false }
    let rest = call.arguments.dropFirst(arguments.count)
    return rest.isEmpty || rest.first == ","
  }

  /// Returns whether a call's first argument is a string literal that differs from the literal on the screen.
  private static func contradicts(_ call: SourceCalls.Call, _ literal: String?) -> Bool {
    guard let literal, literal.hasPrefix("\""), call.arguments.hasPrefix("\"") else { return false }
    return !call.arguments.contains("\\(") && !begins(call, literal)
  }

  // MARK: Types

  private func typeSource(_ type: Any.Type) -> TypeSource? {
    if let known = types[ObjectIdentifier(type)] { return known }
    let found = findSource(type)
    types[ObjectIdentifier(type)] = .some(found)
    return found
  }

  private func findSource(_ type: Any.Type) -> TypeSource? {
    let name = Self.qualifiedName(of: type)
    let members = [".body.getter", ".body(", ".makeBody(", ".makeUIView"]
    guard let site = members.lazy.compactMap({ self.functions.declaration(ofFunctionBeginningWith: name + $0) }).first
    else { return nil }
    let own = name.split(separator: ".").last.map(String.init) ?? name
    let calls = Self.isUpToDate(site.file) ? Self.source(site.file).map { SourceCalls($0, type: own) } : nil
    return TypeSource(path: site.file, line: calls?.declarationLine ?? site.line, calls: calls)
  }

  /// Returns a type's name with its module, as in the demangled names of its functions: without generic arguments and without the
  /// numbers of private contexts.
  static func qualifiedName(of type: Any.Type) -> String {
    var result = ""
    var depth = 0
    for character in _typeName(type, qualified: true) {
      if character == "<" || character == "(" { depth += 1 }
      if depth == 0 { result.append(character) }
      if character == ">" || character == ")" { depth -= 1 }
    }
    return result.split(separator: ".").joined(separator: ".")
  }

  /// Returns whether a source has not been changed since the program was built.
  private static func isUpToDate(_ path: String) -> Bool {
    func date(_ path: String) -> Date? {
      try? URL(fileURLWithPath: path).resolvingSymlinksInPath().resourceValues(forKeys: [.contentModificationDateKey])
        .contentModificationDate
    }
    guard let source = date(path), let program = date(FunctionLines.program) else { return false }
    return source <= program
  }

  private static func source(_ path: String) -> String? { try? String(contentsOfFile: path, encoding: .utf8) }

  private static func file(_ path: String) -> String { path.split(separator: "/").last.map(String.init) ?? path }

  private static func origin(_ path: String, _ line: Int) -> ScreenInspector.Origin {
    ScreenInspector.Origin(name: "\(file(path)):\(line)", place: "\(path):\(line)")
  }
}
