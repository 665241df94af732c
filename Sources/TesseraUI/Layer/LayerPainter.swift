// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

// From a tree of layers to a display list, in Core Animation's order:
//
//   group (opacity) ─ shadow ─ clip ─ background ─ content ─ sublayers by zPosition ─ end of clip ─ border ─ end of group

import Foundation
import TesseraRaster

@MainActor
struct LayerPainter {
  var canvas: Canvas

  /// Paints a root view on a canvas of `width` x `height` pixels.
  static func displayList(of view: UIView, scale: CGFloat, width: Int, height: Int, background: Color) -> DisplayList {
    let scaling = Affine.scale(x: Double(scale), y: Double(scale))
    var painter = LayerPainter(
      canvas: Canvas(list: DisplayList(width: width, height: height, background: background), transform: scaling))
    let origin = view.bounds.origin
    let toCanvas = Affine.translation(x: -Double(origin.x), y: -Double(origin.y)).concatenating(scaling)
    painter.paint(view.layer, toCanvas)
    return painter.canvas.list
  }

  mutating func paint(_ layer: CALayer, _ transform: Affine) {
    guard !layer.isHidden, layer.opacity > 0.001 else { return }
    let saved = (canvas.transform, canvas.opacity)
    defer { (canvas.transform, canvas.opacity) = saved }
    canvas.transform = transform
    let look = LayerLook(layer)
    let isGroup = beginGroup(layer, look)
    paintShadow(layer, look)
    if layer.masksToBounds { canvas.append(.beginClip(look.shape, transform)) }
    paintBackground(layer, look)
    paintContent(layer)
    paintSublayers(of: layer, transform)
    if layer.masksToBounds { canvas.append(.endClip) }
    paintBorder(layer, look)
    if isGroup { canvas.append(.endGroup) }
  }

  private mutating func paintSublayers(of layer: CALayer, _ transform: Affine) {
    guard let sublayers = layer.sublayers else { return }
    let opacity = canvas.opacity
    canvas.opacity = 1
    defer { canvas.opacity = opacity }
    let isSorted = sublayers.allSatisfy { $0.zPosition == 0 }
    let ordered = isSorted ? sublayers : Self.sortedByDepth(sublayers)
    for sublayer in ordered {
      paint(sublayer, Affine(sublayer.transformToSuperlayer()).concatenating(transform))
    }
  }

  /// By zPosition, those of equal depth in tree order.
  private static func sortedByDepth(_ layers: [CALayer]) -> [CALayer] {
    let keys = layers.enumerated().map { ($0.element.zPosition, $0.offset) }
    return keys.sorted { $0 < $1 }.map { layers[$0.1] }
  }

  /// A translucent layer is a group, unless it is one shape, which can be painted translucent itself.
  private mutating func beginGroup(_ layer: CALayer, _ look: LayerLook) -> Bool {
    let shadow = look.groupShadow(layer)
    guard layer.opacity < 1 || shadow != nil else { return false }
    let opacity = Double(layer.opacity)
    if shadow == nil, layer.sublayers == nil, layer.borderWidth == 0, layer.shadowOpacity == 0,
      (layer.delegate as? UIView).map({ !$0.contentOverlaps && !$0.drawsItself }) ?? true, !(layer is CAGradientLayer),
      !(layer is CAShapeLayer),
      !(layer.delegate is UILabel && look.background.alpha > 0)
    {
      canvas.opacity = opacity
      return false
    }
    canvas.append(.beginGroup(opacity: opacity, shadow: shadow, canvas.transform))
    return true
  }

  private mutating func paintShadow(_ layer: CALayer, _ look: LayerLook) {
    guard let shadow = look.shapeShadow(layer) else { return }
    let shape = layer.shadowPath.map { DisplayList.Shape.path($0.path, .nonZero) } ?? look.shape
    canvas.append(.shadow(shape, shadow, canvas.transform))
  }

  private mutating func paintBackground(_ layer: CALayer, _ look: LayerLook) {
    canvas.fill(look.shape, look.background)
    if let gradient = layer as? CAGradientLayer { paintGradient(gradient, look) }
    if let shape = layer as? CAShapeLayer { paintShape(shape) }
  }

  private mutating func paintContent(_ layer: CALayer) {
    guard let view = layer.delegate as? UIView else { return }
    if view.drawsItself { view.paintDrawing(into: &canvas) } else { view.paintContent(into: &canvas) }
  }

  /// The border lies inside the bounds and over the sublayers.
  private mutating func paintBorder(_ layer: CALayer, _ look: LayerLook) {
    guard layer.borderWidth > 0, let color = layer.borderColor else { return }
    let width = Double(layer.borderWidth)
    canvas.stroke(look.inset(by: width / 2), StrokeStyle(width: width), color.rasterColor)
  }

  private mutating func paintGradient(_ layer: CAGradientLayer, _ look: LayerLook) {
    guard let gradient = layer.rasterGradient else { return }
    canvas.fill(look.shape, gradient)
  }

  private mutating func paintShape(_ layer: CAShapeLayer) {
    guard let path = layer.path else { return }
    let shape = DisplayList.Shape.path(path.path, layer.fillRule == .evenOdd ? .evenOdd : .nonZero)
    if let color = layer.fillColor { canvas.fill(shape, color.rasterColor) }
    if let color = layer.strokeColor { canvas.stroke(shape, layer.strokeStyle, color.rasterColor) }
  }
}
