// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

internal import SwiftSyntax

// Rewrites `#Preview` to a type with a record in the section `tessera_previews`, and adds such a record to each
// `PreviewProvider`.
extension Rewriter {
  func rewritePreview(_ node: some FreestandingMacroExpansionSyntax, pound: TokenSyntax) {
    guard isAtFileScope(Syntax(node)) else { return }
    previewCount += 1
    edits.replace(
      pound.range.lowerBound..<node.macroName.range.upperBound,
      with: "private enum port_preview\(previewCount) { \(Self.record("record")){ \(Self.records).add")
    edits.insert(" } }", at: node.range.upperBound)
  }

  func recordPreviews(of node: some DeclGroupSyntax) {
    let inherited = node.inheritanceClause?.inheritedTypes.map { TypeFacts.plainName($0.type) } ?? []
    guard inherited.contains(where: { ModuleIndex.lastPart($0) == "PreviewProvider" }),
      let name = (node.as(StructDeclSyntax.self)?.name ?? node.as(EnumDeclSyntax.self)?.name)?.text,
      !node.memberBlock.members.contains(where: Self.isRecord)
    else { return }
    previewCount += 1
    let end = node.memberBlock.rightBrace.range.lowerBound
    edits.insert(
      PortPlan.separator(before: end, in: unit.bytes) + Self.record("port_preview\(previewCount)")
        + "{ \(Self.records).add(\(name).self) } ", at: end)
  }

  /// Returns whether a member is a record that an earlier run of the tool added.
  private static func isRecord(_ member: MemberBlockItemSyntax) -> Bool {
    member.decl.as(VariableDeclSyntax.self)?.bindings.first?.pattern.trimmedDescription.hasPrefix("port_preview")
      == true
  }

  private static func record(_ name: String) -> String {
    "@section(\"tessera_previews\") @used @MainActor private static let \(name): "
      + "@MainActor @convention(c) (UnsafeMutableRawPointer) -> Void = "
  }

  private static let records = "$0.assumingMemoryBound(to: PreviewRecords.self).pointee"

  /// Returns whether a node is at file scope, possibly inside `#if`.
  private func isAtFileScope(_ node: Syntax) -> Bool {
    var next = node.parent
    while let parent = next {
      if parent.is(SourceFileSyntax.self) { return true }
      let isTransparent =
        parent.is(CodeBlockItemSyntax.self) || parent.is(CodeBlockItemListSyntax.self)
        || parent.is(IfConfigDeclSyntax.self)
        || parent.is(IfConfigClauseSyntax.self) || parent.is(IfConfigClauseListSyntax.self)
      guard isTransparent else { return false }
      next = parent.parent
    }
    return false
  }
}
