// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

internal import Foundation

/// A worker's answer: the dimensions and the byte count of the picture, or a failure.
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
      // Texts and enumerations of texts can always be encoded.
      return [Self.failureMark] + ((try? JSONEncoder().encode(failure)) ?? Data())
    }
  }

  /// Decodes an answer. Returns nil if it is invalid. The numbers are not validated.
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
  /// Returns the reason that a picture of the format is invalid, or nil. The existence of the bytes must still be checked.
  func mistake(_ format: RenderFormat) -> String? {
    let sides = 1...32_768
    guard sides.contains(width), sides.contains(height) else { return "a picture of \(width) x \(height) pixels" }
    let pixels = width * height * 4
    switch format {
    case .pixels: return count == pixels ? nil : "\(count) bytes for \(width) x \(height) pixels"
    // Incompressible pixels take slightly more than their own size.
    case .png, .smallPNG:
      return (1...pixels * 2 + 65_536).contains(count)
        ? nil : "a file of \(count) bytes for \(width) x \(height) pixels"
    }
  }
}
