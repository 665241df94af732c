// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

internal import Foundation

/// Checks of names and paths that were read from a file, which must not lead out of their folder.
package enum SnapshotName {
  /// Whether a path stays below the folder it is appended to: it is not absolute, has no `.` and `..`, no control
  /// characters and no backslashes, and at most 1000 bytes.
  package static func isContained(_ path: String) -> Bool {
    guard !path.isEmpty, path.utf8.count <= 1000 else { return false }
    guard !path.unicodeScalars.contains(where: { $0.value < 0x20 || $0.value == 0x7F || $0 == "\\" }) else {
      return false
    }
    return path.split(separator: "/", omittingEmptySubsequences: false).allSatisfy {
      !$0.isEmpty && $0 != "." && $0 != ".."
    }
  }

  /// Returns the name, or one that stays in its folder: the parts between slashes are changed as swift-snapshot-testing changes
  /// file names. Every run of other characters than letters, digits, marks and `_` becomes a `-`. A `-` at either end of a part
  /// is dropped, and so are empty parts. Long names are truncated.
  package static func contained(_ name: String) -> String {
    if isContained(name) { return name }
    let parts = name.split(separator: "/").map {
      $0.replacingOccurrences(of: "\\W+", with: "-", options: .regularExpression)
        .replacingOccurrences(of: "^-|-$", with: "", options: .regularExpression)
    }
    var result = parts.filter { !$0.isEmpty }.joined(separator: "/")
    while result.utf8.count > 1000 { result.removeLast() }
    while result.hasSuffix("/") { result.removeLast() }
    return result.isEmpty ? "snapshot" : result
  }

  /// The name in reports of the snapshot of a test, by the path of its reference: `RowTests/testRow.1` for a picture. That of
  /// a text has the file's ending, as a test may take a picture and a text of one name.
  package static func ofTest(reference path: String) -> String {
    let file = path as NSString
    let name = file.lastPathComponent as NSString
    return (file.deletingLastPathComponent as NSString).lastPathComponent + "/"
      + (name.pathExtension == "png" ? name.deletingPathExtension : name as String)
  }

  /// The path with all links resolved. Parts that do not exist are appended as they are.
  static func real(_ path: String) -> String {
    var existing = (path as NSString).standardizingPath
    if !existing.hasPrefix("/") { existing = FileManager.default.currentDirectoryPath + "/" + existing }
    var rest: [String] = []
    while existing != "/" {
      if let pointer = realpath(existing, nil) {
        defer { free(pointer) }
        return ([String(cString: pointer)] + rest.reversed()).joined(separator: "/")
      }
      rest.append((existing as NSString).lastPathComponent)
      existing = (existing as NSString).deletingLastPathComponent
    }
    return "/" + rest.reversed().joined(separator: "/")
  }

  /// Whether a path leads into a folder, also when links on the way are followed.
  package static func isInside(_ path: String, _ folder: String) -> Bool {
    let root = real(folder)
    return real(path).hasPrefix(root == "/" ? root : root + "/")
  }
}
