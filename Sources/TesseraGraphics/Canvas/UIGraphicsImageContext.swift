// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

// Images drawn between a begin and an end, the way before UIGraphicsImageRenderer. Each is a context on the stack of
// contexts of its thread that knows its scale. Any thread may draw images.

public import Foundation
import TesseraRaster

/// Makes a context current that draws an image of `size` points, one pixel each, until it is ended.
public func UIGraphicsBeginImageContext(_ size: CGSize) {
  beginImageContext(size, false, 1)
}

/// Makes a context current that draws an image, until it is ended.
///
/// An image without area, or one too large for memory, has no context: nothing can be drawn until it is ended.
///
/// - Parameters:
///   - size: Points.
///   - opaque: Whether the image starts black instead of transparent.
///   - scale: Pixels per point; 0 for the screen's.
public func UIGraphicsBeginImageContextWithOptions(_ size: CGSize, _ opaque: Bool, _ scale: CGFloat) {
  beginImageContext(size, opaque, scale)
}

private func beginImageContext(_ size: CGSize, _ opaque: Bool, _ scale: CGFloat) {
  let scale = scale > 0 && scale.isFinite ? scale : ScreenEnvironment.currentScale
  let (width, height) = (size.width * scale, size.height * scale)
  let isValid = width > 0 && height > 0 && width < 1e5 && height < 1e5
  let list = DisplayList(
    width: isValid ? Int(width.rounded(.up)) : 0, height: isValid ? Int(height.rounded(.up)) : 0,
    background: opaque ? .black : .clear)
  let context = CGContext(canvas: Canvas(list: list, transform: .scale(x: Double(scale), y: Double(scale))))
  context.imageScale = scale
  context.isEmptyImage = !isValid
  GraphicsStack.contexts.append(context)
}

/// The image drawn so far in the context that was begun last. Nil where none was begun, another context is current, or
/// the image has no area.
public func UIGraphicsGetImageFromCurrentImageContext() -> UIImage? {
  guard let context = GraphicsStack.contexts.last, let scale = context.imageScale, let image = context.makeImage()
  else { return nil }
  return UIImage(cgImage: image, scale: scale, orientation: .up)
}

/// Ends the image context that was begun last. Does nothing when another context is current.
public func UIGraphicsEndImageContext() {
  if GraphicsStack.contexts.last?.imageScale != nil { GraphicsStack.contexts.removeLast() }
}

extension CGContext {
  /// Everything painted so far, at the context's full size in pixels. Nil where it has no area or does not fit into
  /// memory.
  public func makeImage() -> CGImage? {
    painted().map(CGImage.init)
  }

  /// What has been painted so far, clips and layers that are still open included.
  func painted() -> Bitmap? {
    guard canvas.list.width > 0, canvas.list.height > 0 else { return nil }
    var list = canvas.list
    for clip in state.clips.reversed() { clip.end.forEach { list.append($0) } }
    return try? list.paint()
  }

  /// Draws a picture stretched to a rectangle, with the context's opacity and shadow. Core Graphics takes y to grow
  /// upwards, so the picture's first row lies at the rectangle's greatest y: in a view it stands on its head, as on
  /// iOS.
  public func draw(_ image: CGImage, in rect: CGRect) {
    let source = Rect(x: 0, y: 0, width: Double(image.width), height: Double(image.height))
    guard image.width > 0, image.height > 0 else { return }
    let flip = Affine(a: 1, b: 0, c: 0, d: -1, tx: 0, ty: Double(rect.minY + rect.maxY))
    let opacity = state.alpha
    let sampling: Sampling = state.interpolation == .none ? .nearest : .linear
    paint { canvas in
      canvas.transform = flip.concatenating(canvas.transform)
      let needsGroup = opacity < 1 && canvas.opacity < 1
      if needsGroup { canvas.append(.beginGroup(opacity: opacity, shadow: nil, canvas.transform)) }
      canvas.image(image.bitmap, source: source, in: rect, sampling)
      if needsGroup { canvas.append(.endGroup) }
    }
  }
}
