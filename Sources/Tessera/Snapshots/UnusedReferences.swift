// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

internal import Foundation
internal import TesseraImaging

/// The references of a package's tests that were not compared with any snapshot in a complete run.
///
/// A reference is unused if its test file or its test was removed, or if its test took only other snapshots in the
/// run. If a test exists but took no snapshots, it may be disabled, skipped or excluded on this platform. Therefore,
/// its references are not deleted.
package struct UnusedReferences: Sendable {
  /// An unused reference that is not deleted.
  package struct KeptFile: Hashable, Sendable {
    package let path: String
    package let test: String
  }

  /// The files that can be deleted, sorted by folder.
  package private(set) var files: [String] = []
  package private(set) var kept: [KeptFile] = []
  /// The reference folders of removed test files.
  package private(set) var orphans: [String] = []

  /// Searches all `__Snapshots__` folders in a package, excluding nested packages.
  ///
  /// - Parameter used: The paths of the references that were used in the run.
  package init(in root: String, used: Set<String>) {
    var known: [String: Set<String>] = [:]
    for (folder, paths) in Dictionary(grouping: used, by: { ($0 as NSString).deletingLastPathComponent }) {
      known[SnapshotName.real(folder), default: []].formUnion(paths.map { ($0 as NSString).lastPathComponent })
    }
    let endings = Set(used.map { ($0 as NSString).pathExtension }).union(["png", "txt"])
    for folder in SnapshotFolder.all(in: root, entersPackages: false) {
      let used = known[SnapshotName.real(folder.path)] ?? []
      if folder.testFiles.isEmpty, used.isEmpty { orphans.append(folder.path) }
      examineFolder(folder, used: used, endings: endings)
    }
  }

  private mutating func examineFolder(_ folder: SnapshotFolder, used: Set<String>, endings: Set<String>) {
    let tests = Set(used.map(Self.test))
    var functions: Set<String>?
    for name in folder.files where !used.contains(name) && endings.contains((name as NSString).pathExtension) {
      let test = Self.test(name)
      let path = (folder.path as NSString).appendingPathComponent(name)
      if functions == nil { functions = folder.testFiles.reduce(into: []) { $0.formUnion(Self.functions(in: $1)) } }
      if !tests.contains(test), Self.isDeclared(test, in: functions ?? []) {
        kept.append(KeptFile(path: path, test: test))
      } else {
        files.append(path)
      }
    }
  }

  /// Returns the name of the test in a reference's name, which extends to the first dot.
  private static func test(_ name: String) -> String { String(name.prefix { $0 != "." }) }

  /// Returns whether a file declares a function with the test's name. The name has the form used in file names, in
  /// which it can include parameter labels or be truncated.
  private static func isDeclared(_ test: String, in functions: Set<String>) -> Bool {
    functions.contains { function in
      test == function || test.hasPrefix(function + "-") || test.utf8.count > 80 && function.hasPrefix(test.prefix(80))
    }
  }

  /// Returns the names of all functions in a file, in the form used in file names.
  private static func functions(in path: String) -> Set<String> {
    let bytes = (try? AtomicFile.read(path)) ?? []
    let text = String(decoding: bytes, as: UTF8.self)
    return Set(
      text.matches(of: #/\bfunc\s+(?:`(?<quoted>[^`]+)`|(?<plain>\w+))/#).map { match in
        part(String(match.output.quoted ?? match.output.plain ?? ""))
      })
  }

  private static func part(_ name: String) -> String {
    name.precomposedStringWithCanonicalMapping.replacing(#/[^\w-]+/#, with: "-")
      .trimmingCharacters(in: CharacterSet(charactersIn: "-"))
  }
}
