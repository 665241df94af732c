// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

/// An affine transform of colors. Each component of the result is a weighted sum of the color's components, plus a
/// constant.
///
/// Components are non-premultiplied sRGB values in 0...1. Results are clamped to 0...1. When the matrix is applied,
/// coefficients are rounded to 1/65536 and clamped to -1024...1024, and NaN is treated as 0.
public struct ColorMatrix: Hashable, Sendable {
  /// The weights and the constant of one component of the result.
  public struct Row: Hashable, Sendable {
    /// The weight of red.
    public var red: Double
    /// The weight of green.
    public var green: Double
    /// The weight of blue.
    public var blue: Double
    /// The weight of alpha.
    public var alpha: Double
    /// The constant. 1 is the maximum component value.
    public var constant: Double

    /// Creates a row from weights and a constant, which are not clamped.
    public init(red: Double = 0, green: Double = 0, blue: Double = 0, alpha: Double = 0, constant: Double = 0) {
      self.red = red
      self.green = green
      self.blue = blue
      self.alpha = alpha
      self.constant = constant
    }
  }

  /// The row that computes red.
  public var red: Row
  /// The row that computes green.
  public var green: Row
  /// The row that computes blue.
  public var blue: Row
  /// The row that computes alpha.
  public var alpha: Row

  /// Creates a matrix from its rows. By default, alpha is preserved.
  public init(red: Row, green: Row, blue: Row, alpha: Row = Row(alpha: 1)) {
    self.red = red
    self.green = green
    self.blue = blue
    self.alpha = alpha
  }

  /// The matrix that preserves all colors.
  public static let identity = ColorMatrix(red: Row(red: 1), green: Row(green: 1), blue: Row(blue: 1))
}

extension ColorMatrix {
  /// Returns a matrix that maps red, green and blue to `component * scale + offset`.
  package static func linear(scale: Double, offset: Double) -> ColorMatrix {
    ColorMatrix(
      red: Row(red: scale, constant: offset), green: Row(green: scale, constant: offset),
      blue: Row(blue: scale, constant: offset))
  }

  /// Returns a matrix that multiplies each component by a factor.
  package static func product(red: Double, green: Double, blue: Double, alpha: Double) -> ColorMatrix {
    ColorMatrix(red: Row(red: red), green: Row(green: green), blue: Row(blue: blue), alpha: Row(alpha: alpha))
  }

  /// Returns the matrix of `saturate` in SVG's feColorMatrix. 1 preserves colors, and 0 results in grays of the same
  /// luminance.
  package static func saturation(amount: Double) -> ColorMatrix {
    let (r, g, b) = (0.213, 0.715, 0.072)
    return ColorMatrix(
      red: Row(red: r + (1 - r) * amount, green: g - g * amount, blue: b - b * amount),
      green: Row(red: r - r * amount, green: g + (1 - g) * amount, blue: b - b * amount),
      blue: Row(red: r - r * amount, green: g - g * amount, blue: b + (1 - b) * amount))
  }

  /// Returns the matrix of `hueRotate` in SVG's feColorMatrix, by an angle in radians.
  package static func hueRotation(angle: Double) -> ColorMatrix {
    let (sine, cosine) = Trigonometry.sineAndCosine(angle: angle)
    let (r, g, b) = (0.213, 0.715, 0.072)
    return ColorMatrix(
      red: Row(
        red: r + cosine * (1 - r) - sine * r, green: g - cosine * g - sine * g, blue: b - cosine * b + sine * (1 - b)),
      green: Row(
        red: r - cosine * r + sine * 0.143, green: g + cosine * (1 - g) + sine * 0.14,
        blue: b - cosine * b - sine * 0.283),
      blue: Row(
        red: r - cosine * r - sine * (1 - r), green: g - cosine * g + sine * g, blue: b + cosine * (1 - b) + sine * b))
  }
}

/// A transform of premultiplied pixels, computed with integers.
protocol PixelTransform {
  /// Returns the transformed pixel. Clear pixels must stay clear.
  func apply(_ bits: UInt32) -> UInt32
}

extension PixelTransform {
  /// Transforms all pixels of an image. The result for a run of equal pixels is computed once.
  func apply(to picture: inout Bitmap) {
    picture.bytes.withUnsafeMutableBytes { bytes in
      let pixels = bytes.bindMemory(to: UInt32.self)
      var last: UInt32 = 0
      var result: UInt32 = 0
      for index in 0..<pixels.count {
        let pixel = UInt32(littleEndian: pixels[index])
        if pixel != last {
          last = pixel
          result = apply(pixel)
        }
        pixels[index] = result.littleEndian
      }
    }
  }
}

/// A color matrix with coefficients in units of 1/65,536. Intermediate components have 16 bits, and each result is
/// rounded once to a byte.
struct PixelMatrix: PixelTransform {
  private struct Weights {
    let red: Int
    let green: Int
    let blue: Int
    let alpha: Int
    let constant: Int

    init(_ row: ColorMatrix.Row) {
      func fixed(number: Double) -> Int {
        number.isNaN ? 0 : Int((min(max(number, -1024), 1024) * 65536).rounded())
      }
      (red, green, blue, alpha) = (
        fixed(number: row.red), fixed(number: row.green), fixed(number: row.blue), fixed(number: row.alpha)
      )
      constant = fixed(number: row.constant) * 65535 + 32768
    }

    @inline(__always)
    func sum(r: Int, g: Int, b: Int, a: Int) -> Int {
      min(max((red * r + green * g + blue * b + alpha * a + constant) >> 16, 0), 65535)
    }
  }

  private let red: Weights
  private let green: Weights
  private let blue: Weights
  private let alpha: Weights

  init(_ matrix: ColorMatrix) {
    red = Weights(matrix.red)
    green = Weights(matrix.green)
    blue = Weights(matrix.blue)
    alpha = Weights(matrix.alpha)
  }

  func apply(_ bits: UInt32) -> UInt32 {
    let byte = Int(bits >> 24)
    guard byte > 0 else { return 0 }
    @inline(__always)
    func unpremultiplied(_ value: UInt32) -> Int {
      byte == 255 ? Int(value & 255) * 257 : min((Int(value & 255) * 65535 + byte / 2) / byte, 65535)
    }
    let (r, g, b, a) = (unpremultiplied(bits), unpremultiplied(bits >> 8), unpremultiplied(bits >> 16), byte * 257)
    let newAlpha = alpha.sum(r: r, g: g, b: b, a: a)
    // A color's byte is color · alpha · 255 / 65535².
    let unit = 257 * 65535
    @inline(__always)
    func premultiplied(_ weights: Weights) -> UInt32 {
      UInt32(truncatingIfNeeded: (weights.sum(r: r, g: g, b: b, a: a) * newAlpha + unit / 2) / unit)
    }
    return premultiplied(red) | premultiplied(green) << 8 | premultiplied(blue) << 16
      | UInt32(truncatingIfNeeded: (newAlpha + 128) / 257) << 24
  }
}

/// A transform to black with the luminance of each pixel as alpha.
struct LuminanceAlpha: PixelTransform {
  func apply(_ bits: UInt32) -> UInt32 {
    // The weights of `DisplayList.Mixture.luminance` in units of 1/65,536. Premultiplied bytes already include the
    // alpha factor.
    ((13926 * (bits & 255) + 46885 * (bits >> 8 & 255) + 4725 * (bits >> 16 & 255) + 32768) >> 16) << 24
  }
}
