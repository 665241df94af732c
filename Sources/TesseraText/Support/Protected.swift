// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

internal import TesseraRaster

/// A value behind a lock.
final class Protected<Value>: @unchecked Sendable {
  private let lock = Lock()
  private var value: Value

  init(_ value: sending Value) { self.value = value }

  /// Runs `body` alone. Must not be nested for one object.
  func withLock<Result, Failure: Error>(_ body: (inout Value) throws(Failure) -> Result) throws(Failure) -> Result {
    lock.lock()
    defer { lock.unlock() }
    return try body(&value)
  }
}
