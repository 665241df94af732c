// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

internal import Foundation
internal import TesseraImaging

/// The files in a report for a failed snapshot.
package struct SnapshotEvidence {
  let name: String
  /// The report's folder, or nil.
  let folder: String?
  var pictures = SnapshotResult.Pictures()
  var frames: [SnapshotResult.Pictures] = []
  private var newText: String?
  /// A sentence before the difference in the message, or nil.
  var lead: String?
  /// The first error while writing pictures. Further ones are usually the same.
  private var writeError: String?

  package init(name: String, folder: String?) {
    self.name = SnapshotName.contained(name)
    self.folder = folder
  }

  /// Writes a picture to the report's folder and returns its path there, or nil without a folder or if writing fails.
  mutating func write(kind: String, with write: (String) throws(PNGFileError) -> Void) -> String? {
    guard let folder else { return nil }
    let relative = "images/\(name).\(kind).png"
    do {
      try write((folder as NSString).appendingPathComponent(relative))
      return relative
    } catch {
      if writeError == nil { writeError = "\(error)" }
      return nil
    }
  }

  /// The extension of new text snapshots, regardless of the reference's.
  static let textEnding = ".actual.txt"

  /// Writes the bytes of a text snapshot's new reference to the report's folder.
  package mutating func write(text: [UInt8]) {
    guard let folder else { return }
    let relative = "images/\(name)\(Self.textEnding)"
    do {
      try AtomicFile.write(text, to: (folder as NSString).appendingPathComponent(relative), makesFolder: true)
      newText = relative
    } catch {
      if writeError == nil { writeError = "\(error)" }
    }
  }

  /// Adds the pictures' paths to a result, and write errors to its message.
  package func addPaths(to result: inout SnapshotResult) {
    result.pictures = pictures
    result.newText = newText
    result.frames = frames
    if let lead { result.message = lead + " " + result.message }
    guard let writeError else { return }
    result.message += (result.message.hasSuffix(".") ? " " : ". ") + writeError
  }
}
