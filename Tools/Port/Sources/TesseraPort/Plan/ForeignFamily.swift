// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

internal import SwiftSyntax

/// A member declared in an extension of another module's class, together with its overrides. Only Objective-C
/// dispatches such members dynamically.
struct ForeignFamily: Sendable {
  /// A declaration of the member in a type's body.
  struct Place: Sendable {
    let type: TypeFacts
    let body: BodyFacts
    let member: MemberFacts
  }

  let root: Place
  /// Overrides in extensions of other modules' classes.
  var foreignOverrides: [Place] = []
  /// Overrides in classes that the sources declare.
  var ownOverrides: [Place] = []

  init(root: Place) { self.root = root }

  private var rootName: String { Self.flat(root.type.name) }

  private var key: String {
    let labels = (root.member.labels ?? []).filter { $0 != "_" }
    return ([rootName, root.member.base] + labels).joined(separator: "_") + (root.member.isStatic ? "_class" : "")
  }

  /// The name of the protocol to which the overriding classes conform.
  var protocolName: String { "Port_" + key }

  /// The name of the overrides in the module's classes.
  var overrideName: String { "port_override_\(rootName)_\(root.member.base)" }

  /// Returns the name of the implementation for another module's class.
  func implementation(of type: String) -> String { "port_\(Self.flat(type))_\(root.member.base)" }

  private static func flat(_ name: String) -> String { name.replacing(".", with: "_") }
}

extension ModuleIndex {
  /// Returns the names of a class's superclasses, nearest first, including superclasses from other modules.
  func ancestorNames(of type: TypeFacts) -> [String] {
    var names: [String] = []
    var next: String?
    if type.kind == .foreign {
      next = UIKitClasses.superclass(of: type.name)
    } else {
      let own = lineage(of: type).filter { $0.kind == .class }
      names = own.dropFirst().map(\.name)
      next = own.last.flatMap(superclassName)
    }
    while let name = next, !names.contains(name) {
      names.append(name)
      next = UIKitClasses.superclass(of: name)
    }
    return names
  }
}
