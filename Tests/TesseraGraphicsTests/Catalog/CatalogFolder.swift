// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import Foundation
import TesseraImaging
import TesseraRaster

@testable import TesseraFoundation
@testable import TesseraGraphics

/// A bundle with an asset catalog in a temporary folder, which is deleted with the object.
final class CatalogFolder {
  let url: URL

  init() throws {
    url = FileManager.default.temporaryDirectory.appendingPathComponent("App_\(UUID().uuidString).resources")
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
  }

  deinit { try? FileManager.default.removeItem(at: url) }

  var bundle: Bundle? { Bundle(path: url.path) }
  var catalog: AssetCatalog { AssetCatalog(folder: url.path) }

  func write(_ data: Data, to path: String) throws {
    let file = url.appendingPathComponent(path)
    try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try data.write(to: file)
  }

  func write(_ text: String, to path: String) throws { try write(Data(text.utf8), to: path) }

  /// Writes a single-color image.
  func write(_ color: Color, width: Int = 2, height: Int = 2, to path: String) throws {
    let pixel = [color.red, color.green, color.blue, color.alpha]
    let bytes = (0..<width * height).flatMap { _ in pixel }
    guard let bitmap = Bitmap(width: width, height: height, bytes: bytes) else { return }
    try write(Data(try PNG.encode(bitmap)), to: path)
  }

  /// Writes an image set to `Assets.xcassets`. Each entry is JSON without a file name, and has a single-color image.
  func writeImageSet(_ name: String, _ entries: [(json: String, color: Color)], properties: String = "{}") throws {
    let folder = "Assets.xcassets/\(name).imageset"
    var images: [String] = []
    for (index, entry) in entries.enumerated() {
      try write(entry.color, to: "\(folder)/\(index).png")
      images.append("{\"filename\":\"\(index).png\"\(entry.json.isEmpty ? "" : ",")\(entry.json)}")
    }
    try write(
      """
      {"images":[\(images.joined(separator: ","))],"properties":\(properties),"info":{"author":"xcode","version":1}}
      """, to: "\(folder)/Contents.json")
  }
}

/// Calls the body and returns its result and the resources reported as missing.
func withReports<R>(_ body: () throws -> R) rethrows -> (R, [String]) {
  let collector = MissingResources.Collector()
  let result = try MissingResources.$isSilent.withValue(true) {
    try MissingResources.collecting(into: collector, body)
  }
  return (result, collector.resources.map(\.sentence))
}
