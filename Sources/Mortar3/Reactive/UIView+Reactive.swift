// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

public import OpenCombine
public import UIKit

/// A view's subscriptions, which are canceled when the view is deallocated.
final class SubscriptionBag {
  private var subscriptions: [AnyCancellable] = []

  func store(_ subscription: AnyCancellable) {
    subscriptions.append(subscription)
  }
}

extension UIView {
  /// Retains a subscription until the view is deallocated.
  public func keep(_ subscription: AnyCancellable) {
    associatedObject(of: SubscriptionBag.self) { SubscriptionBag() }.store(subscription)
  }

  /// Returns a target that sets a property of the view on the main actor until the view is deallocated.
  func mortarTarget<View: UIView, Value>(
    _ view: View, _ set: @escaping @MainActor (View, Value) -> Void
  ) -> BindingTarget<Value> {
    let receive: @MainActor (Value) -> Void = { [weak view] value in
      if let view { set(view, value) }
    }
    let keep: @MainActor (AnyCancellable) -> Void = { [weak view] in view?.keep($0) }
    return mainActorTarget(receive, keep)
  }
}

/// Returns a target whose two closures run on the main actor. This function is nonisolated so that publishers can
/// call the target from any thread.
private nonisolated func mainActorTarget<Value>(
  _ receive: @escaping @MainActor (Value) -> Void, _ keep: @escaping @MainActor (AnyCancellable) -> Void
) -> BindingTarget<Value> {
  BindingTarget(receive: { deliver($0, to: receive) }, keep: { deliver($0, to: keep) })
}

extension MortarConfigurableView where Self: UIView {
  /// Returns a binding target for the property at a key path, for use as the left operand of `<~`.
  ///
  /// ```swift
  /// $0.bind(\.text) <~ model.title
  /// ```
  public func bind<Value>(_ keyPath: ReferenceWritableKeyPath<Self, Value>) -> BindingTarget<Value> {
    mortarTarget(self) { $0[keyPath: keyPath] = $1 }
  }

  /// Calls a block with the view and each of the publisher's values until the view is deallocated or the result is
  /// canceled.
  @discardableResult
  public func sink<P: Publisher>(
    _ publisher: P, _ receive: @escaping @MainActor (_ view: Self, _ value: P.Output) -> Void
  ) -> AnyCancellable where P.Failure == Never {
    let subscription = subscribe(publisher) { [weak self] value in
      if let self { receive(self, value) }
    }
    keep(subscription)
    return subscription
  }

  /// Calls a block with the view whenever the publisher emits a value, until the view is deallocated or the result is
  /// canceled.
  @discardableResult
  public func sink<P: Publisher>(
    _ publisher: P, _ receive: @escaping @MainActor (_ view: Self) -> Void
  ) -> AnyCancellable where P.Output == Void, P.Failure == Never {
    let subscription = subscribe(publisher) { [weak self] in
      if let self { receive(self) }
    }
    keep(subscription)
    return subscription
  }
}
