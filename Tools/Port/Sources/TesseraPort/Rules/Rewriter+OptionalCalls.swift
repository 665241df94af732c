// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

internal import SwiftSyntax

// Rewrites optional calls of optional requirements. Requirements of the module's own protocols become properties
// without argument labels. UIKit's requirements have a default implementation on Linux and are called like any other
// method.
extension Rewriter {
  func rewriteOptionalCall(_ node: FunctionCallExprSyntax) {
    guard let (callee, mark) = unwrapped(node.calledExpression) else { return }
    let name: DeclReferenceExprSyntax
    if let member = callee.as(MemberAccessExprSyntax.self) {
      name = member.declName
    } else if let reference = callee.as(DeclReferenceExprSyntax.self) {
      name = reference
    } else {
      return
    }
    guard name.argumentNames == nil else { return }
    let base = MemberFacts.unquoted(name.baseName.text)
    guard optionals.byBase[base] != nil || UIKitOptionals.bases.contains(base) else { return }
    let labels = node.arguments.map { $0.label.map { MemberFacts.unquoted($0.text) } ?? "_" }
    if let requirement = optionals.byBase[base]?.first(where: {
      accepts($0.member.labels, labels, node) && takesClosures($0.member, node)
    }) {
      call(requirement, name, node, mark)
    } else if UIKitOptionals.labels[base]?.contains(where: { accepts($0, labels, node) }) == true,
      !mayBeClosure(callee, base, labels)
    {
      edits.blank(mark.range)
      wrap(node, callee)
    }
  }

  /// Rewrites `delegate?.slider(_:moved:)` without a call to the name of the property that replaces the method.
  func rewriteOptionalReference(_ node: DeclNameArgumentsSyntax) {
    guard let name = node.parent?.as(DeclReferenceExprSyntax.self),
      let member = name.parent?.as(MemberAccessExprSyntax.self), let object = member.base
    else { return }
    let labels = node.arguments.map { MemberFacts.unquoted($0.name.text) }
    guard let requirement = optionals.method(MemberFacts.unquoted(name.baseName.text), labels: labels),
      isOptionalChain(object) || isTakenAsOptional(member)
    else { return }
    edits.replace(name.range, with: requirement.property)
  }

  /// Rewrites `if let count = dataSource.numberOfSections`. UIKit's optional methods have default implementations, so
  /// a reference to such a method is not optional.
  func rewriteOptionalValue(_ node: MemberAccessExprSyntax) {
    guard node.declName.argumentNames == nil, let object = node.base, !isOptionalChain(object) else { return }
    let name = node.declName.baseName.text
    let owner = Needle.lastName(object.trimmedDescription).lowercased()
    guard owner.hasSuffix("datasource") || owner.hasSuffix("delegate"), UIKitOptionals.labels[name]?.count == 1,
      !index.propertyNames.contains(name), optionals.byBase[name] == nil, let parent = node.parent,
      parent.is(InitializerClauseSyntax.self) || parent.is(ExprListSyntax.self), isTakenAsOptional(node)
    else { return }
    edits.insert("Optional(", at: node.range.lowerBound)
    edits.insert(")", at: node.range.upperBound)
  }

  /// Returns whether the surrounding code checks that the method exists. Code never checks this for a method of its
  /// class.
  private func isTakenAsOptional(_ node: MemberAccessExprSyntax) -> Bool {
    guard let parent = node.parent else { return false }
    if parent.is(ForceUnwrapExprSyntax.self) || parent.is(OptionalChainingExprSyntax.self) { return true }
    if parent.is(InitializerClauseSyntax.self) { return parent.parent?.is(OptionalBindingConditionSyntax.self) == true }
    guard let expressions = parent.as(ExprListSyntax.self), parent.parent?.is(SequenceExprSyntax.self) == true else {
      return false
    }
    return expressions.contains {
      $0.is(NilLiteralExprSyntax.self) || $0.as(BinaryOperatorExprSyntax.self)?.operator.text == "??"
    }
  }

  /// Returns whether `scrollViewDidScroll?(scrollView)` may call a closure stored in a property. Closure calls have
  /// no labels.
  private func mayBeClosure(_ callee: ExprSyntax, _ base: String, _ labels: [String]) -> Bool {
    guard labels.allSatisfy({ $0 == "_" }) else { return false }
    let object = callee.as(MemberAccessExprSyntax.self)?.base?.trimmedDescription
    return object == nil || object == "self" || index.propertyNames.contains(base)
  }

  private func unwrapped(_ expression: ExprSyntax) -> (ExprSyntax, TokenSyntax)? {
    if let chain = expression.as(OptionalChainingExprSyntax.self) { return (chain.expression, chain.questionMark) }
    if let force = expression.as(ForceUnwrapExprSyntax.self) { return (force.expression, force.exclamationMark) }
    return nil
  }

  /// Returns whether a call's labels match a method's. Trailing closures are also arguments, and the first has no
  /// label.
  private func accepts(_ wanted: [String]?, _ written: [String], _ node: FunctionCallExprSyntax) -> Bool {
    guard let wanted else { return false }
    let closures = (node.trailingClosure == nil ? 0 : 1) + node.additionalTrailingClosures.count
    return wanted.count == written.count + closures && Array(wanted.prefix(written.count)) == written
  }

  /// Returns whether trailing closures correspond to parameters of function type.
  private func takesClosures(_ member: MemberFacts, _ node: FunctionCallExprSyntax) -> Bool {
    guard node.trailingClosure != nil, case .method(let method) = member.declaration else { return true }
    let last = method.signature.parameterClause.parameters.last
    return last?.type.trimmedDescription.contains("->") ?? false
  }

  private func call(
    _ requirement: OptionalRequirement, _ name: DeclReferenceExprSyntax, _ node: FunctionCallExprSyntax,
    _ mark: TokenSyntax
  ) {
    let base = MemberFacts.unquoted(name.baseName.text)
    if let caller = requirement.caller {
      edits.replace(name.baseName.range, with: caller)
      edits.blank(mark.range)
      if mark.text == "!" { edits.insert("!", at: node.range.upperBound) }
    } else if requirement.property != base {
      edits.replace(name.baseName.range, with: requirement.property)
    }
    for argument in node.arguments {
      guard let label = argument.label, let colon = argument.colon else { continue }
      edits.blank(label.range.lowerBound..<colon.range.upperBound)
    }
  }

  /// Makes the result optional if no other part of the chain is, because the surrounding code expects an optional.
  private func wrap(_ node: FunctionCallExprSyntax, _ callee: ExprSyntax) {
    guard node.calledExpression.is(OptionalChainingExprSyntax.self), !isOptionalChain(callee), isValueUsed(node) else {
      return
    }
    edits.insert("Optional(", at: node.range.lowerBound)
    edits.insert(")", at: node.range.upperBound)
  }

  private func isOptionalChain(_ expression: ExprSyntax) -> Bool {
    if expression.is(OptionalChainingExprSyntax.self) { return true }
    if let member = expression.as(MemberAccessExprSyntax.self) { return member.base.map(isOptionalChain) ?? false }
    if let call = expression.as(FunctionCallExprSyntax.self) { return isOptionalChain(call.calledExpression) }
    if let force = expression.as(ForceUnwrapExprSyntax.self) { return isOptionalChain(force.expression) }
    if let subscripted = expression.as(SubscriptCallExprSyntax.self) {
      return isOptionalChain(subscripted.calledExpression)
    }
    return false
  }

  private func isValueUsed(_ node: FunctionCallExprSyntax) -> Bool {
    guard let parent = node.parent else { return false }
    return !parent.is(CodeBlockItemSyntax.self) && !parent.is(MemberAccessExprSyntax.self)
      && !parent.is(OptionalChainingExprSyntax.self)
  }
}
