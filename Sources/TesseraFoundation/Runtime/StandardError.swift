// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import Foundation

/// Where what is said to people goes.
package enum StandardError {
  /// Writes a text. A standard error that is closed takes nothing, and the program goes on.
  package static func write(_ text: String) {
    // Not `write(_:)`, which ends the program where nothing can be written.
    try? FileHandle.standardError.write(contentsOf: Data(text.utf8))
  }
}
