// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

// Bindings: `target <~ publisher` passes every value to the target during the target's lifetime.

public import OpenCombine

precedencegroup MortarBindingPrecedence {
  associativity: right
  // Optional chaining on the left side includes the right side: `label?.bind(\.text) <~ title` does nothing if the
  // label is nil.
  assignment: true
  higherThan: AssignmentPrecedence
  lowerThan: TernaryPrecedence
}

infix operator <~ : MortarBindingPrecedence

/// A target for a publisher's values, such as a key path of a view or a property.
public struct BindingTarget<Value> {
  let receive: (Value) -> Void
  let retain: (AnyCancellable) -> Void

  /// Creates a target.
  ///
  /// - Parameters:
  ///   - receive: A closure that receives the values.
  ///   - keep: A closure that retains a subscription during the target's lifetime.
  public init(receive: @escaping (Value) -> Void, keep: @escaping (AnyCancellable) -> Void) {
    self.receive = receive
    self.retain = keep
  }
}

/// A value that can be the left operand of `<~`.
public protocol BindingTargetProvider<Value> {
  /// The type of values that the target accepts.
  associatedtype Value
  /// The target to which `<~` passes values.
  var bindingTarget: BindingTarget<Value> { get }
}

extension BindingTarget: BindingTargetProvider {
  /// This target.
  public var bindingTarget: BindingTarget<Value> { self }
}

extension MutableProperty: BindingTargetProvider {
  /// A target that sets the property's value until the property is deallocated.
  public var bindingTarget: BindingTarget<Value> {
    BindingTarget(
      receive: { [weak storage] in storage?.value = $0 }, keep: { [weak storage] in storage?.retain($0) })
  }
}

/// Passes every value of the publisher to the target until the target is deallocated or the result is canceled.
@discardableResult
public func <~ <Target: BindingTargetProvider, Source: Publisher>(
  target: Target, source: Source
) -> AnyCancellable where Source.Output == Target.Value, Source.Failure == Never {
  let target = target.bindingTarget
  let subscription = source.sink(receiveValue: target.receive)
  target.retain(subscription)
  return subscription
}

/// Passes every value of the publisher to a target with an optional type until the target is deallocated or the
/// result is canceled.
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
