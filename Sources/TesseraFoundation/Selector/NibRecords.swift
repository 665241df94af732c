// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import CTesseraSections

/// The records through which modules that depend on the views register their elements of nibs and similar extensions.
package enum NibRecords {
  /// Calls every record with a pointer to the hooks.
  package static func registerHooks(_ hooks: UnsafeMutableRawPointer) {
    tessera_call_records(tessera_record_nib, hooks)
  }
}
