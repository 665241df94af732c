// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

/// A value that is computed asynchronously and delivered to a callback.
///
///     Async { callback in loadImage { callback($0) } }
public struct Async<Value> {
  /// Starts the work. The callback is called once with the value, either synchronously or later.
  public let run: (@escaping (Value) -> Void) -> Void

  /// Creates asynchronous work from a closure that calls its callback once.
  public init(run: @escaping (_ callback: @escaping (Value) -> Void) -> Void) {
    self.run = run
  }

  /// Creates work that immediately delivers an existing value.
  public init(value: Value) {
    self.init { $0(value) }
  }

  /// Returns work that delivers a transformed value.
  public func map<NewValue>(_ transform: @escaping (Value) -> NewValue) -> Async<NewValue> {
    let run = run
    return Async<NewValue> { callback in run { callback(transform($0)) } }
  }
}
