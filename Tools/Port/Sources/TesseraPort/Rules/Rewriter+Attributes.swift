// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

internal import SwiftSyntax

// Removes Objective-C and Interface Builder attributes, and makes observable properties notify key-value observers.
extension Rewriter {
  func rewriteAttribute(_ node: AttributeSyntax) {
    let name = node.attributeName.trimmedDescription
    if Signature.foreignAttributes.contains(name)
      || name == "convention" && node.arguments?.trimmedDescription == "block"
    {
      edits.blank(node.range)
    } else if name == "UIApplicationMain" || name == "NSApplicationMain" {
      let rest = String(repeating: " ", count: name.utf8.count - 4)
      edits.replace(node.range, with: "@main" + rest)
    }
  }

  func rewriteProperty(_ node: VariableDeclSyntax) {
    let attributes = MemberFacts.names(node.attributes)
    if attributes.contains("NSManaged") {
      if let type = scopes.last?.type, index.ancestorNames(of: type).contains("CALayer") { return manage(node) }
      noteManaged(node)
    }
    guard node.bindingSpecifier.text == "var", node.modifiers.contains(where: { $0.name.text == "dynamic" }),
      isObservable
    else { return }
    if node.modifiers.contains(where: { ["static", "class", "lazy"].contains($0.name.text) }) {
      if node.modifiers.contains(where: { $0.name.text == "lazy" }) {
        note(.warning, at: node, "key-value observers are not notified of changes of a lazy property; remove 'lazy'")
      }
      return
    }
    if node.bindings.count > 1 { separate(node) }
    for binding in node.bindings { observe(binding) }
  }

  /// Splits declarations of several properties, which can't have property observers: `var a = 1, b = 2` becomes `var
  /// a = 1; var b = 2`.
  private func separate(_ node: VariableDeclSyntax) {
    let head = " " + Signature.attributes(node.attributes) + Signature.modifiers(node.modifiers) + "var"
    var type: String?
    for binding in node.bindings.reversed() {
      type = binding.typeAnnotation?.oneLine ?? (binding.initializer == nil ? type : nil)
      if binding.typeAnnotation == nil, binding.initializer == nil, let type {
        edits.insert(type, at: binding.pattern.range.upperBound)
      }
    }
    for comma in node.bindings.compactMap(\.trailingComma) { edits.replace(comma.range, with: ";" + head) }
  }

  /// Rewrites an `@NSManaged` property of a layer class, which Core Animation stores and animates.
  private func manage(_ node: VariableDeclSyntax) {
    if node.bindings.count > 1 { separate(node) }
    var shared: String?
    for binding in node.bindings.reversed() {
      shared = binding.typeAnnotation?.type.oneLine ?? shared
      guard var type = shared, binding.accessorBlock == nil, binding.initializer == nil,
        let pattern = binding.pattern.as(IdentifierPatternSyntax.self)
      else { continue }
      if type.hasSuffix("!") { type = type.dropLast() + "?" }
      let key = MemberFacts.unquoted(pattern.identifier.text)
      let metatype = type.hasPrefix("any ") || type.contains("->") ? "(\(type)).self" : "\(type).self"
      let end = binding.typeAnnotation?.range.upperBound ?? pattern.range.upperBound
      edits.insert(
        " { get { managedValue(forKey: \"\(key)\", of: \(metatype)) } "
          + "set { setManagedValue(newValue, forKey: \"\(key)\") } }", at: end)
    }
  }

  private func noteManaged(_ node: VariableDeclSyntax) {
    for binding in node.bindings {
      let type = binding.typeAnnotation?.type.trimmedDescription ?? ""
      if binding.initializer == nil, binding.accessorBlock == nil, !type.hasSuffix("?"), !type.hasSuffix("!") {
        note(
          .warning, at: node,
          "Core Data is not available on Linux: '\(binding.pattern.trimmedDescription)' becomes a stored property; give it a value, "
            + "or make it optional")
      }
    }
  }

  /// Whether the enclosing class is known to inherit from NSObject.
  private var isObservable: Bool {
    guard let scope = scopes.last, scope.isClass, let type = scope.type, let root = index.lineage(of: type).last else {
      return false
    }
    return root.kind == .foreign || index.superclassName(of: root) != nil
  }

  private var dependentKeys: DependentKeys? {
    (scopes.last?.type).map { DependentKeys(of: $0, index: index) }
  }

  /// Adds property observers: `{ willSet { willChangeValue(for: \.x) } didSet { didChangeValue(for: \.x) } }`.
  private func observe(_ binding: PatternBindingSyntax) {
    guard let pattern = binding.pattern.as(IdentifierPatternSyntax.self) else { return }
    let name = pattern.identifier.text
    let keys = [name] + (dependentKeys?.dependents(of: MemberFacts.unquoted(name)) ?? [])
    let before = keys.map { "willChangeValue(for: \\.\($0))" }.joined(separator: "; ")
    let after = keys.reversed().map { "didChangeValue(for: \\.\($0))" }.joined(separator: "; ")
    guard let block = binding.accessorBlock else {
      var end = binding.initializer?.range.upperBound ?? binding.typeAnnotation?.range.upperBound
      end = end ?? pattern.range.upperBound
      edits.insert(" { willSet { \(before) } didSet { \(after) } }", at: end ?? binding.range.upperBound)
      return
    }
    guard case .accessors(let accessors) = block.accessors,
      accessors.allSatisfy({ $0.accessorSpecifier.text.hasSuffix("Set") })
    else { return }
    let told = [("willSet", before), ("didSet", after)]
    for (specifier, call) in told {
      guard let accessor = accessors.first(where: { $0.accessorSpecifier.text == specifier }), let body = accessor.body
      else {
        edits.insert(" \(specifier) { \(call) }", at: block.leftBrace.range.upperBound)
        continue
      }
      // `didChangeValue` notifies key-value observers, after the class's property observers.
      if specifier == "willSet" {
        edits.insert(" \(call);", at: body.leftBrace.range.upperBound)
      } else {
        edits.insert(" defer { \(call) };", at: body.leftBrace.range.upperBound)
      }
    }
  }

  /// Rewrites NSObject members that classes can't override on Linux.
  func rewriteObjectOverride(_ node: FunctionDeclSyntax) {
    guard let override = node.modifiers.first(where: { $0.name.text == "override" }), let type = scopes.last?.type,
      let member = MemberFacts.members(of: DeclSyntax(node), isConditional: false).first,
      index.isOverrideOfObject(member, in: type)
    else { return }
    edits.blank(override.range)
    if ObjectMembers.unreached.contains(member.fullName) {
      note(
        .note, at: node,
        "'\(member.fullName)' of NSObject cannot be overridden on Linux; it is only called if its class is statically known"
      )
    }
  }
}
