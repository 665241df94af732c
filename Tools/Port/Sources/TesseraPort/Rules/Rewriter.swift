// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

internal import SwiftSyntax

/// Traverses a file's syntax tree and edits individual nodes according to the rules.
final class Rewriter: SyntaxVisitor {
  let unit: SourceUnit
  let index: ModuleIndex
  let optionals: OptionalRequirements
  var edits: EditList
  var notes: [PortNote] = []
  /// Whether the file uses TesseraFoundation, either originally or after porting.
  var needsFoundation: Bool
  /// The types that enclose the current node.
  var scopes: [Scope] = []
  /// The file's imports.
  var imports = ImportFacts()
  /// The number of preview records added to the file so far.
  var previewCount = 0

  struct Scope {
    /// The type's name as used inside its body.
    let name: String
    let type: TypeFacts?
    let isProtocol: Bool
    let isClass: Bool
  }

  init(unit: SourceUnit, plan: PortPlan, file: Int) {
    self.unit = unit
    index = plan.index
    optionals = plan.optionals
    edits = plan.files[file].edits
    needsFoundation = plan.files[file].needsFoundation
    super.init(viewMode: .sourceAccurate)
  }

  func note(_ severity: PortNote.Severity, at node: some SyntaxProtocol, _ message: String) {
    notes.append(unit.note(severity, at: node.range.lowerBound, message))
  }

  // MARK: Scopes

  override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind { enter(node) }
  override func visitPost(_ node: ClassDeclSyntax) { scopes.removeLast() }
  override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind {
    recordPreviews(of: node)
    return enter(node)
  }
  override func visitPost(_ node: StructDeclSyntax) { scopes.removeLast() }
  override func visit(_ node: EnumDeclSyntax) -> SyntaxVisitorContinueKind {
    recordPreviews(of: node)
    return enter(node)
  }
  override func visitPost(_ node: EnumDeclSyntax) { scopes.removeLast() }
  override func visit(_ node: ActorDeclSyntax) -> SyntaxVisitorContinueKind { enter(node) }
  override func visitPost(_ node: ActorDeclSyntax) { scopes.removeLast() }
  override func visit(_ node: ProtocolDeclSyntax) -> SyntaxVisitorContinueKind { enter(node) }
  override func visitPost(_ node: ProtocolDeclSyntax) { scopes.removeLast() }
  override func visit(_ node: ExtensionDeclSyntax) -> SyntaxVisitorContinueKind { enter(node) }
  override func visitPost(_ node: ExtensionDeclSyntax) { scopes.removeLast() }

  private func enter(_ node: some DeclSyntaxProtocol) -> SyntaxVisitorContinueKind {
    guard let header = TypeHeader(node) else { return .visitChildren }
    let full = header.isExtension ? header.name : (scopes.map(\.name) + [header.name]).joined(separator: ".")
    let type = index[full] ?? index[header.name]
    let extended = node.as(ExtensionDeclSyntax.self)
    let isProtocol =
      extended != nil
      && (type?.kind == .protocol || extended?.genericWhereClause?.trimmedDescription.contains("Self") == true
        || type?.kind == .foreign && ["Delegate", "DataSource", "Protocol"].contains { header.name.hasSuffix($0) })
    let isClass = node.is(ClassDeclSyntax.self) || extended != nil && type?.kind != .value
    scopes.append(
      Scope(
        name: extended?.extendedType.trimmedDescription ?? header.name, type: type, isProtocol: isProtocol,
        isClass: isClass))
    return .visitChildren
  }

  // MARK: Rules

  override func visit(_ node: AttributeSyntax) -> SyntaxVisitorContinueKind {
    rewriteAttribute(node)
    return .visitChildren
  }

  override func visit(_ node: DeclModifierSyntax) -> SyntaxVisitorContinueKind {
    if node.name.text == "dynamic" { edits.blank(node.range) }
    return .skipChildren
  }

  override func visit(_ node: MacroExpansionExprSyntax) -> SyntaxVisitorContinueKind {
    switch node.macroName.text {
    case "selector":
      guard let text = selector(node) else { return .visitChildren }
      edits.replace(node.range, with: text)
      needsFoundation = true
      return .skipChildren
    case "keyPath":
      guard let text = keyPath(node) else { return .visitChildren }
      edits.replace(node.range, with: text)
      return .skipChildren
    case "Preview":
      rewritePreview(node, pound: node.pound)
      return .visitChildren
    default:
      return .visitChildren
    }
  }

  override func visit(_ node: MacroExpansionDeclSyntax) -> SyntaxVisitorContinueKind {
    if node.macroName.text == "Preview" { rewritePreview(node, pound: node.pound) }
    return .visitChildren
  }

  override func visit(_ node: VariableDeclSyntax) -> SyntaxVisitorContinueKind {
    rewriteProperty(node)
    return .visitChildren
  }

  override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
    rewriteObjectOverride(node)
    rewriteAnyObjectParameters(node)
    return .visitChildren
  }

  override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    rewriteOptionalCall(node)
    rewriteLocalizedCall(node)
    return .visitChildren
  }

  override func visit(_ node: MemberAccessExprSyntax) -> SyntaxVisitorContinueKind {
    rewriteLocale(node)
    rewriteOptionalValue(node)
    rewriteAnyObject(node)
    return .visitChildren
  }

  override func visit(_ node: DeclNameArgumentsSyntax) -> SyntaxVisitorContinueKind {
    rewriteOptionalReference(node)
    return .skipChildren
  }

  override func visit(_ node: IfConfigDeclSyntax) -> SyntaxVisitorContinueKind {
    rewriteConditions(node)
    return .visitChildren
  }

  override func visit(_ node: ImportDeclSyntax) -> SyntaxVisitorContinueKind {
    rewriteImport(node)
    return .skipChildren
  }
}
