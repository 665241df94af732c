// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

internal import Glibc

/// An operation that deletes files or, in a dry run, lists them.
struct Deletion {
  let isDry: Bool
  let isJSON: Bool

  private struct Answer: Encodable {
    let isDryRun: Bool
    var files: [String] = []
  }

  /// Deletes files, followed by the folders that are empty as a result. Prints one line per file or, as JSON, all of
  /// them.
  func delete(_ files: [String], emptying folders: [String]) throws {
    var answer = Answer(isDryRun: isDry)
    let result = Result {
      for file in files {
        if !isDry { try delete(file) }
        answer.files.append(JSONOutput.absolutePath(file))
        if !isJSON { print("\(isDry ? "would delete" : "deleted") \(ReportText.line(file))") }
      }
    }
    // The files that were deleted before an error are listed, too.
    if isJSON { try JSONOutput.print(answer) }
    try result.get()
    if !isDry { for folder in folders { rmdir(folder) } }
  }

  private func delete(_ file: String) throws {
    guard unlink(file) == 0 || errno == ENOENT else {
      let reason = String(cString: strerror(errno))
      throw CommandFailure(description: "Can't delete \(file): \(reason). Fix this and try again.")
    }
  }
}
