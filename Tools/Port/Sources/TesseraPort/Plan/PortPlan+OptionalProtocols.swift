// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

internal import SwiftSyntax

// Replaces `optional` members of `@objc protocol` declarations.
extension PortPlan {
  mutating func planOptionalProtocols() {
    for type in sortedTypes where type.kind == .protocol {
      for body in type.declarations where !isContext(body) { planProtocol(body) }
    }
    for requirement in optionals.all { planRequirement(requirement) }
    for type in sortedTypes {
      for requirement in requirements[type.name] ?? [] where responds(type, to: requirement) {
        if let above = index.superclass(of: type), responds(above, to: requirement) { continue }
        addConformance(of: type, to: requirement)
      }
    }
  }

  /// Plans the changes to a protocol. Objective-C protocols become class-bound, and optional members that can't be
  /// ported are reported.
  private mutating func planProtocol(_ body: BodyFacts) {
    for member in body.members where member.isOptional && (member.isStatic || member.base == "subscript") {
      note(
        .warning, body.file, at: member.offset,
        "an optional \(member.isStatic ? "static member" : "subscript") cannot be ported; make it a method")
    }
    guard body.attributes.contains("objc") else { return }
    let known: Set = ["AnyObject", "class", "NSObjectProtocol"]
    guard known.isDisjoint(with: body.inheritedNames) else { return }
    if let first = body.inherited.first {
      files[body.file].edits.insert("AnyObject, ", at: first.range.lowerBound)
    } else {
      files[body.file].edits.insert(": AnyObject", at: body.nameEnd)
    }
  }

  private mutating func planRequirement(_ requirement: OptionalRequirement) {
    let file = requirement.body.file
    if !units[file].isContext {
      files[file].edits.blank(requirement.member.node.rangeWithSemicolon)
      let line = units[file].place(of: requirement.member.offset).line
      files[file].tail.append((line, requirement.declarations))
    }
  }

  /// Returns whether a class conforms to the protocol and declares or inherits the member.
  private func responds(_ type: TypeFacts, to requirement: OptionalRequirement) -> Bool {
    guard requirements[type.name]?.contains(where: { $0.helper == requirement.helper }) == true else { return false }
    return index.lineage(of: type).contains { $0.members.contains { fulfils($0, requirement) } }
  }

  func fulfils(_ member: MemberFacts, _ requirement: OptionalRequirement) -> Bool {
    member.base == requirement.member.base && member.labels == requirement.member.labels && !member.isStatic
      && !member.modifiers.contains("private") && types.mayMatch(member, requirement.member)
  }

  func conformance(in body: BodyFacts, to requirement: OptionalRequirement) -> InheritedTypeSyntax? {
    let place = body.inheritedNames.firstIndex { index.inherits($0, from: requirement.protocolName) }
    return place.map { body.inherited[$0] }
  }

  private mutating func addConformance(of type: TypeFacts, to requirement: OptionalRequirement) {
    if type.bodies.contains(where: { $0.inheritedNames.contains(requirement.helper) }) { return }
    for body in type.bodies where !isContext(body) {
      guard let item = conformance(in: body, to: requirement) else { continue }
      let attributes = item.type.as(AttributedTypeSyntax.self).map { $0.attributes.trimmedDescription + " " } ?? ""
      files[body.file].edits.insert(", \(attributes)\(requirement.helper)", at: item.type.range.upperBound)
      return
    }
    // A superclass conforms to the protocol, but this class implements the member.
    addConformance(of: type, to: requirement.helper)
  }

  /// Adds a protocol to a class's inheritance clause.
  mutating func addConformance(of type: TypeFacts, to name: String) {
    for body in type.declarations where !isContext(body) && !body.inheritedNames.contains(name) {
      guard let last = body.inherited.last else { continue }
      files[body.file].edits.insert(", \(name)", at: last.type.range.upperBound)
      return
    }
  }

  /// Plans changes to classes that override `responds(to:)`.
  mutating func planResponding() {
    for type in sortedTypes where type.kind == .class {
      let own = type.members.contains {
        $0.fullName == ObjectMembers.responding && index.isOverrideOfObject($0, in: type)
      }
      if own { addConformance(of: type, to: "SelectorResponding") }
    }
  }
}
