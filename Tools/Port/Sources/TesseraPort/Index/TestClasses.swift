// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

/// A module's XCTest classes, and whether they are isolated to the main actor.
struct TestClasses: Sendable {
  /// The unqualified names of test classes on the main actor, for finding their subclasses and extensions.
  let isolatedNames: [String]
  /// Protocols of test classes that no known file declares and that may isolate the classes to the main actor.
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

  /// Returns whether a class is isolated to the main actor: by an attribute, by a superclass, or by a protocol of
  /// either.
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
