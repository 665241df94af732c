// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import TesseraRaster

/// Bitmap images (PDF 32000-1, section 8.9).
struct PDFImage {
  private static let mostPixels = 1 << 24

  let file: PDFFile
  let resources: [String: PDFObject]
  let decode: VectorPicture.ImageDecoder?

  /// Returns the image as a bitmap, or nil if the image is damaged or unsupported. Stencil masks are drawn in the
  /// given color.
  func bitmap(_ object: PDFObject?, stencil: Color) -> Bitmap? {
    guard let dictionary = file.dictionary(object), let width = file.integer(dictionary["Width"]),
      let height = file.integer(dictionary["Height"]), width > 0, height > 0, width <= Self.mostPixels,
      width * height <= Self.mostPixels, let (data, filter) = try? file.filtered(object)
    else { return nil }
    if filter == "DCTDecode" || filter == "DCT" {
      guard let picture = decode?(data) else { return nil }
      return masked(picture, dictionary)
    }
    guard filter == nil else { return nil }
    if case .bool(true) = file.resolve(dictionary["ImageMask"]) {
      return self.stencil(
        data, width: width, height: height, isInverted: file.numbers(dictionary["Decode"])?.first == 1, color: stencil)
    }
    guard let space = PDFColorSpace(dictionary["ColorSpace"], resources: resources, file: file), space.count > 0,
      let bits = file.integer(dictionary["BitsPerComponent"]), [1, 2, 4, 8, 16].contains(bits)
    else { return nil }
    guard let values = samples(data, width: width, height: height, channels: space.count, bits: bits) else {
      return nil
    }
    let ranges = decoding(dictionary, space: space, bits: bits)
    var bytes = [UInt8](repeating: 255, count: width * height * 4)
    var known: (values: ArraySlice<UInt16>, color: Color)?
    for pixel in 0..<width * height {
      let slice = values[pixel * space.count..<(pixel + 1) * space.count]
      let color: Color
      if let known, known.values == slice {
        color = known.color
      } else {
        color = space.color(
          zip(slice, ranges).map {
            $1.lowerBound + Double($0) * ($1.upperBound - $1.lowerBound) / Double((1 << bits) - 1)
          })
        known = (slice, color)
      }
      bytes[pixel * 4] = color.red
      bytes[pixel * 4 + 1] = color.green
      bytes[pixel * 4 + 2] = color.blue
    }
    return Bitmap(width: width, height: height, bytes: bytes).flatMap { masked($0, dictionary) }
  }

  private func decoding(_ dictionary: [String: PDFObject], space: PDFColorSpace, bits: Int) -> [ClosedRange<Double>] {
    var standard = 0.0...1.0
    if case .indexed = space { standard = 0...Double((1 << bits) - 1) }
    let numbers = file.numbers(dictionary["Decode"]) ?? []
    return (0..<space.count).map { index in
      guard numbers.count >= 2 * index + 2, numbers[2 * index] < numbers[2 * index + 1] else { return standard }
      return numbers[2 * index]...numbers[2 * index + 1]
    }
  }

  /// Returns the samples of all pixels. Each row begins at a byte boundary.
  private func samples(_ data: [UInt8], width: Int, height: Int, channels: Int, bits: Int) -> [UInt16]? {
    let row = (width * channels * bits + 7) / 8
    guard data.count >= row * height, width * height * channels <= Self.mostPixels * 4 else { return nil }
    if bits == 8 { return data[..<(row * height)].map { UInt16($0) } }
    var result: [UInt16] = []
    result.reserveCapacity(width * height * channels)
    for y in 0..<height {
      for index in 0..<width * channels {
        let at = y * row + index * bits / 8
        if bits == 16 {
          result.append(UInt16(data[at]) << 8 | UInt16(data[at + 1]))
        } else {
          result.append(UInt16(data[at] >> UInt8(8 - bits - index * bits % 8)) & (1 << UInt16(bits) - 1))
        }
      }
    }
    return result
  }

  private func stencil(_ data: [UInt8], width: Int, height: Int, isInverted: Bool, color: Color) -> Bitmap? {
    guard let values = samples(data, width: width, height: height, channels: 1, bits: 1) else { return nil }
    let bits = PremultipliedColor(color).bits
    var bytes = [UInt8](repeating: 0, count: width * height * 4)
    for pixel in 0..<width * height where (values[pixel] == 1) == isInverted {
      for byte in 0..<4 { bytes[pixel * 4 + byte] = UInt8(truncatingIfNeeded: bits >> (8 * byte)) }
    }
    return Bitmap(width: width, height: height, bytes: bytes)
  }

  /// Returns the bitmap with its soft mask applied, if there is one. The mask is sampled at the nearest pixel.
  private func masked(_ bitmap: Bitmap, _ dictionary: [String: PDFObject]) -> Bitmap? {
    guard let object = dictionary["SMask"], let mask = file.dictionary(object) else { return bitmap }
    guard let width = file.integer(mask["Width"]), let height = file.integer(mask["Height"]), width > 0, height > 0,
      width <= Self.mostPixels, width * height <= Self.mostPixels, let (data, filter) = try? file.filtered(object),
      filter == nil, let bits = file.integer(mask["BitsPerComponent"]), [1, 2, 4, 8, 16].contains(bits),
      let values = samples(data, width: width, height: height, channels: 1, bits: bits)
    else { return nil }
    var bytes = bitmap.bytes
    let greatest = UInt32((1 << bits) - 1)
    for y in 0..<bitmap.height {
      for x in 0..<bitmap.width {
        let value = UInt32(values[(y * height / bitmap.height) * width + x * width / bitmap.width])
        let alpha = (value * 255 + greatest / 2) / greatest
        let at = (y * bitmap.width + x) * 4
        for byte in at..<at + 4 {
          bytes[byte] = UInt8(truncatingIfNeeded: ((UInt32(bytes[byte]) * alpha + 128) * 257) >> 16)
        }
      }
    }
    return Bitmap(width: bitmap.width, height: bitmap.height, bytes: bytes)
  }
}
