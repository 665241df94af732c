// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

// Conversion of an image and a content mode to display list commands. The result is a bitmap, the parts of a
// resizable image, or the outlines of a symbol, which are sharp at any size.

import Foundation
package import TesseraRaster

package struct ImagePainter {
  let image: UIImage
  /// The color of template images.
  let tint: UIColor
  let traits: UITraitCollection
  /// The part of the image to draw, in unit coordinates from 0 to 1.
  package var part = CGRect(x: 0, y: 0, width: 1, height: 1)
  package var magnification = Sampling.linear
  package var minification = Sampling.linear

  package init(image: UIImage, tint: UIColor, traits: UITraitCollection) {
    (self.image, self.tint, self.traits) = (image.resolved(for: traits), tint, traits)
  }

  var isWhole: Bool { part == CGRect(x: 0, y: 0, width: 1, height: 1) }

  /// Draws the image in `bounds` with a content mode. The image is not clipped to `bounds`.
  package func paint(in bounds: CGRect, _ mode: UIViewContentMode, into canvas: inout Canvas) {
    let scale = traits.displayScale > 0 ? traits.displayScale : 1
    let size =
      isWhole ? image.size : CGSize(width: image.size.width * part.width, height: image.size.height * part.height)
    let placement = ImagePlacement(size: size, bounds: bounds, grid: PixelGrid(scale: scale))
    guard let rect = placement.rect(mode) else { return }
    let saved = (canvas.transform, canvas.opacity)
    if isMirrored {
      let mirror = Affine(a: -1, b: 0, c: 0, d: 1, tx: 2 * Double(rect.midX), ty: 0)
      canvas.transform = mirror.concatenating(canvas.transform)
    }
    switch image.content {
    case .bitmap(let bitmap): paint(bitmap, in: rect, on: placement.grid, into: &canvas)
    case .encoded(let picture): paint(picture, in: rect, on: placement.grid, into: &canvas)
    case .symbol(let drawing): isWhole ? paint(drawing, in: rect, &canvas) : paintPart(of: drawing, in: rect, &canvas)
    case .vector(let picture): paint(picture, in: rect, on: placement.grid, into: &canvas)
    }
    (canvas.transform, canvas.opacity) = saved
  }

  private var isMirrored: Bool {
    image.flipsForRightToLeftLayoutDirection && traits.layoutDirection == .rightToLeft
  }

  /// The color that replaces the image's colors, or nil to draw the original colors.
  var color: UIColor? {
    switch image.renderingMode {
    case .alwaysTemplate: tint
    case .alwaysOriginal: image.attributes.tint
    case .automatic: image.isSymbolImage ? tint : image.attributes.tint
    }
  }

  // MARK: Bitmaps

  func paint(_ bitmap: Bitmap, in rect: CGRect, on grid: PixelGrid, into canvas: inout Canvas) {
    let bitmap = color.map { image.tinted.tint(bitmap, $0.rasterColor(with: traits)) } ?? bitmap
    inGroup(opacity: canvas.opacity, into: &canvas) { canvas in
      guard isWhole, magnification == .linear, minification == .linear else {
        return paintPart(of: bitmap, in: rect, &canvas)
      }
      let parts = ResizableParts(image: image, bitmap: bitmap, rect: rect, grid: grid).parts
      for part in parts { canvas.image(bitmap, source: part.source, in: part.destination) }
    }
  }

  /// Draws an image with its original colors from a bitmap that is decoded for the drawn size.
  private func paint(_ picture: EncodedImage, in rect: CGRect, on grid: PixelGrid, into canvas: inout Canvas) {
    let isPlain = isWhole && magnification == .linear && minification == .linear && color == nil
    guard isPlain, image.capInsets == .zero else {
      if let bitmap = picture.seen(reduction: 1) { paint(bitmap, in: rect, on: grid, into: &canvas) }
      return
    }
    let t = canvas.transform
    let width = Double(rect.width) * (t.a * t.a + t.b * t.b).squareRoot()
    let height = Double(rect.height) * (t.c * t.c + t.d * t.d).squareRoot()
    guard canvas.opacity > 0, let pixels = picture.seen(width: width, height: height) else { return }
    inGroup(opacity: canvas.opacity, into: &canvas) { $0.image(pixels.bitmap, source: pixels.source, in: rect) }
  }

  /// Draws the selected part of a bitmap, scaled with the layer's filters.
  private func paintPart(of bitmap: Bitmap, in rect: CGRect, _ canvas: inout Canvas) {
    let (width, height) = (Double(bitmap.width), Double(bitmap.height))
    let source = Rect(
      x: Double(part.minX) * width, y: Double(part.minY) * height, width: Double(part.width) * width,
      height: Double(part.height) * height)
    let pixels = abs(canvas.transform.determinant) * Double(rect.width) * Double(rect.height)
    canvas.image(
      bitmap, source: source, in: rect, pixels >= source.width * source.height ? magnification : minification)
  }

  private func paintPart(of drawing: SymbolDrawing, in rect: CGRect, _ canvas: inout Canvas) {
    let (width, height) = (rect.width / part.width, rect.height / part.height)
    let whole = CGRect(
      x: rect.minX - part.minX * width, y: rect.minY - part.minY * height, width: width, height: height)
    let transform = canvas.transform
    canvas.append(.beginClip(.rect(Rect(rect)), transform))
    paint(drawing, in: whole, &canvas)
    canvas.transform = transform
    canvas.append(.endClip)
  }

  /// Draws content in a group if the opacity is less than 1. Draws nothing if the opacity is 0.
  func inGroup(opacity: Double, into canvas: inout Canvas, body: (inout Canvas) -> Void) {
    guard opacity > 0 else { return }
    canvas.opacity = 1
    if opacity < 1 { canvas.append(.beginGroup(opacity: opacity, shadow: nil, canvas.transform)) }
    body(&canvas)
    if opacity < 1 { canvas.append(.endGroup) }
    canvas.opacity = opacity
  }

  // MARK: Symbols

  /// Symbol layers that are drawn together in a single color and with an opacity.
  private struct ColoredLayers {
    var layers: [SymbolDrawing.Layer]
    var color: UIColor
    var opacity = 1.0
  }

  private func paint(_ drawing: SymbolDrawing, in rect: CGRect, _ canvas: inout Canvas) {
    canvas.transform = place(drawing, in: rect).concatenating(canvas.transform)
    for group in coloredLayers(drawing, image.symbolStyle).flatMap(splitByVariableValue) {
      var color = group.color.rasterColor(with: traits)
      let opacity = group.opacity * Double(color.alpha) / 255
      // A group prevents translucent colors from accumulating where outlines overlap.
      guard opacity < 1 || canvas.opacity < 1, group.layers.count > 1 else {
        color.alpha = UInt8((opacity * 255).rounded())
        fill(group.layers, color: color, into: &canvas)
        continue
      }
      color.alpha = 255
      let saved = canvas.opacity
      inGroup(opacity: saved * opacity, into: &canvas) { fill(group.layers, color: color, into: &$0) }
      canvas.opacity = saved
    }
  }

  private func fill(_ layers: [SymbolDrawing.Layer], color: Color, into canvas: inout Canvas) {
    for layer in layers { canvas.fill(.path(layer.path, layer.rule), color) }
  }

  /// Returns the symbol's layers with their colors, from back to front.
  private func coloredLayers(_ drawing: SymbolDrawing, _ style: SymbolStyle) -> [ColoredLayers] {
    switch style.coloring {
    case .palette(let colors) where !colors.isEmpty:
      return leveled(drawing).map { ColoredLayers(layers: $0.layers, color: colors[min($0.rank, colors.count - 1)]) }
    case .hierarchical(let base):
      return leveled(drawing).map {
        ColoredLayers(layers: $0.layers, color: base, opacity: [1, 0.5, 0.25][min($0.rank, 2)])
      }
    case .multicolor where drawing.layers.contains(where: { $0.color != nil }):
      return drawing.leveled.map { ColoredLayers(layers: [$0], color: $0.color?.color ?? color ?? .black) }
    case .palette, .multicolor, .monochrome, nil:
      return [ColoredLayers(layers: drawing.layers, color: color ?? .black)]
    }
  }

  /// Returns the layers of each hierarchy level, from back to front, with the level's rank among the levels that the
  /// drawing contains.
  private func leveled(_ drawing: SymbolDrawing) -> [(layers: [SymbolDrawing.Layer], rank: Int)] {
    let layers = drawing.leveled
    let levels = Set(layers.map(\.level)).sorted()
    return levels.enumerated().reversed().map { rank, level in (layers.filter { $0.level == level }, rank) }
  }

  /// Splits layers into the layers that the image's variable value makes visible and the remaining layers, which are
  /// dimmed.
  private func splitByVariableValue(_ layers: ColoredLayers) -> [ColoredLayers] {
    guard case .symbol(let drawing) = image.content, let value = image.attributes.variableValue,
      let count = drawing.layers.map(\.place).max(), count > 0
    else { return [layers] }
    func shows(_ layer: SymbolDrawing.Layer) -> Bool {
      layer.place == 0 || value > Double(layer.place - 1) / Double(count)
    }
    var (clear, faint) = (layers, layers)
    clear.layers = layers.layers.filter(shows)
    faint.layers = layers.layers.filter { !shows($0) }
    faint.opacity *= 0.3
    return [faint, clear].filter { !$0.layers.isEmpty }
  }

  /// Returns the transform from the drawing's units to points. The drawing's box is stretched to `rect` and centered
  /// in it.
  private func place(_ drawing: SymbolDrawing, in rect: CGRect) -> Affine {
    let unit = image.attributes.symbolUnit
    let x = unit * Double(rect.width / image.size.width)
    let y = unit * Double(rect.height / image.size.height)
    let box = drawing.box
    return Affine.translation(x: -(box.x + box.width / 2), y: -(box.y + box.height / 2))
      .concatenating(.scale(x: x, y: y))
      .concatenating(.translation(x: Double(rect.midX), y: Double(rect.midY)))
  }
}
