// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

internal import SwiftSyntax

/// An evaluator of `#if` conditions for Linux. Conditions that depend on the build remain undetermined.
struct Conditions {
  /// Whether a clause of the same `#if` mentions Linux. In that case, `os(iOS)` is left unchanged and is false.
  let nameLinux: Bool

  /// Returns whether any clause mentions Linux, so the source already supports Linux.
  static func nameLinux(_ node: IfConfigDeclSyntax) -> Bool {
    node.clauses.contains { clause in
      clause.condition.map { $0.trimmedDescription.filter { !$0.isWhitespace }.contains("os(Linux)") } ?? false
    }
  }

  /// Returns the condition's value, or nil if it depends on the build.
  func value(of condition: ExprSyntax?) -> Bool? {
    guard let condition else { return true }
    if let literal = condition.as(BooleanLiteralExprSyntax.self) { return literal.literal.text == "true" }
    if let call = condition.as(FunctionCallExprSyntax.self) { return value(of: call) }
    if let tuple = condition.as(TupleExprSyntax.self), tuple.elements.count == 1, let first = tuple.elements.first {
      return value(of: first.expression)
    }
    if let not = condition.as(PrefixOperatorExprSyntax.self), not.operator.text == "!" {
      return value(of: not.expression).map { !$0 }
    }
    if let infix = condition.as(InfixOperatorExprSyntax.self) {
      return Self.combined(
        [value(of: infix.leftOperand), value(of: infix.rightOperand)], [infix.operator.trimmedDescription])
    }
    if let sequence = condition.as(SequenceExprSyntax.self) { return value(of: Array(sequence.elements)) }
    return nil
  }

  private func value(of elements: [ExprSyntax]) -> Bool? {
    var values: [Bool?] = []
    var operators: [String] = []
    for (index, element) in elements.enumerated() {
      if index % 2 == 0 { values.append(value(of: element)) } else { operators.append(element.trimmedDescription) }
    }
    return Self.combined(values, operators)
  }

  /// Combines values with `&&` and `||`. `&&` has the higher precedence.
  private static func combined(_ values: [Bool?], _ operators: [String]) -> Bool? {
    guard values.count == operators.count + 1 else { return nil }
    var sums: [Bool?] = []
    var product = values[0]
    for (index, sign) in operators.enumerated() {
      if sign == "&&" {
        product = product == false || values[index + 1] == false ? false : product == true ? values[index + 1] : nil
      } else if sign == "||" {
        sums.append(product)
        product = values[index + 1]
      } else {
        return nil
      }
    }
    sums.append(product)
    return sums.contains(true) ? true : sums.allSatisfy { $0 == false } ? false : nil
  }

  private func value(of call: FunctionCallExprSyntax) -> Bool? {
    guard let argument = call.arguments.first?.expression.trimmedDescription else { return nil }
    switch call.calledExpression.trimmedDescription {
    // The tool's replacement for `os(iOS)` is also true.
    case "os": return argument == "Linux" || argument == "iOS" && !nameLinux
    case "canImport":
      if ["UIKit", "Foundation", "Glibc", "CoreGraphics", "QuartzCore"].contains(argument) { return true }
      return ["AppKit", "Cocoa", "WatchKit", "ObjectiveC", "Darwin"].contains(argument) ? false : nil
    case "targetEnvironment": return argument == "simulator" && !nameLinux
    default: return nil
    }
  }

  /// Returns the clauses that may be active, each with a flag for whether it may also be inactive.
  static func live(_ node: IfConfigDeclSyntax) -> [(clause: IfConfigClauseSyntax, isConditional: Bool)] {
    var result: [(IfConfigClauseSyntax, Bool)] = []
    var isConditional = false
    let conditions = Conditions(nameLinux: nameLinux(node))
    for clause in node.clauses {
      let value = conditions.value(of: clause.condition)
      if value == false { continue }
      isConditional = isConditional || value == nil
      result.append((clause, isConditional))
      if value == true { break }
    }
    return result
  }
}
