// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

internal import SwiftSyntax

// Handles overrides and overridden members in extensions, which require Objective-C dispatch. The member stays in the
// extension under another name, and the class gets a member that calls it.
extension PortPlan {
  mutating func planExtensionMembers() {
    for type in sortedTypes where type.kind == .class || type.kind == .foreign {
      for body in type.bodies where body.isExtension && !isContext(body) {
        for member in body.members where (member.isOverride || Self.isOpen(member)) && !isLifted(member, in: body) {
          lift(member, from: body, of: type)
        }
      }
      for body in type.bodies where !isContext(body) {
        for member in body.members where member.isOverride && !isLifted(member, in: body) {
          planOverridden(member, of: type, in: body)
        }
      }
    }
  }

  private func isLifted(_ member: MemberFacts, in body: BodyFacts) -> Bool {
    lifted.contains(Lifted(file: body.file, offset: member.offset))
  }

  /// Returns whether a member is open. For a member in an extension, this means that another module may override it.
  private static func isOpen(_ member: MemberFacts) -> Bool { member.modifiers.contains("open") }

  /// Moves an extension's member into its class if a subclass in the module overrides the member.
  private mutating func planOverridden(_ member: MemberFacts, of type: TypeFacts, in body: BodyFacts) {
    for ancestor in index.lineage(of: type).dropFirst() {
      if ancestor.declarations.contains(where: { $0.members.contains(where: member.matches) }) { return }
      for place in ancestor.bodies where place.isExtension {
        guard let overridden = place.members.first(where: member.matches) else { continue }
        // Overrides and open members are moved in any case.
        if overridden.isOverride || Self.isOpen(overridden) { return }
        if isContext(place) {
          note(
            .warning, body.file, at: member.offset,
            "'\(member.fullName)' is declared in an extension of '\(ancestor.name)' in another module, where it cannot be "
              + "overridden on Linux; declare it in the class, or 'open'")
        } else {
          lift(overridden, from: place, of: ancestor)
        }
        return
      }
    }
  }

  private mutating func lift(_ member: MemberFacts, from body: BodyFacts, of type: TypeFacts) {
    let homes = type.declarations.filter { !isContext($0) }
    guard let home = homes.first, type.kind == .class else {
      guard member.isOverride else { return close(member, in: body) }
      note(
        .warning, body.file, at: member.offset,
        "'\(member.fullName)' is overridden in an extension of '\(type.name)', a class of another module; Swift on Linux "
          + "allows that only in the class itself: move it there, or into a subclass")
      return
    }
    guard !body.isConstrained, !body.isConditional, !member.isConditional else {
      note(
        .warning, body.file, at: member.offset,
        "'\(member.fullName)' is in an extension with conditions and cannot be moved into '\(type.name)'; declare it "
          + "in the class")
      return
    }
    let key = Lifted(file: body.file, offset: member.offset)
    guard lifted.insert(key).inserted else { return }
    let name = "port_\(type.name.replacing(".", with: "_"))_\(member.base)"
    switch member.declaration {
    case .method(let node):
      let test = liftedTest(member, in: body, of: type)
      lift(node, as: name, called: test?.name ?? node.name.text, from: body, to: home)
      if let test { files[home.file].bodyEnds[home.end, default: []].append(test.wrapper) }
    case .property(let node): lift(node, as: name, from: body, to: home)
    case .subscripted(let node): move(node, modifiers: node.modifiers, from: body, to: home)
    }
  }

  /// Replaces `open` with `public`, because members of an extension can't be open.
  private mutating func close(_ member: MemberFacts, in body: BodyFacts) {
    for modifier in member.modifierList where modifier.name.text == "open" {
      files[body.file].edits.replace(modifier.name.range, with: "public")
    }
  }

  private mutating func lift(
    _ node: FunctionDeclSyntax, as name: String, called own: String, from body: BodyFacts, to home: BodyFacts
  ) {
    guard let arguments = Signature.forwarding(node) else {
      move(node, modifiers: node.modifiers, from: body, to: home)
      return
    }
    rename(node.name, node.modifiers, to: name, in: body.file)
    let head =
      Signature.attributes(node.attributes) + access(of: node.modifiers, in: body) + Signature.modifiers(node.modifiers)
      + "func " + own + Signature.head(node)
    files[home.file].bodyEnds[home.end, default: []].append(
      "\(head) { \(Signature.effects(node))\(name)(\(arguments)) }")
  }

  private mutating func lift(_ node: VariableDeclSyntax, as name: String, from body: BodyFacts, to home: BodyFacts) {
    guard node.bindings.count == 1, let binding = node.bindings.first, let type = binding.typeAnnotation?.type.oneLine,
      let pattern = binding.pattern.as(IdentifierPatternSyntax.self), let accessors = binding.accessorBlock,
      let isSettable = Self.isSettable(accessors)
    else {
      move(node, modifiers: node.modifiers, from: body, to: home)
      return
    }
    rename(pattern.identifier, node.modifiers, to: name, in: body.file)
    let head =
      Signature.attributes(node.attributes) + access(of: node.modifiers, in: body) + Signature.modifiers(node.modifiers)
      + "var " + pattern.identifier.text + ": " + type
    let accessor = isSettable ? "get { \(name) } set { \(name) = newValue }" : name
    files[home.file].bodyEnds[home.end, default: []].append("\(head) { \(accessor) }")
  }

  /// Returns whether a property has a setter, or nil if it has property observers.
  static func isSettable(_ block: AccessorBlockSyntax) -> Bool? {
    guard case .accessors(let list) = block.accessors else { return false }
    let names = list.map(\.accessorSpecifier.text)
    return names.contains { $0.hasSuffix("Set") } ? nil : names.contains("set")
  }

  func access(of modifiers: DeclModifierListSyntax, in body: BodyFacts) -> String {
    let names: Set = ["open", "public", "package", "internal", "fileprivate", "private"]
    guard MemberFacts.names(modifiers).isDisjoint(with: names) else { return "" }
    guard let access = body.modifiers.intersection(names).first else { return "" }
    return (access == "private" ? "fileprivate" : access) + " "
  }

  private mutating func rename(_ token: TokenSyntax, _ modifiers: DeclModifierListSyntax, to name: String, in file: Int)
  {
    files[file].edits.replace(token.range, with: name)
    for modifier in modifiers where ["override", "final"].contains(modifier.name.text) {
      files[file].edits.blank(modifier.range)
    }
    for modifier in modifiers where modifier.name.text == "open" {
      files[file].edits.blank(modifier.range)
    }
  }

  /// Moves the text of a member that can't be called from elsewhere.
  private mutating func move(
    _ node: some SyntaxProtocol, modifiers: DeclModifierListSyntax, from body: BodyFacts, to home: BodyFacts
  ) {
    let range = node.range
    let unit = units[body.file]
    let text = String(decoding: blankedAttributes(of: node, in: unit), as: UTF8.self)
    files[body.file].edits.blank(node.rangeWithSemicolon)
    files[home.file].movedMembers[home.end, default: []].append(
      Moved(path: unit.path, line: unit.place(of: range.lowerBound).line, text: access(of: modifiers, in: body) + text))
  }

  private func blankedAttributes(of node: some SyntaxProtocol, in unit: SourceUnit) -> [UInt8] {
    var edits = EditList()
    for attribute in node.asProtocol((any WithAttributesSyntax).self)?.attributes ?? [] {
      guard let attribute = attribute.as(AttributeSyntax.self),
        Signature.foreignAttributes.contains(attribute.attributeName.trimmedDescription)
      else { continue }
      edits.blank(attribute.range)
    }
    return edits.applied(to: unit.bytes, in: node.range)
  }
}
