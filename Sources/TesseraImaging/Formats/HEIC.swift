// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import CTesseraImaging
import TesseraRaster

/// A decoder for HEIC files. It uses libheif, if installed, which also applies the file's orientation.
enum HEIC {
  static func header(_ bytes: [UInt8]) throws(PictureError) -> PictureHeader {
    var state = tessera_heic()
    defer { close(&state) }
    try read(bytes, &state, onlySize: true)
    var header = PictureHeader(format: .heic, width: state.width, height: state.height)
    header.hasAlpha = true
    return header
  }

  static func decode(
    _ bytes: [UInt8], _ header: PictureHeader, maximumPixels: Int
  ) throws(PictureError) -> Bitmap {
    var state = tessera_heic()
    defer { close(&state) }
    state.maximumPixels = maximumPixels
    try read(bytes, &state, onlySize: false)
    // The size in the file's boxes may differ from the size in the coded data.
    guard state.width == header.width, state.height == header.height else {
      throw .damaged(.heic, reason: "its headers contradict each other")
    }
    let count = state.width * state.height
    guard let pixels = state.pixels else {
      throw .tooLarge(.heic, width: state.width, height: state.height, maximumPixels: maximumPixels)
    }
    if let profile = state.profile, state.profileCount > 0 {
      let profile = [UInt8](UnsafeBufferPointer(start: profile, count: state.profileCount))
      PictureColors(meaning: .profile(profile)).conversion()?.convert(pixels, count: count)
    }
    tessera_premultiply(pixels, count)
    let copy = [UInt8](UnsafeBufferPointer(start: pixels, count: count * 4))
    guard let bitmap = Bitmap(width: state.width, height: state.height, bytes: copy) else { throw .outOfMemory }
    return bitmap
  }

  private static func close(_ state: inout tessera_heic) {
    tessera_picture_free(state.pixels)
    tessera_picture_free(state.profile)
  }

  private static func read(
    _ bytes: [UInt8], _ state: inout tessera_heic, onlySize: Bool
  ) throws(PictureError) {
    let outcome = bytes.withUnsafeBufferPointer { file in
      (state.bytes, state.count) = (file.baseAddress, file.count)
      return tessera_heic_read(&state, onlySize ? 1 : 0)
    }
    switch tessera_picture_outcome(rawValue: UInt32(outcome)) {
    case TESSERA_PICTURE_OK: return
    case TESSERA_PICTURE_NO_LIBRARY: throw .missingLibrary(.heic, name: "libheif", package: "libheif1")
    case TESSERA_PICTURE_NO_MEMORY: throw .outOfMemory
    default: throw .damaged(.heic, reason: pictureMessage(&state.message))
    }
  }
}
