// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

public import Foundation
@_spi(Tessera) import TesseraGraphics
import TesseraRaster

/// The shape of a gradient.
public struct CAGradientLayerType: RawRepresentable, Hashable, Sendable {
  /// Core Animation's string for it.
  public let rawValue: String

  /// A string that is none of the constants counts as `axial`.
  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// Along the line from `startPoint` to `endPoint`; the end colours go on beyond it.
  public static let axial = CAGradientLayerType(rawValue: "axial")
  /// In ellipses around `startPoint`. The last one reaches as far to the sides, and as far up and down, as `endPoint` lies
  /// from there.
  public static let radial = CAGradientLayerType(rawValue: "radial")
}

/// A layer that fills itself, to its round corners, with colours along a line or around a point.
open class CAGradientLayer: CALayer {
  /// The colours, each a `CGColor`; anything else counts as clear. Nil, the default, paints no gradient.
  open var colors: [Any]? {
    didSet { if LayerRecorder.isOn { didChange("colors", AnimatableValue(colors: oldValue as? [CGColor] ?? [])) } }
  }
  /// Where each colour stands, in 0...1 of the way. Nil, the default, spaces them evenly.
  open var locations: [NSNumber]? {
    didSet {
      if LayerRecorder.isOn { didChange("locations", AnimatableValue(numbers: (oldValue ?? []).map(\.doubleValue))) }
    }
  }
  /// Where the first colour stands, as fractions of the bounds. (0.5, 0) by default, the middle of the top edge.
  open var startPoint = CGPoint(x: 0.5, y: 0) {
    didSet { if LayerRecorder.isOn { didChange("startPoint", AnimatableValue(oldValue)) } }
  }
  /// Where the last colour stands, as fractions of the bounds. (0.5, 1) by default, the middle of the bottom edge.
  open var endPoint = CGPoint(x: 0.5, y: 1) {
    didSet { if LayerRecorder.isOn { didChange("endPoint", AnimatableValue(oldValue)) } }
  }
  /// Along a line or around a point. `.axial` by default.
  open var type: CAGradientLayerType = .axial

  override var paintsMore: Bool { true }

  override func paintMore(_ look: LayerStyle, into canvas: inout Canvas) {
    if let gradient = rasterGradient { canvas.fill(look.shape, gradient) }
  }

  override var ownLook: [LookValue] {
    let colors = (colors ?? []).compactMap { ($0 as? CGColor).map { LookValue.color($0.rasterColor) } }
    return colors.isEmpty ? [] : [.word("gradient")] + colors
  }
}
