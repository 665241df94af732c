// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

internal import SwiftSyntax

/// The declarations of a module and of its imported modules.
struct ModuleIndex: Sendable {
  private(set) var types: [String: TypeFacts] = [:]
  /// The full type names, keyed by their last component.
  private var fullNames: [String: [String]] = [:]
  private var extensions: [TypeFacts] = []
  /// The inherited protocols of each protocol.
  private var ancestors: [String: Set<String>] = [:]
  /// The names of all properties. A call of such a name may call a closure that the property stores.
  private(set) var propertyNames: Set<String> = []

  /// Adds a file's declarations. Call `resolve` after all files have been added.
  mutating func add(_ found: [TypeFacts]) {
    for type in found {
      for member in type.bodies.flatMap(\.members) where !member.isMethod { propertyNames.insert(member.base) }
      if type.kind == .foreign {
        extensions.append(type)
      } else if var known = types[type.name] {
        known.bodies += type.bodies
        known.isGeneric = known.isGeneric || type.isGeneric
        types[type.name] = known
      } else {
        types[type.name] = type
        fullNames[Self.lastPart(type.name), default: []].append(type.name)
      }
    }
  }

  /// Merges extensions into the types that they extend.
  mutating func resolve() {
    for type in extensions {
      let name = self[type.name]?.name ?? type.name
      types[name, default: TypeFacts(name: name, kind: .foreign)].bodies += type.bodies
      if types[name]?.kind == .foreign, !(fullNames[Self.lastPart(name)] ?? []).contains(name) {
        fullNames[Self.lastPart(name), default: []].append(name)
      }
    }
    extensions = []
    for type in types.values where type.kind == .protocol {
      var found: Set<String> = []
      protocols(above: type.name, into: &found)
      ancestors[type.name] = found
    }
  }

  /// Returns the type for a name in a source, which may be a full name, a name qualified with a module, or a name
  /// without the enclosing types.
  subscript(name: String) -> TypeFacts? {
    if let type = types[name] { return type }
    if let dot = name.firstIndex(of: "."), let type = types[String(name[name.index(after: dot)...])] { return type }
    guard let full = fullNames[Self.lastPart(name)], full.count == 1 else { return nil }
    return types[full[0]]
  }

  /// Returns the superclass, if the index contains it.
  func superclass(of type: TypeFacts) -> TypeFacts? {
    guard let name = superclassName(of: type), let found = self[name], found.kind != .protocol, found.name != type.name
    else { return nil }
    return found
  }

  /// Returns the first inherited name, unless it is known to be a protocol.
  func superclassName(of type: TypeFacts) -> String? {
    guard type.kind == .class, let name = type.declarations.lazy.compactMap(\.inheritedNames.first).first,
      name != "AnyObject", self[name]?.kind != .protocol, !name.hasSuffix("Delegate"), !name.hasSuffix("DataSource")
    else { return nil }
    return name
  }

  /// Returns a class and its superclasses, starting with the class.
  func lineage(of type: TypeFacts) -> [TypeFacts] {
    var line = [type]
    while let last = line.last, let next = superclass(of: last), !line.contains(where: { $0.name == next.name }) {
      line.append(next)
    }
    return line
  }

  /// Returns the methods with a base name that a class declares or inherits.
  func methods(_ base: String, of type: TypeFacts) -> [MemberFacts] {
    var found: [MemberFacts] = []
    for ancestor in lineage(of: type) {
      for body in ancestor.bodies where body.methodNames.contains(base) {
        for member in body.members where member.isMethod && member.base == base { found.append(member) }
      }
    }
    return found
  }

  /// Returns whether a class declares or inherits another method with the same name and labels.
  func hasTwin(_ member: MemberFacts, in type: TypeFacts) -> Bool {
    let same = methods(member.base, of: type).filter { $0.labels == member.labels && !$0.isOverride }
    return same.count > 1 && Set(same.map(\.typeText)).count > 1
  }

  /// Returns whether two protocols are equal or the first inherits from the second.
  func inherits(_ name: String, from ancestor: String) -> Bool {
    if let known = ancestors[name] { return known.contains(ancestor) }
    return self[name].map { ancestors[$0.name]?.contains(ancestor) ?? false } ?? false
  }

  /// Returns a protocol and its inherited protocols.
  func protocols(of type: TypeFacts) -> Set<String> { ancestors[type.name] ?? [type.name] }

  private func protocols(above name: String, into found: inout Set<String>) {
    guard let type = self[name], type.kind == .protocol, found.insert(type.name).inserted else { return }
    for parent in type.declarations.flatMap(\.inheritedNames) { protocols(above: parent, into: &found) }
  }

  static func lastPart(_ name: String) -> String {
    name.lastIndex(of: ".").map { String(name[name.index(after: $0)...]) } ?? name
  }
}
