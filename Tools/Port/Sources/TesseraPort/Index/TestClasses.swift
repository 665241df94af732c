// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

/// The test cases of a module, and whether they are isolated to the main actor.
struct TestClasses: Sendable {
  /// The last components of the names of test cases on the main actor, for subclasses and extensions.
  let isolatedNames: [String]
  /// Protocols of test cases that no known file declares, and that may be isolated to the main actor.
  let unknownProtocols: Set<String>

  init(_ index: ModuleIndex) {
    let cases = index.types.values.filter(index.isTestCase)
    isolatedNames = Set(cases.filter(index.isOnMainActor).map { ModuleIndex.lastPart($0.name) }).sorted()
    let inherited = cases.flatMap(\.declarations).flatMap { $0.inheritedNames.dropFirst() }
    unknownProtocols = Set(inherited.filter { index[$0] == nil }.map(ModuleIndex.lastPart))
  }
}

extension ModuleIndex {
  /// Returns whether a class inherits from XCTestCase.
  func isTestCase(_ type: TypeFacts) -> Bool {
    type.kind == .class && lineage(of: type).contains { superclassName(of: $0) == "XCTestCase" }
  }

  /// Returns whether a class is isolated to the main actor: directly, by a superclass, or by one of their protocols.
  func isOnMainActor(_ type: TypeFacts) -> Bool {
    lineage(of: type).contains { ancestor in
      ancestor.declarations.contains { body in
        body.attributes.contains("MainActor") || body.inheritedNames.contains(where: isProtocolOfMainActor)
      }
    }
  }

  private func isProtocolOfMainActor(_ name: String) -> Bool {
    guard let type = self[name] else {
      return name.hasPrefix("UI") && (name.hasSuffix("Delegate") || name.hasSuffix("DataSource"))
    }
    guard type.kind == .protocol else { return false }
    return protocols(of: type).contains { name in
      self[name]?.declarations.contains { $0.attributes.contains("MainActor") } ?? false
    }
  }
}
