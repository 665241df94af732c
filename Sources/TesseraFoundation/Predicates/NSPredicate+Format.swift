// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

// Formats are read once into a tree; a block predicate evaluates the tree. A convenience initialiser in an extension
// wins over the one that Linux's Foundation declares unavailable.

public import Foundation

extension NSPredicate {
  /// Creates a predicate read from a format: `NSPredicate(format: "age > %d AND name BEGINSWITH[c] %@", 17, "a")`.
  ///
  /// A format that does not parse, or has more placeholders than there are arguments, ends the process.
  ///
  /// - Note: Differs from UIKit: arguments may be of any type. Functions, `SUBQUERY` and `CAST` do not parse. The operators of
  ///   key paths are `@count`, `@sum`, `@avg`, `@min` and `@max`. `<` and its like are false for values that have no order
  ///   between them, such as a string and a number. `predicateFormat` is that of a block.
  public convenience init(format predicateFormat: String, _ args: Any?...) {
    self.init(PredicateTree(predicateFormat) { _ in args })
  }

  /// Creates a predicate read from a format whose arguments, numbers too, stand in an array; `NSNull` counts as nil.
  ///
  /// See ``init(format:_:)``.
  public convenience init(format predicateFormat: String, argumentArray arguments: [Any]?) {
    self.init(PredicateTree(predicateFormat) { _ in arguments ?? [] })
  }

  /// Creates a predicate read from a format whose arguments stand in a C list, which is read to the last placeholder.
  ///
  /// See ``init(format:_:)``.
  public convenience init(format predicateFormat: String, arguments argList: CVaListPointer) {
    self.init(PredicateTree(predicateFormat) { PredicatePlaceholder.values(of: $0, in: argList) })
  }

  private convenience init(_ tree: PredicateTree) {
    self.init(block: { tree.root.evaluate(PredicateScope(object: $0, variables: $1 ?? [:])) })
  }
}

/// What a format says. Never changes; holds the arguments, which the predicate hands to nobody.
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
