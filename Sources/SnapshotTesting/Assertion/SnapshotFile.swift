// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import Foundation
import Tessera
import TesseraAssertions

/// The location of a snapshot's reference: `__Snapshots__/<test file>/<test>.<name or number>.<extension>`. The names
/// match swift-snapshot-testing, so that existing references are found.
struct SnapshotFile {
  let folder: String
  /// The file name without its extension.
  let stem: String
  /// The test's name as used in file names.
  let test: String
  let group: String
  let path: String
  /// The snapshot's name as used in reports.
  var name: String { SnapshotName.ofTest(reference: "\(group)/\((path as NSString).lastPathComponent)") }

  /// Creates the location of a reference.
  ///
  /// - Parameters:
  ///   - directory: The folder, or nil to use the folder next to the test file.
  ///   - test: The test's name from `#function`.
  ///   - name: The snapshot's name, or nil to use the test's next number.
  init(testFile: String, directory: String?, test: String, name: String?, pathExtension: String?) {
    let test = PortedTest.original(test)
    let file = testFile as NSString
    group = (file.lastPathComponent as NSString).deletingPathExtension
    folder =
      directory
      ?? (file.deletingLastPathComponent as NSString).appendingPathComponent("__Snapshots__/\(group)")
    self.test = Self.part(test)
    let last = name.map(Self.part) ?? "\(SnapshotCounter.current.nextNumber(folder: folder, test: test))"
    stem = "\(self.test).\(last)"
    let ending = pathExtension.map { "." + $0.replacingOccurrences(of: "/", with: "-") } ?? ""
    path = (folder as NSString).appendingPathComponent(stem + ending)
  }

  /// Converts a string for use in a file name: replaces every run of characters other than letters, digits, marks and
  /// `_` with `-`, and removes `-` at both ends.
  static func part(_ text: String) -> String {
    text.replacingOccurrences(of: "\\W+", with: "-", options: .regularExpression)
      .replacingOccurrences(of: "^-|-$", with: "", options: .regularExpression)
  }

  /// Returns the reason why references can't be stored in the folder, or nil. For example, the tests may have been
  /// built on another machine.
  static func problem(testFile: String) -> String? {
    let folder = (testFile as NSString).deletingLastPathComponent
    guard !folder.isEmpty, !FileManager.default.fileExists(atPath: folder) else { return nil }
    return
      "The test file's folder, \(folder), does not exist. Run the tests on the machine that built them, and pass "
      + "`#filePath`, not `#file`, in helper functions."
  }
}
