// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

internal import SwiftSyntax

// Rewrites `#selector(Editor.save(_:))` to `Selector("save:", Editor.save(_:))`, which contains the Objective-C name
// and the method.
extension Rewriter {
  /// The parts of a selector expression.
  private struct Target {
    /// The expression before the last dot, or nil for an unqualified name.
    var base: ExprSyntax?
    let name: String
    let labels: [String]?
    /// The type after `as`, if any.
    var cast: TypeSyntax?
    /// The method type in the type after `as`, without the object's type.
    var method: FunctionTypeSyntax? { cast.flatMap(MethodType.method) }
  }

  func selector(_ node: MacroExpansionExprSyntax) -> String? {
    guard node.arguments.count == 1, let argument = node.arguments.first, let target = target(argument.expression)
    else { return nil }
    switch argument.label?.text {
    case nil: return method(target, at: node)
    case "getter": return accessor(target, isSetter: false)
    case "setter": return accessor(target, isSetter: true)
    default: return nil
    }
  }

  private func target(_ expression: ExprSyntax) -> Target? {
    if let sequence = expression.as(SequenceExprSyntax.self), sequence.elements.count == 3,
      let first = sequence.elements.first, sequence.elements.dropFirst().first?.is(UnresolvedAsExprSyntax.self) == true,
      let type = sequence.elements.last?.as(TypeExprSyntax.self), var target = target(first)
    {
      target.cast = type.type
      return target
    }
    if let cast = expression.as(AsExprSyntax.self), var target = target(cast.expression) {
      target.cast = cast.type
      return target
    }
    if let tuple = expression.as(TupleExprSyntax.self), tuple.elements.count == 1, let first = tuple.elements.first {
      return target(first.expression)
    }
    if let name = expression.as(DeclReferenceExprSyntax.self) {
      return Target(base: nil, name: name.baseName.text, labels: labels(name))
    }
    if let member = expression.as(MemberAccessExprSyntax.self) {
      return Target(base: member.base, name: member.declName.baseName.text, labels: labels(member.declName))
    }
    // `delegate?.moved` and `delegate!.moved` refer to a method of the wrapped type.
    if let chain = expression.as(OptionalChainingExprSyntax.self) { return target(chain.expression) }
    if let force = expression.as(ForceUnwrapExprSyntax.self) { return target(force.expression) }
    return nil
  }

  private func labels(_ name: DeclReferenceExprSyntax) -> [String]? {
    name.argumentNames?.arguments.map { MemberFacts.unquoted($0.name.text) }
  }

  // MARK: Methods

  private func method(_ target: Target, at node: MacroExpansionExprSyntax) -> String {
    let owner = owner(of: target)
    let known = method(target, of: owner?.type)
    let labels = target.labels ?? known?.labels
    let base = MemberFacts.unquoted(target.name)
    let name = known?.explicitName ?? labels.map { objectiveCName(base, $0, known) } ?? base
    let alone = "Selector(\"\(name)\")"
    guard let owner, owner.type?.kind != .protocol || owner.name == "Self",
      labels?.count ?? target.method?.parameters.count ?? 0 <= 2
    else {
      return alone
    }
    if let known, known.isStatic {
      note(.note, at: node, "'\(known.fullName)' is a static member; it is called by name")
      return alone
    }
    if let known, case .method(let method) = known.declaration, let effects = method.signature.effectSpecifiers,
      effects.asyncSpecifier != nil || effects.throwsClause != nil
    {
      return alone
    }
    if target.cast == nil, let known, case .method(let node) = known.declaration, let type = owner.type,
      index.hasTwin(known, in: type), let call = Signature.typedCall(node)
    {
      let parameters = ["o: \(owner.name)", call.parameters].filter { !$0.isEmpty }.joined(separator: ", ")
      return "Selector(\"\(name)\", calling: { (\(parameters)) -> \(call.result) in \(call.call) })"
    }
    return "Selector(\"\(name)\", \(reference(target, owner.name, labels, isOverloaded(base, in: owner.type))))"
  }

  private func reference(_ target: Target, _ owner: String, _ labels: [String]?, _ isOverloaded: Bool) -> String {
    if let cast = target.cast {
      // `save as () -> Void` refers to an object's method, and `Editor.save as (Editor) -> () -> Void` to the class's
      // unbound method.
      let type = MethodType.isCurried(cast) ? cast.oneLine : "(\(owner)) -> \(cast.oneLine)"
      return "\(owner).\(target.name)\(suffix(target.labels)) as \(type)"
    }
    if labels?.isEmpty == true, isOverloaded { return "calling: { (o: \(owner)) in o.\(target.name)() }" }
    return "\(owner).\(target.name)\(suffix(labels))"
  }

  private func suffix(_ labels: [String]?) -> String {
    guard let labels, !labels.isEmpty else { return "" }
    return "(" + labels.map { $0 + ":" }.joined() + ")"
  }

  private func objectiveCName(_ base: String, _ labels: [String], _ known: MemberFacts?) -> String {
    guard let known, case .method(let method) = known.declaration else { return ObjCName.method(base, labels: labels) }
    let effects = method.signature.effectSpecifiers
    return ObjCName.method(
      base, labels: labels, isThrowing: effects?.throwsClause != nil, isAsync: effects?.asyncSpecifier != nil)
  }

  private func isOverloaded(_ base: String, in type: TypeFacts?) -> Bool {
    guard let type else { return false }
    let members = index.methods(base, of: type).filter { !$0.isOverride }
    return Set(members.map(\.fullName)).count > 1
  }

  // MARK: Accessors

  private func accessor(_ target: Target, isSetter: Bool) -> String {
    let owner = owner(of: target)
    let property = MemberFacts.unquoted(target.name)
    let known = members(of: owner?.type).first { !$0.isMethod && $0.base == property }?.explicitName ?? property
    let name = isSetter ? ObjCName.setter(known) : known
    guard let owner, owner.type?.kind != .protocol else { return "Selector(\"\(name)\")" }
    return "Selector(\"\(name)\", \(isSetter ? "setter" : "getter"): \\\(owner.name).\(target.name))"
  }

  // MARK: Name lookup

  /// Returns the type whose member is selected, or nil if the base is a value whose type the source does not name.
  private func owner(of target: Target) -> (name: String, type: TypeFacts?)? {
    guard let base = target.base, !["self", "Self", "super"].contains(base.trimmedDescription) else {
      guard let scope = scopes.last(where: { _ in true }) else { return nil }
      if scope.isProtocol { return ("Self", scope.type) }
      return scope.isClass ? (scope.name, scope.type) : nil
    }
    let text = base.oneLine
    let last = ModuleIndex.lastPart(text.prefix { $0 != "<" } + "")
    guard base.isNamePath, last.first?.isUppercase == true || index[text] != nil else { return nil }
    return (text, index[String(text.prefix { $0 != "<" })])
  }

  private func members(of type: TypeFacts?) -> [MemberFacts] {
    guard let type else { return [] }
    if type.kind == .protocol { return type.members }
    return index.lineage(of: type).flatMap(\.members)
  }

  private func method(_ target: Target, of type: TypeFacts?) -> MemberFacts? {
    let base = MemberFacts.unquoted(target.name)
    func isMeant(_ member: MemberFacts) -> Bool {
      (target.labels.map { member.labels == $0 } ?? true)
        && (target.method.map { member.labels?.count == $0.parameters.count } ?? true)
    }
    var own = type.map { index.methods(base, of: $0) }?.filter(isMeant) ?? []
    if let method = target.method {
      let types = method.parameters.map { MemberFacts.plainText(of: $0.type) }
      let typed = own.filter { $0.parameterTypes == types }
      if !typed.isEmpty { own = typed }
    }
    if let found = own.first(where: { !$0.attributes.isDisjoint(with: ["objc", "IBAction"]) }) ?? own.first {
      return found
    }
    // For a member of an unknown type, use any method of the module if all methods with that name have the same
    // selector.
    let bodies = index.types.values.lazy.flatMap(\.bodies).filter { $0.methodNames.contains(base) }
    let everywhere = bodies.flatMap(\.members).filter { $0.isMethod && $0.base == base && isMeant($0) }
    let names = Set(everywhere.map { $0.explicitName ?? ObjCName.method(base, labels: $0.labels ?? []) })
    return names.count == 1 && type?.kind != .class ? everywhere.first : nil
  }

  // MARK: Key paths

  /// Converts `#keyPath(Editor.document.title)` to "document.title".
  func keyPath(_ node: MacroExpansionExprSyntax) -> String? {
    guard node.arguments.count == 1, let expression = node.arguments.first?.expression, expression.isNamePath else {
      return nil
    }
    let text = expression.trimmedDescription.filter { !$0.isWhitespace && $0 != "?" && $0 != "!" }
    var parts = text.split(separator: ".").map { MemberFacts.unquoted(String($0)) }
    while parts.count > 1, let first = parts.first, isTypeName(first) || first == "self" { parts.removeFirst() }
    return "\"" + parts.joined(separator: ".") + "\""
  }

  private func isTypeName(_ part: String) -> Bool {
    part.first?.isUppercase == true || index[part].map { $0.kind != .foreign } == true
  }
}

extension ExprSyntax {
  /// Whether the expression consists of names separated by dots.
  var isNamePath: Bool {
    if self.is(DeclReferenceExprSyntax.self) { return true }
    if let generic = self.as(GenericSpecializationExprSyntax.self) { return generic.expression.isNamePath }
    if let chain = self.as(OptionalChainingExprSyntax.self) { return chain.expression.isNamePath }
    if let force = self.as(ForceUnwrapExprSyntax.self) { return force.expression.isNamePath }
    guard let member = self.as(MemberAccessExprSyntax.self) else { return false }
    return member.base?.isNamePath ?? false
  }
}

/// A method's type in a cast: `() -> Void` for an object's method, or `(Editor) -> () -> Void` for a class's unbound
/// method.
private enum MethodType {
  static func isCurried(_ type: TypeSyntax) -> Bool {
    function(type).flatMap { function($0.returnClause.type) } != nil
  }

  /// Returns the method type without the object's type.
  static func method(_ type: TypeSyntax) -> FunctionTypeSyntax? {
    guard let outer = function(type) else { return nil }
    return function(outer.returnClause.type) ?? outer
  }

  private static func function(_ type: TypeSyntax) -> FunctionTypeSyntax? {
    if let attributed = type.as(AttributedTypeSyntax.self) { return function(attributed.baseType) }
    return type.as(FunctionTypeSyntax.self)
  }
}
