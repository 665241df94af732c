// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

public import Foundation

/// The serialization and comparison of a format.
///
///     Diffing<Int>(toData: { Data("\($0)".utf8) }, fromData: { Int(String(decoding: $0, as: UTF8.self)) ?? 0 }) {
///       $0 == $1 ? nil : ("Expected \($0), got \($1)", [])
///     }
public struct Diffing<Value> {
  /// Returns the bytes of a reference file.
  public var toData: (_ value: Value) -> Data {
    didSet { checks = Checks() }
  }

  /// Returns the value of a reference file. Called only with data that this strategy can read.
  public var fromData: (_ data: Data) -> Value {
    didSet { checks = Checks() }
  }

  /// Returns the difference between the reference, which is first, and the new value: a message and attachments for the test.
  /// Nil if they count as equal.
  public var diff: (_ lhs: Value, _ rhs: Value) -> (String, [XCTAttachment])?

  var checks = Checks()

  /// Creates a serialization and comparison.
  public init(
    toData: @escaping (_ value: Value) -> Data, fromData: @escaping (_ data: Data) -> Value,
    diff: @escaping (_ lhs: Value, _ rhs: Value) -> (String, [XCTAttachment])?
  ) {
    self.toData = toData
    self.fromData = fromData
    self.diff = diff
  }

  /// Checks for errors that the three closures cannot report.
  struct Checks {
    /// Returns the reason that the data is not a reference, or nil.
    var reference: (Data) -> String? = { _ in nil }
    /// Returns the reason that the new value can be neither compared nor stored, or nil.
    var value: (Value) -> String? = { _ in nil }
    /// Returns whether the data certainly contains the value, without reading all of it.
    var isSame: (Data, Value) -> Bool = { _, _ in false }
  }
}
