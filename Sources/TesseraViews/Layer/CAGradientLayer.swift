// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

public import Foundation
@_spi(Tessera) import TesseraGraphics
import TesseraRaster

/// The shape of a gradient.
public struct CAGradientLayerType: RawRepresentable, Hashable, Sendable {
  /// Core Animation's string for the type.
  public let rawValue: String

  /// Creates a type from a string. Unknown strings are treated as `axial`.
  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// A gradient along the line from `startPoint` to `endPoint`. The end colors extend beyond the line.
  public static let axial = CAGradientLayerType(rawValue: "axial")
  /// An elliptical gradient around `startPoint`. The radii of the outermost ellipse are the horizontal and vertical
  /// distances to `endPoint`.
  public static let radial = CAGradientLayerType(rawValue: "radial")
}

/// A layer whose rounded bounds are filled with a gradient along a line or around a point.
open class CAGradientLayer: CALayer {
  /// The gradient's colors, which must be `CGColor`s. Other values are treated as clear. If nil, the default, no
  /// gradient is drawn.
  open var colors: [Any]? {
    didSet { if LayerRecorder.isOn { didChange("colors", AnimatableValue(colors: oldValue as? [CGColor] ?? [])) } }
  }
  /// The location of each color, from 0 to 1. If nil, the default, the colors are evenly spaced.
  open var locations: [NSNumber]? {
    didSet {
      if LayerRecorder.isOn { didChange("locations", AnimatableValue(numbers: (oldValue ?? []).map(\.doubleValue))) }
    }
  }
  /// The location of the first color, in fractions of the bounds. (0.5, 0), the default, is the middle of the top
  /// edge.
  open var startPoint = CGPoint(x: 0.5, y: 0) {
    didSet { if LayerRecorder.isOn { didChange("startPoint", AnimatableValue(oldValue)) } }
  }
  /// The location of the last color, in fractions of the bounds. (0.5, 1), the default, is the middle of the bottom
  /// edge.
  open var endPoint = CGPoint(x: 0.5, y: 1) {
    didSet { if LayerRecorder.isOn { didChange("endPoint", AnimatableValue(oldValue)) } }
  }
  /// The shape of the gradient. `.axial` by default.
  open var type: CAGradientLayerType = .axial

  override var paintsMore: Bool { true }

  override func paintMore(_ look: LayerStyle, into canvas: inout Canvas) {
    if let gradient = rasterGradient { canvas.fill(look.shape, gradient) }
  }

  override var ownInspectionAttributes: [LookValue] {
    let colors = (colors ?? []).compactMap { ($0 as? CGColor).map { LookValue.color($0.rasterColor) } }
    return colors.isEmpty ? [] : [.word("gradient")] + colors
  }
}
