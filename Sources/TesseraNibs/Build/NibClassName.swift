// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

// Class names in nib files: `Card`, `Profile.Card` for a nested type, and `_TtCC3App7Profile4Card`, the name in the
// Objective-C runtime. Swift finds types by mangled name, which includes whether each enclosing type is a class,
// struct or enum. Because this is unknown, all combinations are tried.

@MainActor
enum NibClassName {
  private static let kinds: [Character] = ["C", "V", "O"]
  /// The maximum nesting depth of types.
  private static let maximumDepth = 4

  /// Returns the class with a name from the first module that contains it.
  static func type(_ name: String, in modules: [String]) -> AnyClass? {
    if name.hasPrefix("_Tt") { return runtimeName(name) }
    return modules.lazy.flatMap { mangled(name, in: $0) }.compactMap { _typeByName($0) as? AnyClass }.first
  }

  /// Returns whether the name refers to a generic class, which can't be instantiated without type arguments.
  static func isGeneric(_ name: String, in modules: [String]) -> Bool {
    if name.contains("<") || name.hasPrefix("_TtG") { return true }
    return modules.contains { module in
      mangled(name, in: module).contains { _typeByName($0 + "ySiG") != nil || _typeByName($0 + "yS2iG") != nil }
    }
  }

  /// Returns the possible mangled names of a class.
  private static func mangled(_ name: String, in module: String) -> [String] {
    let parts = name.split(separator: ".", omittingEmptySubsequences: false).map(String.init)
    // A mangled name could contain memory addresses, so allow only identifiers.
    guard parts.count <= maximumDepth, isName(module), parts.allSatisfy(isName) else { return [] }
    var results = [mangled(module)]
    for (index, part) in parts.enumerated() {
      let kinds = index == parts.count - 1 ? ["C"] : Self.kinds
      results = results.flatMap { result in kinds.map { result + mangled(part) + String($0) } }
    }
    return results
  }

  private static func mangled(_ name: String) -> String { "\(name.utf8.count)\(name)" }

  private static func isName(_ name: String) -> Bool {
    guard let first = name.utf8.first, !(0x30...0x39).contains(first) else { return false }
    return name.utf8.allSatisfy {
      switch $0 {
      case 0x30...0x39, 0x41...0x5A, 0x61...0x7A, 0x5F: true
      default: false
      }
    }
  }

  /// Parses a name such as `_TtCV3App4Page4Card`, which contains the kinds of types from innermost to outermost,
  /// followed by the names from outermost to innermost.
  private static func runtimeName(_ name: String) -> AnyClass? {
    var rest = name.dropFirst(3)
    let kinds = Array(rest.prefix { Self.kinds.contains($0) })
    rest = rest.dropFirst(kinds.count)
    var names: [String] = []
    while let count = Int(rest.prefix { ("0"..."9").contains($0) }), count > 0, names.count <= maximumDepth {
      rest = rest.drop { ("0"..."9").contains($0) }
      names.append(String(rest.prefix(count)))
      rest = rest.dropFirst(count)
    }
    guard rest.isEmpty, names.count == kinds.count + 1, names.count >= 2, names.allSatisfy(isName) else { return nil }
    let parts = zip(names.dropFirst(), kinds.reversed()).map { mangled($0) + String($1) }
    return _typeByName(mangled(names[0]) + parts.joined()) as? AnyClass
  }
}
