// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import CTesseraSystem.FreeType
package import TesseraRaster

/// A font embedded in a document, such as a PDF. Unlike an app's fonts, it may have a format that occurs only
/// in documents and may lack required tables. FreeType reads such fonts.
package final class DocumentFont: @unchecked Sendable {
  private static let maximumSize = 1 << 26
  private let face: Protected<Face>
  /// The size of the em square in which outlines are defined.
  package let unitsPerEm: Double

  private struct Face {
    let library: FT_Library
    let face: FT_Face
    let bytes: UnsafeMutableBufferPointer<UInt8>
  }

  /// Opens a font. Returns nil if the bytes aren't a font with outlines.
  package init?(_ program: [UInt8]) {
    guard !program.isEmpty, program.count <= Self.maximumSize else { return nil }
    var opened: FT_Library?
    guard FT_Init_FreeType(&opened) == 0, let library = opened else { return nil }
    let bytes = UnsafeMutableBufferPointer<UInt8>.allocate(capacity: program.count)
    _ = bytes.initialize(from: program)
    var made: FT_Face?
    guard FT_New_Memory_Face(library, bytes.baseAddress, FT_Long(bytes.count), 0, &made) == 0, let face = made,
      face.pointee.units_per_EM > 0
    else {
      if let made { FT_Done_Face(made) }
      FT_Done_FreeType(library)
      bytes.deallocate()
      return nil
    }
    unitsPerEm = Double(face.pointee.units_per_EM)
    self.face = Protected(Face(library: library, face: face, bytes: bytes))
  }

  deinit {
    face.withLock { face in
      FT_Done_Face(face.face)
      FT_Done_FreeType(face.library)
      face.bytes.deallocate()
    }
  }

  private func chosen(_ glyph: FT_UInt) -> UInt32? { glyph == 0 ? nil : UInt32(glyph) }

  /// Returns the glyph for a Unicode scalar, or nil if there is none.
  package func glyph(unicode: UInt32) -> UInt32? {
    face.withLock { face in
      guard FT_Select_Charmap(face.face, FT_ENCODING_UNICODE) == 0 else { return nil }
      return chosen(FT_Get_Char_Index(face.face, FT_ULong(unicode)))
    }
  }

  /// Returns the glyph for a code in one of the font's non-Unicode encodings, or nil if there is none.
  package func glyph(code: UInt32) -> UInt32? {
    face.withLock { face in
      for index in 0..<Int(max(0, face.face.pointee.num_charmaps)) {
        guard let map = face.face.pointee.charmaps?[index], map.pointee.encoding != FT_ENCODING_UNICODE,
          FT_Set_Charmap(face.face, map) == 0
        else { continue }
        for shifted in [code, 0xF000 + code] {
          if let glyph = chosen(FT_Get_Char_Index(face.face, FT_ULong(shifted))) { return glyph }
        }
      }
      return nil
    }
  }

  /// Returns the glyph with a name, or nil if there is none.
  package func glyph(name: String) -> UInt32? {
    face.withLock { face in chosen(FT_Get_Name_Index(face.face, name)) }
  }

  /// Returns a glyph's outline with the y axis pointing up, or nil if it is empty.
  package func outline(of glyph: UInt32) -> Path? {
    face.withLock { OutlineReader.read($0.face, glyph: glyph, slant: 0) }
  }

  /// Returns the advance of a glyph in font units, or nil if the font does not contain it.
  package func advance(of glyph: UInt32) -> Double? {
    face.withLock { face in
      guard FT_Load_Glyph(face.face, glyph, Int32(FT_LOAD_NO_SCALE | FT_LOAD_NO_HINTING | FT_LOAD_NO_BITMAP)) == 0
      else {
        return nil
      }
      return face.face.pointee.glyph.map { Double($0.pointee.metrics.horiAdvance) }
    }
  }
}
