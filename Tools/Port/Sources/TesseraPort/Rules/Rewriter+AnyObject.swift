// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

internal import SwiftSyntax

// Rewrites `(sender as AnyObject).tag` to `AnyObjectMembers(sender as AnyObject).tag`, because Swift on Linux has no
// dynamic member lookup on AnyObject.
extension Rewriter {
  func rewriteAnyObject(_ node: MemberAccessExprSyntax) {
    guard AnyObjectNames.all.contains(node.declName.baseName.text), let base = node.base else { return }
    if let tuple = base.as(TupleExprSyntax.self), isCast(tuple, isOptional: false) {
      edits.insert("AnyObjectMembers", at: tuple.range.lowerBound)
      needsFoundation = true
    } else if let chain = base.as(OptionalChainingExprSyntax.self),
      let tuple = chain.expression.as(TupleExprSyntax.self),
      isCast(tuple, isOptional: true)
    {
      edits.insert(".map(AnyObjectMembers.init)", at: tuple.range.upperBound)
      needsFoundation = true
    }
  }

  private func isCast(_ tuple: TupleExprSyntax, isOptional: Bool) -> Bool {
    guard tuple.elements.count == 1, let sequence = tuple.elements.first?.expression.as(SequenceExprSyntax.self),
      sequence.elements.count == 3, let cast = sequence.elements.dropFirst().first?.as(UnresolvedAsExprSyntax.self),
      let type = sequence.elements.last?.as(TypeExprSyntax.self)
    else { return false }
    return type.type.trimmedDescription
      == (cast.questionOrExclamationMark == nil && isOptional ? "AnyObject?" : "AnyObject")
      && (isOptional || cast.questionOrExclamationMark?.text != "?")
  }

  /// Rewrites member accesses on parameters of type AnyObject: `func tapped(_ sender: AnyObject) { print(sender.tag)
  /// }`.
  func rewriteAnyObjectParameters(_ node: FunctionDeclSyntax) {
    guard let body = node.body else { return }
    for parameter in node.signature.parameterClause.parameters {
      let type = parameter.type.trimmedDescription
      let name = (parameter.secondName ?? parameter.firstName).text
      guard type == "AnyObject" || type == "AnyObject?" || type == "AnyObject!", name != "_" else { continue }
      let range = body.range
      let text = Array(unit.bytes[range])
      // A different variable with this name may have any type.
      if ["let \(name)", "var \(name)", "\(name) in", "{ \(name)"].contains(where: { Needle.isFound($0, in: text) }) {
        continue
      }
      for place in Needle.all(name, in: text) { rewriteUse(of: name, type, at: range.lowerBound + place) }
    }
  }

  private func rewriteUse(of name: String, _ type: String, at start: Int) {
    let bytes = unit.bytes
    var end = start + name.utf8.count
    guard start > 0, !Needle.isNamePart(bytes[start - 1]), bytes[start - 1] != UInt8(ascii: "."), end < bytes.count
    else {
      return
    }
    let mark = bytes[end]
    let isMarked = mark == UInt8(ascii: "?") || mark == UInt8(ascii: "!")
    if isMarked { end += 1 }
    guard end < bytes.count, bytes[end] == UInt8(ascii: "."),
      AnyObjectNames.all.contains(Needle.name(at: end + 1, in: bytes))
    else { return }
    if isMarked, mark == UInt8(ascii: "?") {
      edits.insert(".map(AnyObjectMembers.init)", at: end - 1)
    } else {
      edits.insert("AnyObjectMembers(", at: start)
      edits.insert(type == "AnyObject!" && !isMarked ? "!)" : ")", at: end)
    }
    needsFoundation = true
  }
}
