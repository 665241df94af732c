// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

// Drawing of special layers: layers in 3D space, replicated layers, rasterized layers, and layers with ungrouped
// opacity.

import Foundation
import TesseraRaster
@_spi(Tessera) import TesseraGraphics

extension LayerPainter {
  private static let maximumSpaceDepth = 16
  /// The number of commands at which replicators stop adding instances.
  private static let maximumCommandCount = 500_000

  // MARK: Space

  /// Begins a sublayer that is not in its superlayer's plane. Returns false if the sublayer is in that plane.
  mutating func beginInSpace(_ layer: CALayer, level: Level, levels: inout [Level]) -> Bool {
    if level.space == nil, layer.isPlane, level.layer.hasFlatSublayers { return false }
    let isBody = layer.extras?.role == .transform
    var space = layer.space(in: level.layer)
    if let outer = level.space {
      space = CATransform3DConcat(space, outer.map)
    } else if !isBody, !space.hasDepth {
      return layer.isTurnedAway(space)
    }
    if layer.isTurnedAway(space) { return true }
    if isBody {
      beginBody(of: layer, level: level, space: space, levels: &levels)
      return true
    }
    let projection = space.projection
    if let plain = projection.plain {
      beginLayer(layer, transform: plain.concatenating(level.transform), levels: &levels)
      return true
    }
    guard spaceDepth < Self.maximumSpaceDepth, projection.isFinite else { return true }
    var painter = LayerPainter(canvas: Canvas(list: DisplayList(width: 0, height: 0), transform: .identity))
    (painter.maskDepth, painter.spaceDepth, painter.filterDepth) = (maskDepth, spaceDepth + 1, filterDepth)
    painter.paintLayer(layer, transform: .identity)
    var content = painter.canvas.list.commands
    if level.fade < 1, !content.isEmpty {
      content = [.beginGroup(opacity: level.fade, shadow: nil, .identity)] + content + [.endGroup]
    }
    if !content.isEmpty { canvas.append(.projected(content, projection.concatenating(level.transform))) }
    return true
  }

  /// Begins a layer without a plane, such as a `CATransformLayer`, whose sublayers are flattened into the enclosing
  /// plane.
  private mutating func beginBody(of layer: CALayer, level: Level, space: CATransform3D, levels: inout [Level]) {
    guard !layer.isHidden, layer.opacity > 0.001 else { return }
    layer.isShown = true
    let fade = level.fade * Double(layer.opacity)
    if fade < 1 { hasFades = true }
    levels.append(
      Level(
        layer: layer, look: LayerStyle(layer), isGroup: false, transform: level.transform, inner: level.transform,
        opacity: 1, sublayers: Self.sortedByHeight(layer.sublayers ?? [], in: layer, space), ends: [],
        space: LayerSpace(space),
        isBody: true, fade: fade))
  }

  // MARK: Instances

  /// Draws a replicator's sublayers once per instance. Returns false for other layers.
  mutating func paintInstances(of layer: CALayer, transform: Affine) -> Bool {
    guard let replicator = layer as? CAReplicatorLayer else { return false }
    guard let sublayers = layer.sublayers else { return true }
    RenderingBudget.withReplicas(count: replicator.instanceCount) { count in
      paintInstances(replicator.instances(atMost: count), of: replicator, sublayers: sublayers, transform: transform)
    }
    return true
  }

  private mutating func paintInstances(
    _ instances: [CAReplicatorLayer.Instance], of layer: CALayer, sublayers: [CALayer], transform: Affine
  ) {
    for instance in instances {
      guard canvas.list.commands.count < Self.maximumCommandCount, RenderingBudget.consumeInstance() else { break }
      var painter = LayerPainter(canvas: Canvas(list: DisplayList(width: 0, height: 0), transform: transform))
      (painter.maskDepth, painter.spaceDepth, painter.filterDepth) = (maskDepth, spaceDepth, filterDepth)
      let order =
        LayerDepth.isUsed
        ? Self.sortedByHeight(sublayers, in: layer, instance.map) : Self.sortedForPainting(sublayers, in: layer)
      AnimationClock.withPresentation(delayedBy: instance.delay, below: layer) {
        painter.paintSublayers(order, of: layer, transform: transform, map: instance.map)
      }
      canvas.append(CommandColors(factor: instance.color).apply(painter.canvas.list.commands))
    }
  }

  private mutating func paintSublayers(
    _ sublayers: [CALayer], of layer: CALayer, transform: Affine, map: CATransform3D
  ) {
    // The instance's transform must precede the superlayer's `sublayerTransform`, which `space(in:)` has already
    // applied.
    let space = layer.sublayersSpace.map {
      CATransform3DConcat(CATransform3DConcat(CATransform3DInvert($0), map), $0)
    }
    var levels = [
      Level(
        layer: layer, look: LayerStyle(layer), isGroup: false, transform: transform, inner: transform, opacity: 1,
        sublayers: sublayers, ends: [], space: LayerSpace(space ?? map), isBody: true)
    ]
    paintLevels(&levels)
  }

  // MARK: Opacity

  /// Begins a group with the opacity that an enclosing layer passed on to this sublayer.
  mutating func beginFade(of levels: [Level], ends: inout [DisplayList.Command]) {
    guard let fade = levels.last?.fade, fade < 1 else { return }
    canvas.append(.beginGroup(opacity: fade, shadow: nil, .identity))
    ends.append(.endGroup)
  }

  /// Draws a translucent layer without its sublayers, and passes its opacity on to them.
  mutating func beginUngrouped(
    _ layer: CALayer, style look: LayerStyle, transform: Affine, ends: [DisplayList.Command], levels: inout [Level]
  ) {
    let opacity = Double(layer.opacity)
    let isFiltered = beginFilters(of: layer)
    canvas.append(.beginGroup(opacity: opacity, shadow: look.groupShadow(layer), transform))
    paintShadow(of: layer, style: look)
    if layer.masksToBounds { canvas.append(.beginClip(look.shape, transform)) }
    paintBackground(of: layer, style: look)
    paintContent(layer)
    if layer.masksToBounds { canvas.append(.endClip) }
    canvas.append(.endGroup)
    if layer.masksToBounds { canvas.append(.beginClip(look.shape, transform)) }
    hasFades = true
    levels.append(
      Level(
        layer: layer, look: look, isGroup: false, transform: transform,
        inner: layer.sublayersMap.map { Affine($0).concatenating(transform) } ?? transform, opacity: 1,
        sublayers: Self.sortedForPainting(layer.sublayers ?? [], in: layer), isFiltered: isFiltered, ends: ends,
        fade: opacity))
  }

  // MARK: Rasterization

  private static let maximumImageSide = 4096.0

  /// Draws a layer as a low-resolution bitmap. Returns false if the bitmap would have at least the canvas's
  /// resolution.
  mutating func paintRasterized(_ layer: CALayer, transform: Affine) -> Bool {
    let scale = Double(layer.rasterizationScale)
    let pixels = (transform.determinant.magnitude).squareRoot()
    guard scale > 0, scale.isFinite, pixels > scale * 1.001, pixels.isFinite, let extras = layer.extras else {
      return false
    }
    extras.shouldRasterize = false
    var painter = LayerPainter(canvas: Canvas(list: DisplayList(width: 0, height: 0), transform: .identity))
    (painter.maskDepth, painter.spaceDepth, painter.filterDepth) = (maskDepth, spaceDepth, filterDepth)
    let filter = extras.compositingFilter
    extras.compositingFilter = nil
    painter.paintLayer(layer, transform: .identity)
    (extras.shouldRasterize, extras.compositingFilter) = (true, filter)
    let content = painter.canvas.list.commands
    let box = DisplayList.Command.box(of: content)
    guard box.width > 0, box.height > 0, max(box.width, box.height) * scale <= Self.maximumImageSide else {
      return false
    }
    var list = DisplayList(
      width: Int((box.width * scale).rounded(.up)), height: Int((box.height * scale).rounded(.up)))
    let place = Affine.translation(x: -box.minX, y: -box.minY).concatenating(.scale(x: scale, y: scale))
    for command in content { list.append(command.transformed(by: place)) }
    guard let picture = try? list.paint() else { return false }
    let (width, height) = (Double(picture.width), Double(picture.height))
    canvas.append(
      .image(
        picture, source: Rect(x: 0, y: 0, width: width, height: height),
        destination: Rect(x: box.minX, y: box.minY, width: width / scale, height: height / scale), .linear, transform))
    return true
  }
}
