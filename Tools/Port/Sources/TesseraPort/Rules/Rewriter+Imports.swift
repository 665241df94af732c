// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

internal import SwiftSyntax

/// Information about a file's imports.
struct ImportFacts {
  var modules: Set<String> = []
  /// The end offset of `import Foundation`, or of the first import if there is no `import Foundation`.
  var end: Int?
  var foundationEnd: Int?
  /// The import after which other imports can be added on the same line. It is the import of `end`, but only if it is
  /// outside `#if`.
  var anchor: (end: Int, isFoundation: Bool)?
  /// The access level of `anchor`, and whether it is exported. Imports that are added after it repeat this prefix.
  var prefix = ""

  /// Whether TesseraFoundation is imported, directly or by another module.
  var hasTesseraFoundation: Bool {
    !modules.isDisjoint(with: [
      "UIKit", "TesseraFoundation", "CoreGraphics", "QuartzCore", "CoreText", "CoreImage", "ImageIO", "Mortar",
      "Mortar3",
    ])
  }
}

// Rewrites imports of modules that have a different name, have no submodules, or don't exist on Linux.
extension Rewriter {
  func rewriteImport(_ node: ImportDeclSyntax) {
    let parts = node.path.map(\.name.text)
    guard let module = parts.first, let first = node.path.first, let last = node.path.last else { return }
    let rest = first.name.range.upperBound..<last.range.upperBound
    // In an import with a kind, such as `import class UIKit.UIView`, the last name is a declaration.
    let isOfModule = node.importKindSpecifier == nil
    switch module {
    case "ObjectiveC":
      edits.blank(node.rangeWithSemicolon)
      needsFoundation = true
      return
    case "Darwin":
      // `import func Darwin.C.stdlib.exit` becomes `import func Glibc.exit`.
      let module = first.name.range.lowerBound..<(isOfModule ? first.name.range.upperBound : last.name.range.lowerBound)
      if isOfModule { edits.blank(rest) }
      edits.replace(module, with: isOfModule ? "Glibc " : "Glibc.")
    case "os", "OSLog":
      // Tessera's module isn't named `os`, because other packages would then treat Linux as an Apple platform.
      if isOfModule { edits.blank(rest) }
      edits.replace(first.name.range, with: "TesseraOS")
    case "Foundation" where !isOfModule && FoundationNames.declared.contains(last.name.text):
      edits.replace(first.name.range, with: "TesseraFoundation")
    default:
      if isOfModule { edits.blank(rest) }
    }
    imports.end = imports.end ?? node.range.upperBound
    guard isOfModule else { return }
    imports.modules.insert(module)
    if module == "Foundation" { imports.foundationEnd = node.range.upperBound }
    setAnchor(node, isFoundation: module == "Foundation")
  }

  private func setAnchor(_ node: ImportDeclSyntax, isFoundation: Bool) {
    guard imports.anchor == nil || isFoundation && imports.anchor?.isFoundation == false,
      !sequence(first: Syntax(node), next: \.parent).contains(where: { $0.is(IfConfigDeclSyntax.self) })
    else { return }
    let isExported = node.attributes.contains { $0.trimmedDescription == "@_exported" }
    imports.prefix =
      (isFoundation && isExported ? "@_exported " : "") + node.modifiers.map { $0.trimmedDescription + " " }.joined()
    imports.anchor = (node.range.upperBound, isFoundation)
  }

  /// Imports TesseraFoundation if the file needs it. Returns the line to insert at the top if there is no import that
  /// it can follow.
  func importFoundation() -> String? {
    guard needsFoundation || usesFoundationNames, !imports.hasTesseraFoundation else { return nil }
    guard let end = imports.foundationEnd ?? imports.end else { return "import TesseraFoundation" }
    edits.insert("; import TesseraFoundation", at: end)
    return nil
  }

  private var usesFoundationNames: Bool {
    !imports.modules.isDisjoint(with: ["Foundation", "XCTest"]) && FoundationNames.areUsed(in: unit.bytes)
  }
}
