// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

/// Operations on paths that don't access the file system.
enum PathText {
  /// Returns a path without `.`, `..` and repeated slashes, except for leading `..` of a relative path.
  static func normalize(_ path: String) -> String {
    let isAbsolute = path.utf8.first == UInt8(ascii: "/")
    var parts: [Substring] = []
    for part in path.split(separator: "/") where part != "." {
      if part != ".." {
        parts.append(part)
      } else if let last = parts.last, last != ".." {
        parts.removeLast()
      } else if !isAbsolute {
        parts.append(part)
      }
    }
    let text = parts.joined(separator: "/")
    return isAbsolute ? "/" + text : text.isEmpty ? "." : text
  }

  /// Returns a path relative to a folder joined with the folder. An absolute path is only normalized.
  static func join(_ folder: String, _ path: String) -> String {
    path.hasPrefix("/") ? normalize(path) : normalize(folder + "/" + path)
  }

  /// Returns the path that leads from a folder to a path. Both must be absolute.
  static func relative(_ path: String, to folder: String) -> String {
    let target = normalize(path).split(separator: "/")
    let base = normalize(folder).split(separator: "/")
    var common = 0
    while common < min(target.count, base.count), target[common] == base[common] { common += 1 }
    let parts = Array(repeating: "..", count: base.count - common) + target[common...].map(String.init)
    return parts.isEmpty ? "." : parts.joined(separator: "/")
  }

  /// Returns the last component of a path.
  static func name(_ path: String) -> String { path.split(separator: "/").last.map(String.init) ?? path }

  /// Returns the path without its last component: `/` for the root, and `.` for a single relative component.
  static func parent(_ path: String) -> String {
    var parts = path.split(separator: "/")
    if !parts.isEmpty { parts.removeLast() }
    let text = parts.joined(separator: "/")
    return path.hasPrefix("/") ? "/" + text : text.isEmpty ? "." : text
  }

  /// Returns the extension of a path in lowercase, without the dot, or an empty string.
  static func fileExtension(_ path: String) -> String {
    let name = name(path)
    guard let dot = name.lastIndex(of: "."), dot != name.startIndex else { return "" }
    return name[name.index(after: dot)...].lowercased()
  }

  /// Returns the last component of a path without its extension.
  static func stem(_ path: String) -> String {
    let name = name(path)
    guard let dot = name.lastIndex(of: "."), dot != name.startIndex else { return name }
    return String(name[..<dot])
  }

  /// Returns whether a path is a folder or lies below it.
  static func isInside(_ path: String, folder: String) -> Bool {
    path == folder || path.hasPrefix(folder.hasSuffix("/") ? folder : folder + "/")
  }
}
