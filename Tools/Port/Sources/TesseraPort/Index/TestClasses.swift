// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

/// The test cases of a module, as far as the main actor isolates them.
struct TestClasses: Sendable {
  /// The last parts of the names of test cases on the main actor, which subclasses and extensions name.
  let isolatedNames: [String]
  /// Protocols of test cases that no known file declares, and that may be the main actor's.
  let unknownProtocols: Set<String>

  init(_ index: ModuleIndex) {
    let cases = index.types.values.filter(index.isTestCase)
    isolatedNames = Set(cases.filter(index.isOnMainActor).map { ModuleIndex.lastPart($0.name) }).sorted()
    let inherited = cases.flatMap(\.declarations).flatMap { $0.inheritedNames.dropFirst() }
    unknownProtocols = Set(inherited.filter { index[$0] == nil }.map(ModuleIndex.lastPart))
  }
}

extension ModuleIndex {
  /// Whether a class inherits from XCTestCase.
  func isTestCase(_ type: TypeFacts) -> Bool {
    type.kind == .class && lineage(of: type).contains { superclassName(of: $0) == "XCTestCase" }
  }

  /// Whether the main actor isolates a class: by itself, by a superclass, or by a protocol of one of these.
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
