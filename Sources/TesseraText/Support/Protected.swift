// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

internal import TesseraRaster

final class Protected<Value>: @unchecked Sendable {
  private let lock = Lock()
  private var value: Value

  init(_ value: sending Value) { self.value = value }

  /// Runs `body` with exclusive access to the value. Calls must not be nested for the same object.
  func withLock<Result, Failure: Error>(_ body: (inout Value) throws(Failure) -> Result) throws(Failure) -> Result {
    lock.lock()
    defer { lock.unlock() }
    return try body(&value)
  }
}
