// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

/// The association keys under which objects store accessibility properties.
enum AccessibilityKeys {
  nonisolated(unsafe) static let stored = UnsafeRawPointer(UnsafeMutableRawPointer.allocate(byteCount: 1, alignment: 1))
  nonisolated(unsafe) static let blocks = UnsafeRawPointer(UnsafeMutableRawPointer.allocate(byteCount: 1, alignment: 1))
}
