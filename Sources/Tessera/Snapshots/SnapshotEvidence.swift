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
  /// A sentence in front of what is different.
  var lead: String?
  /// Why something is missing: the first reason, as the others are mostly the same.
  private var trouble: String?

  init(name: String, folder: String?) {
    self.name = name
    self.folder = folder
  }

  /// Leaves a picture in the report's folder and gives its place there; nil without a report, or when it cannot be written.
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

  /// Gives a result the pictures, and its message what there is to say of them.
  func add(to result: inout SnapshotResult) {
    result.pictures = pictures
    result.frames = frames
    if let lead { result.message = lead + " " + result.message }
    guard let trouble else { return }
    result.message += (result.message.hasSuffix(".") ? " " : ". ") + trouble
  }
}
