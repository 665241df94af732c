// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

/// A type-erased list of the values on a navigation stack, excluding the root.
public struct NavigationPath: Equatable {
  var values: [AnyHashable] = []

  /// Creates an empty path.
  public init() {}
  /// Creates a path from a sequence of values.
  public init<S: Sequence>(_ elements: S) where S.Element: Hashable { values = elements.map { AnyHashable($0) } }

  /// The number of values.
  public var count: Int { values.count }
  /// Whether the path is empty.
  public var isEmpty: Bool { values.isEmpty }
  /// Appends a value to the path.
  public mutating func append<V: Hashable>(_ value: V) { values.append(AnyHashable(value)) }
  /// Removes values from the end of the path.
  public mutating func removeLast(_ k: Int = 1) { values.removeLast(min(k, values.count)) }
}
