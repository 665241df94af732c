// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

internal import Foundation

/// A worker's response: the dimensions and the number of bytes of the image, or a failure.
enum RenderAnswer: Equatable {
  struct Picture: Equatable {
    var width: Int
    var height: Int
    var count: Int
  }

  case picture(Picture)
  case failure(RenderFailure)

  private static let pictureMark: UInt8 = 1
  private static let failureMark: UInt8 = 2

  var bytes: [UInt8] {
    switch self {
    case .picture(let picture):
      var bytes = [Self.pictureMark]
      for number in [picture.width, picture.height, picture.count] { bytes.append(UInt64(number)) }
      return bytes
    case .failure(let failure):
      // Encoding strings, and enumerations with string values, never fails.
      return [Self.failureMark] + ((try? JSONEncoder().encode(failure)) ?? Data())
    }
  }

  /// Decodes a response. Returns nil if it is malformed. The numbers are not validated.
  init?(_ bytes: [UInt8]) {
    var reader = ByteReader(bytes)
    switch reader.number(byteCount: 1).map({ UInt8($0) }) {
    case Self.pictureMark:
      guard bytes.count == 25, let width = reader.number(byteCount: 8), let height = reader.number(byteCount: 8),
        let count = reader.number(byteCount: 8)
      else { return nil }
      self = .picture(Picture(width: width, height: height, count: count))
    case Self.failureMark:
      guard let failure = try? JSONDecoder().decode(RenderFailure.self, from: Data(reader.rest)) else { return nil }
      self = .failure(failure)
    default: return nil
    }
  }

  init(_ picture: Picture) { self = .picture(picture) }
}

extension RenderAnswer.Picture {
  /// Returns the reason that an image in the format is invalid, or nil. The caller must still check that the bytes
  /// exist.
  func mistake(_ format: RenderFormat) -> String? {
    let sides = 1...32_768
    guard sides.contains(width), sides.contains(height) else { return "a picture of \(width) x \(height) pixels" }
    let pixels = width * height * 4
    switch format {
    case .pixels: return count == pixels ? nil : "\(count) bytes for \(width) x \(height) pixels"
    // Incompressible pixels take slightly more bytes as a PNG file than uncompressed.
    case .png, .smallPNG:
      return (1...pixels * 2 + 65_536).contains(count)
        ? nil : "a file of \(count) bytes for \(width) x \(height) pixels"
    }
  }
}
