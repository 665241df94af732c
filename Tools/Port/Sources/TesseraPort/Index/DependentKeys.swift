// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

internal import SwiftParser
internal import SwiftSyntax

// `keyPathsForValuesAffectingFullName` returns the properties that the computed property `fullName` depends on. The
// Objective-C runtime calls this method by name. The tool instead reads the property names in the method, and makes
// the setters of these properties notify observers of the computed property.

/// The dependencies between a class's properties.
struct DependentKeys {
  static let method = "keyPathsForValuesAffectingValue(forKey:)"
  static let prefix = "keyPathsForValuesAffecting"

  private var dependents: [String: [String]] = [:]

  init(of type: TypeFacts, index: ModuleIndex) {
    for member in index.lineage(of: type).flatMap(\.members) where member.isStatic && member.base.hasPrefix(Self.prefix)
    {
      guard case .method(let node) = member.declaration, let body = node.body else { continue }
      if member.fullName == Self.method {
        let finder = CaseFinder(viewMode: .sourceAccurate)
        finder.walk(body)
        for (keys, grounds) in finder.found { add(keys, grounds) }
      } else if member.labels == [] {
        let name = member.base.dropFirst(Self.prefix.count)
        add([name.prefix(1).lowercased() + name.dropFirst()], NameFinder.names(in: body))
      }
    }
  }

  private mutating func add(_ keys: [String], _ grounds: [String]) {
    for ground in grounds { dependents[ground, default: []] += keys }
  }

  /// Returns the properties that depend on a property, directly or indirectly.
  func dependents(of key: String) -> [String] {
    var found: [String] = []
    var open = [key]
    while let next = open.popLast() {
      for dependent in dependents[next] ?? [] where dependent != key && !found.contains(dependent) {
        found.append(dependent)
        open.append(dependent)
      }
    }
    return found
  }
}

/// Finds the keys in `case "fullName": return ["firstName"]` and `if key == "fullName" { return ["firstName"] }`.
private final class CaseFinder: SyntaxVisitor {
  var found: [(keys: [String], grounds: [String])] = []

  override func visit(_ node: SwitchCaseSyntax) -> SyntaxVisitorContinueKind {
    found.append((NameFinder.names(in: node.label), NameFinder.names(in: node.statements)))
    return .skipChildren
  }

  override func visit(_ node: IfExprSyntax) -> SyntaxVisitorContinueKind {
    found.append((NameFinder.names(in: node.conditions), NameFinder.names(in: node.body)))
    if let rest = node.elseBody { walk(rest) }
    return .skipChildren
  }
}

/// Finds property names in string literals and `#keyPath`.
private final class NameFinder: SyntaxVisitor {
  private var names: [String] = []

  static func names(in node: some SyntaxProtocol) -> [String] {
    let finder = NameFinder(viewMode: .sourceAccurate)
    finder.walk(node)
    return finder.names
  }

  override func visit(_ node: StringLiteralExprSyntax) -> SyntaxVisitorContinueKind {
    if let text = node.representedLiteralValue, !text.isEmpty, !text.contains(".") { names.append(text) }
    return .skipChildren
  }

  override func visit(_ node: MacroExpansionExprSyntax) -> SyntaxVisitorContinueKind {
    guard node.macroName.text == "keyPath", let path = node.arguments.first?.expression else { return .visitChildren }
    let name = path.trimmedDescription.split(separator: ".").last.map(String.init)
    if let name { names.append(MemberFacts.unquoted(name)) }
    return .skipChildren
  }
}
