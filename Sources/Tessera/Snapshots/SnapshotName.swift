// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

internal import Foundation

/// Validates names and paths that were read from a file, to prevent access to files outside their folder.
package enum SnapshotName {
  /// Returns whether a path remains inside the folder to which it is appended. Such a path is not absolute, does not
  /// contain `.` or `..` components, control characters or backslashes, and has at most 1000 bytes.
  package static func isContained(_ path: String) -> Bool {
    guard !path.isEmpty, path.utf8.count <= 1000 else { return false }
    guard !path.unicodeScalars.contains(where: { $0.value < 0x20 || $0.value == 0x7F || $0 == "\\" }) else {
      return false
    }
    return path.split(separator: "/", omittingEmptySubsequences: false).allSatisfy {
      !$0.isEmpty && $0 != "." && $0 != ".."
    }
  }

  /// Returns the name unchanged if it remains inside its folder. Otherwise, sanitizes each path component as
  /// swift-snapshot-testing does for file names: each run of characters other than letters, digits, marks and `_`
  /// becomes `-`, and `-` is removed from both ends. Empty components are removed, and long names are truncated.
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

  /// Returns the name of a test's snapshot in reports, based on the path of its reference: `RowTests/testRow.1` for
  /// an image. The name of a text snapshot includes the extension, because a test can have an image and a text
  /// snapshot with the same name.
  package static func ofTest(reference path: String) -> String {
    let file = path as NSString
    let name = file.lastPathComponent as NSString
    return (file.deletingLastPathComponent as NSString).lastPathComponent + "/"
      + (name.pathExtension == "png" ? name.deletingPathExtension : name as String)
  }

  /// Returns the path with all symbolic links resolved. Components that do not exist are unchanged.
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

  /// Returns whether a path is inside a folder after symbolic links are resolved.
  package static func isInside(_ path: String, _ folder: String) -> Bool {
    let root = real(folder)
    return real(path).hasPrefix(root == "/" ? root : root + "/")
  }
}
