// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

public import Foundation
import TesseraRaster

/// Content that is drawn once and can be drawn into a context repeatedly.
///
///     let layer = CGLayer(context, size: CGSize(width: 8, height: 8), auxiliaryInfo: nil)
///     layer?.context?.fillEllipse(in: CGRect(x: 0, y: 0, width: 8, height: 8))
///     if let layer { context.draw(layer, at: CGPoint(x: 20, y: 20)) }
public final class CGLayer {
  /// The layer's context, which has the same coordinate system as the context passed to the initializer.
  public let context: CGContext?
  /// The layer's size, in points of the context passed to the initializer.
  public let size: CGSize

  /// Creates a layer for a context. Returns nil if a side is empty, infinite, or at least 100,000 pixels long.
  ///
  /// - Parameters:
  ///   - context: A context of the same type and scale as the destination.
  ///   - size: The layer's size, in points of the context.
  ///   - auxiliaryInfo: Ignored.
  public init?(_ context: CGContext, size: CGSize, auxiliaryInfo: CFDictionary?) {
    let base = context.base
    let scale = (base.a * base.a + base.b * base.b).squareRoot()
    let (width, height) = (Double(size.width) * scale, Double(size.height) * scale)
    guard width > 0, height > 0, width < 1e5, height < 1e5 else { return nil }
    let list = DisplayList(
      width: Int(width.rounded(.up)), height: Int(height.rounded(.up)), background: .clear)
    let layer = CGContext(canvas: Canvas(list: list, transform: .scale(x: scale, y: scale)))
    layer.imageScale = scale
    (self.context, self.size) = (layer, size)
  }
}

extension CGContext {
  /// Draws a layer at its original size, with its origin at a point.
  public func draw(_ layer: CGLayer, at point: CGPoint) {
    draw(layer, in: CGRect(origin: point, size: layer.size))
  }

  /// Draws a layer stretched to a rectangle.
  public func draw(_ layer: CGLayer, in rect: CGRect) {
    guard let scale = layer.context?.imageScale, let image = layer.context?.makeImage(), layer.size.width > 0 else {
      return
    }
    // The bitmap has a whole number of pixels, so it may be larger than the layer.
    let whole = CGSize(
      width: rect.width * CGFloat(image.width) / (layer.size.width * scale),
      height: rect.height * CGFloat(image.height) / (layer.size.height * scale))
    saveGState()
    defer { restoreGState() }
    // In contexts whose y-axis points down, images are drawn upside down, but layers are not.
    translateBy(x: rect.minX, y: rect.minY + whole.height)
    scaleBy(x: 1, y: -1)
    draw(image, in: CGRect(origin: .zero, size: whole))
  }

  /// Tiles an image over the clipping area, starting with a tile at the given rectangle.
  ///
  /// Draws nothing if more than 100,000 tiles are required.
  public func draw(_ image: CGImage, in rect: CGRect, byTiling: Bool) {
    guard byTiling else { return draw(image, in: rect) }
    let tile = rect.standardized
    let area = boundingBoxOfClipPath.intersection(boundsOfCanvas)
    guard tile.width > 0, tile.height > 0, area.width > 0, area.height > 0 else { return }
    let (left, right) = (
      ((area.minX - tile.minX) / tile.width).rounded(.down), ((area.maxX - tile.minX) / tile.width).rounded(.up)
    )
    let (top, bottom) = (
      ((area.minY - tile.minY) / tile.height).rounded(.down), ((area.maxY - tile.minY) / tile.height).rounded(.up)
    )
    guard (right - left) * (bottom - top) <= 100_000 else { return }
    for row in stride(from: top, to: bottom, by: 1) {
      for column in stride(from: left, to: right, by: 1) {
        draw(image, in: tile.offsetBy(dx: column * tile.width, dy: row * tile.height))
      }
    }
  }

  /// The canvas's bounds in current coordinates.
  private var boundsOfCanvas: CGRect {
    let toUser = base
    let inverse = CGAffineTransform(
      a: toUser.a, b: toUser.b, c: toUser.c, d: toUser.d, tx: toUser.tx, ty: toUser.ty
    ).inverted()
    let pixels = CGRect(x: 0, y: 0, width: canvas.list.width, height: canvas.list.height)
    return pixels.applying(inverse).applying(state.transform.inverted())
  }
}

/// A pattern for filling shapes. Not supported.
public final class CGPattern: Sendable {
  private init() {}
}

extension CGColor {
  /// The color's pattern. Always nil.
  ///
  /// - Note: Differs from UIKit: patterns are not supported.
  public var pattern: CGPattern? { nil }
}
