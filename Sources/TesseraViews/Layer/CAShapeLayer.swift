// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

public import Foundation
@_spi(Tessera) import TesseraGraphics
import TesseraRaster

/// The rule that determines the interior of a self-intersecting path.
public struct CAShapeLayerFillRule: RawRepresentable, Hashable, Sendable {
  /// Core Animation's string for the rule.
  public let rawValue: String

  /// Creates a rule from a string. An unknown string has the effect of `nonZero`.
  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// A point is inside if the path's winding number around it is not zero.
  public static let nonZero = CAShapeLayerFillRule(rawValue: "non-zero")
  /// A point is inside if a ray from it crosses the path an odd number of times.
  public static let evenOdd = CAShapeLayerFillRule(rawValue: "even-odd")
}

/// The shape of a stroke's ends.
public struct CAShapeLayerLineCap: RawRepresentable, Hashable, Sendable {
  /// Core Animation's string for the cap.
  public let rawValue: String

  /// Creates a cap from a string. An unknown string has the effect of `butt`.
  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// The line ends at the end point.
  public static let butt = CAShapeLayerLineCap(rawValue: "butt")
  /// The line ends with a half circle around the end point.
  public static let round = CAShapeLayerLineCap(rawValue: "round")
  /// The line extends half its width beyond the end point.
  public static let square = CAShapeLayerLineCap(rawValue: "square")
}

/// The shape of a stroke's corners.
public struct CAShapeLayerLineJoin: RawRepresentable, Hashable, Sendable {
  /// Core Animation's string for the join.
  public let rawValue: String

  /// Creates a join from a string. An unknown string has the effect of `miter`.
  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// A sharp corner, or a bevel if the corner exceeds `miterLimit`.
  public static let miter = CAShapeLayerLineJoin(rawValue: "miter")
  /// An arc around the corner.
  public static let round = CAShapeLayerLineJoin(rawValue: "round")
  /// A cut corner.
  public static let bevel = CAShapeLayerLineJoin(rawValue: "bevel")
}

/// A layer that fills and strokes a path.
open class CAShapeLayer: CALayer {
  /// The path, in the layer's coordinates. It is not clipped to the bounds. Nil, the default, draws nothing.
  open var path: CGPath? {
    didSet { if LayerRecorder.isOn { didChange("path", AnimatableValue(oldValue)) } }
  }
  /// The fill color. Black by default; nil means no fill.
  open var fillColor: CGColor? = CGColor(red: 0, green: 0, blue: 0, alpha: 1) {
    didSet { if LayerRecorder.isOn { didChange("fillColor", AnimatableValue(oldValue)) } }
  }
  /// The fill rule for a self-intersecting path. `.nonZero` by default.
  open var fillRule: CAShapeLayerFillRule = .nonZero
  /// The color of the stroke, which is drawn over the fill. Nil, the default, means no stroke.
  open var strokeColor: CGColor? {
    didSet { if LayerRecorder.isOn { didChange("strokeColor", AnimatableValue(oldValue)) } }
  }
  /// The stroke's width in points, centered on the path. 1 by default.
  open var lineWidth: CGFloat = 1 {
    didSet { if LayerRecorder.isOn { didChange("lineWidth", AnimatableValue(Double(oldValue))) } }
  }
  /// The shape of the stroke's ends. `.butt` by default.
  open var lineCap: CAShapeLayerLineCap = .butt
  /// The shape of the stroke's corners. `.miter` by default.
  open var lineJoin: CAShapeLayerLineJoin = .miter
  /// The maximum length of a mitered corner, as a multiple of the line width. Longer corners become bevels. 10 by
  /// default.
  open var miterLimit: CGFloat = 10
  /// The alternating lengths of dashes and gaps, in points. Nil, the default, means a solid line.
  open var lineDashPattern: [NSNumber]?
  /// The distance into the dash pattern at which the line begins, in points. 0 by default.
  open var lineDashPhase: CGFloat = 0
  /// The start of the stroke, as a fraction of the path's length in 0...1. 0 by default.
  open var strokeStart: CGFloat = 0 {
    didSet { if LayerRecorder.isOn { didChange("strokeStart", AnimatableValue(Double(oldValue))) } }
  }
  /// The end of the stroke, as a fraction of the path's length in 0...1. 1 by default.
  open var strokeEnd: CGFloat = 1 {
    didSet { if LayerRecorder.isOn { didChange("strokeEnd", AnimatableValue(Double(oldValue))) } }
  }

  override var paintsMore: Bool { true }

  override func paintMore(_ look: LayerStyle, into canvas: inout Canvas) {
    guard let path else { return }
    let shape = DisplayList.Shape.path(path.path, fillRule == .evenOdd ? .evenOdd : .nonZero)
    if let color = fillColor { canvas.fill(shape, color.rasterColor) }
    if let color = strokeColor { canvas.stroke(shape, style: strokeStyle, color: color.rasterColor) }
  }

  override var ownInspectionAttributes: [LookValue] {
    let color = { (color: CGColor?) in color.map { LookValue.color($0.rasterColor) } ?? .word("none") }
    return [.word("shape fill"), color(fillColor), .word("stroke"), color(strokeColor), .number(Double(lineWidth))]
  }
}
