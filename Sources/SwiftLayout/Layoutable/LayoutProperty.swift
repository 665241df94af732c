// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import UIKit

/// A property that the layout of a ``Layoutable`` depends on. Setting it updates the layout. By default, the update
/// is asynchronous on the main queue, but occurs before the next rendering.
///
///     @LayoutProperty var showsDetails = false
@preconcurrency @MainActor @propertyWrapper
public struct LayoutProperty<Value> {
  private var value: Value
  private let mode: LayoutUpdateMode

  /// Creates a property with an update mode.
  ///
  /// - Parameters:
  ///   - wrappedValue: The initial value, which does not cause an update.
  ///   - mode: The time at which the layout is updated.
  /// - Note: Differs from SwiftLayout 2, which updates immediately, like `mode: .immediate`.
  public init(wrappedValue: Value, mode: LayoutUpdateMode = .deferred) {
    value = wrappedValue
    self.mode = mode
  }

  /// Unavailable. The property wrapper can only be used in classes that conform to ``Layoutable``.
  @available(*, unavailable, message: "@LayoutProperty requires a class that conforms to Layoutable")
  public var wrappedValue: Value {
    get { value }
    set { value = newValue }
  }

  /// The value. Setting it, even to an equal value, updates the owner's layout according to the mode.
  public static subscript<Owner: Layoutable>(
    _enclosingInstance owner: Owner, wrapped wrapped: ReferenceWritableKeyPath<Owner, Value>,
    storage storage: ReferenceWritableKeyPath<Owner, LayoutProperty<Value>>
  ) -> Value {
    get { owner[keyPath: storage].value }
    set {
      owner[keyPath: storage].value = newValue
      owner.sl.updateLayout(owner[keyPath: storage].mode)
    }
  }
}
