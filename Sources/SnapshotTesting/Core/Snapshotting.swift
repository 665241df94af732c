// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

/// A strategy that turns a value into a format that can be stored in a file and compared: a picture, text or data.
///
///     assertSnapshot(of: controller, as: .image(on: .iPhone13))
///     assertSnapshot(of: settings, as: .json)
public struct Snapshotting<Value, Format> {
  /// The extension of reference files, or nil.
  public var pathExtension: String?
  /// The serialization and comparison of the format.
  public var diffing: Diffing<Format>
  /// Turns a value into the format, synchronously or later.
  public var snapshot: (Value) -> Async<Format>

  /// Creates a strategy with asynchronous snapshots.
  public init(
    pathExtension: String?, diffing: Diffing<Format>, asyncSnapshot: @escaping (_ value: Value) -> Async<Format>
  ) {
    self.pathExtension = pathExtension
    self.diffing = diffing
    snapshot = asyncSnapshot
  }

  /// Creates a strategy with synchronous snapshots.
  public init(pathExtension: String?, diffing: Diffing<Format>, snapshot: @escaping (_ value: Value) -> Format) {
    self.init(pathExtension: pathExtension, diffing: diffing) { Async(value: snapshot($0)) }
  }

  /// Returns the strategy for another type of value. The closure converts it to this strategy's value.
  ///
  ///     Snapshotting<UIView, UIImage>.image.pullback { (profile: Profile) in ProfileCard(profile) }
  public func pullback<NewValue>(
    _ transform: @escaping (_ otherValue: NewValue) -> Value
  ) -> Snapshotting<NewValue, Format> {
    asyncPullback { Async(value: transform($0)) }
  }

  /// Returns the strategy for another type of value. The closure converts it to this strategy's value, possibly asynchronously.
  public func asyncPullback<NewValue>(
    _ transform: @escaping (_ otherValue: NewValue) -> Async<Value>
  ) -> Snapshotting<NewValue, Format> {
    let snapshot = snapshot
    return Snapshotting<NewValue, Format>(pathExtension: pathExtension, diffing: diffing) { value in
      Async { callback in transform(value).run { snapshot($0).run(callback) } }
    }
  }
}

/// A strategy whose values are stored unchanged.
public typealias SimplySnapshotting<Format> = Snapshotting<Format, Format>

extension Snapshotting where Value == Format {
  /// Creates a strategy that stores values unchanged.
  public init(pathExtension: String?, diffing: Diffing<Format>) {
    self.init(pathExtension: pathExtension, diffing: diffing) { $0 }
  }
}
