// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

// Finds the source lines of SwiftUI views. SwiftUI's initializers don't record their callers, and a line in every view would cost
// memory in every screen. Instead, the program's symbol table and line table lead from an app's view type to the source file of
// its body. The calls in the sources of all types around a view are then matched with the view's name, its literal and its
// position. If several calls match, all of their lines are reported, or none if there are too many. If a source has changed since
// the program was built, only the lines of its types are known.

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

  /// Returns the line of a declaration, several possible lines of a file, or nil.
  func origin(of source: DeclaredSource) -> ScreenInspector.Origin? {
    if let type = source.type { return typeSource(type).map { Self.origin($0.path, [$0.line]) } }
    guard let call = source.call else { return nil }
    let owners = source.owners.compactMap(typeSource)
    if source.isRoot, let owner = owners.first, let root = owner.calls?.root, root.name == call {
      return Self.origin(owner.path, [root.line])
    }
    let found = owners.map { places(of: call, source, in: $0) }
    let exact = found.flatMap(\.exact)
    // A string is more likely to be that of an equal literal than a value. A number may also be a value.
    let isText = source.argument?.contains("\"") == true
    let possible = isText && !exact.isEmpty ? exact : exact + found.flatMap(\.possible)
    guard let first = possible.first else { return nil }
    if possible.count == 1 { return Self.origin(first.path, [first.line]) }
    if let found = ordinalPlace(of: call, source, in: owners), possible.contains(found) {
      return Self.origin(found.path, [found.line])
    }
    let lines = Set(possible.map(\.line)).sorted()
    guard lines.count <= Self.mostLines, possible.allSatisfy({ $0.path == first.path }) else { return nil }
    return Self.origin(first.path, lines)
  }

  /// The maximum number of lines among which a declaration may be.
  private static let mostLines = 4

  // MARK: Calls

  private struct Place: Equatable {
    let path: String
    let line: Int
  }

  /// Returns the calls in a type that have exactly a view's arguments, and the calls that may have them.
  private func places(
    of call: String, _ source: DeclaredSource, in owner: TypeSource
  ) -> (exact: [Place], possible: [Place]) {
    guard let all = owner.calls else { return ([], []) }
    let calls = all.calls(of: call, isModifier: source.isModifier)
    func places(_ calls: [SourceCalls.Call]) -> [Place] { calls.map { Place(path: owner.path, line: $0.line) } }
    guard let argument = source.argument else { return ([], places(calls)) }
    let literals = Self.literals(of: argument, call)
    func isExact(_ call: SourceCalls.Call) -> Bool { literals.contains { call.begins(with: $0) } }
    var exact = calls.filter(isExact)
    // A text is often a control's title: `Button("Sign in")`.
    if exact.isEmpty, call == "Text" { exact = all.calls(of: nil, isModifier: false).filter(isExact) }
    // A literal that differs from the one on the screen may be translated, but a call with a value is more likely.
    let values = calls.filter { call in
      !isExact(call) && !call.isLiteral && !call.arguments.isEmpty
        && (call.hasInterpolation || !call.arguments.hasPrefix("\""))
    }
    return (places(exact), places(values))
  }

  /// Returns the arguments that result in an argument on the screen, without white space. Padding is 16 points by default.
  private static func literals(of argument: String, _ call: String) -> [String] {
    let literal = argument.contains("\"") ? argument.replacing(": \"", with: ":\"") : argument.filter { $0 != " " }
    guard call == "padding" else { return [literal] }
    if literal == "16" { return [literal, ""] }
    return literal.hasSuffix(",16") ? [literal, String(literal.dropLast(3))] : [literal]
  }

  /// Returns a call by its position, if the source has as many calls as the view declared.
  private func ordinalPlace(of call: String, _ source: DeclaredSource, in owners: [TypeSource]) -> Place? {
    guard let (index, count) = source.ordinal, let owner = owners.first,
      let calls = owner.calls?.calls(of: call, isModifier: source.isModifier), calls.count == count
    else { return nil }
    return Place(path: owner.path, line: calls[index].line)
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

  private static func origin(_ path: String, _ lines: [Int]) -> ScreenInspector.Origin {
    ScreenInspector.Origin(
      name: "\(file(path)):" + lines.map(String.init).joined(separator: " or "), place: "\(path):\(lines.first ?? 0)")
  }
}
