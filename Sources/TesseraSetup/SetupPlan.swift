// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

// A list of changes. They can be shown before they are applied, and they are reverted if an error occurs.

internal import Foundation

struct SetupPlan: Equatable {
  /// A new file, or the new content of an existing file.
  struct Change: Equatable {
    /// The path, relative to the package.
    var path: String
    /// The current content, or nil if the file does not exist.
    var before: String?
    var after: String
    /// A short description of the change's purpose.
    var purpose: String

    /// The change in the format of `diff -u`, for `git apply` and `patch`.
    var diff: String {
      let (old, new) = (SetupPlan.lines(before ?? ""), SetupPlan.lines(after))
      let start = zip(old, new).prefix { $0 == $1 }.count
      let common = zip(old[start...].reversed(), new[start...].reversed()).prefix { $0 == $1 }.count
      let (oldEnd, newEnd) = (old.count - common, new.count - common)
      // Up to three unchanged lines above and below.
      let (above, below) = (max(0, start - 3), min(3, common))
      let (oldCount, newCount) = (oldEnd + below - above, newEnd + below - above)
      var lines = [before == nil ? "--- /dev/null\n" : "--- a/\(path)\n", "+++ b/\(path)\n"]
      lines.append("@@ -\(oldCount == 0 ? 0 : above + 1),\(oldCount) +\(above + 1),\(newCount) @@\n")
      lines += new[above..<start].map { " " + $0 }
      lines += old[start..<oldEnd].map { "-" + $0 }
      lines += new[start..<newEnd].map { "+" + $0 }
      lines += new[newEnd..<newEnd + below].map { " " + $0 }
      return lines.map { $0.utf8.last == 10 ? $0 : $0 + "\n\\ No newline at end of file\n" }.joined()
    }
  }

  /// Splits after each line feed, which the lines contain. A `Character` would combine a carriage return and a line feed.
  static func lines(_ text: String) -> [String] {
    var lines: [String] = []
    var rest = text.utf8[...]
    while !rest.isEmpty {
      let end = rest.firstIndex(of: 10).map { rest.index(after: $0) } ?? rest.endIndex
      lines.append(String(decoding: rest[..<end], as: UTF8.self))
      rest = rest[end...]
    }
    return lines
  }

  var root: String
  var changes: [Change]
  /// The paths of files that already exist. The setup does not overwrite them.
  var kept: [String]

  init(root: String, changes: [Change], kept: [String]) {
    self.root = root
    self.changes = changes
    self.kept = kept
  }

  init(_ setup: PackageSetup, manifest: String) {
    root = setup.root
    changes = []
    kept = []
    func exists(_ path: String) -> Bool { FileManager.default.fileExists(atPath: setup.root + "/" + path) }
    var wanted: [(path: String, text: String, purpose: String)] = setup.portedFolders.map { folder in
      let path = folder == "." ? SourceScan.stub : folder + "/" + SourceScan.stub
      return (
        path, "// The target's only source on Linux: see the end of Package.swift.\n", "a stub for ported sources"
      )
    }
    let tests = setup.testsFolder
    wanted += [
      ("\(setup.catalogFolder)/\(setup.catalog).swift", setup.catalogSource, "the catalog of screens"),
      ("\(tests)/\(setup.catalog)Tests.swift", setup.testSource, "a snapshot test of every screen"),
      ("\(tests)/__Snapshots__/README.md", setup.goldensPage, "the folder of goldens"),
      (".github/workflows/tessera.yml", setup.workflow, "the CI workflow"),
    ]
    for (path, text, purpose) in wanted {
      if exists(path) {
        kept.append(path)
      } else {
        changes.append(Change(path: path, before: nil, after: text, purpose: purpose))
      }
    }
    let separator = manifest.utf8.last == 10 ? "\n" : "\n\n"
    // The manifest is written last, so that it stays unchanged if another file cannot be written.
    changes.append(
      Change(
        path: "Package.swift", before: manifest, after: manifest + separator + setup.manifestLines,
        purpose: setup.ported.isEmpty
          ? "dependency, catalog and test"
          : "dependency, porting of \(setup.ported.joined(separator: ", ")), catalog and test"))
  }

  /// Writes all changes, or none.
  ///
  /// - Throws: `SetupError` if a file cannot be written. Previous changes are reverted.
  func apply() throws(SetupError) {
    let manager = FileManager.default
    var made: [String] = []
    var replaced: [(file: URL, content: Data)] = []
    for change in changes {
      let path = root + "/" + change.path
      do {
        var missing: [String] = []
        var folder = (path as NSString).deletingLastPathComponent
        while !manager.fileExists(atPath: folder) {
          missing.append(folder)
          folder = (folder as NSString).deletingLastPathComponent
        }
        for folder in missing.reversed() {
          try manager.createDirectory(atPath: folder, withIntermediateDirectories: false)
          made.append(folder)
        }
        let data = Data(change.after.utf8)
        if change.before == nil {
          try data.write(to: URL(fileURLWithPath: path), options: .withoutOverwriting)
          made.append(path)
        } else {
          guard manager.contents(atPath: path) == change.before.map({ Data($0.utf8) }) else {
            throw SetupError("\(change.path) was changed by another program meanwhile. Try again.")
          }
          // An atomic write would replace a link, such as to a file that several agents share.
          let file = URL(fileURLWithPath: path).resolvingSymlinksInPath()
          try data.write(to: file, options: .atomic)
          replaced.append((file, Data((change.before ?? "").utf8)))
        }
      } catch {
        for (file, content) in replaced { try? content.write(to: file, options: .atomic) }
        for path in made.reversed() { try? manager.removeItem(atPath: path) }
        if let error = error as? SetupError { throw error }
        throw SetupError(
          "Can't write \(change.path): \(error.localizedDescription) Nothing was changed. "
            + "Make it writable and try again.")
      }
    }
  }
}
