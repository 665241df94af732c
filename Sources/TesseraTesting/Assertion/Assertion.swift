// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import Foundation
import Tessera
import TesseraImaging

/// One call of an assertion: takes the snapshot, judges it, and says what became of it.
@MainActor
struct Assertion {
  let named: String?
  let record: RecordMode?
  /// nil for the folder beside the test file.
  let directory: String?
  let test: String
  let place: SourcePlace

  var file: String { "\(place.filePath)" }
  var stem: String { SnapshotName.stem(test: test, name: named) }
  var group: String { SnapshotName.group(testFile: file) }
  var reportFolder: String {
    let folder = SnapshotTestingConfiguration.current.report ?? SnapshotTestingConfiguration.defaultReport
    // Whoever reads the message may stand in another folder.
    return folder.hasPrefix("/") ? folder : FileManager.default.currentDirectoryPath + "/" + folder
  }

  /// The failure; nil when the snapshot passed.
  func run<Value, Format>(_ value: () throws -> Value, _ strategy: Snapshotting<Value, Format>) -> Outcome? {
    let start = ContinuousClock.now
    var result: SnapshotResult
    do {
      result = try judge(try strategy.capture(value()))
    } catch {
      result = SnapshotResult(
        name: "\(group)/\(stem)", group: group, state: .error, message: "No snapshot could be taken: \(error)")
    }
    let time = start.duration(to: .now) / .milliseconds(1)
    result.milliseconds = (time * 1000).rounded() / 1000
    let trouble = TestReport.at(reportFolder).note(result)
    return Outcome(result, reportFolder: reportFolder, trouble: trouble)
  }

  private func judge(_ capture: Capture) throws -> SnapshotResult {
    let mode = SnapshotTestingConfiguration.mode(record)
    let folder = try directory ?? goldenFolder()
    let path = (folder as NSString).appendingPathComponent("\(stem).\(capture.pathExtension)")
    switch capture {
    case .picture(let picture, let rules):
      defer { picture.finish() }
      let check = SnapshotCheck(
        name: "\(group)/\(stem)", group: group, goldenPath: path, mode: mode, tolerance: rules.tolerance,
        masks: rules.masks, reportFolder: reportFolder)
      return check.judge(picture, exactly: rules.isExact) { named(check.goldenPath, $0, $1) }
    case .text(let text, _):
      let check = TextCheck(name: "\(group)/\(stem)", group: group, goldenPath: path, mode: mode)
      let comparison = check.compare(text)
      var content = SnapshotLedger.Content.golden
      if case .passed = comparison {} else { content = .other(text) }
      return named(path, content) { check.conclude(comparison, text) }
    }
  }

  /// - Throws: `Elsewhere` when the tests were built where their files lie, and that is not here: goldens that are
  ///   recorded would be lost.
  private func goldenFolder() throws -> String {
    let folder = (file as NSString).deletingLastPathComponent
    guard folder.isEmpty || FileManager.default.fileExists(atPath: folder) else { throw Elsewhere(folder: folder) }
    return SnapshotName.folder(testFile: file)
  }

  struct Elsewhere: Error, CustomStringConvertible {
    let folder: String

    var description: String {
      "the test file's folder, \(folder), is not here. Run the tests where they were built."
    }
  }

  /// Concludes a comparison unless another snapshot has the name.
  private func named(
    _ path: String, _ content: SnapshotLedger.Content, _ conclude: () -> SnapshotResult
  ) -> SnapshotResult {
    let attempt = SnapshotLedger.Attempt.current
    let ledger = SnapshotLedger.shared
    if let clash = ledger.clash(path, content, site: place.site, attempt: attempt) {
      return SnapshotResult(name: "\(group)/\(stem)", group: group, state: .error, message: clash, golden: path)
    }
    let result = conclude()
    let isGolden = result.state == .passed || result.state == .recorded
    ledger.enter(path, isGolden ? .golden : content, site: place.site, attempt: attempt)
    return result
  }
}

extension SnapshotCheck {
  /// Compares a picture and concludes, unless `name` refuses.
  ///
  /// A golden that already holds the picture and its view tree is left alone, also when all goldens are recorded.
  @MainActor
  func judge(
    _ picture: Picture, exactly isExact: Bool,
    _ name: (SnapshotLedger.Content, () -> SnapshotResult) -> SnapshotResult
  ) -> SnapshotResult {
    let bitmap = picture.bitmap
    let comparison = compare(bitmap)
    if case .passed = comparison {
      return name(.golden) {
        mode == .all && !isCurrent(picture.tree())
          ? conclude(comparison, bitmap, tree: picture.tree(), scale: picture.scale)
          : SnapshotResult(name: self.name, group: group, state: .passed, golden: goldenPath, scale: picture.scale)
      }
    }
    let tree = picture.tree()
    return name(isExact || !passes(comparison, picture, tree) ? .other("\(PixelHash(bitmap))") : .golden) {
      var result = conclude(comparison, bitmap, tree: tree, scale: picture.scale)
      // An empty message says that there was none before, as for texts.
      if case .missing = comparison, result.state == .recorded { result.message = "" }
      return result
    }
  }

  /// Whether the golden passes as it is, within tolerance and but for masks.
  @MainActor
  private func passes(_ comparison: Comparison, _ picture: Picture, _ tree: ViewNode) -> Bool {
    guard case .differs = comparison else { return false }
    var dry = self
    dry.mode = .never
    dry.reportFolder = nil
    return dry.conclude(comparison, picture.bitmap, tree: tree, scale: picture.scale).state == .passed
  }

  /// Whether the golden, which shows the right picture, was stamped with this view tree.
  package func isCurrent(_ tree: ViewNode) -> Bool {
    guard let golden = try? Golden.read(goldenPath), golden.stamp != nil else { return false }
    return golden.viewTree() == tree
  }
}
