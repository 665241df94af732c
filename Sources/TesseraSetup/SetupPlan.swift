// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

// A list of changes. They can be shown before they are applied, and they are reverted if an error occurs.

internal import Foundation

struct SetupPlan: Equatable {
  /// A new file, or text that is appended to an existing file.
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
      let (old, new) = (Self.lines(before ?? ""), Self.lines(after))
      // Splitting text that ends with a line break results in an empty last element, which is not a line.
      let oldLines = Array(old.last == "" ? old.dropLast() : old[...])
      let newLines = Array(new.last == "" ? new.dropLast() : new[...])
      let oldEnds = (before ?? "\n").utf8.last == 10
      // A last line without a line break differs from the same line with a line break.
      let same = zip(oldLines, newLines).prefix { $0 == $1 }.count - (oldEnds || oldLines.isEmpty ? 0 : 1)
      let context = max(0, same - 3)
      var lines = [before == nil ? "--- /dev/null" : "--- a/\(path)", "+++ b/\(path)"]
      let (oldCount, newCount) = (oldLines.count - context, newLines.count - context)
      lines.append("@@ -\(oldCount == 0 ? 0 : context + 1),\(oldCount) +\(context + 1),\(newCount) @@")
      lines += newLines[context..<same].map { " " + $0 }
      lines += oldLines[same...].map { "-" + $0 }
      if !oldEnds { lines.append("\\ No newline at end of file") }
      lines += newLines[same...].map { "+" + $0 }
      return lines.joined(separator: "\n") + "\n"
    }

    /// Splits at each line feed. A `Character` would combine a carriage return and a line feed.
    private static func lines(_ text: String) -> [String] {
      text.utf8.split(separator: 10, omittingEmptySubsequences: false).map { String(decoding: $0, as: UTF8.self) }
    }
  }

  var root: String
  var changes: [Change]
  /// The paths of files that already exist. The setup does not overwrite them.
  var kept: [String]

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
          try data.write(to: URL(fileURLWithPath: path), options: .atomic)
        }
      } catch {
        for path in made.reversed() { try? manager.removeItem(atPath: path) }
        if let error = error as? SetupError { throw error }
        throw SetupError(
          "Can't write \(change.path): \(error.localizedDescription) Nothing was changed. "
            + "Make it writable and try again.")
      }
    }
  }
}
