// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

/// A strategy that converts a value to a format that can be stored in a file and compared: an image, text or data.
///
///     assertSnapshot(of: controller, as: .image(on: .iPhone13))
///     assertSnapshot(of: settings, as: .json)
public struct Snapshotting<Value, Format> {
  /// The file extension of references, or nil.
  public var pathExtension: String?
  /// The serialization and comparison of the format.
  public var diffing: Diffing<Format>
  /// Converts a value to the format, either synchronously or asynchronously.
  public var snapshot: (Value) -> Async<Format>

  /// Creates a strategy that takes snapshots asynchronously.
  public init(
    pathExtension: String?, diffing: Diffing<Format>, asyncSnapshot: @escaping (_ value: Value) -> Async<Format>
  ) {
    self.pathExtension = pathExtension
    self.diffing = diffing
    snapshot = asyncSnapshot
  }

  /// Creates a strategy that takes snapshots synchronously.
  public init(pathExtension: String?, diffing: Diffing<Format>, snapshot: @escaping (_ value: Value) -> Format) {
    self.init(pathExtension: pathExtension, diffing: diffing) { Async(value: snapshot($0)) }
  }

  /// Returns a strategy for another value type. The closure converts values of that type to this strategy's value
  /// type.
  ///
  ///     Snapshotting<UIView, UIImage>.image.pullback { (profile: Profile) in ProfileCard(profile) }
  public func pullback<NewValue>(
    _ transform: @escaping (_ otherValue: NewValue) -> Value
  ) -> Snapshotting<NewValue, Format> {
    asyncPullback { Async(value: transform($0)) }
  }

  /// Returns a strategy for another value type. The closure converts values of that type to this strategy's value
  /// type, possibly asynchronously.
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
