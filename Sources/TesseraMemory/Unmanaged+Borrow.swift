// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

extension Unmanaged {
  /// Calls `body` with the object, without retaining it. Another reference must keep the object alive during the call.
  @inlinable @inline(__always)
  package func withBorrowed<Result>(_ body: (Instance) throws -> Result) rethrows -> Result {
    // An unmanaged reference has the layout of a reference.
    try withUnsafePointer(to: self) {
      try $0.withMemoryRebound(to: Instance.self, capacity: 1) { try body($0.pointee) }
    }
  }
}
