// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

/// The keys of accessibility properties that are associated with objects.
enum AccessibilityKeys {
  nonisolated(unsafe) static let stored = UnsafeRawPointer(UnsafeMutableRawPointer.allocate(byteCount: 1, alignment: 1))
  nonisolated(unsafe) static let blocks = UnsafeRawPointer(UnsafeMutableRawPointer.allocate(byteCount: 1, alignment: 1))
}
