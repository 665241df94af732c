// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

// `#selector(Editor.save(_:))` is an Objective-C name, which is looked up in the class of the receiver. Swift on Linux has no
// such lookup, so a selector contains the method that it was created from. The porting tool replaces it with
//
//     Selector("save:", Editor.save(_:))
//
// If it is sent to an Editor, the method is called as in Swift, including overrides. If it is sent to another object, the name
// is looked up in ExposedMethods.swift.

import Foundation

/// The Objective-C name of a method, with a colon for each argument: `save`, `save:`, `insert:at:`.
///
/// Two selectors are equal if their names are.
public struct Selector: Sendable {
  let name: String
  /// The method that the selector was created from, or nil if it was created from a name.
  let method: ExposedMethod?

  /// Creates a selector from a name.
  public init(_ str: String) {
    self.init(name: str, method: nil)
  }

  init(name: String, method: ExposedMethod?) {
    (self.name, self.method) = (name, method)
  }

  /// Creates the selector of a class's method, and registers the method for selectors created from the name alone.
  init(name: String, methodOfClass method: ExposedMethod) {
    self.init(name: name, method: method)
    SelectorMethods.add(method, named: name)
  }

  /// The number of arguments: the number of colons in its name.
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

/// Returns the name of a selector.
public func NSStringFromSelector(_ aSelector: Selector) -> String { aSelector.name }

/// Returns the selector with a name.
public func NSSelectorFromString(_ aSelectorName: String) -> Selector { Selector(aSelectorName) }
