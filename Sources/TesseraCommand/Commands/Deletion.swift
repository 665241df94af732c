// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

internal import Glibc

/// An operation that deletes files or, in a dry run, lists them.
struct Deletion {
  let isDry: Bool

  /// Deletes files, followed by the folders that are empty as a result. Prints one line per file.
  func delete(_ files: [String], emptying folders: [String]) throws {
    for file in files {
      guard !isDry else {
        print("would delete \(ReportText.line(file))")
        continue
      }
      guard unlink(file) == 0 || errno == ENOENT else {
        let reason = String(cString: strerror(errno))
        throw CommandFailure(description: "Can't delete \(file): \(reason). Fix this and try again.")
      }
      print("deleted \(ReportText.line(file))")
    }
    if !isDry { for folder in folders { rmdir(folder) } }
  }
}
