// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

/// A gesture that performs an action when its value changes.
public struct _ChangedGesture<Content: Gesture>: Gesture where Content.Value: Equatable {
  let content: Content
  let action: (Content.Value) -> Void
  /// The gesture's value.
  public typealias Value = Content.Value
  /// The gesture has no body.
  public typealias Body = Never
  /// Returns the gesture's recognizers.
  public func _resolve(_ handlers: _GestureHandlers<Value>) -> [_ResolvedGesture] {
    var handlers = handlers
    let outer = handlers.changed
    handlers.changed = {
      action($0)
      outer($0)
    }
    return content._resolve(handlers)
  }
}

/// A gesture that performs an action when it ends.
public struct _EndedGesture<Content: Gesture>: Gesture {
  let content: Content
  let action: (Content.Value) -> Void
  /// The gesture's value.
  public typealias Value = Content.Value
  /// The gesture has no body.
  public typealias Body = Never
  /// Returns the gesture's recognizers.
  public func _resolve(_ handlers: _GestureHandlers<Value>) -> [_ResolvedGesture] {
    var handlers = handlers
    let outer = handlers.ended
    handlers.ended = {
      action($0)
      outer($0)
    }
    return content._resolve(handlers)
  }
}

/// A gesture whose value is transformed by a closure.
public struct _MapGesture<Content: Gesture, Value>: Gesture {
  let content: Content
  let transform: (Content.Value) -> Value
  /// The gesture has no body.
  public typealias Body = Never
  /// Returns the gesture's recognizers.
  public func _resolve(_ handlers: _GestureHandlers<Value>) -> [_ResolvedGesture] {
    content._resolve(
      handlers.replaced(
        changed: { handlers.changed(transform($0)) }, ended: { handlers.ended(transform($0)) },
        finished: handlers.finished))
  }
}

/// A gesture that updates a gesture state while it is active.
public struct GestureStateGesture<Base: Gesture, State>: Gesture {
  /// The base gesture.
  public var base: Base
  /// The gesture state to update.
  public var state: GestureState<State>
  let update: (Base.Value, inout State, inout Transaction) -> Void
  /// The gesture's value.
  public typealias Value = Base.Value
  /// The gesture has no body.
  public typealias Body = Never
  /// Returns the gesture's recognizers.
  public func _resolve(_ handlers: _GestureHandlers<Value>) -> [_ResolvedGesture] {
    var handlers = handlers
    let (changed, finished) = (handlers.changed, handlers.finished)
    handlers.changed = { value in
      var (current, transaction) = (state.wrappedValue, Transaction())
      update(value, &current, &transaction)
      transaction.perform { state.set(current) }
      changed(value)
    }
    handlers.finished = {
      state.reset()
      finished()
    }
    return base._resolve(handlers)
  }
}

extension Gesture {
  /// Adds an action to perform when the gesture's value changes.
  public func onChanged(_ action: @escaping (Value) -> Void) -> _ChangedGesture<Self> where Value: Equatable {
    _ChangedGesture(content: self, action: action)
  }
  /// Adds an action to perform when the gesture ends.
  public func onEnded(_ action: @escaping (Value) -> Void) -> _EndedGesture<Self> {
    _EndedGesture(content: self, action: action)
  }
  /// Returns a gesture whose value is transformed by a closure.
  public func map<T>(_ body: @escaping (Value) -> T) -> _MapGesture<Self, T> {
    _MapGesture(content: self, transform: body)
  }
  /// Updates a gesture state while the gesture is active.
  public func updating<State>(
    _ state: GestureState<State>, body: @escaping (Value, inout State, inout Transaction) -> Void
  ) -> GestureStateGesture<Self, State> {
    GestureStateGesture(base: self, state: state, update: body)
  }
}

/// A property that a gesture updates while it is active. Its value is reset to the initial value when the gesture
/// ends.
@propertyWrapper
public struct GestureState<Value>: DynamicProperty {
  private let initial: Value
  private let onReset: (Value, inout Transaction) -> Void
  private var box: StateBox<Value>?

  /// Creates a state with an initial value.
  public init(wrappedValue: Value) { self.init(initialValue: wrappedValue) }
  /// Creates a state with an initial value.
  public init(initialValue: Value) { self.init(initialValue: initialValue) { _, _ in } }
  /// Creates a state with an initial value and a transaction for the reset.
  public init(wrappedValue: Value, resetTransaction: Transaction) {
    self.init(initialValue: wrappedValue) { $1 = resetTransaction }
  }
  /// Creates a state with an initial value and a transaction for the reset.
  public init(initialValue: Value, resetTransaction: Transaction) {
    self.init(initialValue: initialValue) { $1 = resetTransaction }
  }
  /// Creates a state with an initial value and a closure that is called on reset.
  public init(wrappedValue: Value, reset: @escaping (Value, inout Transaction) -> Void) {
    self.init(initialValue: wrappedValue, reset: reset)
  }
  /// Creates a state with an initial value and a closure that is called on reset.
  public init(initialValue: Value, reset: @escaping (Value, inout Transaction) -> Void) {
    (initial, onReset) = (initialValue, reset)
  }

  /// The current value.
  public var wrappedValue: Value { box?.current ?? initial }
  /// The gesture state to pass to `updating(_:body:)`.
  public var projectedValue: GestureState<Value> { self }

  func set(_ value: Value) { box?.set(value) }
  func reset() {
    var transaction = Transaction()
    if let box { onReset(box.current, &transaction) }
    transaction.perform { box?.set(initial) }
  }
}

extension GestureState where Value: ExpressibleByNilLiteral {
  /// Creates a state whose initial value is nil.
  public init() { self.init(initialValue: nil) }
}

extension GestureState: @unchecked Sendable where Value: Sendable {}

extension GestureState: GraphProperty {
  mutating func bind(_ slot: inout AnyObject?, _ node: _ViewNode) {
    let known = slot as? StateBox<Value>
    let box = known ?? StateBox(initial)
    slot = box
    self.box = box
  }
}
