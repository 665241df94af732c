// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

// Which file an image's name stands for. Files of the same picture in several scales differ by @2x and @3x before the
// extension; the screen's own scale comes first, then sharper ones, then coarser ones.

import Foundation
import TesseraImaging
import TesseraRaster

struct UIImageFiles {
  struct Found: Equatable {
    var path: String
    /// Pixels per point.
    var scale: CGFloat
  }

  /// Pixels per point of the screen: 1, 2 or 3.
  private let screen: Int

  init(_ traits: UITraitCollection) {
    screen = traits.displayScale >= 2.5 ? 3 : traits.displayScale >= 1.5 ? 2 : 1
  }

  /// The best file for a path, whose extension and scale may be left out.
  func find(_ path: String) -> Found? {
    let isComplete = path.lowercased().hasSuffix(".png")
    let stem = isComplete ? String(path.dropLast(4)) : path
    let ending = isComplete ? String(path.suffix(4)) : ".png"
    for scale in [2, 3] where stem.hasSuffix("@\(scale)x") {
      return existing(stem + ending, CGFloat(scale))
    }
    for scale in Self.order(screen) {
      let mark = scale == 1 ? "" : "@\(scale)x"
      if let found = existing(stem + mark + ending, CGFloat(scale)) { return found }
    }
    return nil
  }

  static func order(_ screen: Int) -> [Int] {
    [screen] + [1, 2, 3].filter { $0 > screen } + [3, 2, 1].filter { $0 < screen }
  }

  private func existing(_ path: String, _ scale: CGFloat) -> Found? {
    var isFolder: ObjCBool = false
    guard FileManager.default.fileExists(atPath: path, isDirectory: &isFolder), !isFolder.boolValue else { return nil }
    return Found(path: path, scale: scale)
  }

  // MARK: Decoded once

  private final class Cache: @unchecked Sendable {
    let lock = Lock()
    var bitmaps: [String: Bitmap] = [:]
    var byteCount = 0
  }

  private static let cache = Cache()
  /// With more decoded bytes than this, all are forgotten.
  private static let budget = 64 << 20

  /// A file's pixels, from memory where it was decoded before. Nil where it is missing, damaged or not PNG.
  static func decoded(_ path: String) -> Bitmap? {
    if let known = cache.lock.withLock({ cache.bitmaps[path] }) { return known }
    guard let data = FileManager.default.contents(atPath: path), let bitmap = try? PNG.decode([UInt8](data)) else {
      return nil
    }
    cache.lock.withLock {
      if cache.byteCount + bitmap.bytes.count > budget {
        cache.bitmaps = [:]
        cache.byteCount = 0
      }
      cache.bitmaps[path] = bitmap
      cache.byteCount += bitmap.bytes.count
    }
    return bitmap
  }
}
