// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

internal import SwiftSyntax

// Renames calls that look up or format localized strings. Linux's Foundation has functions with the same names and
// parameters, so the compiler doesn't prefer Tessera's functions in a call that passes all parameters. Foundation's
// functions also use the process's locale, whereas each screen has a separate locale.
extension Rewriter {
  func rewriteLocalizedCall(_ node: FunctionCallExprSyntax) {
    let labels = node.arguments.map { $0.label.map { MemberFacts.unquoted($0.text) } ?? "_" }
    if let member = node.calledExpression.as(MemberAccessExprSyntax.self) {
      guard member.declName.baseName.text == "localizedString", labels == ["forKey", "value", "table"],
        member.base?.is(SuperExprSyntax.self) != true
      else { return }
      edits.replace(member.declName.baseName.range, with: "localizedText")
      needsFoundation = true
      return
    }
    guard let name = node.calledExpression.as(DeclReferenceExprSyntax.self), name.argumentNames == nil else { return }
    switch name.baseName.text {
    case "NSLocalizedString" where labels == ["_", "tableName", "bundle", "value", "comment"]:
      edits.replace(name.baseName.range, with: "NSLocalizedText")
      needsFoundation = true
    case "String" where ["format,arguments", "format,locale,arguments"].contains(labels.joined(separator: ",")):
      guard imports.hasTesseraFoundation, let label = node.arguments.first?.label else { return }
      edits.replace(label.range, with: "localizedFormat")
    case "String" where labels.first == "format" && node.trailingClosure == nil: rewriteComputedFormat(node, labels)
    case let type where Self.formatters.contains(type) && node.arguments.isEmpty && node.trailingClosure == nil:
      guard imports.hasTesseraFoundation, let end = node.rightParen else { return }
      edits.insert("locale: .ambient", at: end.range.lowerBound)
    default: return
    }
  }

  /// Rewrites calls such as `String(format: text, Int(a * 255))`, because with computed arguments the compiler
  /// prefers Foundation's initializer.
  private func rewriteComputedFormat(_ node: FunctionCallExprSyntax, _ labels: [String]) {
    let arguments = Array(node.arguments)
    let count = labels.dropFirst().first == "locale" ? 2 : 1
    guard imports.hasTesseraFoundation, arguments.count > count, labels.dropFirst(count).allSatisfy({ $0 == "_" }),
      arguments[0].expression.as(StringLiteralExprSyntax.self) == nil, let label = arguments[0].label,
      let end = node.rightParen, arguments.last?.trailingComma == nil,
      arguments.dropFirst(count).contains(where: { $0.expression.is(FunctionCallExprSyntax.self) })
    else { return }
    edits.replace(label.range, with: "localizedFormat")
    edits.insert("arguments: [", at: arguments[count].range.lowerBound)
    edits.insert("]", at: end.range.lowerBound)
  }

  /// Rewrites `Locale.current`.
  func rewriteLocale(_ node: MemberAccessExprSyntax) {
    guard imports.hasTesseraFoundation,
      let base = node.base?.as(DeclReferenceExprSyntax.self), base.baseName.text == "Locale",
      ["current", "autoupdatingCurrent"].contains(node.declName.baseName.text)
    else { return }
    edits.replace(node.declName.baseName.range, with: "ambient")
  }

  /// Formatters that use the process's locale by default.
  private static let formatters: Set = [
    "DateFormatter", "NumberFormatter", "DateIntervalFormatter",
  ]
}

extension TriggerScan {
  /// Returns whether a file looks up localized strings with all parameters, or uses the process's locale.
  static func hasLocalizedCalls(_ bytes: [UInt8]) -> Bool {
    let words = [
      "tableName:", ".localizedString(forKey", "Locale.current", "Locale.autoupdatingCurrent", "Formatter()",
    ]
    return words.contains { Needle.isFound($0, in: bytes) }
      || Needle.isFound("String(format", in: bytes) && Needle.isFound("arguments:", in: bytes)
      || Needle.all("String(format: ", in: bytes).contains { $0 + 15 < bytes.count && bytes[$0 + 15] != 34 }
  }
}
