// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

public import UIKit

/// A property that the layout of a ``Layoutable`` depends on. Setting it updates the layout in an animation.
///
///     @AnimatableLayoutProperty(duration: 0.3) var isOpen = false
@preconcurrency @MainActor @propertyWrapper
public struct AnimatableLayoutProperty<Value> {
  private var value: Value
  private let duration: TimeInterval
  private let delay: TimeInterval
  private let options: UIView.AnimationOptions
  private let completion: ((Bool) -> Void)?

  /// Creates a property with an animation.
  ///
  /// - Parameters:
  ///   - wrappedValue: The initial value, which does not cause an update.
  ///   - duration: The duration of the animation, in seconds.
  ///   - delay: The delay before the animation, in seconds.
  ///   - options: The options of `UIView.animate`.
  ///   - completion: A closure that is called when the animation ends. Its argument is whether the animation ran to
  //completion.
  public init(
    wrappedValue: Value, duration: TimeInterval, delay: TimeInterval = 0, options: UIView.AnimationOptions = [],
    completion: ((Bool) -> Void)? = nil
  ) {
    value = wrappedValue
    self.duration = duration
    self.delay = delay
    self.options = options
    self.completion = completion
  }

  /// Unavailable. The property wrapper can only be used in classes that conform to ``Layoutable``.
  @available(*, unavailable, message: "@AnimatableLayoutProperty requires a class that conforms to Layoutable")
  public var wrappedValue: Value {
    get { value }
    set { value = newValue }
  }

  /// The value. Setting it, even to an equal value, updates the owner's layout in the animation.
  public static subscript<Owner: Layoutable>(
    _enclosingInstance owner: Owner, wrapped wrapped: ReferenceWritableKeyPath<Owner, Value>,
    storage storage: ReferenceWritableKeyPath<Owner, AnimatableLayoutProperty<Value>>
  ) -> Value {
    get { owner[keyPath: storage].value }
    set {
      owner[keyPath: storage].value = newValue
      owner[keyPath: storage].animate(owner)
    }
  }

  private func animate(_ owner: some Layoutable) {
    UIView.animate(
      withDuration: duration, delay: delay, options: options,
      animations: { owner.sl.updateLayout(forceLayout: true) }, completion: completion)
  }
}
