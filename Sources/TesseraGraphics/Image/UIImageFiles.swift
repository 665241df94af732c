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

  /// What names of pictures end in.
  private static let endings = [
    "png", "jpg", "jpeg", "webp", "gif", "heic", "heif", "bmp", "tiff", "tif", "svg", "pdf",
  ]

  /// A file's name without and with nothing but its ending; nil for other files than pictures.
  private static func split(_ name: String) -> (stem: String, ending: String)? {
    guard let point = name.lastIndex(of: "."), endings.contains(name[point...].dropFirst().lowercased()) else {
      return nil
    }
    return (String(name[..<point]), String(name[point...]))
  }

  /// The best file for a path, whose scale may be left out, and its extension where that is png.
  func find(_ path: String) -> Found? {
    let (stem, ending) = Self.split(path) ?? (path, ".png")
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

  /// A file's picture, from memory where it was loaded before.
  static func loaded(_ path: String) throws(PictureError) -> LoadedPicture {
    if let known = PictureCache.shared.value(.file(path), as: LoadedPicture.self) { return known }
    let loaded = try LoadedPicture([UInt8](FileManager.default.contents(atPath: path) ?? Data()), name: path)
    PictureCache.shared.keep(loaded, loaded.byteCount, for: .file(path))
    return loaded
  }

  // MARK: Names nearby

  /// Names of the pictures in a folder, as code would write them: without scale, and without the extension of PNG.
  static func names(in folder: String) -> [String] {
    let files = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    return Set(files.compactMap(name)).sorted()
  }

  private static func name(ofFile file: String) -> String? {
    guard let (stem, ending) = split(file) else { return nil }
    let mark = ["@2x", "@3x"].first { stem.hasSuffix($0) } ?? ""
    return stem.dropLast(mark.count) + (ending.lowercased() == ".png" ? "" : ending)
  }
}
