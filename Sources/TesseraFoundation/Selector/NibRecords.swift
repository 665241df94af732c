// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import CTesseraSections

/// The records in which modules tell what elements of nibs they know.
package enum NibRecords {
  /// Gives a pointer to every record.
  package static func tell(_ table: UnsafeMutableRawPointer) {
    tessera_call_records(tessera_record_nib, table)
  }
}
