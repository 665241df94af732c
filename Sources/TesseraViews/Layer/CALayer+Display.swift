// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

// Layers with custom drawing. A layer stores its drawing as commands until it is redrawn, while Core Animation stores
// pixels. The drawing is positioned according to `contentsGravity`. The layer of a view is redrawn each time it is
// rendered, along with its view.

import Foundation
import TesseraRaster
@_spi(Tessera) import TesseraGraphics

extension CALayer {
  /// The implementation of `setNeedsDisplay`.
  func markNeedsDisplay() { loadedExtras.needsDisplay = true }

  /// Whether the stored drawing is outdated.
  var isDisplayDue: Bool {
    guard let extras else { return false }
    return extras.needsDisplay
      || extras.watched.contains { key, old in
        !(LayerProperty.named(key)?.read(self)?.isSame(as: old) ?? true)
      }
  }

  /// The implementation of `displayIfNeeded`.
  func displayIfDue() {
    guard isDisplayDue, let extras else { return }
    extras.needsDisplay = false
    for key in extras.watched.keys { extras.watched[key] = LayerProperty.named(key)?.read(self) }
    display()
  }

  /// Draws the layer's contents with `draw(in:)` and stores the drawing. If nothing is drawn, preserves the current
  /// contents.
  func drawContents() {
    let bounds = bounds
    guard bounds.width > 0, bounds.height > 0, bounds.isFiniteRect else {
      extras?.drawing = nil
      return
    }
    owner?.layerWillDraw(self)
    let context = CGContext(canvas: .none)
    context.canvas.append(.beginClip(.rect(Rect(bounds)), .identity))
    draw(in: context)
    context.endClips(downTo: 0)
    context.canvas.append(.endClip)
    if context.hasBlended { context.canvas.isolate(from: 0) }
    let commands = context.canvas.list.commands
    if commands.count > 2 {
      contents = nil
      loadedExtras.drawing = LayerDrawing(bounds: bounds, commands: commands)
    } else {
      extras?.drawing = nil
    }
  }

  /// Draws the stored commands.
  func paintDrawing(into canvas: inout Canvas) {
    guard let extras, let drawing = extras.drawing else { return }
    let part = CGRect(
      x: drawing.bounds.minX + drawing.bounds.width * extras.contentsRect.minX,
      y: drawing.bounds.minY + drawing.bounds.height * extras.contentsRect.minY,
      width: drawing.bounds.width * extras.contentsRect.width,
      height: drawing.bounds.height * extras.contentsRect.height)
    if part == bounds { return canvas.append(drawing.commands.map { $0.transformed(by: canvas.transform) }) }
    let placement = ImagePlacement(size: part.size, bounds: bounds, grid: PixelGrid(scale: max(contentsScale, 1)))
    guard let place = placement.rect(contentsGravity.contentMode) else { return }
    let map = Affine.translation(x: -Double(part.minX), y: -Double(part.minY))
      .concatenating(.scale(x: Double(place.width / part.width), y: Double(place.height / part.height)))
      .concatenating(.translation(x: Double(place.minX), y: Double(place.minY)))
      .concatenating(canvas.transform)
    canvas.append(.beginClip(.rect(Rect(place)), canvas.transform))
    canvas.append(drawing.commands.map { $0.transformed(by: map) })
    canvas.append(.endClip)
  }

  /// The contents as an image. `contents` must be a `UIImage`, or a `CGImage` with the layer's scale.
  var contentsImage: UIImage? {
    if let image = contents as? UIImage { return image }
    return (contents as? CGImage).map { UIImage(cgImage: $0, scale: contentsScale, orientation: .up) }
  }

  /// Draws the contents, or the part selected by `contentsRect`.
  func paintContents(_ image: UIImage, traits: UITraitCollection, into canvas: inout Canvas) {
    var painter = ImagePainter(image: image, tint: .black, traits: traits)
    let mode = contentsGravity.contentMode
    guard let extras else { return painter.paint(in: bounds, mode, into: &canvas) }
    painter.magnification = extras.magnificationFilter == .nearest ? .nearest : .linear
    painter.minification = extras.minificationFilter == .nearest ? .nearest : .linear
    if extras.contentsCenter != CGRect(x: 0, y: 0, width: 1, height: 1),
      extras.contentsRect.size == CGSize(width: 1, height: 1)
    {
      painter = ImagePainter(image: image.stretched(at: extras.contentsCenter), tint: .black, traits: traits)
    }
    painter.part = extras.contentsRect
    painter.paint(in: bounds, mode, into: &canvas)
  }
}

extension UIImage {
  /// Returns the image with a stretchable part, specified in fractions of the image's size.
  fileprivate func stretched(at center: CGRect) -> UIImage {
    let part = center.intersection(CGRect(x: 0, y: 0, width: 1, height: 1))
    guard !part.isNull else { return self }
    return resizableImage(
      withCapInsets: UIEdgeInsets(
        top: part.minY * size.height, left: part.minX * size.width, bottom: (1 - part.maxY) * size.height,
        right: (1 - part.maxX) * size.width), resizingMode: .stretch)
  }
}

extension AnimatableValue {
  /// Returns whether two values are equal. Discrete values are compared as far as possible.
  fileprivate func isSame(as other: AnimatableValue) -> Bool {
    guard kind == other.kind, components == other.components else { return false }
    if kind != .discrete { return true }
    return (object as? Bool) == (other.object as? Bool)
  }
}
