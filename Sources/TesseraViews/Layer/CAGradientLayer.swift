// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

public import Foundation
@_spi(Tessera) import TesseraGraphics
import TesseraRaster

/// The shape of a gradient.
public struct CAGradientLayerType: RawRepresentable, Hashable, Sendable {
  public let rawValue: String

  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  public static let axial = CAGradientLayerType(rawValue: "axial")
  public static let radial = CAGradientLayerType(rawValue: "radial")
}

/// A layer that fills itself with colours along a line or from a centre.
open class CAGradientLayer: CALayer {
  /// The colours, each a `CGColor`.
  open var colors: [Any]? {
    didSet { if LayerRecorder.isOn { didChange("colors", AnimatableValue(colors: oldValue as? [CGColor] ?? [])) } }
  }
  /// Places of the colours in 0...1, or nil for even spacing.
  open var locations: [NSNumber]? {
    didSet {
      if LayerRecorder.isOn { didChange("locations", AnimatableValue(numbers: (oldValue ?? []).map(\.doubleValue))) }
    }
  }
  /// Where the first colour stands, in the unit square of the bounds.
  open var startPoint = CGPoint(x: 0.5, y: 0) {
    didSet { if LayerRecorder.isOn { didChange("startPoint", AnimatableValue(oldValue)) } }
  }
  open var endPoint = CGPoint(x: 0.5, y: 1) {
    didSet { if LayerRecorder.isOn { didChange("endPoint", AnimatableValue(oldValue)) } }
  }
  open var type: CAGradientLayerType = .axial

  override var paintsMore: Bool { true }

  override func paintMore(_ look: LayerLook, into canvas: inout Canvas) {
    if let gradient = rasterGradient { canvas.fill(look.shape, gradient) }
  }

  override var ownLook: [ViewLook.Value] {
    let colors = (colors ?? []).compactMap { ($0 as? CGColor).map { ViewLook.Value.color($0.rasterColor) } }
    return colors.isEmpty ? [] : [.word("gradient")] + colors
  }
}
