// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

#if !canImport(ObjectiveC)
  import CTesseraSections

  /// The records in which modules tell what elements of nibs they know.
  package enum NibRecords {
    /// Gives a pointer to every record.
    package static func tell(_ table: UnsafeMutableRawPointer) {
      guard let start = tessera_nib_start(), let end = tessera_nib_end() else { return }
      for record in UnsafeBufferPointer(start: start, count: end - start) { record(table) }
    }
  }
#endif
