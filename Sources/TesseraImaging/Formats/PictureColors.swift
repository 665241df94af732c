// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import CTesseraImaging
import TesseraRaster

/// What colors of a file's samples mean, and the way to sRGB. A file that says nothing means sRGB.
struct PictureColors: Equatable {
  enum Meaning: Equatable {
    case sRGB
    /// A profile of the International Color Consortium.
    case profile([UInt8])
    /// PNG's gAMA and cHRM: the exponent of samples and the points x and y of white, red, green and blue, times 100,000.
    case calibrated(gamma: UInt32, points: [UInt32]?)
  }

  enum Model: Equatable { case gray, rgb, cmyk, invertedCMYK }

  var meaning = Meaning.sRGB
  var model = Model.rgb

  /// The way to sRGB that a file's colors take; nil where they are sRGB, or what the file says is nothing.
  func conversion() -> Conversion? {
    let pointer: OpaquePointer?
    switch meaning {
    case .sRGB: return nil
    case .profile(let bytes):
      pointer = bytes.withUnsafeBufferPointer { buffer in
        buffer.baseAddress.flatMap { tessera_color_of_profile($0, buffer.count, code) }
      }
    case .calibrated(let gamma, let points):
      pointer = points.map { tessera_color_of_gamma(gamma, $0) } ?? tessera_color_of_gamma(gamma, nil)
    }
    guard let pointer else { return nil }
    let conversion = Conversion(pointer: pointer)
    return tessera_color_is_srgb(pointer) != 0 ? nil : conversion
  }

  private var code: Int32 {
    switch model {
    case .gray: Int32(TESSERA_MODEL_GRAY.rawValue)
    case .rgb: Int32(TESSERA_MODEL_RGB.rawValue)
    case .cmyk: Int32(TESSERA_MODEL_CMYK.rawValue)
    case .invertedCMYK: Int32(TESSERA_MODEL_CMYK_INVERTED.rawValue)
    }
  }

  /// Little CMS's transform.
  final class Conversion {
    private let pointer: OpaquePointer

    fileprivate init(pointer: OpaquePointer) {
      self.pointer = pointer
    }

    deinit { tessera_color_free(pointer) }

    /// Converts straight pixels of four bytes in place.
    func convert(_ pixels: UnsafeMutablePointer<UInt8>, count: Int) {
      tessera_color_convert(pointer, pixels, count)
    }
  }
}
