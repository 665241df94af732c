// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

/// The properties of a layout that do not depend on its views.
public struct LayoutProperties: Sendable {
  /// The axis along which the layout stacks its views, which spacers and dividers follow; nil if it has none.
  public var stackOrientation: Axis?

  /// Creates properties without a stack orientation.
  public init() {}

  /// Creates properties of a stack.
  init(stackOrientation: Axis) { self.stackOrientation = stackOrientation }
}

/// A key of values that views pass to the enclosing layout.
public protocol LayoutValueKey {
  /// The type of the values.
  associatedtype Value
  /// The value of views without one.
  static var defaultValue: Value { get }
}
