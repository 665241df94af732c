// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

internal import SwiftSyntax

// Rewrites `#if os(iOS)` to `#if canImport(UIKit)`, treats Linux as a simulator, and replaces the modules os and
// OSLog with TesseraOS.
extension Rewriter {
  func rewriteConditions(_ node: IfConfigDeclSyntax) {
    guard !Conditions.nameLinux(node) else { return }
    for condition in node.clauses.compactMap(\.condition) {
      let finder = ConditionFinder(viewMode: .sourceAccurate)
      finder.walk(condition)
      for (range, text) in finder.found { edits.replace(range, with: text) }
    }
  }
}

private final class ConditionFinder: SyntaxVisitor {
  var found: [(Range<Int>, String)] = []

  override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    switch node.trimmedDescription.filter({ !$0.isWhitespace }) {
    case "os(iOS)": found.append((node.range, "canImport(UIKit)"))
    case "canImport(os)", "canImport(OSLog)": found.append((node.range, "canImport(TesseraOS)"))
    case "targetEnvironment(simulator)": found.append((node.range, "true"))
    default: break
    }
    return .skipChildren
  }
}
