// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import Foundation
import Tessera
import TesseraAssertions
import TesseraGraphics

/// Adds a failed snapshot to the report of tests, with its picture and view tree or its text, and removes it when it passes
/// again.
struct ReportEntryWriter {
  let file: SnapshotFile

  init(_ file: SnapshotFile) {
    self.file = file
  }

  /// Records a snapshot without content, or one that is equal to its reference.
  func writeEntry(state: SnapshotResult.State, message: String = "") {
    let result = SnapshotResult(
      name: file.name, group: file.group, state: state, message: message, golden: file.path)
    _ = TestReport.at(Self.folder).update(with: result)
  }

  /// Records a snapshot whose content can become the reference.
  ///
  /// - Parameters:
  ///   - message: The message for content that is not a picture; pictures are described by their difference.
  ///   - image: The content if it is a picture.
  ///   - bytes: The content's file.
  func writeEntry(state: SnapshotResult.State, message: String, image: UIImage?, bytes: @autoclosure () -> [UInt8]) {
    let result =
      image.flatMap { self.result(of: $0) }
      ?? self.result(state: state, message: message, text: image == nil ? bytes() : nil)
    _ = TestReport.at(Self.folder).update(with: result)
  }

  private static let folder = TestReport.absolute(TestReport.defaultFolder)

  private func result(of image: UIImage) -> SnapshotResult? {
    guard let bitmap = image.snapshotBitmap else { return nil }
    let check = SnapshotCheck(
      name: file.name, group: file.group, goldenPath: file.path, mode: .never, reportFolder: Self.folder)
    let result = check.result(of: bitmap, tree: image.snapshotTree ?? .filmstrip, scale: Double(image.scale))
    // Equal pixels that a strategy's custom comparison considers different.
    return result.state == .passed ? nil : result
  }

  private func result(state: SnapshotResult.State, message: String, text: [UInt8]?) -> SnapshotResult {
    var result = SnapshotResult(
      name: file.name, group: file.group, state: state, message: message, golden: file.path)
    var evidence = SnapshotEvidence(name: file.name, folder: Self.folder)
    if let text { evidence.write(text: text) }
    evidence.addPaths(to: &result)
    return result
  }
}
