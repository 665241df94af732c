// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

internal import FoundationEssentials

/// Functions that list and read the Swift sources in a folder.
package enum FileList {
  /// A source's path and its name relative to the folder.
  struct Item: Equatable {
    let path: String
    let name: String
  }

  /// Returns the Swift files in a folder and its subfolders, sorted by name and without hidden files. If the path is
  /// a file, returns that file.
  static func items(of path: String) throws(PortError) -> [Item] {
    let path = Paths.absolute(path)
    guard let status = FileStatus(of: path) else { throw .unreadable(path, "there is no such file or folder") }
    guard status.isFolder else { return [Item(path: path, name: Paths.lastComponent(of: path))] }
    var items: [Item] = []
    try collect(path, below: "", above: [], into: &items)
    return items.sorted { $0.name < $1.name }
  }

  private static func collect(
    _ folder: String, below prefix: String, above: [String], into items: inout [Item]
  ) throws(PortError) {
    let real = Paths.resolved(folder) ?? folder
    guard !above.contains(real) else { throw .cyclicLink(folder) }
    let names: [String]
    do {
      names = try FileManager.default.contentsOfDirectory(atPath: folder)
    } catch {
      throw .unreadable(folder, "the folder is not readable")
    }
    for name in names.sorted() where !name.hasPrefix(".") {
      let path = folder + "/" + name
      guard let status = FileStatus(of: path) else {
        // The symbolic link is broken or cyclic.
        if name.hasSuffix(".swift") { throw .unreadable(path, "the link is broken") }
        continue
      }
      if status.isFolder {
        try collect(path, below: prefix + name + "/", above: above + [real], into: &items)
      } else if name.hasSuffix(".swift") {
        items.append(Item(path: path, name: prefix + name))
      }
    }
  }

  /// Returns a source's bytes, after checking that they are valid UTF-8.
  package static func read(_ path: String) throws(PortError) -> [UInt8] {
    let bytes: [UInt8]
    do throws(SystemFile.Failure) {
      bytes = try SystemFile.bytes(of: path)
    } catch {
      throw .unreadable(path, error.description)
    }
    if let offset = firstInvalid(bytes) { throw .notUTF8(path, offset: offset) }
    return bytes
  }

  /// Returns the offset of the first byte that is not valid UTF-8, or nil.
  private static func firstInvalid(_ bytes: [UInt8]) -> Int? {
    if String(validating: bytes, as: UTF8.self) != nil { return nil }
    var decoder = UTF8()
    var iterator = bytes.makeIterator()
    var offset = 0
    while true {
      switch decoder.decode(&iterator) {
      case .scalarValue(let scalar): offset += String(scalar).utf8.count
      case .emptyInput: return nil
      case .error: return offset
      }
    }
  }
}
