// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

@testable import TesseraImaging
internal import TesseraRaster

/// A target that decodes image files. Any bytes must result in an image of the size in the header, or in a typed
/// error.
enum PictureTarget {
  private static let mostPixels = 1 << 18

  /// Checks that the fast decoder and libpng return the same pixels, and that the image can be encoded and decoded
  /// again.
  static func png(_ bytes: [UInt8]) {
    picture(bytes, only: .png)
    let plain = bytes.withUnsafeBufferPointer { FastDecoder.decode($0, maximumPixels: mostPixels) }
    let slow = try? bytes.withUnsafeBufferPointer { (file) throws(PNGError) in
      try PNG.decodeSlowly(file, maximumPixels: mostPixels)
    }
    if let plain { check(plain == slow, "the two decoders differ") }
    _ = try? PNG.texts(in: bytes)
    if let slow, slow.width > 0, slow.height > 0, slow.width * slow.height < 1 << 12 {
      let again = (try? PNG.encode(slow)).flatMap { try? PNG.decode($0) }
      check(again == slow, "an encoded image is decoded to different pixels")
    }
  }

  static func picture(_ bytes: [UInt8], only format: PictureFormat?) {
    let found = PictureFormat(bytes)
    guard format == nil ? found != .png && found != .jpeg : found == format else { return }
    guard let decoder = try? PictureDecoder(bytes, maximumPixels: mostPixels) else { return }
    let header = decoder.header
    for reduction in [1, 8] {
      guard let bitmap = try? decoder.bitmap(reduction: reduction) else { continue }
      let part = decoder.isReducible ? reduction : 1
      check(bitmap.bytes.count == bitmap.width * bitmap.height * 4, "a bitmap has the wrong number of bytes")
      check(
        bitmap.width == (header.width + part - 1) / part && bitmap.height == (header.height + part - 1) / part,
        "a bitmap differs in size from its header")
      let seen = header.orientation.upright(bitmap)
      check(seen.bytes.count == bitmap.bytes.count, "rotating an image changes its number of bytes")
    }
    guard header.frameCount > 1, let frames = try? decoder.frames(maximumPixels: mostPixels) else { return }
    check(
      frames.allSatisfy { $0.bitmap.width == header.width && $0.bitmap.height == header.height },
      "a frame has another size than its header")
  }
}
