// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

public import OpenCombine
public import UIKit

/// The subscriptions of a view, which are cancelled when it dies.
final class SubscriptionBag {
  private var subscriptions: [AnyCancellable] = []

  func keep(_ subscription: AnyCancellable) {
    subscriptions.append(subscription)
  }
}

extension UIView {
  /// Keeps a subscription until the view dies.
  public func keep(_ subscription: AnyCancellable) {
    companion(SubscriptionBag.self) { SubscriptionBag() }.keep(subscription)
  }

  /// A target that sets something of the view, on the main actor, until the view dies.
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

/// A target whose two closures run on the main actor. Made outside of it, so that publishers may call it from anywhere.
private nonisolated func mainActorTarget<Value>(
  _ receive: @escaping @MainActor (Value) -> Void, _ keep: @escaping @MainActor (AnyCancellable) -> Void
) -> BindingTarget<Value> {
  BindingTarget(receive: { deliver($0, to: receive) }, keep: { deliver($0, to: keep) })
}

extension MortarConfigurableView where Self: UIView {
  /// The property at the key path as the left side of `<~`.
  ///
  /// ```swift
  /// $0.bind(\.text) <~ model.title
  /// ```
  public func bind<Value>(_ keyPath: ReferenceWritableKeyPath<Self, Value>) -> BindingTarget<Value> {
    mortarTarget(self) { $0[keyPath: keyPath] = $1 }
  }

  /// Runs the block with the view and every value, until the view dies or the result is cancelled.
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

  /// Runs the block with the view every time the publisher emits, until the view dies or the result is cancelled.
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
