// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import CTesseraImaging
import TesseraRaster

/// The color space of a file's samples, and its conversion to sRGB. The default is sRGB.
struct PictureColors: Equatable {
  enum Meaning: Equatable {
    case sRGB
    /// An ICC profile.
    case profile([UInt8])
    /// The gamma and chromaticities from PNG's gAMA and cHRM chunks: the exponent of the samples, and x and y for
    /// white, red, green and blue, all multiplied by 100,000.
    case calibrated(gamma: UInt32, points: [UInt32]?)
  }

  enum Model: Equatable { case gray, rgb, cmyk, invertedCMYK }

  var meaning = Meaning.sRGB
  var model = Model.rgb

  /// Returns the conversion to sRGB, or `nil` if the colors already are sRGB or their color space is invalid.
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

  /// A color conversion, performed by Little CMS.
  final class Conversion {
    private let pointer: OpaquePointer

    fileprivate init(pointer: OpaquePointer) {
      self.pointer = pointer
    }

    deinit { tessera_color_free(pointer) }

    /// Converts non-premultiplied four-byte pixels in place.
    func convert(_ pixels: UnsafeMutablePointer<UInt8>, count: Int) {
      tessera_color_convert(pointer, pixels, count)
    }
  }
}
