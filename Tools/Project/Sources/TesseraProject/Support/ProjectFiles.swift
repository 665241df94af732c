// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

internal import Foundation

/// Access to the file system that counts its work, so that tests can limit it.
package final class ProjectFiles {
  /// The number of operations since the object was created.
  package struct Work: Equatable, Sendable {
    package var filesRead = 0
    package var foldersListed = 0
    package var pathsChecked = 0
  }

  package private(set) var work = Work()
  /// The size in bytes above which a file is not read.
  static let sizeLimit = 128 << 20
  /// The number of nested folders below which a folder's contents are ignored.
  static let depthLimit = 64

  /// The number of files above which a list of files is incomplete. Patterns such as `/**` would visit the whole disk.
  static let countLimit = 200_000
  /// The folders with too many files, whose contents are incomplete.
  private(set) var incompleteFolders: Set<String> = []

  private var kinds: [String: Kind] = [:]
  private enum Kind { case missing, file, folder }

  package init() {}

  /// Returns the bytes of a file.
  func read(_ path: String) throws(ProjectError) -> [UInt8] {
    work.filesRead += 1
    guard let handle = path.contains("\0") ? nil : FileHandle(forReadingAtPath: path), !isFolder(path) else {
      throw .unreadable(path: path, reason: "there is no such file")
    }
    defer { try? handle.close() }
    do {
      let data = try handle.read(upToCount: Self.sizeLimit + 1) ?? Data()
      if data.count <= Self.sizeLimit { return [UInt8](data) }
    } catch {
      throw .unreadable(path: path, reason: "\(error.localizedDescription)")
    }
    throw .limitExceeded(path: path, limit: "\(Self.sizeLimit >> 20) MB")
  }

  /// Returns the text of a file. Invalid UTF-8 is replaced by U+FFFD.
  func readText(_ path: String) throws(ProjectError) -> String { String(decoding: try read(path), as: UTF8.self) }

  func exists(_ path: String) -> Bool { kind(of: path) != .missing }
  func isFolder(_ path: String) -> Bool { kind(of: path) == .folder }

  /// Returns the names in a folder in ascending order, without hidden files, or an empty array if it can't be read.
  func list(_ folder: String) -> [String] {
    work.foldersListed += 1
    guard !folder.contains("\0") else { return [] }
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    return names.filter { !$0.hasPrefix(".") }.sorted()
  }

  private func kind(of path: String) -> Kind {
    if let kind = kinds[path] { return kind }
    work.pathsChecked += 1
    var isFolder: ObjCBool = false
    let exists = !path.contains("\0") && FileManager.default.fileExists(atPath: path, isDirectory: &isFolder)
    let kind: Kind = exists ? (isFolder.boolValue ? .folder : .file) : .missing
    kinds[path] = kind
    return kind
  }

  /// Returns the paths of all files below a folder, sorted by folder. A bundle such as an asset catalog counts as a file.
  /// Folders for which `skips` returns true are ignored, and so are links to a folder that contains them.
  func filesBelow(_ folder: String, skips: (String) -> Bool = { _ in false }) -> [String] {
    var result: [String] = []
    addFiles(below: folder, ancestors: [realPath(folder)], skips: skips, to: &result)
    return result
  }

  private func addFiles(
    below folder: String, ancestors: [String], skips: (String) -> Bool, to result: inout [String]
  ) {
    guard ancestors.count <= Self.depthLimit, result.count < Self.countLimit else {
      incompleteFolders.insert(folder)
      return
    }
    for name in list(folder) {
      let path = folder + "/" + name
      if !isFolder(path) || FileKind.isBundle(path) {
        result.append(path)
      } else if !skips(path) {
        let real = realPath(path)
        if !ancestors.contains(real) {
          addFiles(below: path, ancestors: ancestors + [real], skips: skips, to: &result)
        }
      }
    }
  }

  /// Returns a path without symbolic links, so that relative links lead where their texts suggest.
  func realPath(_ path: String) -> String {
    URL(fileURLWithPath: path).resolvingSymlinksInPath().path
  }
}
