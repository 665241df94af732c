// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

internal import CTesseraSystem.Deflate
internal import CTesseraImaging
package import TesseraRaster

/// An encoder that writes consecutive images as PNG files directly into memory that the caller provides.
///
/// It filters rows as the `fast` preset does, but deflates them as a whole instead of in bands, on one thread, which
/// makes files slightly smaller. The file depends only on the image, not on a library's version.
package final class QuickPNG {
  private let compressor = tessera_quick_create()
  /// The rows before compression.
  private var rows: [UInt8] = []

  package init() {}

  deinit { tessera_quick_free(compressor) }

  /// Writes the image as a PNG file into memory returned by `room`, which receives the maximum file size. Returns the
  /// file size, or `nil` if the memory is too small.
  ///
  /// - Throws: `PNGError.empty`, `.outOfMemory`, or `.notEncodable` for files of 2 GiB or more.
  package func encode(
    _ bitmap: Bitmap, into room: (Int) -> UnsafeMutableRawBufferPointer?
  ) throws(PNGError) -> Int? {
    let (width, height) = (bitmap.width, bitmap.height)
    guard width > 0, height > 0 else { throw .empty(width: width, height: height) }
    guard let compressor else { throw .outOfMemory }
    let isOpaque = filter(bitmap)
    let pixel = isOpaque ? 3 : 4
    let row = width * pixel + 1
    let count = height * row
    let most = 2 * count + (1 << 19)
    // The sizes of the signature, IHDR, the IDAT overhead, zlib's header and checksum, and IEND.
    let frame = 8 + 25 + 12 + 6 + 12
    guard let room = room(most + frame), room.count >= most + frame, let base = room.baseAddress else { return nil }
    let (deflated, sum) = rows.withUnsafeBufferPointer { rows in
      guard let rows = rows.baseAddress else { return (0, UInt32(0)) }
      let out = (base + 43).assumingMemoryBound(to: UInt8.self)
      let size = tessera_quick_deflate(compressor, rows, count, row, pixel, 1, out, most)
      return (size, libdeflate_adler32(1, rows, count))
    }
    // Add zlib's header and checksum.
    let size = deflated + 6
    guard deflated > 0, size < 1 << 31 else { throw .notEncodable(reason: "it is too large for one part") }
    var place = 0
    func put(_ bytes: [UInt8]) {
      UnsafeMutableRawBufferPointer(rebasing: room[place..<place + bytes.count]).copyBytes(from: bytes)
      place += bytes.count
    }
    func checksum(from start: Int) -> [UInt8] {
      Self.bytes(libdeflate_crc32(0, base + start, place - start))
    }
    put([0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A])
    put(Self.bytes(13))
    put(Array("IHDR".utf8) + Self.bytes(UInt32(width)) + Self.bytes(UInt32(height)) + [8, isOpaque ? 2 : 6, 0, 0, 0])
    put(checksum(from: 12))
    put(Self.bytes(UInt32(size)))
    put(Array("IDAT".utf8))
    put([0x78, 0x01])
    place += deflated
    put(Self.bytes(sum))
    put(checksum(from: place - size - 4))
    put(Self.bytes(0))
    put(Array("IEND".utf8))
    put(checksum(from: place - 4))
    assert(place == deflated + frame, "The file has \(place) bytes, not \(deflated + frame).")
    return place
  }

  /// Filters the rows. Returns whether they contain RGB pixels.
  private func filter(_ bitmap: Bitmap) -> Bool {
    bitmap.bytes.withUnsafeBufferPointer { pixels in
      guard let base = pixels.baseAddress else { return true }
      let isOpaque = tessera_pixels_are_opaque(base, bitmap.width * bitmap.height) != 0
      let most = bitmap.height * (bitmap.width * 4 + 1) + 16
      if rows.count < most || rows.count > 4 * most { rows = [UInt8](repeating: 0, count: most) }
      rows.withUnsafeMutableBufferPointer { rows in
        guard let target = rows.baseAddress else { return }
        let part = tessera_png_part(
          pixels: base, stride: bitmap.width * 4, width: bitmap.width, height: bitmap.height)
        tessera_png_rows(part, isOpaque ? 1 : 0, target)
      }
      return isOpaque
    }
  }

  /// Returns four bytes in big-endian order.
  private static func bytes(_ number: UInt32) -> [UInt8] {
    withUnsafeBytes(of: number.bigEndian) { Array($0) }
  }
}
