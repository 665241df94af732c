// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import Foundation
import TesseraImaging
import TesseraRaster
import Testing

/// Compares an image with its golden byte for byte. Records the golden if TESSERA_RECORD is 1.
func expectGolden(_ bitmap: Bitmap, _ name: String) throws {
  let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent().appendingPathComponent("Goldens").path
  let path = "\(folder)/\(name)"
  if ProcessInfo.processInfo.environment["TESSERA_RECORD"] == "1" {
    try AtomicFile.createDirectory(folder)
    if (try? PNG.read(path)) != bitmap { try PNG.write(bitmap, to: path, preset: .small) }
    return
  }
  let diff = ImageDiff(expected: try PNG.read(path), actual: bitmap)
  #expect(diff.isEmpty, "\(name) changed: \(diff). If that is right, run `make record` and look at the picture.")
}
