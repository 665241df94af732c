// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

public import Foundation
@_spi(Tessera) import TesseraGraphics
import TesseraRaster

/// The shape of a gradient.
public struct CAGradientLayerType: RawRepresentable, Hashable, Sendable {
  /// Core Animation's string for the type.
  public let rawValue: String

  /// Creates a type from a string. An unknown string counts as `axial`.
  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// A gradient along the line from `startPoint` to `endPoint`, extended by the end colors.
  public static let axial = CAGradientLayerType(rawValue: "axial")
  /// A gradient in ellipses around `startPoint`. The radii of the last one are the horizontal and vertical distances to
  /// `endPoint`.
  public static let radial = CAGradientLayerType(rawValue: "radial")
}

/// A layer filled, within its rounded corners, with a gradient along a line or around a point.
open class CAGradientLayer: CALayer {
  /// The colors, each a `CGColor`; other values count as clear. Nil, the default, paints no gradient.
  open var colors: [Any]? {
    didSet { if LayerRecorder.isOn { didChange("colors", AnimatableValue(colors: oldValue as? [CGColor] ?? [])) } }
  }
  /// The location of each color, in 0...1. Nil, the default, spaces them evenly.
  open var locations: [NSNumber]? {
    didSet {
      if LayerRecorder.isOn { didChange("locations", AnimatableValue(numbers: (oldValue ?? []).map(\.doubleValue))) }
    }
  }
  /// The point of the first color, as fractions of the bounds. (0.5, 0) by default, the middle of the top edge.
  open var startPoint = CGPoint(x: 0.5, y: 0) {
    didSet { if LayerRecorder.isOn { didChange("startPoint", AnimatableValue(oldValue)) } }
  }
  /// The point of the last color, as fractions of the bounds. (0.5, 1) by default, the middle of the bottom edge.
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
