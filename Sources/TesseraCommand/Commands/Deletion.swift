// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

internal import Glibc

/// An operation that deletes files, or lists them in a dry run.
struct Deletion {
  let isDry: Bool

  /// Deletes files, then folders that are empty afterward. Prints a line for each file.
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
