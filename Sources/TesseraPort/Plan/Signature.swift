// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

internal import SwiftSyntax

/// The text of a declaration in another place: on one line, without what Linux's Swift lacks.
enum Signature {
  /// Attributes that mean something to Objective-C or Interface Builder alone.
  static let foreignAttributes: Set<String> = [
    "objc", "objcMembers", "nonobjc", "IBOutlet", "IBAction", "IBInspectable", "IBDesignable", "IBSegueAction",
    "NSManaged", "GKInspectable", "NSCopying",
  ]

  /// Attributes that stay, each followed by a blank.
  static func attributes(_ list: AttributeListSyntax, only: (String) -> Bool = { _ in true }) -> String {
    list.compactMap { $0.as(AttributeSyntax.self) }
      .filter {
        let name = $0.attributeName.trimmedDescription
        return !foreignAttributes.contains(name) && only(name)
      }
      .map { $0.oneLine + " " }.joined()
  }

  /// Modifiers without those named, each followed by a blank.
  static func modifiers(_ list: DeclModifierListSyntax, without dropped: Set<String> = ["dynamic", "optional"])
    -> String
  {
    list.filter { !dropped.contains($0.name.text) }.map { $0.oneLine + " " }.joined()
  }

  /// `(_ a: Int, b: String = "") async throws -> Bool`.
  static func head(_ method: FunctionDeclSyntax) -> String {
    (method.genericParameterClause?.oneLine ?? "") + method.signature.oneLine
      + (method.genericWhereClause.map { " " + $0.oneLine } ?? "")
  }

  /// The arguments that hand a method's parameters on, or nil where one cannot be handed on.
  static func forwarding(_ method: FunctionDeclSyntax) -> String? {
    var arguments: [String] = []
    for parameter in method.signature.parameterClause.parameters {
      guard parameter.ellipsis == nil else { return nil }
      let type = parameter.type.trimmedDescription
      var value = (parameter.secondName ?? parameter.firstName).text
      if type.hasPrefix("inout ") { value = "&" + value }
      if type.contains("@autoclosure") { value += "()" }
      let label = parameter.firstName.text
      arguments.append(label == "_" ? value : "\(label): \(value)")
    }
    return arguments.joined(separator: ", ")
  }

  /// `try await ` as far as a method needs it.
  static func effects(_ method: FunctionDeclSyntax) -> String {
    let effects = method.signature.effectSpecifiers
    return (effects?.throwsClause == nil ? "" : "try ") + (effects?.asyncSpecifier == nil ? "" : "await ")
  }

  /// A parameter's type as part of a function type, where `!` cannot stand.
  static func closureType(_ parameter: FunctionParameterSyntax) -> String {
    let type = parameter.type.oneLine
    return type.hasSuffix("!") ? type.dropLast() + "?" : type
  }
}
