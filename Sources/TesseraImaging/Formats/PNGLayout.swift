// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import CTesseraImaging
import TesseraRaster

/// The metadata in a PNG file's chunks: size, EXIF and color space (PNG, third edition, 4.3 and 11.3.2). `PNG.decode`
/// treats samples as sRGB. This type decodes images in other color spaces.
struct PNGLayout: Equatable {
  private(set) var header = PictureHeader(format: .png, width: 0, height: 0)
  private(set) var colors = PictureColors()
  private(set) var isAnimated = false

  private var isStandard = false
  private var profile: [UInt8]?
  private var gamma: UInt32?
  private var points: [UInt32]?

  /// Reads the chunks without verifying their checksums. Decoding the pixels verifies them.
  init(_ bytes: [UInt8]) throws(PictureError) {
    guard bytes.count >= 33 else { throw .png(bytes.starts(with: PNG.signature) ? .truncated : .notPNG) }
    var position = 8
    while position + 12 <= bytes.count {
      let length = bytes[position..<position + 4].reduce(0) { $0 << 8 | Int($1) }
      guard length <= bytes.count - position - 12 else { break }
      let type = String(decoding: bytes[position + 4..<position + 8], as: UTF8.self)
      if type == "IEND" { break }
      read(type, bytes[position + 8..<position + 8 + length])
      position += length + 12
    }
    guard header.width > 0, header.height > 0 else { throw .png(.damaged(reason: "its size is missing or zero")) }
    finish()
  }

  private mutating func read(_ type: String, _ data: ArraySlice<UInt8>) {
    let numbers = { (count: Int) -> [UInt32]? in
      guard data.count >= count * 4 else { return nil }
      return (0..<count).map { index in
        data[data.startIndex + index * 4..<data.startIndex + index * 4 + 4].reduce(0) { $0 << 8 | UInt32($1) }
      }
    }
    switch type {
    case "IHDR":
      guard data.count == 13, let size = numbers(2), size[0] < 1 << 31, size[1] < 1 << 31 else { return }
      (header.width, header.height) = (Int(size[0]), Int(size[1]))
      let (depth, kind) = (data[data.startIndex + 8], data[data.startIndex + 9])
      header.depth = Int(depth)
      header.isGray = kind == 0 || kind == 4
      header.hasAlpha = kind == 4 || kind == 6
    case "tRNS": header.hasAlpha = true
    case "acTL":
      guard let values = numbers(2), values[0] > 0, values[0] < 1 << 31 else { return }
      isAnimated = true
      header.frameCount = Int(values[0])
      header.loopCount = Int(values[1])
    case "fcTL":
      guard data.count == 26 else { return }
      let part = { (index: Int) in Int(data[data.startIndex + index]) << 8 | Int(data[data.startIndex + index + 1]) }
      // A denominator of 0 means 100.
      header.delays.append(part(20) * 1000 / (part(22) == 0 ? 100 : part(22)))
    case "sRGB": isStandard = true
    case "gAMA": gamma = numbers(1)?[0]
    case "cHRM": points = numbers(8)
    case "iCCP": profile = Self.profile(data)
    case "pHYs":
      guard let values = numbers(2), data.count == 9, data.last == 1, values[0] > 0, values[1] > 0 else { return }
      header.resolution = PictureHeader.Resolution(x: Double(values[0]) * 0.0254, y: Double(values[1]) * 0.0254)
    case "eXIf":
      if let orientation = ExifTags(data).orientation { header.orientation = orientation }
    default: break
    }
  }

  /// Returns the ICC profile from an iCCP chunk, where it follows the profile name, a zero byte and the compression
  /// method 0 (deflate).
  private static func profile(_ data: ArraySlice<UInt8>) -> [UInt8]? {
    guard let end = data.prefix(80).firstIndex(of: 0), data.endIndex - end > 8, data[end + 1] == 0 else { return nil }
    // The first four bytes of a profile contain its length.
    let packed = Array(data[(end + 2)...])
    guard let start = inflate(packed, most: 4), start.count == 4 else { return nil }
    let length = start.reduce(0) { $0 << 8 | Int($1) }
    guard (128...1 << 24).contains(length), length <= packed.count * 1032 else { return nil }
    return inflate(packed, most: length)
  }

  /// Decompresses at most `most` bytes of a zlib stream.
  private static func inflate(_ packed: [UInt8], most: Int) -> [UInt8]? {
    let bytes = [UInt8](unsafeUninitializedCapacity: most) { buffer, count in
      count = packed.withUnsafeBufferPointer { packed in
        guard let source = packed.baseAddress, let target = buffer.baseAddress else { return 0 }
        return tessera_inflate(source, packed.count, target, most)
      }
    }
    return bytes.count == most ? bytes : nil
  }

  /// Resolves the color space: iCCP takes precedence over sRGB, and sRGB over gAMA and cHRM.
  private mutating func finish() {
    colors.model = header.isGray ? .gray : .rgb
    if let profile {
      colors.meaning = .profile(profile)
    } else if !isStandard, let gamma, gamma > 0 {
      let points = points.flatMap { Self.areStandard($0) ? nil : $0 }
      // libpng's tolerance: two gammas within 5 % are treated as equal. sRGB files contain a gamma of 45455.
      let isUsual = abs(Double(gamma) / 45455 - 1) < 0.05
      if !isUsual || points != nil {
        colors = PictureColors(meaning: .calibrated(gamma: gamma, points: points), model: .rgb)
      }
    }
  }

  /// Returns whether the chromaticities match sRGB to within a thousandth.
  private static func areStandard(_ points: [UInt32]) -> Bool {
    let standard: [UInt32] = [31270, 32900, 64000, 33000, 30000, 60000, 15000, 6000]
    return zip(points, standard).allSatisfy { abs(Int($0) - Int($1)) <= 100 }
  }

  /// Decodes the image and converts it to sRGB.
  func decode(_ bytes: [UInt8], maximumPixels: Int) throws(PictureError) -> Bitmap {
    do {
      guard let conversion = colors.conversion() else { return try PNG.decode(bytes, maximumPixels: maximumPixels) }
      return try bytes.withUnsafeBufferPointer { (file) throws(PNGError) -> Bitmap in
        try PNG.decodeSlowly(file, maximumPixels: maximumPixels) { pixels, count in
          conversion.convert(pixels, count: count)
          tessera_premultiply(pixels, count)
        }
      }
    } catch {
      throw .png(error)
    }
  }
}
