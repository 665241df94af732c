// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import CTesseraSections

/// The records with which modules above the views register, for example, elements of nibs.
package enum NibRecords {
  /// Passes a pointer to every record.
  package static func registerHooks(_ hooks: UnsafeMutableRawPointer) {
    tessera_call_records(tessera_record_nib, hooks)
  }
}
