// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

public import Foundation

extension NSSortDescriptor {
  /// Creates a descriptor that sorts objects and dictionaries by the value for a key path. If the key path is nil,
  /// the objects themselves are compared.
  ///
  /// The values must be strings, numbers, dates or other comparable values. nil precedes all other values.
  ///
  /// - Note: Differs from UIKit: the `key` property is not available.
  public convenience init(key: String?, ascending: Bool) {
    self.init(key: key, ascending: ascending) { left, right in
      if let order = PredicateValue.order(of: left, and: right, options: []) { return order }
      let (left, right) = (PredicateValue.flattened(left), PredicateValue.flattened(right))
      return left == nil
        ? right == nil ? .orderedSame : .orderedAscending
        : right == nil ? .orderedDescending : .orderedSame
    }
  }

  /// Creates a descriptor that sorts by the value for a key path, using a comparator. The comparator receives
  /// `NSNull` in place of nil.
  public convenience init(key: String?, ascending: Bool, comparator cmptr: @escaping Comparator) {
    let steps = key.map { $0.split(separator: ".").map { PredicateStep.key(String($0)) } } ?? []
    func value(_ object: Any) -> Any {
      let scope = PredicateScope(object: object, variables: [:])
      return PredicateExpression.path(.object, steps).value(scope) ?? NSNull()
    }
    self.init(keyPath: \Any.self, ascending: ascending) { cmptr(value($0), value($1)) }
  }
}
