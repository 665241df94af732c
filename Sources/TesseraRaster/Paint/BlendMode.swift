// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

// Blending of a layer's pixels with the pixels below. Implements W3C Compositing and Blending 1, and the additional
// modes of Core Graphics and Core Animation. On premultiplied colors s and d with alphas sa and da, a blend is
//
//     s·(1 - da) + d·(1 - sa) + sa·da·B(d/da, s/sa)
//
// and a Porter-Duff operator is s·F + d·G. Pixels are computed as Double with + - × ÷ and square roots, which all
// processors round identically. This is slower than the kernels, but only layers with a blend mode require it.

/// The operation that composites an image with the content below it.
public enum BlendMode: UInt8, Hashable, Sendable, CaseIterable {
  /// Source-over compositing, the default.
  case normal
  case multiply, screen, overlay, darken, lighten, colorDodge, colorBurn, softLight, hardLight, difference, exclusion
  case hue, saturation, color, luminosity
  case linearBurn, linearDodge, linearLight, pinLight, subtract, divide
  case clear, copy, sourceIn, sourceOut, sourceAtop, destinationOver, destinationIn, destinationOut, destinationAtop,
    xor
  case plusDarker, plusLighter

  /// Whether the mode also changes pixels that the image does not cover.
  package var reachesBeyond: Bool {
    switch self {
    case .clear, .copy, .sourceIn, .sourceOut, .destinationIn, .destinationAtop: true
    default: false
    }
  }
}

/// A pixel as four premultiplied numbers in 0...1.
private typealias Pixel = SIMD4<Double>

extension BlendMode {
  /// Blends one row of pixels onto another. A coverage of 255 uses the mode's result, and 0 leaves the pixel
  /// unchanged.
  func paint(
    _ source: UnsafePointer<UInt32>, on target: UnsafeMutablePointer<UInt32>, count: Int,
    coverage: UnsafePointer<UInt8>?
  ) {
    for index in 0..<count {
      let part = coverage.map { $0[index] } ?? 255
      if part == 0 { continue }
      let below = Self.pixel(target[index])
      var result = mixed(Self.pixel(source[index]), below)
      if part < 255 { result = below + (result - below) * (Double(part) / 255) }
      target[index] = Self.bits(result)
    }
  }

  private static func pixel(_ bits: UInt32) -> Pixel {
    Pixel(Double(bits & 255), Double(bits >> 8 & 255), Double(bits >> 16 & 255), Double(bits >> 24)) / 255
  }

  /// Returns the pixel as bytes. Color components are clamped to alpha, because premultiplied components must not
  /// exceed it.
  private static func bits(_ pixel: Pixel) -> UInt32 {
    let alpha = min(max(pixel.w, 0), 1)
    func byte(_ value: Double) -> UInt32 { UInt32(min(max(value, 0), alpha) * 255 + 0.5) }
    return byte(pixel.x) | byte(pixel.y) << 8 | byte(pixel.z) << 16 | byte(alpha) << 24
  }

  private func mixed(_ s: Pixel, _ d: Pixel) -> Pixel {
    let (sa, da) = (s.w, d.w)
    switch self {
    case .normal: return s + d * (1 - sa)
    case .clear: return Pixel(repeating: 0)
    case .copy: return s
    case .sourceIn: return s * da
    case .sourceOut: return s * (1 - da)
    case .sourceAtop: return s * da + d * (1 - sa)
    case .destinationOver: return d + s * (1 - da)
    case .destinationIn: return d * sa
    case .destinationOut: return d * (1 - sa)
    case .destinationAtop: return d * sa + s * (1 - da)
    case .xor: return s * (1 - da) + d * (1 - sa)
    case .plusLighter, .linearDodge: return s + d
    case .plusDarker: return Self.plusDarker(s, d)
    default:
      guard sa > 0, da > 0 else { return s + d }
      let blended = blend(d / da, s / sa)
      var result = s * (1 - da) + d * (1 - sa) + blended * (sa * da)
      result.w = sa + da - sa * da
      return result
    }
  }

  /// Adds the darkness of both colors, as `kCGBlendModePlusDarker` in Core Graphics: max(0, (1 - d) + (1 - s)).
  private static func plusDarker(_ s: Pixel, _ d: Pixel) -> Pixel {
    let alpha = min(s.w + d.w, 1)
    var result = Pixel(repeating: alpha) - ((Pixel(repeating: d.w) - d) + (Pixel(repeating: s.w) - s))
    result.w = alpha
    return result
  }

  /// Returns the blend of two opaque colors. The first argument is the color below.
  private func blend(_ b: Pixel, _ s: Pixel) -> Pixel {
    switch self {
    case .hue: return Self.with(luminosity: b, Self.with(saturation: b, s))
    case .saturation: return Self.with(luminosity: b, Self.with(saturation: s, b))
    case .color: return Self.with(luminosity: b, s)
    case .luminosity: return Self.with(luminosity: s, b)
    default: return Pixel(channel(b: b.x, s: s.x), channel(b: b.y, s: s.y), channel(b: b.z, s: s.z), 1)
    }
  }

  private func channel(b: Double, s: Double) -> Double {
    switch self {
    case .multiply: b * s
    case .screen: b + s - b * s
    case .overlay: Self.hardLight(b: s, s: b)
    case .hardLight: Self.hardLight(b: b, s: s)
    case .darken: min(b, s)
    case .lighten: max(b, s)
    case .colorDodge: b == 0 ? 0 : s >= 1 ? 1 : min(1, b / (1 - s))
    case .colorBurn: b >= 1 ? 1 : s <= 0 ? 0 : 1 - min(1, (1 - b) / s)
    case .softLight: Self.softLight(b: b, s: s)
    case .difference: abs(b - s)
    case .exclusion: b + s - 2 * b * s
    case .linearBurn: max(0, b + s - 1)
    case .linearLight: min(max(b + 2 * s - 1, 0), 1)
    case .pinLight: s < 0.5 ? min(b, 2 * s) : max(b, 2 * s - 1)
    case .subtract: max(0, b - s)
    case .divide: s <= 0 ? (b > 0 ? 1 : 0) : min(1, b / s)
    default: s
    }
  }

  private static func hardLight(b: Double, s: Double) -> Double {
    s <= 0.5 ? b * 2 * s : b + (2 * s - 1) - b * (2 * s - 1)
  }

  private static func softLight(b: Double, s: Double) -> Double {
    if s <= 0.5 { return b - (1 - 2 * s) * b * (1 - b) }
    let d = b <= 0.25 ? ((16 * b - 12) * b + 4) * b : b.squareRoot()
    return b + (2 * s - 1) * (d - b)
  }

  // MARK: Hue, saturation, luminosity (section 10.2 of the standard)

  private static func luminosity(_ c: Pixel) -> Double { 0.3 * c.x + 0.59 * c.y + 0.11 * c.z }
  private static func least(_ c: Pixel) -> Double { min(c.x, min(c.y, c.z)) }
  private static func greatest(_ c: Pixel) -> Double { max(c.x, max(c.y, c.z)) }

  private static func with(luminosity light: Pixel, _ color: Pixel) -> Pixel {
    var result = color + (luminosity(light) - luminosity(color))
    let (l, low, high) = (luminosity(result), least(result), greatest(result))
    if low < 0, l > low { result = Pixel(repeating: l) + (result - l) * (l / (l - low)) }
    if high > 1, high > l { result = Pixel(repeating: l) + (result - l) * ((1 - l) / (high - l)) }
    result.w = 1
    return result
  }

  private static func with(saturation other: Pixel, _ color: Pixel) -> Pixel {
    let (low, high) = (least(color), greatest(color))
    guard high > low else { return Pixel(0, 0, 0, 1) }
    var result = (color - low) * ((greatest(other) - least(other)) / (high - low))
    result.w = 1
    return result
  }
}
