// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import CTesseraFreeType
import TesseraRaster

/// FreeType's part: outlines in font units, and the pictures of emoji.
///
/// Nothing is scaled or hinted, so the numbers come from the font file alone and one outline serves every size.
/// A FreeType face is mutable and must not be used by two threads at once: each loader has its own library and face
/// behind a lock, opened when the first glyph is asked for. One library for all would make all faces share a lock.
final class GlyphLoader: Sendable {
  private let face: Protected<FreeTypeFace?>
  private let file: FontFile
  private let coordinates: [Float]
  private let slant: Double
  private let embolden: Int
  /// Pictures already read, nil for glyphs without one. The rasterizer knows bitmaps by their address: a picture read anew
  /// for every frame would be averaged and kept anew as well.
  private let pictures = Protected(Pictures())
  /// A type of its own: the runtime looks for the conformances of a dictionary's key among all of the program when a generic
  /// class is made for it, which takes longer than opening a font.
  private struct Pictures {
    var known: [UInt32: GlyphPicture?] = [:]
  }
  /// Beyond this many all are dropped; a picture has about 70 kB.
  private static let greatestPictureCount = 128

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
    let picture = withFace { PictureReader.read($0, glyph: glyph) }
    return pictures.withLock { pictures in
      // Another thread may have read it meanwhile: all get the same bitmap.
      if let known = pictures.known[glyph] { return known }
      if pictures.known.count >= Self.greatestPictureCount { pictures.known.removeAll() }
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

/// Owns one FreeType library and one face.
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
