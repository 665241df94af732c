// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

public import Foundation

/// How a format is stored in a file, read back and compared.
///
///     Diffing<Int>(toData: { Data("\($0)".utf8) }, fromData: { Int(String(decoding: $0, as: UTF8.self)) ?? 0 }) {
///       $0 == $1 ? nil : ("Expected \($0), got \($1)", [])
///     }
public struct Diffing<Value> {
  /// The bytes of a reference file.
  public var toData: (_ value: Value) -> Data {
    didSet { checks = Checks() }
  }

  /// The value of a reference file. Called with data only that this strategy can read.
  public var fromData: (_ data: Data) -> Value {
    didSet { checks = Checks() }
  }

  /// What is different between the reference, which is first, and the new value: a text and what is to be kept with the
  /// test. Nil when they count as equal.
  public var diff: (_ lhs: Value, _ rhs: Value) -> (String, [XCTAttachment])?

  var checks = Checks()

  /// A way to store and compare values.
  public init(
    toData: @escaping (_ value: Value) -> Data, fromData: @escaping (_ data: Data) -> Value,
    diff: @escaping (_ lhs: Value, _ rhs: Value) -> (String, [XCTAttachment])?
  ) {
    self.toData = toData
    self.fromData = fromData
    self.diff = diff
  }

  /// What the three closures cannot say, since none of them may fail.
  struct Checks {
    /// Why the data is no reference; nil if it is one.
    var reference: (Data) -> String? = { _ in nil }
    /// Why the new value can be neither compared nor stored; nil if it can.
    var value: (Value) -> String? = { _ in nil }
    /// Whether the data surely holds the value, decided without reading all of it.
    var isSame: (Data, Value) -> Bool = { _, _ in false }
  }
}
