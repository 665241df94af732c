// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

internal import Synchronization

/// The methods from which selectors have been created.
///
/// Local and generic classes have no records of exposed methods, because records are static. After `#selector` has
/// referenced a method of such a class, a selector created from the name alone finds the method in this list.
enum SelectorMethods {
  private static let methods = Mutex<[String: [ObjectIdentifier: ExposedMethod]]>([:])

  /// Registers a selector's method. Methods created from closures are not registered, because they are used only
  /// once. They are recognized by a space in their name.
  static func add(_ method: ExposedMethod, named name: String) {
    guard !name.utf8.contains(UInt8(ascii: " ")) else { return }
    let owner = ObjectIdentifier(method.owner)
    methods.withLock { methods in
      if methods[name]?[owner] == nil { methods[name, default: [:]][owner] = method }
    }
  }

  /// Returns the method with the given name that is registered for a class or its nearest superclass.
  static func method(_ name: String, of type: AnyClass) -> ExposedMethod? {
    guard let owners = methods.withLock({ $0[name] }) else { return nil }
    var next: AnyClass? = type
    while let type = next {
      if let method = owners[ObjectIdentifier(type)] { return method }
      next = _getSuperclass(type)
    }
    return nil
  }
}
