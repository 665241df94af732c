// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import Foundation
import SnapshotTesting
import TesseraGraphics
import TesseraImaging
import TesseraRaster
import TesseraViews
import Testing

/// Calls the body with a temporary folder.
@MainActor
func withFolder<R>(_ body: @MainActor (String) throws -> R) throws -> R {
  let folder = NSTemporaryDirectory() + "tessera-\(UUID().uuidString)"
  defer { try? FileManager.default.removeItem(atPath: folder) }
  try AtomicFile.createDirectory(folder)
  return try body(folder)
}

func write(_ text: String, to path: String) throws {
  try AtomicFile.write(Array(text.utf8), to: path, makesFolder: true)
}

func text(of path: String) -> String? { (try? AtomicFile.read(path)).map { String(decoding: $0, as: UTF8.self) } }

/// Returns the sorted paths of all files below a folder.
func files(in folder: String) -> [String] {
  (FileManager.default.enumerator(atPath: folder)?.compactMap { $0 as? String } ?? [])
    .filter {
      var isFolder: ObjCBool = false
      return FileManager.default.fileExists(atPath: folder + "/" + $0, isDirectory: &isFolder) && !isFolder.boolValue
    }
    .sorted()
}

private final class Found: @unchecked Sendable {
  private let lock = NSLock()
  private var list: [(text: String, line: Int)] = []

  var issues: [(text: String, line: Int)] { lock.withLock { list } }

  func add(_ text: String, _ line: Int?) { lock.withLock { list.append((text, line ?? 0)) } }
}

/// Returns the text and line of each issue that the body records.
@MainActor
func issues(_ body: () -> Void) -> [(text: String, line: Int)] {
  let found = Found()
  withKnownIssue(isIntermittent: true) {
    body()
  } matching: { issue in
    found.add(issue.comments.map(\.rawValue).joined(), issue.sourceLocation?.line)
    return true
  }
  return found.issues
}

/// Returns a single-color view.
@MainActor
func box(_ color: UIColor = .red, _ width: CGFloat = 10, _ height: CGFloat = 10) -> UIView {
  let view = UIView(frame: CGRect(x: 0, y: 0, width: width, height: height))
  view.backgroundColor = color
  return view
}

/// Returns an image with one row of gray pixels at one pixel per point.
func grays(_ values: UInt8...) -> UIImage {
  let bytes: [UInt8] = values.flatMap { [$0, $0, $0, 255] as [UInt8] }
  return UIImage(cgImage: CGImage(Bitmap(width: values.count, height: 1, bytes: bytes) ?? Bitmap(width: 0, height: 0)))
}

let oneToOne = UITraitCollection(displayScale: 1)
