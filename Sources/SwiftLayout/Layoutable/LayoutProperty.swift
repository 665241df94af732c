// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import UIKit

/// A property of a ``Layoutable`` that its layout depends on. A new value updates the layout, by default in the next turn of
/// the main queue, and no later than the next rendering.
///
///     @LayoutProperty var showsDetails = false
@preconcurrency @MainActor @propertyWrapper
public struct LayoutProperty<Value> {
  private var value: Value
  private let mode: LayoutUpdateMode

  /// - Parameters:
  ///   - wrappedValue: The initial value, which does not cause an update.
  ///   - mode: The time of the updates.
  /// - Note: Differs from SwiftLayout 2, which updates immediately, like `mode: .immediate`.
  public init(wrappedValue: Value, mode: LayoutUpdateMode = .deferred) {
    value = wrappedValue
    self.mode = mode
  }

  /// Unavailable: the property can only be used in classes that conform to ``Layoutable``.
  @available(*, unavailable, message: "@LayoutProperty requires a class that conforms to Layoutable")
  public var wrappedValue: Value {
    get { value }
    set { value = newValue }
  }

  /// The value. Setting it updates the owner's layout in the property's mode, even for an equal value.
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
