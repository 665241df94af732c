// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

internal import SwiftSyntax

/// Indexes a file's declarations: types with their members, and local classes in function bodies, which are common in
/// tests.
struct IndexBuilder {
  let file: Int
  private(set) var types: [TypeFacts] = []
  private let bytes: [UInt8]

  init(file: Int, tree: SourceFileSyntax, bytes: [UInt8]) {
    self.file = file
    self.bytes = bytes
    for statement in tree.statements {
      if case .decl(let declaration) = statement.item {
        add(declaration, in: [], isGeneric: false, isConditional: false)
        addLocalClasses(of: declaration, in: [])
      }
    }
  }

  /// Adds a function's local classes. They get no method records, because code outside the function can't name them.
  private mutating func addLocalClasses(of node: DeclSyntax, in outer: [String]) {
    guard let body = node.as(FunctionDeclSyntax.self)?.body ?? node.as(InitializerDeclSyntax.self)?.body,
      let place = Needle.first("class ", in: bytes, from: body.range.lowerBound), place < body.range.upperBound
    else { return }
    let finder = LocalClasses(viewMode: .sourceAccurate)
    finder.walk(body)
    for declaration in finder.found {
      let place = "\(declaration.range.lowerBound)"
      add(DeclSyntax(declaration), in: outer + [place], isGeneric: true, isConditional: false)
    }
  }

  private mutating func add(_ node: DeclSyntax, in outer: [String], isGeneric: Bool, isConditional: Bool) {
    if let condition = node.as(IfConfigDeclSyntax.self) {
      for (clause, mayBeInactive) in Conditions.live(condition) {
        for declaration in Self.declarations(of: clause) {
          add(declaration, in: outer, isGeneric: isGeneric, isConditional: isConditional || mayBeInactive)
        }
      }
      return
    }
    guard let header = TypeHeader(node) else { return }
    let name = header.isExtension ? header.name : (outer + [header.name]).joined(separator: ".")
    let generic = isGeneric || header.isGeneric
    var members: [MemberFacts] = []
    collect(header.members, isConditional: false, into: &members)
    var type = TypeFacts(name: name, kind: header.kind, isGeneric: generic)
    type.bodies = [
      BodyFacts(
        file: file, isExtension: header.isExtension, isConditional: isConditional, isConstrained: header.isConstrained,
        modifiers: MemberFacts.names(header.modifiers), attributes: MemberFacts.names(header.attributes),
        explicitName: MemberFacts.explicitName(header.attributes), inherited: header.inherited,
        inheritedNames: header.inherited.map { TypeFacts.plainName($0.type) }, nameEnd: header.nameEnd,
        end: header.members.rightBrace.range.lowerBound,
        leftBraceEnd: header.members.leftBrace.range.upperBound, members: members,
        methodNames: Set(members.lazy.filter(\.isMethod).map(\.base)),
        initializers: header.members.members.compactMap { $0.decl.as(InitializerDeclSyntax.self).map(InitFacts.init) })
    ]
    types.append(type)
    for member in header.members.members {
      let path = name.split(separator: ".").map(String.init)
      add(member.decl, in: path, isGeneric: generic, isConditional: isConditional)
      addLocalClasses(of: member.decl, in: path)
    }
  }

  private func collect(_ block: MemberBlockSyntax, isConditional: Bool, into members: inout [MemberFacts]) {
    for member in block.members { collect(member.decl, isConditional: isConditional, into: &members) }
  }

  private func collect(_ node: DeclSyntax, isConditional: Bool, into members: inout [MemberFacts]) {
    guard let condition = node.as(IfConfigDeclSyntax.self) else {
      members += MemberFacts.members(of: node, isConditional: isConditional)
      return
    }
    for (clause, mayBeInactive) in Conditions.live(condition) {
      for declaration in Self.declarations(of: clause) {
        collect(declaration, isConditional: isConditional || mayBeInactive, into: &members)
      }
    }
  }

  private static func declarations(of clause: IfConfigClauseSyntax) -> [DeclSyntax] {
    switch clause.elements {
    case .decls(let list): list.map(\.decl)
    case .statements(let list):
      list.compactMap { if case .decl(let declaration) = $0.item { declaration } else { nil } }
    default: []
    }
  }
}

/// Finds the classes in a function body, except for classes nested inside them.
private final class LocalClasses: SyntaxVisitor {
  var found: [ClassDeclSyntax] = []

  override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind {
    found.append(node)
    return .skipChildren
  }
}

/// The common parts of type declarations.
struct TypeHeader {
  let name: String
  let kind: TypeFacts.Kind
  let isExtension: Bool
  let isGeneric: Bool
  let isConstrained: Bool
  let modifiers: DeclModifierListSyntax
  let attributes: AttributeListSyntax
  let inherited: [InheritedTypeSyntax]
  let nameEnd: Int
  let members: MemberBlockSyntax

  init?(_ node: some DeclSyntaxProtocol) {
    if let node = node.as(ExtensionDeclSyntax.self) {
      self.init(
        TypeFacts.plainName(node.extendedType), .foreign, node, end: node.extendedType.range.upperBound,
        isExtension: true, isConstrained: node.genericWhereClause != nil)
    } else if let node = node.as(ClassDeclSyntax.self) {
      self.init(node.name.text, .class, node, end: node.name.range.upperBound, generic: node.genericParameterClause)
    } else if let node = node.as(ProtocolDeclSyntax.self) {
      self.init(
        node.name.text, .protocol, node,
        end: node.primaryAssociatedTypeClause?.range.upperBound ?? node.name.range.upperBound)
    } else if let node = node.as(StructDeclSyntax.self) {
      self.init(node.name.text, .value, node, end: node.name.range.upperBound, generic: node.genericParameterClause)
    } else if let node = node.as(EnumDeclSyntax.self) {
      self.init(node.name.text, .value, node, end: node.name.range.upperBound, generic: node.genericParameterClause)
    } else if let node = node.as(ActorDeclSyntax.self) {
      self.init(node.name.text, .value, node, end: node.name.range.upperBound, generic: node.genericParameterClause)
    } else {
      return nil
    }
  }

  private init(
    _ name: String, _ kind: TypeFacts.Kind, _ node: some DeclGroupSyntax, end: Int,
    generic: GenericParameterClauseSyntax? = nil, isExtension: Bool = false, isConstrained: Bool = false
  ) {
    self.name = MemberFacts.unquoted(name)
    self.kind = kind
    self.isExtension = isExtension
    self.isGeneric = generic != nil
    self.isConstrained = isConstrained
    modifiers = node.modifiers
    attributes = node.attributes
    inherited = node.inheritanceClause.map { Array($0.inheritedTypes) } ?? []
    nameEnd = generic?.range.upperBound ?? end
    members = node.memberBlock
  }
}
