// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

internal import Foundation
internal import Glibc

/// A folder for temporary files, readable only by the current user.
package struct TemporaryFolder: Sendable {
  /// The folder's absolute path, without symbolic links.
  package let path: String

  /// Creates a folder with a random name.
  package init(prefix: String = "tessera-pr") throws(ProcessError) {
    var template = Array("\(NSTemporaryDirectory())/\(prefix)-XXXXXX".utf8CString)
    guard mkdtemp(&template) != nil, let resolved = realpath(template, nil) else {
      throw .temporaryFile(NSTemporaryDirectory(), reason: String(cString: strerror(errno)))
    }
    defer { free(resolved) }
    path = String(cString: resolved)
  }

  /// Deletes the folder and its contents.
  package func remove() { try? FileManager.default.removeItem(atPath: path) }
}
