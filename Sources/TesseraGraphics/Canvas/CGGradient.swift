// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

public import Foundation
import TesseraRaster

/// Colours at places between 0 and 1, for `drawLinearGradient` and `drawRadialGradient`.
public final class CGGradient: Sendable {
  let stops: [Gradient.Stop]

  /// A gradient of colours that are spread evenly, or stand at one location each. Nil without colours, with fewer
  /// locations than colours, or where one of them is no `CGColor`. The colour space is not used.
  ///
  /// - Note: Differs from UIKit: colours are always mixed in sRGB.
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
  /// A gradient of the components of `count` colours, each followed by its alpha, which are spread evenly or stand at one
  /// location each. Nil without colours. The pointers must lead to as many numbers.
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

/// Whether a gradient's end colours go on beyond its ends.
public struct CGGradientDrawingOptions: OptionSet, Hashable, Sendable {
  /// Bit 0: before the start; bit 1: after the end.
  public let rawValue: UInt32

  /// The options of a bit mask.
  public init(rawValue: UInt32) {
    self.rawValue = rawValue
  }

  /// The first colour fills what lies before the start.
  public static let drawsBeforeStartLocation = CGGradientDrawingOptions(rawValue: 1)
  /// The last colour fills what lies after the end.
  public static let drawsAfterEndLocation = CGGradientDrawingOptions(rawValue: 2)
}
