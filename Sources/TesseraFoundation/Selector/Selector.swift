// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

// `#selector(Editor.save(_:))` is a name in Objective-C, looked up in the class of whichever object it is sent to. Swift
// on Linux has no such lookup, so a selector carries the method that it was made of. The porting tool writes
//
//     Selector("save:", Editor.save(_:))
//
// for it. Sent to an Editor, the method is called the way Swift calls it, overrides included. Sent to anything else, the
// name decides: ExposedMethods.swift holds what classes expose.

import Foundation

/// The name of a method in Objective-C's spelling, with a colon for each argument: `save`, `save:`, `insert:at:`.
///
/// Two selectors are equal when their names are.
public struct Selector: Sendable {
  /// The name.
  let name: String
  /// How to call the method that the selector was made of; nil for one made of a name alone.
  let method: ExposedMethod?

  /// Creates the selector with a name.
  public init(_ str: String) {
    self.init(name: str, method: nil)
  }

  init(name: String, method: ExposedMethod?) {
    (self.name, self.method) = (name, method)
  }

  /// Creates the selector of a class's method, which a selector created from the name finds from then on.
  init(name: String, methodOfClass method: ExposedMethod) {
    self.init(name: name, method: method)
    SelectorMethods.add(method, named: name)
  }

  /// How many arguments its methods take: the colons in its name.
  package var argumentCount: Int { name.utf8.reduce(0) { $0 + ($1 == UInt8(ascii: ":") ? 1 : 0) } }
}

extension Selector: Hashable {
  public static func == (lhs: Selector, rhs: Selector) -> Bool { lhs.name == rhs.name }

  public func hash(into hasher: inout Hasher) { hasher.combine(name) }
}

extension Selector: ExpressibleByStringLiteral {
  /// Creates the selector with a name.
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
