// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

public import OpenCombine

extension ObservableObject where ObjectWillChangePublisher == ObservableObjectPublisher {
  /// A publisher that sends before the object changes: before each `@Published` property is set, and whenever the object calls
  /// its `send()`. Always the same instance.
  ///
  /// OpenCombine creates a new one each time for an object without `@Published` properties, so its `send()` reaches no
  /// subscriber.
  @_disfavoredOverload
  public var objectWillChange: ObservableObjectPublisher {
    PublisherOfObject.publisher(for: self)
  }
}
