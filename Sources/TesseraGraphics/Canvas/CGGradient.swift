// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

public import Foundation
import TesseraRaster

/// Colours at places between 0 and 1, for `drawLinearGradient` and `drawRadialGradient`.
public final class CGGradient: Sendable {
  let stops: [Gradient.Stop]

  /// A gradient of colours that are spread evenly, or stand at one location each. Nil without colours, or with fewer
  /// locations than colours. The colour space is not used.
  ///
  /// - Note: Differs from UIKit: colours are always mixed in sRGB.
  public init?(colorsSpace space: CGColorSpace?, colors: [CGColor], locations: [CGFloat]?) {
    guard !colors.isEmpty, locations.map({ $0.count >= colors.count }) ?? true else { return nil }
    stops = colors.enumerated().map { index, color in
      let even = colors.count > 1 ? Double(index) / Double(colors.count - 1) : 0
      return Gradient.Stop(location: locations.map { Double($0[index]) } ?? even, color: color.rasterColor)
    }
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
