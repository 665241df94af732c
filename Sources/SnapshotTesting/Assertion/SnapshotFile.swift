// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import Foundation
import Tessera
import TesseraAssertions

/// Where a snapshot's reference is: `__Snapshots__/<test file>/<test>.<name or number>.<extension>`, as
/// swift-snapshot-testing names them, so that existing references are found.
struct SnapshotFile {
  let folder: String
  /// The file's name without its extension.
  let stem: String
  /// The test's name as it is in file names.
  let test: String
  let group: String
  let path: String
  /// The snapshot's name in reports.
  var name: String { SnapshotName.ofTest(reference: "\(group)/\((path as NSString).lastPathComponent)") }

  /// - Parameters:
  ///   - directory: nil for the folder beside the test file.
  ///   - test: `#function`.
  ///   - name: nil for the next number of the test.
  init(testFile: String, directory: String?, test: String, name: String?, pathExtension: String?) {
    let test = PortedTest.original(test)
    let file = testFile as NSString
    group = (file.lastPathComponent as NSString).deletingPathExtension
    folder =
      directory
      ?? (file.deletingLastPathComponent as NSString).appendingPathComponent("__Snapshots__/\(group)")
    self.test = Self.part(test)
    let last = name.map(Self.part) ?? "\(SnapshotCounter.current.next(folder, test))"
    stem = "\(self.test).\(last)"
    let ending = pathExtension.map { "." + $0.replacingOccurrences(of: "/", with: "-") } ?? ""
    path = (folder as NSString).appendingPathComponent(stem + ending)
  }

  /// Part of a file name: every run of what is no letter, digit, mark or `_` becomes a `-`; one at either end is dropped.
  static func part(_ text: String) -> String {
    text.replacingOccurrences(of: "\\W+", with: "-", options: .regularExpression)
      .replacingOccurrences(of: "^-|-$", with: "", options: .regularExpression)
  }

  /// Why references cannot stand in the folder; nil if they can. The tests may have been built on another machine.
  static func problem(testFile: String) -> String? {
    let folder = (testFile as NSString).deletingLastPathComponent
    guard !folder.isEmpty, !FileManager.default.fileExists(atPath: folder) else { return nil }
    return
      "The test file's folder, \(folder), is not here. Run the tests where they were built, and let helpers hand on "
      + "`#filePath`, not `#file`."
  }
}
