// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import Foundation
import TesseraFoundation

/// The hooks through which views and view controllers call higher modules without depending on them. A higher module
/// registers its implementation with a record in a section of the executable. The records are called when a hook is
/// first used.
@MainActor
package final class ViewHooks {
  package static let shared = ViewHooks()

  /// The nib reader. Nil in programs that do not link its module; their view controllers have no nibs.
  package var nibs: (any NibReading)?

  /// The presenter of context menus. Nil in programs that do not link its module; no context menu opens in them.
  package var menus: (any MenuPresenting)?

  private init() {
    NibRecords.registerHooks(Unmanaged.passUnretained(self).toOpaque())
  }

  /// Returns the hooks at a pointer. Records receive this pointer as their argument.
  package nonisolated static func at(_ pointer: UnsafeMutableRawPointer) -> ViewHooks {
    Unmanaged<ViewHooks>.fromOpaque(pointer).takeUnretainedValue()
  }
}
