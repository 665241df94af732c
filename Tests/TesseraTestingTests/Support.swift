// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import Foundation
import TesseraImaging
import TesseraRaster
import TesseraTesting
import TesseraGraphics
import TesseraViews
import Testing

/// Calls the body with a temporary folder, which is also the folder for reports.
@MainActor
func withFolder<R>(_ body: @MainActor (String) throws -> R) throws -> R {
  let folder = NSTemporaryDirectory() + "/tessera-\(UUID().uuidString)"
  defer { try? FileManager.default.removeItem(atPath: folder) }
  return try withSnapshotTesting(report: "\(folder)/report") { try body(folder) }
}

/// Returns an image of 3 x 2 pixels of one color.
func picture(_ blue: UInt8) -> Bitmap {
  Bitmap(width: 3, height: 2, bytes: Array(repeating: [10, 20, blue, 255], count: 6).flatMap { $0 })
    ?? Bitmap(width: 3, height: 2)
}

func write(_ bytes: [UInt8], to path: String) throws {
  try AtomicFile.createDirectory((path as NSString).deletingLastPathComponent)
  try AtomicFile.write(bytes, to: path)
}

func bytes(of path: String) -> [UInt8]? { try? AtomicFile.read(path) }

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

/// Returns a red view with a 10-point green square in its corner.
@MainActor
func twoColors(width: CGFloat = 40, height: CGFloat = 20) -> UIView {
  let view = UIView(frame: CGRect(x: 0, y: 0, width: width, height: height))
  view.backgroundColor = UIColor(red: 1, green: 0, blue: 0, alpha: 1)
  let square = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
  square.backgroundColor = UIColor(red: 0, green: 1, blue: 0, alpha: 1)
  square.accessibilityIdentifier = "square"
  view.addSubview(square)
  return view
}

extension Bitmap {
  func pixel(_ x: Int, _ y: Int) -> [UInt8] { Array(bytes[(y * width + x) * 4..<(y * width + x) * 4 + 4]) }
}
