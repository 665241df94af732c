// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

internal import SwiftSyntax

// Handles members in extensions of other modules' classes that are overridden: `func refresh()` in an extension of
// `UIViewController`, and `override func refresh()` in a class or in an extension of another class. On Linux, no
// member of an extension can be overridden. The implementations stay in place under unique names, and the extension
// gets a member that calls the implementation for the object's class. For classes in the sources, it calls the
// implementation through a protocol. For UIKit classes, it casts the object, starting with the most derived class.
extension PortPlan {
  mutating func planForeignMembers() {
    for family in foreignFamilies() {
      if isContext(family.root.body) {
        planOverridesOfContext(family)
      } else if isPortable(family) {
        planRoot(family)
        for place in family.foreignOverrides where !isContext(place.body) { planForeign(place, of: family) }
        for place in family.ownOverrides where !isContext(place.body) { planOwn(place, of: family) }
      }
    }
  }

  // MARK: Finding

  private func foreignFamilies() -> [ForeignFamily] {
    var roots: [String: [ForeignFamily.Place]] = [:]
    var overrides: [ForeignFamily.Place] = []
    for type in sortedTypes where type.kind == .class || type.kind == .foreign {
      for body in type.bodies {
        for member in body.members {
          let place = ForeignFamily.Place(type: type, body: body, member: member)
          if member.isOverride {
            overrides.append(place)
          } else if type.kind == .foreign {
            roots[member.fullName, default: []].append(place)
          }
        }
      }
    }
    guard !roots.isEmpty else { return [] }
    var families: [Lifted: ForeignFamily] = [:]
    for places in roots.values {
      for place in places where place.member.modifiers.contains("open") && Self.isExposed(place) {
        families[Self.key(place)] = ForeignFamily(root: place)
      }
    }
    for place in overrides {
      guard let root = root(of: place, among: roots[place.member.fullName] ?? []) else { continue }
      if place.type.kind == .foreign {
        families[Self.key(root), default: ForeignFamily(root: root)].foreignOverrides.append(place)
      } else {
        families[Self.key(root), default: ForeignFamily(root: root)].ownOverrides.append(place)
      }
    }
    return families.values.sorted {
      (Self.key($0.root).file, Self.key($0.root).offset) < (Self.key($1.root).file, Self.key($1.root).offset)
    }
  }

  private static func isExposed(_ place: ForeignFamily.Place) -> Bool {
    place.member.attributes.contains("objc") || place.member.modifiers.contains("dynamic")
      || place.body.attributes.contains("objc")
  }

  private static func key(_ place: ForeignFamily.Place) -> Lifted {
    Lifted(file: place.body.file, offset: place.member.offset)
  }

  /// Returns the declaration that a member overrides if that declaration is in an extension of another module's
  /// class.
  private func root(
    of place: ForeignFamily.Place, among roots: [ForeignFamily.Place]
  ) -> ForeignFamily.Place? {
    guard !roots.isEmpty else { return nil }
    for name in index.ancestorNames(of: place.type) {
      if let found = roots.first(where: { $0.type.name == name && isOverride(place.member, of: $0.member) }) {
        return found
      }
      // The search ends at a class in the sources that declares the member.
      let own = index[name].map { $0.kind == .class ? $0.members : [] } ?? []
      if own.contains(where: { !$0.isOverride && $0.matches(place.member) }) { return nil }
    }
    return nil
  }

  private func isOverride(_ member: MemberFacts, of root: MemberFacts) -> Bool {
    member.matches(root) && member.isMethod == root.isMethod && member.parameterTypes == root.parameterTypes
  }

  /// Returns whether an imported module has already made the member overridable, because the member is open or
  /// overridden in that module.
  private func isLifted(_ family: ForeignFamily) -> Bool {
    family.root.member.modifiers.contains("open") && Self.isExposed(family.root)
      || (family.foreignOverrides + family.ownOverrides).contains { isContext($0.body) }
  }

  private mutating func isPortable(_ family: ForeignFamily) -> Bool {
    let places = [family.root] + family.foreignOverrides + family.ownOverrides
    let obstacle = places.first {
      $0.body.isConstrained || $0.body.isConditional || $0.member.isConditional || !Self.canDispatch($0.member)
    }
    guard let obstacle, !isContext(obstacle.body) else { return obstacle == nil }
    note(
      .warning, obstacle.body.file, at: obstacle.member.offset,
      "'\(obstacle.member.fullName)' is overridden although it is declared in an extension of '\(family.root.type.name)', "
        + "a class of another module; on Linux this needs methods and computed properties without conditions")
    return false
  }

  private static func canDispatch(_ member: MemberFacts) -> Bool {
    switch member.declaration {
    case .method(let node): return Signature.forwarding(node) != nil
    case .property(let node):
      guard node.bindings.count == 1, let binding = node.bindings.first, binding.typeAnnotation != nil,
        let accessors = binding.accessorBlock
      else { return false }
      return isSettable(accessors) != nil
    case .subscripted: return false
    }
  }

  // MARK: The declaration

  private mutating func planRoot(_ family: ForeignFamily) {
    let place = family.root
    let file = place.body.file
    guard lifted.insert(Self.key(place)).inserted else { return }
    rename(place, to: family.implementation(of: place.type.name))
    let kind = place.member.isStatic ? ".Type" : ""
    var targets = [("any \(family.protocolName)", family.overrideName)]
    let foreign = family.foreignOverrides.filter { !isContext($0.body) }
    let depths = foreign.map { index.ancestorNames(of: $0.type).count }
    for (other, _) in zip(foreign, depths).sorted(by: { $0.1 > $1.1 }) {
      targets.append((other.type.name, family.implementation(of: other.type.name)))
    }
    func dispatch(_ use: (String) -> String, isSetter: Bool = false) -> String {
      let cases = targets.map { type, name in
        isSetter
          ? "if let o = self as? \(type)\(kind) { \(use("o." + name)); return }; "
          : "if let o = self as? \(type)\(kind) { return \(use("o." + name)) }; "
      }
      let own = use(family.implementation(of: place.type.name))
      return cases.joined() + (isSetter ? own : "return \(own)")
    }
    let access = Self.publicAccess(access(of: place.member.modifierList, in: place.body) + Self.modifiers(place.member))
    let protocolAccess = ["public ", "package ", "fileprivate ", "private "].first { access.contains($0) } ?? ""
    let available: String
    let requirement: String
    let isStatic = place.member.isStatic ? "static " : ""
    switch place.member.declaration {
    case .method(let node):
      let arguments = Signature.forwarding(node) ?? ""
      let effects = Signature.effects(node)
      files[file].bodyEnds[place.body.end, default: []].append(
        Signature.attributes(node.attributes) + access + "func \(node.name.text)\(Signature.head(node)) { "
          + dispatch { "\(effects)\($0)(\(arguments))" } + " }")
      available = Signature.attributes(node.attributes, only: { $0 == "available" })
      requirement = "\(isStatic)func \(family.overrideName)\(Signature.requirement(node))"
    case .property(let node):
      guard let binding = node.bindings.first, let type = binding.typeAnnotation?.type.oneLine,
        let isSettable = binding.accessorBlock.flatMap(Self.isSettable)
      else { return }
      let getter = dispatch { $0 }
      let accessors =
        isSettable ? "get { \(getter) } set { \(dispatch({ "\($0) = newValue" }, isSetter: true)) }" : getter
      files[file].bodyEnds[place.body.end, default: []].append(
        Signature.attributes(node.attributes) + access + "var \(binding.pattern.trimmedDescription): \(type) { "
          + accessors + " }")
      available = Signature.attributes(node.attributes, only: { $0 == "available" })
      requirement = "\(isStatic)var \(family.overrideName): \(type) { get\(isSettable ? " set" : "") }"
    case .subscripted: return
    }
    let access2 = protocolAccess == "private " ? "fileprivate " : protocolAccess
    files[file].tail.append(
      (
        units[file].place(of: place.member.offset).line,
        "\(available)\(access2)protocol \(family.protocolName): \(place.type.name) { \(requirement) }"
      ))
  }

  /// Returns the modifiers for the member that calls the implementations.
  private static func modifiers(_ member: MemberFacts) -> String {
    Signature.modifiers(member.modifierList, without: ["dynamic", "optional", "override", "final"])
  }

  /// Replaces `open` with `public`, because members of extensions can't be open.
  private static func publicAccess(_ modifiers: String) -> String { modifiers.replacing("open ", with: "public ") }

  private mutating func rename(_ place: ForeignFamily.Place, to name: String) {
    let (token, modifiers): (TokenSyntax, DeclModifierListSyntax)
    switch place.member.declaration {
    case .method(let node): (token, modifiers) = (node.name, node.modifiers)
    case .property(let node):
      guard let pattern = node.bindings.first?.pattern.as(IdentifierPatternSyntax.self) else { return }
      (token, modifiers) = (pattern.identifier, node.modifiers)
    case .subscripted: return
    }
    let file = place.body.file
    files[file].edits.replace(token.range, with: name)
    for modifier in modifiers where ["override", "final"].contains(modifier.name.text) {
      files[file].edits.blank(modifier.range)
    }
    for modifier in modifiers where modifier.name.text == "open" {
      files[file].edits.replace(modifier.name.range, with: "public")
    }
  }

  // MARK: Overrides

  private mutating func planForeign(_ place: ForeignFamily.Place, of family: ForeignFamily) {
    guard lifted.insert(Self.key(place)).inserted else { return }
    rename(place, to: family.implementation(of: place.type.name))
    renameSuper(of: place, in: family)
  }

  private mutating func planOwn(_ place: ForeignFamily.Place, of family: ForeignFamily) {
    guard lifted.insert(Self.key(place)).inserted else { return }
    renameSuper(of: place, in: family)
    let isTop = ownAncestor(of: place, in: family) == nil
    if isTop { addConformance(of: place.type, to: family.protocolName) }
    let file = place.body.file
    guard place.body.isExtension else {
      let token: TokenSyntax?
      switch place.member.declaration {
      case .method(let node): token = node.name
      case .property(let node): token = node.bindings.first?.pattern.as(IdentifierPatternSyntax.self)?.identifier
      case .subscripted: token = nil
      }
      guard let token else { return }
      files[file].edits.replace(token.range, with: family.overrideName)
      for modifier in place.member.modifierList where modifier.name.text == "override" && isTop {
        files[file].edits.blank(modifier.range)
      }
      return
    }
    guard let home = place.type.declarations.first(where: { !isContext($0) }) else { return }
    let name = family.implementation(of: place.type.name)
    rename(place, to: name)
    let dropped: Set = ["dynamic", "optional", "final"]
    let modifiers = Signature.modifiers(
      place.member.modifierList, without: isTop ? dropped.union(["override"]) : dropped)
    let head = access(of: place.member.modifierList, in: place.body) + modifiers
    switch place.member.declaration {
    case .method(let node):
      files[home.file].bodyEnds[home.end, default: []].append(
        Signature.attributes(node.attributes) + head + "func \(family.overrideName)\(Signature.head(node)) { "
          + "\(Signature.effects(node))\(name)(\(Signature.forwarding(node) ?? "")) }")
    case .property(let node):
      guard let binding = node.bindings.first, let type = binding.typeAnnotation?.type.oneLine else { return }
      let isSettable = binding.accessorBlock.flatMap(Self.isSettable) ?? false
      files[home.file].bodyEnds[home.end, default: []].append(
        Signature.attributes(node.attributes) + head + "var \(family.overrideName): \(type) { "
          + (isSettable ? "get { \(name) } set { \(name) = newValue }" : name) + " }")
    case .subscripted: return
    }
  }

  /// Plans overrides of a member that an imported module's sources declare.
  private mutating func planOverridesOfContext(_ family: ForeignFamily) {
    for place in family.ownOverrides where !isContext(place.body) {
      if isLifted(family) {
        planOwn(place, of: family)
      } else {
        _ = lifted.insert(Self.key(place))
        note(
          .warning, place.body.file, at: place.member.offset,
          "'\(place.member.fullName)' is declared in an extension of '\(family.root.type.name)' in another module, where "
            + "it cannot be overridden on Linux; declare it 'open' and '@objc' there")
      }
    }
  }

  /// Returns the nearest superclass in the sources that also overrides the member.
  private func ownAncestor(of place: ForeignFamily.Place, in family: ForeignFamily) -> ForeignFamily.Place? {
    for name in index.ancestorNames(of: place.type) {
      if let found = family.ownOverrides.first(where: { $0.type.name == index[name]?.name }) { return found }
    }
    return nil
  }

  /// Changes `super.refresh()` to call the nearest superclass's implementation.
  private mutating func renameSuper(of place: ForeignFamily.Place, in family: ForeignFamily) {
    let name: String
    if ownAncestor(of: place, in: family) != nil {
      name = family.overrideName
    } else {
      let above = index.ancestorNames(of: place.type)
      let nearest = above.first { name in
        name == family.root.type.name || family.foreignOverrides.contains { $0.type.name == name }
      }
      name = family.implementation(of: nearest ?? family.root.type.name)
    }
    let sought = "super." + family.root.member.base
    for body in place.type.bodies where !isContext(body) {
      let bytes = units[body.file].bytes
      var start = body.leftBraceEnd
      while let found = Needle.first(sought, in: bytes, from: start), found < body.end {
        start = found + sought.utf8.count
        guard superCalls.insert(Lifted(file: body.file, offset: found)).inserted,
          start >= bytes.count || !Needle.isNamePart(bytes[start]), isCall(of: family.root.member, behind: start, bytes)
        else { continue }
        files[body.file].edits.replace(found + 6..<start, with: name)
      }
    }
  }

  /// Returns whether the argument labels after a name match a member.
  private func isCall(of member: MemberFacts, behind start: Int, _ bytes: [UInt8]) -> Bool {
    guard let labels = member.labels else { return true }
    var next = start
    func skipBlanks() { while next < bytes.count, [9, 10, 13, 32].contains(bytes[next]) { next += 1 } }
    guard next < bytes.count, bytes[next] == UInt8(ascii: "(") else { return labels.count <= 1 }
    next += 1
    skipBlanks()
    guard let first = labels.first else { return next < bytes.count && bytes[next] == UInt8(ascii: ")") }
    if first == "_" { return next < bytes.count && bytes[next] != UInt8(ascii: ")") }
    return bytes[next...].starts(with: Array((first + ":").utf8))
  }
}
