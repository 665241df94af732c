// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

// From an image and a content mode to display list commands: one picture, nine or more parts of a resizable one, or the
// outlines of a symbol, which stay sharp at every size.

import Foundation
package import TesseraRaster

package struct ImagePainter {
  let image: UIImage
  /// What templates are painted in.
  let tint: UIColor
  let traits: UITraitCollection
  /// The part that is painted, in the image's unit square.
  package var part = CGRect(x: 0, y: 0, width: 1, height: 1)
  package var magnification = Sampling.linear
  package var minification = Sampling.linear

  package init(image: UIImage, tint: UIColor, traits: UITraitCollection) {
    (self.image, self.tint, self.traits) = (image.resolved(for: traits), tint, traits)
  }

  var isWhole: Bool { part == CGRect(x: 0, y: 0, width: 1, height: 1) }

  /// Paints the image where the content mode puts it in `bounds`. What lies outside of `bounds` is not cut off.
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
    case .bitmap(let bitmap): paint(bitmap, in: rect, placement.grid, &canvas)
    case .encoded(let picture): paint(picture, in: rect, placement.grid, &canvas)
    case .symbol(let drawing): isWhole ? paint(drawing, in: rect, &canvas) : paintPart(of: drawing, in: rect, &canvas)
    case .vector(let picture): paint(picture, in: rect, placement.grid, &canvas)
    }
    (canvas.transform, canvas.opacity) = saved
  }

  private var isMirrored: Bool {
    image.flipsForRightToLeftLayoutDirection && traits.layoutDirection == .rightToLeft
  }

  /// The colour that replaces the image's own, if any.
  var color: UIColor? {
    switch image.renderingMode {
    case .alwaysTemplate: tint
    case .alwaysOriginal: image.attributes.tint
    case .automatic: image.isSymbolImage ? tint : image.attributes.tint
    }
  }

  // MARK: Pictures

  func paint(_ bitmap: Bitmap, in rect: CGRect, _ grid: PixelGrid, _ canvas: inout Canvas) {
    let bitmap = color.map { image.tinted.tint(bitmap, $0.rasterColor(with: traits)) } ?? bitmap
    inGroup(canvas.opacity, &canvas) { canvas in
      guard isWhole, magnification == .linear, minification == .linear else {
        return paintPart(of: bitmap, in: rect, &canvas)
      }
      let parts = ResizableParts(image: image, bitmap: bitmap, rect: rect, grid: grid).parts
      for part in parts { canvas.image(bitmap, source: part.source, in: part.destination) }
    }
  }

  /// Pixels at the size that is painted, where the picture is painted as a whole in its own colours.
  private func paint(_ picture: EncodedPicture, in rect: CGRect, _ grid: PixelGrid, _ canvas: inout Canvas) {
    let isPlain = isWhole && magnification == .linear && minification == .linear && color == nil
    guard isPlain, image.capInsets == .zero else {
      if let bitmap = picture.seen(reduction: 1) { paint(bitmap, in: rect, grid, &canvas) }
      return
    }
    let t = canvas.transform
    let width = Double(rect.width) * (t.a * t.a + t.b * t.b).squareRoot()
    let height = Double(rect.height) * (t.c * t.c + t.d * t.d).squareRoot()
    guard canvas.opacity > 0, let pixels = picture.seen(width: width, height: height) else { return }
    inGroup(canvas.opacity, &canvas) { $0.image(pixels.bitmap, source: pixels.source, in: rect) }
  }

  /// The named part, enlarged or shrunk as the filters say.
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

  /// Paints in a group where the opacity is below 1; paints nothing where it is 0.
  func inGroup(_ opacity: Double, _ canvas: inout Canvas, _ body: (inout Canvas) -> Void) {
    guard opacity > 0 else { return }
    canvas.opacity = 1
    if opacity < 1 { canvas.append(.beginGroup(opacity: opacity, shadow: nil, canvas.transform)) }
    body(&canvas)
    if opacity < 1 { canvas.append(.endGroup) }
    canvas.opacity = opacity
  }

  // MARK: Symbols

  private func paint(_ drawing: SymbolDrawing, in rect: CGRect, _ canvas: inout Canvas) {
    let style = image.symbolStyle
    let emphasis = drawing.hasStrokes ? style.emphasis : 0
    canvas.transform = place(drawing, emphasis, in: rect).concatenating(canvas.transform)
    for (layers, color) in colored(drawing, style).reversed() {
      let color = color.rasterColor(with: traits)
      let isSimple = layers.count == 1 && emphasis == 0
      // Where outlines overlap, translucent colours must not add up.
      guard color.alpha < 255 || canvas.opacity < 1, !isSimple else {
        fill(layers, color, emphasis, &canvas)
        continue
      }
      var opaque = color
      opaque.alpha = 255
      let opacity = canvas.opacity
      inGroup(opacity * Double(color.alpha) / 255, &canvas) { fill(layers, opaque, emphasis, &$0) }
      canvas.opacity = opacity
    }
  }

  private func fill(_ layers: [SymbolDrawing.Layer], _ color: Color, _ emphasis: Double, _ canvas: inout Canvas) {
    for layer in layers {
      canvas.fill(.path(layer.path, layer.rule), color)
      let style = StrokeStyle(width: emphasis, join: .round)
      canvas.stroke(.path(layer.path, layer.rule), style, color)
    }
  }

  /// The levels with their colours, the foremost first.
  private func colored(
    _ drawing: SymbolDrawing, _ style: SymbolStyle
  ) -> [(layers: [SymbolDrawing.Layer], color: UIColor)] {
    switch style.coloring {
    case .palette(let colors):
      return drawing.levels.enumerated().compactMap { index, layers in
        colors.isEmpty ? nil : (layers, colors[min(index, colors.count - 1)])
      }
    case .hierarchical(let base):
      return drawing.levels.enumerated().map { index, layers in (layers, index == 0 ? base : faded(base)) }
    case .monochrome, .multicolor, nil:
      return [(drawing.layers, color ?? .black)]
    }
  }

  private func faded(_ color: UIColor) -> UIColor {
    let components = color.components(with: traits)
    return UIColor(components.withAlpha(components.alpha * 0.5))
  }

  /// From units of the drawing to points: the box in the middle of `rect`, stretched as `rect` is, less what the added
  /// thickness would carry over the edges.
  private func place(_ drawing: SymbolDrawing, _ emphasis: Double, in rect: CGRect) -> Affine {
    let unit = image.attributes.symbolUnit
    let widest = max(drawing.ink.width, drawing.ink.height)
    let shrink = drawing.isCustom ? 1 : min(1, SymbolDrawing.side / (widest + emphasis))
    let x = unit * Double(rect.width / image.size.width)
    let y = unit * Double(rect.height / image.size.height)
    let box = drawing.box
    return Affine.translation(x: -(box.x + box.width / 2), y: -(box.y + box.height / 2))
      .concatenating(.scale(x: x * shrink, y: y * shrink))
      .concatenating(.translation(x: Double(rect.midX), y: Double(rect.midY)))
  }
}
