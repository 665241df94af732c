// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import Foundation
import Tessera
import TesseraAssertions
import TesseraGraphics

/// Writes a failed snapshot to the test report, with its image and view tree or its text. Removes the entry when the
/// snapshot matches again.
struct ReportEntryWriter {
  let file: SnapshotFile

  init(_ file: SnapshotFile) {
    self.file = file
  }

  /// Records a snapshot that has no content or matches its reference.
  func writeEntry(state: SnapshotResult.State, message: String = "") {
    let result = SnapshotResult(
      name: file.name, group: file.group, state: state, message: message, golden: file.path)
    _ = TestReport.at(Self.folder).update(with: result)
  }

  /// Records a snapshot whose content can become the reference.
  ///
  /// - Parameters:
  ///   - message: The message for content other than an image. Images are described by their differences.
  ///   - image: The content if it is an image, otherwise nil.
  ///   - bytes: The content of the file.
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
    // The pixels are equal, but the strategy's custom comparison reports a difference.
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
