// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import Foundation
import TesseraFoundation

/// The hooks through which views and controllers call higher modules without depending on them. A higher module registers itself
/// with a record in a section of the program. The records are called when a hook is first needed.
@MainActor
package final class ViewHooks {
  package static let shared = ViewHooks()

  /// The reader of nibs. Nil in a program without the module, in which no controller has a nib.
  package var nibs: (any NibReading)?

  /// The presenter of context menus. Nil in a program without the module, in which no context menu opens.
  package var menus: (any MenuPresenting)?

  private init() {
    NibRecords.registerHooks(Unmanaged.passUnretained(self).toOpaque())
  }

  /// Returns the hooks at the pointer that records are called with.
  package nonisolated static func at(_ pointer: UnsafeMutableRawPointer) -> ViewHooks {
    Unmanaged<ViewHooks>.fromOpaque(pointer).takeUnretainedValue()
  }
}
