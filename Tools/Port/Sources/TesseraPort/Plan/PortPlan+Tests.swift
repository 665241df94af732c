// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

internal import SwiftSyntax

// Wraps XCTest tests on the main actor. On Linux, XCTest stores tests as nonisolated functions and terminates the
// process if it finds other functions. Therefore, a test on the main actor stays in place under another name, and the
// class gets a nonisolated test that calls it, which is valid because XCTest runs tests on the main thread. An
// override of such a test overrides both functions.
extension PortPlan {
  mutating func planTests() {
    for type in sortedTypes where index.isTestCase(type) {
      for body in type.bodies where !isContext(body) {
        for member in body.members {
          if isWrapped(member, in: body, of: type) { wrap(member, in: body, of: type) }
          renameCallsOfSuper(in: member, of: type, file: body.file)
        }
      }
    }
  }

  /// Returns whether a test is renamed and wrapped.
  func isWrapped(_ member: MemberFacts, in body: BodyFacts, of type: TypeFacts) -> Bool {
    guard Self.isTest(member), index.isTestCase(type), case .method(let node) = member.declaration,
      !member.modifiers.contains("nonisolated"), node.signature.effectSpecifiers?.asyncSpecifier == nil
    else { return false }
    return member.attributes.contains("MainActor") || body.attributes.contains("MainActor")
      || index.isOnMainActor(type) || member.isOverride && isWrappedAbove(member.base, of: type)
  }

  /// Returns whether the test with the given name in the nearest superclass is renamed and wrapped.
  private func isWrappedAbove(_ base: String, of type: TypeFacts) -> Bool {
    for ancestor in index.lineage(of: type).dropFirst() {
      for body in ancestor.bodies {
        for member in body.members where member.base == base && Self.isTest(member) {
          return isWrapped(member, in: body, of: ancestor)
        }
      }
    }
    return false
  }

  private static func isTest(_ member: MemberFacts) -> Bool {
    member.base.hasPrefix("test") && member.labels == [] && !member.isStatic && !member.isPrivate
  }

  private mutating func wrap(_ member: MemberFacts, in body: BodyFacts, of type: TypeFacts) {
    guard case .method(let node) = member.declaration,
      !lifted.contains(Lifted(file: body.file, offset: member.offset))
    else { return }
    files[body.file].edits.replace(node.name.range, with: "port_" + member.base)
    if member.isOverride, !isWrappedAbove(member.base, of: type) {
      for modifier in node.modifiers where modifier.name.text == "override" {
        files[body.file].edits.blank(modifier.range)
      }
    }
    let text = Self.wrapper(member, node)
    // A member that may be inactive must be in the same `#if` clause as its wrapper.
    if member.isConditional {
      files[body.file].edits.insert("; " + text, at: node.range.upperBound)
    } else {
      files[body.file].bodyEnds[body.end, default: []].append(text)
    }
  }

  /// Returns the wrapper that XCTest calls. It refers to the object as `AnyObject`, which is never Sendable, so the
  /// compiler never warns that `unsafe` is unnecessary.
  private static func wrapper(_ member: MemberFacts, _ node: FunctionDeclSyntax) -> String {
    let throwing = node.signature.effectSpecifiers?.throwsClause != nil
    let (effect, attempt) = throwing ? ("throws ", "try ") : ("", "")
    let kept: Set = ["open", "public", "package", "override"]
    let modifiers = node.modifiers.filter { kept.contains($0.name.text) }.map { $0.name.text + " " }.joined()
    return Signature.attributes(node.attributes, only: { $0 == "available" })
      + "nonisolated \(modifiers)func \(member.base)() \(effect){ nonisolated(unsafe) let test: AnyObject = self; "
      + "\(attempt)MainActor.assumeIsolated { \(attempt)(test as! Self).port_\(member.base)() } }"
  }

  // MARK: Calls of the superclass's test

  /// Renames calls such as `super.testTitle()`, which would otherwise call the superclass's wrapper and thereby the
  /// calling override again.
  private mutating func renameCallsOfSuper(in member: MemberFacts, of type: TypeFacts, file: Int) {
    guard case .method(let node) = member.declaration, let block = node.body,
      let place = Needle.first("super.test", in: units[file].bytes, from: block.range.lowerBound),
      place < block.range.upperBound
    else { return }
    let finder = CallsOfSuper(viewMode: .sourceAccurate)
    finder.walk(block)
    for name in finder.found where isWrappedAbove(MemberFacts.unquoted(name.text), of: type) {
      files[file].edits.replace(name.range, with: "port_" + MemberFacts.unquoted(name.text))
    }
  }

  /// For a main actor test that overrides a test and is moved from an extension, returns its name in the class and
  /// the wrapper that XCTest calls.
  func liftedTest(_ member: MemberFacts, in body: BodyFacts, of type: TypeFacts) -> (name: String, wrapper: String)? {
    guard case .method(let node) = member.declaration, isWrapped(member, in: body, of: type),
      isWrappedAbove(member.base, of: type)
    else { return nil }
    return ("port_" + member.base, Self.wrapper(member, node))
  }
}

/// Finds calls to the superclass's tests.
private final class CallsOfSuper: SyntaxVisitor {
  var found: [TokenSyntax] = []

  override func visit(_ node: MemberAccessExprSyntax) -> SyntaxVisitorContinueKind {
    if node.base?.is(SuperExprSyntax.self) == true, node.declName.baseName.text.hasPrefix("test") {
      found.append(node.declName.baseName)
    }
    return .visitChildren
  }
}
