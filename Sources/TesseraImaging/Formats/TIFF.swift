// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import CTesseraImaging
import TesseraRaster

/// A decoder for TIFF files. It uses libtiff, if installed, and decodes only a file's first image.
enum TIFF {
  static func layout(_ bytes: [UInt8]) throws(PictureError) -> (header: PictureHeader, colors: PictureColors) {
    var state = tessera_tiff()
    defer { tessera_picture_free(state.profile) }
    try read(bytes, &state)
    guard state.width <= Int(Int32.max), state.height <= Int(Int32.max) else {
      throw .damaged(.tiff, reason: "its size is \(state.width) x \(state.height)")
    }
    var header = PictureHeader(format: .tiff, width: state.width, height: state.height)
    header.hasAlpha = state.hasAlpha != 0
    let tags = ExifTags(bytes[...])
    header.orientation = PictureOrientation(rawValue: Int(state.orientation)) ?? .topLeft
    header.resolution = tags.resolution
    var colors = PictureColors()
    // libtiff converts every color model to RGB, so profiles of other color models do not apply to the result.
    if let profile = state.profile, state.profileCount > 0 {
      colors.meaning = .profile([UInt8](UnsafeBufferPointer(start: profile, count: state.profileCount)))
    }
    // A byte of compressed data expands to at most 65,536 pixels: bilevel rows that repeat the previous row.
    if header.width * header.height > 1 << 24, header.width * header.height > bytes.count << 16 {
      throw .truncated(.tiff)
    }
    return (header, colors)
  }

  static func decode(
    _ bytes: [UInt8], header: PictureHeader, colors: PictureColors
  ) throws(PictureError) -> Bitmap {
    var state = tessera_tiff()
    defer { tessera_picture_free(state.profile) }
    (state.width, state.height) = (header.width, header.height)
    let count = header.width * header.height
    var failure: PictureError?
    let pixels = [UInt8](unsafeUninitializedCapacity: count * 4) { buffer, found in
      guard let pixels = buffer.baseAddress else { return }
      pixels.initialize(repeating: 0, count: count * 4)
      state.pixels = pixels
      do throws(PictureError) {
        try read(bytes, &state)
        found = count * 4
      } catch {
        failure = error
        return
      }
      // Profiles apply only to non-premultiplied colors. Images with alpha are premultiplied.
      if !header.hasAlpha { colors.conversion()?.convert(pixels, count: count) }
    }
    if let failure { throw failure }
    guard let bitmap = Bitmap(width: header.width, height: header.height, bytes: pixels) else { throw .outOfMemory }
    return bitmap
  }

  private static func read(_ bytes: [UInt8], _ state: inout tessera_tiff) throws(PictureError) {
    state.mostMemory = 1 << 28
    let outcome = bytes.withUnsafeBufferPointer { file in
      (state.bytes, state.count) = (file.baseAddress, file.count)
      return tessera_tiff_read(&state)
    }
    switch tessera_picture_outcome(rawValue: UInt32(outcome)) {
    case TESSERA_PICTURE_OK: return
    case TESSERA_PICTURE_NO_LIBRARY: throw .missingLibrary(.tiff, name: "libtiff", package: "libtiff6")
    case TESSERA_PICTURE_NO_MEMORY: throw .outOfMemory
    case TESSERA_PICTURE_UNSUPPORTED:
      throw .unsupported(.tiff, reason: "of this kind is not supported (\(pictureMessage(&state.message)))")
    default: throw .damaged(.tiff, reason: pictureMessage(&state.message))
    }
  }
}
