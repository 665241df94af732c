// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import CTesseraSystem.FreeType
import TesseraRaster

/// A reader of color bitmap glyphs (CBDT, sbix). Returns premultiplied BGRA pixels, and the sizes of glyphs in ems.
enum BitmapGlyphReader {
  static func read(_ face: FT_Face, glyph: UInt32) -> GlyphPicture? {
    guard face.pointee.num_fixed_sizes > 0, let size = face.pointee.size else { return nil }
    let flags = Int32(FT_LOAD_COLOR | FT_LOAD_NO_HINTING)
    guard FT_Load_Glyph(face, glyph, flags) == 0, let slot = face.pointee.glyph else { return nil }
    guard slot.pointee.format == FT_GLYPH_FORMAT_BITMAP, let bitmap = read(slot.pointee.bitmap) else { return nil }
    let em = Double(size.pointee.metrics.x_ppem)
    guard em > 0 else { return nil }
    return GlyphPicture(
      bitmap: bitmap, left: Double(slot.pointee.bitmap_left) / em, top: Double(slot.pointee.bitmap_top) / em,
      width: Double(bitmap.width) / em, height: Double(bitmap.height) / em)
  }

  private static func read(_ source: FT_Bitmap) -> Bitmap? {
    let width = Int(source.width)
    let height = Int(source.rows)
    guard Int32(source.pixel_mode) == Int32(FT_PIXEL_MODE_BGRA.rawValue), let pixels = source.buffer,
      (1...4096).contains(width), (1...4096).contains(height)
    else { return nil }
    assert(abs(Int(source.pitch)) >= width * 4, "Rows of \(width) pixels, \(source.pitch) bytes apart, overlap.")
    let bytes = [UInt8](unsafeUninitializedCapacity: width * height * 4) { out, count in
      for y in 0..<height {
        var row = UnsafePointer(pixels) + y * Int(source.pitch)
        for x in 0..<width {
          let i = 4 * (y * width + x)
          out[i] = row[2]
          out[i + 1] = row[1]
          out[i + 2] = row[0]
          out[i + 3] = row[3]
          row += 4
        }
      }
      count = width * height * 4
    }
    return Bitmap(width: width, height: height, bytes: bytes)
  }
}
