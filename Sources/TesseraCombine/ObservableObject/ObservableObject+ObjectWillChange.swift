// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

public import OpenCombine

extension ObservableObject where ObjectWillChangePublisher == ObservableObjectPublisher {
  /// A publisher that publishes before the object changes. It publishes before each `@Published` property is set, and
  /// whenever its `send()` method is called. The property always returns the same instance.
  ///
  /// If the object has no `@Published` properties, OpenCombine's implementation creates a new publisher on each
  /// access, so calling its `send()` method does not notify any subscriber.
  @_disfavoredOverload
  public var objectWillChange: ObservableObjectPublisher {
    PublisherOfObject.publisher(for: self)
  }
}
