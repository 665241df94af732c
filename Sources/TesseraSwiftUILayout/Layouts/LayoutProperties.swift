// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

/// The properties of a layout that don't depend on its views.
public struct LayoutProperties: Sendable {
  /// The axis along which the layout stacks its views, or nil. Determines the orientation of spacers and dividers.
  public var stackOrientation: Axis?

  /// Creates properties without a stack orientation.
  public init() {}

  /// Creates the properties of a stack.
  init(stackOrientation: Axis) { self.stackOrientation = stackOrientation }
}

/// A key for values that views pass to the enclosing layout.
public protocol LayoutValueKey {
  /// The type of the values.
  associatedtype Value
  /// The value for views that don't set one.
  static var defaultValue: Value { get }
}
