// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

/// A way to turn a value into a format that can be stored in a file and compared: a picture, a text, data.
///
///     assertSnapshot(of: controller, as: .image(on: .iPhone13))
///     assertSnapshot(of: settings, as: .json)
public struct Snapshotting<Value, Format> {
  /// The extension of reference files; nil for none.
  public var pathExtension: String?
  /// How the format is stored and compared.
  public var diffing: Diffing<Format>
  /// Turns a value into the format, at once or later.
  public var snapshot: (Value) -> Async<Format>

  /// A strategy whose snapshots may come later.
  public init(
    pathExtension: String?, diffing: Diffing<Format>, asyncSnapshot: @escaping (_ value: Value) -> Async<Format>
  ) {
    self.pathExtension = pathExtension
    self.diffing = diffing
    snapshot = asyncSnapshot
  }

  /// A strategy whose snapshots are there at once.
  public init(pathExtension: String?, diffing: Diffing<Format>, snapshot: @escaping (_ value: Value) -> Format) {
    self.init(pathExtension: pathExtension, diffing: diffing) { Async(value: snapshot($0)) }
  }

  /// The same strategy for another type of value, from which the closure makes this strategy's value.
  ///
  ///     Snapshotting<UIView, UIImage>.image.pullback { (profile: Profile) in ProfileCard(profile) }
  public func pullback<NewValue>(
    _ transform: @escaping (_ otherValue: NewValue) -> Value
  ) -> Snapshotting<NewValue, Format> {
    asyncPullback { Async(value: transform($0)) }
  }

  /// The same strategy for another type of value, from which the closure makes this strategy's value, at once or later.
  public func asyncPullback<NewValue>(
    _ transform: @escaping (_ otherValue: NewValue) -> Async<Value>
  ) -> Snapshotting<NewValue, Format> {
    let snapshot = snapshot
    return Snapshotting<NewValue, Format>(pathExtension: pathExtension, diffing: diffing) { value in
      Async { callback in transform(value).run { snapshot($0).run(callback) } }
    }
  }
}

/// A strategy whose values are stored as they are.
public typealias SimplySnapshotting<Format> = Snapshotting<Format, Format>

extension Snapshotting where Value == Format {
  /// A strategy that stores values as they are.
  public init(pathExtension: String?, diffing: Diffing<Format>) {
    self.init(pathExtension: pathExtension, diffing: diffing) { $0 }
  }
}
