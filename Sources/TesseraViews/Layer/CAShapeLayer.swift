// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

public import Foundation
@_spi(Tessera) import TesseraGraphics
import TesseraRaster

public struct CAShapeLayerFillRule: RawRepresentable, Hashable, Sendable {
  public let rawValue: String

  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  public static let nonZero = CAShapeLayerFillRule(rawValue: "non-zero")
  public static let evenOdd = CAShapeLayerFillRule(rawValue: "even-odd")
}

public struct CAShapeLayerLineCap: RawRepresentable, Hashable, Sendable {
  public let rawValue: String

  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  public static let butt = CAShapeLayerLineCap(rawValue: "butt")
  public static let round = CAShapeLayerLineCap(rawValue: "round")
  public static let square = CAShapeLayerLineCap(rawValue: "square")
}

public struct CAShapeLayerLineJoin: RawRepresentable, Hashable, Sendable {
  public let rawValue: String

  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  public static let miter = CAShapeLayerLineJoin(rawValue: "miter")
  public static let round = CAShapeLayerLineJoin(rawValue: "round")
  public static let bevel = CAShapeLayerLineJoin(rawValue: "bevel")
}

/// A layer that fills and strokes a path in its own coordinates.
open class CAShapeLayer: CALayer {
  open var path: CGPath? {
    didSet { if LayerRecorder.isOn { didChange("path", AnimatableValue(oldValue)) } }
  }
  open var fillColor: CGColor? = CGColor(red: 0, green: 0, blue: 0, alpha: 1) {
    didSet { if LayerRecorder.isOn { didChange("fillColor", AnimatableValue(oldValue)) } }
  }
  open var fillRule: CAShapeLayerFillRule = .nonZero
  open var strokeColor: CGColor? {
    didSet { if LayerRecorder.isOn { didChange("strokeColor", AnimatableValue(oldValue)) } }
  }
  open var lineWidth: CGFloat = 1 {
    didSet { if LayerRecorder.isOn { didChange("lineWidth", AnimatableValue(Double(oldValue))) } }
  }
  open var lineCap: CAShapeLayerLineCap = .butt
  open var lineJoin: CAShapeLayerLineJoin = .miter
  open var miterLimit: CGFloat = 10
  open var lineDashPattern: [NSNumber]?
  open var lineDashPhase: CGFloat = 0
  /// Where along the path the stroke starts and ends, in 0...1 of its length.
  open var strokeStart: CGFloat = 0 {
    didSet { if LayerRecorder.isOn { didChange("strokeStart", AnimatableValue(Double(oldValue))) } }
  }
  open var strokeEnd: CGFloat = 1 {
    didSet { if LayerRecorder.isOn { didChange("strokeEnd", AnimatableValue(Double(oldValue))) } }
  }

  override var paintsMore: Bool { true }

  override func paintMore(_ look: LayerLook, into canvas: inout Canvas) {
    guard let path else { return }
    let shape = DisplayList.Shape.path(path.path, fillRule == .evenOdd ? .evenOdd : .nonZero)
    if let color = fillColor { canvas.fill(shape, color.rasterColor) }
    if let color = strokeColor { canvas.stroke(shape, strokeStyle, color.rasterColor) }
  }

  override var ownLook: [ViewLook.Value] {
    let color = { (color: CGColor?) in color.map { ViewLook.Value.color($0.rasterColor) } ?? .word("none") }
    return [.word("shape fill"), color(fillColor), .word("stroke"), color(strokeColor), .number(Double(lineWidth))]
  }
}
