// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

internal import SwiftSyntax

// Adds a record in the section `tessera_objc` to each class body with methods that Objective-C can call by name. At
// run time, the methods in the record are added to a method table. The record is in the body so that it can refer to
// private methods.
extension PortPlan {
  mutating func planExposedMethods() {
    for type in sortedTypes where type.kind == .class || type.kind == .foreign {
      let optional = requirements[type.name] ?? []
      let exposesAll = exposesMembers(type)
      // Generic types can't have static stored properties.
      if isInGeneric(type) { continue }
      for body in type.bodies where !isContext(body) && !body.isConstrained {
        let calls = body.members.compactMap { member -> String? in
          guard
            isExposed(member, in: body, exposesAll) || optional.contains(where: { fulfils(member, $0) })
              || index.isOverrideOfObject(member, in: type) && member.fullName == ObjectMembers.observing
          else { return nil }
          return Self.call(member, of: Self.name(of: type, in: body), hasTwin: index.hasTwin(member, in: type))
        }
        let keys = body.members.filter { isExposed($0, in: body, exposesAll) && Self.isKey($0) }
        // Nibs refer to the class by its Objective-C name.
        let name = type.kind == .class && !body.isExtension ? body.explicitName : nil
        let isMade = !body.isExtension && !body.isConditional && hasPlainInit(type)
        if !calls.isEmpty || !keys.isEmpty || name != nil || isMade {
          record(calls, keys, name, isMade: isMade, of: type, in: body)
        }
      }
    }
  }

  /// Returns whether a subclass of a UIKit class declares or inherits an `init()` that no UIKit class declares.
  /// Without a record, such an initializer can't be found at run time.
  private func hasPlainInit(_ type: TypeFacts) -> Bool {
    guard type.kind == .class, index.ancestorNames(of: type).contains(where: { UIKitClasses.superclass(of: $0) != nil })
    else { return false }
    for ancestor in index.lineage(of: type) where ancestor.kind == .class {
      let own = ancestor.bodies.flatMap(\.initializers)
      if let plain = own.first(where: \.isPlain) {
        if !plain.isOverride { return true }
        continue
      }
      if own.contains(where: { !$0.isConvenience }) { return false }
    }
    return false
  }

  private func exposesMembers(_ type: TypeFacts) -> Bool {
    index.lineage(of: type).contains { $0.declarations.contains { $0.attributes.contains("objcMembers") } }
  }

  private func isInGeneric(_ type: TypeFacts) -> Bool {
    if type.isGeneric { return true }
    guard let dot = type.name.lastIndex(of: "."), let outer = index[String(type.name[..<dot])] else { return false }
    return isInGeneric(outer)
  }

  private static let exposing: Set<String> = [
    "objc", "IBAction", "IBSegueAction", "IBOutlet", "IBInspectable", "GKInspectable", "NSManaged",
  ]

  private func isExposed(_ member: MemberFacts, in body: BodyFacts, _ exposesAll: Bool) -> Bool {
    if !member.attributes.isEmpty {
      if member.attributes.contains("nonobjc") || member.isDiscouraged { return false }
      if !member.attributes.isDisjoint(with: Self.exposing) { return true }
    }
    if member.modifiers.contains("dynamic") { return true }
    if member.isPrivate || member.isOverride { return false }
    if body.attributes.contains("nonobjc") { return false }
    if body.attributes.contains("objc"), body.isExtension { return true }
    return exposesAll
  }

  /// Returns whether a property has a key path and can be observed by name.
  private static func isKey(_ member: MemberFacts) -> Bool {
    guard case .property(let node) = member.declaration, !member.isStatic, !member.isConditional, !member.isOverride
    else { return false }
    return node.bindings.allSatisfy { binding in
      guard case .accessors(let list) = binding.accessorBlock?.accessors else { return true }
      return list.allSatisfy { $0.effectSpecifiers == nil }
    }
  }

  private static func name(of type: TypeFacts, in body: BodyFacts) -> String {
    body.isExtension ? type.name : ModuleIndex.lastPart(type.name)
  }

  /// Returns the arguments that register a method in the table, or only its name if the table does not support such a
  /// method. Returns nil if Objective-C does not support the method.
  private static func call(_ member: MemberFacts, of type: String, hasTwin: Bool) -> String? {
    guard case .method(let node) = member.declaration, let labels = member.labels, !member.isStatic,
      !member.isConditional, node.genericParameterClause == nil
    else { return nil }
    let effects = node.signature.effectSpecifiers
    let (isThrowing, isAsync) = (effects?.throwsClause != nil, effects?.asyncSpecifier != nil)
    let name =
      member.fullName == ObjectMembers.observing
      ? "observeValueForKeyPath:ofObject:change:context:"
      : member.explicitName ?? ObjCName.method(member.base, labels: labels, isThrowing: isThrowing, isAsync: isAsync)
    guard !isThrowing, !isAsync, labels.count <= 4, canBeHandedOn(node) else {
      return "named: \"\(name)\""
    }
    if hasTwin, let call = Signature.typedCall(node) {
      return "\"\(name)\", { @MainActor o in { (\(call.parameters)) -> \(call.result) in \(call.call) } }"
    }
    // A name without labels may also refer to other methods.
    if labels.isEmpty { return "\"\(name)\", { @MainActor o in { o.\(node.name.text)() } }" }
    return "\"\(name)\", \(type).\(node.name.text)(" + labels.map { $0 + ":" }.joined() + ")"
  }

  private static func canBeHandedOn(_ node: FunctionDeclSyntax) -> Bool {
    node.signature.parameterClause.parameters.allSatisfy {
      let type = $0.type.trimmedDescription
      return $0.ellipsis == nil && !type.hasPrefix("inout ") && !type.contains("@autoclosure")
        && !type.hasPrefix("some ")
    }
  }

  /// Returns a closure that sets a property without reading it. Setting through a key path reads the property first,
  /// which may have side effects for lazy and computed properties.
  private static func setter(_ member: MemberFacts) -> String {
    guard case .property(let node) = member.declaration else { return "" }
    let binding = node.bindings.first { $0.pattern.trimmedDescription == member.base }
    let isComputed =
      if case .accessors(let list) = binding?.accessorBlock?.accessors {
        list.contains { $0.accessorSpecifier.text == "set" }
      } else {
        false
      }
    return isComputed || member.modifiers.contains("lazy") ? " { $0.\(member.base) = $1 }" : ""
  }

  private mutating func record(
    _ calls: [String], _ keys: [MemberFacts], _ name: String?, isMade: Bool, of type: TypeFacts, in body: BodyFacts
  ) {
    let number = (recordCounts[body.file] ?? 0) + 1
    recordCounts[body.file] = number
    let owner = Self.name(of: type, in: body)
    var adds = name.map { ["table.pointee.add(\(owner).self, className: \"\($0)\")"] } ?? []
    if isMade { adds.append("table.pointee.add(\(owner).self, make: { @MainActor in \(owner)() })") }
    adds += calls.map { "table.pointee.add(\(owner).self, \($0))" }
    if !keys.isEmpty {
      // Key paths to properties that are isolated to the main actor can be formed only on the main actor.
      let calls = keys.map {
        "$0.add(\(owner).self, key: \"\($0.explicitName ?? $0.base)\", \\\(owner).\($0.base))" + Self.setter($0)
      }
      adds.append("table.pointee.addOnAnyThread { @MainActor in \(calls.joined(separator: "; ")) }")
    }
    files[body.file].bodyEnds[body.end, default: []].append(
      "@section(\"tessera_objc\") @used nonisolated private static let port_objc\(number): "
        + "@convention(c) (UnsafeMutableRawPointer) -> Void = "
        + "{ let table = $0.assumingMemoryBound(to: ObjCMethods.self); \(adds.joined(separator: "; ")) }")
    files[body.file].needsFoundation = true
  }
}
