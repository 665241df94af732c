// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

internal import Foundation
internal import TesseraImaging

/// The files that a report contains for a failed snapshot.
package struct SnapshotEvidence {
  let name: String
  /// The path of the report's folder, or nil.
  let folder: String?
  var pictures = SnapshotResult.Pictures()
  var frames: [SnapshotResult.Pictures] = []
  private var newText: String?
  /// A sentence that precedes the difference in the message, or nil.
  var lead: String?
  /// The first error while writing images. Subsequent errors usually have the same cause.
  private var writeError: String?

  package init(name: String, folder: String?) {
    self.name = SnapshotName.contained(name)
    self.folder = folder
  }

  /// Writes an image to the report's folder and returns its relative path. Returns nil if there is no folder or
  /// writing fails.
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

  /// The suffix of new text snapshots, regardless of the reference's extension.
  static let textEnding = ".actual.txt"

  /// Writes the text of a snapshot's new reference to the report's folder.
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

  /// Adds the image paths to a result, and any write error to its message.
  package func addPaths(to result: inout SnapshotResult) {
    result.pictures = pictures
    result.newText = newText
    result.frames = frames
    if let lead { result.message = lead + " " + result.message }
    guard let writeError else { return }
    result.message += (result.message.hasSuffix(".") ? " " : ". ") + writeError
  }
}
