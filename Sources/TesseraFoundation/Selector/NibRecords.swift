// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import CTesseraSections

/// Records with which modules that depend on the views module register their nib elements and similar extensions.
package enum NibRecords {
  /// Calls the registration function of every record with a pointer to the hooks.
  package static func registerHooks(_ hooks: UnsafeMutableRawPointer) {
    tessera_call_records(tessera_record_nib, hooks)
  }
}
