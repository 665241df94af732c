// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

public import Foundation
import TesseraRaster

/// A gradient with colors at locations from 0 to 1, for `drawLinearGradient` and `drawRadialGradient`.
public final class CGGradient: Sendable {
  let stops: [Gradient.Stop]

  /// Creates a gradient with colors at the given locations. Without locations, the colors are spaced evenly. Returns
  /// nil if there are no colors, if there are fewer locations than colors, or if an element is not a `CGColor`. The
  /// color space is ignored.
  ///
  /// - Note: Differs from UIKit: colors are always interpolated in sRGB.
  public init?(colorsSpace space: CGColorSpace?, colors: CFArray, locations: [CGFloat]?) {
    let count = colors.count
    let colors = colors.compactMap { $0 as? CGColor }
    guard colors.count == count, !colors.isEmpty, locations.map({ $0.count >= colors.count }) ?? true else {
      return nil
    }
    stops = colors.enumerated().map { index, color in
      let even = colors.count > 1 ? Double(index) / Double(colors.count - 1) : 0
      return Gradient.Stop(location: locations.map { Double($0[index]) } ?? even, color: color.rasterColor)
    }
  }
  /// Creates a gradient with `count` colors at the given locations. Without locations, the colors are spaced evenly.
  /// `components` contains the components of each color, including alpha. Returns nil if there are no colors. The
  /// pointers must refer to enough numbers.
  public convenience init?(
    colorSpace space: CGColorSpace, colorComponents components: UnsafePointer<CGFloat>,
    locations: UnsafePointer<CGFloat>?, count: Int
  ) {
    guard count > 0 else { return nil }
    let step = space.numberOfComponents + 1
    let colors = (0..<count).compactMap { CGColor(colorSpace: space, components: components + $0 * step) }
    self.init(
      colorsSpace: space, colors: colors,
      locations: locations.map { Array(UnsafeBufferPointer(start: $0, count: count)) })
  }
}

/// Options that extend the first and last colors beyond the ends of a gradient.
public struct CGGradientDrawingOptions: OptionSet, Hashable, Sendable {
  /// The bit mask. Bit 0 extends the gradient before the start, and bit 1 extends it after the end.
  public let rawValue: UInt32

  /// Creates options from a bit mask.
  public init(rawValue: UInt32) {
    self.rawValue = rawValue
  }

  /// Extends the first color before the start.
  public static let drawsBeforeStartLocation = CGGradientDrawingOptions(rawValue: 1)
  /// Extends the last color after the end.
  public static let drawsAfterEndLocation = CGGradientDrawingOptions(rawValue: 2)
}
