// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

public import Foundation
@_spi(Tessera) import TesseraGraphics
import TesseraRaster

/// Which parts of a path that crosses itself are inside.
public struct CAShapeLayerFillRule: RawRepresentable, Hashable, Sendable {
  /// Core Animation's string for it.
  public let rawValue: String

  /// A string that is none of the constants counts as `nonZero`.
  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// Inside where the path winds around a point, counted by direction, other than zero times.
  public static let nonZero = CAShapeLayerFillRule(rawValue: "non-zero")
  /// Inside where a ray from the point crosses the path an odd number of times.
  public static let evenOdd = CAShapeLayerFillRule(rawValue: "even-odd")
}

/// The shape of a stroke's ends.
public struct CAShapeLayerLineCap: RawRepresentable, Hashable, Sendable {
  /// Core Animation's string for it.
  public let rawValue: String

  /// A string that is none of the constants counts as `butt`.
  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// Cut off at the end point.
  public static let butt = CAShapeLayerLineCap(rawValue: "butt")
  /// A half circle around the end point.
  public static let round = CAShapeLayerLineCap(rawValue: "round")
  /// Half a line width beyond the end point.
  public static let square = CAShapeLayerLineCap(rawValue: "square")
}

/// The shape of a stroke's corners.
public struct CAShapeLayerLineJoin: RawRepresentable, Hashable, Sendable {
  /// Core Animation's string for it.
  public let rawValue: String

  /// A string that is none of the constants counts as `miter`.
  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// A point, as far as `miterLimit` permits; beyond it, a bevel.
  public static let miter = CAShapeLayerLineJoin(rawValue: "miter")
  /// A part of a circle around the corner.
  public static let round = CAShapeLayerLineJoin(rawValue: "round")
  /// Cut off.
  public static let bevel = CAShapeLayerLineJoin(rawValue: "bevel")
}

/// A layer that fills and strokes a path in its own coordinates.
open class CAShapeLayer: CALayer {
  /// The outline, in the layer's own coordinates. It is not cut off at the bounds. Nil, the default, paints nothing.
  open var path: CGPath? {
    didSet { if LayerRecorder.isOn { didChange("path", AnimatableValue(oldValue)) } }
  }
  /// The colour inside the path: black by default; nil fills nothing.
  open var fillColor: CGColor? = CGColor(red: 0, green: 0, blue: 0, alpha: 1) {
    didSet { if LayerRecorder.isOn { didChange("fillColor", AnimatableValue(oldValue)) } }
  }
  /// Which parts of a path that crosses itself are filled. `.nonZero` by default.
  open var fillRule: CAShapeLayerFillRule = .nonZero
  /// The colour of the line, which is painted over the fill. Nil, the default, strokes nothing.
  open var strokeColor: CGColor? {
    didSet { if LayerRecorder.isOn { didChange("strokeColor", AnimatableValue(oldValue)) } }
  }
  /// The line's width in points, half of it on either side of the path. 1 by default.
  open var lineWidth: CGFloat = 1 {
    didSet { if LayerRecorder.isOn { didChange("lineWidth", AnimatableValue(Double(oldValue))) } }
  }
  /// The shape of the line's ends. `.butt` by default.
  open var lineCap: CAShapeLayerLineCap = .butt
  /// The shape of the line's corners. `.miter` by default.
  open var lineJoin: CAShapeLayerLineJoin = .miter
  /// How many line widths long the point of a mitered corner may be; a longer one is cut to a bevel. 10 by default.
  open var miterLimit: CGFloat = 10
  /// The lengths of dashes and gaps in turn, in points. Nil, the default, is a solid line.
  open var lineDashPattern: [NSNumber]?
  /// How far into the pattern the line begins, in points. 0 by default.
  open var lineDashPhase: CGFloat = 0
  /// Where along the path the stroke starts, in 0...1 of the whole length. 0 by default.
  open var strokeStart: CGFloat = 0 {
    didSet { if LayerRecorder.isOn { didChange("strokeStart", AnimatableValue(Double(oldValue))) } }
  }
  /// Where along the path the stroke ends, in 0...1 of the whole length. 1 by default.
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

  override var ownLook: [LookValue] {
    let color = { (color: CGColor?) in color.map { LookValue.color($0.rasterColor) } ?? .word("none") }
    return [.word("shape fill"), color(fillColor), .word("stroke"), color(strokeColor), .number(Double(lineWidth))]
  }
}
