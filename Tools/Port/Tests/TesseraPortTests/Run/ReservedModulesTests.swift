// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import Foundation
import SwiftParser
import SwiftSyntax
import Testing

@testable import TesseraPort

/// The reserved names equal the names of the manifest's targets.
@Suite struct ReservedModulesTests {
  @Test func namesMatchTheManifest() throws {
    let bytes = try FileList.read(Checkout.folder.appending(path: "Package.swift").path)
    let finder = TargetNames(viewMode: .sourceAccurate)
    finder.walk(bytes.withUnsafeBufferPointer { Parser.parse(source: $0) })
    #expect(finder.names.contains("TesseraCombine"))
    #expect(finder.names.contains("WebKit"))
    #expect(
      finder.names.subtracting(ReservedModules.tessera).sorted() == [], "Add these to ReservedModules.tessera.")
    #expect(
      ReservedModules.tessera.subtracting(finder.names).sorted() == [], "Remove these from ReservedModules.tessera.")
  }
}

/// Finds the names of all targets except test targets, in target declarations and as keys in the table of Apple's
/// frameworks.
private final class TargetNames: SyntaxVisitor {
  var names: Set<String> = []

  override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    let call = node.calledExpression.as(MemberAccessExprSyntax.self)?.declName.baseName.text ?? ""
    if ["target", "executableTarget", "systemLibrary", "plugin"].contains(call),
      let name = node.arguments.first(where: { $0.label?.text == "name" })?.expression.as(StringLiteralExprSyntax.self)?
        .representedLiteralValue
    {
      names.insert(name)
    }
    return .visitChildren
  }

  override func visit(_ node: VariableDeclSyntax) -> SyntaxVisitorContinueKind {
    let binding = node.bindings.first
    switch binding?.pattern.trimmedDescription {
    case "frameworks":
      guard case .elements(let table) = binding?.initializer?.value.as(DictionaryExprSyntax.self)?.content else {
        break
      }
      names.formUnion(table.compactMap { $0.key.as(StringLiteralExprSyntax.self)?.representedLiteralValue })
    case "testingOverlays":
      let finder = Strings(viewMode: .sourceAccurate)
      finder.walk(node)
      names.formUnion(finder.found.map { "_Testing_" + $0 })
    default: break
    }
    return .visitChildren
  }
}

private final class Strings: SyntaxVisitor {
  var found: [String] = []

  override func visit(_ node: StringLiteralExprSyntax) -> SyntaxVisitorContinueKind {
    if let text = node.representedLiteralValue { found.append(text) }
    return .skipChildren
  }
}
