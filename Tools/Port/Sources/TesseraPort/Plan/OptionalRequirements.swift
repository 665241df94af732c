// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

internal import SwiftSyntax

/// An optional requirement of an `@objc protocol`. The tool moves it to a separate protocol, `helper`, to which only
/// types that implement the member conform. An extension of the original protocol handles optional calls.
struct OptionalRequirement: Sendable {
  let protocolName: String
  let body: BodyFacts
  let member: MemberFacts
  /// The name of the property that replaces the method, composed of the base name and labels, such as
  /// `thing_didMove`.
  let property: String
  let helper: String
  /// Whether no other member of the protocol has the same base name.
  let isOnlyOfItsBase: Bool
  /// The name of a method that calls the requirement. It is used for requirements that differ only in their types,
  /// because properties can't be overloaded.
  let caller: String?
}

/// The optional requirements that a module's code may call.
struct OptionalRequirements: Sendable {
  private(set) var all: [OptionalRequirement] = []
  private(set) var byBase: [String: [OptionalRequirement]] = [:]

  init(index: ModuleIndex, units: [SourceUnit]) {
    for type in index.types.values.sorted(by: { $0.name < $1.name }) where type.kind == .protocol {
      for body in type.declarations { add(body, of: type) }
    }
    byBase = Dictionary(grouping: all, by: \.member.base)
  }

  private mutating func add(_ body: BodyFacts, of type: TypeFacts) {
    let optional = body.members.filter { $0.isOptional && !$0.isStatic && $0.base != "subscript" }
    let names = Dictionary(grouping: optional, by: Self.plainProperty)
    for member in optional {
      var property = Self.plainProperty(member)
      let namesakes = names[property] ?? []
      if namesakes.count > 1 { property += "_\(member.labels?.count ?? 0)" }
      var caller: String?
      if namesakes.count(where: { $0.labels == member.labels }) > 1 {
        caller = "port_" + property
        property += "_" + member.parameterTypes.map { $0.filter { $0.isLetter || $0.isNumber } }.joined(separator: "_")
      }
      all.append(
        OptionalRequirement(
          protocolName: type.name, body: body, member: member, property: property,
          helper: type.name.replacing(".", with: "_") + "_" + property,
          isOnlyOfItsBase: body.members.count { $0.base == member.base } == 1, caller: caller))
    }
  }

  private static func plainProperty(_ member: MemberFacts) -> String {
    ([member.base] + (member.labels ?? []).filter { $0 != "_" }).joined(separator: "_")
  }

  /// Returns the requirement that an optional call refers to.
  func method(_ base: String, labels: [String]) -> OptionalRequirement? {
    byBase[base]?.first { $0.member.labels == labels }
  }
}

extension OptionalRequirement {
  /// The declarations that replace the requirement.
  var declarations: String {
    switch member.declaration {
    case .method(let node): declarations(of: node)
    case .property(let node): declarations(of: node)
    case .subscripted: ""
    }
  }

  private var access: String {
    for name in ["public", "package"] where body.modifiers.contains(name) { return name + " " }
    return body.modifiers.isDisjoint(with: ["private", "fileprivate"]) ? "" : "fileprivate "
  }

  private func declarations(of node: FunctionDeclSyntax) -> String {
    let parameters = Array(node.signature.parameterClause.parameters)
    let types = parameters.map(Signature.closureType).joined(separator: ", ")
    let values = parameters.enumerated().map { index, parameter in
      parameter.firstName.text == "_" ? "$\(index)" : "\(parameter.firstName.text): $\(index)"
    }.joined(separator: ", ")
    let effects = node.signature.effectSpecifiers.map { $0.oneLine + " " } ?? ""
    let result = node.signature.returnClause?.type.oneLine ?? "Void"
    let type = "((\(types)) \(effects)-> \(result))?"
    let attributes = Signature.attributes(node.attributes)
    let requirement =
      attributes + Signature.modifiers(node.modifiers) + "func " + node.name.text + Signature.head(node)
    let call = "\(Signature.effects(node))o.\(node.name.text)(\(values))"
    var members =
      "\(attributes)@_disfavoredOverload \(access)var \(property): \(type) "
      + "{ (self as? any \(helper)).map { o in { \(call) } } }"
    if isOnlyOfItsBase, property != member.base {
      members += "; \(attributes)@_disfavoredOverload \(access)var \(node.name.text): \(type) { \(property) }"
    }
    if let caller {
      let names = parameters.indices.map { "a\($0)" }
      let arguments = zip(names, parameters).map { name, parameter in
        parameter.firstName.text == "_" ? name : "\(parameter.firstName.text): \(name)"
      }
      let optional = result.hasSuffix("?") ? result : result.hasSuffix("!") ? result.dropLast() + "?" : "(\(result))?"
      let head = zip(names, parameters).map { "_ \($0): \($1.type.oneLine)" }.joined(separator: ", ")
      members +=
        "; \(attributes)@discardableResult \(access)func \(caller)(\(head)) \(effects)-> \(optional) "
        + "{ guard let o = self as? any \(helper) else { return nil }; "
        + "return \(Signature.effects(node))o.\(node.name.text)(\(arguments.joined(separator: ", "))) }"
    }
    return wrapped(requirement, members)
  }

  private func declarations(of node: VariableDeclSyntax) -> String {
    guard let binding = node.bindings.first, let type = binding.typeAnnotation?.type.oneLine else { return "" }
    let attributes = Signature.attributes(node.attributes)
    let requirement = attributes + "var \(binding.pattern.trimmedDescription): \(type) { get }"
    let plain = type.hasSuffix("!") ? type.dropLast() + "?" : type
    let isFunction =
      plain.contains("->") && !plain.hasPrefix("(") || plain.hasPrefix("any ") || plain.hasPrefix("some ")
    let optional = isFunction ? "(\(plain))?" : "\(plain)?"
    let name = binding.pattern.trimmedDescription
    return wrapped(
      requirement,
      "\(attributes)@_disfavoredOverload \(access)var \(name): \(optional) { (self as? any \(helper)).map { $0.\(name) } }"
    )
  }

  private func wrapped(_ requirement: String, _ members: String) -> String {
    let attributes = protocolAttributes
    return "\(attributes.all)\(access)protocol \(helper): AnyObject { \(requirement) }; "
      + "\(attributes.available)extension \(protocolName) { \(members) }"
  }

  private var protocolAttributes: (all: String, available: String) {
    var node = Syntax(fromProtocol: member.node).parent
    while let current = node {
      if let found = current.as(ProtocolDeclSyntax.self) {
        return (
          Signature.attributes(found.attributes), Signature.attributes(found.attributes, only: { $0 == "available" })
        )
      }
      node = current.parent
    }
    return ("", "")
  }
}

extension MemberFacts {
  var node: any SyntaxProtocol {
    switch declaration {
    case .method(let node): node
    case .property(let node): node
    case .subscripted(let node): node
    }
  }
}
