// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

public import Foundation
public import OpenCombine
public import TesseraFoundation

extension _KeyValueCodingAndObserving where Self: NSObject {
  /// Returns a publisher of a property's values, as a key-value observer receives them. By default, it publishes the
  /// current value and each new value.
  ///
  /// - Parameters:
  ///   - keyPath: The property, which must support key-value observing.
  ///   - options: With `.initial`, the current value is published first. With `.prior`, each value is also published
  ///     before it is replaced.
  public func publisher<Value>(
    for keyPath: KeyPath<Self, Value>, options: NSKeyValueObservingOptions = [.initial, .new]
  ) -> NSObject.KeyValueObservingPublisher<Self, Value> {
    NSObject.KeyValueObservingPublisher(object: self, keyPath: keyPath, options: options)
  }
}

extension NSObject {
  /// A publisher of a property's values. It never finishes, and retains the object while it is subscribed.
  public struct KeyValueObservingPublisher<Subject: NSObject, Value>: Publisher, Equatable {
    /// The property's values.
    public typealias Output = Value
    /// The publisher never fails.
    public typealias Failure = Never

    /// The observed object.
    public let object: Subject
    /// The key path of the observed property.
    public let keyPath: KeyPath<Subject, Value>
    /// The observing options.
    public let options: NSKeyValueObservingOptions

    /// Creates a publisher of the values of an object's property.
    public init(object: Subject, keyPath: KeyPath<Subject, Value>, options: NSKeyValueObservingOptions) {
      (self.object, self.keyPath, self.options) = (object, keyPath, options)
    }

    public static func == (lhs: Self, rhs: Self) -> Bool {
      lhs.object === rhs.object && lhs.keyPath == rhs.keyPath && lhs.options == rhs.options
    }

    /// Observes the object on behalf of the subscriber until the subscription is canceled.
    public func receive<Downstream: Subscriber>(subscriber: Downstream)
    where Downstream.Input == Value, Downstream.Failure == Never {
      let subscription = KeyValueSubscription(self, downstream: subscriber)
      subscriber.receive(subscription: subscription)
      subscription.start()
    }
  }
}
