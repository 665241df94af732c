// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import CTesseraImaging
public import TesseraRaster

import Glibc

// Opaque images are written as RGB. Each row has to be copied anyway, and the copy omits the alpha bytes. Other
// images are written as RGBA with non-premultiplied alpha, converted row by row. `fast` never allocates a second full
// image; `small` buffers all filtered rows, up to 256 MiB.

extension PNG {
  /// Encodes the image as a PNG file: RGB if every pixel is opaque, RGBA otherwise.
  ///
  /// Premultiplied components greater than their alpha, which rendering never produces, are clamped to their alpha.
  ///
  /// - Parameters:
  ///   - bitmap: The image, at least 1 x 1 pixel.
  ///   - preset: The compression preset.
  ///   - text: The text entries to store before the pixels, in order. `texts(in:)` returns them.
  ///   - threads: The number of threads for a `fast` file, or `nil` for the optimal number. Does not affect the file.
  ///   - usesPalette: Whether a `fast` file uses a palette if the image has at most 256 colors. Pass true for images
  ///     with few colors. For other images, counting the colors takes a little time.
  public static func encode(
    _ bitmap: Bitmap, preset: Preset = .fast, text: [(key: String, value: String)] = [], threads: Int? = 1,
    usesPalette: Bool = false
  ) throws(PNGError) -> [UInt8] {
    if preset == .fast {
      let threads = threads ?? Int(tk_threads_for(bitmap.width * bitmap.height))
      if usesPalette, let encoder = PaletteEncoder(bitmap) { return try encoder.encode(text: text, threads: threads) }
      return try BandEncoder(threads: threads).encode(bitmap, text: text)
    }
    guard bitmap.width > 0, bitmap.height > 0 else { throw .empty(width: bitmap.width, height: bitmap.height) }
    let writer = LibPNG()
    try writer.checkWritten(tessera_png_create_writer(writer.state))
    try writer.add(text)
    if tessera_png_small_fits(bitmap.width, bitmap.height) != 0 {
      try writer.writeSmall(bitmap)
    } else {
      let outcome = bitmap.bytes.withUnsafeBufferPointer {
        tessera_png_write(writer.state, $0.baseAddress, bitmap.width, bitmap.height, preset.effort)
      }
      try writer.checkWritten(outcome)
    }
    return [UInt8](UnsafeBufferPointer(start: writer.state.pointee.output, count: writer.state.pointee.outputCount))
  }
}

extension LibPNG {
  /// Writes the text entries and the image, without bands.
  fileprivate func writeSmall(_ bitmap: Bitmap) throws(PNGError) {
    let (width, height) = (bitmap.width, bitmap.height)
    var packed = tessera_png_packed()
    defer { free(packed.bytes) }
    var isOpaque: Int32 = 0
    let outcome = bitmap.bytes.withUnsafeBufferPointer {
      isOpaque = tessera_pixels_are_opaque($0.baseAddress, width * height)
      let part = tessera_png_part(pixels: $0.baseAddress, stride: width * 4, width: width, height: height)
      return tessera_png_pack_small(part, isOpaque, &packed)
    }
    try checkWritten(outcome)
    try checkWritten(tessera_png_write_head(state, width, height, isOpaque))
    try checkWritten(tessera_png_write_packed(state, &packed))
  }

  /// Adds text entries before the pixels.
  func add(_ text: [(key: String, value: String)]) throws(PNGError) {
    for (key, value) in text {
      guard Self.isValidKey(key), !value.utf8.contains(0) else { throw .invalidText(key: key) }
      let isUTF8: Int32 = value.utf8.allSatisfy { $0 < 0x80 } ? 0 : 1
      try checkWritten(tessera_png_add_text(state, key, value, isUTF8))
    }
  }

  private static func isValidKey(_ key: String) -> Bool {
    let bytes = Array(key.utf8)
    guard (1...79).contains(bytes.count), bytes.allSatisfy({ (0x20...0x7E).contains($0) }) else { return false }
    let spaces = bytes.indices.filter { bytes[$0] == 0x20 }
    return spaces.allSatisfy { $0 > 0 && $0 < bytes.count - 1 && bytes[$0 + 1] != 0x20 }
  }
}

extension PNG.Preset {
  /// The compression settings for libpng, which deflates the frames of APNG files and images whose rows take 256 MiB
  /// or more. `BandEncoder` writes other `fast` files, and libdeflate deflates other `small` files.
  ///
  /// Measured by `.ci/bench png` on the screens `list` and `settings` (1170 x 2532) and a gradient of that size, with
  /// libpng 1.6.39 and zlib 1.2.13 on one core of an Intel Xeon, in CPU ms and bytes:
  ///
  ///     fast, libpng    24.4 / 315648    18.5 / 149703     88 / 2050807
  ///     small           53.7 / 250531    40.5 / 112026    710 / 1646508
  ///     libpng default  88.5 / 322518    70.1 / 131630    717 / 1638301
  ///
  /// `BandEncoder` takes half the time of `fast` and produces 312402, 142420 and 2275871 bytes. With libdeflate 1.14,
  /// `small` takes two thirds of the time and produces 242241 and 110673 bytes for the screens. Level 7 saves 0.5 %
  /// on screens and takes 60 % longer on photos. Z_FILTERED produces 4 % larger files on screens.
  var effort: tessera_png_effort {
    switch self {
    case .fast:
      tessera_png_effort(level: 1, memoryLevel: 8, strategy: Z_DEFAULT_STRATEGY, filters: PNG_FILTER_SUB)
    case .small:
      tessera_png_effort(
        level: 6, memoryLevel: 8, strategy: Z_DEFAULT_STRATEGY,
        filters: PNG_FILTER_SUB | PNG_FILTER_UP | PNG_FILTER_PAETH)
    }
  }
}
