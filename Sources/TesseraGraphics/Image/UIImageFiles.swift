// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

// Lookup of image files by name. The files of an image for different scales have the suffix @2x or @3x before the
// extension. The screen's scale is preferred, then the next higher scale, then the next lower scale.

import Foundation
import TesseraImaging
import TesseraRaster

struct UIImageFiles {
  struct Found: Equatable {
    var path: String
    /// The number of pixels per point.
    var scale: CGFloat
  }

  /// The screen's number of pixels per point: 1, 2 or 3.
  private let screen: Int

  init(_ traits: UITraitCollection) {
    screen = traits.displayScale >= 2.5 ? 3 : traits.displayScale >= 1.5 ? 2 : 1
  }

  /// The file extensions of images.
  private static let endings = [
    "png", "jpg", "jpeg", "webp", "gif", "heic", "heif", "bmp", "tiff", "tif", "svg", "pdf",
  ]

  /// Splits a file name into its stem and extension. Returns nil if the file is not an image.
  private static func split(_ name: String) -> (stem: String, ending: String)? {
    guard let point = name.lastIndex(of: "."), endings.contains(name[point...].dropFirst().lowercased()) else {
      return nil
    }
    return (String(name[..<point]), String(name[point...]))
  }

  /// Returns the best file for a path, which may omit the scale and the extension png.
  func find(_ path: String) -> Found? {
    let (stem, ending) = Self.split(path) ?? (path, ".png")
    for scale in [2, 3] where stem.hasSuffix("@\(scale)x") {
      return existing(stem + ending, CGFloat(scale))
    }
    for scale in Self.order(screen: screen) {
      let mark = scale == 1 ? "" : "@\(scale)x"
      if let found = existing(stem + mark + ending, CGFloat(scale)) { return found }
    }
    return nil
  }

  static func order(screen: Int) -> [Int] {
    [screen] + [1, 2, 3].filter { $0 > screen } + [3, 2, 1].filter { $0 < screen }
  }

  private func existing(_ path: String, _ scale: CGFloat) -> Found? {
    var isFolder: ObjCBool = false
    guard FileManager.default.fileExists(atPath: path, isDirectory: &isFolder), !isFolder.boolValue else { return nil }
    return Found(path: path, scale: scale)
  }

  // MARK: Cache

  /// Returns a file's image, from the cache if possible.
  static func loaded(_ path: String) throws(PictureError) -> LoadedImage {
    if let known = DecodedImageCache.shared.value(.file(path), as: LoadedImage.self) { return known }
    let loaded = try LoadedImage([UInt8](FileManager.default.contents(atPath: path) ?? Data()), name: path)
    DecodedImageCache.shared.store(loaded, byteCount: loaded.byteCount, for: .file(path))
    return loaded
  }

  // MARK: Similar names

  /// Returns the names of the images in a folder, as used for `UIImage(named:)`: without the scale and without the
  /// extension png.
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
