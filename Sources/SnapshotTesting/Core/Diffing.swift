// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

public import Foundation

/// The serialization and comparison of a format.
///
///     Diffing<Int>(toData: { Data("\($0)".utf8) }, fromData: { Int(String(decoding: $0, as: UTF8.self)) ?? 0 }) {
///       $0 == $1 ? nil : ("Expected \($0), got \($1)", [])
///     }
public struct Diffing<Value> {
  /// Converts a value to the bytes of a reference file.
  public var toData: (_ value: Value) -> Data {
    didSet { checks = Checks() }
  }

  /// Converts the bytes of a reference file to a value. Called only with data that this strategy can read.
  public var fromData: (_ data: Data) -> Value {
    didSet { checks = Checks() }
  }

  /// Compares the reference, which is the first argument, with the new value. Returns a message and attachments for
  /// the test, or nil if the values match.
  public var diff: (_ lhs: Value, _ rhs: Value) -> (String, [XCTAttachment])?

  var checks = Checks()

  /// Creates a diffing strategy from its serialization and comparison closures.
  public init(
    toData: @escaping (_ value: Value) -> Data, fromData: @escaping (_ data: Data) -> Value,
    diff: @escaping (_ lhs: Value, _ rhs: Value) -> (String, [XCTAttachment])?
  ) {
    self.toData = toData
    self.fromData = fromData
    self.diff = diff
  }

  /// Additional checks for errors that the three closures can't report.
  struct Checks {
    /// Returns the reason why the data is not a valid reference, or nil.
    var reference: (Data) -> String? = { _ in nil }
    /// Returns the reason why the new value can't be compared or stored, or nil.
    var value: (Value) -> String? = { _ in nil }
    /// Returns whether the data is known to represent the value, without reading all of it.
    var isSame: (Data, Value) -> Bool = { _, _ in false }
  }
}
