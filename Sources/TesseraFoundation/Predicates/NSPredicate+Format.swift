// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

// A format is parsed once into a tree that a block predicate evaluates. The compiler prefers these convenience
// initializers to the unavailable ones in Foundation on Linux, because they are in an extension.

public import Foundation

extension NSPredicate {
  /// Creates a predicate from a format: `NSPredicate(format: "age > %d AND name BEGINSWITH[c] %@", 17, "a")`.
  ///
  /// Terminates the process if the format is invalid or has more placeholders than arguments.
  ///
  /// - Note: Differs from UIKit: arguments may be of any type. Functions, `SUBQUERY` and `CAST` are not supported.
  ///   The supported key path operators are `@count`, `@sum`, `@avg`, `@min` and `@max`. Order comparisons such as
  ///   `<` are false for values that can't be ordered, such as a string and a number. `predicateFormat` describes a
  ///   block predicate.
  public convenience init(format predicateFormat: String, _ args: Any?...) {
    self.init(PredicateTree(predicateFormat) { _ in args })
  }

  /// Creates a predicate from a format with an array of arguments, which may include numbers. `NSNull` is treated as
  /// nil.
  ///
  /// See ``init(format:_:)``.
  public convenience init(format predicateFormat: String, argumentArray arguments: [Any]?) {
    self.init(PredicateTree(predicateFormat) { _ in arguments ?? [] })
  }

  /// Creates a predicate from a format with a C argument list. Only the arguments for the placeholders are read.
  ///
  /// See ``init(format:_:)``.
  public convenience init(format predicateFormat: String, arguments argList: CVaListPointer) {
    self.init(PredicateTree(predicateFormat) { PredicatePlaceholder.values(of: $0, in: argList) })
  }

  private convenience init(_ tree: PredicateTree) {
    self.init(block: { tree.root.evaluate(PredicateScope(object: $0, variables: $1 ?? [:])) })
  }
}

/// A parsed format. It is immutable. It may contain arguments that are not Sendable, but the predicate does not
/// expose them.
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
