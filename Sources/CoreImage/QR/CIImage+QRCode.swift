// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import TesseraGraphics

extension CIImage {
  /// Returns a QR code with dark modules on a light background, one pixel per module, and a light border of one
  /// module. Returns `nil` if the data doesn't fit.
  static func qrCode(_ data: Data, level: String) -> CIImage? {
    let levels: [String: QRCode.Level] = ["L": .low, "M": .medium, "Q": .quartile, "H": .high]
    guard let level = levels[level.uppercased()], let code = QRCode([UInt8](data), level: level) else { return nil }
    let side = code.size + 2
    return CIImage(extent: CGRect(x: 0, y: 0, width: side, height: side), isSharp: true) { rect, _ in
      Tile.make(rect) { x, y in
        let (column, row) = (Int(x.rounded(.down)), side - 1 - Int(y.rounded(.down)))
        guard (0..<side).contains(column), (0..<side).contains(row) else { return .zero }
        let isInside = (1...code.size).contains(column) && (1...code.size).contains(row)
        let isDark = isInside && code.isDark(x: column - 1, y: row - 1)
        return isDark ? Tile.Pixel(0, 0, 0, 1) : Tile.Pixel(repeating: 1)
      }
    }
  }
}

/// A descriptor of a QR code's properties.
public final class CIQRCodeDescriptor: NSObject, Sendable {
  /// The error correction level.
  public enum ErrorCorrectionLevel: Int, Sendable {
    /// Recovers up to 7 % of the data.
    case levelL = 76
    /// Recovers up to 15 % of the data.
    case levelM = 77
    /// Recovers up to 25 % of the data.
    case levelQ = 81
    /// Recovers up to 30 % of the data.
    case levelH = 72
  }

  /// The symbol version, in 1...40.
  public let symbolVersion: Int
  /// The error correction level.
  public let errorCorrectionLevel: ErrorCorrectionLevel

  /// Creates a descriptor. Returns `nil` if the version is outside 1...40.
  public init?(symbolVersion: Int, errorCorrectionLevel: ErrorCorrectionLevel) {
    guard (1...40).contains(symbolVersion) else { return nil }
    (self.symbolVersion, self.errorCorrectionLevel) = (symbolVersion, errorCorrectionLevel)
    super.init()
  }
}

/// A descriptor of a Data Matrix code's properties. Tessera doesn't generate Data Matrix codes.
public final class CIDataMatrixCodeDescriptor: NSObject, Sendable {
  /// The error correction level.
  public enum ECCVersion: Int, Sendable {
    /// ECC 000: no error correction.
    case v000 = 0
    /// ECC 050: a convolutional code of rate 3/4.
    case v050 = 50
    /// ECC 080: a convolutional code of rate 2/3.
    case v080 = 80
    /// ECC 100: a convolutional code of rate 1/2.
    case v100 = 100
    /// ECC 140: a convolutional code of rate 1/4.
    case v140 = 140
    /// ECC 200: a Reed-Solomon code.
    case v200 = 200
  }
}

/// The alpha mode of a render destination.
public enum CIRenderDestinationAlphaMode: UInt, Sendable {
  /// No alpha channel.
  case none = 0
  /// Colors are premultiplied by alpha.
  case premultiplied
  /// Colors are not premultiplied by alpha.
  case unpremultiplied
}
