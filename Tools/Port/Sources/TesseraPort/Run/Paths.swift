// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

internal import FoundationEssentials

#if canImport(Glibc)
  internal import Glibc
#else
  internal import Darwin
#endif

/// Functions that take paths apart, as the properties of `NSString` with similar names do.
package enum Paths {
  /// Returns the last component of a path, without slashes around it. Of the root, that is a slash.
  package static func lastComponent(of path: String) -> String {
    guard let last = lastRange(in: path) else { return path.isEmpty ? "" : "/" }
    return String(path[last])
  }

  /// Returns the path without its last component and the slashes before it. A path of one component has an empty folder, and
  /// the root's is the root.
  package static func folder(of path: String) -> String {
    guard let last = lastRange(in: path) else { return path.isEmpty ? "" : "/" }
    let folder = path.utf8[..<last.lowerBound]
    guard !folder.isEmpty else { return "" }
    guard let end = folder.lastIndex(where: { $0 != slash }) else { return "/" }
    return String(path[...end])
  }

  /// Returns the path without the extension of its last component, and without slashes after it. A name that begins with its
  /// only dot has no extension.
  package static func withoutExtension(_ path: String) -> String {
    guard let last = lastRange(in: path) else { return path.isEmpty ? "" : "/" }
    let name = path.utf8[last]
    guard let dot = name.lastIndex(of: UInt8(ascii: ".")), dot > name.startIndex, name.index(after: dot) < name.endIndex
    else { return String(path[..<last.upperBound]) }
    return String(path[..<dot])
  }

  /// Returns the path from the root, without empty components, single dots, and slashes at its end.
  ///
  /// Two dots lead to the folder around the one that stands before them, which is another one where that is a symbolic link.
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

  /// Returns the path without symbolic links, or `nil` if it leads nowhere.
  package static func resolved(_ path: String) -> String? {
    guard let resolved = realpath(path, nil) else { return nil }
    defer { free(resolved) }
    return String(cString: resolved)
  }

  // MARK: Bytes

  private static let slash = UInt8(ascii: "/")

  /// The range of the last component, or `nil` if there is none.
  private static func lastRange(in path: String) -> Range<String.Index>? {
    let bytes = path.utf8
    guard let end = bytes.lastIndex(where: { $0 != slash }) else { return nil }
    let start = bytes[...end].lastIndex(of: slash).map(bytes.index(after:)) ?? bytes.startIndex
    return start..<bytes.index(after: end)
  }

  /// Whether ``absolute(_:)`` would return the path as it is. Paths of sources usually are like that, and there are many.
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
