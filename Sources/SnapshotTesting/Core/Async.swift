// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

/// An asynchronous value: a function that takes a callback.
///
///     Async { callback in loadImage { callback($0) } }
public struct Async<Value> {
  /// Starts the work. The callback is called once with the value, synchronously or later.
  public let run: (@escaping (Value) -> Void) -> Void

  /// Creates work that calls its callback once.
  public init(run: @escaping (_ callback: @escaping (Value) -> Void) -> Void) {
    self.run = run
  }

  /// Creates work with an existing value.
  public init(value: Value) {
    self.init { $0(value) }
  }

  /// Returns the work with a transformed value.
  public func map<NewValue>(_ transform: @escaping (Value) -> NewValue) -> Async<NewValue> {
    let run = run
    return Async<NewValue> { callback in run { callback(transform($0)) } }
  }
}
