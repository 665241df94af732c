// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

internal import Foundation
internal import TesseraImaging

/// What a report shows of a snapshot that did not pass.
package struct SnapshotEvidence {
  let name: String
  /// The report's folder; nil for none.
  let folder: String?
  var pictures = SnapshotResult.Pictures()
  var frames: [SnapshotResult.Pictures] = []
  private var newText: String?
  /// A sentence before the difference in the message; nil for none.
  var lead: String?
  /// Why a picture could not be written. Only the first reason is kept, as the others are mostly the same.
  private var trouble: String?

  package init(name: String, folder: String?) {
    self.name = SnapshotName.contained(name)
    self.folder = folder
  }

  /// Writes a picture into the report's folder and returns its path there. Nil without a folder, or if it cannot be
  /// written.
  mutating func leave(_ kind: String, _ write: (String) throws(PNGFileError) -> Void) -> String? {
    guard let folder else { return nil }
    let relative = "images/\(name).\(kind).png"
    do {
      try write((folder as NSString).appendingPathComponent(relative))
      return relative
    } catch {
      if trouble == nil { trouble = "\(error)" }
      return nil
    }
  }

  /// How the files of new texts end, whatever the reference's ending is.
  static let textEnding = ".actual.txt"

  /// Writes the bytes of a text's new reference into the report's folder.
  package mutating func leave(text: [UInt8]) {
    guard let folder else { return }
    let relative = "images/\(name)\(Self.textEnding)"
    do {
      try AtomicFile.write(text, to: (folder as NSString).appendingPathComponent(relative), makesFolder: true)
      newText = relative
    } catch {
      if trouble == nil { trouble = "\(error)" }
    }
  }

  /// Adds the pictures' paths to a result, and the sentences about them to its message.
  package func add(to result: inout SnapshotResult) {
    result.pictures = pictures
    result.newText = newText
    result.frames = frames
    if let lead { result.message = lead + " " + result.message }
    guard let trouble else { return }
    result.message += (result.message.hasSuffix(".") ? " " : ". ") + trouble
  }
}
