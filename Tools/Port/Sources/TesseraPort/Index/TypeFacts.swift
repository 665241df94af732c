// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

internal import SwiftSyntax

/// An initializer of a class.
struct InitFacts: Sendable {
  /// Whether it is `init()`, neither failable nor with effects, and may be called.
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

/// A declaration or an extension of a type.
struct BodyFacts: Sendable {
  let file: Int
  let isExtension: Bool
  /// In a part of `#if` that may be inactive.
  let isConditional: Bool
  let isConstrained: Bool
  let modifiers: Set<String>
  let attributes: Set<String>
  /// The name that `@objc(…)` gives.
  let explicitName: String?
  let inherited: [InheritedTypeSyntax]
  let inheritedNames: [String]
  let nameEnd: Int
  /// Where the closing brace stands.
  let end: Int
  let leftBraceEnd: Int
  let members: [MemberFacts]
  /// The base names of the methods.
  let methodNames: Set<String>
  /// Its initializers.
  let initializers: [InitFacts]
}

/// All that a module says about a type.
struct TypeFacts: Sendable {
  enum Kind: Sendable {
    case `class`, `protocol`, value
    /// Only extended here; declared in a module that the tool does not see.
    case foreign
  }

  let name: String
  var kind: Kind
  /// Generic, or inside of a function or of a generic type.
  var isGeneric = false
  var bodies: [BodyFacts] = []

  /// The declarations, without the extensions.
  var declarations: [BodyFacts] { bodies.filter { !$0.isExtension } }
  var members: [MemberFacts] { bodies.flatMap(\.members) }

  /// The name of a type as it is written, without attributes, generic arguments, `any` and comments.
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
