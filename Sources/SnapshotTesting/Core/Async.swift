// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

/// A value that is there later: a function that takes what is to be done with it.
///
///     Async { callback in loadImage { callback($0) } }
public struct Async<Value> {
  /// Starts the work. The closure is called once with the value, at once or later.
  public let run: (@escaping (Value) -> Void) -> Void

  /// Work that calls its closure once.
  public init(run: @escaping (_ callback: @escaping (Value) -> Void) -> Void) {
    self.run = run
  }

  /// A value that is there already.
  public init(value: Value) {
    self.init { $0(value) }
  }

  /// The same work with its value transformed.
  public func map<NewValue>(_ transform: @escaping (Value) -> NewValue) -> Async<NewValue> {
    let run = run
    return Async<NewValue> { callback in run { callback(transform($0)) } }
  }
}
