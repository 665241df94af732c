// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

internal import SwiftSyntax

/// The text of a declaration for use at another position: on one line and without features that Swift on Linux lacks.
enum Signature {
  /// Attributes that affect only Objective-C or Interface Builder.
  static let foreignAttributes: Set<String> = [
    "objc", "objcMembers", "nonobjc", "IBOutlet", "IBAction", "IBInspectable", "IBDesignable", "IBSegueAction",
    "NSManaged", "GKInspectable", "NSCopying",
  ]

  /// Returns the attributes to preserve, each followed by a space.
  static func attributes(_ list: AttributeListSyntax, only: (String) -> Bool = { _ in true }) -> String {
    list.compactMap { $0.as(AttributeSyntax.self) }
      .filter {
        let name = $0.attributeName.trimmedDescription
        return !foreignAttributes.contains(name) && only(name)
      }
      .map { $0.oneLine + " " }.joined()
  }

  /// Returns the modifiers except the dropped ones, each followed by a space.
  static func modifiers(_ list: DeclModifierListSyntax, without dropped: Set<String> = ["dynamic", "optional"])
    -> String
  {
    list.filter { !dropped.contains($0.name.text) }.map { $0.oneLine + " " }.joined()
  }

  /// Returns a method's text after its name, such as `(_ a: Int, b: String = "") async throws -> Bool`.
  static func head(_ method: FunctionDeclSyntax) -> String {
    (method.genericParameterClause?.oneLine ?? "") + named(method.signature).oneLine
      + (method.genericWhereClause.map { " " + $0.oneLine } ?? "")
  }

  /// Returns a method's text after its name for a protocol requirement, in which parameters have no default values.
  static func requirement(_ method: FunctionDeclSyntax) -> String {
    var signature = named(method.signature)
    signature.parameterClause.parameters = FunctionParameterListSyntax(
      signature.parameterClause.parameters.map { parameter in
        var parameter = parameter
        if parameter.defaultValue != nil { parameter.type.trailingTrivia = [] }
        parameter.defaultValue = nil
        return parameter
      })
    return (method.genericParameterClause?.oneLine ?? "") + signature.oneLine
      + (method.genericWhereClause.map { " " + $0.oneLine } ?? "")
  }

  /// Returns the signature with names for unnamed parameters (`_: Int`), so that the parameters can be forwarded.
  private static func named(_ signature: FunctionSignatureSyntax) -> FunctionSignatureSyntax {
    let parameters = signature.parameterClause.parameters
    guard parameters.contains(where: isNameless) else { return signature }
    var signature = signature
    signature.parameterClause.parameters = FunctionParameterListSyntax(
      parameters.enumerated().map { index, parameter in
        guard isNameless(parameter) else { return parameter }
        var parameter = parameter
        parameter.firstName.trailingTrivia = .space
        parameter.secondName = .identifier(name(at: index))
        return parameter
      })
    return signature
  }

  private static func isNameless(_ parameter: FunctionParameterSyntax) -> Bool {
    (parameter.secondName ?? parameter.firstName).text == "_"
  }

  private static func name(at index: Int) -> String { "port_\(index)" }

  /// Returns a parameter's name for use in an expression, where `in` and other keywords require backticks.
  private static func value(_ parameter: FunctionParameterSyntax, at index: Int) -> String {
    if isNameless(parameter) { return name(at: index) }
    let name = (parameter.secondName ?? parameter.firstName).text
    return keywords.contains(name) ? "`\(name)`" : name
  }

  /// The keywords that require backticks in an expression.
  private static let keywords: Set<String> = [
    "Any", "Self", "as", "associatedtype", "break", "case", "catch", "class", "continue", "default", "defer", "deinit",
    "do", "else", "enum", "extension", "fallthrough", "false", "fileprivate", "for", "func", "guard", "if", "import",
    "in", "init", "inout", "internal", "is", "let", "nil", "operator", "precedencegroup", "private", "protocol",
    "public", "repeat", "rethrows", "return", "self", "static", "struct", "subscript", "super", "switch", "throw",
    "throws", "true", "try", "typealias", "var", "where", "while",
  ]

  /// Returns the arguments that forward a method's parameters, or nil if forwarding isn't possible.
  static func forwarding(_ method: FunctionDeclSyntax) -> String? {
    var arguments: [String] = []
    for (index, parameter) in method.signature.parameterClause.parameters.enumerated() {
      guard parameter.ellipsis == nil else { return nil }
      let type = parameter.type.trimmedDescription
      var value = value(parameter, at: index)
      if type.hasPrefix("inout ") { value = "&" + value }
      if type.contains("@autoclosure") { value += "()" }
      let label = parameter.firstName.text
      arguments.append(label == "_" ? value : "\(label): \(value)")
    }
    return arguments.joined(separator: ", ")
  }

  /// Returns a call of a method on an object `o` with explicit argument types, for overloaded names. Returns nil if
  /// the types can't be used in a closure.
  static func typedCall(_ method: FunctionDeclSyntax) -> (parameters: String, result: String, call: String)? {
    let result = method.signature.returnClause?.type.oneLine ?? "Void"
    let parameters = Array(method.signature.parameterClause.parameters)
    guard parameters.count <= argumentNames.count, result != "Self", result != "Self?" else { return nil }
    let pairs = zip(argumentNames, parameters)
    let arguments = pairs.map { name, parameter in
      parameter.firstName.text == "_" ? name : "\(parameter.firstName.text): \(name)"
    }
    return (
      pairs.map { "\($0): \(closureType($1))" }.joined(separator: ", "),
      result.hasSuffix("!") ? result.dropLast() + "?" : result,
      "\(effects(method))o.\(method.name.text)(\(arguments.joined(separator: ", ")))"
    )
  }

  private static let argumentNames = ["a", "b", "c", "d"]

  /// Returns the keywords that a call of the method requires, such as `try await `.
  static func effects(_ method: FunctionDeclSyntax) -> String {
    let effects = method.signature.effectSpecifiers
    return (effects?.throwsClause == nil ? "" : "try ") + (effects?.asyncSpecifier == nil ? "" : "await ")
  }

  /// Returns a parameter's type for use in a function type, which can't contain `!`.
  static func closureType(_ parameter: FunctionParameterSyntax) -> String {
    let type = parameter.type.oneLine
    return type.hasSuffix("!") ? type.dropLast() + "?" : type
  }
}
