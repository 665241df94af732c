// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import CTesseraSystem.FreeType
import TesseraRaster

/// A loader of glyph outlines, in font units, and of emoji bitmaps. Implemented with FreeType.
///
/// Outlines are neither scaled nor hinted, so they depend only on the font file and are used for every size. A
/// FreeType face is mutable and must not be used by two threads at once. Each loader therefore has a separate library
/// and face, protected by a lock and opened when the first glyph is requested. With a shared library, all faces would
/// share one lock.
final class GlyphLoader: Sendable {
  private let face: Protected<FreeTypeFace?>
  private let file: FontFile
  private let coordinates: [Float]
  private let slant: Double
  private let embolden: Int
  /// The cached bitmaps, or nil for glyphs without a bitmap. The rasterizer identifies bitmaps by address, so loading
  /// a bitmap again for every frame would force the rasterizer to downsample and cache it again.
  private let pictures = Protected(Pictures())
  /// A separate type, because instantiating a generic class with a dictionary would make the runtime search the
  /// entire program for the key type's conformances, which takes longer than opening a font.
  private struct Pictures {
    var known: [UInt32: GlyphPicture?] = [:]
  }
  /// The maximum number of cached bitmaps, of about 70 kB each. When it is exceeded, the cache is cleared.
  private static let maximumPictureCount = 128

  init(file: FontFile, coordinates: [Float], slant: Double, embolden: Int = 0) {
    assert(embolden >= 0, "Strokes cannot get thinner.")
    self.file = file
    self.coordinates = coordinates
    self.slant = slant
    self.embolden = embolden
    face = Protected(nil)
  }

  func outline(of glyph: UInt32) -> Path? {
    withFace { OutlineReader.read($0, glyph: glyph, slant: slant, embolden: embolden) }
  }

  func picture(of glyph: UInt32) -> GlyphPicture? {
    if let known = pictures.withLock({ $0.known[glyph] }) { return known }
    let picture = withFace { BitmapGlyphReader.read($0, glyph: glyph) }
    return pictures.withLock { pictures in
      // Another thread may have loaded the bitmap in the meantime. All threads must use the same bitmap.
      if let known = pictures.known[glyph] { return known }
      if pictures.known.count >= Self.maximumPictureCount { pictures.known.removeAll() }
      pictures.known[glyph] = .some(picture)
      return picture
    }
  }

  private func withFace<Result>(_ body: (FT_Face) -> Result?) -> Result? {
    face.withLock { slot in
      if slot == nil { slot = FreeTypeFace(file: file, coordinates: coordinates) }
      guard let face = slot?.face else { return nil }
      return body(face)
    }
  }
}

/// An object that owns a FreeType library and one face.
final class FreeTypeFace {
  private var library: FT_Library?
  private(set) var face: FT_Face?
  private let file: FontFile

  init(file: FontFile, coordinates: [Float]) {
    self.file = file
    guard FT_Init_FreeType(&library) == 0, let library else { return }
    let bytes = file.bytes
    guard FT_New_Memory_Face(library, bytes.baseAddress, FT_Long(bytes.count), FT_Long(file.index), &face) == 0 else {
      face = nil
      return
    }
    if !coordinates.isEmpty {
      var fixed = coordinates.map { FT_Fixed((Double($0) * 65536).rounded()) }
      FT_Set_Var_Design_Coordinates(face, FT_UInt(fixed.count), &fixed)
    }
    if FT_Face_Has_Strikes(face) { FT_Select_Size(face, 0) }
  }

  deinit {
    if let face { FT_Done_Face(face) }
    if let library { FT_Done_FreeType(library) }
  }
}

private func FT_Face_Has_Strikes(_ face: FT_Face?) -> Bool {
  (face?.pointee.num_fixed_sizes ?? 0) > 0
}
