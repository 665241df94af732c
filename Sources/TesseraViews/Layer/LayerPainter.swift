// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

// Converts a layer tree to a display list, in Core Animation's order:
//
//     transition ─ mask ─ group (opacity) ─ filters ─ shadow ─ clip ─ background ─ content ─ sublayers by zPosition ─
//     end of clip ─ border ─ end of filters, group, mask and transition

import Foundation
import TesseraRaster
@_spi(Tessera) import TesseraGraphics

@MainActor
struct LayerPainter {
  var canvas: Canvas
  /// The number of enclosing masks. A mask can have a mask.
  var maskDepth = 0
  /// The number of enclosing layers that are projected in perspective.
  var spaceDepth = 0
  /// The number of enclosing layers with filters.
  var filterDepth = 0
  /// The commands drawn so far below each open filter.
  private var belowFilters: [DisplayList] = []
  /// The maximum nesting depth of filters. Filters of deeper layers are not applied.
  private static let maximumFilterDepth = 8
  /// Whether a layer has passed its opacity on to its sublayers.
  var hasFades = false

  init(canvas: Canvas) {
    self.canvas = canvas
  }

  /// Returns the commands that draw a layer and its descendants with their current values, in the layer's
  /// coordinates.
  static func commands(of layer: CALayer) -> [DisplayList.Command] {
    let paint = {
      var painter = LayerPainter(canvas: Canvas(list: DisplayList(width: 0, height: 0), transform: .identity))
      return RenderingBudget.withFreshBudget {
        painter.paintLayer(layer, transform: .identity)
        return painter.canvas.list.commands
      }
    }
    return AnimationClock.current?.withPresentation(of: layer, paint)
      ?? InteractiveClock.withPresentation(of: layer, paint)
  }

  /// A layer whose sublayers are being drawn.
  struct Level {
    let layer: CALayer
    let look: LayerStyle
    let isGroup: Bool
    let transform: Affine
    /// The transform from the sublayers' coordinates to the canvas, including `sublayerTransform`.
    let inner: Affine
    let opacity: Double
    let sublayers: [CALayer]
    /// Whether the layer is drawn through filters.
    var isFiltered = false
    /// The commands that close the groups, clips and masks opened for the layer.
    let ends: [DisplayList.Command]
    /// The transform from the sublayers' space to the plane they are flattened into; nil for the layer's own plane.
    var space: LayerSpace?
    /// Whether the layer only contains sublayers and draws nothing.
    var isBody = false
    /// The multiplier for each sublayer's opacity.
    var fade = 1.0
    var next = 0
  }

  /// Draws a layer and its descendants. Iterative, because a deep tree could overflow the stack.
  mutating func paintLayer(_ layer: CALayer, transform: Affine) {
    var levels: [Level] = []
    beginLayer(layer, transform: transform, levels: &levels)
    paintLevels(&levels)
  }

  mutating func paintLevels(_ levels: inout [Level]) {
    while let level = levels.last {
      guard level.next < level.sublayers.count else {
        levels.removeLast()
        endLevel(level)
        continue
      }
      levels[levels.count - 1].next += 1
      let sublayer = level.sublayers[level.next]
      if LayerDepth.isUsed || level.space != nil, beginInSpace(sublayer, level: level, levels: &levels) { continue }
      beginLayer(
        sublayer, transform: Affine(sublayer.transformToSuperlayer()).concatenating(level.inner), levels: &levels)
    }
  }

  mutating func beginLayer(_ layer: CALayer, transform: Affine, levels: inout [Level]) {
    if layer.animations != nil, let (transition, progress) = layer.shownTransition {
      beginTransition(of: layer, transition: transition, progress: progress, transform: transform, levels: &levels)
    } else {
      beginLayer(layer, transform: transform, ends: [], levels: &levels)
    }
  }

  /// Draws the old content of a transition, below or above the layer.
  private mutating func beginTransition(
    of layer: CALayer, transition: CATransition, progress: Double, transform: Affine, levels: inout [Level]
  ) {
    let style = transition.style
    let frame = style.frame(at: progress, bounds: layer.bounds)
    if let turn = frame.turn {
      return paintTurned(layer, transition: transition, frame: frame, projection: turn, transform: transform)
    }
    let place = frame.old.concatenating(transform)
    let old = transition.content.map { $0.transformed(by: place) }
    var ends: [DisplayList.Command] = []
    if style.moves, layer.masksToBounds {
      canvas.append(.beginClip(LayerStyle(layer).shape, transform))
      ends = [.endClip]
    }
    switch frame.order {
    case .mixed(let fraction):
      canvas.append([.beginMix(.dissolve(fraction))] + old + [.mixWith])
      ends.insert(.endMix, at: 0)
    case .oldBelow: canvas.append(old)
    case .oldAbove: ends = old + ends
    case .oldAlone: return canvas.append(old + ends)
    case .newAlone: break
    }
    let depth = levels.count
    beginLayer(layer, transform: frame.new.concatenating(transform), ends: ends, levels: &levels)
    // An invisible layer has pushed no level, so its end commands follow immediately.
    if levels.count == depth { canvas.append(ends) }
  }

  /// Draws one side of a layer during a flip transition.
  private mutating func paintTurned(
    _ layer: CALayer, transition: CATransition, frame: TransitionStyle.Frame, projection turn: Projection,
    transform: Affine
  ) {
    var content = transition.content
    if case .newAlone = frame.order {
      var painter = LayerPainter(canvas: Canvas(list: DisplayList(width: 0, height: 0), transform: .identity))
      (painter.maskDepth, painter.spaceDepth, painter.filterDepth) = (maskDepth, spaceDepth + 1, filterDepth)
      var levels: [Level] = []
      painter.beginLayer(layer, transform: .identity, ends: [], levels: &levels)
      painter.paintLevels(&levels)
      content = painter.canvas.list.commands
    }
    // Seen edge-on, the layer is invisible.
    guard !content.isEmpty, turn.isSeen else { return }
    canvas.append(.projected(content, turn.concatenating(transform)))
  }

  /// Returns the commands of a layer's mask.
  private func commands(ofMask mask: CALayer, transform: Affine) -> [DisplayList.Command] {
    guard maskDepth < 8 else { return [] }
    var painter = LayerPainter(canvas: Canvas(list: DisplayList(width: 0, height: 0), transform: transform))
    (painter.maskDepth, painter.filterDepth) = (maskDepth + 1, filterDepth)
    painter.paintLayer(mask, transform: Affine(mask.transformToSuperlayer()).concatenating(transform))
    return painter.canvas.list.commands
  }

  /// Draws everything below a layer's sublayers.
  private mutating func beginLayer(
    _ layer: CALayer, transform: Affine, ends: [DisplayList.Command], levels: inout [Level]
  ) {
    guard !layer.isHidden, layer.opacity > 0.001 else { return }
    var ends = ends
    if hasFades { beginFade(of: levels, ends: &ends) }
    var transform = transform
    if let recession = layer.extras?.recession, recession.amount > 0 {
      transform = recession.map(layer.bounds).concatenating(transform)
      let radius = Double(max(0, recession.radius * recession.amount))
      canvas.append(.beginClip(.roundedRect(RoundedRect(Rect(layer.bounds), radius: radius)), transform))
      ends.insert(.endClip, at: 0)
    }
    if let extras = layer.extras, let filter = extras.compositingFilter, let mode = LayerCompositing.mode(of: filter) {
      canvas.append(.beginMix(.blend(mode, reachesBeyond: true)))
      ends.insert(.endMix, at: 0)
    }
    if layer.extras?.isVibrant == true, let stencil = layer.viewOwner?.contentStencil {
      canvas.append(.beginMix(.blend(stencil.mode, reachesBeyond: false)))
      canvas.append(.beginMix(.mask))
      canvas.append(.fill(LayerStyle(layer).shape, .color(stencil.color), transform))
      canvas.append(.mixWith)
      ends = [.endMix, .endMix] + ends
    }
    if layer.extras?.shouldRasterize == true, paintRasterized(layer, transform: transform) {
      return canvas.append(ends)
    }
    if let mask = layer.mask {
      canvas.append(.beginMix(.mask))
      ends = [.mixWith] + commands(ofMask: mask, transform: transform) + [.endMix] + ends
    }
    (canvas.transform, canvas.opacity) = (transform, 1)
    layer.isShown = true
    let look = LayerStyle(layer)
    if let extras = layer.extras, extras.forbidsGroupOpacity, layer.opacity < 1 {
      return beginUngrouped(layer, style: look, transform: transform, ends: ends, levels: &levels)
    }
    let isGroup = beginGroup(for: layer, style: look)
    let isFiltered = beginFilters(of: layer)
    paintShadow(of: layer, style: look)
    if layer.masksToBounds { canvas.append(.beginClip(look.shape, transform)) }
    paintBackground(of: layer, style: look)
    paintContent(layer)
    let isReplicator = layer.extras?.role == .replicator && paintInstances(of: layer, transform: transform)
    levels.append(
      Level(
        layer: layer, look: look, isGroup: isGroup, transform: transform,
        inner: layer.sublayersMap.map { Affine($0).concatenating(transform) } ?? transform, opacity: canvas.opacity,
        sublayers: isReplicator ? [] : Self.sortedForPainting(layer.sublayers ?? [], in: layer),
        isFiltered: isFiltered, ends: ends))
  }

  /// Draws everything above a layer's sublayers.
  private mutating func endLevel(_ level: Level) {
    (canvas.transform, canvas.opacity) = (level.transform, level.opacity)
    if level.isBody { return canvas.append(level.ends) }
    if level.layer.masksToBounds { canvas.append(.endClip) }
    paintBorder(of: level.layer, style: level.look)
    if level.isFiltered { endFilters(of: level) }
    if level.isGroup { canvas.append(.endGroup) }
    if !level.ends.isEmpty { canvas.append(level.ends) }
  }

  /// Begins the filters of a layer. Returns false if it has none.
  mutating func beginFilters(of layer: CALayer) -> Bool {
    guard let extras = layer.extras, !extras.contentFilters.isEmpty, filterDepth < Self.maximumFilterDepth else {
      return false
    }
    filterDepth += 1
    belowFilters.append(canvas.beginFilters())
    return true
  }

  private mutating func endFilters(of level: Level) {
    guard let below = belowFilters.popLast() else { return }
    filterDepth -= 1
    canvas.endFilters(
      level.layer.extras?.contentFilters ?? [], in: level.layer.bounds, under: level.transform, over: below)
  }

  static func sortedForPainting(_ layers: [CALayer], in parent: CALayer) -> [CALayer] {
    if LayerDepth.isUsed { return sortedByHeight(layers, in: parent, nil) }
    return layers.allSatisfy { $0.zPosition == 0 } ? layers : sortedByDepth(layers)
  }

  /// Sorts layers by `zPosition`. Layers with equal positions stay in tree order.
  private static func sortedByDepth(_ layers: [CALayer]) -> [CALayer] {
    let keys = layers.enumerated().map { ($0.element.zPosition, $0.offset) }
    return keys.sorted { $0 < $1 }.map { layers[$0.1] }
  }

  /// Sorts layers by the z-coordinate of their centers. Layers with equal coordinates stay in tree order.
  static func sortedByHeight(
    _ layers: [CALayer], in parent: CALayer, _ space: CATransform3D?
  ) -> [CALayer] {
    if layers.count < 2 { return layers }
    if space == nil, parent.hasFlatSublayers, layers.allSatisfy(\.isPlane) { return layers }
    let keys = layers.enumerated().map { index, layer in
      let own = layer.space(in: parent)
      return (layer.height(in: space.map { CATransform3DConcat(own, $0) } ?? own), index)
    }
    return keys.sorted { $0 < $1 }.map { layers[$0.1] }
  }

  /// Begins a group for a translucent layer. Not needed for a single shape, which can be drawn with a translucent
  /// color.
  private mutating func beginGroup(for layer: CALayer, style look: LayerStyle) -> Bool {
    let shadow = look.groupShadow(layer)
    guard layer.opacity < 1 || shadow != nil else { return false }
    let opacity = Double(layer.opacity)
    if shadow == nil, layer.sublayers == nil, layer.borderWidth == 0, layer.shadowOpacity == 0,
      layer.contents == nil, layer.extras == nil,
      !layer.paintsMore, layer.viewOwner.map({ Self.isOneShape($0, style: look) }) ?? true
    {
      canvas.opacity = opacity
      return false
    }
    canvas.append(.beginGroup(opacity: opacity, shadow: shadow, canvas.transform))
    return true
  }

  private static func isOneShape(_ view: any LayerHost, style look: LayerStyle) -> Bool {
    !view.contentOverlaps && !view.drawsItself && !(view.contentCoversBackground && look.background.alpha > 0)
  }

  mutating func paintShadow(of layer: CALayer, style look: LayerStyle) {
    guard let shadow = look.shapeShadow(layer) else { return }
    let shape = layer.shadowPath.map { DisplayList.Shape.path($0.path, .nonZero) } ?? look.shape
    canvas.append(.shadow(shape, shadow, canvas.transform))
  }

  mutating func paintBackground(of layer: CALayer, style look: LayerStyle) {
    canvas.fill(look.shape, look.background)
    if layer.paintsMore { layer.paintMore(look, into: &canvas) }
  }

  mutating func paintContent(_ layer: CALayer) {
    let view = layer.viewOwner
    if layer.extras != nil, paintOwnDrawing(of: layer, view: view) { return }
    if layer.contents != nil { paintContents(of: layer, view: view) }
    guard let view else { return }
    if view.drawsItself { view.paintDrawing(into: &canvas) } else { view.paintContent(into: &canvas) }
  }

  /// Calls `display()` if the layer needs display, and draws the result. Returns whether this completes the layer's
  /// content.
  private mutating func paintOwnDrawing(of layer: CALayer, view: (any LayerHost)?) -> Bool {
    guard let view else {
      layer.displayIfNeeded()
      layer.paintDrawing(into: &canvas)
      return false
    }
    guard view.drawsThroughLayer else { return false }
    if view.drawsItself || layer.isDisplayDue { layer.display() }
    if layer.contents != nil { paintContents(of: layer, view: view) }
    layer.paintDrawing(into: &canvas)
    if !view.drawsItself { view.paintContent(into: &canvas) }
    return true
  }

  private mutating func paintContents(of layer: CALayer, view: (any LayerHost)?) {
    guard let image = layer.contentsImage else { return }
    layer.paintContents(image, traits: view?.traitCollection ?? UITraitCollection.current, into: &canvas)
  }

  /// Draws the border, inside the bounds and over the sublayers.
  private mutating func paintBorder(of layer: CALayer, style look: LayerStyle) {
    guard layer.borderWidth > 0, let color = layer.borderColor else { return }
    let canvasOpacity = canvas.opacity
    defer { canvas.opacity = canvasOpacity }
    if let extras = layer.extras, extras.forbidsGroupOpacity { canvas.opacity *= Double(layer.opacity) }
    let width = Double(layer.borderWidth)
    canvas.stroke(look.inset(by: width / 2), style: StrokeStyle(width: width), color: color.rasterColor)
  }
}
