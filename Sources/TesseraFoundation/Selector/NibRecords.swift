// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import CTesseraSections

/// The records by which modules above the views add to their hooks, for example elements of nibs.
package enum NibRecords {
  /// Gives a pointer to every record.
  package static func tell(_ hooks: UnsafeMutableRawPointer) {
    tessera_call_records(tessera_record_nib, hooks)
  }
}
