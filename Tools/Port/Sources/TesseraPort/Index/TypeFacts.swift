// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

internal import SwiftSyntax

/// An initializer of a class.
struct InitFacts: Sendable {
  /// Whether this is an accessible `init()` that is neither failable nor `async` or `throws`.
  let isPlain: Bool
  let isOverride: Bool
  let isConvenience: Bool

  init(_ node: InitializerDeclSyntax) {
    let modifiers = MemberFacts.names(node.modifiers)
    isPlain =
      node.signature.parameterClause.parameters.isEmpty && node.optionalMark == nil
      && node.signature.effectSpecifiers == nil && node.genericParameterClause == nil
      && !node.attributes.contains {
        ["unavailable", "deprecated"].contains(where: $0.trimmedDescription.contains)
      }
    isOverride = modifiers.contains("override")
    isConvenience = modifiers.contains("convenience")
  }
}

/// A type's declaration or one of its extensions.
struct BodyFacts: Sendable {
  let file: Int
  let isExtension: Bool
  /// Whether the body is in an `#if` clause that may be inactive.
  let isConditional: Bool
  let isConstrained: Bool
  let modifiers: Set<String>
  let attributes: Set<String>
  /// The name in `@objc(…)`.
  let explicitName: String?
  let inherited: [InheritedTypeSyntax]
  let inheritedNames: [String]
  let nameEnd: Int
  /// The byte offset of the closing brace.
  let end: Int
  let leftBraceEnd: Int
  let members: [MemberFacts]
  /// The base names of the methods.
  let methodNames: Set<String>
  /// The initializers declared in the body.
  let initializers: [InitFacts]
}

/// A type with its declaration and all extensions in a module.
struct TypeFacts: Sendable {
  enum Kind: Sendable {
    case `class`, `protocol`, value
    /// A type that the sources only extend and that a module unknown to the tool declares.
    case foreign
  }

  let name: String
  var kind: Kind
  /// Whether the type is generic or is nested in a function or a generic type.
  var isGeneric = false
  var bodies: [BodyFacts] = []

  /// The bodies that are declarations and not extensions.
  var declarations: [BodyFacts] { bodies.filter { !$0.isExtension } }
  var members: [MemberFacts] { bodies.flatMap(\.members) }

  /// Returns a type's name as written, without attributes, generic arguments, `any` and comments.
  static func plainName(_ type: some TypeSyntaxProtocol) -> String {
    if let identifier = type.as(IdentifierTypeSyntax.self) { return MemberFacts.unquoted(identifier.name.text) }
    if let member = type.as(MemberTypeSyntax.self) {
      return plainName(member.baseType) + "." + MemberFacts.unquoted(member.name.text)
    }
    if let attributed = type.as(AttributedTypeSyntax.self) { return plainName(attributed.baseType) }
    if let some = type.as(SomeOrAnyTypeSyntax.self) { return plainName(some.constraint) }
    return type.trimmedDescription
  }
}
