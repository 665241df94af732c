// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

// Formats are parsed once into a tree, which a block predicate evaluates. A convenience initializer in an extension takes
// precedence over the one that Foundation on Linux declares as unavailable.

public import Foundation

extension NSPredicate {
  /// Creates a predicate from a format: `NSPredicate(format: "age > %d AND name BEGINSWITH[c] %@", 17, "a")`.
  ///
  /// Terminates the process if the format does not parse, or has more placeholders than arguments.
  ///
  /// - Note: Differs from UIKit: arguments may be of any type. Functions, `SUBQUERY` and `CAST` are not supported. The
  ///   operators of key paths are `@count`, `@sum`, `@avg`, `@min` and `@max`. `<` and similar operators are false for values
  ///   that cannot be ordered, such as a string and a number. `predicateFormat` is that of a block.
  public convenience init(format predicateFormat: String, _ args: Any?...) {
    self.init(PredicateTree(predicateFormat) { _ in args })
  }

  /// Creates a predicate from a format with its arguments in an array, including numbers; `NSNull` counts as nil.
  ///
  /// See ``init(format:_:)``.
  public convenience init(format predicateFormat: String, argumentArray arguments: [Any]?) {
    self.init(PredicateTree(predicateFormat) { _ in arguments ?? [] })
  }

  /// Creates a predicate from a format with its arguments in a C list, which is read up to the last placeholder.
  ///
  /// See ``init(format:_:)``.
  public convenience init(format predicateFormat: String, arguments argList: CVaListPointer) {
    self.init(PredicateTree(predicateFormat) { PredicatePlaceholder.values(of: $0, in: argList) })
  }

  private convenience init(_ tree: PredicateTree) {
    self.init(block: { tree.root.evaluate(PredicateScope(object: $0, variables: $1 ?? [:])) })
  }
}

/// A parsed format. Immutable; contains the arguments, which the predicate does not expose.
private struct PredicateTree: @unchecked Sendable {
  let root: PredicateNode

  init(_ format: String, _ arguments: ([PredicatePlaceholder]) -> [Any?]) {
    do {
      root = try PredicateParser.parse(format, arguments)
    } catch {
      switch error {
      case .unreadable:
        raise("NSInvalidArgumentException", "Unable to parse the format string \"\(format)\"")
      case .tooFewArguments:
        raise(
          "NSInvalidArgumentException",
          "Insufficient arguments for conversion characters specified in format string.")
      }
    }
  }
}
