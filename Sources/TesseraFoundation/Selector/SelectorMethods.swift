// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

internal import Synchronization

/// The methods from which the program has created selectors.
///
/// Local and generic classes have no records, because records are static. Once `#selector` has referred to a method of such a
/// class, a selector created from the name alone finds the method here.
enum SelectorMethods {
  private static let methods = Mutex<[String: [ObjectIdentifier: ExposedMethod]]>([:])

  /// Stores the method of a selector. A closure's selector has a name with a space and is used only once, so it is not
  /// retained.
  static func add(_ method: ExposedMethod, named name: String) {
    guard !name.utf8.contains(UInt8(ascii: " ")) else { return }
    let owner = ObjectIdentifier(method.owner)
    methods.withLock { methods in
      if methods[name]?[owner] == nil { methods[name, default: [:]][owner] = method }
    }
  }

  /// Returns the method with a name in a class or its nearest superclass.
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
