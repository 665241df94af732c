// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

// In Objective-C, `#selector(Editor.save(_:))` is a name that is looked up in the receiver's class. Swift on Linux
// can't look up methods by name, so a selector contains the method from which it was created. The porting tool
// replaces the expression with
//
//     Selector("save:", Editor.save(_:))
//
// If the selector is sent to an Editor, the method is called as in Swift, including overrides. If the selector is
// sent to a different object, ExposedMethods.swift looks up the name.

import Foundation

/// The Objective-C name of a method, with a colon for each argument, such as `save`, `save:` or `insert:at:`.
///
/// Selectors with the same name are equal.
public struct Selector: Sendable {
  let name: String
  /// The method from which the selector was created, or nil if it was created from a name.
  let method: ExposedMethod?

  /// Creates a selector from a name.
  public init(_ str: String) {
    self.init(name: str, method: nil)
  }

  init(name: String, method: ExposedMethod?) {
    (self.name, self.method) = (name, method)
  }

  /// Creates a selector from a class's method. Registers the method, so that selectors created from the name alone
  /// can find it.
  init(name: String, methodOfClass method: ExposedMethod) {
    self.init(name: name, method: method)
    SelectorMethods.add(method, named: name)
  }

  /// The number of arguments, which is the number of colons in the name.
  package var argumentCount: Int { name.utf8.reduce(0) { $0 + ($1 == UInt8(ascii: ":") ? 1 : 0) } }
}

extension Selector: Hashable {
  public static func == (lhs: Selector, rhs: Selector) -> Bool { lhs.name == rhs.name }

  public func hash(into hasher: inout Hasher) { hasher.combine(name) }
}

extension Selector: ExpressibleByStringLiteral {
  /// Creates a selector from a name.
  public init(stringLiteral value: String) {
    self.init(value)
  }
}

extension Selector: CustomStringConvertible {
  /// The name.
  public var description: String { name }
}

/// Returns a selector's name.
public func NSStringFromSelector(_ aSelector: Selector) -> String { aSelector.name }

/// Returns the selector with the given name.
public func NSSelectorFromString(_ aSelectorName: String) -> Selector { Selector(aSelectorName) }
