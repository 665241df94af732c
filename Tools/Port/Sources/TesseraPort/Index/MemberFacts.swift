// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

internal import SwiftSyntax

/// The properties of a method, property or other member that the rules use.
struct MemberFacts: Sendable {
  enum Declaration: Sendable {
    case method(FunctionDeclSyntax)
    case property(VariableDeclSyntax)
    case subscripted(SubscriptDeclSyntax)
  }

  let declaration: Declaration
  let base: String
  /// The argument labels, with "_" for an omitted label, or nil for properties.
  let labels: [String]?
  let modifiers: Set<String>
  let attributes: Set<String>
  /// The name in `@objc(…)`.
  let explicitName: String?
  /// Whether the member is in an `#if` clause that may be inactive.
  let isConditional: Bool

  var isMethod: Bool { labels != nil }
  var isOverride: Bool { modifiers.contains("override") }
  var isOptional: Bool { modifiers.contains("optional") }
  var isStatic: Bool { modifiers.contains("static") || modifiers.contains("class") }
  var isPrivate: Bool { modifiers.contains("private") || modifiers.contains("fileprivate") }
  /// The base name and labels, such as `save(_:to:)`, or a property's name.
  var fullName: String { labels.map { Self.fullName(base, $0) } ?? base }

  /// The declaration's byte offset, which identifies a member within a file.
  var offset: Int {
    switch declaration {
    case .method(let node): node.range.lowerBound
    case .property(let node): node.range.lowerBound
    case .subscripted(let node): node.range.lowerBound
    }
  }

  static func fullName(_ base: String, _ labels: [String]) -> String {
    base + "(" + labels.map { $0 + ":" }.joined() + ")"
  }

  /// Whether the member is deprecated or unavailable on all platforms, so that using it causes a diagnostic.
  var isDiscouraged: Bool {
    let list: AttributeListSyntax =
      switch declaration {
      case .method(let node): node.attributes
      case .property(let node): node.attributes
      case .subscripted(let node): node.attributes
      }
    return list.contains { attribute in
      guard let attribute = attribute.as(AttributeSyntax.self),
        attribute.attributeName.trimmedDescription == "available"
      else { return false }
      let text = attribute.oneLine
      return text.contains("*") && (text.contains("unavailable") || text.contains("deprecated"))
    }
  }

  var modifierList: DeclModifierListSyntax {
    switch declaration {
    case .method(let node): node.modifiers
    case .property(let node): node.modifiers
    case .subscripted(let node): node.modifiers
    }
  }

  /// The types of a method's parameters, without whitespace.
  var parameterTypes: [String] {
    guard case .method(let node) = declaration else { return [] }
    return node.signature.parameterClause.parameters.map { Self.plainText(of: $0.type) }
  }

  /// The types of a method's parameters and result, or a property's type. Empty if the type is inferred.
  var allTypes: [String] {
    switch declaration {
    case .method(let node):
      parameterTypes + [node.signature.returnClause.map { Self.plainText(of: $0.type) } ?? "Void"]
    case .property(let node): [node.bindings.first?.typeAnnotation.map { Self.plainText(of: $0.type) } ?? ""]
    case .subscripted: []
    }
  }

  /// The text of all types in a method's signature, to distinguish overloads.
  var typeText: String {
    guard case .method(let node) = declaration else { return "" }
    let result = node.signature.returnClause.map { Self.plainText(of: $0.type) } ?? ""
    return parameterTypes.joined(separator: ",") + "->" + result + (isStatic ? " static" : "")
  }

  /// Returns a type's text without whitespace and parts that don't distinguish types.
  static func plainText(of type: some TypeSyntaxProtocol) -> String {
    let text = type.oneLine.replacing("@escaping ", with: "").replacing("any ", with: "").filter { !$0.isWhitespace }
    return text.hasSuffix("!") ? text.dropLast() + "?" : text
  }

  func matches(_ other: MemberFacts) -> Bool {
    base == other.base && labels == other.labels && isStatic == other.isStatic
  }
}

extension MemberFacts {
  /// Returns the members of a declaration. For `var a = 1, b = 2`, there are several.
  static func members(of declaration: DeclSyntax, isConditional: Bool) -> [MemberFacts] {
    if let method = declaration.as(FunctionDeclSyntax.self) {
      let labels = method.signature.parameterClause.parameters.map { unquoted($0.firstName.text) }
      return [
        MemberFacts(
          declaration: .method(method), base: unquoted(method.name.text), labels: labels,
          modifiers: names(method.modifiers), attributes: names(method.attributes),
          explicitName: explicitName(method.attributes), isConditional: isConditional)
      ]
    }
    if let property = declaration.as(VariableDeclSyntax.self) {
      return property.bindings.compactMap { binding in
        guard let name = binding.pattern.as(IdentifierPatternSyntax.self) else { return nil }
        return MemberFacts(
          declaration: .property(property), base: unquoted(name.identifier.text), labels: nil,
          modifiers: names(property.modifiers), attributes: names(property.attributes),
          explicitName: explicitName(property.attributes), isConditional: isConditional)
      }
    }
    if let node = declaration.as(SubscriptDeclSyntax.self) {
      return [
        MemberFacts(
          declaration: .subscripted(node), base: "subscript",
          labels: node.parameterClause.parameters.map { unquoted($0.firstName.text) },
          modifiers: names(node.modifiers), attributes: names(node.attributes), explicitName: nil,
          isConditional: isConditional)
      ]
    }
    return []
  }

  static func names(_ modifiers: DeclModifierListSyntax) -> Set<String> {
    if modifiers.isEmpty { return [] }
    // `private(set)` does not affect the getter.
    return Set(modifiers.filter { $0.detail == nil }.map(\.name.text))
  }

  static func names(_ attributes: AttributeListSyntax) -> Set<String> {
    if attributes.isEmpty { return [] }
    return Set(attributes.compactMap { $0.as(AttributeSyntax.self)?.attributeName.trimmedDescription })
  }

  static func explicitName(_ attributes: AttributeListSyntax) -> String? {
    for attribute in attributes.compactMap({ $0.as(AttributeSyntax.self) })
    where attribute.attributeName.trimmedDescription == "objc" {
      return attribute.arguments.map { String($0.description.filter { !$0.isWhitespace }) }
    }
    return nil
  }

  /// Returns a name without its backticks.
  static func unquoted(_ name: String) -> String {
    name.hasPrefix("`") && name.count > 2 ? String(name.dropFirst().dropLast()) : name
  }
}
