// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

internal import FoundationEssentials

#if canImport(Glibc)
  internal import Glibc
#else
  internal import Darwin
#endif

/// Path functions that correspond to properties of `NSString`.
package enum Paths {
  /// Returns a path's last component without surrounding slashes. For the root, returns a slash.
  package static func lastComponent(of path: String) -> String {
    guard let last = lastRange(in: path) else { return path.isEmpty ? "" : "/" }
    return String(path[last])
  }

  /// Returns the path without its last component and the slashes before it. Returns an empty string for a path with
  /// one component, and the root for the root.
  package static func folder(of path: String) -> String {
    guard let last = lastRange(in: path) else { return path.isEmpty ? "" : "/" }
    let folder = path.utf8[..<last.lowerBound]
    guard !folder.isEmpty else { return "" }
    guard let end = folder.lastIndex(where: { $0 != slash }) else { return "/" }
    return String(path[...end])
  }

  /// Returns the path without its extension and trailing slashes. A name whose only dot is its first character has no
  /// extension.
  package static func withoutExtension(_ path: String) -> String {
    guard let last = lastRange(in: path) else { return path.isEmpty ? "" : "/" }
    let name = path.utf8[last]
    guard let dot = name.lastIndex(of: UInt8(ascii: ".")), dot > name.startIndex, name.index(after: dot) < name.endIndex
    else { return String(path[..<last.upperBound]) }
    return String(path[..<dot])
  }

  /// Returns the absolute path, without empty components, single dots and trailing slashes.
  ///
  /// Two dots remove the preceding component, even if that component is a symbolic link to another folder.
  package static func absolute(_ path: String) -> String {
    if isAbsolute(path) { return path }
    let full = path.utf8.first == slash ? path : FileManager.default.currentDirectoryPath + "/" + path
    var components = full.utf8.split(separator: slash).map { String(full[$0.startIndex..<$0.endIndex]) }.filter {
      $0 != "."
    }
    if components.contains("..") {
      if let resolved = resolved(full) { return resolved }
      components = components.reduce(into: []) { result, component in
        if component == ".." { _ = result.popLast() } else { result.append(component) }
      }
    }
    return "/" + components.joined(separator: "/")
  }

  /// Returns the path with symbolic links resolved, or `nil` if it does not exist.
  package static func resolved(_ path: String) -> String? {
    guard let resolved = realpath(path, nil) else { return nil }
    defer { free(resolved) }
    return String(cString: resolved)
  }

  // MARK: Bytes

  private static let slash = UInt8(ascii: "/")

  /// Returns the range of the last component, or `nil` if the path has no components.
  private static func lastRange(in path: String) -> Range<String.Index>? {
    let bytes = path.utf8
    guard let end = bytes.lastIndex(where: { $0 != slash }) else { return nil }
    let start = bytes[...end].lastIndex(of: slash).map(bytes.index(after:)) ?? bytes.startIndex
    return start..<bytes.index(after: end)
  }

  /// Returns whether ``absolute(_:)`` would return the path unchanged. This is a fast path, because most source paths
  /// are absolute.
  private static func isAbsolute(_ path: String) -> Bool {
    var path = path
    return path.withUTF8 { bytes in
      guard bytes.count > 1, bytes[0] == slash, bytes[bytes.count - 1] != slash else { return false }
      for index in 1..<bytes.count where bytes[index - 1] == slash {
        if bytes[index] == slash || bytes[index] == UInt8(ascii: ".") { return false }
      }
      return true
    }
  }
}
