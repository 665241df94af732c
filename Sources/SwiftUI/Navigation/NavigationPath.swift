// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

/// A type-erased list of the values above the root of a navigation stack.
public struct NavigationPath: Equatable {
  var values: [AnyHashable] = []

  /// Creates an empty path.
  public init() {}
  /// Creates a path of values.
  public init<S: Sequence>(_ elements: S) where S.Element: Hashable { values = elements.map { AnyHashable($0) } }

  /// The number of values.
  public var count: Int { values.count }
  /// Whether the path has no values.
  public var isEmpty: Bool { values.isEmpty }
  /// Adds a value at the end.
  public mutating func append<V: Hashable>(_ value: V) { values.append(AnyHashable(value)) }
  /// Removes values from the end.
  public mutating func removeLast(_ k: Int = 1) { values.removeLast(min(k, values.count)) }
}
