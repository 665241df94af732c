// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import TesseraImaging
import TesseraRaster
import TesseraText

/// Registers a scene's font file and returns its glyph source.
func loadFont(_ id: String, _ file: String) throws -> any GlyphSource {
  let names = try FontLibrary.shared.register(AtomicFile.read(file))
  guard let name = names.last else { throw UsageError("font \(id): \(file) contains no named font face") }
  return FontLibrary.shared.face(for: FontDescriptor(design: .named(name), weight: 400, italic: false, size: 16))
}
