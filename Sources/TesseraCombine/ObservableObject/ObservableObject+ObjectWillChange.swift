// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

public import OpenCombine

extension ObservableObject where ObjectWillChangePublisher == ObservableObjectPublisher {
  /// A publisher that sends before the object changes: before each `@Published` property is set, and whenever its `send()` is
  /// called. Always the same instance.
  ///
  /// OpenCombine creates a new publisher on each access if the object has no `@Published` properties, so its `send()` reaches no
  /// subscriber.
  @_disfavoredOverload
  public var objectWillChange: ObservableObjectPublisher {
    PublisherOfObject.publisher(for: self)
  }
}
