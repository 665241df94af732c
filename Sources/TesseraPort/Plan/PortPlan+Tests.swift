// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

internal import SwiftSyntax

// XCTest on Linux keeps tests as functions that no actor isolates, and ends the process where it finds others. So a test
// on the main actor keeps its place under another name, and the class gets one that calls it there: XCTest runs tests on
// the main thread.
extension PortPlan {
  mutating func planTests() {
    for type in sortedTypes where type.kind == .class && isTestCase(type) {
      let isOnMainActor = type.declarations.contains { $0.attributes.contains("MainActor") }
      for body in type.bodies where !isContext(body) {
        for member in body.members where isOnMainActor || body.attributes.contains("MainActor") || Self.isolated(member)
        {
          wrap(member, in: body)
        }
      }
    }
  }

  private func isTestCase(_ type: TypeFacts) -> Bool {
    index.lineage(of: type).contains { index.superclassName(of: $0) == "XCTestCase" }
  }

  private static func isolated(_ member: MemberFacts) -> Bool { member.attributes.contains("MainActor") }

  private mutating func wrap(_ member: MemberFacts, in body: BodyFacts) {
    guard case .method(let node) = member.declaration, member.base.hasPrefix("test"), member.labels == [],
      !member.isStatic, !member.isPrivate, !member.isConditional, !member.modifiers.contains("nonisolated"),
      node.signature.effectSpecifiers?.asyncSpecifier == nil
    else { return }
    let name = "port_" + member.base
    files[body.file].edits.replace(node.name.range, with: name)
    let throwing = node.signature.effectSpecifiers?.throwsClause != nil
    let (effect, attempt) = throwing ? ("throws ", "try ") : ("", "")
    files[body.file].bodyEnds[body.end, default: []].append(
      "nonisolated func \(member.base)() \(effect){ nonisolated(unsafe) let test = self; "
        + "\(attempt)MainActor.assumeIsolated { \(attempt)test.\(name)() } }")
  }
}
