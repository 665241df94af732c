// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

// `target <~ publisher`: every value is passed to the target during its lifetime.

public import OpenCombine

precedencegroup MortarBindingPrecedence {
  associativity: right
  // Optional chaining on the left includes the right: `label?.bind(\.text) <~ title` does nothing without a label.
  assignment: true
  higherThan: AssignmentPrecedence
  lowerThan: TernaryPrecedence
}

infix operator <~ : MortarBindingPrecedence

/// The target of a publisher's values: a key path of a view, or a property.
public struct BindingTarget<Value> {
  let receive: (Value) -> Void
  let retain: (AnyCancellable) -> Void

  /// Creates a target that passes values to `receive` and lets `keep` retain subscriptions during its lifetime.
  public init(receive: @escaping (Value) -> Void, keep: @escaping (AnyCancellable) -> Void) {
    self.receive = receive
    self.retain = keep
  }
}

/// A left operand of `<~`.
public protocol BindingTargetProvider<Value> {
  /// The type of values that the target accepts.
  associatedtype Value
  /// The target that `<~` passes values to.
  var bindingTarget: BindingTarget<Value> { get }
}

extension BindingTarget: BindingTargetProvider {
  /// The target itself.
  public var bindingTarget: BindingTarget<Value> { self }
}

extension MutableProperty: BindingTargetProvider {
  /// A target that sets the property during its lifetime.
  public var bindingTarget: BindingTarget<Value> {
    BindingTarget(
      receive: { [weak storage] in storage?.value = $0 }, keep: { [weak storage] in storage?.retain($0) })
  }
}

/// Passes every value of the publisher to the target until the target is deallocated, or the result is canceled.
@discardableResult
public func <~ <Target: BindingTargetProvider, Source: Publisher>(
  target: Target, source: Source
) -> AnyCancellable where Source.Output == Target.Value, Source.Failure == Never {
  let target = target.bindingTarget
  let subscription = source.sink(receiveValue: target.receive)
  target.retain(subscription)
  return subscription
}

/// Passes every value of the publisher to a target of optional type, until the target is deallocated or the result is canceled.
@_disfavoredOverload
@discardableResult
public func <~ <Target: BindingTargetProvider, Source: Publisher>(
  target: Target, source: Source
) -> AnyCancellable where Target.Value == Source.Output?, Source.Failure == Never {
  let target = target.bindingTarget
  let subscription = source.sink { target.receive($0) }
  target.retain(subscription)
  return subscription
}
